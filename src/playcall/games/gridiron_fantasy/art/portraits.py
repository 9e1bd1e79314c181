"""Stars in their helmets, coaches under their caps, and formations as chalk marks."""

from __future__ import annotations

from typing import Final

from playcall.art.colour import contrast, mix
from playcall.art.svg import Svg, circle, el, join, path, rect
from playcall.games.gridiron_fantasy.anatomy import Team
from playcall.games.gridiron_fantasy.art.palette import COLOURS, FREE_AGENT, INK
from playcall.games.gridiron_fantasy.cards import load

SKINS: Final = ("#f3cfa6", "#e0ac7c", "#b97f50", "#8c5a37")
MASKS: Final = (
    "M68 38h24l-3 18H70M69 47h22",
    "M68 36h26l-2 12H70M70 56h18l2-8M80 36v20",
    "M68 40h25l-4 14H72",
    "M66 36h28l-4 22H70M68 43h25M69 50h23",
)
SHELL: Final = "M34 44C24 22 36 2 60 2c22 0 30 16 30 30l-18 2c-4 1-5 3-4 7l3 14c-12 5-31 4-37-11z"
SHOULDERS: Final = "M4 90c2-24 14-34 36-37h34c24 2 36 14 40 37z"
STRIPES: Final = ("M38 14c14-8 32-6 46 4", "M60 2c-6 14-8 28-6 54", "M32 34c16-10 40-12 58-6", "M44 8c4 12 2 30-8 36")
MOUTHS: Final = ("M50 58q10-5 20 0", "M50 57q10 5 20 0", "M51 58h18", "M50 59q6-5 10 0t10-1")
HAIRS: Final = ("", "M38 44c-4 10-2 20 2 26M82 44c4 10 2 20-2 26", "M42 62c8 12 28 12 36 0", "M52 54q8-5 16 0")
ROWS: Final = {
    "TM-07": (4, 3, 4), "TM-15": (3, 3, 5), "TM-23": (3, 4, 4), "TM-55": (4, 3, 4), "TM-65": (6, 5), "TM-31": (7, 1, 3),
    "TM-39": (5, 1, 5), "TM-47": (7, 1, 3), "TM-63": (7, 2, 2), "TM-66": (7, 1, 3),
}  # fmt: skip
"""How many stand in each row of a formation."""


def portrait(card: Team) -> Svg:
    """A star, a coach or a formation in a field of 120 by 80."""
    if card.subtype == "formation":
        return _formation(card)
    return _coach(card) if card.subtype == "coach" else _star(card)


def kit_of(card: Team) -> tuple[str, str]:
    """Dark and light colour of a card's franchise."""
    franchise = next((each for each in load().franchises if each.letter == card.affinity), None)
    if franchise is None:
        return FREE_AGENT
    first, second = franchise.colours
    return (first, second) if contrast(first, "#ffffff") >= contrast(second, "#ffffff") else (second, first)


def _turn(card: Team) -> int:
    """What makes one face differ from the next."""
    return int(card.id[3:])


def _ink(d: str, fill: str) -> Svg:
    return path(d, fill=fill, stroke=INK, stroke_width=4, stroke_linejoin="round", stroke_linecap="round")


def _line(d: str, colour: str, width: float) -> Svg:
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _star(card: Team) -> Svg:
    dark, light = kit_of(card)
    turn = _turn(card)
    shell, trim = (light, dark) if card.plaque == "gold" else (dark, light)
    mask = MASKS[turn % len(MASKS)]
    drawn = join(
        _ink(SHOULDERS, dark),
        _line("M20 70l14-10M100 70L86 60", light, 5),
        _ink("M62 38h14l4 18c-4 10-16 8-18-4z", SKINS[turn % len(SKINS)]),
        _ink(SHELL, shell),
        _line(STRIPES[turn // 4 % len(STRIPES)], trim, 6),
        circle(55, 38, 4, fill=INK),
        _line(mask, INK, 8),
        _line(mask, "#ffffff", 3.4),
    )
    return drawn if card.plaque == "gold" else el("g", drawn, transform="matrix(-1 0 0 1 120 0)")


def _coach(card: Team) -> Svg:
    dark, light = kit_of(card)
    turn = _turn(card)
    hair = HAIRS[turn % len(HAIRS)]
    return join(
        _ink("M18 90c4-20 20-26 42-26s38 6 42 26z", COLOURS["D"]),
        _line(hair, COLOURS["N"], 7) if hair else Svg(),
        _ink("M38 36h44c2 18-6 32-22 32S36 54 38 36z", SKINS[turn // 3 % len(SKINS)]),
        _ink("M32 36c0-20 12-30 28-30s28 10 28 30z", dark),
        _ink("M30 36h64l10 6c-20 4-60 3-74-6z", light),
        _line(f"M50 46h4M68 46h4{MOUTHS[turn // 2 % len(MOUTHS)]}", INK, 4),
        rect(52, 16, 16, 10, rx=2, fill=light, stroke=INK, stroke_width=2.5),
    )


def _formation(card: Team) -> Svg:
    """Chalk on a board: crosses for the defence, rings for the offence."""
    board = rect(4, 3, 112, 74, rx=3, fill=mix("#3f6b4f", "#1d3326", 0.6), stroke=INK, stroke_width=4)
    marks = []
    for place, number in enumerate(ROWS[card.id]):
        y = 20 + 20 * place
        for step in range(number):
            x = 60 + (step - (number - 1) / 2) * min(17.0, 96 / max(number, 1))
            marks.append(_mark(card.plaque, x, y))
    return join(board, _line("M12 11h96", "#cfe6d2", 1.6), *marks)


def _mark(plaque: str, x: float, y: float) -> Svg:
    if plaque == "gold":
        return circle(x, y, 4.6, fill="none", stroke="#f4efe0", stroke_width=2.6)
    return _line(f"M{x - 4:g} {y - 4:g}l8 8m0-8l-8 8", "#f4efe0", 2.8)
