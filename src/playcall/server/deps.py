"""What routes ask for: the service, and who is asking."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request, Security
from fastapi.security import APIKeyCookie

from playcall.server.guard import address
from playcall.server.models import TableId
from playcall.server.security import SESSION
from playcall.server.service import Service
from playcall.tables.backroom import Customer
from playcall.tables.cardsets import bring
from playcall.tables.errors import Refused
from playcall.tables.places import DEFENCE
from playcall.tables.ports import PersonInfo

session_cookie = APIKeyCookie(
    name=SESSION, scheme_name="session", description="Set by POST /api/guests and POST /api/login.", auto_error=False
)
Cookie = Annotated[str | None, Security(session_cookie)]


def the_service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


TheService = Annotated[Service, Depends(the_service)]


async def somebody(service: TheService, request: Request) -> PersonInfo | None:
    return await service.whose(request.cookies.get(SESSION))


async def known_person(service: TheService, cookie: Cookie) -> PersonInfo:
    person = await service.whose(cookie)
    if person is None:
        raise Refused("auth/needed")
    return person


async def customer_of(service: TheService, request: Request) -> Customer:
    person = await somebody(service, request)
    place = address(request)
    return Customer(place if person is None else person.id, place)


Somebody = Annotated[PersonInfo | None, Depends(somebody)]
"""Who asks, if that is known."""
TheCustomer = Annotated[Customer, Depends(customer_of)]
"""Who asks for something that takes long, known or not."""
Me = Annotated[PersonInfo, Depends(known_person)]
"""Who asks; refused with 401 when that is not known."""


async def sets_here(service: TheService, request: Request) -> None:
    """Whoever asks for a game with card sets finds them, whichever process they were brought to."""
    game = request.path_params.get("game", "")
    if "+" in game:
        await bring(service.store, game)


Hold = Annotated[
    int | None, Query(ge=0, le=DEFENCE + 63, description="The place, of those on your device, that you speak for.")
]


async def player(service: TheService, person: Me, table: TableId, hold: Hold = None) -> PersonInfo:
    return person if hold is None else await service.hub.holder(person, table, hold)


async def viewer(service: TheService, person: Somebody, table: TableId, hold: Hold = None) -> PersonInfo | None:
    return person if hold is None or person is None else await service.hub.holder(person, table, hold)


Player = Annotated[PersonInfo, Depends(player)]
"""Who asks, or who has the device in hand (`hold`)."""
Viewer = Annotated[PersonInfo | None, Depends(viewer)]
"""The same, if it is known who asks."""
