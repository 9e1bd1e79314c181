"""Fits the win chance of Football Highlights 2052 to simulated games: python tools/win_chance.py [GAMES]"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import log
from pathlib import Path
from typing import NamedTuple

from playcall.bots import make_bot
from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.events import PlayOver
from playcall.games.highlights_2052.table import VISITOR, Table
from playcall.games.highlights_2052.winning import chance, lead, left
from playcall.kernel import Observation
from playcall.lab.match import stream

FILE = Path(__file__).resolve().parent.parent / "src/playcall/games/highlights_2052/win_chance.toml"
GAMES, SEED = 800, 2052


class Moment(NamedTuple):
    """After a play: the Visitor's lead, the plays left, and how it ended for the Visitor."""

    lead: float
    left: int
    won: float


def moments(seed: int) -> list[Moment]:
    """One game between two Starters, seen after every play."""
    state = GAME.start(GAME.options(), seed)
    assert isinstance(state, Table)
    log_ = state.listen()
    bots = [make_bot("starter", GAME, stream(seed, seat)) for seat in (0, 1)]
    seen: list[tuple[float, int]] = []
    while (seat := state.to_move()) >= 0:
        state.apply(seat, bots[seat].choose(Observation(state, seat)))
        if any(isinstance(event, PlayOver) for event in log_):
            seen.append((round(lead(state, VISITOR), 1), left(state)))
        log_.clear()
    difference = state.scores[VISITOR] - state.scores[1 - VISITOR]
    won = 0.5 if difference == 0 else float(difference > 0)
    return [Moment(*moment, won) for moment in seen]


def loss(seen: Counter[Moment], steepness: float, settling: float) -> float:
    """The mean surprise, in nats."""
    total = 0.0
    for moment, times in seen.items():
        likely = min(1 - 1e-9, max(1e-9, chance(moment.lead, moment.left, steepness, settling)))
        total -= times * (moment.won * log(likely) + (1 - moment.won) * log(1 - likely))
    return total / seen.total()


def lowest(of: Callable[[float], float], low: float, high: float) -> float:
    """Where a curve with one valley is lowest, by thirds."""
    for _ in range(24):
        third = (high - low) / 3
        if of(low + third) < of(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def fit(seen: Counter[Moment]) -> tuple[float, float]:
    steepness, settling = 0.5, 2.0
    for _ in range(6):
        steepness = lowest(partial(loss, seen, settling=settling), 0.05, 4.0)
        settling = lowest(partial(loss, seen, steepness), 0.01, 40.0)
    return steepness, settling


def main(games: int) -> None:
    seen = Counter(moment for game in range(games) for moment in moments(SEED + game))
    steepness, settling = fit(seen)
    FILE.write_text(
        f"# The win chance of winning.py, fitted to games between two Starters.\n"
        f"# Made by: .venv/bin/python tools/win_chance.py {games}\n"
        f"steepness = {steepness:.4f}\nsettling = {settling:.4f}\n"
        f"games = {games}\nseed = {SEED}\nlog_loss = {loss(seen, steepness, settling):.4f}\n",
        encoding="utf-8",
    )
    print(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
