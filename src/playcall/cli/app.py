"""The commands and their options, and what becomes of errors. Each command imports its own module when it runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from playcall import __version__
from playcall.cli import building
from playcall.cli.arguments import (
    Database,
    GameId,
    Json,
    Language,
    On,
    RulesOf,
    Sets,
    Settings,
    millimetres,
    port,
    seconds,
    whole,
)

app = typer.Typer(
    name="playcall",
    help="Football card games on a computer.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"playcall {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def playcall(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets others in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(parser=port, metavar="N", help="The port; the first free one from 8420 if not named.")
    ] = None,
    db: Database = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser where there is a display.")
    ] = True,
    workers: Annotated[
        int, typer.Option(parser=whole, metavar="N", help="How many processes serve; several need PostgreSQL.")
    ] = 1,
) -> None:
    """Start the server, and open the browser. This is what 'playcall' alone does."""
    from playcall.cli.serving import serve

    serve(host, port, db, browser, workers)


@app.command()
def doctor(db: Database = None, as_json: Json = False) -> None:
    """Look whether everything is there that the server needs, and say what to do."""
    from playcall.cli.serving import doctor

    doctor(db, as_json)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that does not exist yet.")], db: Database = None
) -> None:
    """Save the whole database to a file; the server may run on."""
    from playcall.cli.serving import save_backup

    save_backup(file, db)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that 'backup' made.")],
    db: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace what the database holds.")] = False,
) -> None:
    """Fill a database from a backup; stop the server first."""
    from playcall.cli.serving import load_backup

    load_backup(file, db, force)


@app.command()
def games(as_json: Json = False) -> None:
    """The games: id, title, seats, modes, cards, rules."""
    from playcall.cli.library import show_games

    show_games(as_json)


@app.command()
def play(
    game: GameId,
    seed: Annotated[
        int | None, typer.Option(parser=whole, metavar="N", help="Play this deal; one is chosen if you name none.")
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="Your opponents: random, rookie, starter (if not named), pro or legend."),
    ] = None,
    seat: Annotated[int | None, typer.Option(parser=whole, metavar="N", help="Your seat, from 0.")] = None,
    people: Annotated[
        int | None, typer.Option(parser=whole, metavar="N", help="How many of you share this terminal.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="What one of you is called; may be repeated.")
    ] = None,
    option: Settings = None,
    sets: Sets = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for screen readers and pipes.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record of the game here.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
    language: Language = None,
) -> None:
    """Play in the terminal, alone or with others who share it, against bots."""
    from playcall.cli.play import PlayRequest, play_in_terminal
    from playcall.cli.sets import chosen

    play_in_terminal(
        PlayRequest(
            chosen(game, sets), seed, bot, seat, people, name or [], option or [], plain, save, resume, language
        )
    )


@app.command()
def rules(
    game: RulesOf,
    rule: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="A rule or chapter id, or a word to look for.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List the rules without a test.")] = False,
    tests: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the tests are, for --coverage.")] = None,
    as_json: Json = False,
) -> None:
    """The numbered rules; rules without a test."""
    from playcall.cli.library import show_coverage, show_rules

    if coverage:
        show_coverage(game, tests, as_json)
    else:
        show_rules(game, rule, as_json)


@app.command()
def cards(
    game: GameId,
    name: Annotated[
        str | None,
        typer.Argument(metavar="[NAME]", help="An id, or a part of a name; or add, check, remove, sets for card sets."),
    ] = None,
    which: Annotated[str | None, typer.Argument(metavar="[FILE]", help="The file or the id of a card set.")] = None,
    validate: Annotated[Path | None, typer.Option(metavar="FILE", help="Check a card file of your own.")] = None,
    sets: Sets = None,
    as_json: Json = False,
) -> None:
    """The cards of a game, and card sets of your own: add, check, remove, sets."""
    from playcall.cli.library import check_card_file, show_cards
    from playcall.cli.sets import TASKS, chosen, work_on_sets

    if validate is not None:
        check_card_file(game, validate, as_json)
    elif name in TASKS:
        work_on_sets(game, name, which, as_json)
    else:
        show_cards(chosen(game, sets), name, as_json)


@app.command("print")
def print_(
    game: GameId,
    paper: Annotated[str, typer.Option(metavar="NAME", help="a4 or letter.")] = "a4",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to; a name is found if you name none.")
    ] = None,
    cards: Annotated[
        list[str] | None,
        typer.Option(metavar="WHICH", help="Only these: kind:action, team:haulers, a name; may be repeated."),
    ] = None,
    everything: Annotated[
        bool,
        typer.Option(
            "--everything", help="The whole box: cards, boards, dice to fold, money, markers, pads, the rules."
        ),
    ] = False,
    backs: Annotated[
        bool | None,
        typer.Option("--backs/--no-backs", help="For both sides of the paper; --everything is, unless --no-backs."),
    ] = None,
    bleed: Annotated[
        float | None,
        typer.Option(
            parser=millimetres, metavar="MM", help="Colour over the cut, 0 to 5; 0 if not named, 1.5 with --everything."
        ),
    ] = None,
    sets: Sets = None,
    language: Language = None,
) -> None:
    """Print the cards, or everything in the box, to a PDF: sheets with marks where to cut."""
    from playcall.cli.language import language_of
    from playcall.cli.printing import print_sheets
    from playcall.cli.sets import chosen
    from playcall.printing import Wish

    wish = Wish(paper, cards or [], backs, bleed, language_of(language))
    print_sheets(chosen(game, sets), wish, out, everything)


app.command()(building.deck)
app.command()(building.collection)
app.command()(building.league)
app.command()(building.season)


@app.command()
def simulate(
    game: GameId,
    games: Annotated[int, typer.Option(parser=whole, metavar="N", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(parser=whole, metavar="S", help="Equal seeds give equal games.")] = 0,
    bots: Annotated[str, typer.Option(metavar="A,B", help="Levels, seat by seat; repeated when too few.")] = "starter",
    jobs: Annotated[int, typer.Option(parser=whole, metavar="J", help="How many processes play.")] = 1,
    option: Settings = None,
    sets: Sets = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write every decision into a Parquet file, and continue one that is there."),
    ] = None,
    views: Annotated[bool, typer.Option(help="With --out: everything the seat may know, as JSON.")] = True,
    tensors: Annotated[bool, typer.Option(help="With --out: the same as numbers.")] = True,
    on: On = "",
    as_json: Json = False,
) -> None:
    """Run whole games between bots: scores, win shares, speed."""
    from playcall.cli.measuring import Data, run_simulation
    from playcall.cli.sets import chosen

    data = Data(out, views, tensors) if out is not None else None
    run_simulation(chosen(game, sets), games, seed, bots, option or [], jobs, as_json, data, on)


@app.command()
def arena(
    game: GameId,
    bots: Annotated[
        list[str] | None, typer.Argument(metavar="BOT...", help="Levels, or open:LEVEL for one that sees all cards.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="FILE:CLASS", help="A bot of your own, path.py:Class; may be repeated."),
    ] = None,
    games: Annotated[int, typer.Option(parser=whole, metavar="N", help="Games of every two bots, even.")] = 100,
    seed: Annotated[int, typer.Option(parser=whole, metavar="S", help="Equal seeds give equal deals.")] = 0,
    jobs: Annotated[int, typer.Option(parser=whole, metavar="J", help="How many processes play.")] = 1,
    option: Settings = None,
    sets: Sets = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add results here, and continue from those already there.")
    ] = None,
    on: On = "",
    as_json: Json = False,
) -> None:
    """Bots against each other on the same deals, seats swapped: win shares, Elo, time."""
    from playcall.cli.arena import run_arena
    from playcall.cli.sets import chosen

    run_arena(chosen(game, sets), [*(bots or []), *(bot or [])], games, seed, jobs, option or [], out, as_json, on)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A file with the record of a game.")],
    to: Annotated[int | None, typer.Option(parser=whole, metavar="PLY", help="Stop after this many actions.")] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Verify and show a record."""
    from playcall.cli.replaying import show_replay

    show_replay(record, to, language, as_json)


