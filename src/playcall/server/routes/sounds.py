"""What is heard at a table: recipes that the browser makes sounds from, and which moment of a game sounds how."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from playcall.contract import Game
from playcall.contract.sounds import SHARED, sounds_in, sounds_of
from playcall.games import load
from playcall.server.documents import UNCHANGED, Document, Version
from playcall.server.errors import refusals
from playcall.server.models import GameId

router = APIRouter(prefix="/api", tags=["library"])


class LayerOut(BaseModel):
    """One voice of a sound: a tone, or `noise` around a pitch; hertz and seconds."""

    wave: str
    pitch: float
    length: float
    loud: float
    to: float | None
    """The pitch it glides to."""
    at: float
    """When it begins."""
    rise: float
    """How long until it is loud."""
    trill: float
    """How often a second the pitch shakes."""


class MomentOut(BaseModel):
    """How an event sounds that says all these facts; the first that fits counts."""

    event: str
    sound: str
    facts: dict[str, str | int | bool]


class SoundsOut(BaseModel):
    sounds: dict[str, list[LayerOut]]
    moments: list[MomentOut]


HEARD = {200: {"model": SoundsOut, "description": "The sounds."}, **UNCHANGED}


@router.get("/sounds", response_class=Response, responses=HEARD)
def shared_sounds(request: Request, version: Version = None) -> Response:
    """The sounds that all games share. `ETag` is the version."""
    return _shared().answer(request, version)


@router.get("/games/{game}/sounds", response_class=Response, responses={**HEARD, **refusals(404)})
def sounds(game: GameId, request: Request, version: Version = None) -> Response:
    """The sounds at a game's table, and which of its events sound how. `ETag` is the version."""
    return _of(load(game)).answer(request, version)


@lru_cache(maxsize=1)
def _shared() -> Document:
    return Document.of(msgspec.to_builtins(sounds_in(SHARED)))


@lru_cache(maxsize=32)
def _of(game: Game) -> Document:
    return Document.of(msgspec.to_builtins(sounds_of(game)))
