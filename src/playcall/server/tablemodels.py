"""Tables as they go in and out under /api."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from playcall.host.messages import TEXT_LIMIT
from playcall.server.models import LINE, Input

Word = Annotated[str, Field(max_length=40, pattern=LINE)]
Options = Annotated[
    dict[Annotated[str, Field(max_length=60, pattern=LINE)], Annotated[str, Field(max_length=4000, pattern=LINE)]],
    Field(max_length=60),
]
"""An option may hold a whole deck in one word."""


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
    guided: bool = False
    """Whether to open the game's guided first game, which brings its own options, seats and cards."""
    listed: bool = False
    """Whether strangers see it among the open tables, and may sit down without an invite."""


class SeatsWish(Input):
    options: Options = Field(default_factory=dict)


class SeatsOut(BaseModel):
    seats: int


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
    guided: bool
    """Whether this is the guided first game."""
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
    weight: int = 0
    """0 a detail, 1 a heading, 2 a moment worth a banner."""
    side: int | None = None
    sum: bool = False
    """Whether the sentence is arithmetic."""


class ChoiceOut(BaseModel):
    token: str
    label: str
    card: str | None = None
    tag: str = ""
    tone: str = ""


class QuestionOut(BaseModel):
    decision: int
    turn: int
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
    acts: int
    event: int
    view: dict[str, Any]
    hash: str
    headline: str
    rules: list[str]
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
    """Sit down. A table that is not listed needs its invite; sharing somebody's seat needs the key they gave you.

    With `deck`, a deck in one word, you play with that where the table leaves the choice to you.
    """

    seat: Annotated[int, Field(ge=0, le=63)] | None = None
    invite: Annotated[str, Field(max_length=64, pattern=LINE)] | None = None
    share: Annotated[str, Field(max_length=64, pattern=LINE)] | None = None
    deck: Annotated[str, Field(max_length=4000, pattern=LINE)] | None = None


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
