"""Measures the levels of all games: python tools/measure_bots.py [GAME …] [--jobs J] [--seconds S] [--out FOLDER]

Plays starter against rookie, pro against starter and legend against pro, a few games of each pairing in turn, until the
time is up. Results are lines of files in the folder; another run goes on with them. Prints the table of docs/bots.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from time import perf_counter

import msgspec

from playcall.games import game_ids, load
from playcall.lab.arena import Bout, Outcome, play_bout, read_outcomes
from playcall.lab.arena_table import tabulate

PAIRINGS = (("starter", "rookie"), ("pro", "starter"), ("legend", "pro"))
MOST = {("starter", "rookie"): 600, ("pro", "starter"): 400, ("legend", "pro"): 400}
"""Games of each pairing; the quick ones are done first and leave the time to the slow."""
SEED, STEP = 2052, 8


def due(games: list[str], known: set[tuple[object, ...]]) -> Iterator[Bout]:
    """Bouts that are still to be played, some of every pairing in turn."""
    for start in count(0, STEP):
        if start >= max(MOST.values()):
            return
        for pair in PAIRINGS:
            for game in games:
                for index in range(start, min(start + STEP, MOST[pair])):
                    bout = Bout(game, {}, SEED, index, pair)
                    if bout.key() not in known:
                        yield bout


def measure(games: list[str], jobs: int, seconds: float, folder: Path) -> list[Outcome]:
    file = folder / "levels.jsonl"
    outcomes = read_outcomes(file)
    waiting = due(games, {outcome.bout.key() for outcome in outcomes})
    began = perf_counter()
    with ProcessPoolExecutor(jobs) as pool, file.open("ab") as lines:
        at_work: set[Future[Outcome]] = set()
        while True:
            while len(at_work) < 2 * jobs and perf_counter() - began < seconds and (bout := next(waiting, None)):
                at_work.add(pool.submit(play_bout, bout))
            if not at_work or perf_counter() - began > seconds:
                break
            done, at_work = wait(at_work, timeout=1.0, return_when=FIRST_COMPLETED)
            for future in done:
                outcomes.append(future.result())
                lines.write(msgspec.json.encode(outcomes[-1]) + b"\n")
                lines.flush()
        for future in at_work:
            future.cancel()
        for process in list((pool._processes or {}).values()):
            process.terminate()
    return outcomes


def table(games: list[str], outcomes: list[Outcome]) -> str:
    rows = ["| game | bots | games | won of decided | 95 % interval | points | ms a choice: mean, 95th percentile |"]
    rows.append("|---|---|---|---|---|---|---|")
    for game in games:
        for pair in PAIRINGS:
            own = [outcome for outcome in outcomes if outcome.bout.game == game and outcome.bout.bots == pair]
            if not own:
                continue
            found = tabulate(own)
            [pairing] = found.pairings
            pace = next(row for row in found.standings if row.bot == pair[0])
            rows.append(
                f"| {load(game).title} | {pair[0]} against {pair[1]} | {pairing.games} | {pairing.share:.1%} "
                f"| {pairing.low:.1%} to {pairing.high:.1%} | {pairing.points[0]:.1f} : {pairing.points[1]:.1f} "
                f"| {pace.mean_ms:.0f}, {pace.p95_ms:.0f} |"
            )
    return "\n".join(rows)


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("games", nargs="*", default=list(game_ids()))
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--seconds", type=float, default=540.0)
    reader.add_argument("--out", type=Path, default=Path("build"))
    wish = reader.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    outcomes = measure(wish.games, wish.jobs, wish.seconds, wish.out)
    text = table(wish.games, outcomes)
    (wish.out / "levels.md").write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
