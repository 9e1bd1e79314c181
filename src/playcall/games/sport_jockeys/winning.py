"""What a position promises both teams: the score, the square of the drive in hand, and the cards left to play."""

from __future__ import annotations

from playcall.games.sport_jockeys.anatomy import DEF, OFF
from playcall.games.sport_jockeys.cards import NORMAL
from playcall.games.sport_jockeys.handbook import bits, kinds
from playcall.games.sport_jockeys.procedures.turn import CHALLENGE_CARD
from playcall.games.sport_jockeys.prospects import square_worth
from playcall.games.sport_jockeys.strength import strength
from playcall.games.sport_jockeys.table import DECK, HANDS, Table
from playcall.kernel import Outlook

TIME_OUT_CARD = kinds("TIM")
CARD = 0.12
"""Points that a card more than the other team is worth."""
LAST_DRIVE = 0.3
"""How much of a drive counts when the deck is gone; all of it with a third of the last deck left."""


def outlook(s: Table) -> Outlook:
    """The score with the drive in hand, which is worth less when the clock runs out on it."""
    later = max(0, s.options.units - s.unit) if s.unit else s.options.units - 1
    left = later + len(s.zones[DECK()]) / NORMAL
    drive = square_worth(s.row, s.column, s.options.doubles, s.options.sevens)
    cards = CARD * (len(s.zones[HANDS(s.offence)]) - len(s.zones[HANDS(s.defence)]))
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
