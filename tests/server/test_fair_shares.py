"""What one client asks for, nobody else waits for: no heavy work on the event loop, none of it in the bots' places."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

import playcall.printing
from playcall.server.app import create_app
from playcall.server.service import Service
from playcall.tables import audience
from playcall.tables.backroom import Backroom
from playcall.tables.crew import Worker
from playcall.tables.ledger import Entry
from playcall.tables.livetable import LiveTable
from playcall.tables.snapshots import SHORT
from playcall.tables.thinking import Task
from tests.server.conftest import NewHouse
from tests.server.house import House, InlineBackroom, InlineThinker, Visitor, quick
from tests.server.test_workers import ANN, choose, until
from tests.tables.tables import play_on, table

pytestmark = pytest.mark.anyio

GAME = "highlights_2052"


class Noting(InlineThinker):
    """Bots that note who else comes to their place."""

    def __init__(self) -> None:
        super().__init__()
        self.others: list[str] = []

    async def advise(self, task: Task, advise: Callable[[Task], Any]) -> Any:
        self.others.append(advise.__name__)
        return await super().advise(task, advise)


async def finished(person: Visitor) -> dict[str, Any]:
    table = await person.open(GAME, seats=["me", "random"])
    for _ in range(3):
        await person.act(table)
    await person.post(f"/api/tables/{table['id']}/concede")
    return table


async def test_looking_back_takes_no_bots_place(new_house: NewHouse) -> None:
    thinker = Noting()
    house = new_house(thinker=thinker)
    async with house.guest() as ann:
        table = await finished(ann)
        await ann.get(f"/api/tables/{table['id']}/report/coach")
        await ann.post("/api/decks/suggest", {"game": "gridiron_fantasy"})
    assert thinker.others == []


async def test_the_same_sheets_are_made_once_however_they_are_asked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    compile = playcall.printing._compile

    def noted(*job: Any) -> bytes:
        made.append(job[0])
        return b"%PDF" if job[0] != "sheets.typ" or made.count("sheets.typ") > 1 else compile(*job)

    monkeypatch.setattr(playcall.printing, "_compile", noted)
    async with house.stranger() as fan:
        first = await fan.http.get(f"/api/games/{GAME}/print.pdf?only=team:haulers")
        again = await fan.http.get(f"/api/games/{GAME}/print.pdf?only=team:%20HAULERS")
    assert first.content == again.content
    assert made == ["sheets.typ"]


async def test_who_asks_for_too_much_is_told_when_to_come_again(
    new_house: NewHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever asks for one thing waits for one thing."""
    in_hand: list[str] = []

    async def never(worker: Worker, work: Any, given: Any, seconds: float) -> bytes:
        in_hand.append(given.eyes)
        await asyncio.sleep(0)
        while len(in_hand) < 2:
            await asyncio.sleep(0.001)
        return b"{}"

    monkeypatch.setattr(Worker, "answer", never)
    live = table()
    play_on(live, 5)
    record = live.record(["random", "random"]).to_text()
    async with (house := new_house(backroom=Backroom(2))).guest() as ann, house.guest() as bob:
        asked = [
            asyncio.create_task(ann.http.post("/api/replays", json={"record": record, "first": n})) for n in range(8)
        ]
        while sum(one.done() for one in asked) < 3:
            await asyncio.sleep(0.001)
        refused = [one.result() for one in asked if one.done()]
        assert {one.status_code for one in refused} == {429}
        assert {one.json()["code"] for one in refused} == {"work/busy"}
        assert {one.headers["retry-after"] for one in refused} == {"5"}
        assert (await bob.http.post("/api/replays", json={"record": record, "eyes": "public"})).status_code == 200
        await asyncio.gather(*asked)
    assert in_hand[:2] == ["all", "public"]


async def test_what_takes_too_long_is_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def too_long(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(InlineBackroom, "_hand_over", too_long)
    async with house.stranger() as fan:
        refused = await fan.refused("GET", "/api/games/sport_jockeys/print.pdf", "work/failed")
        assert refused.status_code == 503


# Tables ---------------------------------------------------------------------------------------------------------------


def test_taking_back_in_a_long_game_plays_little_of_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    live = table(mode="tournament")
    play_on(live, 250)
    assert live.acts == 250
    replayed = 0
    act = LiveTable._act

    def counted(live: LiveTable, entry: Entry) -> None:
        nonlocal replayed
        replayed += 1
        act(live, entry)

    monkeypatch.setattr(LiveTable, "_act", counted)
    for _ in range(50):
        entry = live.undo(live.marks[-1].place, 1000.0)
        assert entry is not None
        live.fold(entry)
    assert replayed < 50 * 40
    assert live.acts <= 200


async def test_a_long_table_is_not_loaded_on_the_event_loop(
    fresh_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(quick(database_url=fresh_database()), thinker=InlineThinker())
    async with app.router.lifespan_context(app):
        service: Service = app.state.service
        await service.store.new_person(ANN)
        info, _ = await service.hub.open_table(ANN, GAME, {}, seats=["me", "random"])
        room = await service.hub.room(info.id)
        while room.live.ply <= SHORT:
            await until(lambda: 0 in room.live.asked())
            await choose(service, ANN, info.id)
        await until(lambda: 0 in room.live.asked())
        service.hub.rooms.clear()
        where: set[int] = set()
        act = LiveTable._act

        def noted(live: LiveTable, entry: Entry) -> None:
            where.add(threading.get_ident())
            act(live, entry)

        monkeypatch.setattr(LiveTable, "_act", noted)
        assert (await service.hub.room(info.id)).live.state == room.live.state
        assert where
        assert threading.get_ident() not in where


async def test_who_wants_everything_told_again_and_again_costs_little(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.guest() as ann:
        table = await ann.open(GAME, seats=["me", "random"])
        async with ann.socket(table) as client:
            await client.play_on(plies=60)
            told = 0
            tell = audience.tell

            def counted(*event: Any) -> Any:
                nonlocal told
                told += 1
                return tell(*event)

            monkeypatch.setattr(audience, "tell", counted)
            for _ in range(10):
                await client.send(type="resume", epoch=-1, event=0)
                await client.until("hello")
            assert client.state["event"] > 60
            assert told < 2 * client.state["event"]
