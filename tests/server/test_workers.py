"""Several processes at one database, here as two services in one loop: whatever the order, nobody is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from playcall.host import rooms
from playcall.host.livetable import LiveTable
from playcall.host.ports import Bus, Heard, PersonInfo, Store, TableInfo
from playcall.host.snapshots import load_table
from playcall.server.app import create_app
from playcall.server.service import Service
from playcall.server.settings import Settings
from playcall.storage import SqlStore
from playcall.storage.database import open_database
from tests.server.house import InlineThinker, quick

pytestmark = pytest.mark.anyio

ANN = PersonInfo("ann", "Ann", None, 0.0)
BOB = PersonInfo("bob", "Bob", None, 0.0)


class Wire:
    """What connects the services: every notice reaches all of them, one after the other."""

    def __init__(self) -> None:
        self.ears: list[Heard] = []

    async def publish(self, notice: str) -> None:
        for heard in list(self.ears):
            await heard(notice)

    async def listen(self, heard: Heard) -> None:
        self.ears.append(heard)

    async def close(self) -> None:
        self.ears.clear()


@asynccontextmanager
async def two_services(url: str) -> AsyncIterator[tuple[Service, Service]]:
    wire = Wire()

    async def ports(settings: Settings) -> tuple[Store, Bus]:
        return SqlStore(open_database(settings.database_url), settings.database_url), wire

    async with AsyncExitStack() as stack:
        services = []
        for _ in range(2):
            app = create_app(quick(database_url=url), ports, InlineThinker())
            await stack.enter_async_context(app.router.lifespan_context(app))
            services.append(app.state.service)
        yield services[0], services[1]


async def begin(service: Service) -> str:
    """A table of High Card between Ann and Bob."""
    for person in (ANN, BOB):
        await service.store.new_person(person)
    info, _ = await service.hub.open_table(ANN, "high_card", {}, seats=["me", "open"])
    await service.hub.join(BOB, info.id)
    return info.id


async def choose(service: Service, person: PersonInfo, table: str) -> None:
    room = await service.hub.room(table)
    seat = room.seat_of(person.id)
    assert seat is not None
    token = room.live.game.actions.token(room.live.legal(seat)[0])
    await service.hub.act(person, table, room.live.asked_at, token)


async def test_a_move_in_one_process_is_seen_in_the_other(fresh_database: Callable[[], str]) -> None:
    async with two_services(fresh_database()) as (one, two):
        table = await begin(one)
        await two.hub.room(table)
        await choose(one, ANN, table)
        await choose(two, BOB, table)
        assert (await one.hub.room(table)).live.ply == (await two.hub.room(table)).live.ply == 2


async def test_both_answer_at_once(fresh_database: Callable[[], str]) -> None:
    async with two_services(fresh_database()) as (one, two):
        table = await begin(one)
        await two.hub.room(table)
        await asyncio.gather(choose(one, ANN, table), choose(two, BOB, table))
        assert (await one.hub.room(table)).live.ply == (await two.hub.room(table)).live.ply == 2


async def test_a_move_during_loading_is_not_missed(
    fresh_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice of a move arrives after the ledger was read and before the room stands."""
    async with two_services(fresh_database()) as (one, two):
        table = await begin(one)

        async def load_and_be_late(store: Store, info: TableInfo) -> LiveTable:
            loaded = await load_table(store, info)
            monkeypatch.setattr(rooms, "load_table", load_table)
            await choose(one, ANN, table)
            return loaded

        monkeypatch.setattr(rooms, "load_table", load_and_be_late)
        assert (await two.hub.room(table)).live.ply == 1


async def show(one: Service, two: Service, table: str) -> None:
    """Both show a card, so that nothing is free to take back any more."""
    await choose(one, ANN, table)
    await choose(two, BOB, table)


async def test_undo_is_asked_and_allowed_across_processes(fresh_database: Callable[[], str]) -> None:
    async with two_services(fresh_database()) as (one, two):
        table = await begin(one)
        there = await two.hub.room(table)
        here = await one.hub.room(table)
        told: list[str] = []
        there.listeners.add(lambda what, _: told.append(what))
        await show(one, two, table)
        assert await one.hub.undo(ANN, table) is False
        assert (there.undo_by, there.undo_agreed, told[-1]) == (0, {0}, "undo")
        await two.hub.answer_undo(BOB, table, False)
        assert (here.undo_by, there.undo_by) == (None, None)
        await one.hub.undo(ANN, table)
        await two.hub.answer_undo(BOB, table, True)
        assert here.live.epoch == there.live.epoch == 1
        assert (here.undo_by, there.undo_by) == (None, None)


async def test_a_wish_to_undo_that_comes_too_late_is_void(fresh_database: Callable[[], str]) -> None:
    async with two_services(fresh_database()) as (one, two):
        table = await begin(one)
        there = await two.hub.room(table)
        await show(one, two, table)
        await two.hub.heard(f"undo:1:0:0 {table}")
        assert there.undo_by is None
