"""Cards that Audibles move: looked at, put under a deck, forced out of a hand."""

from __future__ import annotations

from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import PLAYBOOK, Pile, is_audible


def look_at(s: Table, pile: Pile, seat: int, number: int) -> None:
    """Take the top cards of a deck to look at them, in the order drawn."""
    cards = [s.top(pile, seat) for _ in range(min(number, s.deck_size(pile, seat)))]
    s.zones[pile.look + seat] = cards
    s.lose_sight(seat, cards)
    s.tell(events.Looked(seat, s.names[seat], pile.name, len(cards), tuple(cards)))


def put_under(s: Table, pile: Pile, seat: int, card: int) -> None:
    """MG-9.20  A player card goes under its deck; its owner alone knows where."""
    s.zones[pile.unseen + seat].insert(0, card)


def discard(s: Table, seat: int, pile: Pile, places: list[int]) -> None:
    """Cards of a hand are discarded face up."""
    hand = s.zones[pile.hand + seat]
    cards = [hand[place] for place in places]
    for card in cards:
        hand.remove(card)
    s.zones[pile.discard + seat] += cards
    if pile is PLAYBOOK:
        s.left[seat] += cards
    s.tell(events.ForcedOut(s.names[seat], pile.name, tuple(cards)))


def force_out(s: Table, victim: int, pile: Pile, mode: str) -> None:
    """FORCE random, FORCE audibles."""
    hand = s.zones[pile.hand + victim]
    if mode == "random":
        discard(s, victim, pile, [s.chance.number("force", len(hand))])
    else:
        discard(s, victim, pile, [place for place, card in enumerate(hand) if pile is PLAYBOOK and is_audible(card)])
