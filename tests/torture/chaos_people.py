"""People who play through chaos, pests who only disturb, and the reading of everybody's history afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass

from websockets.asyncio.client import connect

from playcall.games import load
from playcall.tables.ledger import Entry, Kind, acts
from playcall.tables.livetable import fold_all
from playcall.tables.messages import Question
from playcall.tables.ports import TableInfo
from tests.torture.clients import Answer, Broken, Door, Lost, Player, read_frame
from tests.torture.kill import check_player
from tests.torture.leak import check_audience

AWAY = ("server/database", "server/full")
AGAIN = 0.3
"""Seconds after which somebody tries again who was told that nothing can be kept now."""


class Actor(Player):
    """A player who is told now and then that nothing can be kept, and tries again."""

    resting = False
    """Whether nothing new is decided any more: what was sent is brought to its end."""

    def rest(self) -> None:
        self.resting = True

    @property
    def settled(self) -> bool:
        return not self.answers or self.answers[-1].acknowledged

    def _refused(self, code: str, words: str) -> None:
        if code not in AWAY:
            super()._refused(code, words)
            return
        self.refusals.append(code)
        if self.question is not None and not self.settled:
            self._answer(self.question, AGAIN)

    async def _send(self, question: Question, pause: float) -> None:
        await asyncio.sleep(pause)
        is_new = not self.answers or self.answers[-1].decision != question.decision
        if not (self.resting and is_new):
            await super()._send(question, 0.0)

    async def _send_http(self, answer: Answer, token: str) -> None:
        """Whoever hears nothing, or that it failed, cannot know: they ask again."""
        try:
            await super()._send_http(answer, token)
        finally:
            if not answer.acknowledged and self.question is not None:
                asyncio.get_running_loop().call_later(AGAIN, self._ask_again, answer)

    def _ask_again(self, answer: Answer) -> None:
        question = self.question
        if self._socket is not None and question and question.decision == answer.decision and not answer.acknowledged:
            self._answer(question, 0.0)


@dataclass
class Scene:
    """A table with everybody who plays at it and one who watches."""

    game: str
    table: str
    doors: list[Door]
    actors: list[Actor]
    clocked: bool = False
    """Whether frames hold clocks, which differ from reading to reading."""

    @property
    def people(self) -> list[Actor]:
        return [actor for actor in self.actors if actor.seat is not None]

    async def play(self, deadline: float) -> None:
        await asyncio.gather(*(actor.play(deadline) for actor in self.actors))

    async def finish(self, deadline: float) -> None:
        """Let everybody rest, wait until all that was sent is entered or refused, and give up."""
        for actor in self.actors:
            actor.rest()
        while not all(actor.over or actor.settled for actor in self.people):
            if time.monotonic() > deadline:
                raise Broken(f"table {self.table}: an answer was neither entered nor refused")
            await asyncio.sleep(0.05)
        if not self.actors[0].over:
            await self.doors[0].ask("POST", f"/api/tables/{self.table}/concede")

    async def close(self) -> None:
        for door in self.doors:
            await door.close()


async def set_scene(port: int, game: str, options: dict[str, str], seed: int, pause: float, bot: str = "") -> Scene:
    """A table of a game, full, with a spectator; against a bot it has a clock that must not fall."""
    rules = load(game)
    count = rules.seat_count(rules.parse_options(options))
    doors = [await Door(port, seed + n).enter(f"Guest {n + 1}") for n in range(1 if bot else count)]
    wish = {"game": game, "options": options, "seats": ["me", *[bot or "open"] * (count - 1)]}
    if bot:
        wish |= {"clock": "decision 900", "on_timeout": "concede"}
    opened = await doors[0].expect("POST", "/api/tables", wish)
    table = opened["table"]["id"]
    for door in doors[1:]:
        await door.join(table, opened["invite"])
    actors = [_actor(door, table, seed + n, pause) for n, door in enumerate(doors)]
    fan = Door(port, seed + 99)
    return Scene(game, table, [*doors, fan], [*actors, _actor(fan, table, seed + 99, pause)], bool(bot))


def _actor(door: Door, table: str, seed: int, pause: float) -> Actor:
    return Actor(door, table, seed, pause=(0.0, 2 * pause), by_http=0.2, keep=True)


# Reading what happened ------------------------------------------------------------------------------------------------


def check_scene(scene: Scene, info: TableInfo, entries: list[Entry], every: int) -> Iterator[str]:
    """What is wrong with a table: lost, doubled, out of order, not told to all, or told to those who may not know."""
    game = load(info.setup.game)
    if [entry.ply for entry in entries] != list(range(len(entries))):
        yield "its ledger has gaps"
    if strange := [entry for entry in entries if entry.kind not in (Kind.ACT, Kind.CONCEDE)]:
        yield f"nobody asked for {strange}"
    conceded = [entry.seat for entry in entries if entry.kind is Kind.CONCEDE]
    if len(conceded) > 1 or any(seat != scene.actors[0].seat for seat in conceded):
        yield f"seats {conceded} have given up, and nobody wanted that"
    live = fold_all(game, info.setup, info.started_at or 0.0, entries)
    if not live.over or info.ended_at is None:
        yield "it has not ended"
    kinds = [type(event).__name__ for event in live.events]
    for actor in scene.actors:
        if actor.kinds != kinds:
            yield f"seat {actor.seat} was told {len(actor.kinds)} events, of which {len(kinds)} happened"
    for actor in scene.people:
        yield from check_player(actor, acts(entries))
    if not scene.clocked:
        record = live.record(["person"] * live.seats)
        for actor in scene.actors:
            with _complaining() as said:
                check_audience(record, actor.seat, _before_the_end(actor), every)
            yield from said


def _before_the_end(actor: Actor) -> list[bytes]:
    """The frames of the game; when it is over everything is open."""
    frames = actor.frames or []
    return [text for text in frames if getattr(read_frame(text), "result", None) is None]


@contextlib.contextmanager
def _complaining() -> Iterator[list[str]]:
    said: list[str] = []
    try:
        yield said
    except Broken as problem:
        said.append(str(problem)[:400])


# Pests ----------------------------------------------------------------------------------------------------------------


async def be_silent(port: int, seconds: float) -> None:
    """Connections that say half a word and then nothing."""
    writers = []
    with contextlib.suppress(OSError):
        for _ in range(20):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writers.append(writer)
            writer.write(b"GET /api/hea")
        await asyncio.sleep(seconds)
    for writer in writers:
        writer.close()


async def be_slow(port: int, table: str, seconds: float) -> None:
    """Sockets that ask for everything again and again, and take nothing."""
    with contextlib.suppress(*Lost):
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        async with connect(url, compression=None, max_queue=1, proxy=None, close_timeout=0.2) as socket:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                await socket.send('{"type": "resume", "epoch": 0, "event": 0}')
                await asyncio.sleep(0.02)


async def be_greedy(port: int, seed: int, seconds: float) -> None:
    """One guest who asks for everything that is expensive, without waiting."""
    async with Door(port, seed) as door:
        with contextlib.suppress(*Lost, Broken, KeyError):
            await asyncio.wait_for(door.enter("Greedy"), seconds)
            cards = [f"/api/games/masters_gridiron/print.pdf?only={door.chance.randrange(900)}" for _ in range(6)]
            faces = [
                f"/api/games/{game}/faces" for game in ("masters_gridiron", "gridiron_fantasy", "masters_football")
            ]
            suggested = [("POST", "/api/decks/suggest", {"game": "masters_gridiron"})] * 3
            asked = [("GET", path, None) for path in (*cards, *faces)] + suggested
            work = [door.http.request(method, path, json=body) for method, path, body in asked]
            await asyncio.wait_for(asyncio.gather(*work, return_exceptions=True), seconds)
