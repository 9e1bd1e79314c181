"""Whatever happens to the clock on the wall, nobody gains or loses time by it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

import pytest

from playcall.storage import SqlStore
from playcall.storage.database import open_database
from playcall.tables.hub import Hub
from playcall.tables.ports import PersonInfo
from playcall.tables.room import Room
from playcall.tables.timekeeping import steady
from tests.databases import NewDatabase
from tests.seasons.club import Wire
from tests.server.house import InlineThinker

pytestmark = pytest.mark.anyio

NOON, HOUR, DAY = 1_800_000_000.0, 3600.0, 86400.0
ANN, BOB = PersonInfo("ann", "Ann", None, NOON), PersonInfo("bob", "Bob", None, NOON)


@pytest.fixture
async def store(new_database: NewDatabase) -> AsyncIterator[SqlStore]:
    url = new_database("sqlite")
    store = SqlStore(open_database(url), url)
    for person in (ANN, BOB):
        await store.new_person(person)
    yield store
    await store.close()


class Process:
    """A server that was started when the clock on the wall said this."""

    def __init__(self, store: SqlStore, wall: float) -> None:
        self.wall = wall
        self.hub = Hub(store, Wire(), InlineThinker(), lambda: self.wall)

    async def open(self) -> str:
        """A table at which everybody has a minute for each choice, or concedes."""
        table, _ = await self.hub.open_table(
            ANN, "highlights_2052", {}, seats=["me", "open"], clock="decision 60", on_timeout="concede"
        )  # fmt: skip
        await self.hub.join(BOB, table.id)
        return table.id

    async def look(self, table: str) -> Room:
        """What the process that leads does a few times a second."""
        if table in await self.hub.store.due(self.hub.now()):
            await self.hub._time_out(table)
        return await self.hub.room(table)

    async def wait(self, table: str, seconds: float) -> bool:
        """Whether somebody has lost on time after so many seconds."""
        self.wall += seconds
        return (await self.look(table)).live.over


async def test_time_that_passed_without_a_server_is_nobodys(store: SqlStore) -> None:
    """It was down for an hour, or the clock was set forward by one: who was asked can still choose."""
    table = await Process(store, NOON).open()
    later = Process(store, NOON + HOUR)
    await later.hub.wake()
    assert not await later.wait(table, 1.0)
    assert not await later.wait(table, 60.0)
    assert await later.wait(table, 60.0)


async def test_a_clock_that_was_set_back_gives_no_time(store: SqlStore) -> None:
    table = await Process(store, NOON).open()
    earlier = Process(store, NOON - HOUR)
    await earlier.hub.wake()
    room = await earlier.hub.room(table)
    left = room.live.timer.left(room.live.asked()[0], earlier.hub.now())
    assert left is not None
    assert left <= 60.0
    assert not await earlier.wait(table, 30.0)
    assert await earlier.wait(table, 121.0)


async def test_a_clock_that_was_set_forward_ends_no_session_for_good(store: SqlStore) -> None:
    await store.new_session("secret", ANN.id, NOON, NOON + 90 * DAY)
    await store.new_session("other", ANN.id, NOON + 100 * DAY, NOON + 190 * DAY)
    assert await store.session_person("secret", NOON + HOUR) is not None


async def test_sessions_that_ended_a_year_ago_make_room(store: SqlStore) -> None:
    await store.new_session("secret", ANN.id, NOON, NOON + 90 * DAY)
    await store.new_session("other", ANN.id, NOON + 500 * DAY, NOON + 590 * DAY)
    assert await store.session_person("secret", NOON + HOUR) is None


def test_within_a_process_the_clock_on_the_wall_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now, shared = steady(), steady(NOON - time.monotonic())
    before = now()
    monkeypatch.setattr(time, "time", lambda: before + 100 * DAY)
    assert before <= now() < before + HOUR
    assert NOON <= shared() < NOON + HOUR
