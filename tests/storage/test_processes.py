"""Several processes on one database: who leads, and what a killed one leaves behind."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from playcall.storage import SqlStore
from playcall.storage.database import open_database
from tests.databases import NewDatabase
from tests.storage.conftest import act, seat, table
from tests.storage.test_bus import cut_all

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]
APPEND_FOR_EVER = """
import asyncio, sys
from tests.storage.conftest import act
from playcall.storage import open_store

async def main() -> None:
    store = open_store(sys.argv[1])

    async def play(name: str) -> None:
        for ply in range(100_000):
            await store.append(name, act(ply), None)
            print(name, ply, flush=True)

    await asyncio.gather(*(play(f"t{number}") for number in range(20)))

asyncio.run(main())
"""


async def test_a_killed_process_loses_nothing_it_has_acknowledged(store: SqlStore, database_url: str) -> None:
    for number in range(20):
        await store.new_table(table(f"t{number}", seat(0, "ann"), seat(1, "bob")))
    with subprocess.Popen(
        [sys.executable, "-c", APPEND_FOR_EVER, database_url], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(400)]
        process.kill()
        lines += process.stdout.readlines()
    told = {tuple(line.split()) for line in lines if line.endswith("\n")}
    kept = {(f"t{number}", str(one.ply)) for number in range(20) for one in await store.entries(f"t{number}")}
    assert len(told) >= 400
    assert told <= kept
    for number in range(20):
        plies = [one.ply for one in await store.entries(f"t{number}")]
        assert plies == list(range(len(plies)))


async def test_on_sqlite_everybody_leads(new_database: NewDatabase) -> None:
    url = new_database("sqlite")
    store = SqlStore(open_database(url), url)
    assert await store.lead()
    await store.close()


async def test_on_postgresql_one_leads_at_a_time(new_database: NewDatabase) -> None:
    url = new_database("postgres")
    first, second = (SqlStore(open_database(url), url) for _ in range(2))
    assert [await first.lead(), await second.lead(), await first.lead(), await second.lead()] == [True, False] * 2
    await first.close()
    assert await second.lead()
    await second.close()


async def test_a_lost_lead_is_taken_again(new_database: NewDatabase) -> None:
    url = new_database("postgres")
    first, second = (SqlStore(open_database(url), url) for _ in range(2))
    assert await first.lead()
    assert not await second.lead()
    cut_all(url)
    async with asyncio.timeout(60):
        while (leads := [await first.lead(), await second.lead()]) != [True, False]:
            assert leads == [False, False]
    await first.close()
    await second.close()


async def test_nobody_leads_without_a_database(caplog: pytest.LogCaptureFixture) -> None:
    url = "postgresql://127.0.0.1:1/none"
    store = SqlStore(open_database(url), url)
    assert not await store.lead()
    assert "Cannot ask PostgreSQL who leads" in caplog.text
    await store.close()


async def test_callers_who_go_away_leave_the_store_sound(store: SqlStore) -> None:
    """A browser that closes cancels what it asked for, at any moment."""
    await store.new_table(table())
    chance = random.Random(5)

    async def ask(number: int) -> None:
        await store.say("t1", "ann", "", str(number), 1.0)
        await store.append("t1", act(number), None)
        await store.table("t1")

    asked = [asyncio.create_task(ask(number)) for number in range(150)]
    for one in asked:
        await asyncio.sleep(chance.choice((0, 0, 0.002)))
        if chance.random() < 0.5:
            one.cancel()
    results = await asyncio.gather(*asked, return_exceptions=True)
    answered = {number for number, result in enumerate(results) if result is None}
    assert {type(result) for result in results} == {type(None), asyncio.CancelledError}
    assert answered <= {entry.ply for entry in await store.entries("t1")}
    assert answered <= {int(line.text) for line in await store.said("t1", limit=1000)}
    await store.rename("ann", "Anna")


async def test_a_ledger_survives_lost_connections(store: SqlStore, database_url: str) -> None:
    """Whoever was told that a ply is entered finds it; whoever was told of an error may try again."""
    await store.new_table(table())
    entered = set()

    async def enter(ply: int) -> None:
        try:
            await store.append("t1", act(ply), None)
        except DBAPIError:
            return
        entered.add(ply)

    for start in range(0, 200, 20):
        playing = asyncio.gather(*(enter(ply) for ply in range(start, start + 20)))
        await asyncio.sleep(0.001)
        if database_url.startswith("postgres"):
            cut_all(database_url)
        await playing
    await store.append("t1", act(999), None)
    plies = [entry.ply for entry in await store.entries("t1")]
    assert entered <= set(plies)
    assert plies[-1] == 999


async def test_a_store_survives_a_lost_connection(store: SqlStore, database_url: str) -> None:
    if database_url.startswith("postgres"):
        cut_all(database_url)
    assert await store.person("ann") is not None
    await store.rename("ann", "Anna")
