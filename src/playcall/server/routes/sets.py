"""Card sets of one's own: what they can be made of, checked, kept in a library, shared by link."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from playcall.contract import Game
from playcall.contract.expansions import Expansion, address, as_toml, expansion_of
from playcall.games import load, shelf
from playcall.kernel import CardError, PlaycallError
from playcall.server.deps import Me, TheCustomer, TheService
from playcall.server.documents import UNCHANGED, Document, Version
from playcall.server.errors import refusals
from playcall.server.models import Done, GameId, Secret
from playcall.server.service import Service
from playcall.server.setmodels import (
    MadeTeamOut,
    SetChecked,
    SetDetail,
    SetId,
    SetIn,
    SetOut,
    SetProblem,
    TeamWish,
    TriedOut,
    TryIn,
    VocabularyOut,
)
from playcall.tables.backroom import Customer
from playcall.tables.cardsets import TIME_LIMIT, Draft, Found, check_draft
from playcall.tables.errors import Refused
from playcall.tables.hub import SPARRING
from playcall.tables.ports import OwnSetInfo, PersonInfo, Taken
from playcall.tables.studio import SECONDS, Trial, Wish, deal, make_team

router = APIRouter(prefix="/api", tags=["card sets"])

MOST_OWN = 60
"""Sets in a library."""


@router.get(
    "/games/{game}/vocabulary",
    response_class=Response,
    responses={200: {"model": VocabularyOut, "description": "The vocabulary."}, **UNCHANGED, **refusals(404)},
)
def vocabulary(game: GameId, request: Request, version: Version = None) -> Response:
    """Kinds of cards with their fields, and effects as building blocks with what they print. `ETag` is the version."""
    return _vocabulary(load(game)).answer(request, version)


@lru_cache(maxsize=16)
def _vocabulary(game: Game) -> Document:
    return Document.of(game.vocabulary())


@router.post("/sets/check", responses=refusals(401))
async def check(wish: SetIn, person: Me, customer: TheCustomer, service: TheService) -> SetChecked:
    """What is wrong with a set, or how its cards look. Nothing is kept."""
    found = await _look(service, customer, wish)
    return SetChecked(
        problem=None if found.problem is None else _problem(found.problem),
        hash=found.expansion.hash if found.expansion else "", defs=found.defs, size=found.size, faces=found.faces,
        lines={card: list(lines) for card, lines in found.lines.items()},
        toml=as_toml(found.expansion) if found.expansion else "",
        appraisal=msgspec.to_builtins(found.appraisal),
    )  # fmt: skip


@router.post("/sets/try", status_code=201, responses=refusals(401, 404))
async def try_card(wish: TryIn, person: Me, customer: TheCustomer, service: TheService) -> TriedOut:
    """A table against a bot with a card of a set in your hand; the set is put into your library."""
    trial = Trial(Draft(data=wish.data), wish.card)
    found = await service.backroom.do(customer, deal, trial, TIME_LIMIT + SECONDS)
    if found.problem is not None:
        raise found.problem
    assert found.expansion is not None
    await _keep(service, person, found.expansion, replace=True)
    edition = address(found.expansion.game, [found.expansion])
    seats = ["me", *[SPARRING] * (found.count - 1)]
    info, _ = await service.hub.open_table(
        person, edition, found.options, seats=seats, seed=found.seed, played=found.played
    )  # fmt: skip
    return TriedOut(table=info.id, where=found.where)


@router.post("/games/{game}/team", responses=refusals(401, 404))
async def team(game: GameId, wish: TeamWish, person: Me, customer: TheCustomer, service: TheService) -> MadeTeamOut:
    """The entries of a whole team, made to a profile; nothing is kept."""
    load(game)
    made = await service.backroom.do(customer, make_team, Wish(game, wish.profile), TIME_LIMIT)
    return MadeTeamOut(tables=made.tables, problem=None if made.problem is None else _problem(made.problem))


@router.post("/sets", status_code=201, responses=refusals(401, 409))
async def add(wish: SetIn, person: Me, customer: TheCustomer, service: TheService) -> SetOut:
    """Put a set into your library; one that breaks a rule is refused with the card and the field."""
    found = await _look(service, customer, wish)
    if found.problem is not None:
        raise found.problem
    return _show(await _keep(service, person, _expansion(found), replace=wish.replace))


@router.get("/sets", responses=refusals(401))
async def own_sets(
    person: Me, service: TheService, game: Annotated[str | None, Query(pattern=r"^[a-z0-9_]{1,40}$")] = None
) -> list[SetOut]:
    """Your library, the newest first."""
    return [_show(one) for one in await service.store.sets_of(person.id, game)]


@router.get("/sets/{set}", responses=refusals(401, 404))
async def one_set(set: SetId, person: Me, service: TheService) -> SetDetail:
    """A set of your library, with its cards."""
    return _show_all(await _own(service, person, set))


@router.delete("/sets/{set}", responses=refusals(401, 404))
async def delete(set: SetId, person: Me, service: TheService) -> Done:
    """Take a set out of your library; its link no longer works. Games that were played with it can still be read."""
    await service.store.delete_set((await _own(service, person, set)).id)
    return Done()


@router.post("/sets/{set}/share", responses=refusals(401, 404))
async def share(set: SetId, person: Me, service: TheService) -> SetOut:
    """Make a set readable by link."""
    old = await _own(service, person, set)
    shared = msgspec.structs.replace(old, share=old.share or secrets.token_urlsafe(16))
    assert shared.share is not None
    await service.store.share_set(old.id, shared.share)
    return _show(shared)


@router.get("/shared-sets/{secret}", responses=refusals(404))
async def shared(secret: Secret, service: TheService) -> SetDetail:
    """A set that somebody has shared."""
    return _show_all(await _shared(service, secret))


@router.post("/shared-sets/{secret}/keep", status_code=201, responses=refusals(401, 404, 409))
async def keep(secret: Secret, person: Me, service: TheService) -> SetOut:
    """Put a set that somebody has shared into your own library."""
    found = await _shared(service, secret)
    return _show(await _keep(service, person, _read(found)))


# Behind the routes -----------------------------------------------------------------------------------------------


async def chosen(service: Service, person: PersonInfo, game: str, hashes: list[str]) -> str:
    """The address of a game with sets of one's own library; raises `Refused`."""
    own = {one.hash: one for one in await service.store.sets_of(person.id, game)} if hashes else {}
    if unknown := [hash_ for hash_ in hashes if hash_ not in own]:
        raise Refused("set/unknown", hash=unknown[0])
    expansions = [_read(own[hash_]) for hash_ in dict.fromkeys(hashes)]
    for expansion in expansions:
        shelf.keep(expansion)
    return address(game, expansions)


