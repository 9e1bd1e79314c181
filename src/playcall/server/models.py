"""What goes in and out under /api: the documented shapes of the interface."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

from playcall.host.messages import TEXT_LIMIT

LINE = r"^[^\x00-\x1f\x7f]*$"
NAME = r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$"
TEXT = r"^[^\x00-\x08\x0b-\x1f\x7f]*$"

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$", description="The id of a game.")]
RuleId = Annotated[str, Path(pattern=r"^[A-Za-z0-9.-]{1,20}$", description="The id of a rule.")]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a table.")]
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a person.")]
DeckId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a deck.")]
Secret = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="A secret from a link.")]
Limit = Annotated[int, Query(ge=1, le=200, description="How many at most.")]
Name = Annotated[str, Field(min_length=1, max_length=40, pattern=NAME)]


class Input(BaseModel):
    """Something sent to the service: exact types, no fields that are not known."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Problem(BaseModel):
    """An error: a stable code for programs, one sentence for people."""

    code: str
    message: str


class Done(BaseModel):
    """It is done."""

    done: Literal[True] = True


# Games ----------------------------------------------------------------------------------------------------------------


class ModeOut(BaseModel):
    id: str
    title: str
    summary: str
    options: dict[str, str]


class OptionOut(BaseModel):
    """An option of a game: one of `values`, a number between `low` and `high`, or a text."""

    name: str
    default: str
    values: list[str]
    low: int | None
    high: int | None
    rule: str
    doc: str


class GameOut(BaseModel):
    id: str
    title: str
    summary: str
    fewest_seats: int
    most_seats: int
    modes: list[ModeOut]
    cards: int
    rules: int
    rules_version: int
    card_hash: str
    has_decks: bool


class GameDetail(GameOut):
    options: list[OptionOut]
    bots: list[str]


class TitleOut(BaseModel):
    id: str
    title: str


class GamesOut(BaseModel):
    games: list[GameOut]
    in_training: list[TitleOut]
    """Games that cannot be played yet."""


class RuleOut(BaseModel):
    id: str
    chapter: str
    text: str


class RulesOut(BaseModel):
    game: str
    rules: list[RuleOut]
    text: str
    """The whole rulebook as Markdown."""


class CardOut(BaseModel):
    id: str
    title: str
    kind: str
    lines: list[str]


# People ---------------------------------------------------------------------------------------------------------------


class PersonOut(BaseModel):
    id: str
    name: str
    username: str | None
    """None for a guest."""
    created_at: float


class MeOut(BaseModel):
    person: PersonOut | None


class NewGuest(Input):
    name: Name | None = None


class NewName(Input):
    name: Name


class Account(Input):
    username: Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{3,30}$")]
    password: Annotated[str, Field(min_length=8, max_length=200)]


class Login(Input):
    username: Annotated[str, Field(min_length=1, max_length=40, pattern=LINE)]
    password: Annotated[str, Field(min_length=1, max_length=200)]


class OutcomeOut(BaseModel):
    """How a game ended for somebody."""

    model_config = ConfigDict(extra="allow")

    table: str
    game: str
    seat: int
    score: int
    outcome: str
    ended_at: float


class RatingOut(BaseModel):
    """`shown` is the figure to sort by: what the person is at least worth, almost surely."""

    person: str
    name: str
    game: str
    mu: float
    sigma: float
    games: int
    shown: float


# Tables ---------------------------------------------------------------------------------------------------------------

Word = Annotated[str, Field(max_length=40, pattern=LINE)]
Options = Annotated[
    dict[Annotated[str, Field(max_length=60, pattern=LINE)], Annotated[str, Field(max_length=200, pattern=LINE)]],
    Field(max_length=60),
]


class NewTable(Input):
    """A table to open. Each seat is `me`, `open` or the level of a bot; seats that are not named are open."""

    game: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    options: Options = Field(default_factory=dict)
    seats: Annotated[list[Word], Field(max_length=64)] = Field(default_factory=lambda: ["me"])
    rated: bool = False
    clock: Word = ""
    """`` for none, `decision 60`, `bank 600 10` or `days 3`."""
    on_timeout: Literal["stand_in", "concede"] = "stand_in"
    free_chat: bool = True
    listed: bool = False
    """Whether strangers see it among the open tables, and may sit down without an invite."""


