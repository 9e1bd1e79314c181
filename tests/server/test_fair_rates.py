"""Rates that nobody gets round, and that nobody can use up for others; connections that say nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from playcall.kernel import BadOption
from playcall.server.security import DOOR, SESSION
from playcall.server.settings import Rates, SocketLimits, read_settings, same_place
from tests.server.conftest import NewHouse
from tests.server.house import NO_RATES, PATIENCE, House, Visitor

pytestmark = pytest.mark.anyio

PROXY = ("127.0.0.0/8",)


def rates(**named: str) -> Rates:
    off = {name: getattr(NO_RATES, name) for name in Rates.__struct_fields__}
    return Rates(**{**off, **named})


def via(address: str) -> dict[str, Any]:
    return {"headers": {"X-Forwarded-For": address}}


async def test_a_made_up_session_does_not_count_for_itself(new_house: NewHouse) -> None:
    house = new_house(rates=rates(writes="3/day"))
    async with house.stranger() as bot:
        codes = []
        for number in range(4):
            bot.http.cookies.set(SESSION, f"made-up-{number}")
            codes.append((await bot.http.post("/api/logout", json={})).status_code)
        assert codes == [200, 200, 200, 429]


async def test_whoever_is_known_is_not_counted_with_strangers(new_house: NewHouse) -> None:
    house = new_house(rates=rates(writes="3/day"))
    async with house.guest() as ann, house.stranger() as bot:
        await ann.get("/api/me")
        for _ in range(2):
            await bot.post("/api/logout")
        await bot.refused("POST", "/api/logout", "rate/limit", {})
        await ann.open()


# Proxies --------------------------------------------------------------------------------------------------------------


async def test_nobody_says_for_themselves_where_they_come_from(new_house: NewHouse) -> None:
    house = new_house(rates=rates(guests="1/day"))
    async with house.stranger() as bot:
        await bot.http.post("/api/guests", json={}, **via("192.0.2.1"))
        bot.http.cookies.clear()
        answer = await bot.refused("POST", "/api/guests", "rate/limit", {}, **via("192.0.2.2"))
        assert int(answer.headers["retry-after"]) > 0


async def test_a_proxy_that_is_named_is_believed(new_house: NewHouse) -> None:
    house = new_house(rates=rates(guests="1/day"), proxies=PROXY)
    async with house.stranger() as one, house.stranger() as other, house.stranger() as third:
        assert (await one.http.post("/api/guests", json={}, **via("192.0.2.1"))).status_code == 201
        assert (await other.http.post("/api/guests", json={}, **via("192.0.2.2"))).status_code == 201
        await third.refused("POST", "/api/guests", "rate/limit", {}, **via("192.0.2.7, 192.0.2.2"))


def test_proxies_are_addresses_and_networks() -> None:
    settings = read_settings(environment={"PLAYCALL_PROXIES": "127.0.0.1 10.0.0.0/8 ::1"})
    assert [settings.is_proxy(host) for host in ("127.0.0.1", "10.9.9.9", "::1", "127.0.0.2", "", "unix")] == [
        True, True, True, False, False, False,
    ]  # fmt: skip
    with pytest.raises(BadOption, match="'everybody' in PLAYCALL_PROXIES is not an address"):
        read_settings(environment={"PLAYCALL_PROXIES": "everybody"})


def test_a_network_of_ipv6_is_one_address() -> None:
    assert same_place("2001:db8:1:2:3:4:5:6") == same_place("2001:db8:1:2::9") != same_place("2001:db8:1:3::9")
    assert same_place("::ffff:192.0.2.1") == same_place("192.0.2.1") == "192.0.2.1"
    assert same_place("unix") == "unix"


# Passwords and tokens -------------------------------------------------------------------------------------------------


async def test_the_owners_token_cannot_be_tried_without_end(new_house: NewHouse) -> None:
    house = new_house(host="0.0.0.0", owner_token="the-token", rates=rates(passwords="2/day"))
    async with house.stranger() as thief:
        for guess in ("a", "b"):
            await thief.refused("GET", f"/api/me?token={guess}", "auth/owner")
        answer = await thief.refused("GET", "/api/me?token=the-token", "rate/limit")
        assert (answer.status_code, DOOR in answer.cookies) == (429, False)
        assert int(answer.headers["retry-after"]) > 0


async def test_whoever_asks_too_often_is_not_told_whether_a_token_is_right(new_house: NewHouse) -> None:
    house = new_house(host="0.0.0.0", owner_token="the-token", rates=rates(requests="1/day"))
    async with house.stranger() as thief:
        await thief.get("/api/health")
        await thief.refused("GET", "/?token=the-token", "rate/limit")


async def log_in(visitor: Visitor, password: str, address: str) -> int:
    wish = {"username": "anna", "password": password}
    return (await visitor.http.post("/api/login", json=wish, **via(address))).status_code


async def test_a_stranger_cannot_lock_somebody_out(new_house: NewHouse) -> None:
    house = new_house(rates=rates(logins="2/day"), proxies=PROXY)
    async with house.guest() as ann, house.stranger() as thief, house.stranger() as phone:
        await ann.post("/api/account", {"username": "Anna", "password": "a long word"})
        assert [await log_in(thief, "guess", "192.0.2.66") for _ in range(3)] == [401, 401, 429]
        assert await log_in(phone, "a long word", "192.0.2.1") == 200


async def test_one_address_cannot_try_every_username(new_house: NewHouse) -> None:
    house = new_house(rates=rates(passwords="2/day"))
    async with house.stranger() as thief:
        for name in ("one", "two"):
            await thief.refused("POST", "/api/login", "auth/wrong", {"username": name, "password": "x"})
        await thief.refused("POST", "/api/login", "rate/limit", {"username": "three", "password": "x"})


# Connections ----------------------------------------------------------------------------------------------------------


async def test_a_socket_too_many_is_told_when_to_come_again(new_house: NewHouse) -> None:
    house = new_house(rates=rates(sockets="1/day"))
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table):
            with pytest.raises(InvalidStatus) as refused:
                async with ann.socket(table):
                    pass
        answer = refused.value.response
        assert (answer.status_code, int(answer.headers["retry-after"])) == (429, 86400)


async def heard(house: House, sent: bytes) -> bytes:
    """What comes until the other side closes."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        try:
            writer.write(sent)
            return await reader.read()
        except ConnectionResetError:
            return b""
        finally:
            writer.close()


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET /api/health HTTP/1.1\r\nHost: localh", b""),
        (
            b"POST /api/logout HTTP/1.1\r\nHost: localhost\r\nX-Playcall: 1\r\nContent-Length: 9\r\n\r\n{",
            b'"body/too-slow"',
        ),
        (b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n\r\n", b"200"),
    ],
    ids=["says nothing", "half a head", "half a body", "nothing more"],
)
async def test_a_connection_that_says_nothing_is_closed(new_house: NewHouse, sent: bytes, answer: bytes) -> None:
    house = new_house(request_seconds=0.2)
    assert answer in await heard(house, sent)


async def test_an_answer_that_nobody_takes_is_given_up(new_house: NewHouse) -> None:
    house = new_house(sockets=SocketLimits(send_seconds=0.2))
    ask = b"GET /api/games/masters_football/faces HTTP/1.1\r\nHost: localhost\r\n\r\n"
    _, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1024)
    writer.write(ask * 8)
    async with asyncio.timeout(PATIENCE):
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            await go_on_asking(writer)
    writer.close()


async def go_on_asking(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"\r\n")
        await writer.drain()
        await asyncio.sleep(0.05)


async def test_an_address_has_only_so_many_connections(new_house: NewHouse) -> None:
    house = new_house(connections=2)
    waiting = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(2)]
    assert await heard(house, b"") == b""
    for _, writer in waiting:
        writer.close()
        await writer.wait_closed()
    async with house.stranger() as visitor:
        assert await visitor.get("/api/health")
