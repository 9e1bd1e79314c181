"""Inks and papers, small marks, and the emblem of every card, read from `emblems.toml`."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from math import cos, pi, sin
from typing import Final

from playcall.art.lettering import HEAVY, text
from playcall.art.svg import Svg, Value, circle, group, join, line, path, rect, symbol, use
from playcall.games.masters_football.cards import AnyCard, load

PREFIX: Final = "mf-"
LAD: Final = "lad"
"""The level of Local Lads, who share an emblem."""
WIDTH, HEIGHT = 252, 352

INK: Final = "#16281f"
INK_2: Final = "#4a5546"
PAPER, PAPER_2 = "#f6f3e8", "#e7e1cd"
PALE: Final = "#7b806f"
"""A figure of nought."""
RED: Final = "#b5332a"
SLATE, CHALK = "#1e2a26", "#f4f1e6"
NEWSPRINT: Final = "#d9d3c0"

MATERIALS: Final = {
    "gold": "#d9b03c", "silver": "#b7c0c6", "bronze": "#c98a55", "wood": "#b08760", "lad": "#cfc6b2",
}  # fmt: skip
MATERIAL_NAMES: Final = {"gold": "Gold", "silver": "Silver", "bronze": "Bronze", "wood": "Wood", "lad": "Local"}

TYPES: Final = {
    "STRATEGY": ("#2458a8", "#ffffff"),
    "EVOLUTION": ("#1f7a45", "#ffffff"),
    "ANTI": ("#e3b505", "#221a00"),
    "CORRUPTION": ("#b5332a", "#ffffff"),
}
"""Ground and letters of each type of action card."""


BAND: Final = 50
"""The height of a player's band."""
FLAME = (
    "M20 2c3 8-6 10-5 17-4-2-4-6-3-9C5 15 2 21 2 28c0 11 8 18 18 18s18-7 18-18c0-8-4-13-9-17 0 4-1 6-3 7"
    "C27 11 25 6 20 2z"
)
_INSIDE: Final = {
    "A": join(
        circle(20, 31, 10.5, fill="#fff", stroke=INK, stroke_width=2.2),
        path("M20 26l5 3.6-1.9 5.8h-6.2L15 29.6z", fill=INK)
    ),
    "D": path(
        "M11 40V27c0-3 4-3 4 0v-4c0-3 4-3 4 0v-1c0-3 4-3 4 0v2c0-3 4-3 4 0v8l3-3c2-1 3.500 1 2.500 2.500L26 40z",
        fill="#fff", stroke=INK, stroke_width=2.2,
    ),
    "T": join(
        rect(10, 22, 20, 18, rx=2, fill="#fff", stroke=INK, stroke_width=2.2),
        path(
            "M14 27l4 4M18 27l-4 4M25 36a2.300 2.300 0 1 0 .1 0M22 33c-2-1-3-1-5 1",
            fill="none", stroke=INK, stroke_width=2,
        ),
    ),
}  # fmt: skip
"""A burning ball, a burning glove, a burning board."""


def marks() -> Svg:
    """The symbols of all marks."""
    flames = (
        symbol(
            f"{PREFIX}genius-{letter}",
            path(FLAME, fill="#f08a24", stroke=INK, stroke_width=2.5, stroke_linejoin="round"),
            inside,
            box=(40, 48),
        )
        for letter, inside in _INSIDE.items()
    )
    attack = join(
        circle(12, 12, 9.5, fill="none", stroke=INK, stroke_width=2.2),
        path("M12 7l4.5 3.3-1.7 5.2H9.200L7.500 10.300z", fill=INK),
    )
    shield = path(
        "M12 2.500 20.500 5.500v6c0 5-3.500 8.500-8.500 10.500-5-2-8.500-5.500-8.500-10.500v-6z",
        fill="none",
        stroke=INK,
        stroke_width=2.4,
    )
    return join(
        *flames, symbol(f"{PREFIX}attack", attack), symbol(f"{PREFIX}defence", shield), *map(_band, MATERIALS)
    )  # fmt: skip


