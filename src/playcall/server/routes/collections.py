"""Collections of cards: packs are opened here, by seeds that the server chooses; kept as text, shared by link."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import lru_cache

import msgspec
from fastapi import APIRouter, Request, Response

from playcall.contract import Game
from playcall.contract.collecting import (
    Collection,
    Packs,
    collection_text,
    owned,
    read_collection,
    together,
    with_pack,
    without,
)
from playcall.games import load
from playcall.server.collectionmodels import AlbumOut, CardIn, CollectionIn, CollectionOut, OpenedOut, OpenIn
from playcall.server.deps import Me, TheService
from playcall.server.documents import UNCHANGED, Document, Version
from playcall.server.errors import refusals
from playcall.server.models import Done, GameId, Secret
from playcall.server.service import Service
from playcall.tables.errors import Refused
from playcall.tables.ports import CollectionInfo, PersonInfo, Taken

router = APIRouter(prefix="/api", tags=["collections"])

SEEDS = 1 << 32
TRIES = 5
"""So often a change is tried again when somebody else changes the same collection."""

Change = Callable[[Collection], Collection]


@router.get(
    "/games/{game}/album",
    response_class=Response,
    responses={200: {"model": AlbumOut, "description": "The album."}, **UNCHANGED, **refusals(404, 409)},
)
def album(game: GameId, request: Request, version: Version = None) -> Response:
    """All cards and packs of a game, and what a collection is counted by. `ETag` is the version."""
    return _document(load(game)).answer(request, version)


@router.get("/collections/{game}", responses=refusals(401, 404, 409))
async def mine(game: GameId, person: Me, service: TheService) -> CollectionOut:
    """What you own of a game; nothing at first."""
    playable = load(game)
    packs_for(playable)
    found = await service.store.collection(person.id, game)
    return await asyncio.to_thread(_show, playable, found)


@router.post("/collections/{game}/open", status_code=201, responses=refusals(401, 404, 409))
async def open_pack(game: GameId, wish: OpenIn, person: Me, service: TheService) -> OpenedOut:
    """Open a pack: what is in it is chance, and yours from now on. Nobody counts how many you open, up to 400."""
    playable, seed = load(game), secrets.randbelow(SEEDS)
    cards = packs_for(playable).open(wish.product, seed)
    before, after = await _change(service, person, playable, lambda own: with_pack(own, wish.product, seed))
    had = before.cards
    return OpenedOut(
        product=wish.product, cards=list(cards), fresh=[card for card in cards if not had.get(card)], collection=after
    )


@router.post("/collections/{game}/retire", responses=refusals(401, 404, 409))
async def retire(game: GameId, wish: CardIn, person: Me, service: TheService) -> CollectionOut:
    """One copy of a card leaves your collection."""
    playable = load(game)
    packs = packs_for(playable)
    _, after = await _change(service, person, playable, lambda own: without(packs, own, wish.card))
    return after


@router.put("/collections/{game}", responses=refusals(401, 404, 409))
async def take_over(game: GameId, wish: CollectionIn, person: Me, service: TheService) -> CollectionOut:
    """Add a collection from text to your own; packs that are in both count once."""
    playable = load(game)
    packs_for(playable)
    other = await asyncio.to_thread(read_collection, wish.text, playable)
    _, after = await _change(service, person, playable, lambda own: together(own, other))
    return after


@router.delete("/collections/{game}", responses=refusals(401, 404, 409))
async def begin_anew(game: GameId, person: Me, service: TheService) -> Done:
    """Give everything away; a link to the collection no longer works."""
    packs_for(load(game))
    await service.store.delete_collection(person.id, game)
    return Done()


@router.post("/collections/{game}/share", responses=refusals(401, 404, 409))
async def share(game: GameId, person: Me, service: TheService) -> CollectionOut:
    """Let everybody with the link look at your collection; what comes later is seen there too."""
    playable = load(game)
    packs_for(playable)
    _, after = await _change(service, person, playable, lambda own: own, secrets.token_urlsafe(16))
    return after


@router.get("/shared-collections/{secret}", responses=refusals(404))
async def shared(secret: Secret, service: TheService) -> CollectionOut:
    """A collection that somebody shared."""
    found = await service.store.shared_collection(secret)
    if found is None:
        raise Refused("collection/unknown")
    return await asyncio.to_thread(_show, load(found.game), found)


# Changing -------------------------------------------------------------------------------------------------------------


async def _change(
    service: Service, person: PersonInfo, game: Game, change: Change, secret: str | None = None
) -> tuple[CollectionOut, CollectionOut]:
    """The collection before and after; a change of somebody else in between is not lost."""
    for _ in range(TRIES):
        old = await service.store.collection(person.id, game.id)
        before = await asyncio.to_thread(_show, game, old)
        text = collection_text(await asyncio.to_thread(change, _read(game, old)))
        new = CollectionInfo(person.id, game.id, text, (old.share if old else None) or secret, service.hub.now())
        try:
            await service.store.save_collection(new, old)
        except Taken:
            continue
        return before, await asyncio.to_thread(_show, game, new)
    raise Refused("collection/busy")


def owned_by(game: Game, found: CollectionInfo | None) -> dict[str, int]:
    """The copies of each card in a collection that is kept."""
    return dict(sorted(owned(packs_for(game), _read(game, found)).items()))


def packs_for(game: Game) -> Packs:
    packs = game.packs
    if packs is None:
        raise Refused("collection/none", "no-packs", game=game.title)
    return packs


@lru_cache(maxsize=16)
def _document(game: Game) -> Document:
    return Document.of(packs_for(game).album())


def _read(game: Game, found: CollectionInfo | None) -> Collection:
    return read_collection(found.text, game) if found else Collection(game.id)


def _show(game: Game, found: CollectionInfo | None) -> CollectionOut:
    collection = _read(game, found)
    return CollectionOut(
        game=game.id, cards=owned_by(game, found), opened=msgspec.to_builtins(collection.opened),
        lost=list(collection.lost), text=collection_text(collection), share=found.share if found else None,
        updated_at=found.updated_at if found else None,
    )  # fmt: skip
