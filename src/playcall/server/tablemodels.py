"""Tables as they go in and out under /api."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from playcall.server.models import LINE, Input, Message
from playcall.server.setmodels import SetFactsOut, SetHashes
from playcall.tables.messages import TEXT_LIMIT
from playcall.tables.places import DEFENCE

Word = Annotated[str, Field(max_length=40, pattern=LINE)]
Options = Annotated[
    dict[Annotated[str, Field(max_length=60, pattern=LINE)], Annotated[str, Field(max_length=4000, pattern=LINE)]],
    Field(max_length=60),
]
"""An option may hold a whole deck in one word."""


MOST_DELAY = 200


SeatWord = Annotated[str, Field(max_length=100, pattern=LINE)]


class NewTable(Input):
    """A table to open. Each seat is `me`, `open` or the level of a bot; seats that are not named are open.

    Where several people share your device, each of them is `here:NAME`, you included. Where the game has coaches, a
    seat may be two of these: `me/open` for its offensive and its defensive coach.
    """

    game: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    options: Options = Field(default_factory=dict)
    sets: SetHashes = Field(default_factory=list)
    """Card sets of your library to play with, by their hashes."""
    seats: Annotated[list[SeatWord], Field(max_length=64)] = Field(default_factory=lambda: ["me"])
    rated: bool = False
    clock: Word = ""
    """`` for none, `decision 60`, `bank 600 10` or `days 3`."""
    on_timeout: Literal["stand_in", "concede"] = "stand_in"
    free_chat: bool = True
    delay: Annotated[int, Field(ge=0, le=MOST_DELAY)] = 0
    """How many choices late spectators see the table."""
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


class PlaceOut(BaseModel):
    seat: int
    """The number to join with: the seat's, or that of its defensive coach's place."""
    bot: str | None
    stand_in: str | None
    """The bot that plays for the person at the moment."""
    people: list[SitterOut]
    open: bool
    connected: bool


class SeatOut(PlaceOut):
    """A seat. Where it has two coaches, `people` are both, and no bot or stand-in is told but in `coaches`."""

    coaches: list[PlaceOut]
    """The places of its offensive and its defensive coach; empty where one player has the whole seat."""


class TableOut(BaseModel):
    id: str
    game: str
    edition: str
    """The address of the game with the card sets it is played with; the same as `game` where there are none."""
    sets: list[SetFactsOut]
    """The card sets it is played with."""
    title: str
    options: dict[str, str]
    guided: bool
    """Whether this is the guided first game."""
    rated: bool
    clock: str
    on_timeout: str
    free_chat: bool
    delay: int
    """How many choices late spectators see the table."""
    listed: bool
    opener: str
    created_at: float
    started_at: float | None
    ended_at: float | None
    rematch_of: str | None
    result: dict[str, Any] | None
    seats: list[SeatOut]
    my_seat: int | None
    here: list[int]
    """The places of those who play on your device."""
    league: str | None
    """The competition whose match is played here."""
    fixture: str | None
    """The key of the match."""


class OpenedTable(BaseModel):
    """`invite` is the secret of the invite link; it is told only here, and not when the table was there already."""

    table: TableOut
    invite: str | None


class ToldOut(BaseModel):
    """One event: number, kind and facts as you may know them, the sentence for it and the rules behind it."""

    n: int
    kind: str
    facts: dict[str, Any]
    text: Message | None
    rules: list[str]
    weight: int = 0
    """0 a detail, 1 a heading, 2 a moment worth a banner."""
    side: int | None = None
    sum: bool = False
    """Whether the sentence is arithmetic."""


class ChoiceOut(BaseModel):
    token: str
    label: Message
    card: str | None = None
    tag: Message | None = None
    tone: str = ""
    partner: str | None = None
    outcome: dict[str, Any] = {}
    """What would come of it as data; the keys are the game's own."""


class QuestionOut(BaseModel):
    decision: int
    turn: int
    prompt: Message
    options: list[ChoiceOut]


class ProposedOut(BaseModel):
    """A joint choice of a seat with two coaches, before it is sent; told to these two alone."""

    decision: int
    choice: ChoiceOut
    objected: bool
    """Whether the defensive coach has given it back."""


class ClocksOut(BaseModel):
    left: list[float | None]


class PositionOut(BaseModel):
    """The table from your eyes, as the socket's `hello` tells it, with the last hundred events."""

    table: str
    game: str
    seat: int | None
    place: int | None
    """Where you sit: the seat itself, or the place of its defensive coach."""
    epoch: int
    ply: int
    acts: int
    event: int
    view: dict[str, Any]
    hash: str
    headline: Message
    rules: list[str]
    events: list[ToldOut]
    question: QuestionOut | None
    waiting_for: list[int]
    choosers: list[int]
    """The places that the seats in `waiting_for` wait for."""
    proposal: ProposedOut | None
    clocks: ClocksOut
    result: dict[str, Any] | None
    live: bool


class SideScoreOut(BaseModel):
    name: Message
    points: int


class TableDetail(BaseModel):
    table: TableOut
    position: PositionOut | None
    """None until the game begins, and where it cannot be opened."""
    problem: Message | None = None
    """Why the table cannot be opened any more: its game is gone, or has other rules."""
    score: list[SideScoreOut]
    """What each side has scored in the game now being played; empty where there is no score to show."""
    rematch: str | None
    """The table of the rematch, once somebody opened it."""


class Join(Input):
    """Sit down. A table that is not listed needs its invite; sharing somebody's seat needs the key they gave you.

    With `deck`, a deck in one word, you play with that where the table leaves the choice to you.
    """

    seat: Annotated[int, Field(ge=0, le=DEFENCE + 63)] | None = None
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


class ProposalAnswer(Input):
    """What you think of the joint choice that your fellow coach has shown you; the id is that of its decision."""

    decision: Annotated[int, Field(ge=0, le=2**31 - 1)]
    agree: bool


class UndoAnswer(Input):
    agree: bool


class AgainWish(Input):
    """The ply of the finished game from which on your own choices are open again."""

    ply: Annotated[int, Field(ge=0, le=10**6)]


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
