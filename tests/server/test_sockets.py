"""Sockets: bad messages, floods, slow listeners, goodbyes, presence, and ten thousand pieces of rubbish."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from starlette.datastructures import QueryParams
from websockets.exceptions import ConnectionClosed

from playcall.server.app import create_app
from playcall.server.service import Service
from playcall.server.settings import Settings, SocketLimits
from playcall.server.sockets import TableSocket
from playcall.tables.ports import PersonInfo
from tests.server.conftest import NewHouse
from tests.server.house import PATIENCE, Client, House, InlineThinker, quick

pytestmark = pytest.mark.anyio
both_databases = True


async def closing(client: Client) -> tuple[int, str]:
    """Read to the end; the code and reason with which the server closed."""
    while True:
        try:
            await client.next()
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else (1006, "")


# What is refused ------------------------------------------------------------------------------------------------------

RUBBISH: list[str | bytes] = [
    "", "null", "[]", "{}", "{", '"act"', "17", '{"type":"fly"}', '{"type":"act"}', '{"type":7}', "[" * 2000,
    '{"type":"act","decision":"0","token":"x"}', '{"type":"act","decision":0,"token":7}', '{"type":"ping","more":1}',
    '{"type":"say","text":"\\ud800"}', b"\x00\x01", '{"type":"resume","epoch":0.5,"event":0}', "\ufeff{}",
]  # fmt: skip

WISHES: list[dict[str, Any]] = [
    {"type": "act", "decision": 0, "token": "stay"},
    {"type": "explain", "decision": 0, "token": "stay"},
    {"type": "undo"},
    {"type": "answer_undo", "agree": True},
    {"type": "concede"},
    {"type": "stand_in", "level": "random"},
    {"type": "say", "text": "psst"},
]


async def test_a_bad_message_is_answered_and_the_socket_stays(house: House) -> None:
    async with house.guest() as ann, house.guest() as bob:
        table = await ann.open()
        await bob.join(table)
        async with ann.socket(table) as client:
            await client.until("hello")
            for text in RUBBISH:
                await client.send_raw(text)
                assert await client.refusal() == "message/bad"
            await client.send(type="say", text="x" * 5000)
            assert await client.refusal() == "message/too-long"
            await client.send(type="ping")
            await client.until("pong")
            assert client.state["ply"] == 0


async def test_after_twenty_bad_messages_it_is_over(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table) as client:
            for _ in range(20):
                await client.send_raw("{}")
            assert await closing(client) == (1008, "Too many bad messages.")
            assert sum(message["type"] == "refused" for message in client.told) >= 1


async def test_a_flood_is_read_slowly_and_nothing_is_lost(new_house: NewHouse) -> None:
    house = new_house(sockets=SocketLimits(per_second=50, burst=5))
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table) as client:
            await client.until("hello")
            began = time.monotonic()
            for _ in range(25):
                await client.send(type="ping")
            for _ in range(25):
                await client.until("pong")
            assert time.monotonic() - began > 0.3


async def test_spectators_have_no_say(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest() as bob, house.guest("Eve") as eve, house.stranger() as fan:
        table = await ann.open()
        await bob.join(table)
        for visitor in (eve, fan):
            async with visitor.socket(table) as client:
                await client.until("hello")
                for message in WISHES:
                    await client.send(**message)
                    assert await client.refusal() == "spectator/silent"
                await client.send(type="ping")
                await client.until("pong")
                await client.send(type="resume", epoch=0, event=0)
                await client.until("hello")
        assert (await ann.look(table))["position"]["ply"] == 0


async def test_a_table_that_is_not_there(house: House) -> None:
    async with house.stranger() as fan, fan.socket("nowhere") as client:
        assert await client.refusal() == "table/unknown"
        assert await closing(client) == (1008, "table/unknown")


async def test_a_query_that_makes_no_sense_is_left_aside(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        for query in ("?epoch=x&event=1", "?epoch=0", "?epoch=-1&event=-1", f"?epoch=0&event={'9' * 15}", "?said=²"):
            async with ann.socket(table, query) as client:
                assert (await client.until("hello"))["event"] == len(client.events)


async def test_a_frame_too_large_to_read_ends_the_socket(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table) as client:
            await client.send_raw("x" * 200_000)
            assert (await closing(client))[0] == 1009


async def test_ten_thousand_pieces_of_rubbish_change_nothing(new_house: NewHouse) -> None:
    house = new_house(sockets=SocketLimits(per_second=1e9, burst=10**9, bad=10**9, queue=10**6))
    async with house.guest() as ann:
        table = await ann.open()
        async with house.guest("Bob") as bob:
            await bob.join(table)
        before = (await ann.look(table))["position"]
        chance = random.Random(2052)
        async with ann.socket(table) as client:
            hello = await client.until("hello")
            answers = asyncio.create_task(_count_answers(client, 10_000))
            for _ in range(10_000):
                await client.send_raw(rubbish(chance, hello))
            codes = await answers
        assert sum(codes.values()) == 10_000
        assert "server/error" not in codes
        assert {"message/bad", "choice/illegal", "choice/stale"} <= codes.keys()
        after = (await ann.look(table))["position"]
        assert (after["hash"], after["ply"]) == (before["hash"], before["ply"])


async def _count_answers(client: Client, wanted: int) -> dict[str, int]:
    """Every message has one answer."""
    codes: dict[str, int] = {}
    while sum(codes.values()) < wanted:
        message = await client.next()
        if message["type"] not in ("seats", "said"):
            code = message.get("code", message["type"])
            codes[code] = codes.get(code, 0) + 1
    return codes


def rubbish(chance: random.Random, hello: dict[str, Any]) -> str | bytes:
    """Something that must not change a table: broken, wrongly typed, stale, illegal, or not now."""
    word = "".join(chance.choice('{}[]":,act0123 tokendecision\\\x00é') for _ in range(chance.randrange(40)))
    number = chance.choice([-1, 7, 10**6, -(2**70), 2**70])
    kind = chance.randrange(8)
    if kind == 0:
        return word
    if kind == 1:
        return word.encode()
    message: dict[str, Any] = chance.choice(
        [
            {"type": "act", "decision": number, "token": chance.choice(["show 1", "show 12", word])},
            {"type": "act", "decision": chance.choice([0, number]), "token": word or "x"},
            {"type": "explain", "decision": number, "token": word},
            {"type": "undo"},
            {"type": "answer_undo", "agree": chance.choice([True, False])},
            {"type": "stand_in", "level": word or "champion"},
            {"type": "say", "phrase": word or "shout"},
            {"type": "say", "phrase": "", "text": "\x00" + word},
            {"type": "ping"},
            {"type": "resume", "epoch": number, "event": number},
            {"type": hello["type"], **{key: hello[key] for key in ("view", "hash")}},
        ]
    )
    if kind == 2:
        message = {**message, word: word}
    if kind == 3:
        message["type"] = word
    text = json.dumps(message)
    return text[: chance.randrange(len(text))] if kind == 4 else text


# Presence -------------------------------------------------------------------------------------------------------------


async def test_everybody_sees_who_is_there(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        table = await ann.open()
        await bob.join(table)
        async with ann.socket(table) as one:
            async with bob.socket(table) as two, bob.socket(table) as three:
                await two.until("hello")
                await three.until("hello")
                await two.websocket.close()
                assert await _until_connected(one, 1) is True
                assert (await ann.look(table))["table"]["seats"][1]["connected"]
            assert await _until_connected(one, 1, False) is False
            async with bob.socket(table):
                assert await _until_connected(one, 1, True) is True


async def _until_connected(client: Client, seat: int, wanted: bool = True) -> bool:
    def connected() -> bool | None:
        seats = [message["seats"] for message in client.told if message["type"] == "seats"]
        return bool(seats[-1][seat]["connected"]) if seats else None

    while connected() is not wanted:
        await client.until("seats")
    return wanted


# Slow ones ------------------------------------------------------------------------------------------------------------


class SlowWebSocket:
    """A socket whose other end takes nothing until it is told to."""

    def __init__(self, table: str) -> None:
        self.path_params = {"table": table}
        self.query_params = QueryParams("")
        self.cookies: dict[str, str] = {}
        self.open = asyncio.Event()
        self.sent: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        self.sent.append(json.loads(text))

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.sent]


@asynccontextmanager
async def inside(settings: Settings) -> AsyncIterator[Service]:
    """A service in this very loop."""
    app = create_app(settings, thinker=InlineThinker())
    async with app.router.lifespan_context(app):
        yield app.state.service


async def table_of(service: Service, rounds: str = "3") -> tuple[PersonInfo, str]:
    """Ann at a table against a bot."""
    ann = PersonInfo("ann", "Ann", None, 0.0)
    await service.store.new_person(ann)
    info, _ = await service.hub.open_table(ann, "high_card", {"rounds": rounds}, seats=["me", "random"])
    return ann, info.id


async def until(fits: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.001)


async def ended(running: Awaitable[None]) -> None:
    """Wait for a socket to be done."""
    async with asyncio.timeout(PATIENCE):
        await running


async def test_many_moves_wait_as_one_message(fresh_database: Any) -> None:
    async with inside(quick(database_url=fresh_database())) as service:
        ann, table = await table_of(service)
        slow = SlowWebSocket(table)
        socket = TableSocket(service, slow, ann)  # type: ignore[arg-type]
        running = asyncio.create_task(socket.run())
        slow.open.set()
        await until(lambda: "hello" in slow.kinds())
        slow.open.clear()
        live = (await service.hub.room(table)).live
        while not live.over:
            await until(lambda: live.over or 0 in live.asked())
            if not live.over:
                token = live.game.actions.token(live.legal(0)[0])
                await service.hub.act(ann, table, live.asked_at[0], token)
        slow.open.set()
        await until(lambda: slow.sent[-1].get("result"))
        assert slow.kinds().count("update") <= 2
        await slow.incoming.put({"type": "websocket.disconnect"})
        await ended(running)


async def test_a_socket_that_takes_nothing_is_closed(fresh_database: Any) -> None:
    settings = quick(database_url=fresh_database(), sockets=SocketLimits(send_seconds=0.05))
    async with inside(settings) as service:
        ann, table = await table_of(service)
        slow = SlowWebSocket(table)
        await ended(TableSocket(service, slow, ann).run())  # type: ignore[arg-type]
        assert slow.closed == (1013, "Your connection is too slow for this table. Please reconnect.")


async def test_a_socket_with_too_many_answers_waiting_is_closed(fresh_database: Any) -> None:
    settings = quick(database_url=fresh_database(), sockets=SocketLimits(queue=5, per_second=1e6, burst=1000))
    async with inside(settings) as service:
        ann, table = await table_of(service)
        slow = SlowWebSocket(table)
        socket = TableSocket(service, slow, ann)  # type: ignore[arg-type]
        running = asyncio.create_task(socket.run())
        for _ in range(10):
            await slow.incoming.put({"type": "websocket.receive", "text": '{"type":"ping"}'})
        await until(lambda: socket.ending)
        slow.open.set()
        await ended(running)
        assert slow.closed == (1013, "Your connection is too slow for this table. Please reconnect.")


async def test_a_failure_of_ours_closes_the_socket(fresh_database: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def break_down(*_: Any) -> None:
        raise RuntimeError("broken")

    async with inside(quick(database_url=fresh_database())) as service:
        ann, table = await table_of(service)
        monkeypatch.setattr(service.store, "said", break_down)
        slow = SlowWebSocket(table)
        slow.open.set()
        await ended(TableSocket(service, slow, ann).run())  # type: ignore[arg-type]
        assert slow.closed is not None
        assert slow.closed[0] == 1011
        assert len(slow.closed[1].encode()) <= 123


async def test_a_choice_is_finished_though_its_socket_goes(fresh_database: Any) -> None:
    async with inside(quick(database_url=fresh_database())) as service:
        ann, table = await table_of(service)
        slow = SlowWebSocket(table)
        slow.open.set()
        socket = TableSocket(service, slow, ann)  # type: ignore[arg-type]
        running = asyncio.create_task(socket.run())
        await until(lambda: "hello" in slow.kinds())
        live = (await service.hub.room(table)).live
        token = live.game.actions.token(live.legal(0)[0])
        text = json.dumps({"type": "act", "decision": live.asked_at[0], "token": token})
        await slow.incoming.put({"type": "websocket.receive", "text": text})
        socket.close(1012, "bye")
        await ended(running)
        await until(lambda: any(entry.seat == 0 for entry in live.entries))
        assert slow.closed == (1012, "bye")


# Goodbyes -------------------------------------------------------------------------------------------------------------


async def test_a_server_that_ends_says_goodbye(new_house: NewHouse) -> None:
    house = new_house()
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table) as one, ann.socket(table) as two:
            await one.until("hello")
            await two.until("hello")
            loop = house.service.tasks[0].get_loop()
            asyncio.run_coroutine_threadsafe(house.service.drain(), loop)
            for client in (one, two):
                code, reason = await closing(client)
                assert code == 1012
                assert "restarting" in reason
        async with ann.socket(table) as late:
            assert (await closing(late))[0] == 1012
        assert await ann.get("/api/health")
