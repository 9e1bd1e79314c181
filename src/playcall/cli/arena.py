"""The command `arena`: bots against each other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playcall.bots.thirdparty import short_name
from playcall.cli.files import CommandError
from playcall.cli.output import complain, emit_json, print_columns, print_heading, progress_bar
from playcall.cli.settings import read_settings
from playcall.games import load
from playcall.lab.arena import bouts, fight
from playcall.lab.arena_table import Table, tabulate
from playcall.lab.cluster import check_place


def run_arena(
    game_id: str, bots: Sequence[str], games: int, seed: int, jobs: int, settings: Sequence[str], out: Path | None,
    as_json: bool, on: str = "",
) -> None:  # fmt: skip
    check_place(on)
    due = bouts(game_id, read_settings(load(game_id), settings), bots, games, seed)
    if out is not None and not out.resolve().parent.is_dir():
        raise CommandError(f"There is no folder '{out.parent}' to write results in.")
    with progress_bar(f"{len(due)} games", shown=True) as bar:
        task = bar.task_ids[0]
        bar.update(task, total=len(due))
        outcomes = fight(due, jobs, out, lambda played: bar.advance(task, played), on)
    table = tabulate(outcomes)
    if as_json:
        emit_json(table)
    else:
        _print_table(table)
    for row in table.standings:
        if row.faults:
            complain(f"'{row.bot}' failed {row.faults} times; the coach answered for it.")


def _print_table(table: Table) -> None:
    print_heading(f"{load(table.game).title}, seed {table.seed}")
    rows = [
        (
            short_name(pair.bots[0]), short_name(pair.bots[1]), pair.games, pair.decided, pair.wins,
            f"{pair.share:.1%}", f"{pair.low:.1%} to {pair.high:.1%}", f"{pair.points[0]:.1f} : {pair.points[1]:.1f}",
        )
        for pair in table.pairings
    ]  # fmt: skip
    print_columns(("bot", "against", "games", "decided", "won", "share", "95 % interval", "points"), rows)
    print()
    standings = [
        (
            short_name(row.bot), f"{row.elo:+.0f}", f"{row.low:+.0f} to {row.high:+.0f}", f"{row.mean_ms:.1f}",
            f"{row.p95_ms:.1f}", row.decisions,
        )
        for row in table.standings
    ]  # fmt: skip
    print_columns(("bot", "Elo", "95 % interval", "ms/decision", "95th percentile", "decisions"), standings)
