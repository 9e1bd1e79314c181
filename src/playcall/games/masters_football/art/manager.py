"""Managers: a press clipping with a photograph, the ability, budget and academy limit."""

from __future__ import annotations

from typing import Final

from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, NAME, TEXT, fit, fit_height, paragraph, text
from playcall.art.svg import Svg, join, path, rect, use
from playcall.games.masters_football.art.emblems import symbol_id
from playcall.games.masters_football.art.marks import edge
from playcall.games.masters_football.art.palette import HEIGHT, INK, PAPER, WIDTH
from playcall.games.masters_football.cards import Manager

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
