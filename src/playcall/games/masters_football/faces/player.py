"""Player cards: band, emblem, price, genius, and the figures of the four tactics."""

from __future__ import annotations

from typing import Final

from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, NAME, fit, text
from playcall.art.svg import NOTHING, Svg, circle, group, join, line, path, rect, use
from playcall.games.masters_football.cards import MOST_SKILL, TACTICS, Player
from playcall.games.masters_football.faces.marks import (
    BAND,
    HEIGHT,
    INK,
    INK_2,
    LAD,
    MATERIAL_NAMES,
    PALE,
    PAPER,
    PAPER_2,
    PREFIX,
    RED,
    WIDTH,
    band_id,
    edge,
    genius,
    symbol_id,
)

PICTURE: Final = (BAND, 176)
"""Top and height of the picture."""
TABLE: Final = PICTURE[0] + PICTURE[1]
HEAD, ROW, FOOT = 27, 37, 25
LEFT: Final = 40
"""Where the columns of figures begin."""
COLUMN: Final = (WIDTH - LEFT) / 4


def player_face(card: Player) -> Svg:
    """One drawing serves hand and zoom: there are few words on it, all of them large."""
    return face_svg(
        (WIDTH, HEIGHT), rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        _band(card), _picture(card), _figures(card), _skill(card), edge(),
    )  # fmt: skip


def _band(card: Player) -> Svg:
    name = fit(card.name, BOLD, (28, 27, 26, 25, 24, 23), WIDTH - 66, 1)
    if name.squeeze < 1:
        name = fit(card.name, BOLD, (23, 22, 21), WIDTH - 66, 2)
    first = BAND / 2 - (len(name.lines) - 1) * name.size * 0.46 + name.size * 0.35
    rows = (
        text(56, first + row * name.size * 0.92, words, BOLD, name.size, squeeze=name.squeeze, fill=INK)
        for row, words in enumerate(name.lines)
    )
    return join(
        use(band_id(card.level), 0, 0, WIDTH, BAND),
        circle(29, BAND / 2, 18, fill=INK),
        text(29, BAND / 2 + 9.5, card.pos, BOLD, 27, anchor="middle", fill="#fff"),
        *rows,
        path(f"M0 {BAND}H{WIDTH}", stroke=INK, stroke_width=3),
    )


def _picture(card: Player) -> Svg:
    top, height = PICTURE
    width = height * 1.5
    left = (WIDTH - width) / 2
    emblem = "LAD" if card.level == LAD else card.id
    level = MATERIAL_NAMES[card.level]
    plate = NAME.width(level, 23) + 20
    return join(
        use(f"{PREFIX}pitch", left, top, width, height),
        use(symbol_id(emblem), left + 22, top + 8, width - 44, (width - 44) / 1.5),
        _price(card.cost, top + 12),
        rect(7, top + height - 40, plate, 33, rx=5, fill=PAPER, stroke=INK, stroke_width=2.5),
        text(17, top + height - 15, level, BOLD, 23, fill=INK),
        genius(card.genius, WIDTH - 56, top + height - 61, 48) if card.genius else NOTHING,
        path(f"M0 {top + height}H{WIDTH}", stroke=INK, stroke_width=3),
    )


def _price(cost: int, top: float) -> Svg:
    """A red tag at the edge."""
    tag = line((194, top + 17), (206, top), (WIDTH, top), (WIDTH, top + 34), (206, top + 34), closed=True)
    return join(
        path(tag, fill=RED),
        text(WIDTH - 24, top + 27, str(cost), BOLD, 29, anchor="end", fill="#fff"),
        text(WIDTH - 21, top + 27, "M", BOLD, 19, fill="#fff"),
    )


def _figures(card: Player) -> Svg:
    """A column for each tactic; the one that counts is turned black by its class."""
    rows = (TABLE + HEAD, TABLE + HEAD + ROW)
    return join(
        rect(0, TABLE + 1.5, WIDTH, HEAD, fill=PAPER_2),
        use(f"{PREFIX}attack", 9, rows[0] + 7, 24),
        use(f"{PREFIX}defence", 9, rows[1] + 6, 24),
        *(_column(card, n) for n in range(len(TACTICS))),
    )


def _column(card: Player, n: int) -> Svg:
    x, middle = LEFT + n * COLUMN, LEFT + (n + 0.5) * COLUMN
    figures = (card.attack[n], card.defence[n])
    return group(
        rect(x, TABLE + 1.5, COLUMN, HEAD + 2 * ROW - 1.5, fill="none", class_="col-ground"),
        text(middle, TABLE + 21, TACTICS[n], BOLD, 23, anchor="middle", fill=INK_2, class_="col-name"),
        *(
            text(
                middle, TABLE + HEAD + 30 + row * ROW, str(figure), BOLD, 33, anchor="middle",
                fill=INK if figure else PALE, class_="col-figure",
            )
            for row, figure in enumerate(figures)
        ),
        class_=f"col col-{TACTICS[n]}",
    )  # fmt: skip


def _skill(card: Player) -> Svg:
    top = HEIGHT - FOOT
    dots = (
        circle(
            WIDTH - 80 + 16 * n, top + 11.5, 5.4,
            fill=INK if n < card.tac else "none", stroke=INK, stroke_width=2,
        )
        for n in range(MOST_SKILL)
    )  # fmt: skip
    return join(
        rect(0, top, WIDTH, FOOT, fill=PAPER_2),
        text(11, top + 19, f"Tactics {card.tac}", NAME, 22, fill=INK),
        *dots,
    )
