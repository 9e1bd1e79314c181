"""What the phases of a match share."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.masters_football import events
from playcall.games.masters_football.actions import DONE_CHOOSING, SWAP
from playcall.games.masters_football.legality import may_swap
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import ACTION_DISCARD, HAND
from playcall.kernel import DONE, Ask, Procedure, Step

SWAP_PRICE = 1


@dataclass(slots=True)
class Phase(Procedure):
    """A phase of the match in this slot."""

    slot: int

    def match(self, s: Table) -> Match:
        return s.matches[self.slot]


@dataclass(slots=True)
class SwapRound(Procedure):
    """MF-5.4  Each person in seat order may swap cards."""

    seat: int = 0

    order = ("find", "offer", "next_seat")

    def find(self, s: Table) -> Step:  # MF-1.7
        while self.seat < len(s.seat_clubs):
            if may_swap(s, self.seat):
                return None
            self.seat += 1
        return DONE

    def offer(self, s: Table) -> Step:  # MF-5.2, MF-5.3
        return Ask(self.seat, [*swaps(s, self.seat), DONE_CHOOSING()])

    def on_offer(self, s: Table, action: int) -> Step:
        if action in DONE_CHOOSING:
            return None
        swap(s, self.seat, SWAP.argument(action))
        return self.find

    def next_seat(self, s: Table) -> Step:
        self.seat += 1
        return self.find


def swaps(s: Table, seat: int) -> list[int]:
    """MF-5.2  The cards a seat may swap now."""
    return SWAP.of(sorted(set(s.zones[HAND(seat)]))) if may_swap(s, seat) else []


def swap(s: Table, seat: int, card: int) -> None:
    """MF-5.2  The card is discarded first, then the top card is drawn."""
    s.zones[HAND(seat)].remove(card)
    s.zones[ACTION_DISCARD()].append(card)
    s.money[seat] -= SWAP_PRICE
    if s.log is not None:
        s.tell(events.Swapped(seat, card, s.money[seat]))
    drawn = s.draw_action(seat)
    if s.log is not None and drawn is not None:
        s.tell(events.CardsDealt(seat, 1, (drawn,)))
