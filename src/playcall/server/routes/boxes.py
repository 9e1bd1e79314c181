"""What travels with each game: its catalogues, which the browser reads as the terminal does, and the lid of its box."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from playcall.art.lid import lid_of
from playcall.contract import Game
from playcall.contract.speech import SHARED, catalogue, catalogues, entries
from playcall.games import all_games, load
from playcall.server.documents import UNCHANGED, Document, Version
from playcall.server.errors import refusals
from playcall.server.models import GameId

router = APIRouter(prefix="/api", tags=["library"])

Language = Annotated[str, Path(pattern=r"^[a-z]{2,3}$", description="A language, such as `en` or `de`.")]
REFUSAL = re.compile(r"([a-z]+-)?no-|join-")
"""What the id of a message begins with that says why something cannot be done, and of what it is put together."""
FLUENT = "text/plain; charset=utf-8"
CATALOGUE = {200: {"content": {"text/plain": {}}, "description": "The catalogue."}, **UNCHANGED}
PICTURE = {200: {"content": {"image/svg+xml": {}}, "description": "The lid."}, **UNCHANGED}


@router.get("/messages/{language}", response_class=Response, responses=CATALOGUE)
def shared_messages(language: Language, request: Request, version: Version = None) -> Response:
    """The messages that all games share, and the line on each game's box (Project Fluent). `ETag` is the version."""
    return _shared(language).answer(request, version)


@router.get("/refusals/{language}", response_class=Response, responses=CATALOGUE)
def refusal_messages(language: Language, request: Request, version: Version = None) -> Response:
    """The messages of `text` in errors, of all games (Project Fluent). `ETag` is the version.

    Those of competitions are in `/api/leagues/messages/{language}`.
    """
    return _refusals(language).answer(request, version)


@router.get("/games/{game}/messages/{language}", response_class=Response, responses={**CATALOGUE, **refusals(404)})
def messages(game: GameId, language: Language, request: Request, version: Version = None) -> Response:
    """A game's messages in a language, with those that all games share (Project Fluent). `ETag` is the version.

    What a language lacks is said in English.
    """
    return _catalogue(load(game), language).answer(request, version)


@router.get("/games/{game}/lid.svg", response_class=Response, responses={**PICTURE, **refusals(404)})
def lid(game: GameId, request: Request, version: Version = None) -> Response:
    """The picture on a game's box. Its letters have the classes `heavy`, `bold` and `plain`. `ETag` is the version."""
    return _lid(load(game)).answer(request, version)


@lru_cache(maxsize=16)
def _shared(language: str) -> Document:
    lines = [
        text
        for game in all_games()
        for id_, text in entries(catalogue(game.package, language))
        if id_ == f"{game.prefix.lower()}-box"
    ]
    return Document.written("\n".join([catalogue(SHARED, language), *lines]).encode(), FLUENT)


@lru_cache(maxsize=16)
def _refusals(language: str) -> Document:
    texts = [text for source in catalogues(language) for id_, text in entries(source) if REFUSAL.match(id_)]
    return Document.written("\n".join(texts).encode(), FLUENT)


@lru_cache(maxsize=64)
def _catalogue(game: Game, language: str) -> Document:
    text = catalogue(SHARED, language) + "\n" + catalogue(game.package, language)
    return Document.written(text.encode(), FLUENT)


@lru_cache(maxsize=32)
def _lid(game: Game) -> Document:
    return Document.written(lid_of(game).encode(), "image/svg+xml")
