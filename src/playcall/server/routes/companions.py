"""The companion of people who play on paper: the dice of a game, what scores, what is counted, a league's table."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from playcall.art.plain import drawings_of
from playcall.contract.speech import speaker
from playcall.games import load
from playcall.leagues.byhand import ByHand, by_hand
from playcall.leagues.results import MatchResult, Pairing
from playcall.seasons.forms import league_play
from playcall.server.errors import refusals
from playcall.server.leaguemodels import StandingOut
from playcall.server.leagueshowing import show_place
from playcall.server.models import GameId, Input, Name

router = APIRouter(prefix="/api", tags=["library"])
MOST_TEAMS = 16
Language = Annotated[Literal["en", "de"], Path(description="The language of the words.")]


class DieOut(BaseModel):
    """A die: its name, the colour of its body, six faces as SVG in a square of 100 units."""

    title: str
    ground: str
    faces: list[str]
    copies: int


class ScoreOut(BaseModel):
    title: str
    points: int


class CountOut(BaseModel):
    title: str
    first: int
    last: int


class CompanionOut(BaseModel):
    dice: list[DieOut]
    scores: list[ScoreOut]
    counts: list[CountOut]
    symbols: str
    """SVG symbols that faces may use."""


@router.get("/games/{game}/companion/{language}", responses=refusals(404))
def companion(game: GameId, language: Language) -> CompanionOut:
    """What lies beside the cards and can be on a phone: dice to roll, a scoreboard, counters."""
    return _companion(load(game).id, language)


@lru_cache(maxsize=32)
def _companion(game_id: str, language: str) -> CompanionOut:
    game = load(game_id)
    found = game.contents(speaker(game.package, language))
    dice = [die for die in found.dice if any(die.faces)]
    return CompanionOut(
        dice=[DieOut(title=die.title, ground=die.ground, faces=list(die.faces), copies=die.copies) for die in dice],
        scores=[ScoreOut(title=each.title, points=each.points) for each in found.scores],
        counts=[CountOut(title=each.title, first=each.first, last=each.last) for each in found.counts],
        symbols=drawings_of(game).defs if dice else "",
    )


# A league kept by hand ------------------------------------------------------------------------------------------------

TeamNumber = Annotated[int, Field(ge=0, lt=MOST_TEAMS)]
Both = Annotated[list[Annotated[int, Field(ge=0, le=999)]], Field(min_length=2, max_length=2)]
"""Of the home and of the away team."""


class ResultByHand(Input):
    """A match that was played."""

    home: TeamNumber
    away: TeamNumber
    score: Both
    counts: dict[str, Both] = Field(default_factory=dict, max_length=8)
    """What else was counted, of what `counted` names."""


class LeagueByHand(Input):
    """Teams in the order of their lots, and what was played."""

    teams: Annotated[list[Name], Field(min_length=2, max_length=MOST_TEAMS)]
    results: list[ResultByHand] = Field(default_factory=list, max_length=MOST_TEAMS * MOST_TEAMS)


class FixtureByHand(BaseModel):
    round: int
    home: int
    away: int


class TableByHand(BaseModel):
    fixtures: list[FixtureByHand]
    table: list[StandingOut]
    criteria: list[str]
    counted: list[str]
    """What is written down of a match beside its score."""


@router.post("/games/{game}/table", responses=refusals(404, 409))
def table_by_hand(game: GameId, wish: LeagueByHand) -> TableByHand:
    """The fixtures and the table of a league that people keep themselves; nothing of it is kept here."""
    played = [
        MatchResult(
            Pairing(each.home, each.away), (each.score[0], each.score[1]),
            counts={what: (both[0], both[1]) for what, both in each.counts.items()},
        )
        for each in wish.results
    ]  # fmt: skip
    return _table(by_hand(league_play(load(game)), len(wish.teams), played), wish.teams)


def _table(league: ByHand, names: list[str]) -> TableByHand:
    return TableByHand(
        fixtures=[
            FixtureByHand(round=number, home=pairing.home, away=pairing.away)
            for number, round in enumerate(league.fixtures, 1)
            for pairing in round
        ],
        table=[show_place(place, league.season, names.__getitem__) for place in league.table],
        criteria=list(league.criteria),
        counted=list(league.counted),
    )
