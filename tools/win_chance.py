"""Fits the chance to win of a game to simulated games: python tools/win_chance.py GAME [GAMES] [JOBS]

First what holdings are worth, by least squares over the final scores; then the two numbers of the curve.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import resources
from math import log, sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np

from playcall.bots import make_bot
from playcall.contract import Outlook
from playcall.contract.winning import FILE, Curve, curve_of, ended, shares, weighed
from playcall.games import load
from playcall.kernel import Chance, Observation
from playcall.lab.match import stream

GAMES, SEED = 800, 2052
EVERY = 3
"""One quiet position in so many is looked at."""
WAVERING = 12
"""Of a hundred choices so many are a Rookie's, so that no holding is always used in the same way."""


class Moment(NamedTuple):
    """A quiet position of a game, and how the game ended for every side."""

    outlook: Outlook
    scores: Sequence[float]
    ended: Sequence[float]


def moments(game_id: str, seed: int) -> list[Moment]:
    """One game between Starters who waver, seen every few quiet positions."""
    game = load(game_id)
    options = game.options()
    state, chance, seats = game.start(options, seed), stream(seed, 99), range(game.seat_count(options))
    bots = {level: [make_bot(level, game, stream(seed, seat)) for seat in seats] for level in ("starter", "rookie")}
    seen, quiet = list[Outlook](), 0
    while (seat := state.to_move()) >= 0:
        if game.is_quiet(state):
            quiet += 1
            outlook = game.outlook(state) if quiet % EVERY == 0 else None
            seen += [outlook] if outlook is not None else []
        state.apply(seat, bots[_level(chance)][seat].choose(Observation(state, seat)))
    assert state.result is not None
    won, scores = ended(state.result), state.result.scores
    return [Moment(outlook, scores, won) for outlook in seen]


def _level(chance: Chance) -> str:
    return "rookie" if chance.number("wavering", 100) < WAVERING else "starter"


def worths(names: Sequence[str], seen: Sequence[Moment]) -> dict[str, float]:
    """Points that one of each holding brings beyond the expected score; late positions count more than early ones."""
    if not names:
        return {}
    rows = [row for moment in seen for row in _compared(moment)]
    held, missed = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
    found = np.linalg.lstsq(held, missed, rcond=None)[0]
    return {name: round(float(points), 3) for name, points in zip(names, found, strict=True)}


def _compared(moment: Moment) -> Iterator[tuple[list[float], float]]:
    """For each side its holdings and the points that its outlook missed, both against the mean of all."""
    outlook = moment.outlook
    weight = 1 / sqrt(outlook.left + 1)
    missed = [score - hoped for score, hoped in zip(moment.scores, outlook.expected, strict=False)]
    means = [sum(column) / len(missed) for column in zip(*outlook.holdings, strict=True)]
    for held, points in zip(outlook.holdings, missed, strict=True):
        more = [weight * (number - mean) for number, mean in zip(held, means, strict=True)]
        yield more, weight * (points - sum(missed) / len(missed))


def loss(seen: Sequence[Moment], steepness: float, settling: float) -> float:
    """The mean surprise, in nats."""
    curve, total = Curve(steepness, settling), 0.0
    for moment in seen:
        likely = shares(moment.outlook, curve)
        total -= sum(share * log(max(1e-9, p)) for share, p in zip(moment.ended, likely, strict=False) if share)
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
    points = worths(load(game_id).holdings, seen)
    if points:
        seen = [moment._replace(outlook=weighed(moment.outlook, [*points.values()])) for moment in seen]
    steepness, settling = fit(seen)
    credence = curve_of(load(game_id).package).credence
    file = Path(str(resources.files(load(game_id).package).joinpath(FILE)))
    file.write_text(
        f"# The chance to win, fitted to games between Starters who waver.\n"
        f"# Made by: .venv/bin/python tools/win_chance.py {game_id} {games}\n"
        f"steepness = {steepness:.4f}\nsettling = {settling:.4f}\ncredence = {credence}\n"
        f"games = {games}\nseed = {SEED}\nlog_loss = {loss(seen, steepness, settling):.4f}\n"
        + ("\n[points]\n" if points else "")
        + "".join(f'"{name}" = {worth:.3f}\n' for name, worth in points.items()),
        encoding="utf-8",
    )
    print(file.read_text(encoding="utf-8"))


if __name__ == "__main__":
    wanted = sys.argv[1:]
    main(wanted[0], int(wanted[1]) if len(wanted) > 1 else GAMES, int(wanted[2]) if len(wanted) > 2 else 2)
