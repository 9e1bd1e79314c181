"""The socket of a table: one listener's messages out, one person's messages in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from playcall.kernel import PlaycallError
from playcall.server.errors import DATABASE, code_of, failed, refusal
from playcall.server.greeting import LATER, greet, session_of
from playcall.server.incoming import SocketReader
from playcall.server.service import Service
from playcall.server.showing import place_of, show_seats
from playcall.tables.audience import Watcher, choosers, hides
from playcall.tables.errors import not_started
from playcall.tables.livetable import LiveTable
from playcall.tables.messages import Device, Outgoing, Refusal, Said, Seats, UndoAsked, UndoRefused, write_message
from playcall.tables.places import seat_at
from playcall.tables.ports import PersonInfo, TableInfo
from playcall.tables.room import Room

log = logging.getLogger("playcall.server")

CHAT_PAGE = 100
Due = Outgoing | Callable[[], Outgoing]
"""A message, or how to make it when its turn has come."""


async def table_socket(websocket: WebSocket) -> None:
    """`/api/tables/{table}/socket?epoch=&event=&said=&hold=`: watch a table, and play at it with a session."""
    await greet(websocket, lambda service, person: TableSocket(service, websocket, person))


class TableSocket:
    """One socket. A reader takes what the person sends; a writer sends what is due, several changes as one."""

    def __init__(self, service: Service, websocket: WebSocket, person: PersonInfo | None) -> None:
        self.service = service
        self.hub = service.hub
        self.limits = service.settings.sockets
        self.websocket = websocket
        self.session = session_of(websocket)
        self.table_id: str = websocket.path_params["table"]
        self.person = person
        self.info: TableInfo | None = None
        self.room: Room | None = None
        self.watcher: Watcher | None = None
        self.place: int | None = None
        self.hold = (_numbers(websocket, "hold") or (None,))[0]
        """The place, of those on the person's device, whose player has it in hand; None while the curtain is down."""
        self.present_at: set[int] = set()
        self.known = _numbers(websocket, "epoch", "event")
        """What the client says it has seen: epoch and number of events."""
        self.heard_to = (_numbers(websocket, "said") or (0,))[0]
        self.changed = {"seats", "said"}
        self.sent_ply: tuple[int, int] | None = None
        self.sent_seats: list[dict[str, Any]] = []
        self.sent_device: Device | None = None
        self.undo_seat: int | None = None
        self.resuming: tuple[int, int] | None = None
        """What the client knows that wants to be told everything after it, until it is told."""
        self.due: deque[Due] = deque()
        self.wake = asyncio.Event()
        self.wake.set()
        self.ending: tuple[int, str] | None = None

    async def run(self) -> None:
        """Until either side closes."""
        self.service.notices.subscribe(self.table_id, self.notify)
        self.service.metrics.sockets.inc()
        tasks = {asyncio.create_task(SocketReader(self).read()), asyncio.create_task(self._write())}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.service.metrics.sockets.dec()
            await self._leave()

    async def _leave(self) -> None:
        self.service.notices.unsubscribe(self.table_id, self.notify)
        if self.room is not None:
            self.room.listeners.discard(self.hear)
        try:
            await self._be_at(set())
        except DATABASE as problem:
            self.service.outage.gone(problem)

    def close(self, code: int, reason: str) -> None:
        """Have the writer close the socket."""
        if self.ending is None:
            self.ending = (code, reason)
            self.wake.set()

    # Hearing ------------------------------------------------------------------------------------------------------

    def notify(self, what: str) -> None:
        """Before the game begins: somebody sat down, left or said something."""
        if self.room is None:
            self.changed |= {"said"} if what == "said" else {"seats"}
            self.wake.set()

    def hear(self, what: str, room: Room) -> None:
        """In the game: the room tells."""
        if what == "undo":
            self._hear_undo(room)
        else:
            self.changed.add(what)
            self.wake.set()

    def _hear_undo(self, room: Room) -> None:
        if room.undo_by is not None:
            self.undo_seat = room.undo_by
            self.put(UndoAsked(room.undo_by, sorted(room.undo_agreed)))
        elif self.undo_seat is not None:
            self.put(UndoRefused(self.undo_seat))
            self.undo_seat = None

    def put(self, message: Due) -> None:
        """Have the writer send a message; a socket that lets too many wait is closed."""
        if len(self.due) >= self.limits.queue:
            self.due.clear()
            self.close(LATER, "Your connection is too slow for this table. Please reconnect.")
            return
        self.due.append(message)
        self.wake.set()

    # Writing ------------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            try:
                if self.ending is None:
                    await self._write_due()
            except PlaycallError as problem:
                await self._send(refusal(problem))
                self.close(1008, code_of(problem))
            except DATABASE as problem:
                self.put(refusal(away := self.service.outage.gone(problem)))
                self.close(LATER, away.code)
            except TimeoutError:
                self.due.clear()
                self.close(LATER, "Your connection is too slow for this table. Please reconnect.")
            except (WebSocketDisconnect, OSError):
                return
            except Exception:
                log.exception("the socket of table %s failed", self.table_id)
                self.due.clear()
                self.close(1011, failed().code)
            if self.ending is not None:
                await self._end(*self.ending)
                return

    async def _write_due(self) -> None:
        """Everything that is due, in the order in which it makes sense."""
        changed, self.changed = self.changed, set()
        if self.room is None and await self._enter():
            changed |= {"seats", "moved"}
        if "seats" in changed:
            await self._renew_seats()
        if changed & {"seats", "moved"}:
            self._put_moves_first()
        while self.due and self.ending is None:
            due = self.due.popleft()
            await self._send(due() if callable(due) else due)
        if "said" in changed:
            await self._write_chat()

    def _put_moves_first(self) -> None:
        """What happened on the table goes before answers, and as one message however much it is."""
        watcher = self.watcher
        if self.room is not None:
            self._shown(self.room)
        if watcher is not None and (watcher.table.epoch, watcher.table.ply) != self.sent_ply:
            self.undo_seat = None if self.room is None else self.room.undo_by
            self.due.appendleft(self._catch_up)
        seats = show_seats(self._table(), None if watcher is None else watcher.table.stand_ins)
        if seats != self.sent_seats:
            self.sent_seats = seats
            self.due.appendleft(Seats(seats))
        self._put_device()

    def _put_device(self) -> None:
        """Whoever hands a device round learns to whom, after what led to it."""
        places = self._kept()
        if not places:
            return
        device = Device(0, places, [], [], []) if self.room is None else _device(self.room, places)
        if device != self.sent_device:
            self.sent_device = device
            self.due.append(device)

    def _catch_up(self) -> Outgoing:
        watcher = self.watcher
        assert watcher is not None
        first = self.sent_ply is None
        self.sent_ply = (watcher.table.epoch, watcher.table.ply)
        if not first:
            return watcher.catch_up(self.hub.now())
        known, self.known = self.known, None
        return watcher.resume(known[0], known[1], self.hub.now()) if known else watcher.hello(self.hub.now())

    async def _enter(self) -> bool:
        """Go in when the game has begun; until then there are only seats and chat."""
        self.info = await self.hub.info(self.table_id)
        if self.hold is not None and self.person is not None and self.person.keeper is None:
            self.person = await self.hub.holder(self.person, self.table_id, self.hold)
        if self.info.started_at is None:
            return False
        self.room = await self.hub.enter(self.table_id)
        self.room.listeners.add(self.hear)
        if self.room.undo_by is not None:
            self._hear_undo(self.room)
        return True

    def resume(self, epoch: int, event: int) -> int:
        """Say everything again, once however often it is asked for; returns how many events that are."""
        if self.watcher is None:
            raise not_started()
        if self.resuming is None:
            self.put(self._resumed)
        self.resuming = (epoch, event)
        return len(self.watcher.table.events) - (event if epoch == self.watcher.table.epoch else 0)

    def _resumed(self) -> Outgoing:
        watcher, known = self.watcher, self.resuming
        assert watcher is not None
        assert known is not None
        self.resuming = None
        self.sent_ply = (watcher.table.epoch, watcher.table.ply)
        return watcher.resume(*known, self.hub.now())

    async def _renew_seats(self) -> None:
        """Who sits where may have changed, and with it what this socket may see."""
        info = self._table()
        place = place_of(info, self.person)
        if self.room is not None and (self.watcher is None or place != self.place):
            self.place = place
            self.watcher = Watcher(self._shown(self.room), place)
            self.sent_ply = None
        self.place = place
        await self._be_at({place} if place is not None else set(self._kept()))

    def _shown(self, room: Room) -> LiveTable:
        """The table as this socket sees it: players see it at once, spectators late where the table wants it."""
        return room.live if self._kept() else room.shown_to(self.place)

    def _kept(self) -> list[int]:
        """The places that are played on this person's device."""
        return [] if self.person is None else self._table().kept_by(self.person.id)

    def _table(self) -> TableInfo:
        info = self.info if self.room is None else self.room.info
        assert info is not None
        return info

    async def _be_at(self, places: set[int]) -> None:
        """Keep the store informed of who is connected."""
        present, old = self.service.present, self.present_at
        self.present_at = places
        for place in old - places:
            present[self.table_id, place] -= 1
            if not present[self.table_id, place]:
                del present[self.table_id, place]
                await self._connection(place, self.hub.now())
        for place in places - old:
            present[self.table_id, place] += 1
        for place in places:
            if self._table().at(place).lost_at is not None:
                await self._connection(place, None)

    async def _connection(self, place: int, lost_at: float | None) -> None:
        await self.hub.store.connection(self.table_id, place, lost_at)
        await self.hub.changed(self.table_id, "seats")

    async def _write_chat(self) -> None:
        while lines := await self.hub.store.said(self.table_id, self.heard_to, CHAT_PAGE):
            for line in lines:
                await self._send(Said(line.id, line.person, line.name, line.phrase, line.text, line.at))
            self.heard_to = lines[-1].id

    async def _send(self, message: Outgoing) -> None:
        """Raises `TimeoutError` when the other side does not take it."""
        text = write_message(message)
        if isinstance(message, Refusal):
            self.service.metrics.refusals.labels(message.code).inc()
        self.service.metrics.sent.inc()
        self.service.metrics.sent_bytes.inc(len(text))
        async with asyncio.timeout(self.limits.send_seconds):
            await self.websocket.send_text(text.decode())

    async def _end(self, code: int, reason: str) -> None:
        """Answer what was asked, and close."""
        self.service.metrics.closed.labels(str(code)).inc()
        with contextlib.suppress(TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            async with asyncio.timeout(2.0):
                while self.due:
                    due = self.due.popleft()
                    await self._send(due() if callable(due) else due)
                await self.websocket.close(code, reason)


def _device(room: Room, places: list[int]) -> Device:
    """Whom a device is to be handed to, and how much of it nobody else may see."""
    asked, openly = room.asked_of(places), choosers(room.live)
    hiding = [place for place in asked if hides(room.live, seat_at(place))]
    return Device(room.live.ply, places, asked, hiding, [place for place in asked if place not in openly])


def _numbers(websocket: WebSocket, *names: str) -> tuple[int, ...] | None:
    """Numbers of the query; None when one is missing or is none."""
    words = [websocket.query_params.get(name, "") for name in names]
    if not all(word.isascii() and word.isdigit() and len(word) < 16 for word in words):
        return None
    return tuple(int(word) for word in words)
