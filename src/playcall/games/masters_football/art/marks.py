"""Small marks: the flames of genius, attack and defence, the shapes of the card types, materials of the bands."""

from __future__ import annotations

from typing import Final

from playcall.art.lettering import HEAVY, text
from playcall.art.svg import Svg, Value, circle, join, line, path, rect, symbol, use
from playcall.games.masters_football.art.palette import HEIGHT, INK, MATERIALS, PREFIX, TYPES, WIDTH

BAND: Final = 50
"""The height of a player's band."""
_FLAME = (
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
            path(_FLAME, fill="#f08a24", stroke=INK, stroke_width=2.5, stroke_linejoin="round"),
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
