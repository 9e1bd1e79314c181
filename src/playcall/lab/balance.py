"""Measure a card set: play the games a game package asks for and compare what happened with its targets."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any

from playcall.contract import Game, Measure, Run
from playcall.games import load
from playcall.kernel import Observation
from playcall.lab.match import fill_seats, stream

CHUNK = 20


def measure(game_id: str, games: int, seed: int = 1, jobs: int = 2) -> list[Measure]:
    """All measures of a game's balance, from that many games of its main run."""
    runs = _balance(game_id).runs(games)
    chunks = [
        (game_id, run, stream(seed, place).bits() >> 1, first)
        for place, run in enumerate(runs)
        for first in range(0, run.games, CHUNK)
    ]
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(jobs) as pool:
        for sums in pool.map(_play_chunk, chunks):
            total.update(sums)
    rows: list[Measure] = _balance(game_id).report(total)
    return rows


def _play_chunk(chunk: tuple[str, Run, int, int]) -> Counter[str]:
    game_id, run, seed, first = chunk
    game = load(game_id)
    sums: Counter[str] = Counter()
    for index in range(first, min(first + CHUNK, run.games)):
        sums.update(_count_game(game, run, stream(seed, index).bits() >> 1))
    return sums


def _count_game(game: Game, run: Run, seed: int) -> Counter[str]:
    from playcall.bots import make_bot

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


def _balance(game_id: str) -> Any:
    return import_module(f"playcall.games.{game_id}.balance")


def table(rows: list[Measure]) -> str:
    """The measures as a Markdown table."""
    lines = ["| Measure | Value | Target | |", "|---|---|---|---|"]
    for row in rows:
        mark = "ok" if row.low <= row.value <= row.high else "OUT"
        lines.append(f"| {row.name} | {row.value:.2f} | {row.low:g} to {row.high:g} | {mark} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(measure(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000)))
