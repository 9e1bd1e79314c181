"""The socket of a table: one listener's messages out, one person's wishes in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from playcall.host.audience import Watcher
from playcall.host.errors import not_started
from playcall.host.messages import Outgoing, Refusal, Said, Seats, UndoAsked, UndoRefused, write_message
from playcall.host.ports import PersonInfo, TableInfo
from playcall.host.room import Room
from playcall.kernel import PlaycallError
from playcall.server.errors import FAILED, code_of
from playcall.server.guard import address
from playcall.server.security import SESSION, person_of
from playcall.server.service import RESTARTING, Service
from playcall.server.showing import seat_of, show_seats
from playcall.server.wishes import Wishes

log = logging.getLogger("playcall.server")

CHAT_PAGE = 100
Due = Outgoing | Callable[[], Outgoing]
"""A message, or how to make it when its turn has come."""


async def table_socket(websocket: WebSocket) -> None:
    """`/api/tables/{table}/socket?epoch=&event=&said=`: watch a table, and play at it with a session."""
    service: Service = websocket.app.state.service
    await websocket.accept()
    who = address(websocket)
    if service.draining:
        await websocket.close(1012, RESTARTING)
        return
    if service.addresses[who] >= service.settings.sockets.per_address:
        await websocket.close(1013, "Too many sockets from this address.")
        return
    person = await person_of(service.store, websocket.cookies.get(SESSION), service.hub.now())
    socket = TableSocket(service, websocket, person)
    service.addresses[who] += 1
    service.sockets.add(socket)
    service.metrics.sockets.inc()
    try:
        await socket.run()
    finally:
        service.metrics.sockets.dec()
        service.sockets.discard(socket)
        service.addresses[who] -= 1
        if not service.addresses[who]:
            del service.addresses[who]


class TableSocket:
    """One socket. A reader takes what the person sends; a writer sends what is due, several changes as one."""

    def __init__(self, service: Service, websocket: WebSocket, person: PersonInfo | None) -> None:
        self.service = service
        self.hub = service.hub
        self.limits = service.settings.sockets
        self.websocket = websocket
        self.table_id: str = websocket.path_params["table"]
        self.person = person
        self.info: TableInfo | None = None
        self.room: Room | None = None
        self.watcher: Watcher | None = None
        self.seat: int | None = None
        self.present_at: int | None = None
        self.known = _numbers(websocket, "epoch", "event")
        """What the client says it has seen: epoch and number of events."""
        self.heard_to = (_numbers(websocket, "said") or (0,))[0]
        self.changed = {"seats", "said"}
        self.sent_ply: tuple[int, int] | None = None
        self.sent_seats: list[dict[str, Any]] = []
        self.undo_seat: int | None = None
        self.due: deque[Due] = deque()
        self.wake = asyncio.Event()
        self.wake.set()
        self.ending: tuple[int, str] | None = None

    async def run(self) -> None:
        """Until either side closes."""
        self.service.doorbell.wait(self.table_id, self.ring)
        tasks = {asyncio.create_task(Wishes(self).read()), asyncio.create_task(self._write())}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._go()

    async def _go(self) -> None:
        """Leave the table."""
        self.service.doorbell.leave(self.table_id, self.ring)
        if self.room is not None:
            self.room.listeners.discard(self.hear)
        await self._be_at(None)

    def close(self, code: int, reason: str) -> None:
        """Have the writer close the socket."""
        if self.ending is None:
            self.ending = (code, reason)
            self.wake.set()

    # Hearing ------------------------------------------------------------------------------------------------------

    def ring(self, what: str) -> None:
        """Before the game begins: something happened at the door."""
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
            self.close(1013, "You are too slow; connect again.")
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
                await self._send(Refusal(code_of(problem), str(problem)))
                self.close(1008, code_of(problem))
            except TimeoutError:
                self.due.clear()
                self.close(1013, "You are too slow; connect again.")
            except (WebSocketDisconnect, OSError):
                return
            except Exception:
                log.exception("the socket of table %s failed", self.table_id)
                self.due.clear()
                self.close(1011, FAILED)
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
        if watcher is not None and (watcher.table.epoch, watcher.table.ply) != self.sent_ply:
            self.undo_seat = None if self.room is None else self.room.undo_by
            self.due.appendleft(self._catch_up)
        seats = show_seats(self._table(), None if watcher is None else watcher.table.stand_ins)
        if seats != self.sent_seats:
            self.sent_seats = seats
            self.due.appendleft(Seats(seats))

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
        if self.info.started_at is None:
            return False
        self.room = await self.hub.enter(self.table_id)
        self.room.listeners.add(self.hear)
        if self.room.undo_by is not None:
            self._hear_undo(self.room)
        return True

    def resume(self, epoch: int, event: int) -> None:
        """Say everything again, from what the client knows."""
        watcher = self.watcher
        if watcher is None:
            raise not_started()

        def resumed() -> Outgoing:
            self.sent_ply = (watcher.table.epoch, watcher.table.ply)
            return watcher.resume(epoch, event, self.hub.now())

        self.put(resumed)

    async def _renew_seats(self) -> None:
        """Who sits where may have changed, and with it what this socket may see."""
        info = self._table()
        seat = seat_of(info, self.person)
        if self.room is not None and (self.watcher is None or seat != self.seat):
            self.watcher = Watcher(self.room.live, seat)
            self.sent_ply = None
        self.seat = seat
        await self._be_at(seat)

    def _table(self) -> TableInfo:
        info = self.info if self.room is None else self.room.info
        assert info is not None
        return info

    async def _be_at(self, seat: int | None) -> None:
        """Keep the store informed of who is connected."""
        present, old = self.service.present, self.present_at
        self.present_at = seat
        if old is not None and old != seat:
            present[self.table_id, old] -= 1
            if not present[self.table_id, old]:
                del present[self.table_id, old]
                await self._connection(old, self.hub.now())
        if seat is not None:
            if old != seat:
                present[self.table_id, seat] += 1
            if self._table().seats[seat].lost_at is not None:
                await self._connection(seat, None)

    async def _connection(self, seat: int, lost_at: float | None) -> None:
        await self.hub.store.connection(self.table_id, seat, lost_at)
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


def _numbers(websocket: WebSocket, *names: str) -> tuple[int, ...] | None:
    """Numbers of the query; None when one is missing or is none."""
    words = [websocket.query_params.get(name, "") for name in names]
    if not all(word.isascii() and word.isdigit() and len(word) < 16 for word in words):
        return None
    return tuple(int(word) for word in words)
