"""Commands around a game: decks, collections, leagues. Each imports its own module when it runs."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from playcall.cli.arguments import GameId, Json, Language, LeagueSettings, Settings, whole


class DeckTask(StrEnum):
    """What 'playcall deck' can do."""

    NEW = "new"
    CHECK = "check"
    SHOW = "show"
    SUGGEST = "suggest"


class CollectionTask(StrEnum):
    """What 'playcall collection' can do."""

    SHOW = "show"
    OPEN = "open"
    RETIRE = "retire"
    EXPORT = "export"
    IMPORT = "import"


class LeagueTask(StrEnum):
    """What 'playcall league' can do."""

    NEW = "new"
    SHOW = "show"
    DRAFT = "draft"
    BRING = "bring"
    PLAY = "play"
    TRADE = "trade"
    SEASON = "season"


def deck(
    game: GameId,
    task: Annotated[DeckTask, typer.Argument(metavar="new|check|show|suggest", help="What to do.")],
    name: Annotated[
        str | None,
        typer.Argument(metavar="[DECK]", help="A deck of yours, a file, a stock team, a sample deck, or a code."),
    ] = None,
    source: Annotated[str | None, typer.Option("--from", metavar="DECK", help="For new: begin with this deck.")] = None,
    lean: Annotated[str, typer.Option(metavar="LEAN", help="For suggest: the plays the deck likes.")] = "even",
    save: Annotated[bool, typer.Option("--save", help="For suggest: keep it under the name of the deck.")] = False,
    code: Annotated[bool, typer.Option("--code", help="For show and suggest: the deck in one word.")] = False,
    owned: Annotated[
        bool, typer.Option("--owned", help="For check and suggest: only cards of your collection.")
    ] = False,
    option: Settings = None,
    as_json: Json = False,
) -> None:
    """Build decks: new ones, their broken rules, what is in them, and a suggestion."""
    from playcall.cli.decks import Wish, work_on_deck

    work_on_deck(game, task, Wish(name, source, lean, save, code, owned), option or [], as_json)


def collection(
    game: GameId,
    task: Annotated[CollectionTask, typer.Argument(metavar="show|open|retire|export|import", help="What to do.")],
    name: Annotated[
        str | None,
        typer.Argument(metavar="[PACK|CARD|FILE]", help="What to open, the card to retire, the file to import."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(parser=whole, metavar="S", help="For open: equal seeds give equal packs.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Collect cards: what you own, packs to open, cards that leave; the whole as text."""
    from playcall.cli.collecting import work_on_collection

    work_on_collection(game, task, name, seed, as_json)


def league(
    game: GameId,
    task: Annotated[LeagueTask, typer.Argument(metavar="new|show|draft|bring|play|trade|season", help="What to do.")],
    name: Annotated[str, typer.Argument(metavar="LEAGUE", help="The name of the league.")],
    card: Annotated[
        str | None,
        typer.Argument(metavar="[CARD]", help="For draft: the card to pick; for draft and bring: a deck."),
    ] = None,
    teams: Annotated[int, typer.Option(parser=whole, metavar="N", help="For new: how many teams.")] = 8,
    person: Annotated[
        list[str] | None,
        typer.Option(
            "--person", metavar="NAME", help="For new: a team of a person; may be repeated. For bring: whose plays."
        ),
    ] = None,
    commissioner: Annotated[
        str, typer.Option(metavar="NAME", help="For new: who presides; the program if not named.")
    ] = "auto",
    bot: Annotated[str, typer.Option(metavar="LEVEL", help="For new: the bots of the other teams.")] = "starter",
    seed: Annotated[
        int | None, typer.Option(parser=whole, metavar="S", help="For new: equal seeds, equal luck.")
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Let bots pick and play for everybody.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="For play: lines of text.")] = False,
    offer: Annotated[
        list[str] | None,
        typer.Option(
            metavar="WORD", help="For trade, in order: a team, another, cards given, cards taken, votes against."
        ),
    ] = None,
    approved: Annotated[bool, typer.Option("--approved", help="For trade: the commissioner approves it.")] = False,
    option: LeagueSettings = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Run a league or a cup: found it, draft, play round by round to the final, trade, and start the next season."""
    from playcall.cli.leagues import Wish, run_league

    wish = Wish(
        name, card, teams, tuple(person or ()), commissioner, bot, seed, tuple(option or ()), auto, plain,
        tuple(offer or ()), approved, language, as_json,
    )  # fmt: skip
    run_league(game, task, wish)


def season(
    game: GameId,
    teams: Annotated[int, typer.Option(parser=whole, metavar="N", help="How many teams.")] = 8,
    seasons: Annotated[int, typer.Option(parser=whole, metavar="N", help="How many seasons.")] = 1,
    seed: Annotated[int, typer.Option(parser=whole, metavar="S", help="Equal seeds, equal champions.")] = 0,
    format: Annotated[str, typer.Option(metavar="NAME", help="league, round_robin or cup.")] = "league",
    draft: Annotated[
        str | None, typer.Option(metavar="NAME", help="How rosters are built; as the game usually does if not named.")
    ] = None,
    bot: Annotated[str, typer.Option(metavar="LEVEL", help="The level of all bots.")] = "starter",
    jobs: Annotated[int, typer.Option(parser=whole, metavar="J", help="How many processes play.")] = 1,
    option: LeagueSettings = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Let bots play whole seasons of a league or a cup: champions, tables, results."""
    from playcall.cli.seasons import Wanted, play_seasons

    named = [f"format={format}", *([f"building={draft}"] if draft else [])]
    play_seasons(Wanted(game, teams, seasons, seed, bot, jobs, [*named, *(option or [])], language, as_json))