@app.command()
def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A file with the record of a game.")],
    seat: Annotated[int | None, typer.Option(parser=whole, metavar="N", help="Only this seat, from 0.")] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Review a record: chances to win, turning points, luck and choices."""
    from playcall.cli.reviewing import show_review

    show_review(record, seat, language, as_json)


lab = typer.Typer(help="Measure games and bots.", rich_markup_mode=None)
app.add_typer(lab, name="lab")


@lab.command()
def regret(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="A,B", help="The levels to judge.")] = "starter",
    positions: Annotated[int, typer.Option(parser=whole, metavar="N", help="How many decisions.")] = 60,
    playouts: Annotated[
        int, typer.Option(parser=whole, metavar="N", help="How often each option is played on to the end.")
    ] = 24,
    seed: Annotated[int, typer.Option(parser=whole, metavar="N", help="The same seed gives the same figures.")] = 0,
    option: Settings = None,
    sets: Sets = None,
    jobs: Annotated[int, typer.Option(parser=whole, metavar="N", help="How many processes.")] = 1,
    as_json: Json = False,
) -> None:
    """What each level's choices lose against the best option played on, by kind of decision."""
    from playcall.cli.measuring import run_regrets
    from playcall.cli.sets import chosen

    run_regrets(chosen(game, sets), bots, positions, playouts, seed, option or [], jobs, as_json)


