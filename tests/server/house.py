"""A running server for tests, people who come to it, and their sockets."""

from __future__ import annotations

import asyncio
import json
import ssl
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from hashlib import blake2b
from typing import Any, TypeVar

import httpx
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from websockets.asyncio.client import ClientConnection, connect

from playcall.contract import Text
from playcall.contract.speech import SHARED, speaker
from playcall.games import load
from playcall.server.app import create_app
from playcall.server.running import Server, configure, listen
from playcall.server.service import Service
from playcall.server.settings import Rates, Settings, SocketLimits
from playcall.tables.backroom import Backroom, Customer
from playcall.tables.thinking import Answer, Task, Thinker

Given = TypeVar("Given")
Made = TypeVar("Made")

NO_RATES = Rates(requests="", writes="", guests="", logins="", passwords="", sockets="")
QUICK_HASHES = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=64, parallelism=1),))
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody here speaks TLS, and reading all certificates for every visitor takes longer than the visit."""
PATIENCE = 100.0
"""Seconds that a test waits for something."""


def said(message: Any, game: str | None = None) -> str:
    """A message as it came over the wire, in English."""
    package = SHARED if game is None else load(game).package
    return speaker(package)(_read(message))


def _read(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_read(item) for item in value)
    if not isinstance(value, dict):
        return value
    return Text(value["id"], {name: _read(arg) for name, arg in value.get("args", {}).items()})


class InlineThinker(Thinker):
    """Bots that think at once, in this process, so that they know the games of the tests."""

    async def _ask(self, work: Callable[[Task], Answer], task: Task) -> Answer:
        return work(task)


class InlineBackroom(Backroom):
    """Heavy work that is done at once, in this process."""

    async def _hand_over(
        self, customer: Customer, work: Callable[[Given], Made], given: Given, seconds: float, patient: bool
    ) -> Made:
        return work(given)


def quick(**changes: Any) -> Settings:
    """Settings without limits that would be in a test's way."""
    sockets = SocketLimits(per_second=1e6, burst=1_000_000)
    return Settings(**{"port": 0, "rates": NO_RATES, "sockets": sockets, "migrated": True, **changes})


class House:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings, port: int, service: Callable[[], Service]) -> None:
        self.settings = settings
        self.url = f"http://localhost:{port}"
        self.port = port
        self._service = service

    @property
    def service(self) -> Service:
        return self._service()

    @asynccontextmanager
    async def stranger(self, **options: Any) -> AsyncIterator[Visitor]:
        """Somebody without a session."""
        headers = {"X-Playcall": "1", **options.pop("headers", {})}
        options = {"verify": NO_CERTIFICATES, "timeout": PATIENCE, **options}
        async with httpx.AsyncClient(base_url=self.url, headers=headers, **options) as http:
            yield Visitor(self, http)

    @asynccontextmanager
    async def guest(self, name: str = "Ann") -> AsyncIterator[Visitor]:
        async with self.stranger() as visitor:
            visitor.me = await visitor.post("/api/guests", {"name": name})
            yield visitor


