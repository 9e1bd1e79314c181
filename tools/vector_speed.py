"""How fast many games are played side by side: a plain loop, `playcall.vector` in one process and more, Gymnasium.

    python tools/vector_speed.py sport_jockeys --mode quick --games 64 --processes 1,2 [--seconds 2] [--rounds 5]

Agents choose at random. A decision is an observation and a mask written, an action chosen and applied. Rounds take
turns. The `pool` is the way of EnvPool: two halves of the games, one played while actions are chosen for the other.
`Gymnasium` is its `AsyncVectorEnv` with shared memory, a process for each game, where it is installed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from statistics import median
from time import perf_counter

import numpy as np

import playcall
from playcall.games import load
from playcall.research import Observer, Vector

Step = Callable[[], int]
"""Some decisions; says how many."""


def plain_loop(game_id: str, mode: str | None) -> Step:
    """One game after another, each observation in arrays of its own."""
    game = load(game_id)
    preset = game.mode(mode) if mode else None
    options = game.parse_options(preset.options if preset else {})
    observer, rng, seed = Observer(game, options), np.random.default_rng(0), 0
    state = game.start(options, seed)

    def step() -> int:
        nonlocal state, seed
        if (seat := state.to_move()) < 0:
            seed += 1
            state = game.start(options, seed)
            seat = state.to_move()
        observer.vector(state, seat)
        mask = observer.mask(state, seat)
        state.apply(seat, int(rng.choice(np.flatnonzero(mask))))
        return 1

    return step


def in_step(games: Vector) -> Step:
    rng = np.random.default_rng(0)
    games.reset()

    def step() -> int:
        games.step(games.sample(rng))
        return games.n

    return step


def in_halves(halves: list[Vector]) -> Step:
    rng = np.random.default_rng(0)
    for half in halves:
        half.reset()
    halves[1].send(halves[1].sample(rng))

    def step() -> int:
        halves[0].send(halves[0].sample(rng))
        halves[1].receive()
        halves.reverse()
        return halves[0].n

    return step


def gymnasium_step(game: str, mode: str | None, n: int) -> Step:
    from gymnasium.vector import AsyncVectorEnv

    from playcall.research import AgainstBots

    env = AsyncVectorEnv([partial(AgainstBots, game, "random", mode=mode) for _ in range(n)])
    rng = np.random.default_rng(0)
    seen, _ = env.reset(seed=0)

    def step() -> int:
        nonlocal seen
        masks = seen["action_mask"]
        seen, *_ = env.step((rng.random(masks.shape, np.float32) * masks).argmax(1))
        return n

    return step


def speed(step: Step, seconds: float) -> float:
    decisions, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        decisions += step()
    return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--mode")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--processes", default="1,2")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    steps = {"plain loop": plain_loop(args.game, args.mode)}
    opened: list[Vector] = []
    for number in map(int, args.processes.split(",")):
        opened.append(playcall.vector(args.game, args.games, processes=number, mode=args.mode))
        steps[f"vector, processes: {number}"] = in_step(opened[-1])
    half = partial(playcall.vector, args.game, args.games // 2, mode=args.mode)
    halves = [half(processes=number, seed=number) for _ in range(2)]
    opened += halves
    steps[f"pool of two halves, processes: {number} each"] = in_halves(halves)
    if find_spec("gymnasium") is not None:
        steps["Gymnasium, a process for each of 8 games"] = gymnasium_step(args.game, args.mode, 8)
    speeds: dict[str, list[float]] = {name: [] for name in steps}
    for _ in range(args.rounds):
        for name, step in steps.items():
            speeds[name].append(speed(step, args.seconds))
    base = median(speeds["vector, processes: 1"]) if "vector, processes: 1" in speeds else 1.0
    print("| how | decisions/s | of one process |\n|---|---|---|")
    for name, values in speeds.items():
        print(f"| {name} | {median(values):,.0f} | {median(values) / base:.2f} |")
    for games in opened:
        games.close()


if __name__ == "__main__":
    main()