@lab.command("cards")
def lab_cards(
    game: GameId,
    games: Annotated[int, typer.Option(parser=whole, metavar="N", help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(metavar="LEVEL", help="The level on every seat.")] = "starter",
    seed: Annotated[int, typer.Option(parser=whole, metavar="N", help="The same seed gives the same figures.")] = 0,
    jobs: Annotated[int, typer.Option(parser=whole, metavar="N", help="How many processes.")] = 1,
    write: Annotated[bool, typer.Option("--write", help="Keep them with the game, for its gallery.")] = False,
    sets: Sets = None,
    as_json: Json = False,
) -> None:
    """How often whoever drew or played a card has won, card by card."""
    from playcall.cli.measuring import run_cards
    from playcall.cli.sets import chosen

    run_cards(chosen(game, sets), games, bot, seed, jobs, write, as_json)


@lab.command()
def balance(
    game: GameId,
    games: Annotated[int, typer.Option(parser=whole, metavar="N", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(parser=whole, metavar="S", help="Equal seeds give equal games.")] = 0,
    bot: Annotated[str, typer.Option(metavar="LEVEL", help="The level on every seat.")] = "starter",
    jobs: Annotated[int, typer.Option(parser=whole, metavar="J", help="How many processes play.")] = 1,
    option: Settings = None,
    sets: Sets = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="SET", help="Compare with another set on the same seeds, with 'printed', or with an earlier result."
        ),
    ] = None,
    decisions: Annotated[
        int, typer.Option(parser=whole, metavar="N", help="Judge so many decisions: which of them lose most.")
    ] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the games here, and continue those already there.")
    ] = None,
    tables: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write all tables there, as CSV and as Parquet.")
    ] = None,
    on: On = "",
    as_json: Json = False,
) -> None:
    """Win shares of cards and teams, match-ups, distributions; before and after a change."""
    from playcall.cli.balance import Work, run_balance
    from playcall.cli.sets import chosen

    work = Work(jobs, on, out, tables, against)
    run_balance(chosen(game, sets), games, seed, bot, option or [], decisions, work, as_json)


@app.command()
def bench(
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only this game.")] = None,
    seconds: Annotated[float, typer.Option(parser=seconds, metavar="S", help="Time for each benchmark.")] = 2.0,
    as_json: Json = False,
) -> None:
    """The benchmark suite: how fast this machine plays."""
    from playcall.cli.measuring import run_benchmarks

    run_benchmarks(game, seconds, as_json)


def run(arguments: Sequence[str]) -> int:
    """Run a command line; its exit code. 0 done, 1 failure, 2 bad usage or input, 130 interrupted."""
    if not {"--help", "-h"} & {*arguments}:  # help answers at once
        from playcall.server.settings import name_shelf

        name_shelf()
    try:
        code = app(list(arguments), prog_name="playcall", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:
        return _leave_quietly()
    except Exception as problem:
        return _report(problem)


def _report(problem: Exception) -> int:
    """Say in one sentence what went wrong: bad usage or input is 2, anything else is a failure of ours, 1."""
    from playcall.cli.output import complain
    from playcall.kernel import PlaycallError

    if isinstance(problem, PlaycallError):
        complain(str(problem))
        return 2
    if (usage := _usage_message(problem)) is not None:
        complain(usage)
        return 2
    if os.environ.get("PLAYCALL_DEBUG"):
        raise problem
    what = f"{type(problem).__name__}: {problem}".rstrip(".")
    complain(f"Playcall failed, and that is a mistake in it: {what}. Set PLAYCALL_DEBUG=1 to see where.")
    return 1


def _usage_message(problem: Any) -> str | None:
    """The sentence of a usage error that the parser found."""
    usage_error: Any = typer.BadParameter.__mro__[1]
    if not isinstance(problem, usage_error):
        return None
    text = " ".join(problem.format_message().split())
    return text if text.endswith((".", "?", "!")) else f"{text}."


def _leave_quietly() -> int:
    """Whoever read our output has gone; give the interpreter somewhere to flush the rest."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