class Visitor:
    """Somebody with a browser."""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self.house = house
        self.http = http
        self.me: dict[str, Any] = {}

    async def get(self, path: str, status: int = 200) -> Any:
        return self._read(await self.http.get(path), status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self._read(await self.http.post(path, json={} if body is None else body), status)

    @staticmethod
    def _read(response: httpx.Response, status: int | None) -> Any:
        if status is None:
            assert response.is_success, response.text
        else:
            assert response.status_code == status, response.text
        kind = response.headers["content-type"]
        return response.json() if kind.startswith("application/json") else response.text

    async def refused(self, method: str, path: str, code: str, body: Any = None, **options: Any) -> httpx.Response:
        """Something is refused with a code; the answer has the documented form."""
        content = {} if body is None else {"json": body}
        response = await self.http.request(method, path, **content, **options)
        assert response.json().keys() == {"code", "message", "text"}, response.text
        assert response.json()["code"] == code, response.text
        return response

    async def open(self, game: str = "high_card", **wishes: Any) -> dict[str, Any]:
        """A new table, and its invite under `invite`."""
        opened = await self.post("/api/tables", {"game": game, **wishes}, 201)
        return {**opened["table"], "invite": opened["invite"]}

    async def join(self, table: dict[str, Any], **wishes: Any) -> dict[str, Any]:
        joined: dict[str, Any] = await self.post(
            f"/api/tables/{table['id']}/join", {"invite": table["invite"], **wishes}
        )
        return joined

    async def look(self, table: dict[str, Any]) -> dict[str, Any]:
        seen: dict[str, Any] = await self.get(f"/api/tables/{table['id']}")
        return seen

    async def act(self, table: dict[str, Any], token: str | None = None) -> dict[str, Any]:
        """Choose an option of one's question, the first if none is named."""
        question = (await self.look(table))["position"]["question"]
        choice = {"decision": question["decision"], "token": token or question["options"][0]["token"]}
        done: dict[str, Any] = await self.post(f"/api/tables/{table['id']}/act", choice)
        return done

    @asynccontextmanager
    async def socket(self, table: dict[str, Any] | str, query: str = "", **headers: str) -> AsyncIterator[Client]:
        table_id = table if isinstance(table, str) else table["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://localhost:{self.house.port}/api/tables/{table_id}/socket{query}"
        sent = {"Cookie": cookies, **headers} if cookies else headers
        async with connect(url, additional_headers=sent, max_size=None, proxy=None) as websocket:
            yield Client(websocket)


class Client:
    """One socket, as a browser uses it: it merges deltas and checks every hash."""

    def __init__(self, websocket: ClientConnection) -> None:
        self.websocket = websocket
        self.view: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        """The last hello or update."""
        self.told: list[dict[str, Any]] = []
        self.events: dict[int, dict[str, Any]] = {}
        self.answered = -1

    async def send(self, **message: Any) -> None:
        await self.send_raw(json.dumps(message))

    async def send_raw(self, text: str | bytes) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.websocket.send(text)

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.websocket.recv())
        self.told.append(message)
        if message["type"] in ("hello", "update"):
            self._take_over(message)
        return message

    def _take_over(self, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            self.view = message["view"]
            if message["epoch"] != self.state.get("epoch"):
                self.events = {}
        else:
            self.view = merge(self.view, message["delta"])
        assert fingerprint(self.view) == message["hash"]
        self.state = message
        self.events.update({event["n"]: event for event in message["events"]})

    async def until(self, kind: str, **facts: Any) -> dict[str, Any]:
        """The next message of a kind (with these facts)."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in facts.items()):
                return message

    async def until_state(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Go on until the table is as wanted."""
        while not self.state or not fits(self.state):
            await self.next()
        return self.state

    async def refusal(self) -> str:
        return str((await self.until("refused"))["code"])

    async def asked(self) -> dict[str, Any]:
        """Wait for a question that was not answered yet."""
        state = await self.until_state(
            lambda state: state["question"] is not None and state["question"]["decision"] > self.answered
        )
        question: dict[str, Any] = state["question"]
        return question

    async def choose(self, token: str | None = None) -> None:
        """Answer the question, with the first option if none is named."""
        question = await self.asked()
        self.answered = question["decision"]
        await self.send(type="act", decision=self.answered, token=token or question["options"][0]["token"])

    async def play_on(self, pick: Callable[[list[str]], str] = lambda tokens: tokens[0], plies: int = 10_000) -> None:
        """Answer every question until the game is over, or has come so far."""
        while True:
            await self.until_state(
                lambda state: (
                    state["result"] is not None
                    or state["ply"] >= plies
                    or (state["question"] is not None and state["question"]["decision"] > self.answered)
                )
            )
            if self.state["result"] is not None or self.state["ply"] >= plies:
                return
            await self.choose(pick([option["token"] for option in self.state["question"]["options"]]))

    async def quiet(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes for a while."""
        try:
            async with asyncio.timeout(seconds):
                await self.websocket.recv()
        except TimeoutError:
            return True
        return False


def merge(old: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """What the browser does with a delta; written here a second time, from the documentation."""
    new = dict(old)
    for key, value in change.items():
        new[key] = {**new[key], **value} if isinstance(value, dict) and isinstance(new.get(key), dict) else value
    return new


def fingerprint(view: dict[str, Any]) -> str:
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=8).hexdigest()


@contextmanager
def running(settings: Settings, thinker: Thinker | None = None, backroom: Backroom | None = None) -> Iterator[House]:
    """A server on a free port of this machine."""
    app = create_app(settings, thinker=thinker or InlineThinker(), backroom=backroom or InlineBackroom())
    listening = listen("127.0.0.1", 0)
    ready = threading.Event()
    server = Server(configure(app, settings), ready.set)
    thread = threading.Thread(target=lambda: server.run([listening]), daemon=True)
    thread.start()
    try:
        assert ready.wait(PATIENCE), "the server did not start"
        app.state.service.passwords.hasher = QUICK_HASHES
        yield House(settings, listening.getsockname()[1], lambda: app.state.service)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
    assert not thread.is_alive(), "the server did not end"
