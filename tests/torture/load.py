"""The load test: many tables at once on one server process, paced and as fast as it goes; prints Markdown and JSON.

The players run in processes of their own and are told over their standard input when a phase begins. Each phase plays
at a rate for all tables together (0: as fast as answers come) and measures from the sending of a choice to the frame
that shows it, on the own socket and on the opponent's.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import platform
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from typing import IO, Any

import uvloop

from playcall.tables.messages import Hello, Question, Update
from tests.torture.clients import Broken, Door, Player, seat_two
from tests.torture.serving import Server, memory, processor_seconds

GAME = "highlights_2052"
WARM = 3.0
"""Seconds of a phase that are not measured."""
AT_ONCE = 16
"""Tables that are opened at the same time."""


# Players ------------------------------------------------------------------------------------------------------------


@dataclass
class Phase:
    """What is measured while a phase runs."""

    rate: float
    begins: float
    ends: float
    own: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def counts(self, at: float) -> bool:
        return self.begins <= at < self.ends


class Pace:
    """Lets so many answers go in a second, evenly; the one that has waited longest goes first."""

    def __init__(self) -> None:
        self.phase: Phase | None = None
        self.waiting: list[asyncio.Future[None]] = []

    async def turn(self) -> None:
        if self.phase is None or self.phase.rate > 0:
            one: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append(one)
            await one

    async def run(self, phase: Phase) -> None:
        """One phase, from now to its end."""
        self.phase = phase
        began, gone = time.perf_counter(), 0
        while (now := time.perf_counter()) < phase.ends:
            due = len(self.waiting) if phase.rate == 0 else int((now - began) * phase.rate) - gone
            free, self.waiting = self.waiting[:due], self.waiting[due:]
            gone += due
            for one in free:
                if not one.done():
                    one.set_result(None)
            await asyncio.sleep(0.002)
        self.phase = None


class Measured(Player):
    """A player whose answers and frames are timed."""

    pace: Pace
    opponent: Measured | None = None
    open_since: float | None = None
    """When the opponent sent the choice that this player waits to see."""

    def heard(self, message: Hello | Update, at: float, size: int) -> None:
        phase = self.pace.phase
        if self.answers and self.answers[-1].acknowledged and self.answers[-1].sent_at:
            sent, self.answers[-1].sent_at = self.answers[-1].sent_at, 0.0
            if phase is not None and phase.counts(sent):
                phase.own.append(at - sent)
        if self.open_since is not None:
            if phase is not None and phase.counts(self.open_since):
                phase.other.append(at - self.open_since)
            self.open_since = None
        if phase is not None and phase.counts(at) and isinstance(message, Update):
            phase.sizes.append(size)

    async def _send(self, question: Question, pause: float) -> None:
        await self.pace.turn()
        await super()._send(question, 0.0)
        if self.opponent is not None and self.opponent.question is None and self.answers:
            self.opponent.open_since = self.answers[-1].sent_at or None


class Crowd:
    """The players of one process: so many tables, each opened again when its game is over."""

    def __init__(self, port: int, tables: int, first: int, verify: bool) -> None:
        self.port = port
        self.tables = tables
        self.first = first
        self.verify = verify
        self.pace = Pace()
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.players: dict[int, list[Measured]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.problems: list[str] = []
        self.games = 0

    async def open(self) -> None:
        """Every table with both its sockets."""
        self.tasks = [asyncio.create_task(self._keep_playing(n)) for n in range(self.tables)]
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and not self.problems:
            seated = [one for pair in self.players.values() for one in pair if one.epoch >= 0]
            if len(seated) == 2 * self.tables:
                return
            await asyncio.sleep(0.05)
        raise Broken(f"not every table was opened: {self.problems[:3]}")

    async def _keep_playing(self, n: int) -> None:
        number = self.first + n
        doors = (Door(self.port, number), Door(self.port, number + 1))
        try:
            async with self.gate:
                for door in doors:
                    await door.enter()
            for turn in range(10_000):
                async with self.gate:
                    pair = await seat_two(doors, GAME, {}, self._player, 1000 * number + turn)
                one, two = (player for player in pair if isinstance(player, Measured))
                one.opponent, two.opponent = two, one
                self.players[n] = [one, two]
                await asyncio.gather(one.play(time.monotonic() + 3600), two.play(time.monotonic() + 3600))
                self.games += 1
        except Broken as problem:
            self.problems.append(str(problem))

    def _player(self, door: Door, table: str, seed: int) -> Measured:
        # One address may have so many sockets: the players come from several addresses of the loopback network.
        source = f"127.0.0.{2 + (self.first + len(self.players)) // 50 % 200}"
        player = Measured(door, table, seed, source=source, verify=self.verify)
        player.pace = self.pace
        return player

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def be_a_crowd(port: int, tables: int, first: int, verify: bool) -> None:
    crowd = Crowd(port, tables, first, verify)
    await crowd.open()
    gc.collect()
    gc.freeze()
    print("ready", flush=True)
    while words := (await asyncio.to_thread(sys.stdin.readline)).split():
        now = time.perf_counter()
        phase = Phase(float(words[0]), now + WARM, now + WARM + float(words[1]))
        used = time.process_time()
        await crowd.pace.run(phase)
        told = {
            "own": phase.own, "other": phase.other, "sizes": phase.sizes, "problems": crowd.problems,
            "games": crowd.games, "busy": (time.process_time() - used) / (WARM + float(words[1])),
        }  # fmt: skip
        print(json.dumps(told), flush=True)
    await crowd.close()


# Measuring ----------------------------------------------------------------------------------------------------------


def share(values: list[float], part: float) -> float:
    """The value below which this part of all lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


