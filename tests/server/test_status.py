"""Whether the server is well, what it counts, and how it behaves when something breaks inside."""

from __future__ import annotations

import asyncio
import gc
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from playcall import __version__
from playcall.kernel import CardError
from playcall.server.app import create_app
from playcall.server.errors import STATUS
from playcall.server.service import Service
from playcall.tables.errors import Refused
from playcall.tables.ports import Taken
from tests.server.house import PATIENCE, House, InlineThinker, quick

pytestmark = pytest.mark.anyio


async def test_health(house: House) -> None:
    async with house.stranger() as visitor:
        assert await visitor.get("/api/health") == {"status": "ok", "version": __version__, "database": "ok"}


async def test_metrics(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table) as client:
            await client.until("hello")
            await client.send_raw("rubbish")
            await client.refusal()
            text = await ann.get("/api/metrics")
        figures = dict(re.findall(r"^(playcall_\w+(?:{[^}]*})?) ([0-9.e+]+)$", text, re.MULTILINE))
        assert float(figures["playcall_sockets"]) >= 1
        assert float(figures["playcall_tables_in_memory"]) >= 1
        assert float(figures["playcall_messages_received_total"]) >= 1
        assert float(figures["playcall_messages_sent_total"]) >= 2
        assert float(figures['playcall_refusals_total{code="message/bad"}']) >= 1
        assert float(figures['playcall_requests_total{method="POST",route="/api/tables",status="201"}']) >= 1
        assert table["id"] not in text


async def test_addresses_and_methods_that_are_not_there(house: House) -> None:
    async with house.stranger() as visitor:
        for path in ("/api", "/api/", "/api/tables/", "/api/games/high_card/rules/"):
            assert (await visitor.refused("GET", path, "path/unknown")).status_code == 404
        for path in ("/nowhere", "/favicon.ico"):
            page = await visitor.http.get(path)
            assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        refused = await visitor.refused("DELETE", "/api/tables", "method/refused")
        assert refused.status_code == 405
        assert "POST" in refused.headers["allow"]


@pytest.mark.parametrize(
    ("problem", "status", "code"),
    [
        (RuntimeError("the secret of the cellar"), 500, "server/error"),
        (OperationalError("SELECT secret", {}, Exception("no line")), 503, "server/database"),
        (NoConnectionFree("secret"), 503, "server/database"),
        (Taken("secret"), 409, "table/taken"),
        (CardError("cards.toml: card 'x'"), 422, "card/bad"),
        (Refused("table/diverged", "They part at action 3."), 409, "table/diverged"),
    ],
)
async def test_whatever_breaks_is_told_in_one_sentence(
    fresh_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch, problem: Exception, status: int, code: str
) -> None:
    async def break_down(*_: Any) -> None:
        raise problem

    app = create_app(quick(database_url=fresh_database()), thinker=InlineThinker())
    async with app.router.lifespan_context(app):
        service: Service = app.state.service
        monkeypatch.setattr(service.store, "open_tables", break_down)
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            response = await http.get("/api/tables")
            assert (response.status_code, response.json()["code"]) == (status, code)
            assert "secret" not in response.text
            assert "Traceback" not in response.text


async def test_health_says_when_the_database_is_gone(
    fresh_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*_: Any) -> None:
        raise OSError("gone")

    app = create_app(quick(database_url=fresh_database()), thinker=InlineThinker())
    async with app.router.lifespan_context(app):
        monkeypatch.setattr(app.state.service.store, "person", gone)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            response = await http.get("/api/health")
            assert (response.status_code, response.json()["code"]) == (503, "server/database")


@pytest.mark.parametrize("seconds", [0.0, 0.002, 0.004, 0.008])
async def test_whoever_ends_at_once_leaves_nothing_behind(fresh_database: Callable[[], str], seconds: float) -> None:
    """Warnings of connections that nobody closed would fail this."""
    app = create_app(quick(database_url=fresh_database()), thinker=InlineThinker())
    async with app.router.lifespan_context(app):
        await asyncio.sleep(seconds)
    gc.collect()


async def test_a_database_that_does_not_let_go_is_left_behind(
    fresh_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(quick(database_url=fresh_database(), close_seconds=0.05), thinker=InlineThinker())
    async with asyncio.timeout(PATIENCE):
        async with app.router.lifespan_context(app):
            store = app.state.service.store
            close = store.close
            monkeypatch.setattr(store, "close", asyncio.Event().wait)
        await close()
    assert "does not let go" in caplog.text


def test_every_code_is_met_by_a_test() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [code for code in STATUS if f'"{code}"' not in texts] == []
