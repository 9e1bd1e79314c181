"""People: guests, accounts, sessions, and what belongs to a person."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from playcall.games import load
from playcall.server.deps import Cookie, Me, Somebody, TheService
from playcall.server.errors import refusals
from playcall.server.guard import address
from playcall.server.models import (
    Account,
    Done,
    GameId,
    Limit,
    Login,
    MeOut,
    NewGuest,
    NewName,
    OutcomeOut,
    PersonId,
    PersonOut,
    RatingOut,
)
from playcall.server.routes.account import begin
from playcall.server.security import SESSION, take_cookie
from playcall.server.showing import show_person, show_rating, show_table
from playcall.server.tablemodels import TableOut
from playcall.tables.errors import Refused
from playcall.tables.hub import digest
from playcall.tables.ports import PersonInfo, Taken

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me")
async def me(person: Somebody) -> MeOut:
    """Who you are; nobody, before you have been here. Asking makes nothing."""
    return MeOut(person=show_person(person) if person is not None else None)


@router.post("/guests", status_code=201, responses={200: {"model": PersonOut, "description": "You are known already."}})
async def new_guest(
    guest: NewGuest, person: Somebody, service: TheService, request: Request, response: Response
) -> PersonOut:
    """Begin as a guest; a cookie keeps your seats for 90 days."""
    if person is not None:
        response.status_code = 200
        return show_person(person)
    await service.limiter.check("guests", address(request))
    name = guest.name or f"Guest {secrets.randbelow(9000) + 1000}"
    person = PersonInfo(secrets.token_hex(8), name, None, service.hub.now())
    await service.store.new_person(person)
    await begin(service, person, request, response)
    return show_person(person)


@router.patch("/me", responses=refusals(401))
async def rename(new: NewName, person: Me, service: TheService) -> PersonOut:
    """Take another name."""
    await service.store.rename(person.id, new.name)
    return show_person(PersonInfo(person.id, new.name, person.username, person.created_at))


@router.post("/account", responses=refusals(401, 409))
async def claim(
    account: Account, person: Me, cookie: Cookie, service: TheService, request: Request, response: Response
) -> PersonOut:
    """Make an account of a guest, so that you can come back on any device."""
    if person.username is not None:
        raise Refused("account/claimed", name=person.username)
    await service.limiter.check("passwords", address(request))
    try:
        await service.store.claim(person.id, account.username, await service.passwords.hash(account.password))
    except Taken:
        raise Refused("account/taken", name=account.username) from None
    await begin(service, person, request, response, cookie)
    return show_person(PersonInfo(person.id, person.name, account.username, person.created_at))


@router.post("/login", responses=refusals(401))
async def login(wish: Login, service: TheService, cookie: Cookie, request: Request, response: Response) -> PersonOut:
    """Come back to your account."""
    await service.limiter.check("passwords", address(request))
    await service.limiter.check("logins", address(request), wish.username.casefold())
    found = await service.store.credentials(wish.username)
    if not await service.passwords.check(wish.password, found[1] if found else None) or found is None:
        raise Refused("auth/wrong")
    await begin(service, found[0], request, response, cookie)
    return show_person(found[0])


@router.post("/logout")
async def logout(cookie: Cookie, service: TheService, request: Request, response: Response) -> Done:
    """End this session. A guest without an account cannot come back to it."""
    if cookie:
        await service.end_sessions(digest(cookie))
    take_cookie(response, SESSION, request.url.scheme == "https")
    return Done()


@router.get("/me/tables", responses=refusals(401))
async def my_tables(
    person: Me,
    service: TheService,
    ended: Annotated[bool, Query(description="Finished ones instead of those still on.")] = False,
    limit: Limit = 50,
) -> list[TableOut]:
    """The tables you sit at, newest first."""
    return [show_table(info, person) for info in await service.store.tables_of(person.id, ended, limit)]


@router.get("/me/outcomes", responses=refusals(401))
async def my_outcomes(person: Me, service: TheService, limit: Limit = 50) -> list[OutcomeOut]:
    """How your games ended, newest first."""
    return [OutcomeOut.model_validate(line) for line in await service.store.outcomes_of(person.id, limit)]


@router.get("/games/{game}/ratings", responses=refusals(404))
async def ratings(game: GameId, service: TheService, limit: Limit = 50) -> list[RatingOut]:
    """The strongest at a game."""
    return [show_rating(rating) for rating in await service.store.ratings(load(game).id, limit)]


@router.get("/games/{game}/ratings/{person}", responses=refusals(404))
async def one_rating(game: GameId, person: PersonId, service: TheService) -> RatingOut:
    """How strong somebody is at a game."""
    found = await service.store.rating(person, load(game).id)
    if found is None:
        raise Refused("person/unknown", "no-rating")
    return show_rating(found)
