"""Faces of large sets are drawn when they are first asked for."""

from __future__ import annotations

from functools import partial

import pytest

from playcall.art.faces import Faces
from playcall.art.svg import Svg


def test_a_face_is_drawn_when_it_is_asked_for_and_only_once() -> None:
    drawn: list[str] = []

    def draw(name: str) -> Svg:
        drawn.append(name)
        return Svg(f"<svg>{name}</svg>")

    faces = Faces({name: partial(draw, name) for name in ("a", "b")})
    assert (len(faces), [*faces], "a" in faces, "c" in faces) == (2, ["a", "b"], True, False)
    assert drawn == []
    assert faces["b"] == faces["b"] == "<svg>b</svg>"
    assert drawn == ["b"]
    with pytest.raises(KeyError):
        faces["c"]
