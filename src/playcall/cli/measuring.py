"""The commands that play many games: simulate and bench."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.cli.output import emit_json, print_columns, print_heading, progress_bar
from playcall.cli.settings import read_bots, read_settings
from playcall.games import load
from playcall.lab.simulate import Summary, simulate


def run_simulation(
    game_id: str, games: int, seed: int, bots: str, settings: Sequence[str], jobs: int, as_json: bool
) -> None:
    options = read_settings(load(game_id), settings)
    with progress_bar(f"{games} games", shown=not as_json) as bar:
        task = bar.task_ids[0]
        bar.update(task, total=games)
        summary = simulate(
            game_id, games, seed, read_bots(bots), options, jobs, lambda played: bar.advance(task, played)
        )
    if as_json:
        emit_json(summary)
    else:
        _print_summary(summary)


def run_benchmarks(game_id: str | None, seconds: float, as_json: bool) -> None:
    from playcall.lab.bench import bench

    with progress_bar("measuring", shown=not as_json) as bar:
        task = bar.task_ids[0]
        benchmarks = bench(game_id, seconds, lambda done, due: bar.update(task, completed=done, total=due))
    if as_json:
        emit_json({"benchmarks": benchmarks})
        return
    rows = [(b.name, f"{b.value:,.0f}" if b.value >= 100 else f"{b.value:.3g}", b.unit) for b in benchmarks]
    print_columns(("benchmark", "median", "unit"), rows)


def _print_summary(summary: Summary) -> None:
    print_heading(f"{load(summary.game).title}: {summary.games} games, seed {summary.seed}")
    names = [*summary.bots, *["automatic"] * (len(summary.wins) - len(summary.bots))]
    rows = [
        (seat, names[seat], wins, f"{wins / summary.games:.1%}", f"{summary.mean_scores[seat]:.2f}")
        for seat, wins in enumerate(summary.wins)
    ]
    print_columns(("seat", "bot", "wins", "share", "mean score"), rows)
    mean_length = summary.decisions / summary.games
    print(f"{summary.ties} ties, {mean_length:.1f} decisions a game on average.")
    print(f"{summary.decisions} decisions in {summary.seconds:.2f} s: {summary.decisions_per_second:,.0f} a second.")
    print(f"Digest {summary.digest}")
