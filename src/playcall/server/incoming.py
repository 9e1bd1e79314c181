"""Reads the socket of a table: one message after the other, each carried out or refused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING

import msgspec

from playcall.kernel import PlaycallError
from playcall.server.chat import say
from playcall.server.errors import DATABASE, failed, refusal
from playcall.server.limiting import Bucket
from playcall.server.showing import place_of
from playcall.tables.audience import explained
from playcall.tables.errors import Refused
from playcall.tables.messages import (
    Act,
    AnswerProposal,
    AnswerUndo,
    AskCoach,
    Concede,
    Explain,
    Incoming,
    Ping,
    Pong,
    Resume,
    Say,
    StandIn,
    Undo,
    read_message,
)
from playcall.tables.ports import PersonInfo

if TYPE_CHECKING:
    from playcall.server.sockets import TableSocket

log = logging.getLogger("playcall.server")


EVENTS = 50
"""To be told so many events again counts as one more message."""


class BadMessage(Refused):
    """A message that nobody can read; a socket that sends several is closed."""


class SocketReader:
    """Reads the messages of one socket. Whoever sends too fast is read more slowly: nothing is lost."""

    def __init__(self, socket: TableSocket) -> None:
        self.socket = socket
        self.limits = socket.limits
        self.bad = 0
        self.cost = 1.0
        """How many messages the last one counts for."""
        self.begun: set[asyncio.Task[None]] = set()
        self.bucket = Bucket(self.limits.per_second, self.limits.burst, asyncio.get_running_loop().time())

    async def read(self) -> None:
        """Until the other side closes."""
        while True:
            event = await self.socket.websocket.receive()
            if event["type"] == "websocket.disconnect":
                return
            self.socket.service.metrics.received.inc()
            await self.take(event.get("text"))
            await asyncio.sleep(self.bucket.take(asyncio.get_running_loop().time(), self.cost))

    async def take(self, text: str | None) -> None:
        """One message; whatever is wrong with it is answered, and nothing else happens."""
        self.cost = 1.0
        try:
            message = self._decode(text)
        except BadMessage as problem:
            self.socket.put(refusal(problem))
            self._count_bad()
        else:
            await self._answer(_finish(self._do(message)))

    async def _answer(self, work: Coroutine[None, None, None]) -> None:
        """Do something, or say why it cannot be done."""
        try:
            await work
        except PlaycallError as problem:
            self.socket.put(refusal(problem))
        except DATABASE as problem:
            self.socket.put(refusal(self.socket.service.outage.gone(problem)))
        except Exception:
            log.exception("a message to table %s failed", self.socket.table_id)
            self.socket.put(refusal(failed()))

    def _decode(self, text: str | None) -> Incoming:
        if text is None:
            raise BadMessage("message/bad", "no-message-bytes")
        if len(text) > self.limits.message or len(text.encode()) > self.limits.message:
            raise BadMessage("message/too-long", most=self.limits.message)
        try:
            message: Incoming = read_message(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
            raise BadMessage("message/bad", why=str(problem)) from None
        return message

    def _count_bad(self) -> None:
        self.bad += 1
        if self.bad >= self.limits.bad:
            self.socket.close(1008, "Too many bad messages.")

    async def _do(self, message: Incoming) -> None:
        match message:
            case Ping():
                self.socket.put(Pong())
            case Resume(epoch, event):
                self.cost += max(0, self.socket.resume(epoch, event)) / EVENTS
            case _:
                await self._play(message)

    async def _play(self, message: Incoming) -> None:
        """What only those can do who sit at the table."""
        hub, table, person = self.socket.hub, self.socket.table_id, self.socket.person
        info = self.socket.room.info if self.socket.room is not None else await hub.info(table)
        for_device = isinstance(message, Undo | AnswerUndo) and person is not None and info.kept_by(person.id)
        if person is None or (place_of(info, person) is None and not for_device):
            raise Refused("spectator/silent")
        match message:
            case Act(decision, token):
                await hub.act(person, table, decision, token)
            case Explain(decision, token):
                await self._explain(person, decision, token)
            case AskCoach():
                if not self.begun:
                    self._begin(self._coach(person))
            case Undo():
                await hub.undo(person, table)
            case AnswerUndo(agree):
                await hub.answer_undo(person, table, agree)
            case AnswerProposal(decision, agree):
                await hub.answer_proposal(person, table, decision, agree)
            case Concede():
                await hub.concede(person, table)
            case StandIn(level):
                await hub.stand_in(person, table, level)
            case Say(phrase, text):
                await say(hub, person, table, phrase, text)

    async def _explain(self, person: PersonInfo, decision: int, token: str) -> None:
        """What an option of one's own question would do. Judging it changes nothing."""
        hub = self.socket.hub
        room = await hub.room(self.socket.table_id)
        place = room.info.place_of(person.id)
        assert place is not None
        entry = room.live.act(place, decision, token, hub.now())
        self.socket.put(explained(room.live, entry.seat, entry.text))

    async def _coach(self, person: PersonInfo) -> None:
        self.socket.put(await self.socket.hub.coach(person, self.socket.table_id))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Let something that takes its time go on beside what is read next; it is answered when it is done."""
        task = asyncio.get_running_loop().create_task(self._answer(work))
        self.begun.add(task)
        task.add_done_callback(self.begun.discard)


async def _finish(work: Coroutine[None, None, None]) -> None:
    """Whatever becomes of the socket: what was begun at the table is brought to its end."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.shield(task)
