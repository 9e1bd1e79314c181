"""Measure a game against its targets: play the games that its package asks for and count what happened.

`docs/balance.md` is written from such counts by `tools/balance_tables.py`.
"""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module
from typing import Any

import msgspec

from playcall.bots import make_bot
from playcall.contract import Game, Measure, Run
from playcall.games import load
from playcall.kernel import Observation
from playcall.lab.jobs import in_order
from playcall.lab.match import fill_seats, stream

CHUNK = 20


class Counted(msgspec.Struct, frozen=True):
    """What was counted, and what it was made with."""

    game: str
    games: int
    """Of the main run."""
    seed: int
    rules_version: int
    card_hash: str
    sums: dict[str, int | float]


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a run."""

    game: str
    run: Run
    seed: int
    first: int


def chunks(game_id: str, games: int, seed: int) -> list[Chunk]:
    return [
        Chunk(game_id, run, stream(seed, place).bits() >> 1, first)
        for place, run in enumerate(_balance(game_id).runs(games))
        for first in range(0, run.games, CHUNK)
    ]


def play_chunk(chunk: Chunk) -> Counter[str]:
    """A function of its argument alone, in whatever process."""
    game = load(chunk.game)
    sums: Counter[str] = Counter()
    for index in range(chunk.first, min(chunk.first + CHUNK, chunk.run.games)):
        sums.update(count_game(game, chunk.run, stream(chunk.seed, index).bits() >> 1))
    return sums


def count_game(game: Game, run: Run, seed: int) -> Counter[str]:
    options = game.parse_options(run.options)
    state = game.blank(options, stream(seed, 99))
    events = state.listen()
    state.call(game.opening(options))
    state.advance()
    levels = fill_seats(run.bots, game.seat_count(options))
    bots = [make_bot(level, game, stream(seed, seat)) for seat, level in enumerate(levels)]
    while (seat := state.to_move()) >= 0:
        state.apply(seat, bots[seat].choose(Observation(state, seat)))
    counted: Counter[str] = _balance(game.id).count(run.name, events)
    return counted


def counted(game_id: str, games: int, seed: int, sums: Counter[str]) -> Counted:
    game = load(game_id)
    return Counted(game_id, games, seed, game.rules_version, game.card_hash(), dict(sorted(sums.items())))


def measures(found: Counted) -> list[Measure]:
    """Every figure with its target, as the game's package reads the counts today."""
    rows: list[Measure] = _balance(found.game).report(Counter(found.sums))
    return rows


def measure(game_id: str, games: int, seed: int = 1, jobs: int = 2) -> list[Measure]:
    """All measures of a game's balance, from that many games of its main run."""
    sums: Counter[str] = Counter()
    for one in in_order(play_chunk, chunks(game_id, games, seed), jobs):
        sums.update(one)
    return measures(counted(game_id, games, seed, sums))


def _balance(game_id: str) -> Any:
    return import_module(f"playcall.games.{game_id}.balance")


def is_in(row: Measure) -> bool:
    """Whether a figure lies in its range."""
    return row.low <= row.value <= row.high


def table(rows: list[Measure]) -> str:
    """The measures as a Markdown table."""
    lines = ["| Measure | Value | Target | |", "|---|---|---|---|"]
    lines += [
        f"| {row.name} | {row.value:.2f} | {row.low:g} to {row.high:g} | {'ok' if is_in(row) else 'OUT'} |"
        for row in rows
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(measure(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000)))
