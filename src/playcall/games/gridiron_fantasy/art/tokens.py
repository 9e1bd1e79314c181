"""The signs on the cards: a shape and a picture for every ability, the disks of risk and alert, Run and Pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playcall.art.lettering import HEAVY, text
from playcall.art.svg import Svg, circle, group, join, path, rect, symbol, use
from playcall.games.gridiron_fantasy.anatomy import Penalty, Symbols
from playcall.games.gridiron_fantasy.art.palette import ALERT, INK, PREFIX, RISK

SIZE: Final = 32


def tokens() -> Svg:
    """Power is a square with an arm, Speed an arrow with a foot, Skill a disk with a ball, Mental a hexagon."""
    return join(*(symbol(token_id(name), *drawn, box=(SIZE, SIZE)) for name, drawn in _SHAPES.items()))


def token_id(ability: str) -> str:
    return f"{PREFIX}ab-{ability}"


def row(x: float, y: float, size: float, gap: float, abilities: Sequence[str]) -> Svg:
    """Tokens beside each other, the top at y."""
    return join(*(use(token_id(name), x + place * (size + gap), y, size) for place, name in enumerate(abilities)))


def in_order(symbols: Symbols, main: str) -> list[str]:
    """The abilities of a card, a word for each symbol, its main one first."""
    words = [name for name, number in symbols._asdict().items() for _ in range(number)]
    return sorted(words, key=lambda name: name != main)


def risk_disk(x: float, y: float, radius: float, penalty: Penalty) -> Svg:
    """GF-10.1  A white number on a black disk."""
    return join(
        circle(x, y, radius, fill=RISK, stroke="#fff", stroke_width=2.6),
        circle(x, y, radius + 2.2, fill="none", stroke=RISK, stroke_width=1.8),
        _number(x, y, radius, str(penalty.risk), "#fff"),
    )


def alert_disk(x: float, y: float, radius: float, alert: int) -> Svg:
    """GF-10.7  A black number on a yellow disk."""
    disk = circle(x, y, radius, fill=ALERT, stroke=RISK, stroke_width=3)
    return join(disk, _number(x, y, radius, str(alert), RISK))


def _number(x: float, y: float, radius: float, words: str, colour: str) -> Svg:
    size = radius * 1.6
    return text(x, y + size * 0.35, words, HEAVY, size, anchor="middle", fill=colour)


def kind_badge(x: float, y: float, size: float, kind: str, colour: str) -> Svg:
    """R in a square, P in a disk: told by letter and by shape."""
    middle = size / 2
    shape = circle(x + middle, y + middle, middle, fill=INK) if kind == "pass" else rect(x, y, size, size, fill=INK)
    letter = text(x + middle, y + size * 0.78, kind[0].upper(), HEAVY, size * 0.8, anchor="middle", fill=colour)
    return join(shape, letter)


def _inked(d: str, fill: str, width: float) -> Svg:
    return path(d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round")


def _lines(d: str, width: float) -> Svg:
    return path(d, fill="none", stroke=INK, stroke_width=width, stroke_linecap="round")


_ARM = "M8 25c-1-6 1-10 4-12l1-6c2-1.5 5-1 6 .5l.5 3-3 1.5 1 3.5c4-2 8 0 8 4.5S22 26 17 26z"
_BALL = "M4.5 16C8.5 10.5 12 9.5 16 9.5s7.5 1 11.5 6.5c-4 5.5-7.5 6.5-11.5 6.5S8.5 21.5 4.5 16z"
_HELMET = "M8 19c-1.5-6 2-11 8-11 5 0 8.5 3.5 8.5 8.5h-5l-1.5 2 .8 4.5c-4 1.5-9 .5-10.8-4z"
_SHAPES: Final[dict[str, tuple[Svg, ...]]] = {
    "power": (
        rect(1.5, 1.5, 29, 29, rx=3, fill="#d8482a", stroke=INK, stroke_width=2.5),
        _inked(_ARM, "#fff", 1.6),
    ),
    "speed": (
        _inked("M1.5 3h19L30.5 16l-10 13h-19L8 16z", "#f2b01e", 2.5),
        path("M10.5 9h5v6.5l7 2c2 .6 2.5 2 2.3 4.5H10z", fill=INK),
        _lines("M10 24.2h14.8", 2),
    ),
    "skill": (
        circle(16, 16, 14.3, fill="#3fa35c", stroke=INK, stroke_width=2.5),
        group(_inked(_BALL, "#fff", 1.6), _lines("M11.5 16h9M13.5 13.8v4.4M16 13.5v5M18.5 13.8v4.4", 1.5),
              transform="rotate(-35 16 16)"),
    ),
    "mental": (
        _inked("M16 1.5 29 9v14l-13 7.5L3 23V9z", "#4a86c8", 2.5),
        _inked(_HELMET, "#fff", 1.6),
        _lines("M18.5 19.5h7.5l-.6 4.5H19", 1.7),
    ),
    "wild": (
        _inked("M16 1.5 30.5 16 16 30.5 1.5 16z", "#fff", 2.5),
        _lines("M12 12.5c0-5.5 8.5-5.5 8.5-.5 0 3.5-4.5 3.5-4.5 7M16 23v.5", 3),
    ),
}  # fmt: skip
