"""Tables, seats, and the races for them."""

import asyncio

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError

from playcall.storage import SqlStore
from playcall.tables.ports import PersonInfo, TableInfo, Taken
from tests.storage.conftest import OpenStore, act, seat, table

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was_opened(store: SqlStore) -> None:
    opened = table("t1", seat(0, "ann"), seat(1, bot="starter"), seat(2), seat(3, "cy", "bob"))
    await store.new_table(opened)
    assert await store.table("t1") == opened
    assert await store.table_by_invite("invite t1") == opened
    assert await store.table("t2") is None
    assert await store.table_by_invite("t1") is None


async def test_a_table_that_is_there_is_not_opened_again(store: SqlStore) -> None:
    await store.new_table(table())
    with pytest.raises(IntegrityError):
        await store.new_table(table())


async def test_names_are_those_of_now(store: SqlStore) -> None:
    await store.new_table(table("t1", seat(0, "ann"), seat(1)))
    await store.rename("ann", "Anna")
    assert (await found(store)).seats[0].names == ("Anna",)


async def test_of_many_rematches_at_once_one_is_opened(store: SqlStore, open_another: OpenStore) -> None:
    stores = [store, open_another(), open_another()]
    await store.new_table(table("first"))
    assert await store.rematch("first") is None
    opening = [
        stores[number % 3].new_table(
            table(f"again{number}", seat(0, "ann"), seat(1), rematch_of="first", created_at=2000.0)
        )
        for number in range(9)
    ]
    results = await asyncio.gather(*opening, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Taken] * 8
    winner = f"again{results.index(None)}"
    assert await store.rematch("first") == winner
    assert [one.id for one in await store.open_tables(100)] == [winner, "first"]


async def test_open_tables_are_listed_and_not_started_newest_first(store: SqlStore) -> None:
    await store.new_table(table("old", created_at=1))
    await store.new_table(table("new", created_at=2))
    await store.new_table(table("secret", created_at=3, listed=False))
    await store.new_table(table("running", seat(0, "ann"), seat(1, "bob"), created_at=4))
    assert await store.start("running", 5)
    assert [one.id for one in await store.open_tables(10)] == ["new", "old"]
    assert [one.id for one in await store.open_tables(1)] == ["new"]


async def test_tables_of_a_person(store: SqlStore) -> None:
    for number in range(4):
        opened = table(f"t{number}", seat(0, "ann"), seat(1, "bob") if number else seat(1), created_at=float(number))
        await store.new_table(opened)
    for number, now in ((1, 20), (3, 10)):
        assert await store.finish(f"t{number}", {}, now, [], "", b"", [])
    assert [one.id for one in await store.tables_of("ann", ended=False, limit=9)] == ["t2", "t0"]
    assert [one.id for one in await store.tables_of("ann", ended=True, limit=9)] == ["t1", "t3"]
    assert [one.id for one in await store.tables_of("ann", ended=True, limit=1)] == ["t1"]
    assert [one.id for one in await store.tables_of("bob", ended=False, limit=9)] == ["t2"]
    assert await store.tables_of("cy", ended=False, limit=9) == []
    both = (await store.tables_of("bob", ended=False, limit=9))[0]
    assert [place.persons for place in both.seats] == [("ann",), ("bob",)]


# Sitting down -----------------------------------------------------------------------------------------------------


async def found(store: SqlStore, table_id: str = "t1") -> TableInfo:
    info = await store.table(table_id)
    assert info is not None
    return info


async def test_somebody_sits_down_and_gets_up(store: SqlStore) -> None:
    await store.new_table(table())
    await store.sit("t1", 1, "bob")
    assert (await found(store)).seats == (seat(0), seat(1, "bob"))
    await store.leave("t1", "bob")
    await store.leave("t1", "bob")
    assert (await found(store)).seats == (seat(0), seat(1))


async def test_a_shared_seat_remembers_who_came_first(store: SqlStore) -> None:
    await store.new_table(table())
    for name in ("cy", "ann", "bob"):
        await store.sit("t1", 0, name, share=name != "cy")
    assert (await found(store)).seats[0] == seat(0, "cy", "ann", "bob")
    await store.leave("t1", "cy")
    await store.sit("t1", 0, "cy", share=True)
    assert (await found(store)).seats[0] == seat(0, "ann", "bob", "cy")


@pytest.mark.parametrize(
    ("number", "who", "share"),
    [(0, "bob", False), (1, "ann", False), (0, "ann", True), (1, "bob", True), (2, "bob", False), (2, "bob", True),
     (7, "bob", False)],
    ids=["taken", "sits already", "sits there", "nobody to share with", "bot", "share with bot", "no such seat"],
)  # fmt: skip
async def test_a_seat_is_refused(store: SqlStore, number: int, who: str, share: bool) -> None:
    opened = table("t1", seat(0, "ann"), seat(1), seat(2, bot="starter"))
    await store.new_table(opened)
    with pytest.raises(Taken):
        await store.sit("t1", number, who, share)
    assert await store.table("t1") == opened


async def test_nobody_sits_at_a_table_that_is_not_there(store: SqlStore) -> None:
    with pytest.raises(Taken):
        await store.sit("t9", 0, "ann")


async def test_of_many_who_want_a_seat_one_gets_it(store: SqlStore, open_another: OpenStore) -> None:
    stores = [store, open_another()]
    await store.new_table(table())
    sitting = [
        stores[number % 2].sit("t1", place, name)
        for number, (place, name) in enumerate((place, name) for place in (0, 1) for name in ("ann", "bob", "cy"))
    ]
    results = await asyncio.gather(*sitting, return_exceptions=True)
    assert results.count(None) == 2
    assert sum(isinstance(result, Taken) for result in results) == 4
    first, second = (await found(store)).seats
    assert len(first.persons) == len(second.persons) == 1
    assert first.persons != second.persons


