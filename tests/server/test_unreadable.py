"""A table that cannot be opened any more, after an upgrade say, fails alone and is shown as such."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import update

from playcall.server.app import create_app
from playcall.server.service import Service
from playcall.storage import SqlStore
from playcall.storage.models import GameTable
from tests.server.house import PATIENCE, House, InlineThinker, quick
from tests.server.test_workers import ANN, begin, until

pytestmark = pytest.mark.anyio

BROKEN = [{"game": "gone_for_good"}, {"options": {"overtime": "sudden death"}}]


@pytest.fixture
async def service(fresh_database: Callable[[], str]) -> AsyncIterator[Service]:
    app = create_app(quick(database_url=fresh_database()), thinker=InlineThinker())
    async with app.router.lifespan_context(app):
        await app.state.service.awake
        yield app.state.service


async def spoil(service: Service, table: str, row: dict[str, object]) -> None:
    """As an upgrade might: what the row says means nothing any more."""
    store = service.store
    assert isinstance(store, SqlStore)
    await store.db.execute(update(GameTable).where(GameTable.id == table).values(**row))
    service.hub.rooms.pop(table, None)


@pytest.mark.parametrize("row", BROKEN, ids=["game", "option"])
async def test_it_stops_no_other_clock(
    service: Service, row: dict[str, object], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await begin(service, clock="decision 60", on_timeout="concede")
    whole, _ = await service.hub.open_table(
        ANN, "high_card", {}, seats=["me", "random"], clock="decision 60", on_timeout="concede"
    )  # fmt: skip
    await spoil(service, broken, row)
    await service.hub.wake()
    began = service.hub.now()
    monkeypatch.setattr(service.hub, "now", lambda: began + 120)
    async with asyncio.timeout(PATIENCE):
        await until(lambda: service.hub.rooms[whole.id].info.ended_at)
    assert f"table {broken} cannot continue" in caplog.text
    stored = await service.store.table(broken)
    assert stored is not None
    assert stored.ended_at is None


@pytest.mark.parametrize("row", BROKEN, ids=["game", "option"])
async def test_it_is_shown_as_such_among_the_others(house: House, row: dict[str, object]) -> None:
    async with house.guest() as ann:
        broken, whole = await ann.open(seats=["me", "random"]), await ann.open(seats=["me", "random"])
        await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(spoil(house.service, broken["id"], row), loop_of(house))
        )
        assert {table["id"] for table in await ann.get("/api/me/tables")} >= {broken["id"], whole["id"]}
        shown = await ann.look(broken)
        assert shown["position"] is None
        assert shown["problem"]["id"] == "no-table-unreadable"
        assert (await ann.look(whole))["problem"] is None
        async with ann.socket(broken) as client:
            assert await client.refusal() == "table/unreadable"
        await ann.refused("POST", f"/api/tables/{broken['id']}/concede", "table/unreadable")


def loop_of(house: House) -> asyncio.AbstractEventLoop:
    return house.service.tasks[0].get_loop()
