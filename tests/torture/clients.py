"""Scripted persons over the wire: they play random legal tokens, come back when the line breaks, and write all down."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import ssl
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from playcall.tables.audience import fingerprint, merge
from playcall.tables.messages import Act, Hello, Outgoing, Question, Refusal, Update, write_message

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
SESSION = "playcall_session"
PROGRAM = {"X-Playcall": "1"}
PATIENCE = 120.0
"""Seconds in which the server must answer, however often it is killed."""
SILENCE = 20.0
"""Seconds without a frame after which a player with an open answer connects again."""

read_frame = msgspec.json.Decoder(Outgoing).decode
Lost = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)
"""What a broken line looks like."""


class Broken(Exception):
    """The server broke its word."""


class Door:
    """One person at the server: a guest with a session, and what it asks over HTTP."""

    def __init__(self, port: int, seed: int = 0, host: str = "127.0.0.1") -> None:
        self.netloc = f"{host}:{port}"
        self.http = httpx.AsyncClient(
            base_url=f"http://{self.netloc}", headers=PROGRAM, timeout=10.0, verify=NO_CERTIFICATES
        )
        self.chance = random.Random(seed)
        self.person = ""

    @property
    def cookie(self) -> str:
        return f"{SESSION}={self.http.cookies[SESSION]}" if SESSION in self.http.cookies else ""

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask until there is an answer that is not the server's failure."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                answer = await self.http.request(method, path, json=body)
                if answer.status_code < 500:
                    return answer
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.1 + 0.2 * self.chance.random())
        raise Broken(f"{method} {path} was never answered")

    async def expect(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        answer = await self.ask(method, path, body)
        if answer.status_code >= 400:
            raise Broken(f"{method} {path}: {answer.status_code} {answer.text}")
        plain: dict[str, Any] = answer.json()
        return plain

    async def enter(self, name: str = "Somebody") -> Door:
        """Become a guest."""
        guest = await self.expect("POST", "/api/guests", {"name": name})
        self.person = str(guest.get("id") or guest.get("person", {}).get("id", ""))
        return self

    async def open(self, game: str, options: dict[str, str], seats: list[str]) -> tuple[str, str]:
        """A new table: its id and the invite's secret."""
        opened = await self.expect("POST", "/api/tables", {"game": game, "options": options, "seats": seats})
        return opened["table"]["id"], opened["invite"]

    async def join(self, table: str, invite: str) -> int:
        """Sit down, and say where; sitting there already is as good."""
        joined = await self.expect("POST", f"/api/tables/{table}/join", {"invite": invite})
        seat = joined.get("table", joined)["my_seat"]
        assert isinstance(seat, int)
        return seat

    async def record(self, table: str) -> str:
        """The record of a finished table; it is kept a moment after the end was told."""
        for _ in range(100):
            answer = await self.ask("GET", f"/api/tables/{table}/record")
            if answer.status_code != 409:
                break
            await asyncio.sleep(0.1)
        if answer.status_code >= 400:
            raise Broken(f"there is no record of table {table}: {answer.status_code} {answer.text}")
        return answer.text

    async def close(self) -> None:
        await self.http.aclose()

    async def __aenter__(self) -> Door:
        return self

    async def __aexit__(self, *how: object) -> None:
        await self.close()


@dataclass
class Answer:
    """What a player answered to one decision, and how it learnt that this was entered."""

    decision: int
    tokens: list[str] = field(default_factory=list)
    """More than one when the line broke before it could know."""
    sent_at: float = 0.0
    ply: int | None = None
    """Where the ledger has it, when HTTP has said so."""
    acknowledged: bool = False


