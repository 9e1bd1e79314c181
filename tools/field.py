"""Playcall beside the field: random play of what is here of OpenSpiel, RLCard, PokerKit, python-chess and catanatron.

    python tools/field.py [--seconds 1] [--rounds 5] [--json]

Nothing is installed. A decision is the legal choices listed, one chosen at random, one applied. The rounds of all
systems take turns, so that a noisy moment hits them alike: compare the ratios of one run, never the numbers of two.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from itertools import count
from statistics import median
from time import process_time
from typing import Any

from playcall.contract import Game
from playcall.games import all_games
from playcall.lab.bench import play_random

Play = Callable[[], int]
"""Plays one game and says how many decisions it had."""


def playcall_games() -> Iterator[tuple[str, Play]]:
    def play(game: Game, seeds: Iterator[int]) -> int:
        seed = next(seeds)
        return play_random(game.start(seed=seed), random.Random(seed))

    for game in all_games():
        yield f"Playcall, {game.title}", partial(play, game, count())


def openspiel() -> Iterator[tuple[str, Play]]:
    import open_spiel.python.games  # noqa: F401  # registers those written in Python
    import pyspiel

    def play(name: str) -> int:
        state, decisions = pyspiel.load_game(name).new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    for name in ("gin_rummy", "hearts", "cribbage", "python_block_dominoes"):
        language = "Python" if name.startswith("python") else "C++ from Python"
        yield f"OpenSpiel, {name.removeprefix('python_')} ({language})", partial(play, name)


def rlcard() -> Iterator[tuple[str, Play]]:
    import rlcard

    def play(env: Any) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    for name in ("gin-rummy", "uno"):
        env = rlcard.make(name)
        yield f"RLCard, {name}", partial(play, env)


def pokerkit() -> Iterator[tuple[str, Play]]:
    from pokerkit import Automation, NoLimitTexasHoldem

    def play() -> int:
        automatic = tuple(one for one in Automation if one.name not in ("CARD_BURNING", "BOARD_DEALING"))
        state = NoLimitTexasHoldem.create_state(automatic, True, 0, (1, 2), 2, (200,) * 4, 4)
        decisions = 0
        while state.status:
            if state.can_burn_card():
                state.burn_card()
            elif state.can_deal_board():
                state.deal_board()
            else:
                legal = [state.check_or_call] if state.can_check_or_call() else []
                legal += [state.fold] if state.can_fold() else []
                legal += [state.complete_bet_or_raise_to] if state.can_complete_bet_or_raise_to() else []
                random.choice(legal)()
                decisions += 1
        return decisions

    yield "PokerKit, no-limit hold'em", play


def chess() -> Iterator[tuple[str, Play]]:
    import chess

    def play() -> int:
        board, decisions = chess.Board(), 0
        while not board.is_game_over() and decisions < 200:
            board.push(random.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    yield "python-chess, chess", play


def catanatron() -> Iterator[tuple[str, Play]]:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play() -> int:
        game, decisions = Catan([RandomPlayer(color) for color in Color]), 0
        while game.winning_color() is None and decisions < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    yield "catanatron, Catan", play


OTHERS: dict[str, Callable[[], Iterator[tuple[str, Play]]]] = {
    "pyspiel": openspiel, "rlcard": rlcard, "pokerkit": pokerkit, "chess": chess, "catanatron": catanatron,
}  # fmt: skip


def systems() -> tuple[dict[str, Play], list[str]]:
    """What can be measured here, and what is missing."""
    found, missing = dict(playcall_games()), []
    for module, make in OTHERS.items():
        if find_spec(module) is None:
            missing.append(module)
        else:
            found |= make()
    return found, missing


def speed(play: Play, seconds: float) -> float:
    """Decisions for each second of the processor."""
    decisions, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        decisions += play()
    return decisions / spent


def measure(seconds: float, rounds: int) -> tuple[dict[str, float], list[str]]:
    found, missing = systems()
    speeds: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(rounds):
        for name, play in found.items():
            speeds[name].append(speed(play, seconds))
    return {name: median(values) for name, values in speeds.items()}, missing


def rows(speeds: dict[str, float]) -> list[tuple[str, float, float, float]]:
    """Every other system with its speed, and how much faster the slowest and the fastest game of Playcall are."""
    own = [value for name, value in speeds.items() if name.startswith("Playcall")]
    others = [(name, value) for name, value in speeds.items() if not name.startswith("Playcall")]
    return [(name, value, min(own) / value, max(own) / value) for name, value in others]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each system in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    speeds, missing = measure(args.seconds, args.rounds)
    if args.json:
        print(json.dumps({"decisions_per_second": speeds, "missing": missing}, indent=2))
        return
    print("| system | decisions/s | Playcall is so many times as fast |\n|---|---|---|")
    for name, value in speeds.items():
        if name.startswith("Playcall"):
            print(f"| {name} | {value:,.0f} | |")
    for name, value, low, high in rows(speeds):
        print(f"| {name} | {value:,.0f} | {low:.2g} to {high:.2g} |")
    if missing:
        print(f"\nNot there: {', '.join(missing)}.")


if __name__ == "__main__":
    main()
