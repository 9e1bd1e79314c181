"""Chances that a seat can work out from what it knows: unseen players, its own Playbook deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from typing import NamedTuple

from playcall.games.masters_gridiron.anatomy import Audible, Player
from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.guessing import known_in
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import DEF_HAND, DEFENSE, PB_DECK, PB_OPEN, PB_TOP, Pile


class Stock(NamedTuple):
    """What a Playbook deck still holds."""

    touchdowns: int
    field_goals: int
    audibles: int

    @property
    def total(self) -> int:
        return self.touchdowns + self.field_goals + self.audibles

    @property
    def conversion(self) -> float:
        """MG-11.3  The chance that exactly one of the top two is a Field Goal."""
        n, f = self.total, self.field_goals
        return 2 * f * (n - f) / (n * (n - 1)) if n > 1 else 0.0


def stock_of(s: Table, seat: int) -> Stock:
    """What lies in a seat's Playbook deck, which it knows without its order."""
    cards = [card for kind in (PB_TOP, PB_DECK, PB_OPEN) for card in s.zones[kind(seat)]]
    faces = [s.book[card % BOOK] for card in cards]
    kinds = Counter("A" if isinstance(face, Audible) else face.result for face in faces)
    return Stock(kinds["TD"], kinds["FG"], kinds["A"])


def unseen_players(s: Table, pile: Pile, owner: int, seat: int | None) -> list[int]:
    """Players of a side that a seat has not seen leave hand and deck; needs a public roster."""
    return sorted(known_in(s, pile.name, owner, seat))


def chance_of_none(unseen: int, good: int, hand: int) -> float:
    """The chance that a hand drawn from the unseen holds none of the good ones.

    >>> chance_of_none(11, 0, 3), round(chance_of_none(6, 2, 3), 2), chance_of_none(3, 1, 3)
    (1.0, 0.2, 0.0)
    """
    return comb(unseen - good, hand) / comb(unseen, hand) if unseen >= hand else 0.0


def chance_to_score(s: Table, seat: int, stops: Callable[[Player], bool]) -> float | None:
    """MG-1.9  How likely it is that no Defense card of the other hand stops an attempt; None with closed rosters."""
    other = 1 - seat
    hand = s.zones[DEF_HAND(other)]
    if s.shows(DEF_HAND, other, seat):
        return 0.0 if any(stops(s.players[card]) for card in hand) else 1.0
    if not s.options.open_rosters:
        return None
    unseen = unseen_players(s, DEFENSE, other, seat)
    good = sum(stops(s.players[card]) for card in unseen)
    return chance_of_none(len(unseen), good, len(hand))
