"""What routes ask for: the service, and who is asking."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Security
from fastapi.security import APIKeyCookie

from playcall.host.errors import Refused
from playcall.host.ports import PersonInfo
from playcall.server.security import SESSION, person_of
from playcall.server.service import Service

session_cookie = APIKeyCookie(
    name=SESSION, scheme_name="session", description="Set by POST /api/guests and POST /api/login.", auto_error=False
)
Cookie = Annotated[str | None, Security(session_cookie)]


def the_service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


TheService = Annotated[Service, Depends(the_service)]


async def somebody(service: TheService, request: Request) -> PersonInfo | None:
    return await person_of(service.store, request.cookies.get(SESSION), service.hub.now())


async def known_person(service: TheService, cookie: Cookie) -> PersonInfo:
    person = await person_of(service.store, cookie, service.hub.now())
    if person is None:
        raise Refused("auth/needed", "Who are you? Begin as a guest with POST /api/guests, or log in.")
    return person


Somebody = Annotated[PersonInfo | None, Depends(somebody)]
"""Who asks, if that is known."""
Me = Annotated[PersonInfo, Depends(known_person)]
"""Who asks; refused with 401 when that is not known."""