class Load:
    """A server and crowds of players."""

    def __init__(self, server: Server, tables: int, processes: int, verify: bool) -> None:
        self.server = server
        self.tables = tables
        self.empty = memory(server.pid)
        each = tables // processes
        command = [sys.executable, "-m", "tests.torture.load", "--crowd", str(server.port), "--tables", str(each)]
        self.crowds = [
            subprocess.Popen(
                [*command, "--first", str(10_000 * n), *(["--verify"] if verify else [])],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            )
            for n in range(processes)
        ]  # fmt: skip
        for crowd in self.crowds:
            if _line(crowd.stdout) != "ready":
                raise RuntimeError("The players could not sit down.")
        self.full = memory(server.pid)

    def run(self, rate: float, seconds: float) -> dict[str, Any]:
        for crowd in self.crowds:
            assert crowd.stdin is not None
            crowd.stdin.write(f"{rate / len(self.crowds)} {seconds}\n")
            crowd.stdin.flush()
        time.sleep(WARM)
        used = processor_seconds(self.server.pid)
        time.sleep(seconds)
        used = processor_seconds(self.server.pid) - used
        told = [json.loads(_line(crowd.stdout)) for crowd in self.crowds]
        own, other, sizes = ([value for one in told for value in one[name]] for name in ("own", "other", "sizes"))
        problems = [problem for one in told for problem in one["problems"]]
        if problems:
            raise RuntimeError(f"{len(problems)} tables broke: {problems[:3]}")
        return {
            "target": round(rate), "rate": len(own) / seconds,
            "own_median_ms": 1000 * share(own, 0.5), "own_p99_ms": 1000 * share(own, 0.99),
            "other_median_ms": 1000 * share(other, 0.5), "other_p99_ms": 1000 * share(other, 0.99),
            "bytes_median": share(sizes, 0.5), "bytes_mean": statistics.fmean(sizes) if sizes else 0.0,
            "server_busy": used / seconds, "players_busy": max(one["busy"] for one in told),
            "server_us_per_action": 1e6 * used / max(1, len(own)),
        }  # fmt: skip

    def close(self) -> None:
        for crowd in self.crowds:
            with contextlib.suppress(OSError):
                assert crowd.stdin is not None
                crowd.stdin.close()
            try:
                crowd.wait(20)
            except subprocess.TimeoutExpired:
                crowd.kill()


def _line(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline().strip()


def report(lines: list[dict[str, Any]], tables: int, each: float) -> str:
    """The figures as a Markdown table."""
    head = [
        "| target, actions/s | reached | own update, median / p99 ms | opponent's update, median / p99 ms "
        "| bytes per update, median | server busy | µs of server per action |",
        "|---|---|---|---|---|---|---|",
    ]
    rows = [
        f"| {line['target'] or 'as fast as it goes'} | {line['rate']:,.0f} "
        f"| {line['own_median_ms']:.1f} / {line['own_p99_ms']:.1f} "
        f"| {line['other_median_ms']:.1f} / {line['other_p99_ms']:.1f} | {line['bytes_median']:,.0f} "
        f"| {line['server_busy']:.0%} | {line['server_us_per_action']:,.0f} |"
        for line in lines
    ]
    note = f"{tables} tables, {2 * tables} sockets, {each / 1024:,.0f} KiB of server memory per table; "
    return "\n".join([*head, *rows, "", note + f"Python {platform.python_version()}."])


def main() -> None:
    words = argparse.ArgumentParser(description="Load one server process with many tables.")
    words.add_argument("--tables", type=int, default=500)
    words.add_argument("--rates", default="250,500,1000,0", help="actions per second; 0 is as fast as it goes")
    words.add_argument("--seconds", type=float, default=15.0, help="measured seconds of each rate")
    words.add_argument("--processes", type=int, default=1, help="processes of players")
    words.add_argument("--verify", action="store_true", help="let players merge and hash every view")
    words.add_argument("--json", action="store_true", help="print JSON after the table")
    words.add_argument("--crowd", type=int, default=0, help=argparse.SUPPRESS)
    words.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    given = words.parse_args()
    if given.crowd:
        uvloop.run(be_a_crowd(given.crowd, given.tables, given.first, given.verify))
        return
    with Server() as server:
        load = Load(server, given.tables, given.processes, given.verify)
        try:
            lines = [load.run(float(rate), given.seconds) for rate in given.rates.split(",")]
        finally:
            load.close()
    each = (load.full - load.empty) / given.tables
    print(report(lines, given.tables, each))
    if given.json:
        print(json.dumps({"tables": given.tables, "bytes_per_table": each, "phases": lines}, indent=2))


if __name__ == "__main__":
    main()
