"""Card sets as they go in and out under /api; `playcall.contract.vocabulary` says what the parts of a form mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, Field

from playcall.contract.expansions import MOST_BYTES, MOST_SETS
from playcall.server.models import Input, Message

SetId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a set in your library.")]
SetHash = Annotated[str, Field(pattern=r"^[0-9a-f]{12}$")]
SetHashes = Annotated[list[SetHash], Field(max_length=MOST_SETS)]


class SetIn(Input):
    """A card set: as TOML, or the same as data."""

    text: Annotated[str, Field(max_length=MOST_BYTES)] = ""
    data: dict[str, Any] | None = None


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


FieldKind = Literal[
    "text", "number", "switch", "choice", "choices", "colour", "block", "blocks", "table", "tables", "reference"
]


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
    limits: LimitsOut
