"""Cards that a game costs for good: they leave the collections of those who brought them."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.contract import Game
from playcall.contract.collecting import collection_text, lost_in, read_collection, without_cards
from playcall.tables.livetable import LiveTable
from playcall.tables.places import seat_at
from playcall.tables.ports import CollectionInfo, Store, TableInfo, Taken

TRIES = 5
"""So often a change is tried again when somebody else changes the same collection."""


async def take_lost_cards(store: Store, info: TableInfo, live: LiveTable, now: float) -> None:
    """To be done once for a finished game."""
    for place in info.seats:
        cards = lost_in(live.game, live.state, seat_at(place.seat))
        for person in place.persons if cards else ():
            await _take(store, person, live.game, cards, now)


async def _take(store: Store, person: str, game: Game, cards: Sequence[str], now: float) -> None:
    packs = game.packs
    for _ in range(TRIES):
        old = await store.collection(person, game.id)
        if old is None or packs is None:
            return
        text = collection_text(without_cards(packs, read_collection(old.text, game), cards))
        try:
            await store.save_collection(CollectionInfo(person, game.id, text, old.share, now), old)
        except Taken:
            continue
        return
