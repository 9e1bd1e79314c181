"""The socket of a competition: tells that there is something new, so that a page can ask for it."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from playcall.leagues.seeing import fingerprint
from playcall.server.errors import DATABASE
from playcall.server.greeting import greet, session_of, turn_away
from playcall.server.service import Service
from playcall.tables.errors import Refused
from playcall.tables.ports import PersonInfo

LOOK_AGAIN = 5.0
"""Seconds between two looks for entries of which no process has told: it may have been killed in between."""


class News(msgspec.Struct, tag_field="type", tag="news"):
    """What somebody may see of a competition has changed."""

    version: str


async def league_socket(websocket: WebSocket) -> None:
    """`/api/leagues/{league}/socket?invite=`: hear when something happens in a competition."""
    await greet(websocket, lambda service, person: LeagueSocket(service, websocket, person))


class LeagueSocket:
    """One socket. Nothing that comes from the other side is read; several changes are told as one."""

    def __init__(self, service: Service, websocket: WebSocket, person: PersonInfo | None) -> None:
        self.service = service
        self.websocket = websocket
        self.session = session_of(websocket)
        self.person = person
        self.league: str = websocket.path_params["league"]
        self.wake = asyncio.Event()
        self.wake.set()
        self.ending: tuple[int, str] | None = None

    async def run(self) -> None:
        """Until either side closes."""
        self.service.notices.subscribe(self.league, self.notify)
        tasks = {asyncio.create_task(self._read()), asyncio.create_task(self._write())}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.service.notices.unsubscribe(self.league, self.notify)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def notify(self, _: str) -> None:
        self.wake.set()

    def close(self, code: int, reason: str) -> None:
        """Have the writer close the socket."""
        self.ending = (code, reason)
        self.wake.set()

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self.websocket.receive_text()

    async def _write(self) -> None:
        told = ""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            while self.ending is None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), LOOK_AGAIN)
                self.wake.clear()
                try:
                    version = await self._version()
                except Refused as problem:
                    self.ending = (1008, problem.code)
                    break
                except DATABASE as problem:
                    await turn_away(self.websocket, self.service.outage.gone(problem))
                    return
                if version != told and self.ending is None:
                    told = version
                    async with asyncio.timeout(self.service.settings.sockets.send_seconds):
                        await self.websocket.send_text(msgspec.json.encode(News(version)).decode())
            assert self.ending is not None
            await self.websocket.close(*self.ending)

    async def _version(self) -> str:
        person = self.person
        desk = await self.service.clubhouse.seen(self.league, person, self.websocket.query_params.get("invite", ""))
        return fingerprint(desk.competition.office, person.id if person else None)