async def _keep(
    service: Service, person: PersonInfo, expansion: Expansion, *, replace: bool = False
) -> OwnSetInfo:  # fmt: skip
    own = await service.store.sets_of(person.id, None)
    if known := next((one for one in own if one.hash == expansion.hash), None):
        return known
    for old in own if replace else ():
        same = old.game == expansion.game and _read(old).source == expansion.source
        if same and old.share is None:
            await service.store.delete_set(old.id)
            own = [one for one in own if one is not old]
    if len(own) >= MOST_OWN:
        raise Refused("set/too-many", most=MOST_OWN)
    body = msgspec.json.encode(expansion.plain())
    made = OwnSetInfo(
        secrets.token_hex(8), person.id, expansion.game, expansion.hash, body, None, service.hub.now()
    )  # fmt: skip
    try:
        await service.store.add_set(made)
    except Taken:
        return next(one for one in await service.store.sets_of(person.id, None) if one.hash == expansion.hash)
    shelf.keep(expansion)
    return made


async def _own(service: Service, person: PersonInfo, set_id: str) -> OwnSetInfo:
    found = await service.store.own_set(set_id)
    if found is None or found.person != person.id:
        raise Refused("set/unknown", hash=set_id)
    return found


async def _shared(service: Service, secret: str) -> OwnSetInfo:
    found = await service.store.shared_set(secret)
    if found is None:
        raise Refused("set/unknown", "no-set-behind-link")
    return found


async def _look(service: Service, customer: Customer, wish: SetIn) -> Found:
    """Have a set checked where it can harm nobody, with bounds for time and memory."""
    return await service.backroom.do(customer, check_draft, Draft(wish.text, wish.data, card=wish.card), TIME_LIMIT)


def _expansion(found: Found) -> Expansion:
    assert found.expansion is not None
    return found.expansion


def _problem(problem: PlaycallError) -> SetProblem:
    told = problem.told if isinstance(problem, CardError) else {}
    where = {name: str(told.get(name, "")) for name in ("card", "field", "rule")}
    return SetProblem(message=str(problem), **where)


def _read(own: OwnSetInfo) -> Expansion:
    return expansion_of(msgspec.json.decode(own.body), own.id)


def _facts(own: OwnSetInfo, one: Expansion) -> dict[str, object]:
    return {
        "id": own.id, "set": one.id, "name": one.name, "version": one.version, "author": one.author, "hash": one.hash,
        "game": one.game, "about": one.about, "edition": address(one.game, [one]), "share": own.share,
        "entries": {table: len(rows) for table, rows in one.cards.items()}, "added_at": own.added_at,
    }  # fmt: skip


def _show(own: OwnSetInfo) -> SetOut:
    return SetOut.model_validate(_facts(own, _read(own)))


def _show_all(own: OwnSetInfo) -> SetDetail:
    one = _read(own)
    return SetDetail.model_validate({**_facts(own, one), "data": one.plain(), "text": as_toml(one)})