class Player:
    """One socket at a table. With a seat it plays, without it only watches; either way it checks every frame."""

    def __init__(
        self, door: Door, table: str, seed: int = 0, *, pause: tuple[float, float] = (0.0, 0.02),
        by_http: float = 0.0, source: str | None = None, keep: bool = False, verify: bool = True,
    ) -> None:  # fmt: skip
        self.door = door
        self.table = table
        self.chance = random.Random(seed)
        self.pause = pause
        self.by_http = by_http
        self.source = source
        self.verify = verify
        self.frames: list[bytes] | None = [] if keep else None
        """Every hello and update, as it came."""
        self.seat: int | None = None
        self.epoch = -1
        self.ply = 0
        self.event = 0
        self.kinds: list[str] = []
        self.view: dict[str, Any] = {}
        self.result: dict[str, Any] | None = None
        self.answers: list[Answer] = []
        self.connections = 0
        self.refusals: list[str] = []
        self.question: Question | None = None
        self._answering: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None

    @property
    def over(self) -> bool:
        return self.result is not None

    def acknowledged(self) -> list[Answer]:
        return [answer for answer in self.answers if answer.acknowledged]

    # The line -----------------------------------------------------------------------------------------------------

    async def play(self, deadline: float) -> None:
        """Until the game is over; raises `Broken` when the server breaks its word or time is up."""
        while not self.over:
            if time.monotonic() > deadline:
                raise Broken(f"table {self.table}, seat {self.seat}: not over in time, at ply {self.ply}")
            with contextlib.suppress(*Lost):
                await self._sit(deadline)
            if not self.over:
                await asyncio.sleep(0.05 + 0.1 * self.chance.random())

    async def _sit(self, deadline: float) -> None:
        known = f"?epoch={self.epoch}&event={self.event}" if self.epoch >= 0 else ""
        url = f"ws://{self.door.netloc}/api/tables/{self.table}/socket{known}"
        extra: dict[str, Any] = {"local_addr": (self.source, 0)} if self.source else {}
        async with connect(
            url, compression=None, max_size=None, ping_interval=None, open_timeout=10, close_timeout=0.2,
            additional_headers={"Cookie": self.door.cookie} if self.door.cookie else {}, proxy=None, **extra,
        ) as socket:  # fmt: skip
            self.connections += 1
            self._socket, self.question = socket, None
            first = True
            try:
                while not self.over and time.monotonic() < deadline:
                    async with asyncio.timeout(SILENCE if self.seat is not None else 4 * SILENCE):
                        text = await socket.recv(decode=False)
                    first = self.take(text, time.perf_counter(), first)
            finally:
                self._stop()

    def _stop(self) -> None:
        self._socket = None
        if self._answering is not None:
            self._answering.cancel()
            self._answering = None

    # Frames -------------------------------------------------------------------------------------------------------

    def take(self, text: bytes, at: float, first: bool) -> bool:
        """One frame; returns whether a hello is still due on this connection."""
        message = read_frame(text)
        match message:
            case Hello():
                self._hello(message, first)
            case Update():
                if first:
                    raise Broken(f"table {self.table}: an update came before any hello")
                self._update(message)
            case Refusal(code, words):
                self._refused(code, words)
                return first
            case _:
                return first
        if self.frames is not None:
            self.frames.append(text)
        self._settle(message)
        self.heard(message, at, len(text))
        self._consider(message.question)
        return False

    def heard(self, message: Hello | Update, at: float, size: int) -> None:
        """For those who measure."""

    def _hello(self, hello: Hello, first: bool) -> None:
        known = first and hello.epoch == self.epoch
        self._events(hello, self.event if known else 0)
        if hello.epoch == self.epoch and hello.ply < self.ply:
            raise Broken(f"table {self.table}: after ply {self.ply} came a hello with ply {hello.ply}")
        self.epoch, self.seat, self.view = hello.epoch, hello.seat, hello.view
        self._look(hello)

    def _update(self, update: Update) -> None:
        if update.epoch != self.epoch:
            raise Broken(f"table {self.table}: an update of epoch {update.epoch} in epoch {self.epoch}")
        if update.ply <= self.ply and update.result is None:
            raise Broken(f"table {self.table}: ply {update.ply} was told after {self.ply}")
        self._events(update, self.event)
        if self.verify:
            self.view = merge(self.view, update.delta)
        self._look(update)

    def _events(self, message: Hello | Update, after: int) -> None:
        """The numbers go on without gap or repetition."""
        numbers = [event.n for event in message.events]
        if numbers != list(range(after, message.event)):
            raise Broken(f"table {self.table}: events {after} to {message.event} were told as {numbers}")
        del self.kinds[after:]
        self.kinds += [event.kind for event in message.events]

    def _look(self, message: Hello | Update) -> None:
        self.ply, self.event, self.result = message.ply, message.event, message.result
        if self.verify and fingerprint(self.view) != message.hash:
            raise Broken(f"table {self.table}: at ply {message.ply} the view of seat {self.seat} has another hash")

    def _refused(self, code: str, words: str) -> None:
        self.refusals.append(code)
        if code == "choice/stale" or (code == "choice/not-yours" and self._has_asked_again()):
            return
        if code == "rate/limit" and self.question is not None:
            self._answer(self.question, 0.5)
            return
        raise Broken(f"table {self.table}, seat {self.seat}: refused with {code}: {words}")

    def _has_asked_again(self) -> bool:
        """Whether the last answer was given twice: the first may have got in after the line broke."""
        return bool(self.answers) and len(self.answers[-1].tokens) > 1

    # Answering ----------------------------------------------------------------------------------------------------

    def _settle(self, message: Hello | Update) -> None:
        """Once the table asks something else, or nothing, the last answer was entered."""
        if self.answers and not self.answers[-1].acknowledged:
            last, question = self.answers[-1], message.question
            if last.tokens and (question is None or question.decision != last.decision):
                if message.ply <= last.decision:
                    raise Broken(f"table {self.table}: decision {last.decision} is gone at ply {message.ply}")
                last.acknowledged = True

    def _consider(self, question: Question | None) -> None:
        """Answer what is asked, once."""
        same = question is not None and self.question is not None and question.decision == self.question.decision
        self.question = question
        if question is not None and not same:
            self._answer(question, self.chance.uniform(*self.pause))

    def _answer(self, question: Question, pause: float) -> None:
        self._answering = asyncio.get_running_loop().create_task(self._send(question, pause))

    async def _send(self, question: Question, pause: float) -> None:
        await asyncio.sleep(pause)
        socket = self._socket
        if socket is None or self.question is None or self.question.decision != question.decision:
            return
        token = self.chance.choice(question.options).token
        if self.answers and self.answers[-1].decision == question.decision and self.answers[-1].acknowledged:
            return
        if not self.answers or self.answers[-1].decision != question.decision:
            self.answers.append(Answer(question.decision))
        answer = self.answers[-1]
        answer.tokens.append(token)
        answer.sent_at = time.perf_counter()
        with contextlib.suppress(*Lost):
            if self.chance.random() < self.by_http:
                await self._send_http(answer, token)
            else:
                await socket.send(write_message(Act(question.decision, token)).decode())

    async def _send_http(self, answer: Answer, token: str) -> None:
        body = {"decision": answer.decision, "token": token}
        reply = await self.door.http.post(f"/api/tables/{self.table}/act", json=body)
        if reply.status_code == 200:
            answer.ply, answer.acknowledged = reply.json()["ply"], True
            answer.tokens = [token]
        elif reply.status_code < 500 and "choice/stale" not in reply.text:
            self.refusals.append(reply.text)