async def test_sharing_and_leaving_race(store: SqlStore, open_another: OpenStore) -> None:
    """Whoever shares sits with somebody at that moment: nobody ends up in two places or at a bot's seat."""
    other = open_another()
    for number in range(8):
        name = f"race{number}"
        await store.new_table(table(name, seat(0, "ann"), seat(1)))
        shared, _, _ = await asyncio.gather(
            other.sit(name, 0, "bob", share=True), store.leave(name, "ann"), other.sit(name, 1, "cy"),
            return_exceptions=True,
        )  # fmt: skip
        expected = () if isinstance(shared, Taken) else ("bob",)
        assert [place.persons for place in (await found(store, name)).seats] == [expected, ("cy",)]


# Starting ---------------------------------------------------------------------------------------------------------


async def test_a_full_table_starts_once(store: SqlStore, open_another: OpenStore) -> None:
    other = open_another()
    await store.new_table(table("t1", seat(0, "ann"), seat(1, bot="starter")))
    started = await asyncio.gather(*(one.start("t1", 3000.0 + k) for k in range(5) for one in (store, other)))
    assert started.count(True) == 1
    assert (await found(store)).started_at == 3000.0 + started.index(True) // 2
    assert await store.unfinished() == ["t1"]


async def test_a_table_with_an_open_seat_does_not_start(store: SqlStore) -> None:
    await store.new_table(table("t1", seat(0, "ann"), seat(1)))
    assert not await store.start("t1", 3000.0)
    assert not await store.start("t9", 3000.0)
    assert (await found(store)).started_at is None


async def test_a_started_table_stays_full(store: SqlStore, open_another: OpenStore) -> None:
    other = open_another()
    for number in range(8):
        name = f"race{number}"
        await store.new_table(table(name, seat(0, "ann"), seat(1, "bob")))
        started, _ = await asyncio.gather(store.start(name, 3000.0), other.leave(name, "bob"))
        info = await found(store, name)
        assert started == (info.started_at is not None) == (info.seats[1].persons == ("bob",))


# Connections ------------------------------------------------------------------------------------------------------


async def test_a_lost_connection_is_remembered_until_somebody_is_back(store: SqlStore) -> None:
    await store.new_table(table("t1", seat(0, "ann", "cy"), seat(1, "bob")))
    await store.connection("t1", 0, 3000.5)
    assert [place.lost_at for place in (await found(store)).seats] == [3000.5, None]
    await store.connection("t1", 0, None)
    assert (await found(store)).seats[0].lost_at is None


async def test_whoever_joins_a_lost_seat_is_there(store: SqlStore) -> None:
    await store.new_table(table("t1", seat(0, "ann"), seat(1)))
    await store.connection("t1", 0, 3000.5)
    await store.sit("t1", 0, "bob", share=True)
    assert (await found(store)).seats[0].lost_at is None


async def test_everything_about_a_table_survives_the_process(store: SqlStore, open_another: OpenStore) -> None:
    opened = table("t1", seat(0, "ann"), seat(1, "bob"), deadline=99.5)
    await store.new_table(opened)
    await store.append("t1", act(0), 99.5)
    await store.close()
    later = open_another()
    assert await later.table("t1") == opened
    assert await later.entries("t1") == [act(0)]
    assert msgspec.json.encode(await later.table("t1"))


async def test_a_table_on_somebodys_device_is_theirs_once(store: SqlStore) -> None:
    kept = [PersonInfo(f"kept{number}", f"Guest {number}", None, 1000.0, "ann") for number in (0, 1)]
    for person in kept:
        await store.new_person(person)
    assert await store.kept_person("ann", "Guest 1") == kept[1]
    assert await store.kept_person("bob", "Guest 1") is None
    await store.new_table(table("t1", seat(0, "kept0"), seat(1, "kept1"), seat(2, "bob")))
    opened = await found(store)
    assert (opened.kept_by("ann"), opened.kept_by("bob")) == ([0, 1], [])
    assert (opened.beside(1), opened.beside(2)) == ({0, 1}, {2})
    assert [one.id for one in await store.tables_of("ann", ended=False, limit=9)] == ["t1"]
    assert await store.tables_of("cy", ended=False, limit=9) == []


async def test_errors_do_not_tell_what_was_in_a_statement(store: SqlStore) -> None:
    """They go into logs."""
    with pytest.raises(DBAPIError) as failed:
        await store.db.execute(text("INSERT INTO nowhere (secret) VALUES (:secret)"), {"secret": "a-players-token"})
    assert "a-players-token" not in str(failed.value)
    with pytest.raises(DBAPIError) as failed:
        async with store.db.reading() as connection:
            await connection.execute(
                text("SELECT * FROM nowhere WHERE secret = :secret"), {"secret": "a-players-token"}
            )
    assert "a-players-token" not in str(failed.value)


async def test_a_deck_goes_with_whoever_brought_it(store: SqlStore) -> None:
    await store.new_table(table("t1", seat(0, "ann"), seat(1)))
    await store.sit("t1", 1, "bob", options={"deck2": "Mine"})
    there = await found(store)
    assert (there.setup.options["deck2"], there.seats[1].brought) == ("Mine", "deck2")
    await store.leave("t1", "bob")
    assert "deck2" not in (await found(store)).setup.options
