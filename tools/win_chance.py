"""Fits the chance to win of a game to simulated games: python tools/win_chance.py GAME [GAMES] [JOBS]"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import resources
from math import log
from pathlib import Path
from typing import NamedTuple

from playcall.booklet.winning import FILE, Curve, chances, shares
from playcall.bots import make_bot
from playcall.games import load
from playcall.kernel import Observation, Outlook
from playcall.lab.match import stream

GAMES, SEED, EVERY = 800, 2052, 4
"""One decision in so many is looked at."""


class Moment(NamedTuple):
    """A position of a game, and how the game ended for every side."""

    outlook: Outlook
    ended: list[float]


def moments(game_id: str, seed: int) -> list[Moment]:
    """One game between Starters, seen every few decisions."""
    game = load(game_id)
    state = game.start(game.options(), seed)
    bots = [make_bot("starter", game, stream(seed, seat)) for seat in range(game.seat_count(game.options()))]
    seen: list[Outlook] = []
    decisions = 0
    while (seat := state.to_move()) >= 0:
        state.apply(seat, bots[seat].choose(Observation(state, seat)))
        decisions += 1
        outlook = game.outlook(state) if decisions % EVERY == 0 and not state.over else None
        seen += [outlook] if outlook is not None else []
    ended = chances(game, state)
    assert ended is not None
    return [Moment(outlook, ended) for outlook in seen]


def loss(seen: Sequence[Moment], steepness: float, settling: float) -> float:
    """The mean surprise, in nats."""
    curve, total = Curve(steepness, settling), 0.0
    for moment in seen:
        likely = shares(moment.outlook, curve)
        total -= sum(share * log(max(1e-9, p)) for share, p in zip(moment.ended, likely, strict=True) if share)
    return total / len(seen)


def lowest(of: Callable[[float], float], low: float, high: float) -> float:
    """Where a curve with one valley is lowest, by thirds."""
    for _ in range(16):
        third = (high - low) / 3
        if of(low + third) < of(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def fit(seen: Sequence[Moment]) -> tuple[float, float]:
    steepness, settling = 0.5, 0.5
    for _ in range(4):
        steepness = lowest(partial(loss, seen, settling=settling), 0.02, 4.0)
        settling = lowest(partial(loss, seen, steepness), 0.01, 10.0)
    return steepness, settling


def main(game_id: str, games: int, jobs: int) -> None:
    with ProcessPoolExecutor(jobs) as pool:
        played = pool.map(partial(moments, game_id), range(SEED, SEED + games), chunksize=8)
        seen = [moment for game in played for moment in game]
    steepness, settling = fit(seen)
    file = Path(str(resources.files(load(game_id).package).joinpath(FILE)))
    file.write_text(
        f"# The chance to win, fitted to games between Starters.\n"
        f"# Made by: .venv/bin/python tools/win_chance.py {game_id} {games}\n"
        f"steepness = {steepness:.4f}\nsettling = {settling:.4f}\n"
        f"games = {games}\nseed = {SEED}\nlog_loss = {loss(seen, steepness, settling):.4f}\n",
        encoding="utf-8",
    )
    print(file.read_text(encoding="utf-8"))


if __name__ == "__main__":
    wanted = sys.argv[1:]
    main(wanted[0], int(wanted[1]) if len(wanted) > 1 else GAMES, int(wanted[2]) if len(wanted) > 2 else 2)
