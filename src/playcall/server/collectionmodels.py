"""Collections as they go in and out under /api; `playcall.contract.collecting` says what they mean."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from playcall.server.models import TEXT, Input, Message

ProductId = Annotated[str, Field(max_length=60, pattern=r"^[a-z0-9_-]+$")]
CardId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[\w.*-]+$")]


class OpenIn(Input):
    product: ProductId


class CardIn(Input):
    card: CardId


class CollectionIn(Input):
    """A collection as text, as `GET` gives it and `playcall collection` writes it."""

    text: Annotated[str, Field(max_length=30_000, pattern=TEXT)]


class PackOut(BaseModel):
    product: str
    seed: int
    """What was in it follows from this; the server has chosen it."""


class CollectionOut(BaseModel):
    game: str
    cards: dict[str, int]
    """The copies of each card that is owned."""
    opened: list[PackOut]
    lost: list[str]
    """Cards that have left it."""
    text: str
    share: str | None
    """The secret under which everybody may look at it."""
    updated_at: float | None


class OpenedOut(BaseModel):
    """A pack that was opened just now."""

    product: str
    cards: list[str]
    """The rarest last."""
    fresh: list[str]
    """Those that were not owned before."""
    collection: CollectionOut


# What there is to collect ---------------------------------------------------------------------------------------------


class ProductOut(BaseModel):
    id: str
    title: Message
    cards: int
    note: Message
    kind: Message
    ink: str


class SortOut(BaseModel):
    id: str
    title: Message
    ink: str


class TallyOut(BaseModel):
    id: str
    title: Message
    sorts: list[SortOut]


class AlbumOut(BaseModel):
    """Every card and every pack of a game, and what a collection is counted by."""

    rule: str
    note: Message
    products: list[ProductOut]
    tallies: list[TallyOut]
    rarity: str
    cards: dict[str, dict[str, str]]