class SitterOut(BaseModel):
    id: str
    name: str


class SeatOut(BaseModel):
    seat: int
    bot: str | None
    stand_in: str | None
    """The bot that plays for the seat's person at the moment."""
    people: list[SitterOut]
    open: bool
    connected: bool


class TableOut(BaseModel):
    id: str
    game: str
    title: str
    options: dict[str, str]
    rated: bool
    clock: str
    on_timeout: str
    free_chat: bool
    listed: bool
    opener: str
    created_at: float
    started_at: float | None
    ended_at: float | None
    rematch_of: str | None
    result: dict[str, Any] | None
    seats: list[SeatOut]
    my_seat: int | None


class OpenedTable(BaseModel):
    """`invite` is the secret of the invite link; it is told only here, and not when the table was there already."""

    table: TableOut
    invite: str | None


class ToldOut(BaseModel):
    """One event: number, kind and facts as you may know them, the sentence for it and the rules behind it."""

    n: int
    kind: str
    facts: dict[str, Any]
    text: str | None
    rules: list[str]


class ChoiceOut(BaseModel):
    token: str
    label: str


class QuestionOut(BaseModel):
    decision: int
    prompt: str
    options: list[ChoiceOut]


class ClocksOut(BaseModel):
    left: list[float | None]


class PositionOut(BaseModel):
    """The table from your eyes, with everything that happened; the same as the socket's `hello`."""

    table: str
    game: str
    seat: int | None
    epoch: int
    ply: int
    event: int
    view: dict[str, Any]
    hash: str
    headline: str
    events: list[ToldOut]
    question: QuestionOut | None
    waiting_for: list[int]
    clocks: ClocksOut
    result: dict[str, Any] | None
    live: bool


class TableDetail(BaseModel):
    table: TableOut
    position: PositionOut | None
    """None until the game begins."""
    rematch: str | None
    """The table of the rematch, once somebody opened it."""


class Join(Input):
    """Sit down. A table that is not listed needs its invite; sharing somebody's seat needs the key they gave you."""

    seat: Annotated[int, Field(ge=0, le=63)] | None = None
    invite: Annotated[str, Field(max_length=64, pattern=LINE)] | None = None
    share: Annotated[str, Field(max_length=64, pattern=LINE)] | None = None


class ShareKey(BaseModel):
    """Whoever joins with this key sits on your seat with you."""

    share: str


class Action(Input):
    """A choice: the id of the decision it answers, and the token of the option."""

    decision: Annotated[int, Field(ge=0, le=2**31 - 1)]
    token: Annotated[str, Field(min_length=1, max_length=80, pattern=LINE)]


class Entered(BaseModel):
    ply: int


class Undone(BaseModel):
    undone: bool
    """False: the others have been asked."""


class UndoAnswer(Input):
    agree: bool


class StandInWish(Input):
    level: Word
    """The bot that plays on; empty to take over again."""


class NewLine(Input):
    """Something to say: one of the phrases, or a text of your own where that is allowed."""

    phrase: Word = ""
    text: Annotated[str, Field(max_length=TEXT_LIMIT, pattern=LINE)] = ""


class LineOut(BaseModel):
    id: int
    person: str
    name: str
    phrase: str
    text: str
    at: float


class InviteOut(BaseModel):
    table: str


# Decks ----------------------------------------------------------------------------------------------------------------

DeckText = Annotated[str, Field(max_length=20_000, pattern=TEXT)]


class DeckIn(Input):
    game: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    name: Name
    text: DeckText


class DeckCheck(Input):
    game: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    text: DeckText


class DeckOut(BaseModel):
    id: str
    game: str
    name: str
    text: str
    share: str | None
    """The secret under which everybody may read it."""
    updated_at: float
    problems: list[str]


class DeckProblems(BaseModel):
    problems: list[str]


# The service ----------------------------------------------------------------------------------------------------------


class HealthOut(BaseModel):
    status: Literal["ok"]
    version: str
    database: Literal["ok"]
