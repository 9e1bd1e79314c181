"""Cards as pictures: one document per game for the browser, sheets of paper for the printer."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple

from fastapi import APIRouter, Query, Request, Response

from playcall.art.faces import wrapped
from playcall.art.plain import drawings_of
from playcall.games import load
from playcall.host.errors import Refused
from playcall.kernel import Drawings, Game
from playcall.press import CannotPrint, print_cards
from playcall.server.errors import refusals
from playcall.server.models import FacesOut, GameId

router = APIRouter(prefix="/api", tags=["library"])

FOR_EVER = "public, max-age=31536000, immutable"
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "The faces are those that `If-None-Match` names."}}


MOST = 4000
"""The longest list of ids: as much as an address may hold."""


class _Document(NamedTuple):
    version: str
    plain: bytes
    small: bytes


@router.get(
    "/games/{game}/faces",
    response_class=Response,
    responses={200: {"model": FacesOut, "description": "The faces."}, **UNCHANGED, **refusals(404)},
)
def faces(
    game: GameId,
    request: Request,
    v: Annotated[str | None, Query(max_length=64, description="The version one expects: may be kept for ever.")] = None,
    cards: Annotated[str | None, Query(max_length=MOST, description="Ids, with commas between: only these.")] = None,
) -> Response:
    """Every card and back as SVG, with the symbols they share. `ETag` is the version.

    A set of many cards can be asked for in parts: with `cards` there are only these; the symbols and backs come with
    the part that names none.
    """
    document = _document(load(game)) if cards is None else _part(load(game), cards)
    kept = FOR_EVER if v == document.version else "no-cache"
    headers = {"etag": f'"{document.version}"', "cache-control": kept, "vary": "accept-encoding"}
    if document.version in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(document.small, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    return Response(document.plain, media_type="application/json", headers=headers)


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
def _document(game: Game) -> _Document:
    drawn = drawings_of(game)
    return _written(_shared(drawn, drawn.cards))


@lru_cache(maxsize=64)
def _part(game: Game, ids: str) -> _Document:
    """Cards that there are not are left out."""
    drawn = drawings_of(game)
    if not ids:
        return _written(_shared(drawn, {}))
    cards = {card: drawn.cards[card] for card in ids.split(",") if card in drawn.cards}
    return _written({"defs": "", "size": drawn.size, "backs": {}, "cards": cards})


def _shared(drawn: Drawings, cards: Mapping[str, str]) -> dict[str, Any]:
    return {"defs": wrapped(drawn.defs), "size": drawn.size, "backs": drawn.backs, "cards": cards}


def _written(content: Mapping[str, Any]) -> _Document:
    plain = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    return _Document(hashlib.sha256(plain).hexdigest()[:16], plain, gzip.compress(plain, mtime=0))
