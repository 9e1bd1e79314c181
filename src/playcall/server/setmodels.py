"""Card sets as they go in and out under /api; `playcall.contract.vocabulary` says what the parts of a form mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, Field

from playcall.contract.expansions import MOST_BYTES, MOST_SETS
from playcall.server.gallerymodels import ShareOut
from playcall.server.models import Input, Message

SetId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a set in your library.")]
SetHash = Annotated[str, Field(pattern=r"^[0-9a-f]{12}$")]
CardName = Annotated[str, Field(max_length=40)]
SetHashes = Annotated[list[SetHash], Field(max_length=MOST_SETS)]


class SetIn(Input):
    """A card set: as TOML, or the same as data."""

    text: Annotated[str, Field(max_length=MOST_BYTES)] = ""
    data: dict[str, Any] | None = None
    card: CardName = ""
    """A card of it whose worth is asked for."""
    replace: bool = False
    """Whether it takes the place of the same version in your library, where that is not shared."""


class TryIn(Input):
    """A set with a card to play with at once."""

    data: dict[str, Any]
    card: CardName


class TeamWish(Input):
    """The profile of a whole team, as the vocabulary of its game lists it."""

    profile: dict[str, Any]


class TriedOut(BaseModel):
    """The table at which a card is tried."""

    table: str
    where: Literal["hand", "deck"]
    """Whether the card is in your hand, or somewhere in the game because no deal with it was found."""


class MadeTeamOut(BaseModel):
    """The entries of a team, by their tables; or why there is none."""

    tables: dict[str, list[dict[str, Any]]]
    problem: SetProblem | None


class WorthOut(BaseModel):
    value: float
    said: Message


class AlikeOut(BaseModel):
    """A card of the game that is like a new one."""

    card: str
    title: str
    worth: WorthOut | None
    won: ShareOut | None
    """How often whoever played it, or drew it where that is not known, has won in games between bots."""
    played: bool


class AppraisalOut(BaseModel):
    worth: WorthOut | None
    alike: list[AlikeOut]


class SetFactsOut(BaseModel):
    """What a table, or a library, says of a set."""

    set: str
    """Its id in the addresses of games."""
    name: str
    version: str
    author: str
    hash: str


class SetOut(SetFactsOut):
    id: str
    """Its id in your library."""
    game: str
    about: str
    edition: str
    """The address of the game with this set alone: `GET /api/games/{edition}/faces` shows its cards."""
    entries: dict[str, int]
    share: str | None
    """The secret under which everybody may read it."""
    added_at: float


class SetDetail(SetOut):
    data: dict[str, Any]
    text: str
    """The same as TOML."""


class SetProblem(BaseModel):
    """Why a set cannot be played with: one sentence, and where to look."""

    message: str
    card: str
    field: str
    rule: str


class SetChecked(BaseModel):
    """What the verifier says of a set, with the faces of its cards where it is in order."""

    problem: SetProblem | None
    hash: str
    defs: str
    """The symbols that the faces use, as one SVG."""
    size: tuple[int, int]
    faces: dict[str, str]
    lines: dict[str, list[str]]
    toml: str
    """The set as a file."""
    appraisal: AppraisalOut | None


FieldKind = Literal[
    "text", "texts", "number", "switch", "choice", "choices", "colour", "colours", "block", "blocks",
    "alternatives", "condition", "table", "tables", "reference",
]  # fmt: skip


class FieldOut(BaseModel):
    """What is not told has its default: see `playcall.contract.vocabulary.Field`."""

    name: str
    kind: FieldKind
    label: Message = ""
    required: bool = True
    default: str | int | bool | None = None
    values: list[str | int] = []
    low: int | None = None
    high: int | None = None
    step: int = 1
    longest: int = 0
    fewest: int = 0
    most: int | None = None
    blocks: list[str] = []
    fields: list[FieldOut] = []
    of: str = ""
    rule: str = ""
    only: dict[str, list[str | int]] = {}


class BlockOut(BaseModel):
    do: str
    group: str
    fields: list[FieldOut] = []
    words: str = ""
    rules: list[str] = []
    note: Message = ""
    only: dict[str, list[str | int]] = {}


class KindOut(BaseModel):
    table: str
    title: Message
    fields: list[FieldOut]
    fewest: int = 0
    most: int = 0
    rules: list[str] = []
    face: bool = True
    sample: dict[str, Any] = {}


class LimitsOut(BaseModel):
    bytes: int
    cards: int
    letters: int
    sets: int


class VocabularyOut(BaseModel):
    """What the cards of a set can be made of; no kinds where the game takes no sets."""

    kinds: list[KindOut]
    blocks: list[BlockOut]
    conditions: list[FieldOut]
    profile: list[FieldOut]
    limits: LimitsOut
