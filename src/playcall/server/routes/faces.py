"""Cards as pictures: one document per game for the browser, sheets of paper for the printer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from playcall.art.faces import wrapped
from playcall.art.plain import drawings_of
from playcall.games import load
from playcall.host.errors import Refused
from playcall.kernel import Drawings, Game
from playcall.press import CannotPrint, print_cards
from playcall.server.documents import UNCHANGED, Document, Version
from playcall.server.errors import refusals
from playcall.server.models import FacesOut, GameId

router = APIRouter(prefix="/api", tags=["library"])

MOST = 4000
"""The longest list of ids: as much as an address may hold."""


@router.get(
    "/games/{game}/faces",
    response_class=Response,
    responses={200: {"model": FacesOut, "description": "The faces."}, **UNCHANGED, **refusals(404)},
)
def faces(
    game: GameId,
    request: Request,
    version: Version = None,
    cards: Annotated[str | None, Query(max_length=MOST, description="Ids, with commas between: only these.")] = None,
) -> Response:
    """Every card and back as SVG, with the symbols they share. `ETag` is the version.

    A set of many cards can be asked for in parts: with `cards` there are only these; the symbols and backs come with
    the part that names none.
    """
    document = _document(load(game)) if cards is None else _part(load(game), cards)
    return document.answer(request, version)


@router.get(
    "/games/{game}/print.pdf",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}, "description": "The sheets."}, **refusals(404, 409)},
)
def print_and_play(
    game: GameId,
    paper: Annotated[Literal["a4", "letter"], Query(description="The paper.")] = "a4",
    backs: Annotated[bool, Query(description="With backs, for printing on both sides.")] = False,
    only: Annotated[str, Query(max_length=200, description="Only these cards, such as `team:EAS`.")] = "",
) -> Response:
    """All cards, or some of them, on sheets of paper, with marks where to cut."""
    found = load(game)
    headers = {"content-disposition": f'inline; filename="{found.id}-{paper}.pdf"', "cache-control": "no-cache"}
    return Response(_sheets(found, paper, backs, only), media_type="application/pdf", headers=headers)


@lru_cache(maxsize=16)
def _sheets(game: Game, paper: str, backs: bool, only: str) -> bytes:
    """FastAPI calls this in a thread of its own, and the second time it is there."""
    try:
        return print_cards(game, paper, [only] if only else (), backs).pdf
    except CannotPrint as problem:
        raise Refused("print/no-such-cards", str(problem)) from None


@lru_cache(maxsize=16)
def _document(game: Game) -> Document:
    drawn = drawings_of(game)
    return Document.of(_shared(drawn, drawn.cards))


@lru_cache(maxsize=64)
def _part(game: Game, ids: str) -> Document:
    """Cards that there are not are left out."""
    drawn = drawings_of(game)
    if not ids:
        return Document.of(_shared(drawn, {}))
    cards = {card: drawn.cards[card] for card in ids.split(",") if card in drawn.cards}
    return Document.of({"defs": "", "size": drawn.size, "backs": {}, "cards": cards})


def _shared(drawn: Drawings, cards: Mapping[str, str]) -> dict[str, Any]:
    return {"defs": wrapped(drawn.defs), "size": drawn.size, "backs": drawn.backs, "cards": dict(cards)}
