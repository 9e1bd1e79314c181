"""The database goes and comes back: workers wait, say so, and nobody stops those that are well."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError
from uvicorn.config import STARTUP_FAILURE
from websockets.exceptions import ConnectionClosed

from playcall.server import running
from playcall.server.app import create_app
from playcall.server.running import Supervisor, configure
from playcall.server.service import Service
from tests.server.house import Client, House, InlineThinker, quick
from tests.server.test_workers import until

pytestmark = pytest.mark.anyio

NOWHERE = "postgresql://nobody@127.0.0.1:1/nothing"


def client(app: FastAPI) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://localhost", headers={"X-Playcall": "1"})


async def test_a_worker_that_starts_without_its_database_waits(caplog: pytest.LogCaptureFixture) -> None:
    app = create_app(quick(database_url=NOWHERE), thinker=InlineThinker())
    async with app.router.lifespan_context(app), client(app) as http:
        for path in ("/api/health", "/api/tables", "/api/health"):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "server/database")
        await asyncio.sleep(0.3)
    told = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len([record for record in told if "the database does not answer" in record.message]) == 1
    assert len(told) <= 3, caplog.text


async def test_when_it_is_back_everything_goes_on(
    fresh_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(quick(database_url=fresh_database()), thinker=InlineThinker())
    async with app.router.lifespan_context(app), client(app) as http:
        service: Service = app.state.service

        with monkeypatch.context() as patch:
            patch.setattr(service.store, "due", away)
            await until(lambda: "the database does not answer: ConnectionError no line" in caplog.text)
        assert "secret" not in caplog.text
        service.outage.back()
        assert "the database answers again" in caplog.text
        assert (await http.get("/api/health")).status_code == 200


async def test_health_says_that_the_disk_is_full(
    fresh_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Though everything can still be read."""
    app = create_app(quick(database_url=fresh_database()), thinker=InlineThinker())
    async with app.router.lifespan_context(app), client(app) as http:
        await app.state.service.awake
        full = sqlite3.OperationalError("database or disk is full")
        full.sqlite_errorname = "SQLITE_FULL"

        async def no_room(*_: Any) -> None:
            raise OperationalError("INSERT", {}, full)

        with monkeypatch.context() as patch:
            patch.setattr(app.state.service.store.db, "write", no_room)
            for _ in range(2):
                answer = await http.get("/api/health")
                assert (answer.status_code, answer.json()["code"]) == (503, "server/full")
            refused = await http.post("/api/guests", json={"name": "Ann"})
            assert (refused.status_code, refused.json()["code"]) == (503, "server/full")
        assert (await http.get("/api/health")).status_code == 200
    assert caplog.text.count("the disk is full") == 1
    assert "the database answers again" in caplog.text


# Sockets --------------------------------------------------------------------------------------------------------------


async def away(*_: Any) -> None:
    raise OperationalError(
        "SELECT secret", {"token": "a-players-token"}, ConnectionError("no line"), hide_parameters=True
    )


async def closing(client: Client) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as closed:
        await client.until("nothing more")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


@pytest.mark.parametrize("fails", ["session_person", "table"], ids=["at the door", "at the table"])
async def test_a_socket_that_comes_without_a_database_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fails: str
) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        house.service.hub.rooms.clear()
        with monkeypatch.context() as patch:
            patch.setattr(house.service.store, fails, away)
            async with ann.socket(table) as client:
                assert await client.refusal() == "server/database"
                assert await closing(client) == (1013, "server/database")
        async with ann.socket(table) as client:
            await client.until("hello")
    assert "Traceback" not in caplog.text


async def test_a_choice_that_cannot_be_kept_is_refused_as_by_a_request(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table) as client:
            question = await client.asked()
            choice = {"decision": question["decision"], "token": question["options"][0]["token"]}
            with monkeypatch.context() as patch:
                patch.setattr(house.service.store, "append", away)
                await client.send(type="act", **choice)
                assert await client.refusal() == "server/database"
                refused = await ann.refused("POST", f"/api/tables/{table['id']}/act", "server/database", choice)
                assert refused.status_code == 503
            await client.choose()
            await client.until("update")
    assert "a-players-token" not in caplog.text
    assert "Traceback" not in caplog.text


# The supervisor -------------------------------------------------------------------------------------------------------


class Worker:
    """A worker as its supervisor sees it."""

    def __init__(self, *_: Any, exitcode: int | None = None) -> None:
        self.exitcode = exitcode
        self.pid = 1
        self.started = False

    def is_alive(self, timeout: float = 5) -> bool:
        return self.exitcode is None

    def start(self) -> None:
        self.started = True

    def kill(self) -> None: ...
    def join(self) -> None: ...


def supervisor(monkeypatch: pytest.MonkeyPatch, *exits: int | None) -> Supervisor:
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(running, "AFTER_FAILURE", 0.0)
    monkeypatch.setattr("uvicorn.supervisors.multiprocess.Process", Worker)
    monkeypatch.setattr(running, "Process", Worker, raising=False)
    made = Supervisor(configure("x:y", quick(workers=2), factory=True), [])
    made.processes = [Worker(exitcode=code) for code in exits]  # type: ignore[misc]
    return made


def test_a_worker_that_cannot_start_does_not_stop_the_healthy_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    made = supervisor(monkeypatch, None, STARTUP_FAILURE)
    healthy = made.processes[0]
    made.keep_subprocess_alive()
    assert not made.should_exit.is_set()
    assert made.processes[0] is healthy
    assert made.processes[1].exitcode is None


def test_where_none_can_start_the_server_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    made = supervisor(monkeypatch, STARTUP_FAILURE, STARTUP_FAILURE)
    made.keep_subprocess_alive()
    assert made.should_exit.is_set()
