"""The commands that play many games: simulate, bench and lab."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playcall.cli.files import CommandError
from playcall.cli.output import emit_json, print_columns, print_heading, progress_bar
from playcall.cli.settings import read_bots, read_settings
from playcall.games import load
from playcall.lab.cards import ENOUGH, Figures, Share, count_cards, place_of, shares, write_figures
from playcall.lab.cluster import check_place
from playcall.lab.regret import Regrets, regrets
from playcall.lab.simulate import Summary, simulate


class Data(NamedTuple):
    """Where the decisions of a simulation are written, and what of them."""

    out: Path
    views: bool
    tensors: bool


def run_simulation(
    game_id: str, games: int, seed: int, bots: str, settings: Sequence[str], jobs: int, as_json: bool,
    data: Data | None = None, on: str = "",
) -> None:  # fmt: skip
    check_place(on)
    options = read_settings(load(game_id), settings)
    play = partial(simulate, on=on) if data is None else _writing(data, on)
    with progress_bar(f"{games} games", shown=not as_json) as bar:
        task = bar.task_ids[0]
        bar.update(task, total=games)
        summary = play(game_id, games, seed, read_bots(bots), options, jobs, lambda played: bar.advance(task, played))
    if as_json:
        emit_json(summary)
    else:
        _print_summary(summary)


def _writing(data: Data, on: str) -> Callable[..., Summary]:
    """`simulate` that writes what is decided into a file."""
    try:
        from playcall.research.dataset import export
    except ModuleNotFoundError as missing:
        raise CommandError(f"'--out' needs {missing.name}: pip install 'playcall[research]'.") from missing

    def play(game_id: str, games: int, *rest: Any) -> Summary:
        *settings, progress = rest
        return export(
            game_id, data.out, games, *settings, views=data.views, tensors=data.tensors, progress=progress, on=on
        )

    return play


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


def run_regrets(
    game_id: str,
    levels: str,
    positions: int,
    playouts: int,
    seed: int,
    settings: Sequence[str],
    jobs: int,
    as_json: bool,
) -> None:
    options = read_settings(load(game_id), settings)
    with progress_bar(f"{positions} positions", shown=not as_json) as bar:
        task = bar.task_ids[0]
        bar.update(task, total=positions)
        found = regrets(
            game_id, read_bots(levels), positions, playouts, seed, options, jobs, lambda n: bar.advance(task, n)
        )
    if as_json:
        emit_json(found)
    else:
        _print_regrets(found)


def run_cards(game_id: str, games: int, bot: str, seed: int, jobs: int, write: bool, as_json: bool) -> None:
    if write and load(game_id).expansions:
        raise CommandError("Only the game's own cards have figures in its gallery: leave --set or --write out.")
    with progress_bar(f"{games} games", shown=not as_json) as bar:
        task = bar.task_ids[0]
        bar.update(task, total=games)
        figures = count_cards(game_id, games, seed, bot, jobs, lambda n: bar.advance(task, n))
    if write:
        write_figures(figures, place_of(load(game_id)))
    if as_json:
        emit_json(figures)
    else:
        _print_cards(figures)


def _print_cards(figures: Figures) -> None:
    print_heading(f"{load(figures.game).title}: {figures.games} games, {figures.bot}, seed {figures.seed}")
    known = {card: shares(uses) for card, uses in figures.cards.items() if uses.drawn >= ENOUGH}
    titles = {face.id: face.title for face in load(figures.game).faces()}
    rows = [
        (card, titles[card], _percent(one.drawn), _percent(one.played), f"{one.used:.0%}")
        for card, one in sorted(known.items(), key=lambda known: -known[1].drawn.share)
    ]
    print_columns(("card", "name", "won when drawn", "won when played", "played"), rows)


def _percent(share: Share | None) -> str:
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%})" if share else ""


def _print_regrets(found: Regrets) -> None:
    print_heading(f"{load(found.game).title}: what choices lose, in hundredths of the chance to win")
    levels = list(found.rows[-1].losses)
    rows = [
        (row.step, row.positions, *(f"{mean:.1f} ± {spread:.1f}" for mean, spread in row.losses.values()))
        for row in found.rows
    ]
    print_columns(("decision", "positions", *levels), rows)
    print(f"\nThe dearest choices of {levels[0]}:")
    for one in found.worst:
        print(f"  {one.step}: {one.chosen[levels[0]]} instead of {one.best}, {one.losses[levels[0]]:.0f}")


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
