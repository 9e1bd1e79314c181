"""Looking back, as it goes out under /api: replays and reports."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query
from pydantic import BaseModel, Field

from playcall.server.models import TEXT, Input, Message
from playcall.server.tablemodels import ToldOut

EYES = r"^(public|all|[0-9]{1,2})$"
Eyes = Annotated[
    str | None, Query(pattern=EYES, description="public, all, or a seat; your own, or the public's, if left out.")
]
OfSeat = Annotated[int | None, Query(ge=0, le=63, description="A seat; your own, or the first, if left out.")]
First = Annotated[int, Query(alias="from", ge=0, le=10**6, description="The first ply wanted.")]


class PlyOut(BaseModel):
    """One action and what it led to. `delta` is merged into the view; the first one holds the whole of it."""

    ply: int
    seat: int | None
    """Who chose; None at the start, and where these eyes may not know."""
    token: str | None
    label: Message | None
    """What was chosen; None where these eyes know only what came of it."""
    headline: Message
    delta: dict[str, Any]
    events: list[ToldOut]
    where: str


class SitterName(BaseModel):
    name: str
    bot: str | None
    """The level of the bot that sat there."""


class ReplayOut(BaseModel):
    """A game ply by ply, as some eyes saw it."""

    game: str
    edition: str
    """The address of the game with the card sets it was played with."""
    title: str
    options: dict[str, str]
    seats: list[SitterName]
    eyes: str
    total: int
    """The number of the last ply; ask again with `from` when `plies` ends before it."""
    plies: list[PlyOut]
    warning: str | None
    """Set when the game was played with other rules or cards than there are now."""
    result: dict[str, Any] | None


class RecordIn(Input):
    """A record as text, and whose eyes to look through."""

    record: Annotated[str, Field(max_length=60_000, pattern=TEXT)]
    eyes: Annotated[str, Field(pattern=EYES)] = "all"
    first: Annotated[int, Field(ge=0, le=10**6)] = 0


# Reports --------------------------------------------------------------------------------------------------------------


class SideOut(BaseModel):
    """A side of the game; everything else in a report counts sides in this order."""

    name: Message
    mark: str
    """One to three letters for a badge."""
    colour: str
    """As `#rrggbb`; empty where the game gives none."""
    seat: int | None
    """Who played it; None for an automatic opponent."""


class PointOut(BaseModel):
    ply: int
    label: Message
    values: list[float]
    period: Message
    """The half, quarter or leg it belongs to; empty where the game has none."""


class FigureOut(BaseModel):
    """A line of the box score: what is shown for each side, and the amounts behind it for a bar."""

    label: Message
    values: list[Message]
    amounts: list[float]
    level: int
    """1 for a part of the line above."""


class TurningPointOut(BaseModel):
    """A ply that changed the chances most: those of the first side before and after it."""

    ply: int
    label: Message
    """When it was, and whose play."""
    title: Message
    who: Message
    """The cards that met; empty where none did."""
    text: Message
    side: int | None
    """Whom it helped."""
    before: float
    after: float


class MeetingOut(BaseModel):
    """A play as it lay on the table: the cards of each side, and what came of it."""

    ply: int
    cards: list[list[str]]
    numbers: list[int]
    """What the sides were compared by; empty where nothing was."""
    label: Message
    title: Message
    text: Message
    side: int | None
    """Whom it helped."""


class StarOut(BaseModel):
    """The card of the game: the one whose plays have moved the chances most, for its own side."""

    card: str
    name: str
    side: int
    plays: int
    share: float
    """Of the chance to win, from 0 to 1, in sum."""


class MomentOut(BaseModel):
    ply: int
    text: Message
    weight: int
    side: int | None


class ReportOut(BaseModel):
    """The final report of a game. Plies are those of its replay."""

    game: str
    edition: str
    """The address of the game with the card sets it was played with."""
    title: str
    options: dict[str, str]
    seats: list[SitterName]
    sides: list[SideOut]
    result: dict[str, Any] | None
    headline: Message
    summary: Message
    score: list[PointOut]
    """The score after every play."""
    chances: list[PointOut]
    """The chance of each side to win, from 0 to 1, at the same plies."""
    boxscore: list[FigureOut]
    drives: list[dict[str, Any]]
    """Rows of the game's own chart."""
    turning_points: list[TurningPointOut]
    """The largest swings first."""
    moments: list[MomentOut]
    last: MeetingOut | None
    """The play that ended it; None where no cards lay."""
    star: StarOut | None


class ThoughtOut(BaseModel):
    """A choice that the coach would have made otherwise."""

    ply: int
    """The choice led to this ply of the replay."""
    chosen: Message
    better: Message
    """What was chosen, and what the coach would have chosen, as labels."""
    cost: float
    """How much of the chance to win it gave away, from 0 to 1."""
    reasons: list[Message]
    chosen_card: str | None
    better_card: str | None
    """The cards that the options lay, where they lay one."""


class ChanceOut(BaseModel):
    """The chance to win after a ply."""

    ply: int
    chance: float


class SwingOut(BaseModel):
    """What happened between two quiet positions, and what it did to a seat's chance to win."""

    first: int
    """The ply before it."""
    ply: int
    before: float
    after: float
    own: float
    """What the seat's own choices cost, 0 or less."""
    others: float
    """What the choices of the others gave, 0 or more."""
    luck: float
    text: Message
    """The weightiest thing that happened, as a line of play-by-play."""


class SecondThoughtsOut(BaseModel):
    """A game as one seat lived through it, from what it knew at the time: its chances, its luck and its choices."""

    seat: int
    curve: list[ChanceOut]
    own: float
    others: float
    luck: float
    """What moved the chance from the first position to the last, in sum: own choices, those of the others, luck."""
    turning_points: list[SwingOut]
    """The largest swings first."""
    decisions: int
    """Choices that the coach has judged."""
    agreed: int
    """How many of them were its first or second choice."""
    thoughts: list[ThoughtOut]
    """The dearest first."""
