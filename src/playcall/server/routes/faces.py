"""Cards as pictures: one document per game for the browser, sheets of paper for the printer."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from playcall.art.faces import wrapped
from playcall.art.plain import drawings_of
from playcall.games import load
from playcall.kernel import Game
from playcall.press import print_cards
from playcall.server.documents import UNCHANGED, Document, Version
from playcall.server.errors import refusals
from playcall.server.models import FacesOut, GameId

router = APIRouter(prefix="/api", tags=["library"])


@router.get(
    "/games/{game}/faces",
    response_class=Response,
    responses={200: {"model": FacesOut, "description": "The faces."}, **UNCHANGED, **refusals(404)},
)
def faces(game: GameId, request: Request, version: Version = None) -> Response:
    """Every card and back as SVG, with the symbols they share. `ETag` is the version."""
    return _document(load(game)).answer(request, version)


@router.get(
    "/games/{game}/print.pdf",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}, "description": "The sheets."}, **refusals(404)},
)
def print_and_play(
    game: GameId,
    paper: Annotated[Literal["a4", "letter"], Query(description="The paper.")] = "a4",
    backs: Annotated[bool, Query(description="With backs, for printing on both sides.")] = False,
) -> Response:
    """All cards on sheets of paper, with marks where to cut."""
    found = load(game)
    headers = {"content-disposition": f'inline; filename="{found.id}-{paper}.pdf"', "cache-control": "no-cache"}
    return Response(_sheets(found, paper, backs), media_type="application/pdf", headers=headers)


@lru_cache(maxsize=16)
def _sheets(game: Game, paper: str, backs: bool) -> bytes:
    """FastAPI calls this in a thread of its own, and the second time it is there."""
    return print_cards(game, paper, backs=backs).pdf


@lru_cache(maxsize=16)
def _document(game: Game) -> Document:
    drawn = drawings_of(game)
    content = {"defs": wrapped(drawn.defs), "size": drawn.size, "backs": drawn.backs, "cards": drawn.cards}
    return Document.of(content)
