"""The zones of the table, and the piles they belong to."""

from __future__ import annotations

from typing import NamedTuple

from playcall.games.masters_gridiron.cards import BOOK, PLAYERS, PLAYS
from playcall.kernel import Sees, ZoneKind, ZoneLayout

OFFENCE_HAND = DEFENCE_HAND = 3
BOOK_HAND = 4
BOOK_SPAN = BOOK * 100
"""Playbook cards of the second seat are numbered from here; copies of a card lie a whole set apart."""


def _zone(name: str, sees: Sees, back: str) -> ZoneKind:
    return ZoneKind(name, sees, back=back, per="seat", holders=2, group=back)


OFF_HAND = _zone("off_hand", Sees.OWNER, "offense")
DEF_HAND = _zone("def_hand", Sees.OWNER, "defense")
PB_HAND = _zone("pb_hand", Sees.OWNER, "playbook")
OFF_DECK = _zone("off_deck", Sees.SET, "offense")
DEF_DECK = _zone("def_deck", Sees.SET, "defense")
PB_DECK = _zone("pb_deck", Sees.SET, "playbook")
OFF_OPEN = _zone("off_open", Sees.ALL, "offense")
DEF_OPEN = _zone("def_open", Sees.ALL, "defense")
PB_OPEN = _zone("pb_open", Sees.ALL, "playbook")
OFF_UNDER = _zone("off_under", Sees.OWNER, "offense")
DEF_UNDER = _zone("def_under", Sees.OWNER, "defense")
PB_TOP = _zone("pb_top", Sees.OWNER, "playbook")
OFF_LOOK = _zone("off_look", Sees.OWNER, "offense")
DEF_LOOK = _zone("def_look", Sees.OWNER, "defense")
PB_LOOK = _zone("pb_look", Sees.OWNER, "playbook")
OFF_DISC = _zone("off_disc", Sees.ALL, "offense")
DEF_DISC = _zone("def_disc", Sees.ALL, "defense")
PB_DISC = _zone("pb_disc", Sees.ALL, "playbook")
SPOTS = _zone("spots", Sees.ALL, "playbook")
CONV = _zone("conv", Sees.ALL, "playbook")
SIDE = _zone("side", Sees.ALL, "playbook")
CALLED = _zone("called", Sees.ALL, "playbook")
LAYOUT = ZoneLayout((
    OFF_HAND, DEF_HAND, PB_HAND, OFF_DECK, DEF_DECK, PB_DECK, OFF_OPEN, DEF_OPEN, PB_OPEN, OFF_UNDER, DEF_UNDER, PB_TOP,
    OFF_LOOK, DEF_LOOK, PB_LOOK, OFF_DISC, DEF_DISC, PB_DISC, SPOTS, CONV, SIDE, CALLED,
))  # fmt: skip


class Pile(NamedTuple):
    """A hand with its deck and discard pile, as first places of their zones.

    A deck lies in parts, from the top: what the owner has put on top, what is shuffled, what everybody knows the order
    of (MG-6.6), what the owner has put under it (MG-9.20). The top card of a part is its last.
    """

    name: str
    hand: int
    size: int
    deck: tuple[int, int, int]
    unseen: int
    """The part that only its owner knows the place of."""
    open: int
    look: int
    discard: int


OFFENSE = Pile(
    "offense",
    OFF_HAND(),
    OFFENCE_HAND,
    (OFF_DECK(), OFF_OPEN(), OFF_UNDER()),
    OFF_UNDER(),
    OFF_OPEN(),
    OFF_LOOK(),
    OFF_DISC(),
)
DEFENSE = Pile(
    "defense",
    DEF_HAND(),
    DEFENCE_HAND,
    (DEF_DECK(), DEF_OPEN(), DEF_UNDER()),
    DEF_UNDER(),
    DEF_OPEN(),
    DEF_LOOK(),
    DEF_DISC(),
)
PLAYBOOK = Pile(
    "playbook", PB_HAND(), BOOK_HAND, (PB_TOP(), PB_DECK(), PB_OPEN()), PB_TOP(), PB_OPEN(), PB_LOOK(), PB_DISC()
)
PILES = (OFFENSE, DEFENSE, PLAYBOOK)
PILE_OF_HAND = {"off_hand": OFFENSE, "def_hand": DEFENSE, "pb_hand": PLAYBOOK}


def number_of(card: int) -> int:
    """The printed number of a player card."""
    return card % PLAYERS + 1


def seat_of_book(card: int) -> int:
    """The owner of a Playbook card."""
    return card // BOOK_SPAN


def is_audible(card: int) -> bool:
    return card % BOOK >= PLAYS