async def seat_two(
    doors: tuple[Door, Door], game: str, options: dict[str, str], make: Callable[[Door, str, int], Player], seed: int
) -> list[Player]:
    """A table with two persons, who are ready to play."""
    opener, guest = doors
    table, invite = await opener.open(game, options, ["me", "open"])
    await guest.join(table, invite)
    return [make(opener, table, 2 * seed), make(guest, table, 2 * seed + 1)]


async def play_once(port: int, game: str, seed: int, seconds: float) -> None:
    one, two = await Door(port, 1).enter("Ada"), await Door(port, 2).enter("Ben")
    players = await seat_two((one, two), game, {}, lambda door, table, n: Player(door, table, n), seed)
    await asyncio.gather(*(player.play(time.monotonic() + seconds) for player in players))
    for player in players:
        print(f"seat {player.seat}: {len(player.acknowledged())} choices entered, {player.event} events told")
    print(await one.record(players[0].table))
    await asyncio.gather(one.close(), two.close())


if __name__ == "__main__":
    words = argparse.ArgumentParser(description="Two scripted persons play one game on a running server.")
    words.add_argument("--port", type=int, default=8420)
    words.add_argument("--game", default="highlights_2052")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--seconds", type=float, default=120)
    given = words.parse_args()
    asyncio.run(play_once(given.port, given.game, given.seed, given.seconds))
