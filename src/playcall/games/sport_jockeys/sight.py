"""What a seat can reckon with: the cards it has not seen, and the chance that the other team holds some of them."""

from __future__ import annotations

from playcall.games.sport_jockeys.handbook import bits
from playcall.games.sport_jockeys.table import BURIED, DECK, FACE_DOWN, HANDS, PICKED, Table


class Sight:
    """A seat's view in numbers. Of an imagined position only which cards are unseen matters, not where they lie."""

    def __init__(self, s: Table, seat: int) -> None:
        other = 1 - seat
        hidden = (DECK(), HANDS(other), PICKED(other), FACE_DOWN(other), BURIED(other))
        self.unseen = bits([card for zone in hidden for card in s.zones[zone]])
        self.number = self.unseen.bit_count()
        self.own = bits(s.zones[HANDS(seat)]) | bits(s.zones[PICKED(seat)])
        self.mine = self.own.bit_count()
        self.theirs = len(s.zones[HANDS(other)])

    def chance(self, cards: int, hand: int) -> float:
        """The chance that so many unseen cards hold one of these."""
        wanted = (cards & self.unseen).bit_count()
        if not wanted or hand <= 0:
            return 0.0
        none = 1.0
        for place in range(min(hand, self.number)):
            left = self.number - place
            if left <= wanted:
                return 1.0
            none *= (left - wanted) / left
        return 1.0 - none
