"""Tunes how a Pro searches: python tools/tune_bots.py [GAME …] [--jobs J] [--on CLUSTER] [--seconds S] [--out FOLDER]
[--write]

Plans race against the Starter on the same deals: after each heat the worse half is out, and the rest play twice as many
games. The best plan of each game is printed as it stands in `levels.toml`, and put there with --write.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from itertools import product
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from time import perf_counter

import msgspec

from playcall.games import game_ids
from playcall.lab.arena import Bout, Outcome, play_bout
from playcall.lab.jobs import processes

LEVELS = Path(__file__).resolve().parent.parent / "src/playcall/bots/levels.toml"
FIELDS: dict[str, tuple[float, ...]] = {
    "horizon": (2, 6, 16),
    "trust": (4, 15, 40),
    "depth": (1, 2),
    "gap": (0.04, 0.08, 1.0),
}
SIMULATIONS, ENTRANTS, FIRST_HEAT, SEED = 64, 10, 12, 90_210
Plan = tuple[tuple[str, float], ...]


def entrants(number: int) -> list[Plan]:
    """Some plans of all that there are, the same every time."""
    every = [tuple(zip(FIELDS, values, strict=True)) for values in product(*FIELDS.values())]
    return Random(SEED).sample(every, number)


def name_of(plan: Plan) -> str:
    return f"search:simulations={SIMULATIONS}," + ",".join(f"{field}={value:g}" for field, value in plan)


def heat(pool: Executor, game: str, plans: Sequence[Plan], turns: range, until: float) -> Iterator[Outcome]:
    """Some games of every plan, the same deals for all, until the time is up."""
    due = [Bout(game, {}, SEED, index, (name_of(plan), "starter")) for index in turns for plan in plans]
    at_work = [pool.submit(play_bout, bout) for bout in due]
    for future in at_work:
        try:
            yield future.result(max(0.0, until - perf_counter()))
        except TimeoutError:
            break
    for future in at_work:
        future.cancel()


def score(outcomes: Sequence[Outcome], spread: float) -> float:
    """The share of wins, with something for the margin, which is the steadier figure of the two."""
    margins = [outcome.points[0] - outcome.points[1] for outcome in outcomes]
    return fmean(outcome.won for outcome in outcomes) + 0.25 * fmean(margins) / spread


def race(pool: Executor, game: str, seconds: float, folder: Path) -> Plan:
    """The best plan for a game, as far as the time allows to tell."""
    plans, outcomes, games, played = entrants(ENTRANTS), list[Outcome](), FIRST_HEAT, 0
    until = perf_counter() + seconds
    while len(plans) > 1 and perf_counter() < until:
        outcomes += heat(pool, game, plans, range(played, played + games), until)
        played += games
        by_name = {name_of(plan): [o for o in outcomes if o.bout.bots[0] == name_of(plan)] for plan in plans}
        spread = max(1e-9, pstdev(o.points[0] - o.points[1] for o in outcomes))
        plans = [plan for plan in plans if by_name[name_of(plan)]] or plans[:1]
        plans.sort(key=lambda plan: -score(by_name[name_of(plan)], spread))
        for plan in plans:
            own = by_name[name_of(plan)]
            won, points = fmean(o.won for o in own), fmean(o.points[0] - o.points[1] for o in own)
            print(f"{game}: {won:.3f} won, {points:+.2f} points in {len(own)} games: {name_of(plan)}", flush=True)
        plans, games = plans[: max(1, len(plans) // 2)], games * 2
        with (folder / f"tune-{game}.jsonl").open("wb") as lines:
            lines.writelines(msgspec.json.encode(outcome) + b"\n" for outcome in outcomes)
    return plans[0]


def section(game: str, plan: Plan) -> str:
    return f"[games.{game}]\n" + "".join(f"{field} = {value:g}\n" for field, value in plan)


def write(game: str, plan: Plan) -> None:
    """Put a plan in place of the game's section."""
    text = LEVELS.read_text(encoding="utf-8")
    mine = section(game, plan)
    pattern = re.compile(rf"^\[games\.{game}\]\n(?:(?!\[).+\n|\n(?!\[))*", re.MULTILINE)
    text = pattern.sub(mine, text) if pattern.search(text) else f"{text.rstrip()}\n\n{mine}"
    LEVELS.write_text(text, encoding="utf-8")


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("games", nargs="*", default=list(game_ids()))
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--on", default="", metavar="CLUSTER", help="ray://HOST:PORT, or local")
    reader.add_argument("--seconds", type=float, default=540.0, help="for all games together")
    reader.add_argument("--out", type=Path, default=Path("build"))
    reader.add_argument("--write", action="store_true")
    wish = reader.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    with processes(max(2, wish.jobs), wish.on) as pool:
        assert pool is not None
        for game in wish.games:
            best = race(pool, game, wish.seconds / len(wish.games), wish.out)
            print(section(game, best), flush=True)
            with (wish.out / "tuned.toml").open("a", encoding="utf-8") as tuned:
                tuned.write(section(game, best) + "\n")
            if wish.write:
                write(game, best)
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()


if __name__ == "__main__":
    main()
