"""The cards of a game to look at: what they are found by, the rules they meet, what they do in simulated games."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from playcall.contract import CardFace, Game
from playcall.contract.gallery import Facet, Gallery
from playcall.games import load
from playcall.lab.cards import telling
from playcall.server.documents import UNCHANGED, Document, Version
from playcall.server.errors import refusals
from playcall.server.gallerymodels import GalleryOut
from playcall.server.models import GameId

router = APIRouter(prefix="/api", tags=["library"])


@router.get(
    "/games/{game}/gallery",
    response_class=Response,
    responses={200: {"model": GalleryOut, "description": "The gallery."}, **UNCHANGED, **refusals(404)},
)
def gallery(game: GameId, request: Request, version: Version = None) -> Response:
    """What the cards are found by, the rules each of them meets, and its figures. `ETag` is the version."""
    return _document(load(game)).answer(request, version)


@lru_cache(maxsize=16)
def _document(game: Game) -> Document:
    shown = game.gallery
    cards = {face.id: _card(shown, face) for face in game.faces()}
    named = dict.fromkeys(rule for card in cards.values() for rule in card["rules"])
    book = {rule.id: rule.text for rule in game.rulebook().rules}
    return Document.of(
        {
            "facets": [_facet(one) for one in shown.facets],
            "cards": cards,
            "rules": {rule: book[rule] for rule in named},
            "figures": msgspec.to_builtins(telling(game)),
        }
    )


def _facet(facet: Facet) -> dict[str, Any]:
    values = facet.filter.values
    listed = [{"id": value.id, "title": value.title, "icon": facet.icons.get(value.id, "")} for value in values]
    return {"id": facet.filter.id, "title": facet.filter.title, "values": listed}


def _card(gallery: Gallery, face: CardFace) -> dict[str, Any]:
    values = {facet.filter.id: list(facet.of(face)) for facet in gallery.facets}
    return {
        "facets": {name: found for name, found in values.items() if found},
        "rules": list(dict.fromkeys(gallery.rules(face))),
        "table": dict(gallery.table(face)),
    }
