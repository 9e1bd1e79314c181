"""Chaos: everything goes wrong at once while people play all games and a league, and nothing is lost or leaked.

One seed decides which faults come when. Processes of server and bots are killed, the database goes away, its disk is
full, clocks jump, and others say nothing, take nothing or ask for what is expensive. Afterwards everybody's history is
read: what was acknowledged stands in the ledger once and in order, all were told the same, nobody what is hidden.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType

import psycopg
from sqlalchemy.engine import make_url

from playcall.games import game_ids, load
from playcall.storage import open_store
from playcall.storage.database import is_postgres, sqlite_file
from playcall.testing import modes
from tests.torture.chaos_people import AWAY, Scene, be_greedy, be_silent, be_slow, check_scene, set_scene
from tests.torture.clients import Broken
from tests.torture.kill import Torment, a_database
from tests.torture.kill_league import LeagueTorment
from tests.torture.serving import Server, children, command_of

CLOCK = """import os, time
_real, _file = time.time, os.environ["CHAOS_CLOCK"]
def _jumped():
    try:
        with open(_file) as offset:
            return _real() + float(offset.read() or 0)
    except (OSError, ValueError):
        return _real()
time.time = _jumped
"""
"""Lets the clock on the wall of a server and all its processes jump: they read how far from a file."""
JUMPS = (3600.0, -3600.0, 86400.0, -60.0, 0.0)
BETWEEN = 6
"""Choices that are acknowledged between two faults."""
OUTAGE = 1.5
"""Seconds for which a database is away, or full."""


class JumpyServer(Server):
    """A server whose clock on the wall can be set while it runs."""

    def __init__(self, db: str = "", workers: int = 1) -> None:
        self.shelf = tempfile.TemporaryDirectory(prefix="playcall-clock-")
        self.offset = Path(self.shelf.name) / "offset"
        (Path(self.shelf.name) / "sitecustomize.py").write_text(CLOCK)
        path = os.pathsep.join([self.shelf.name, *filter(None, [os.environ.get("PYTHONPATH")])])
        super().__init__(db, workers, {"PYTHONPATH": path, "CHAOS_CLOCK": str(self.offset)})

    def jump(self, seconds: float) -> None:
        self.offset.write_text(str(seconds))

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        super().__exit__(kind, error, at)
        self.shelf.cleanup()

    def bots(self) -> list[int]:
        """Processes in which bots think and other work is done."""
        workers = [self.pid] if self.workers == 1 else children(self.pid)
        return [pid for worker in workers for pid in children(worker) if "resource_tracker" not in command_of(pid)]


@dataclass
class Chaos(Torment):
    """People who play, and faults that come one after the other."""

    games: tuple[str, ...] = ()
    league: bool = True
    watched: float = 5.0
    """Seconds for which a pest stays."""
    every: int = 20
    """Twins are compared at every so many-th frame."""
    scenes: list[Scene] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    pests: list[asyncio.Task[None]] = field(default_factory=list)

    async def run(self) -> None:
        self.deadline = time.monotonic() + self.seconds
        self.chance = random.Random(self.seed)
        self.done = asyncio.Event()
        season = LeagueTorment(self.server, 0, seconds=self.seconds, seed=self.seed + 7)
        stages = [self._stage(n, game) for n, game in enumerate(self.games)]
        stages.append(self._stage(len(stages), self.games[0], "starter"))
        await asyncio.gather(self._strike_all(), *stages, *([season.run()] if self.league else []))
        self.problems += season.problems
        await self._read_histories()
        for scene in self.scenes:
            await scene.close()

    async def _stage(self, n: int, game: str, bot: str = "") -> None:
        """One table of a game after the other, until all faults have come."""
        rules, turn = load(game), 0
        shortest = min(modes(rules), key=lambda mode: rules.bound(mode.options(rules))).settings
        try:
            while turn == 0 or not (self.done.is_set() or self.problems):
                seed = self.seed + 100 * n + 10_000 * turn
                scene = await set_scene(self.server.port, game, shortest, seed, self.pause, bot)
                self.scenes.append(scene)
                await self._play_scene(scene)
                turn += 1
        except (Broken, KeyError) as problem:
            self.problems.append(f"{game}: {problem}")

    async def _play_scene(self, scene: Scene) -> None:
        async def finish() -> None:
            await self.done.wait()
            await scene.finish(self.deadline)

        finishing = asyncio.create_task(finish())
        await scene.play(self.deadline)
        finishing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await finishing

    # Faults -----------------------------------------------------------------------------------------------------------

    def kinds(self) -> dict[str, Callable[[], Awaitable[None]]]:
        return {
            "processes killed": self._kill_process,
            "bots killed": self._kill_bot,
            "databases away": self._database_away,
            "disks full": self._disk_full,
            "clock jumps": self._jump,
            "silent clients": self._silent,
            "slow clients": self._slow,
            "expensive requests": self._greedy,
        }

    async def _strike_all(self) -> None:
        """Every kind in turn, in an order that the seed shuffles anew each time."""
        kinds = self.kinds()
        coming: list[str] = []
        try:
            await self._when_all_play()
            for _ in range(self.kills):
                if self.problems or time.monotonic() > self.deadline:
                    break
                coming = coming or self.chance.sample(sorted(kinds), len(kinds))
                name = coming.pop()
                await asyncio.sleep(self.chance.uniform(0.0, 0.5))
                await kinds[name]()
                self.faults[name] += 1
                await self._until_play_goes_on()
        except (RuntimeError, OSError, psycopg.Error) as problem:
            self.problems.append(f"chaos itself failed: {problem!r}")
        finally:
            await asyncio.gather(*self.pests, return_exceptions=True)
            self.done.set()

    async def _when_all_play(self) -> None:
        while not self.problems and time.monotonic() < self.deadline:
            playing = [any(actor.answers for actor in scene.people) for scene in self.scenes]
            if len(playing) > len(self.games) and all(playing):
                return
            await asyncio.sleep(0.05)

    async def _until_play_goes_on(self) -> None:
        """The next fault finds people at play again."""
        enough = self._acknowledged() + BETWEEN
        while self._acknowledged() < enough and not self.problems and time.monotonic() < self.deadline:
            await asyncio.sleep(0.02)

    def _acknowledged(self) -> int:
        return sum(len(actor.acknowledged()) for scene in self.scenes for actor in scene.actors)

    async def _kill_process(self) -> None:
        await (self._kill_workers() if self.server.workers > 1 else self._kill_server())

    async def _kill_bot(self) -> None:
        if bots := self._server.bots():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.chance.choice(bots), signal.SIGKILL)

    async def _database_away(self) -> None:
        """PostgreSQL lets nobody in; a SQLite file is locked by somebody else."""
        if is_postgres(self.server.db):
            await self._postgres_with("ALLOW_CONNECTIONS false", "ALLOW_CONNECTIONS true")
            return
        with contextlib.closing(sqlite3.connect(sqlite_file(self.server.db), timeout=30, isolation_level=None)) as lock:
            lock.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(OUTAGE)
            lock.execute("ROLLBACK")

    async def _disk_full(self) -> None:
        """No file of the server may grow; PostgreSQL, whose disk is not ours to fill, takes nothing to keep."""
        if is_postgres(self.server.db):
            await self._postgres_with("SET default_transaction_read_only = on", "RESET default_transaction_read_only")
            return
        soft, hard = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (1, hard))
        await asyncio.sleep(OUTAGE)
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (soft, hard))

    async def _postgres_with(self, bad: str, good: str) -> None:
        url = make_url(self.server.db)
        control = url.set(drivername="postgresql", database="template1").render_as_string(hide_password=False)
        out = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
        with psycopg.connect(control, autocommit=True) as connection:
            for change in (bad, good):
                word = "WITH" if change.startswith("ALLOW") else ""
                connection.execute(f'ALTER DATABASE "{url.database}" {word} {change}'.encode())
                connection.execute(out, [url.database])
                await asyncio.sleep(OUTAGE if change == bad else 0.0)

    async def _jump(self) -> None:
        self._server.jump(self.chance.choice(JUMPS))

    async def _silent(self) -> None:
        self._pester(be_silent(self.server.port, self.watched))

    async def _slow(self) -> None:
        for scene in self.scenes[-1:]:
            self._pester(be_slow(self.server.port, scene.table, self.watched))

    async def _greedy(self) -> None:
        self._pester(be_greedy(self.server.port, self.chance.randrange(10**6), self.watched))

    def _pester(self, work: Awaitable[None]) -> None:
        self.pests.append(asyncio.ensure_future(work))

    @property
    def _server(self) -> JumpyServer:
        assert isinstance(self.server, JumpyServer)
        return self.server

    # Checking ---------------------------------------------------------------------------------------------------------

    async def _read_histories(self) -> None:
        store = open_store(self.server.db)
        try:
            for scene in self.scenes:
                info, entries = await store.table(scene.table), await store.entries(scene.table)
                assert info is not None
                found = await asyncio.to_thread(lambda: list(check_scene(scene, info, entries, self.every)))  # noqa: B023
                self.problems += [f"{scene.game}, table {scene.table}: {line}" for line in found]
        finally:
            await store.close()

    def summary(self) -> str:
        actors = [actor for scene in self.scenes for actor in scene.actors]
        frames = sum(len(actor.frames or []) for actor in actors)
        again = sum(max(0, actor.connections - 1) for actor in actors)
        away = sum(code in AWAY for actor in actors for code in actor.refusals)
        told = ", ".join(f"{count} {name}" for name, count in sorted(self.faults.items()))
        return (
            f"seed {self.seed}: {self.faults.total()} faults ({told}); {self._acknowledged()} choices acknowledged, "
            f"{frames} frames read, {again} sockets recovered, {away} choices turned away for a while, "
            f"{len(self.problems)} problems"
        )


def unleash(url: str, workers: int, faults: int, **how: object) -> Chaos:
    """Start a server and let everything go wrong."""
    with JumpyServer(url, workers) as server:
        one = Chaos(server, faults, **how)  # type: ignore[arg-type]
        asyncio.run(one.run())
        if one.problems:
            print(f"--- the server's last words ---\n{server.words()[-6000:]}", file=sys.stderr)
    return one


def main() -> int:
    words = argparse.ArgumentParser(description="Let everything go wrong at once; nothing may be lost or leak.")
    words.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    words.add_argument("--faults", type=int, default=500)
    words.add_argument("--seconds", type=float, default=3600.0, help="time limit")
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--no-league", action="store_true")
    given = words.parse_args()
    with a_database(given.db) as url:
        one = unleash(
            url, 1 if given.db == "sqlite" else 2, given.faults, seconds=given.seconds, seed=given.seed,
            games=tuple(game_ids()), league=not given.no_league,
        )  # fmt: skip
    print(f"{given.db}: {one.summary()}")
    for problem in one.problems:
        print(problem)
    return 1 if one.problems or one.faults.total() < given.faults else 0


if __name__ == "__main__":
    sys.exit(main())
