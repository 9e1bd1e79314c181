"""What is kept out: forged requests, foreign hosts, floods, strangers; and nothing secret gets out."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
from typing import Any

import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from playcall.kernel import BadOption
from playcall.server.security import DOOR, host_is_ours, may_change, origin_is_ours
from playcall.server.settings import Rates, Settings, SocketLimits, is_loopback, read_settings
from tests.server.conftest import NewHouse
from tests.server.house import House

pytestmark = pytest.mark.anyio


# Forged requests ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, False),
        ({"x-playcall": "1"}, True),
        ({"x-playcall": "0"}, False),
        ({"origin": "http://localhost:8420"}, True),
        ({"origin": "http://localhost:9999"}, False),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://["}, False),
        ({"origin": ""}, False),
        ({"origin": "https://play.example"}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "same-origin", "origin": "https://evil.example"}, False),
    ],
)
def test_only_our_pages_and_programs_change_things(headers: dict[str, str], allowed: bool) -> None:
    settings = Settings(origins=("https://play.example",))
    assert may_change(Headers({"host": "localhost:8420", **headers}), settings) is allowed


async def test_a_forged_request_is_refused(house: House) -> None:
    async with house.stranger(headers={"X-Playcall": "0"}) as visitor:
        answer = await visitor.refused("POST", "/api/guests", "csrf/refused", {})
        assert answer.status_code == 403
        evil = {"Origin": "https://evil.example"}
        await visitor.refused("POST", "/api/logout", "csrf/refused", headers=evil)
        ours = {"Origin": house.url}
        assert (await visitor.http.post("/api/guests", json={}, headers=ours)).status_code == 201


async def test_a_body_must_say_that_it_is_json(house: House) -> None:
    async with house.guest() as ann:
        response = await ann.http.post(
            "/api/tables", content='{"game": "high_card"}', headers={"content-type": "text/plain"}
        )
        assert (response.status_code, response.json()["code"]) == (422, "input/bad")


async def test_sockets_are_for_our_own_pages(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table, Origin=house.url) as client:
            await client.until("hello")
        with pytest.raises(InvalidStatus) as refused:
            async with ann.socket(table, Origin="https://evil.example"):
                pass
        assert refused.value.response.status_code == 403


def test_a_foreign_name_for_loopback_is_a_trick() -> None:
    def ours(name: str, **changes: Any) -> bool:
        return host_is_ours(Headers({"host": name}), Settings(**changes))

    assert all(ours(host) for host in ("localhost:8420", "127.0.0.1", "[::1]:8420"))
    assert not any(ours(host) for host in ("evil.example", "evil.example:8420", "", "[", "localhost.evil.example"))
    assert ours("127.0.0.2:8420", host="127.0.0.2")
    assert ours("[::1]", host="[::1]")
    assert not ours("127.0.0.3", host="127.0.0.2")
    assert ours("play.example", origins=("https://play.example",))
    assert ours("anything", host="0.0.0.0")


async def test_a_foreign_host_is_refused(house: House) -> None:
    async with house.stranger() as visitor:
        answer = await visitor.refused("GET", "/api/me", "host/refused", headers={"Host": "evil.example"})
        assert answer.status_code == 403
        with pytest.raises(InvalidStatus):
            async with connect("ws://evil.example/api/tables/x/socket", host="localhost", port=house.port, proxy=None):
                pass


def test_what_a_request_does_not_say_is_not_known() -> None:
    assert origin_is_ours(Headers({"host": "localhost"}), Settings()) is None


# Headers --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/docs", "/api/me", "/api/nowhere", "/join/abc", "/api/openapi.json"])
async def test_every_answer_carries_the_headers(house: House, path: str) -> None:
    async with house.stranger() as visitor:
        headers = (await visitor.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert (headers.get("cache-control") == "no-store") is path.startswith("/api/")


async def test_pages_need_nothing_from_elsewhere(house: House) -> None:
    async with house.stranger() as visitor:
        for path in ("/", "/api/docs", "/join/abc"):
            page = await visitor.get(path)
            assert "Playcall" in page
            assert "http" not in page.replace("http-equiv", "")
            assert not re.search(r"<script(?![^>]*\bsrc=\"/)|<style| on\w+=", page)
        assert "/api/tables/{table}/act" in await visitor.get("/api/docs")


# Sizes and rates ------------------------------------------------------------------------------------------------------


async def test_a_large_body_is_refused(house: House) -> None:
    async with house.guest() as ann:
        answer = await ann.refused("POST", "/api/tables", "body/too-large", {"game": "x" * 70_000})
        assert answer.status_code == 413


async def test_rates(new_house: NewHouse) -> None:
    house = new_house(rates=Rates(requests="40/day", writes="8/day", guests="2/day", logins="3/day", sockets="2/day"))
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        for _ in range(3):
            await ann.refused("POST", "/api/login", "auth/wrong", {"username": "x", "password": "y"})
        answer = await ann.refused("POST", "/api/login", "rate/limit", {"username": "x", "password": "y"})
        assert answer.status_code == 429
        async with house.guest(), house.stranger() as third:
            await third.refused("POST", "/api/guests", "rate/limit", {})
        for _ in range(8):
            last = await ann.http.post("/api/logout", json={})
        assert last.status_code == 429
        assert int(last.headers["retry-after"]) == 24 * 60 * 60
        async with ann.socket(table), ann.socket(table):
            with pytest.raises(InvalidStatus):
                async with ann.socket(table):
                    pass
        codes = [(await ann.http.get("/api/me")).status_code for _ in range(40)]
        assert codes[-1] == 429


async def test_an_address_has_only_so_many_sockets(new_house: NewHouse) -> None:
    house = new_house(sockets=SocketLimits(per_address=1))
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table) as one:
            await one.until("hello")
            async with ann.socket(table) as two:
                with pytest.raises(ConnectionClosed) as closed:
                    await two.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013


# The owner ------------------------------------------------------------------------------------------------------------


async def test_whoever_comes_from_outside_shows_the_owners_token_once(new_house: NewHouse) -> None:
    house = new_house(host="0.0.0.0", owner_token="the-token")
    async with house.stranger() as owner, house.stranger() as stranger:
        for visitor in (owner, stranger):
            answer = await visitor.refused("GET", "/api/me", "auth/owner")
            assert answer.status_code == 401
            assert await visitor.get("/api/health")
            assert "Playcall" in await visitor.get("/")
        await stranger.refused("GET", "/api/me?token=guess", "auth/owner")
        response = await owner.http.get("/some/page?a=1&token=the-token&b=2")
        assert (response.status_code, response.headers["location"]) == (303, "/some/page?a=1&b=2")
        assert "HttpOnly" in response.headers["set-cookie"]
        assert "the-token" not in owner.http.cookies[DOOR]
        assert await owner.get("/api/me") == {"person": None}
        with pytest.raises(InvalidStatus):
            async with stranger.socket("x"):
                pass


async def test_an_invite_lets_its_guest_in(new_house: NewHouse) -> None:
    house = new_house(host="0.0.0.0", owner_token="the-token")
    async with house.stranger() as owner, house.stranger() as friend:
        await owner.http.get("/?token=the-token")
        await owner.post("/api/guests", {})
        table = await owner.open()
        await friend.refused("POST", "/api/guests", "auth/owner", {})
        await friend.refused("GET", "/api/invites/guess", "invite/unknown")
        await friend.refused("GET", "/api/me", "auth/owner")
        assert (await friend.get(f"/api/invites/{table['invite']}"))["table"] == table["id"]
        await friend.post("/api/guests", {})
        assert (await friend.join(table))["my_seat"] == 1


# Settings -------------------------------------------------------------------------------------------------------------


def test_an_owner_is_needed_only_where_others_can_come() -> None:
    assert read_settings("127.0.0.1", environment={}).owner_token == ""
    assert len(read_settings("0.0.0.0", environment={}).owner_token) >= 32
    assert read_settings("0.0.0.0", environment={"PLAYCALL_OWNER_TOKEN": "mine"}).owner_token == "mine"
    assert read_settings("0.0.0.0", environment={"PLAYCALL_OWNER_TOKEN": "off"}).owner_token == ""
    assert [is_loopback(host) for host in ("127.0.0.9", "::1", "[::1]", "LOCALHOST", "10.0.0.1", "::", "example")] == [
        True, True, True, True, False, False, False,
    ]  # fmt: skip


def test_settings_come_from_arguments_and_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {
        "PLAYCALL_DATA": "/srv/playcall",
        "PLAYCALL_RATES": "logins=5/hour requests=off",
        "PLAYCALL_ORIGINS": "https://a.example https://b.example",
        "PLAYCALL_BOT_PROCESSES": "3",
    }
    settings = read_settings(port=8500, environment=environment)
    assert settings.database_url == "sqlite:////srv/playcall/playcall.db"
    assert (settings.rates.logins, settings.rates.requests, settings.rates.writes) == ("5/hour", "", Rates().writes)
    assert settings.hosts == {"a.example", "b.example"}
    assert settings.bot_processes == 3
    assert read_settings(database_url="sqlite:///x.db", environment=environment).database_url == "sqlite:///x.db"
    monkeypatch.setenv("PLAYCALL_SETTINGS", "")
    settings.hand_down()
    assert Settings.handed_down() == settings


@pytest.mark.parametrize(
    ("environment", "workers", "part"),
    [
        ({}, 0, "at least 1"),
        ({}, 2, "PostgreSQL"),
        ({"PLAYCALL_RATES": "naps=1/day"}, 1, "does not know 'naps'"),
        ({"PLAYCALL_RATES": "logins=often"}, 1, "'often' is not a rate"),
        ({"PLAYCALL_BOT_PROCESSES": "many"}, 1, "PLAYCALL_BOT_PROCESSES"),
    ],
)
def test_settings_that_cannot_be(environment: dict[str, str], workers: int, part: str) -> None:
    with pytest.raises(BadOption, match=part):
        read_settings(workers=workers, environment=environment)


# Logs -----------------------------------------------------------------------------------------------------------------


async def test_nothing_secret_is_logged(new_house: NewHouse, caplog: pytest.LogCaptureFixture) -> None:
    house = new_house(host="0.0.0.0", owner_token="owner-secret")
    with caplog.at_level(logging.INFO):
        async with house.stranger() as owner:
            await owner.http.get("/?token=owner-secret")
            await owner.post("/api/guests", {})
            table = await owner.open(seats=["me", "random"])
            await owner.refused("POST", "/api/login", "auth/wrong", {"username": "x", "password": "pass-secret"})
            await owner.get(f"/api/invites/{table['invite']}")
            async with owner.socket(table, "?epoch=0&event=0") as client:
                await client.until("hello")
        ours = "\n".join(
            record.getMessage() for record in caplog.records if record.name.startswith(("playcall", "uvicorn"))
        )
        for secret in ("owner-secret", "pass-secret", table["invite"], *owner.http.cookies.values()):
            assert secret not in ours


def test_the_server_is_imported_without_the_network() -> None:
    """Nothing opens a connection before it is told to."""
    script = "import socket; socket.socket.connect = None; import playcall.server.running"
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
