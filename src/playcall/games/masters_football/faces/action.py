"""Action cards: tickets with a stub that says when and what it costs."""

from __future__ import annotations

from typing import Final

from playcall.art.colour import mix
from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, HEAVY, NAME, TEXT, Fitted, fit, fit_height, paragraph, text
from playcall.art.svg import NOTHING, Svg, circle, group, join, path, rect, use
from playcall.games.masters_football.cards import TACTICS, TYPE_NAMES, ActionCard
from playcall.games.masters_football.faces.marks import (
    HEIGHT,
    INK,
    INK_2,
    PAPER,
    SLATE,
    TYPES,
    WIDTH,
    edge,
    symbol_id,
    type_mark,
)

HEAD: Final = 42
STUB: Final = 46
MARGIN: Final = 12
INNER: Final = WIDTH - 2 * MARGIN
STUB_TOP: Final = HEIGHT - STUB
WHEN: Final = {
    "TW": "Before tactics", "SW": "Before kick-off", "BT": "Before a turn", "AR": "After a roll", "AG": "After a goal",
    "AM": "After a miss", "CW": "Against corruption", "HT": "Half-time", "AC": "Academy",
}  # fmt: skip
HAND_SIZES: Final = (24, 23, 22, 21, 20, 19)
FULL_SIZES: Final = (17, 16, 15, 14)
LEAD: Final = 1.14


def action_face(card: ActionCard) -> Svg:
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER), _head(card), _stub(card),
        hand=[_hand(card)], full=[_full(card)],
    )  # fmt: skip


def when(card: ActionCard) -> str:
    """The windows in a word or two."""
    return "Kick-off or a turn" if len(card.windows) > 1 else WHEN[card.windows[0]]


def _head(card: ActionCard) -> Svg:
    ground, letters = TYPES[card.type]
    return join(
        rect(0, 0, WIDTH, HEAD, fill=ground),
        type_mark(card.type, 14, 9, 24),
        text(50, 31, TYPE_NAMES[card.type], NAME, 25, fill=letters),
        _tactics(card, letters, ground),
    )


def _tactics(card: ActionCard, ink: str, ground: str) -> Svg:
    """The tactics in which it works, where it does not work in all."""
    if len(card.tactics) == len(TACTICS):
        return NOTHING
    return group(
        *(
            join(
                rect(WIDTH - 10 - 38 * (len(card.tactics) - n), 8, 35, 27, rx=5, fill=ink),
                text(WIDTH + 7.5 - 38 * (len(card.tactics) - n), 29, tactic, BOLD, 22, anchor="middle", fill=ground),
            )
            for n, tactic in enumerate(card.tactics)
        ),
        class_="tactics",
    )


def _hand(card: ActionCard) -> Svg:
    name, words = _name(card, (29, 28, 27, 26, 25, 24)), card.text.replace(" -", " −")
    room = 124 if len(words) > 60 else 104 if len(words) > 34 else 82
    said = fit_height(words, NAME, HAND_SIZES, INNER, room, 1.05)
    top = STUB_TOP - 8 - len(said.lines) * said.size * 1.05
    title = top - 8
    return join(
        _picture(card, title - name.size - 2),
        text(MARGIN, title, name.lines[0], BOLD, name.size, squeeze=name.squeeze, fill=INK),
        paragraph(MARGIN, top + said.size * 0.86, said, NAME, 1.05, fill="#2f382d"),
    )


def _full(card: ActionCard) -> Svg:
    name = _name(card, (31, 30, 29, 28, 27))
    said = fit_height(card.text.replace(" -", " −"), TEXT, FULL_SIZES, INNER, 86, LEAD)
    flavour = fit_height(f"“{card.flavour}”", TEXT, (13, 12.5, 12), INNER, 34, LEAD)
    foot = STUB_TOP - 10 - (len(flavour.lines) - 1) * flavour.size * LEAD
    first = foot - flavour.size - 6 - (len(said.lines) - 1) * said.size * LEAD
    title = first - said.size - 8
    return join(
        _picture(card, title - name.size - 2),
        text(MARGIN, title, name.lines[0], BOLD, name.size, squeeze=name.squeeze, fill=INK),
        paragraph(MARGIN, first, said, TEXT, LEAD, fill="#2f382d"),
        paragraph(MARGIN, foot, flavour, TEXT, LEAD, fill="#5a6353", font_style="italic"),
    )


def _name(card: ActionCard, sizes: tuple[float, ...]) -> Fitted:
    return fit(card.name, BOLD, sizes, INNER)


def _picture(card: ActionCard, bottom: float) -> Svg:
    height = bottom - HEAD
    width = min(height * 1.5, WIDTH - 16)
    drawn = width / 1.5
    return join(
        rect(0, HEAD, WIDTH, height, fill=mix(TYPES[card.type][0], PAPER, 0.16)),
        use(symbol_id(card.id), (WIDTH - width + 16) / 2, HEAD + (height - drawn) / 2 + 5, width - 16, drawn - 10),
    )


def _stub(card: ActionCard) -> Svg:
    cost = "Pts" if card.cost == "POINTS" else str(card.cost)
    said = fit(when(card), NAME, (23, 22, 21, 20, 19), WIDTH - 84)
    figure = HEAVY.width(cost, 33)
    return join(
        path(f"M{MARGIN} {STUB_TOP}H{WIDTH - MARGIN}", stroke=INK_2, stroke_width=2.5, stroke_dasharray="6 5"),
        circle(0, STUB_TOP, 9, fill=SLATE),
        circle(WIDTH, STUB_TOP, 9, fill=SLATE),
        text(MARGIN, STUB_TOP + 31, said.lines[0], NAME, said.size, squeeze=said.squeeze, fill=INK_2),
        text(WIDTH - 32 - figure, STUB_TOP + 36, cost, HEAVY, 33, fill=INK)
        if cost != "Pts"
        else text(WIDTH - MARGIN, STUB_TOP + 34, cost, HEAVY, 27, anchor="end", fill=INK),
        text(WIDTH - 28, STUB_TOP + 36, "M", BOLD, 19, fill=INK) if cost != "Pts" else NOTHING,
        edge(),
    )
