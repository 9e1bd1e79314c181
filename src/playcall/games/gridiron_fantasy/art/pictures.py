"""The pictures of the cards: small drawings in ink, kept as shapes in `pictures.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from playcall.art.svg import Svg, circle, el, join, path, use
from playcall.games.gridiron_fantasy.art.palette import COLOURS, INK, PREFIX

WIDTH, HEIGHT = 120, 80
OUTLINE = 4
SMALLEST_INKED = 5
"""Smaller disks are eyes and bolts, without an outline."""
BALL_SHAPE = "M3 20C13 5 21 2.5 30 2.5S47 5 57 20C47 35 39 37.5 30 37.5S13 35 3 20z"


@cache
def _file() -> dict[str, dict[str, str]]:
    return tomllib.loads((resources.files(__package__) / "pictures.toml").read_text(encoding="utf-8"))


def picture_of(card_id: str) -> str | None:
    """The name of a card's picture; portraits and formations are drawn otherwise."""
    return _file()["cards"].get(card_id)


def pictures() -> Svg:
    """The symbols of all pictures, and the football that many of them show."""
    drawn = [_symbol(name, *map(_shape, shapes.strip().splitlines())) for name, shapes in _file()["pictures"].items()]
    return join(_ball(), *drawn)


def picture_id(name: str) -> str:
    return f"{PREFIX}pic-{name}"


def _symbol(name: str, *content: Svg) -> Svg:
    return el(
        "symbol", *content, id=picture_id(name), viewBox=f"0 0 {WIDTH} {HEIGHT}", preserveAspectRatio="xMidYMid slice"
    )


def _shape(line: str) -> Svg:
    word, rest = line.split(" ", 1)
    if word == "c":
        letter, *numbers = rest.split()
        x, y, radius = map(float, numbers)
        inked = radius > SMALLEST_INKED
        return circle(
            x, y, radius, fill=COLOURS[letter], stroke=INK if inked else None, stroke_width=OUTLINE if inked else None
        )
    if word == "o":
        return _football(*map(float, rest.split()))
    if word[0] == "~":
        return _stroke(rest, INK, float(word[1:]))
    if word[0] == "-":
        width = float(word[1:-1])
        return join(_stroke(rest, INK, width + 6), _stroke(rest, COLOURS[word[-1]], width))
    if word[0] == "=":
        return path(rest, fill=COLOURS[word[1]])
    return path(rest, fill=COLOURS[word], stroke=INK, stroke_width=OUTLINE, stroke_linejoin="round")


def _stroke(d: str, colour: str, width: float) -> Svg:
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _football(x: float, y: float, length: float, angle: float) -> Svg:
    height = length * 2 / 3
    ball = use(f"{PREFIX}ball", x - length / 2, y - height / 2, length, height)
    return el("g", ball, transform=f"rotate({angle:g} {x:g} {y:g})")


def _ball() -> Svg:
    laces = path("M20 16h20M24 12v8M30 11v9M36 12v8", fill="none", stroke="#fff", stroke_width=2.6)
    skin = path(BALL_SHAPE, fill=COLOURS["N"], stroke=INK, stroke_width=4, stroke_linejoin="round")
    return el("symbol", skin, laces, id=f"{PREFIX}ball", viewBox="0 0 60 40")
