"""Several processes at one database, here as two services in one loop: whatever the order, nobody is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from playcall.seasons.ports import Shelf
from playcall.server.app import create_app
from playcall.server.service import Service, open_ports
from playcall.server.settings import Settings
from playcall.server.sockets import TableSocket
from playcall.tables import rooms
from playcall.tables.backroom import Backroom
from playcall.tables.errors import Refused
from playcall.tables.livetable import LiveTable
from playcall.tables.ports import Bus, Heard, PersonInfo, Store, TableInfo
from playcall.tables.room import Room
from playcall.tables.snapshots import load_table
from tests.server.house import PATIENCE, InlineThinker, quick
from tests.server.test_sockets import SlowWebSocket, ended

pytestmark = pytest.mark.anyio

ANN = PersonInfo("ann", "Ann", None, 0.0)
BOB = PersonInfo("bob", "Bob", None, 0.0)
CY = PersonInfo("cy", "Cy", None, 0.0)


class Wire:
    """What connects services where the database does not: every notice reaches all of them, one after the other."""

    def __init__(self) -> None:
        self.ears: list[Heard] = []

    async def publish(self, notice: str) -> None:
        for heard in list(self.ears):
            await heard(notice)

    async def listen(self, heard: Heard) -> None:
        self.ears.append(heard)

    async def close(self) -> None:
        self.ears.clear()


Two = tuple[Service, Service]


@pytest.fixture
async def two(database_url: str, high_card: None) -> AsyncIterator[Two]:
    """On PostgreSQL with its own bus, on SQLite with a wire."""
    wire = Wire()

    async def ports(settings: Settings) -> tuple[Shelf, Bus | None]:
        store, bus = await open_ports(settings)
        return store, bus or wire

    async with AsyncExitStack() as stack:
        services = []
        for _ in range(2):
            app = create_app(quick(database_url=database_url), ports, InlineThinker())
            await stack.enter_async_context(app.router.lifespan_context(app))
            services.append(app.state.service)
            await services[-1].awake
        yield services[0], services[1]


def die_before_telling(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no notice leaves this process."""

    async def nothing(_: str) -> None: ...

    monkeypatch.setattr(service.notices, "publish", nothing)


async def until(fits: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.002)


async def begin(service: Service, **wishes: Any) -> str:
    """A table of High Card between Ann and Bob."""
    for person in (ANN, BOB):
        await service.store.new_person(person)
    info, _ = await service.hub.open_table(ANN, "high_card", {}, seats=["me", "open"], **wishes)
    await service.hub.join(BOB, info.id)
    return info.id


async def choose(service: Service, person: PersonInfo, table: str) -> None:
    room = await service.hub.room(table)
    seat = room.info.place_of(person.id)
    assert seat is not None
    token = room.live.game.actions.token(room.live.legal(seat)[0])
    await service.hub.act(person, table, room.live.asked_at[seat], token)


async def both_at(two: Two, table: str, ply: int) -> tuple[Room, Room]:
    """The rooms of both, once they have come so far."""
    one, other = await two[0].hub.room(table), await two[1].hub.room(table)
    await until(lambda: one.live.ply == other.live.ply == ply)
    return one, other


async def test_a_move_in_one_process_is_seen_in_the_other(two: Two) -> None:
    table = await begin(two[0])
    await two[1].hub.room(table)
    await choose(two[0], ANN, table)
    await choose(two[1], BOB, table)
    await both_at(two, table, 2)


async def test_both_answer_at_once(two: Two) -> None:
    table = await begin(two[0])
    await two[1].hub.room(table)
    await asyncio.gather(choose(two[0], ANN, table), choose(two[1], BOB, table))
    await both_at(two, table, 2)


