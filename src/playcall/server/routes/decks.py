"""Decks and teams of one's own: saved as text, checked by the game, shared by link."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query

from playcall.games import load
from playcall.host.errors import Refused
from playcall.host.ports import DeckInfo, PersonInfo
from playcall.server.deps import Me, TheService
from playcall.server.errors import refusals
from playcall.server.models import DeckCheck, DeckId, DeckIn, DeckOut, DeckProblems, Done, Secret
from playcall.server.service import Service
from playcall.server.showing import show_deck

router = APIRouter(prefix="/api", tags=["decks"])

MOST_DECKS = 200


@router.post("/decks", status_code=201, responses=refusals(401, 404, 409))
async def save(deck: DeckIn, person: Me, service: TheService) -> DeckOut:
    """Save a deck; a deck that breaks rules is saved too, and says which."""
    problems = check(deck.game, deck.text)
    if len(await service.store.decks_of(person.id, None)) >= MOST_DECKS:
        raise Refused("deck/too-many", f"You have {MOST_DECKS} decks; delete one first.")
    new = DeckInfo(secrets.token_hex(8), person.id, deck.game, deck.name, deck.text, None, service.hub.now())
    await service.store.save_deck(new)
    return show_deck(new, problems)


@router.put("/decks/{deck}", responses=refusals(401, 404, 409))
async def change(deck: DeckId, new: DeckIn, person: Me, service: TheService) -> DeckOut:
    """Save a deck anew."""
    old = await _own(service, person, deck)
    problems = check(new.game, new.text)
    changed = DeckInfo(old.id, person.id, new.game, new.name, new.text, old.share, service.hub.now())
    await service.store.save_deck(changed)
    return show_deck(changed, problems)


@router.get("/decks", responses=refusals(401))
async def mine(
    person: Me,
    service: TheService,
    game: Annotated[str | None, Query(pattern=r"^[a-z0-9_]{1,40}$", description="Only of this game.")] = None,
) -> list[DeckOut]:
    """Your decks."""
    return [show_deck(deck, _problems(deck)) for deck in await service.store.decks_of(person.id, game)]


@router.post("/decks/check", responses=refusals(404, 409))
async def check_text(deck: DeckCheck) -> DeckProblems:
    """Which rules a deck breaks; nothing is saved."""
    return DeckProblems(problems=check(deck.game, deck.text))


@router.get("/decks/{deck}", responses=refusals(401, 404))
async def one(deck: DeckId, person: Me, service: TheService) -> DeckOut:
    """One of your decks."""
    found = await _own(service, person, deck)
    return show_deck(found, _problems(found))


@router.delete("/decks/{deck}", responses=refusals(401, 404))
async def delete(deck: DeckId, person: Me, service: TheService) -> Done:
    """Delete a deck; its link leads nowhere from then on."""
    await service.store.delete_deck((await _own(service, person, deck)).id)
    return Done()


@router.post("/decks/{deck}/share", responses=refusals(401, 404))
async def share(deck: DeckId, person: Me, service: TheService) -> DeckOut:
    """Make a deck readable by link."""
    old = await _own(service, person, deck)
    link = old.share or secrets.token_urlsafe(16)
    shared = DeckInfo(old.id, old.person, old.game, old.name, old.text, link, old.updated_at)
    await service.store.save_deck(shared)
    return show_deck(shared, _problems(shared))


@router.get("/shared-decks/{secret}", responses=refusals(404))
async def shared(secret: Secret, service: TheService) -> DeckOut:
    """A deck that somebody shared."""
    found = await service.store.shared_deck(secret)
    if found is None:
        raise Refused("deck/unknown", "This link leads to no deck.")
    return show_deck(found, _problems(found))


def check(game_id: str, text: str) -> list[str]:
    """The rules a deck breaks, by the game's own `check_deck`; raises `Refused` for games without decks."""
    game = load(game_id)
    check_deck: Callable[[str], list[object]] | None = getattr(game, "check_deck", None)
    if check_deck is None:
        raise Refused("deck/none", f"{game.title} has no decks to build.")
    return [str(problem) for problem in check_deck(text)]


def _problems(deck: DeckInfo) -> list[str]:
    try:
        return check(deck.game, deck.text)
    except Refused as problem:
        return [str(problem)]


async def _own(service: Service, person: PersonInfo, deck_id: str) -> DeckInfo:
    deck = await service.store.deck(deck_id)
    if deck is None or deck.person != person.id:
        raise Refused("deck/unknown", "You have no such deck.")
    return deck
