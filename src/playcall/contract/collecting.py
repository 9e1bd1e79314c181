"""Collections of cards: what a game with packs tells whoever keeps one, and what has been opened so far, all as data.

A collection is the list of packs that were opened, each with its seed; the cards follow from it. It is kept and handed
on as text: `collection: GAME`, then `opened PACK SEED` for each pack, `lost CARD` for each card that has left. Whoever
keeps it knows no particular game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Protocol, runtime_checkable

import msgspec

from playcall.contract.decks import Problem
from playcall.contract.game import Game
from playcall.contract.text import Said, msg
from playcall.kernel import BadOption, State

MOST_PACKS: Final = 400
"""This many are still read in a moment, and hold more cards than anybody needs."""
MOST_LOST: Final = 9999
OPENED: Final = re.compile(r"opened\s+([\w-]{1,60})\s+(-?\d{1,20})")
LOST: Final = re.compile(r"lost\s+(?:(\d{1,4})\s*x\s+)?(\S{1,40})(?:\s.*)?")


# What there is to collect ---------------------------------------------------------------------------------------------


class Product(msgspec.Struct, frozen=True):
    """Something that can be opened."""

    id: str
    title: Said
    cards: int
    note: Said = ""
    kind: Said = ""
    """What sort of pack it is, in a word or two."""
    ink: str = ""
    """The colour of its wrapper as `#rrggbb`, dark enough for white letters."""


class Sort(msgspec.Struct, frozen=True):
    """One value that cards are counted by."""

    id: str
    title: Said
    ink: str = ""


class Tally(msgspec.Struct, frozen=True):
    """Something that a collection is counted by."""

    id: str
    title: Said
    sorts: tuple[Sort, ...]


class Album(msgspec.Struct, frozen=True):
    """Everything there is to collect of a game."""

    rule: str
    """The rule by which one owns the cards one plays with."""
    note: Said
    """What the rules say on how much one opens."""
    products: tuple[Product, ...]
    tallies: tuple[Tally, ...]
    rarity: str
    """The tally that says how rare a card is, the commonest sort first."""
    cards: dict[str, dict[str, str]]
    """Every card by its id, with its sort in each tally; a sort with a back of its own is named after it."""


@runtime_checkable
class Packs(Protocol):
    """What a game with packs has under `game.packs`."""

    def album(self) -> Album:
        """All cards and packs; the same every time."""
        ...

    def open(self, product: str, seed: int) -> Sequence[str]:
        """The ids of the cards in a pack, the rarest last; raises `BadOption` for an unknown product."""
        ...

    def lost(self, state: State, seat: int) -> Sequence[str]:
        """The ids of cards that a finished game has cost a seat for good."""
        ...


def lost_in(game: Game, state: State, seat: int) -> Sequence[str]:
    """The ids of cards that a finished game has cost a seat for good."""
    return game.packs.lost(state, seat) if game.packs is not None and state.over else ()


# What somebody owns ---------------------------------------------------------------------------------------------------


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


def owned(packs: Packs, collection: Collection) -> Counter[str]:
    """The copies of every card in a collection."""
    cards = Counter(card for pack in collection.opened for card in packs.open(pack.product, pack.seed))
    cards.subtract(collection.lost)
    return +cards


def with_pack(collection: Collection, product: str, seed: int) -> Collection:
    """The collection with one pack more; raises `BadOption` where it is full."""
    return _checked(msgspec.structs.replace(collection, opened=(*collection.opened, Opened(product, seed))))


def without(packs: Packs, collection: Collection, card: str) -> Collection:
    """The collection without one copy of a card; raises `BadOption` where there is none."""
    if not owned(packs, collection)[card]:
        raise BadOption("no-collected-card", card=card)
    return msgspec.structs.replace(collection, lost=(*collection.lost, card))


def without_cards(packs: Packs, collection: Collection, cards: Sequence[str]) -> Collection:
    """The collection without one copy of each of these cards, as far as it has them."""
    gone = Counter(cards) & owned(packs, collection)
    return msgspec.structs.replace(collection, lost=(*collection.lost, *sorted(gone.elements())))


def together(one: Collection, other: Collection) -> Collection:
    """Both collections in one; what is in both counts once, so that nothing is gained by adding the same twice."""
    opened = [*one.opened, *(Counter(other.opened) - Counter(one.opened)).elements()]
    lost = [*one.lost, *(Counter(other.lost) - Counter(one.lost)).elements()]
    return _checked(Collection(one.game, tuple(opened), tuple(lost)))


def lacking(packs: Packs, own: Mapping[str, int], cards: Mapping[str, int], titles: Mapping[str, str]) -> list[Problem]:
    """That a deck has cards which its owner does not have, or not in that number."""
    missing = sorted((Counter(cards) - Counter(own)).items())
    if not missing:
        return []
    named = tuple(msg("copies-of", copies=number, card=titles.get(card, card)) for card, number in missing)
    return [Problem("not_owned", packs.album().rule, msg("collection-lacks", cards=named))]


def _checked(collection: Collection) -> Collection:
    if len(collection.opened) > MOST_PACKS:
        raise BadOption("no-more-packs", most=MOST_PACKS)
    return collection


# As text --------------------------------------------------------------------------------------------------------------


def collection_text(collection: Collection) -> str:
    """The collection for files and other machines."""
    opened = [f"opened {pack.product} {pack.seed}" for pack in collection.opened]
    lost = [f"lost {f'{number} x ' if number > 1 else ''}{card}" for card, number in Counter(collection.lost).items()]
    return "\n".join([f"collection: {collection.game}", *opened, *lost, ""])


def read_collection(text: str, game: Game) -> Collection:
    """A collection from its text; raises `BadOption` with the line that cannot be read."""
    opened: list[Opened] = []
    lost: list[str] = []
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if line.startswith("collection:"):
            _check_game(line.partition(":")[2].strip(), game)
        elif found := OPENED.fullmatch(line):
            opened.append(Opened(found[1], int(found[2])))
        elif found := LOST.fullmatch(line):
            lost += [found[2]] * int(found[1] or 1)
        elif line and not line.startswith("#"):
            raise BadOption("no-collection-line", number=number, line=line[:60])
    if len(lost) > MOST_LOST:
        raise BadOption("no-more-lost", most=MOST_LOST)
    return _known(_checked(Collection(game.id, tuple(opened), tuple(lost))), game)


def _check_game(named: str, game: Game) -> None:
    if named != game.id:
        raise BadOption("no-collection-of", named=named[:40], game=game.title)


def _known(collection: Collection, game: Game) -> Collection:
    packs = game.packs
    if packs is None:
        raise BadOption("no-packs", game=game.title)
    for product in dict.fromkeys(pack.product for pack in collection.opened):
        packs.open(product, 0)
    return collection
