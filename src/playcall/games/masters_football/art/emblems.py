"""Emblems: a few shapes for every card, read from `emblems.toml`."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from math import cos, pi, sin
from typing import Final

from playcall.art.svg import Svg, Value, circle, group, join, line, path, rect, symbol
from playcall.games.masters_football.art.palette import INK, PREFIX

BOX: Final = (120, 80)
STROKE: Final = 3
_LINE = re.compile(r"line([\d.]+)(?::(#\w+))?$")


@cache
def emblems() -> dict[str, tuple[str, ...]]:
    """The shapes of every emblem, by the id of its card."""
    text = (resources.files(__package__) / "emblems.toml").read_text(encoding="utf-8")
    return {card: tuple(shapes) for part in tomllib.loads(text).values() for card, shapes in part.items()}


def symbols() -> Svg:
    """Every emblem as a symbol, and the pitch that lies behind players."""
    return join(_pitch(), *(symbol(symbol_id(card), draw(shapes), box=BOX) for card, shapes in emblems().items()))


def symbol_id(card: str) -> str:
    return f"{PREFIX}e-{card}"


def draw(shapes: tuple[str, ...]) -> Svg:
    return group(*map(_shape, shapes), stroke_linejoin="round", stroke_linecap="round")


def ball(x: float, y: float, radius: float) -> Svg:
    """A football: a black pentagon, and seams to the rim."""
    corners = [(x + sin(2 * pi * n / 5) * radius * 0.46, y - cos(2 * pi * n / 5) * radius * 0.46) for n in range(5)]
    rim = [(x + sin(2 * pi * n / 5) * radius, y - cos(2 * pi * n / 5) * radius) for n in range(5)]
    seams = "".join(line(corner, end) for corner, end in zip(corners, rim, strict=True))
    width = min(STROKE, radius / 5)
    return join(
        circle(x, y, radius, fill="#fff", stroke=INK, stroke_width=width),
        path(seams, fill="none", stroke=INK, stroke_width=width),
        path(line(*corners, closed=True), fill=INK),
    )


def _shape(text: str) -> Svg:
    ink, _, rest = text.partition(" ")
    if ink == "ball":
        return ball(*map(float, rest.split()))
    if ink == "bust":
        return _bust()
    if drawn := _LINE.match(ink):
        return path(rest, fill="none", stroke=drawn[2] or INK, stroke_width=float(drawn[1]))
    solid = ink == "ink"
    look: dict[str, Value] = {
        "fill": INK if solid else ink,
        "stroke": None if solid else INK,
        "stroke_width": None if solid else STROKE,
    }
    if rest.startswith("o "):
        x, y, radius = map(float, rest[2:].split())
        return circle(x, y, radius, **look)
    if rest.startswith("r "):
        x, y, width, height, corner = map(float, rest[2:].split())
        return rect(x, y, width, height, rx=corner, **look)
    return path(rest, **look)


def _bust() -> Svg:
    """Head and shoulders in a dark suit, as newspapers print them."""
    return join(
        path("M10 90c2-26 14-36 32-38h10c18 2 28 12 30 38z", fill="#3c4038"),
        path("M39 52l8 12 8-12 2 38H37z", fill="#efe9d8"),
        path("M47 58l-3 6 3 22 3-22z", fill="#22241c"),
        path("M32 28c0-14 6-20 15-20s15 6 15 20-6 24-15 24-15-10-15-24z", fill="#b9b09a"),
    )


def _pitch() -> Svg:
    chalk: dict[str, Value] = {"fill": "none", "stroke": "#fff", "stroke_width": 1.5, "stroke_opacity": 0.8}
    return symbol(
        f"{PREFIX}pitch",
        rect(0, 0, 120, 80, fill="#b9d3b4"),
        path("M0 0h20v80H0zM40 0h20v80H40zM80 0h20v80H80z", fill="#aecaa9"),
        path("M60 0v80", **chalk), circle(60, 40, 26, **chalk),
        box=BOX,
    )  # fmt: skip
