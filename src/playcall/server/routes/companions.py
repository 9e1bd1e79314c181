"""The companion of people who play on paper: the dice of a game, what scores, what is counted."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel

from playcall.art.plain import drawings_of
from playcall.contract.speech import speaker
from playcall.games import load
from playcall.server.errors import refusals
from playcall.server.models import GameId

router = APIRouter(prefix="/api", tags=["library"])
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
