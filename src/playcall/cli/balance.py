"""The command `lab balance`: what cards and teams do in many games, and what a change does to them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from playcall.cli.files import CommandError
from playcall.cli.output import emit_json, print_columns, print_heading, progress_bar
from playcall.cli.sets import chosen
from playcall.cli.settings import read_settings
from playcall.contract import Game
from playcall.contract.expansions import base_id
from playcall.contract.speech import speaker
from playcall.games import load
from playcall.lab.cards import Share
from playcall.lab.cluster import check_place
from playcall.lab.comparing import Change, Comparison, compare
from playcall.lab.experiment import Experiment, Kept, is_kept, over_set_ups, read, run
from playcall.lab.regret import Regrets, Row, table, worst
from playcall.lab.sheets import write_tables
from playcall.lab.totals import Sheet, Spread, add_up, sheet

PRINTED = "printed"
"""What `--against` calls the game with its own cards alone."""
MOST_SHOWN = 12
"""Cards of each end, and sides of a matrix, that are printed."""


class Work(NamedTuple):
    """How an experiment is played, and where it is kept."""

    jobs: int
    on: str
    out: Path | None
    tables: Path | None
    against: str | None


class Results(NamedTuple):
    """An experiment that was played, and what it says."""

    kept: Kept
    sheet: Sheet


def run_balance(
    game_id: str, games: int, seed: int, bot: str, settings: Sequence[str], decisions: int, work: Work, as_json: bool
) -> None:
    check_place(work.on)
    game = load(game_id)
    options = read_settings(game, settings)
    if any(word.partition("=")[0].strip() == "mode" for word in settings):
        options = over_set_ups(game, options)
    experiment = Experiment(game_id, games, seed, bot, options, decisions)
    if work.out is not None and not work.out.resolve().parent.is_dir():
        raise CommandError(f"There is no folder '{work.out.parent}' to write results in.")
    before = _before(experiment, work, as_json)
    kept = _played(experiment, work, work.out, as_json)
    result = Results(kept, _tables(kept))
    change = compare(before, kept) if before is not None else None
    if work.tables is not None:
        write_tables(work.tables, kept, result.sheet, _titles(game))
    if as_json:
        emit_json({"head": kept.head, "sheet": result.sheet, "decisions": _regrets(kept), "change": change})
    else:
        _print(game, result, change)


def _before(experiment: Experiment, work: Work, as_json: bool) -> Kept | None:
    """What the experiment is compared with: an earlier result, or the same games with other sets."""
    if work.against is None:
        return None
    if is_kept(Path(work.against)):
        return read(Path(work.against))
    other = chosen(base_id(experiment.game), None if work.against == PRINTED else [work.against])
    out = None if work.out is None else work.out.with_name(f"{work.out.stem}.against{work.out.suffix}")
    return _played(msgspec.structs.replace(experiment, game=other, decisions=0), work, out, as_json)


def _played(experiment: Experiment, work: Work, out: Path | None, as_json: bool) -> Kept:
    if work.jobs < 1:
        raise CommandError(f"The number of jobs must be at least 1, not {work.jobs}.")
    with progress_bar(f"{experiment.games} games", shown=not as_json) as bar:
        task = bar.task_ids[0]
        bar.update(task, total=experiment.games + experiment.decisions)
        return run(experiment, out, work.jobs, lambda n: bar.advance(task, n), work.on)


def _tables(kept: Kept) -> Sheet:
    return sheet(add_up(kept.lines), [face.id for face in load(kept.experiment.game).faces()])


def _regrets(kept: Kept) -> Regrets | None:
    if not kept.judged:
        return None
    bot, experiment = kept.experiment.bot, kept.experiment
    rows = table(kept.judged, [bot])
    return Regrets(experiment.game, experiment.seed, len(kept.judged), 0, rows, worst(kept.judged, bot))


def _titles(game: Game) -> dict[str, str]:
    return {face.id: face.title for face in game.faces()}


# Printing -------------------------------------------------------------------------------------------------------------


def _print(game: Game, result: Results, change: Comparison | None) -> None:
    experiment, tables = result.kept.experiment, result.sheet
    print_heading(f"{game.title}: {tables.games} games, {experiment.bot}, seed {experiment.seed}")
    _print_cards(tables, _titles(game))
    _print_sides(tables, game)
    _print_spreads(tables)
    found = _regrets(result.kept)
    if found is not None:
        _print_decisions(found.rows, experiment.bot)
    if change is not None:
        _print_change(change, _titles(game))


def _print_cards(tables: Sheet, titles: dict[str, str]) -> None:
    rows = [
        (row.card, titles.get(row.card, ""), percent(row.deck), percent(row.drawn), percent(row.played),
         f"{row.used:.0%}", row.verdict)
        for row in tables.cards
    ]  # fmt: skip
    ends = rows if len(rows) <= 2 * MOST_SHOWN else [*rows[:MOST_SHOWN], *rows[-MOST_SHOWN:]]
    columns = ("card", "name", "won with it in the deck", "won when drawn", "won when played", "played", "")
    print_columns(columns, ends)
    if len(ends) < len(rows):
        print(f"The {MOST_SHOWN} strongest and weakest of {len(rows)} cards; --tables writes all of them.")


def _print_sides(tables: Sheet, game: Game) -> None:
    if not tables.sides:
        return
    say = speaker(game.package, "en")
    print()
    shares = {(cell.one, cell.other): f"{cell.share.share:.0%}" + "*" * cell.far for cell in tables.matrix}
    sides = [row.side for row in tables.sides]
    across = sides if len(sides) <= MOST_SHOWN else []
    rows = [
        (say(game.gallery.sides.get(row.side, row.side)), percent(row.share), row.verdict,
         *(shares.get((row.side, other), "") for other in across))
        for row in tables.sides
    ]  # fmt: skip
    print_columns(("side", "won", "", *across), rows)
    if across:
        print("Rows beat columns; * more than 8 points from even, and surely not even.")


def _print_spreads(tables: Sheet) -> None:
    print()
    named = {
        "points of a side": tables.points, "margin": tables.margins, "decisions": tables.lengths,
        "lead changes": tables.changes,
    }  # fmt: skip
    rows = [(name, f"{one.mean:.2f}", f"{one.deviation:.2f}", *_ends(one)) for name, one in named.items()]
    print_columns(("", "mean", "deviation", "least", "most"), rows)
    print(f"{tables.ties:.1%} ties; the first seat wins {percent(tables.first)}.")


def _ends(one: Spread) -> tuple[int, int]:
    return min(one.bars, default=0), max(one.bars, default=0)


def _print_decisions(rows: Sequence[Row], bot: str) -> None:
    print("\nWhat choices lose, in hundredths of the chance to win:")
    told = [(row.step, row.positions, f"{row.losses[bot][0]:.1f} ± {row.losses[bot][1]:.1f}") for row in rows]
    print_columns(("decision", "positions", "loss"), told)


def _print_change(change: Comparison, titles: dict[str, str]) -> None:
    print(f"\nBefore and after, {change.pairs} pairs of games, {change.same} of them exactly alike:")
    told = [*change.figures, *change.sides, *[card for card in change.cards if card.sure][:MOST_SHOWN]]
    rows = [
        (titles.get(one.name, one.name), one.before, one.after, f"{one.by:+.4f} ± {one.within:.4f}", _sure(one))
        for one in told
    ]
    print_columns(("", "before", "after", "difference", ""), rows)


def _sure(one: Change) -> str:
    return "changed" if one.sure else "no change shown"


def percent(found: Share | None) -> str:
    return f"{found.share:.1%} ({found.low:.1%} to {found.high:.1%})" if found else ""
