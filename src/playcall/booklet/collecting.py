"""Collections of cards: what a game with packs tells whoever keeps one, and what has been opened so far, all as data.

A collection is the list of packs that were opened, each with its seed; the cards follow from it. Whoever keeps it knows
no particular game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from playcall.kernel import BadOption, Game


class Product(msgspec.Struct, frozen=True):
    """Something that can be opened."""

    id: str
    title: str
    cards: int
    note: str = ""


class Opened(msgspec.Struct, frozen=True):
    """A pack that was opened; the seed says what was in it."""

    product: str
    seed: int


class Collection(msgspec.Struct, frozen=True):
    """Everything somebody owns of a game."""

    game: str
    opened: tuple[Opened, ...] = ()
    lost: tuple[str, ...] = ()
    """Cards that have left it, by id."""


@runtime_checkable
class Packs(Protocol):
    """What a game with packs has under `game.packs`."""

    rule: str
    """The rule by which one owns the cards one plays with."""

    def products(self) -> Sequence[Product]:
        """What there is to open."""
        ...

    def open(self, product: str, seed: int) -> Sequence[str]:
        """The ids of the cards in a pack, the rarest last; raises `BadOption` for an unknown product."""
        ...

    def size(self) -> int:
        """How many different cards there are to collect."""
        ...


def packs_of(game: Game) -> Packs | None:
    """The packs of a game; None where nothing is collected."""
    packs = getattr(game, "packs", None)
    return packs if isinstance(packs, Packs) else None


def owned(packs: Packs, collection: Collection) -> Counter[str]:
    """The copies of every card in a collection."""
    cards = Counter(card for pack in collection.opened for card in packs.open(pack.product, pack.seed))
    cards.subtract(collection.lost)
    return +cards


def with_pack(collection: Collection, product: str, seed: int) -> Collection:
    """The collection with one pack more."""
    return msgspec.structs.replace(collection, opened=(*collection.opened, Opened(product, seed)))


def without(packs: Packs, collection: Collection, card: str) -> Collection:
    """The collection without one copy of a card; raises `BadOption` where there is none."""
    if not owned(packs, collection)[card]:
        raise BadOption(f"There is no card '{card}' in the collection.")
    return msgspec.structs.replace(collection, lost=(*collection.lost, card))