def genius(letter: str, x: float, y: float, width: float) -> Svg:
    return use(f"{PREFIX}genius-{letter}", x, y, width, width * 1.2)


def type_mark(kind: str, x: float, y: float, size: float) -> Svg:
    """S in a square, E in a triangle, A in a diamond, C in a circle: the type without its colour."""
    ground, letters = TYPES[kind]
    half = size / 2
    cx, cy = x + half, y + half
    far, low = x + size + 4, y + size
    shape, drop = {
        "STRATEGY": (rect(x, y, size, size, fill=letters), 0.0),
        "EVOLUTION": (path(line((cx, y - 3), (far, low), (x - 4, low), closed=True), fill=letters), 4.5),
        "ANTI": (path(line((cx, y - 4), (far, cy), (cx, low + 4), (x - 4, cy), closed=True), fill=letters), 0.0),
        "CORRUPTION": (circle(cx, cy, half + 1, fill=letters), 0.0),
    }[kind]
    letter = "A" if kind == "ANTI" else kind[0]
    size_of = size * (0.62 if kind == "EVOLUTION" else 0.76)
    return join(shape, text(cx, cy + size_of * 0.35 + drop, letter, HEAVY, size_of, anchor="middle", fill=ground))


def band_id(level: str) -> str:
    return f"{PREFIX}band-{level}"


def _band(level: str) -> Svg:
    """The band in its material: gold hatched, silver lined, bronze dotted, wood grained."""
    return symbol(
        band_id(level), rect(0, 0, WIDTH, BAND, fill=MATERIALS[level]), _WEAVES[level], box=(WIDTH, BAND)
    )  # fmt: skip


_LIGHT: Final[dict[str, Value]] = {"fill": "none", "stroke": "#fff", "stroke_width": 1.6, "stroke_opacity": 0.4}
_WEAVES: Final = {
    "gold": path("".join(f"M{x} {BAND}l24-{BAND}" for x in range(-20, WIDTH, 10)), **_LIGHT),
    "silver": path("".join(f"M0 {y}H{WIDTH}" for y in range(4, BAND, 6)), **_LIGHT),
    "bronze": path(
        "".join(f"M{x + 4 * (y // 8 % 2)} {y}h.1" for y in range(5, BAND, 8) for x in range(4, WIDTH, 8)),
        fill="none", stroke="#fff", stroke_width=3, stroke_opacity=0.36, stroke_linecap="round",
    ),
    "wood": path(
        "".join(f"M0 {y}q40-5 84 0t84 1 84-2" for y in range(6, BAND + 6, 8)),
        fill="none", stroke="#46280f", stroke_width=1.6, stroke_opacity=0.4,
    ),
    "lad": path(
        "".join(f"M{x} 0v{BAND}" for x in range(8, WIDTH, 24)),
        fill="none", stroke="#b5332a", stroke_width=5, stroke_opacity=0.22,
    ),
}  # fmt: skip


def edge() -> Svg:
    """The thin dark line round every card."""
    return rect(
        1.5, 1.5, WIDTH - 3, HEIGHT - 3, rx=14, fill="none", stroke="#28200e", stroke_width=3, stroke_opacity=0.5
    )


BOX: Final = (120, 80)
STROKE: Final = 3
_LINE = re.compile(r"line([\d.]+)(?::(#\w+))?$")


@cache
def emblems() -> dict[str, tuple[str, ...]]:
    """The shapes of every emblem, by the id of its card."""
    text = (resources.files(__package__) / "emblems.toml").read_text(encoding="utf-8")
    known = {card: tuple(shapes) for part in tomllib.loads(text).values() for card, shapes in part.items()}
    cards: list[AnyCard] = [*load().managers, *load().players, *load().actions]
    return known | {card.id: known[card.emblem] for card in cards if card.emblem}


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
