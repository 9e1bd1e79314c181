"""Chat, ratings and decks."""

import asyncio

import pytest

from playcall.storage import SqlStore
from playcall.tables.ports import DeckInfo, RatingInfo, SaidInfo, Taken
from tests.storage.conftest import OpenStore, table

pytestmark = pytest.mark.anyio


async def test_what_is_said_can_be_read(store: SqlStore) -> None:
    await store.new_table(table())
    first = await store.say("t1", "ann", "good_game", "", 10.5)
    second = await store.say("t1", "bob", "", "Danke – gleichfalls! 🏈", 11.5)
    assert first == SaidInfo(first.id, "ann", "Ann", "good_game", "", 10.5)
    assert await store.said("t1") == [first, second]
    assert await store.said("t1", after=first.id) == [second]
    assert await store.said("t1", limit=1) == [first]
    assert await store.said("t2") == []


async def test_whoever_reads_on_misses_no_line(store: SqlStore, open_another: OpenStore) -> None:
    other = open_another()
    await store.new_table(table())
    talking = asyncio.gather(
        *((store, other)[number % 2].say("t1", "ann", "", str(number), 1.0) for number in range(40))
    )
    heard: list[SaidInfo] = []
    while not talking.done():
        heard += await other.said("t1", after=heard[-1].id if heard else 0)
        await asyncio.sleep(0)
    heard += await other.said("t1", after=heard[-1].id if heard else 0)
    assert sorted(int(line.text) for line in heard) == list(range(40))


async def test_the_strongest_are_those_surely_strong(store: SqlStore) -> None:
    await store.new_table(table())
    ratings = [
        RatingInfo("ann", "Ann", "toy", 30.0, 8.0, 1),
        RatingInfo("bob", "Bob", "toy", 27.0, 2.0, 40),
        RatingInfo("cy", "Cy", "other", 50.0, 1.0, 9),
    ]
    assert await store.finish("t1", {}, 1.0, [], "", b"", ratings)
    assert await store.ratings("toy", 9) == [ratings[1], ratings[0]]
    assert await store.ratings("toy", 1) == [ratings[1]]
    assert await store.rating("cy", "toy") is None


async def test_a_new_rating_replaces_the_old(store: SqlStore) -> None:
    for name, games in (("t1", 1), ("t2", 2)):
        await store.new_table(table(name))
        assert await store.finish(name, {}, 1.0, [], "", b"", [RatingInfo("ann", "", "toy", 20.0 + games, 5.0, games)])
    assert await store.rating("ann", "toy") == RatingInfo("ann", "Ann", "toy", 22.0, 5.0, 2)


def deck(deck_id: str = "d1", **changes: object) -> DeckInfo:
    values = {"person": "ann", "game": "toy", "name": "Blitz", "text": "3 blitz", "share": None, "updated_at": 5.0}
    return DeckInfo(deck_id, **{**values, **changes})  # type: ignore[arg-type]


async def test_decks_are_saved_changed_shared_and_deleted(store: SqlStore) -> None:
    await store.save_deck(deck())
    assert await store.deck("d1") == deck()
    changed = deck(name="Zone", text="x" * 5000, share="secret", updated_at=6.0)
    await store.save_deck(changed)
    assert await store.deck("d1") == changed
    assert await store.shared_deck("secret") == changed
    assert await store.shared_deck("other") is None
    await store.delete_deck("d1")
    assert await store.deck("d1") is None


async def test_a_deck_stays_its_owners(store: SqlStore) -> None:
    await store.save_deck(deck())
    await store.save_deck(deck(person="bob", game="other", name="Mine"))
    assert await store.deck("d1") == deck(name="Mine")


async def test_a_share_secret_leads_to_one_deck(store: SqlStore) -> None:
    await store.save_deck(deck(share="secret"))
    with pytest.raises(Taken):
        await store.save_deck(deck("d2", share="secret"))


async def test_decks_of_a_person(store: SqlStore) -> None:
    await store.save_deck(deck("d1", updated_at=1.0))
    await store.save_deck(deck("d2", updated_at=3.0, game="other"))
    await store.save_deck(deck("d3", updated_at=2.0))
    await store.save_deck(deck("d4", person="bob"))
    assert [one.id for one in await store.decks_of("ann", None)] == ["d2", "d3", "d1"]
    assert [one.id for one in await store.decks_of("ann", "toy")] == ["d3", "d1"]
    assert await store.decks_of("cy", None) == []
