"""LG-10.2  The command `season`: bots play whole seasons of a league or a cup; the same seed has the same champion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from playcall.cli.language import language_of
from playcall.cli.league_paper import paper_document, print_paper
from playcall.cli.league_settings import read_agreed
from playcall.cli.league_show import explained
from playcall.cli.output import emit_json, print_columns, print_heading, progress_bar
from playcall.contract import msg
from playcall.contract.speech import Speaker, speaker
from playcall.games import load
from playcall.lab.season import Refused, run_seasons
from playcall.leagues import Book, Competition
from playcall.leagues.book import SeasonPage
from playcall.leagues.sportspage import SportsPage, editions


class Wanted(msgspec.Struct, frozen=True):
    """What was asked for."""

    game: str
    teams: int
    seasons: int
    seed: int
    bot: str
    jobs: int
    words: Sequence[str]
    """Settings of the league and options of the game."""
    language: str | None = None
    as_json: bool = False


def play_seasons(wanted: Wanted) -> None:
    game = load(wanted.game)
    say = speaker(game.package, language_of(wanted.language), "playcall.leagues", "playcall.cli")
    settings = read_agreed(game, wanted.words, teams=wanted.teams, seasons=wanted.seasons, bot=wanted.bot)
    with progress_bar(say(msg("league-matches")), shown=True) as bar:
        task = bar.task_ids[0]
        try:
            log = run_seasons(game.id, settings, wanted.seed, wanted.jobs, lambda *_: bar.advance(task))
        except Refused as problem:
            raise explained(problem, say) from None
    competition = Competition.read(log, load)
    if wanted.as_json:
        papers = [paper_document(page, say) for page in editions(log, load)]
        emit_json({**_document(competition.book), "papers": papers})
    else:
        _print(competition.book, list(editions(log, load)), say)


def _document(book: Book) -> dict[str, Any]:
    return {
        "game": book.game, "seed": book.seed, "teams": [team.name for team in book.teams],
        "champions": [page.names[page.champion] for page in book.past if page.champion is not None],
        "settings": msgspec.to_builtins(book.settings), "seasons": [_season(page) for page in book.past],
    }  # fmt: skip


def _season(page: SeasonPage) -> dict[str, Any]:
    return {
        "season": page.number, "champion": None if page.champion is None else page.names[page.champion],
        "table": msgspec.to_builtins(page.table),
        "matches": [
            {
                "key": match.key, "stage": match.stage, "round": match.round, "home": page.names[match.home],
                "away": page.names[match.away], "score": match.score,
            }
            for match in page.matches
        ],
        "leaders": msgspec.to_builtins(page.leaders),
    }  # fmt: skip


def _print(book: Book, papers: Sequence[SportsPage], say: Speaker) -> None:
    for page in book.past:
        champion = "" if page.champion is None else page.names[page.champion]
        print_heading(say(msg("league-over", season=page.number, team=champion)))
        for paper in papers:
            if paper.season == page.number:
                print_paper(paper, say)
        if page.table:
            heads = [say(msg(f"league-head-{name}")) for name in ("place", "team", "won", "tied", "lost", "score")]
            heads.append(say(msg("league-head-decided")))
            print_columns(heads, [
                (line.place, line.name, line.won, line.drawn, line.lost, f"{line.scored}:{line.against}",
                 say(msg("league-criterion", name=line.decided_by or "none")))
                for line in page.table
            ])  # fmt: skip
        for match in page.matches:
            if match.stage in ("playoff", "cup"):
                home, away = page.names[match.home], page.names[match.away]
                print(f"{home} {match.score[0]}, {away} {match.score[1]}")
