"""Managers as press clippings, tactic cards as chalk on slate, and all backs."""

from __future__ import annotations

from typing import Final

from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, HEAVY, NAME, TEXT, fit, fit_height, paragraph, text
from playcall.art.svg import Svg, group, join, path, rect, use
from playcall.games.masters_football.cards import Manager
from playcall.games.masters_football.faces.marks import CHALK, HEIGHT, INK, PAPER, SLATE, WIDTH, ball, edge, symbol_id

MARGIN: Final = 12
INNER: Final = WIDTH - 2 * MARGIN
FOOT: Final = 52


def manager_face(card: Manager) -> Svg:
    return face_svg(
        (WIDTH, HEIGHT), rect(0, 0, WIDTH, HEIGHT, fill=PAPER), _head(card), _foot(card),
        hand=[_story(card, hand=True)], full=[_story(card, hand=False)],
    )  # fmt: skip


def _head(card: Manager) -> Svg:
    name = fit(card.name, BOLD, (34, 33, 32, 31, 30, 29, 28, 27, 26), INNER)
    return join(
        text(MARGIN + 4, 26, "The Touchline", BOLD, 19, fill=INK),
        text(WIDTH - MARGIN - 4, 26, "Manager", BOLD, 19, anchor="end", fill=INK),
        path(f"M{MARGIN} 33H{WIDTH - MARGIN}", stroke=INK, stroke_width=2),
        text(MARGIN, 66, name.lines[0], BOLD, name.size, squeeze=name.squeeze, fill=INK),
    )


def _story(card: Manager, *, hand: bool) -> Svg:
    font, sizes, lead = (NAME, (24, 23, 22, 21, 20, 19), 1.04) if hand else (TEXT, (16, 15, 14, 13.5), 1.16)
    said = fit_height(card.text, font, sizes, INNER, 108 if hand else 74, lead)
    flavour = fit_height(f"“{card.flavour}”", TEXT, (12.5, 12), INNER, 32, 1.14)
    below = 0 if hand else len(flavour.lines) * flavour.size * 1.14 + 4
    bottom = HEIGHT - FOOT - 8 - below
    top = bottom - len(said.lines) * said.size * lead
    quote = paragraph(MARGIN, bottom + flavour.size + 2, flavour, TEXT, 1.14, fill="#55604f", font_style="italic")
    height = top - 4 - 76
    width = height * 1.5
    return join(
        rect(MARGIN, 76, INNER, height, fill="#d9d3c0"),
        use(
            symbol_id(card.id), MARGIN if width > INNER else (WIDTH - width) / 2, 76, min(width, INNER), height,
            preserveAspectRatio="xMidYMax slice",
        ),
        paragraph(MARGIN, top + said.size * 0.88, said, font, lead, fill="#2a3228"),
        *([] if hand else [quote]),
    )  # fmt: skip


def _foot(card: Manager) -> Svg:
    top = HEIGHT - FOOT
    return join(
        rect(0, top, WIDTH, FOOT, fill=INK),
        text(MARGIN + 2, top + 21, "Budget", NAME, 20, fill="#dfe6dc"),
        text(MARGIN + 2, top + 45, f"{card.budget} M", BOLD, 26, fill="#fff"),
        text(WIDTH - MARGIN - 2, top + 21, "Academy limit", NAME, 20, anchor="end", fill="#dfe6dc"),
        text(WIDTH - MARGIN - 2, top + 45, f"{card.academy_limit} M", BOLD, 26, anchor="end", fill="#fff"),
        edge(),
    )


# Tactic cards and backs ----------------------------------------------------------------------------------------------

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
