"""What hands are good for: what each card adds to a play, in Game Points, before anybody has answered anything.

The figures are what hands brought their teams in many simulated plays, compared with an average hand.
"""

from __future__ import annotations

from functools import cache, lru_cache

from playcall.games.sport_jockeys.anatomy import DEF, OFF
from playcall.games.sport_jockeys.handbook import CODES, Handbook, members

CARD = (
    {
        "R/K": 0.19, "P/K": -0.31, "FAK": -0.05, "DIV": -0.12, "HAI": -0.65, "HAN": -0.15, "ADR": -0.03, "BLO": 0.13,
        "PEN": -0.20, "INJ": 0.45,
    },
    {
        "TAC": 0.0, "FUM": 0.40, "INC": -0.20, "OOB": 0.04, "INT": -0.09, "BLI": 0.04, "ADR": -0.04, "BLO": 0.0,
        "PEN": 0.04, "INJ": 0.12,
    },
)  # fmt: skip
"""A card of an action on the OFF and on the DEF face."""
BOX = (0.12, 0.09)
"""A white box."""
PAIR = (0.16, 0.09)
"""Two cards that share a class."""
PAIRS = 0.28
"""The share of pairs of cards that do."""


@cache
def card_strength(book: Handbook, face: int, card: int) -> float:
    """What a card adds by itself."""
    code = CODES[book.kind[face][card].bit_length() - 1]
    return CARD[face][code] + BOX[face] * max(0, book.boxes[face][card])


def pairs(book: Handbook, face: int, card: int, others: int) -> int:
    """With how many of the others a card shares a class."""
    bit, sharing = 1 << card, 0
    for carriers in book.carriers[face]:
        if carriers & bit:
            sharing |= carriers & others
    return (sharing & ~bit).bit_count()


@lru_cache(maxsize=4096)
def strength(book: Handbook, face: int, cards: int) -> float:
    """What a hand is good for on offence or on defence."""
    hand = members(cards)
    alone = sum([card_strength(book, face, card) for card in hand])
    return alone + PAIR[face] * sum([pairs(book, face, card, cards) for card in hand]) / 2


def expected_strength(book: Handbook, face: int, unseen: int, number: int) -> float:
    """What so many unseen cards are good for."""
    return number * mean_strength(book, face, unseen) + PAIR[face] * PAIRS * number * (number - 1) / 2


@lru_cache(maxsize=4096)
def mean_strength(book: Handbook, face: int, unseen: int) -> float:
    cards = members(unseen)
    return sum([card_strength(book, face, card) for card in cards]) / max(1, len(cards))


@cache
def to_spare(book: Handbook, face: int, card: int) -> float:
    """How little a card is missed afterwards: it is replaced, and its other face may be needed later."""
    return -0.3 * card_strength(book, face, card) - 0.15 * card_strength(book, DEF if face == OFF else OFF, card)
