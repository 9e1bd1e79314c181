"""Cards as pictures: one document per game for the browser, sheets of paper for the printer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from playcall.art.faces import wrapped
from playcall.art.plain import drawings_of
from playcall.contract import Drawings, Game
from playcall.games import load
from playcall.printing import CannotPrint, Wish
from playcall.printing.choosing import choose
from playcall.server.deps import TheCustomer, TheService
from playcall.server.documents import UNCHANGED, Document, Version
from playcall.server.errors import refusals
from playcall.server.made import Sheets, sheets
from playcall.server.models import FacesOut, GameId
from playcall.tables.errors import because

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

    A set can be asked for in parts: with `cards` there are only these, with the lines of their text; the symbols and
    backs come with the part that names none.
    """
    document = _document(load(game)) if cards is None else _part(load(game), cards)
    return document.answer(request, version)


@router.get(
    "/games/{game}/print.pdf",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}, "description": "The sheets."}, **refusals(404, 409)},
)
async def print_and_play(
    game: GameId,
    customer: TheCustomer,
    service: TheService,
    paper: Annotated[Literal["a4", "letter"], Query(description="The paper.")] = "a4",
    backs: Annotated[bool, Query(description="With backs, for printing on both sides.")] = False,
    only: Annotated[str, Query(max_length=1500, description="Only these cards, such as `team:EAS`.")] = "",
    everything: Annotated[bool, Query(description="All that is in the box, on both sides of the paper.")] = False,
    language: Annotated[Literal["en", "de"], Query(description="The language of what is not on a card.")] = "en",
) -> Response:
    """All cards, or some of them, or everything in the box, on sheets of paper, with marks where to cut."""
    found = load(game)
    name = f"{found.id}{'-everything' if everything else ''}-{paper}.pdf"
    headers = {"content-disposition": f'inline; filename="{name}"', "cache-control": "no-cache"}
    wish = Wish(paper, (only,) if only else (), backs or everything, language=language)
    key = ("print", game, *wish._replace(cards=_named(found, only)), everything)
    wanted = Sheets(game, tuple(wish), everything)
    pdf = await service.backroom.make(customer, key, sheets, wanted)
    return Response(pdf, media_type="application/pdf", headers=headers)


def _named(game: Game, only: str) -> tuple[str, ...]:
    """The cards that a wish names, however it is written: the same sheets are made once."""
    try:
        return tuple(sorted(face.id for face in choose(game, (only,)))) if only else ()
    except CannotPrint as problem:
        raise because("print/no-such-cards", problem) from None


@lru_cache(maxsize=16)
def _document(game: Game) -> Document:
    drawn = drawings_of(game)
    return Document.of(_shared(drawn, drawn.cards))


def _part(game: Game, ids: str) -> Document:
    """Cards that there are not are left out."""
    known = drawings_of(game).cards
    return _some(game, tuple(sorted({card for card in ids.split(",") if card in known})))


@lru_cache(maxsize=64)
def _some(game: Game, ids: tuple[str, ...]) -> Document:
    drawn = drawings_of(game)
    if not ids:
        return Document.of(_shared(drawn, {}))
    cards = {card: drawn.cards[card] for card in ids}
    lines = {face.id: face.lines for face in game.faces() if face.id in cards}
    return Document.of({"defs": "", "size": drawn.size, "backs": {}, "cards": cards, "lines": lines})


def _shared(drawn: Drawings, cards: Mapping[str, str]) -> dict[str, Any]:
    return {"defs": wrapped(drawn.defs), "size": drawn.size, "backs": drawn.backs, "cards": dict(cards), "lines": {}}
