"""Decks as they go in and out under /api; `playcall.contract.decks` says what the parts of a deck mean."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from playcall.server.models import LINE, TEXT, Input, Message, Name
from playcall.server.tablemodels import Options

GameName = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
DeckText = Annotated[str, Field(max_length=20_000, pattern=TEXT)]


class DeckIn(Input):
    game: GameName
    name: Name
    text: DeckText


class DeckCheck(Input):
    """A deck by its text, by its code, or by the id of one that comes with the game."""

    game: GameName
    text: DeckText
    options: Options = Field(default_factory=dict)
    owned: bool = False
    """Whether only cards of your own collection count."""


class DeckWish(Input):
    """What a suggested deck should be like, and what it should keep."""

    game: GameName
    options: Options = Field(default_factory=dict)
    lean: Annotated[str, Field(max_length=40, pattern=LINE)] = ""
    name: Annotated[str, Field(max_length=40, pattern=LINE)] = ""
    keep: DeckText = ""
    owned: bool = False
    """Whether it is made of cards of your own collection alone."""


class ProblemOut(BaseModel):
    """A broken rule: a stable code, the id of the rule, a sentence, and which cards would help."""

    code: str
    rule: str
    text: Message
    wanted: dict[str, str]


class DeckOut(BaseModel):
    id: str
    game: str
    name: str
    text: str
    code: str
    """The deck in one word, for the options of a table; empty where the text cannot be read."""
    share: str | None
    """The secret under which everybody may read it."""
    updated_at: float
    problems: list[ProblemOut]


# A deck as it stands --------------------------------------------------------------------------------------------------


class SlotOut(BaseModel):
    label: Message
    wanted: dict[str, str]
    card: str | None
    open: Message


class HeldOut(BaseModel):
    card: str
    copies: int


class AreaOut(BaseModel):
    id: str
    title: Message
    group: str
    have: int
    need: int
    rows: list[list[SlotOut]]
    shelf: list[HeldOut]
    beyond: list[HeldOut]


class PartOut(BaseModel):
    label: Message
    value: int
    ink: str


class NoteOut(BaseModel):
    text: Message
    code: str


class MeterOut(BaseModel):
    id: str
    title: Message
    value: Message
    good: bool
    style: Literal["sum", "rows"]
    parts: list[PartOut]
    full: int
    post: float | None
    post_label: Message
    limit: bool
    notes: list[NoteOut]


class SheetOut(BaseModel):
    """A deck as it stands: what is in it, what it measures, every rule it breaks."""

    name: str
    text: str
    code: str
    cards: dict[str, int]
    areas: list[AreaOut]
    meters: list[MeterOut]
    problems: list[ProblemOut]
    checks: int
    room: int | None
    marks: dict[str, str]


# What there is to choose from -----------------------------------------------------------------------------------------


class ValueOut(BaseModel):
    id: str
    title: Message
    short: Message


class FilterOut(BaseModel):
    id: str
    title: Message
    values: list[ValueOut]


class GroupOut(BaseModel):
    id: str
    title: Message
    single: bool
    priced: bool
    filters: list[FilterOut]
    figures: list[ValueOut]
    picture: Annotated[list[int], Field(min_length=4, max_length=4)] | None


class PoolCardOut(BaseModel):
    """What is empty is left out."""

    id: str
    group: str
    title: str
    badge: Message
    mark: Message = ""
    price: int = 0
    facts: dict[str, str] = {}
    """Several values of one filter are separated by blanks."""
    figures: dict[str, int] = {}
    line: Message = ""
    ink: str = ""
    picture: Annotated[list[int], Field(min_length=4, max_length=4)] | None = None


class StartOut(BaseModel):
    id: str
    title: Message
    stock: bool
    note: Message


class BuilderOut(BaseModel):
    """All cards of a game for builders of decks, and what they are looked for by."""

    groups: list[GroupOut]
    cards: list[PoolCardOut]
    starts: list[StartOut]
    leans: list[ValueOut]
    price: str
    chapter: str
