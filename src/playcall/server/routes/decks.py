"""Decks and teams of one's own: built, checked and suggested by the game's workshop, saved as text, shared by link."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from playcall.contract import Game, text_of
from playcall.contract.collecting import lacking
from playcall.contract.decks import Problem, Workshop
from playcall.games import load
from playcall.kernel import PlaycallError
from playcall.server.deckmodels import BuilderOut, DeckCheck, DeckIn, DeckOut, DeckWish, ProblemOut, SheetOut
from playcall.server.deps import Me, Somebody, TheCustomer, TheService
from playcall.server.documents import UNCHANGED, Document, Version
from playcall.server.errors import refusals
from playcall.server.models import DeckId, Done, GameId, Secret
from playcall.server.routes.collections import owned_by, packs_for
from playcall.server.service import Service
from playcall.tables import suggesting
from playcall.tables.errors import Refused
from playcall.tables.ports import DeckInfo, PersonInfo

router = APIRouter(prefix="/api", tags=["decks"])

MOST_DECKS = 200


# Building -------------------------------------------------------------------------------------------------------------


@router.get(
    "/games/{game}/builder",
    response_class=Response,
    responses={200: {"model": BuilderOut, "description": "The cards."}, **UNCHANGED, **refusals(404, 409)},
)
def builder(game: GameId, request: Request, version: Version = None) -> Response:
    """All cards for a builder of decks, what they are looked for by, and decks to begin with. `ETag` is the version."""
    _workshop(load(game))
    return _document(load(game)).answer(request, version)


@router.post("/decks/check", responses=refusals(404, 409))
async def check(deck: DeckCheck, person: Somebody, service: TheService) -> SheetOut:
    """A deck as it stands, with every rule it breaks; nothing is saved."""
    game = load(deck.game)
    workshop, options = _workshop(game), game.parse_options(deck.options)
    own = await _own_cards(service, person, game) if deck.owned else None
    return await asyncio.to_thread(_sheet, game, workshop, deck.text, options, own)


@router.post("/decks/suggest", responses=refusals(404, 409))
async def suggest(wish: DeckWish, person: Somebody, customer: TheCustomer, service: TheService) -> SheetOut:
    """A legal deck, as good as the game knows; what it can of `keep` stays. It takes a second or two."""
    game = load(wish.game)
    workshop = _workshop(game)
    options = game.parse_options(wish.options)
    own = await _own_cards(service, person, game) if wish.owned else None
    wanted = suggesting.DeckWanted(wish.game, wish.options, wish.lean, wish.name, wish.keep, own)
    text = await suggesting.suggest(service.backroom, customer, wanted)
    return _sheet(game, workshop, text, options, own)


# Keeping --------------------------------------------------------------------------------------------------------------


@router.post("/decks", status_code=201, responses=refusals(401, 404, 409))
async def save(deck: DeckIn, person: Me, service: TheService) -> DeckOut:
    """Save a deck; a deck that breaks rules is saved too, and says which."""
    if len(await service.store.decks_of(person.id, None)) >= MOST_DECKS:
        raise Refused("deck/too-many", most=MOST_DECKS)
    new = DeckInfo(secrets.token_hex(8), person.id, deck.game, deck.name, deck.text, None, service.hub.now())
    shown = await asyncio.to_thread(_show, new)
    await service.store.save_deck(new)
    return shown


@router.put("/decks/{deck}", responses=refusals(401, 404, 409))
async def change(deck: DeckId, new: DeckIn, person: Me, service: TheService) -> DeckOut:
    """Save a deck anew, perhaps under another name; its link stays."""
    old = await _own(service, person, deck)
    if new.game != old.game:
        raise Refused("deck/other-game", game=load(old.game).title)
    changed = DeckInfo(old.id, person.id, old.game, new.name, new.text, old.share, service.hub.now())
    shown = await asyncio.to_thread(_show, changed)
    await service.store.save_deck(changed)
    return shown


@router.get("/decks", responses=refusals(401))
async def mine(
    person: Me,
    service: TheService,
    game: Annotated[str | None, Query(pattern=r"^[a-z0-9_]{1,40}$", description="Only of this game.")] = None,
) -> list[DeckOut]:
    """Your decks, the last changed first."""
    found = await service.store.decks_of(person.id, game)
    return await asyncio.to_thread(lambda: [_show_stored(deck) for deck in found])


@router.get("/decks/{deck}", responses=refusals(401, 404))
async def one(deck: DeckId, person: Me, service: TheService) -> DeckOut:
    """One of your decks."""
    return _show_stored(await _own(service, person, deck))


@router.delete("/decks/{deck}", responses=refusals(401, 404))
async def delete(deck: DeckId, person: Me, service: TheService) -> Done:
    """Delete a deck; its link no longer works."""
    await service.store.delete_deck((await _own(service, person, deck)).id)
    return Done()


@router.post("/decks/{deck}/share", responses=refusals(401, 404))
async def share(deck: DeckId, person: Me, service: TheService) -> DeckOut:
    """Make a deck readable by link; later changes are seen there too."""
    old = await _own(service, person, deck)
    shared = msgspec.structs.replace(old, share=old.share or secrets.token_urlsafe(16))
    await service.store.save_deck(shared)
    return _show_stored(shared)


@router.get("/shared-decks/{secret}", responses=refusals(404))
async def shared(secret: Secret, service: TheService) -> DeckOut:
    """A deck that somebody shared."""
    found = await service.store.shared_deck(secret)
    if found is None:
        raise Refused("deck/unknown", "no-deck-behind-link")
    return _show_stored(found)


# Showing --------------------------------------------------------------------------------------------------------------


def _workshop(game: Game) -> Workshop:
    workshop = game.workshop
    if workshop is None:
        raise Refused("deck/none", game=game.title)
    return workshop


@lru_cache(maxsize=16)
def _document(game: Game) -> Document:
    return Document.of(_workshop(game).builder())


async def _own_cards(service: Service, person: PersonInfo | None, game: Game) -> dict[str, int]:
    """What somebody owns; a stranger owns nothing."""
    packs_for(game)
    found = await service.store.collection(person.id, game.id) if person else None
    return await asyncio.to_thread(owned_by, game, found)


def _sheet(game: Game, workshop: Workshop, text: str, options: object, own: Mapping[str, int] | None) -> SheetOut:
    sheet = workshop.sheet(text, options)
    if own is not None:
        titles = {face.id: face.title for face in game.faces()}
        problems = (*sheet.problems, *lacking(packs_for(game), own, sheet.cards, titles))
        sheet = msgspec.structs.replace(sheet, problems=problems, checks=sheet.checks + 1)
    return SheetOut.model_validate(msgspec.to_builtins(sheet))


def _show(deck: DeckInfo) -> DeckOut:
    """A deck with what is wrong with it by the plain rules; raises `PlaycallError` where it cannot be read."""
    game = load(deck.game)
    workshop = _workshop(game)
    options = game.options()
    named = workshop.text(deck.text, options, deck.name)
    return _out(deck, workshop.code(named, options), workshop.check(deck.text, options))


def _show_stored(deck: DeckInfo) -> DeckOut:
    """A deck that was saved once: what cannot be read any more is shown all the same."""
    try:
        return _show(deck)
    except PlaycallError as problem:
        return _out(deck, "", [Problem("unreadable", "", text_of(problem))])


def _out(deck: DeckInfo, code: str, problems: object) -> DeckOut:
    listed = [ProblemOut.model_validate(problem) for problem in msgspec.to_builtins(problems)]
    return DeckOut(
        id=deck.id, game=deck.game, name=deck.name, text=deck.text, code=code, share=deck.share,
        updated_at=deck.updated_at, problems=listed,
    )  # fmt: skip


async def _own(service: Service, person: PersonInfo, deck_id: str) -> DeckInfo:
    deck = await service.store.deck(deck_id)
    if deck is None or deck.person != person.id:
        raise Refused("deck/unknown")
    return deck