async def test_a_move_during_loading_is_not_missed(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """The notice of a move arrives after the ledger was read and before the room stands."""
    table = await begin(two[0])

    async def load_and_be_late(store: Store, backroom: Backroom, info: TableInfo) -> LiveTable:
        loaded = await load_table(store, backroom, info)
        monkeypatch.setattr(rooms, "load_table", load_table)
        await choose(two[0], ANN, table)
        return loaded

    monkeypatch.setattr(rooms, "load_table", load_and_be_late)
    assert (await two[1].hub.room(table)).live.ply == 1


async def test_whoever_sits_down_twice_at_once_sits(two: Two) -> None:
    """A browser that gave up waiting asks again, while its first request is still under way."""
    for person in (ANN, BOB):
        await two[0].store.new_person(person)
    info, _ = await two[0].hub.open_table(ANN, "high_card", {}, seats=["me", "open"])
    joined = await asyncio.gather(*(service.hub.join(BOB, info.id) for service in two * 3))
    assert {one.seats[1].persons for one in joined} == {(BOB.id,)}


# A process that dies between the commit and the notice ----------------------------------------------------------------


async def test_whoever_comes_in_finds_what_nobody_told_of(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """And those who were there before hear of it too."""
    table = await begin(two[0])
    there = await two[1].hub.room(table)
    told: list[str] = []
    there.listeners.add(lambda what, _: told.append(what))
    die_before_telling(two[0], monkeypatch)
    await choose(two[0], ANN, table)
    assert there.live.ply == 0
    assert (await two[1].hub.enter(table)).live.ply == 1
    assert told == ["moved"]
    await two[1].hub.enter(table)
    assert told == ["moved"]


async def test_a_socket_begins_where_the_store_is(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begin(two[0])
    await two[1].hub.room(table)
    die_before_telling(two[0], monkeypatch)
    await choose(two[0], ANN, table)
    slow = SlowWebSocket(table)
    slow.open.set()
    running = asyncio.create_task(TableSocket(two[1], slow, ANN).run())  # type: ignore[arg-type]
    await until(lambda: "hello" in slow.kinds())
    await slow.incoming.put({"type": "websocket.disconnect"})
    await ended(running)
    hello = next(message for message in slow.sent if message["type"] == "hello")
    assert (hello["ply"], hello["question"]) == (1, None)


async def test_who_waits_is_told_in_the_end(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nobody comes in."""
    table = await begin(two[0])
    there = await two[1].hub.room(table)
    told: list[str] = []
    there.listeners.add(lambda what, _: told.append(what))
    die_before_telling(two[0], monkeypatch)
    await choose(two[0], ANN, table)
    await two[1].hub.renew_watched()
    assert (there.live.ply, told) == (1, ["moved"])


async def test_one_table_that_cannot_go_on_does_not_hide_the_others(
    two: Two, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await begin(two[0])] + [
        (await two[0].hub.open_table(ANN, "high_card", {}, seats=["me", "open"]))[0].id for _ in range(3)
    ]
    watched = []
    for table in tables:
        await two[0].hub.join(BOB, table)
        watched.append(await two[1].hub.room(table))
        watched[-1].listeners.add(lambda *_: None)
    die_before_telling(two[0], monkeypatch)
    for table in tables:
        await choose(two[0], ANN, table)

    def part(_: object) -> None:
        raise Refused("table/diverged", ply=1, problem="the earth shook")

    monkeypatch.setattr(watched[0].live, "fold", part)
    await two[1].hub.renew_watched()
    assert [room.live.ply for room in watched] == [0, 1, 1, 1]
    assert f"table {tables[0]} cannot continue" in caplog.text


async def test_who_joins_is_seen_though_nobody_told(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begin(two[0])
    there = await two[1].hub.room(table)
    await two[0].store.new_person(CY)
    die_before_telling(two[0], monkeypatch)
    await two[0].hub.join(CY, table, 1, share=True)
    assert there.info.place_of(CY.id) is None
    assert (await two[1].hub.enter(table)).info.place_of(CY.id) == 1


async def test_nothing_is_refused_on_old_grounds(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begin(two[0])
    there = await two[1].hub.room(table)
    die_before_telling(two[0], monkeypatch)
    await choose(two[0], ANN, table)
    await choose(two[0], BOB, table)
    live = (await two[0].hub.room(table)).live
    winner = live.asked()[0]
    assert there.live.asked_at != live.asked_at
    await two[1].hub.act((ANN, BOB)[winner], table, live.asked_at[winner], "stay")
    assert there.live.ply == 3


async def test_a_game_whose_last_move_was_not_told_ends(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process was killed before it could write down how the game ended."""
    table = await begin(two[0])
    there = await two[1].hub.room(table)
    there.listeners.add(lambda *_: None)
    room = await two[0].hub.room(table)
    await two[0].store.append(table, room.live.concede(0, 1.0), None)
    await two[1].hub.renew_watched()
    await until(lambda: there.info.ended_at)
    assert await two[1].store.capsule(table) is not None


async def test_a_clock_does_not_fall_for_a_choice_that_was_not_told(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever watches the clocks looks at the store first, and again when somebody was quicker."""
    table = await begin(two[0], clock="decision 60", on_timeout="concede")
    there = await two[1].hub.room(table)
    die_before_telling(two[0], monkeypatch)
    began = there.live.timer.since[0]
    monkeypatch.setattr(two[0].hub, "now", lambda: began + 30)
    monkeypatch.setattr(two[1].hub, "now", lambda: began + 61)
    for person in (ANN, BOB):
        await choose(two[0], person, table)
    with pytest.raises(Refused):
        await two[1].hub._enter(there, lambda: two[1].hub._fall(there, 0))
    assert there.live.ply == 2
    assert not there.live.over


async def test_a_choice_and_its_clock_are_one_commit(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    service = two[0]
    table = await begin(service, clock="decision 60")
    room = await service.hub.room(table)
    stored = await service.store.table(table)
    assert stored is not None
    assert stored.deadline == room.live.timer.next_deadline()
    monkeypatch.setattr(service.store, "set_deadline", lambda *_: pytest.fail("a second commit"))
    await choose(service, ANN, table)
    await choose(service, BOB, table)
    stored = await service.store.table(table)
    assert stored is not None
    assert stored.deadline == room.live.timer.next_deadline()


# Taking back ----------------------------------------------------------------------------------------------------------


async def show(two: Two, table: str) -> tuple[Room, Room]:
    """Both show a card, so that nothing is free to take back any more."""
    await choose(two[0], ANN, table)
    await choose(two[1], BOB, table)
    return await both_at(two, table, 2)


async def test_undo_is_asked_and_allowed_across_processes(two: Two) -> None:
    table = await begin(two[0])
    there = await two[1].hub.room(table)
    told: list[str] = []
    there.listeners.add(lambda what, _: told.append(what))
    here, there = await show(two, table)
    assert await two[0].hub.undo(ANN, table) is False
    await until(lambda: told[-1] == "undo")
    assert (there.undo_by, there.undo_agreed) == (0, {0})
    await two[1].hub.answer_undo(BOB, table, False)
    await until(lambda: (here.undo_by, there.undo_by) == (None, None))
    await two[0].hub.undo(ANN, table)
    await until(lambda: there.undo_by == 0)
    await two[1].hub.answer_undo(BOB, table, True)
    await until(lambda: here.live.epoch == there.live.epoch == 1)
    assert (here.undo_by, there.undo_by) == (None, None)


async def test_a_wish_to_undo_that_comes_too_late_is_void(two: Two) -> None:
    table = await begin(two[0])
    _, there = await show(two, table)
    await two[1].hub.heard(f"undo:1:0:0 {table}")
    assert there.undo_by is None
