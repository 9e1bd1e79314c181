"""How every socket begins and ends: room for one more, whose session it is, a word when the database is away."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from starlette.websockets import WebSocket, WebSocketDisconnect

from playcall.server.errors import DATABASE, refusal
from playcall.server.guard import address
from playcall.server.security import SESSION
from playcall.server.service import RESTARTING, Service
from playcall.tables.errors import Refused
from playcall.tables.hub import digest
from playcall.tables.messages import write_message
from playcall.tables.ports import PersonInfo

if TYPE_CHECKING:
    from playcall.server.leaguesockets import LeagueSocket
    from playcall.server.sockets import TableSocket

    Socket: TypeAlias = TableSocket | LeagueSocket

LATER = 1013
"""The close code that says: come again."""


async def greet(websocket: WebSocket, make: Callable[[Service, PersonInfo | None], Socket]) -> None:
    """Accept a socket, and serve it until either side closes."""
    service: Service = websocket.app.state.service
    await websocket.accept()
    if service.draining:
        await websocket.close(1012, RESTARTING)
    elif service.addresses[address(websocket)] >= service.settings.sockets.per_address:
        await websocket.close(LATER, "Too many connections from this address.")
    else:
        with contextlib.suppress(WebSocketDisconnect):
            await _serve(service, websocket, make)


async def _serve(
    service: Service, websocket: WebSocket, make: Callable[[Service, PersonInfo | None], Socket]
) -> None:  # fmt: skip
    try:
        person = await service.whose(websocket.cookies.get(SESSION))
    except DATABASE as problem:
        await turn_away(websocket, service.outage.gone(problem))
        return
    socket = make(service, person)
    with _counted(service, socket, address(websocket)):
        await socket.run()


def session_of(websocket: WebSocket) -> str:
    """The session that a socket belongs to, as it is kept; it ends when that does."""
    return digest(websocket.cookies.get(SESSION, ""))


async def turn_away(websocket: WebSocket, problem: Refused) -> None:
    """Say why nothing can be done now, and close so that the other side comes again."""
    await websocket.send_text(write_message(refusal(problem)).decode())
    await websocket.close(LATER, problem.code)


@contextlib.contextmanager
def _counted(service: Service, socket: Socket, who: str) -> Iterator[None]:
    service.addresses[who] += 1
    service.sockets.add(socket)
    try:
        yield
    finally:
        service.sockets.discard(socket)
        service.addresses[who] -= 1
        if not service.addresses[who]:
            del service.addresses[who]
