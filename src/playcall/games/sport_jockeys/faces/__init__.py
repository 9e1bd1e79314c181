"""The card faces of Sport Jockeys as SVG, made from the same data that the rules read."""

from __future__ import annotations

from functools import cache

from playcall.art.faces import face_svg
from playcall.art.figures import bodies
from playcall.art.heads import heads
from playcall.art.svg import Svg, join, rect
from playcall.contract import Drawings
from playcall.games.sport_jockeys.cards import Card, CardSet, load
from playcall.games.sport_jockeys.faces.boards import backs, boards
from playcall.games.sport_jockeys.faces.pieces import BLACK, HEIGHT, PAPER, PREFIX, WIDTH, definitions
from playcall.games.sport_jockeys.faces.sides import halves, side, special


@cache
def drawings() -> Drawings:
    """Every card of the set, and its backs."""
    cards = load()
    return Drawings(
        defs=str(join(heads(PREFIX), bodies(PREFIX), definitions())),
        size=(WIDTH, HEIGHT),
        cards={card.id: str(card_face(card, cards)) for card in cards.cards} | boards(),
        backs={name: str(back) for name, back in backs().items()},
        behind={"normal": "action", "black": "black", "board": "black"},
    )


def card_face(card: Card, cards: CardSet) -> Svg:
    """SJ-2.2  Both sides for the hand and the table, and both halves enlarged."""
    frame = rect(0, 0, WIDTH, HEIGHT, fill=BLACK if card.trim == "black" else PAPER)
    if card.off.action == card.defence.action and card.trim == "black":
        alone = special(card, cards)
        return face_svg((WIDTH, HEIGHT), frame, hand=[alone], full=[alone])
    return face_svg(
        (WIDTH, HEIGHT), frame, hand=[side(card, 0, cards), side(card, 1, cards)], full=[halves(card, cards)]
    )
