"""What a position promises both teams: the score, the square of the drive in hand, and the cards left to play."""

from __future__ import annotations

from playcall.games.sport_jockeys.cards import NORMAL
from playcall.games.sport_jockeys.prospects import square_worth
from playcall.games.sport_jockeys.table import DECK, HANDS, Table
from playcall.kernel import Outlook

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
    return Outlook((expected[0], expected[1]), left, (s.scores[0], s.scores[1]))
