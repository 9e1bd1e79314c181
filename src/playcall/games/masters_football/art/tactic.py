"""Tactic cards and all backs: chalk on slate, a hatched board."""

from __future__ import annotations

from typing import Final

from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, HEAVY, NAME, text
from playcall.art.svg import Svg, group, join, path, rect
from playcall.games.masters_football.art.emblems import ball
from playcall.games.masters_football.art.palette import CHALK, HEIGHT, SLATE, WIDTH

_DRAWN: Final = {
    "Po": ("M82 170a44 44 0 1 1 44 44", "M142 198l-16 16 16 14M112 112l16 14-14 14"),
    "Di": ("M44 224 196 124", "M172 116h32l-14 28"),
    "Ph": (
        "M40 170h48M212 170h-48",
        "M78 154l20 16-20 16M174 154l-20 16 20 16M126 122v-18M126 236v-18M106 130l-10-14M146 130l10-14M106 210l-10 14"
        "M146 210l10 14",
    ),
    "De": ("M44 222h164", "M58 214v-66h38v66zM107 214v-86h38v86zM156 214v-66h38v66zM126 108V88M114 98l12-12 12 12"),
}
"""Keeping the ball going round, one long pass, a clash, a wall: the dashes of each, and what is drawn through."""


def tactic_face(tactic: str, name: str) -> Svg:
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=SLATE),
        rect(12, 12, WIDTH - 24, HEIGHT - 24, rx=9, fill="none", stroke=CHALK, stroke_width=3),
        group(
            path(_DRAWN[tactic][0], stroke_dasharray="17 11"),
            path(_DRAWN[tactic][1]),
            fill="none", stroke=CHALK, stroke_width=8, stroke_linecap="round", stroke_linejoin="round",
            transform="translate(0 18)",
        ),
        text(126, 80, tactic, BOLD, 70, anchor="middle", fill=CHALK),
        text(126, 322, name, NAME, 40, anchor="middle", fill=CHALK),
    )  # fmt: skip


def backs() -> dict[str, Svg]:
    return {
        "player": _back("#1f5a41", "#f4e6c8", ball(126, 176, 56)),
        "action": _back("#7d2430", "#f4e6c8", _letter("A")),
        "manager": _back("#2b3550", "#f4e6c8", _letter("M")),
        "tactic": _back(SLATE, CHALK, _letter("T")),
    }


def _letter(letter: str) -> Svg:
    return text(126, 176 + 42, letter, HEAVY, 120, anchor="middle", fill="#f4e6c8")


def _back(ground: str, ink: str, middle: Svg) -> Svg:
    stripes = "".join(f"M{x} {HEIGHT}L{x + 252} {HEIGHT - 252}l8 8L{x + 12} {HEIGHT}Z" for x in range(-260, WIDTH, 26))
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=ground),
        group(path(stripes), path(stripes, transform=f"translate(0 -{HEIGHT - 100})"), fill="#fff", fill_opacity=0.07),
        rect(12, 12, WIDTH - 24, HEIGHT - 24, rx=9, fill="none", stroke=ink, stroke_width=3),
        join(middle),
        text(126, 54, "MASTERS OF", BOLD, 27, anchor="middle", fill=ink, letter_spacing=3),
        text(126, 318, "FOOTBALL", HEAVY, 38, anchor="middle", fill=ink, letter_spacing=4),
    )
