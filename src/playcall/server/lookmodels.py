"""Looking back, as it goes out under /api: replays."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query
from pydantic import BaseModel, Field

from playcall.server.models import TEXT, Input
from playcall.server.tablemodels import ToldOut

EYES = r"^(public|all|[0-9]{1,2})$"
Eyes = Annotated[
    str | None, Query(pattern=EYES, description="public, all, or a seat; your own, or the public's, if left out.")
]
First = Annotated[int, Query(alias="from", ge=0, le=10**6, description="The first ply wanted.")]


class PlyOut(BaseModel):
    """One action and what it led to. `delta` is merged into the view; the first one holds the whole of it."""

    ply: int
    seat: int | None
    """Who chose; None at the start, and where these eyes may not know."""
    token: str | None
    label: str | None
    """What was chosen; None where these eyes know only what came of it."""
    headline: str
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
