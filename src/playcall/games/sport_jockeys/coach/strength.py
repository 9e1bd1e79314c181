"""What hands are good for, in Game Points, before anybody has answered anything; and what a position promises.

The figures are what hands brought their teams in many simulated plays, compared with an average hand.
"""

from __future__ import annotations

from functools import cache, lru_cache

from playcall.contract import Outlook
from playcall.games.sport_jockeys.cards import DEF, OFF
from playcall.games.sport_jockeys.coach.prospects import square_worth
from playcall.games.sport_jockeys.handbook import CODES, Handbook, bits, members
from playcall.games.sport_jockeys.rules.play import TIME_OUT_CARD
from playcall.games.sport_jockeys.rules.turn import CHALLENGE_CARD
from playcall.games.sport_jockeys.table import DECK, HANDS, Table

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
    """What this many unseen cards are good for."""
    return number * mean_strength(book, face, unseen) + PAIR[face] * PAIRS * number * (number - 1) / 2


@lru_cache(maxsize=4096)
def mean_strength(book: Handbook, face: int, unseen: int) -> float:
    cards = members(unseen)
    return sum([card_strength(book, face, card) for card in cards]) / max(1, len(cards))


@cache
def to_spare(book: Handbook, face: int, card: int) -> float:
    """How little a card is missed afterwards: it is replaced, and its other face may be needed later."""
    return -0.3 * card_strength(book, face, card) - 0.15 * card_strength(book, DEF if face == OFF else OFF, card)


# What a position promises -------------------------------------------------------------------------------------------

MORE_CARDS = 0.12
"""Points that a card more than the other team is worth."""
LAST_DRIVE = 0.3
"""How much of a drive counts when the deck is gone; all of it with a third of the last deck left."""


def promise(s: Table) -> Outlook:
    """The score with the drive in hand, which is worth less when the clock runs out on it."""
    later = max(0, s.options.units - s.unit) if s.unit else s.options.units - 1
    left = later + len(s.zones[DECK()]) / len(s.book.deck)
    drive = square_worth(s.row, s.column, s.options.doubles, s.options.sevens)
    cards = MORE_CARDS * (len(s.zones[HANDS(s.offence)]) - len(s.zones[HANDS(s.defence)]))
    expected = [float(score) for score in s.scores]
    expected[s.offence] += (drive + cards) * min(1.0, LAST_DRIVE + 2 * left)
    held = [holdings(s, seat, min(1.0, LAST_DRIVE + 2 * left)) for seat in (0, 1)]
    return Outlook((expected[0], expected[1]), left, (s.scores[0], s.scores[1]), (held[0], held[1]))


def holdings(s: Table, seat: int, time: float) -> tuple[float, ...]:
    """What a team has beside the score and the drive: its hand for what it has to do, its Challenge and Time Out."""
    offence = seat == s.offence
    hand = bits(s.zones[HANDS(seat)])
    face = OFF if offence else DEF
    now = strength(s.book, face, hand) * time
    return (
        float(offence) * time,
        now if offence else 0.0,
        0.0 if offence else now,
        strength(s.book, OFF + DEF - face, hand) * time,
        float(s.held_card(seat, CHALLENGE_CARD) >= 0),
        float(s.held_card(seat, TIME_OUT_CARD) >= 0),
    )
