"""How many moves bots make: persons who answer at once, each against bots; prints Markdown.

The processor time is that of the server with all its processes, so that it can be compared on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from typing import Any

from playcall.tables.messages import Hello, Update
from tests.torture.clients import Broken, Door, Player
from tests.torture.load import AT_ONCE, WARM, share
from tests.torture.serving import Server, children, memory, processor_seconds


class Sparring(Player):
    """A player who notes how long the bot's answer took."""

    plies = 0
    waits: list[float]

    def heard(self, message: Hello | Update, at: float, size: int) -> None:
        self.plies = max(self.plies, message.acts)
        if message.question is not None and self.answers and self.answers[-1].sent_at:
            self.waits.append(at - self.answers[-1].sent_at)
            self.answers[-1].sent_at = 0.0


class Hall:
    """So many tables with a person and bots, each opened again when its game is over."""

    def __init__(self, port: int, game: str, level: str, tables: int) -> None:
        self.doors = [Door(port, number) for number in range(tables)]
        self.game = game
        self.level = level
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.players: dict[int, Sparring] = {}
        self.moves = 0
        """Choices of bots in games that are over."""
        self.waits: list[float] = []
        self.broken: list[str] = []

    async def play(self, number: int) -> None:
        door = self.doors[number]
        with contextlib.suppress(asyncio.CancelledError):
            try:
                async with self.gate:
                    await door.enter()
                while True:
                    async with self.gate:
                        table, _ = await door.open(self.game, {}, ["me", self.level])
                    player = self.players[number] = Sparring(door, table, number, pause=(0.0, 0.0), verify=False)
                    player.waits = self.waits
                    await player.play(time.monotonic() + 3600)
                    self.moves += self._by_bots(self.players.pop(number))
            except Broken as problem:
                self.broken.append(str(problem))

    @staticmethod
    def _by_bots(player: Sparring) -> int:
        return player.plies - len(player.acknowledged())

    def made(self) -> int:
        return self.moves + sum(map(self._by_bots, self.players.values()))


def everybody(pid: int) -> Iterator[int]:
    """A process with all that it has started."""
    yield pid
    for child in children(pid):
        yield from everybody(child)


def used(pid: int) -> float:
    seconds = 0.0
    for one in everybody(pid):
        with contextlib.suppress(OSError):
            seconds += processor_seconds(one)
    return seconds


async def measure(server: Server, game: str, level: str, tables: int, seconds: float) -> dict[str, Any]:
    hall = Hall(server.port, game, level, tables)
    tasks = [asyncio.create_task(hall.play(number)) for number in range(tables)]
    while hall.made() < 4 * tables and not hall.broken:
        await asyncio.sleep(0.05)
    await asyncio.sleep(WARM)
    hall.waits.clear()
    moves, busy, own = hall.made(), used(server.pid), processor_seconds(server.pid)
    await asyncio.sleep(seconds)
    moves, busy, own = hall.made() - moves, used(server.pid) - busy, processor_seconds(server.pid) - own
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks)
    for door in hall.doors:
        await door.close()
    if hall.broken:
        raise RuntimeError(f"{len(hall.broken)} tables broke: {hall.broken[:3]}")
    return {
        "game": game, "level": level, "tables": tables, "moves_per_second": moves / seconds,
        "p50_ms": 1000 * share(hall.waits, 0.5), "p99_ms": 1000 * share(hall.waits, 0.99),
        "server_ms_per_move": 1000 * own / max(1, moves), "all_ms_per_move": 1000 * busy / max(1, moves),
        "memory_mb": sum(memory(pid) for pid in everybody(server.pid)) / 2**20,
    }  # fmt: skip


def main() -> None:
    words = argparse.ArgumentParser(description="Count the moves that bots make at many tables.")
    words.add_argument("--tables", type=int, default=50)
    words.add_argument("--seconds", type=float, default=10.0)
    words.add_argument("--games", default="highlights_2052")
    words.add_argument("--level", default="starter")
    words.add_argument("--json", action="store_true")
    given = words.parse_args()
    lines = []
    for game in given.games.split(","):
        with Server() as server:
            lines.append(asyncio.run(measure(server, game, given.level, given.tables, given.seconds)))
    if given.json:
        print(json.dumps(lines, indent=2))
        return
    print("| game | moves of bots/s | answer, median / p99 ms | ms of server per move | of all processes |")
    print("|---|---|---|---|---|")
    for line in lines:
        print(
            f"| {line['game']} | {line['moves_per_second']:.0f} | {line['p50_ms']:.0f} / {line['p99_ms']:.0f} "
            f"| {line['server_ms_per_move']:.2f} | {line['all_ms_per_move']:.2f} |"
        )


if __name__ == "__main__":
    main()
