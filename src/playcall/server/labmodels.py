"""The balance lab as it goes in and out under /api."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path
from pydantic import BaseModel, Field

from playcall.server.models import Input, Message
from playcall.server.setmodels import SetFactsOut, SetHashes
from playcall.tables.laboratory import MOST_GAMES

RunId = Annotated[str, Path(pattern=r"^[0-9a-f]{1,32}$", description="The id of a run of yours.")]
Table = Annotated[Literal["cards", "matchups", "games"], Path(description="Which table of a run.")]
Ending = Annotated[Literal["csv", "parquet"], Path(description="The format of a file.")]
Word = Annotated[str, Field(max_length=40, pattern=r"^[a-z0-9_]{0,40}$")]


class RunIn(Input):
    """What is to be played."""

    game: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    games: Annotated[int, Field(ge=1, le=MOST_GAMES)] = 1000
    seed: Annotated[int, Field(ge=0, le=2**53)] = 0
    bot: Annotated[str, Field(pattern=r"^(random|rookie|starter)$")] = "starter"
    mode: Word = ""
    """A mode of the game; nothing for the set-ups in which all its cards are seen."""
    sets: SetHashes = Field(default_factory=list)
    """Card sets of your library."""


class RunOut(BaseModel):
    """A run: what is played, and how far it is."""

    id: str
    game: str
    edition: str
    title: str
    sets: list[SetFactsOut]
    games: int
    played: int
    seed: int
    bot: str
    settings: dict[str, str]
    state: Literal["going", "stopped", "done", "failed"]
    created_at: float
    current: bool
    """Whether rules and cards are those of today."""


class ShareOut(BaseModel):
    """A share of wins with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int


class CardRowOut(BaseModel):
    card: str
    name: str
    deck: ShareOut
    drawn: ShareOut | None
    played: ShareOut | None
    used: float
    verdict: Literal["strong", "weak", ""]


class SideRowOut(BaseModel):
    side: str
    name: Message
    share: ShareOut
    verdict: Literal["strong", "weak", ""]


class CellOut(BaseModel):
    one: str
    other: str
    share: ShareOut
    far: bool


class SpreadOut(BaseModel):
    mean: float
    deviation: float
    bars: dict[int, int]


class RunResult(RunOut):
    """A run with everything that its games say so far."""

    ties: float
    even: float
    aim: tuple[float, float]
    """Where win shares should lie."""
    first: ShareOut | None
    own_decks: bool
    cards: list[CardRowOut]
    sides: list[SideRowOut]
    matrix: list[CellOut]
    points: SpreadOut
    margins: SpreadOut
    lengths: SpreadOut
    changes: SpreadOut
    far: float


class ChangeOut(BaseModel):
    name: str
    before: float
    after: float
    by: float
    within: float
    pairs: int
    sure: bool


class ComparisonOut(BaseModel):
    """Two runs on the same seeds, game by game."""

    pairs: int
    same: int
    figures: list[ChangeOut]
    cards: list[ChangeOut]
    sides: list[ChangeOut]
    new: list[str]
    gone: list[str]
