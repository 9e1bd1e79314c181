"""One's own account: its password, the browsers that are signed in, everything that is kept of it, and its end."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse

from playcall.server.deps import Cookie, Me, TheService
from playcall.server.errors import refusals
from playcall.server.guard import address
from playcall.server.models import Done, Farewell, NewPassword, SessionOut
from playcall.server.security import SESSION, begin_session, give_cookie, take_cookie
from playcall.server.service import Service
from playcall.tables.errors import Refused
from playcall.tables.hub import digest
from playcall.tables.ports import PersonInfo, SessionInfo

router = APIRouter(prefix="/api/me", tags=["people"])

NOBODY = "—"
"""Under which name somebody's games stay who is not here any more."""
SHORT = 16
"""So much of a session's hash names it."""
ALL = 100_000

SessionId = Annotated[str, Path(pattern=rf"^[0-9a-f]{{{SHORT}}}$", description="The id of a session.")]


async def begin(
    service: Service, person: PersonInfo, request: Request, response: Response, old: str | None = None
) -> None:
    """A new session, in place of the old one."""
    if old:
        await service.end_sessions(digest(old))
    agent = request.headers.get("user-agent", "")
    secret = await begin_session(service.store, person.id, service.hub.now(), agent)
    give_cookie(response, SESSION, secret, request.url.scheme == "https")


@router.post("/password", responses=refusals(401, 409))
async def change_password(
    wish: NewPassword, person: Me, cookie: Cookie, service: TheService, request: Request, response: Response
) -> Done:
    """Take another password. Every other browser is signed out."""
    await _check_password(service, person, wish.old, request)
    await service.store.set_password(person.id, await service.passwords.hash(wish.new))
    await _end_others(service, person, "")
    await begin(service, person, request, response, cookie)
    return Done()


@router.get("/sessions", responses=refusals(401))
async def sessions(person: Me, cookie: Cookie, service: TheService) -> list[SessionOut]:
    """The browsers in which you are signed in, newest first."""
    found = await service.store.sessions_of(person.id, service.hub.now())
    return [_show(session, digest(cookie or "")) for session in found]


@router.delete("/sessions", responses=refusals(401))
async def end_others(person: Me, cookie: Cookie, service: TheService) -> Done:
    """Sign out everywhere but here."""
    await _end_others(service, person, digest(cookie or ""))
    return Done()


@router.delete("/sessions/{session}", responses=refusals(401, 404))
async def end_one(session: SessionId, person: Me, service: TheService) -> Done:
    """Sign one browser out."""
    theirs = await service.store.sessions_of(person.id, service.hub.now())
    found = [one.secret for one in theirs if one.secret.startswith(session)]
    if not found:
        raise Refused("session/unknown")
    await service.end_sessions(*found)
    return Done()


@router.get("/export", response_class=Response, responses={200: {"content": {"application/json": {}}}, **refusals(401)})
async def export(person: Me, service: TheService) -> JSONResponse:
    """Everything that is kept of you, as a file; passwords and other secrets are not in it."""
    kept = await service.store.all_of(person.id)
    sets = [msgspec.json.decode(one.body) for one in await service.store.sets_of(person.id, None)]
    body: dict[str, Any] = {"person": msgspec.to_builtins(person), **kept, "card_sets": sets}
    return JSONResponse(body, headers={"content-disposition": 'attachment; filename="playcall-account.json"'})


@router.post("/delete", responses=refusals(401, 409))
async def delete(wish: Farewell, person: Me, service: TheService, request: Request, response: Response) -> Done:
    """Delete what is yours: games that are on are given up, and those that were played stay without your name."""
    if person.username is not None:
        await _check_password(service, person, wish.password, request)
    await _leave_tables(service, person)
    await _end_others(service, person, "")
    await service.store.forget(person.id, NOBODY)
    take_cookie(response, SESSION, request.url.scheme == "https")
    return Done()


async def _check_password(service: Service, person: PersonInfo, password: str, request: Request) -> None:
    """Raises `Refused`."""
    if person.username is None:
        raise Refused("account/none")
    await service.limiter.check("logins", address(request), person.username.casefold())
    found = await service.store.credentials(person.username)
    if not await service.passwords.check(password, found[1] if found else None):
        raise Refused("auth/wrong-password")


async def _end_others(service: Service, person: PersonInfo, but: str) -> None:
    theirs = await service.store.sessions_of(person.id, service.hub.now())
    await service.end_sessions(*(one.secret for one in theirs if one.secret != but))


async def _leave_tables(service: Service, person: PersonInfo) -> None:
    """Nobody shall wait for somebody who is gone; a table that cannot be opened any more waits for nobody."""
    for info in await service.store.tables_of(person.id, ended=False, limit=ALL):
        try:
            if info.started_at is None:
                await service.hub.leave(person, info.id)
            elif info.place_of(person.id) is not None:
                await service.hub.concede(person, info.id)
        except Refused:
            continue


def _show(session: SessionInfo, here: str) -> SessionOut:
    return SessionOut(
        id=session.secret[:SHORT], device=session.device, created_at=session.created_at, here=session.secret == here
    )
