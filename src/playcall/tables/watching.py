"""Watching the tables: clocks that fall, bots that were left alone, moves that nobody told of."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from playcall.kernel import PlaycallError
from playcall.tables.clocks import GRACE, RETURN
from playcall.tables.errors import Refused, not_yours
from playcall.tables.ledger import Entry
from playcall.tables.room import Room
from playcall.tables.rooms import Rooms

log = logging.getLogger("playcall.tables")

AFTER_FAILURE = 60.0
"""Seconds until a table is looked at again at which something went wrong that nobody thought of."""


STAND_IN = "starter"
"""The bot that plays on for somebody who is absent; in a rated game no stronger one may."""


class Watch(Rooms):
    """What runs by itself, in the process that leads or in every process."""

    async def wake(self) -> None:
        """After a start: bots of unfinished tables play on, and clocks run on. One process is enough for that."""
        for table_id in await self.store.unfinished() if await self.store.lead() else ():
            await self._alone(table_id, self._wake)

    async def _wake(self, table_id: str) -> None:
        await self._look_again(await self.room(table_id))

    async def _alone(self, table_id: str, work: Callable[[str], Awaitable[None]]) -> None:
        """One table that cannot be played on must not stop the others: it rests until the next start, or for a while.

        What only the store could be blamed for is raised by the next question to it.
        """
        try:
            await work(table_id)
        except Exception as problem:
            for_good = isinstance(problem, PlaycallError)
            log.warning("table %s cannot continue: %s", table_id, problem, exc_info=None if for_good else problem)
            deadline = None if for_good else self.now() + AFTER_FAILURE
            await self.store.set_deadline(table_id, deadline, (await self._stored(table_id)).deadline)

    # Missed moves -------------------------------------------------------------------------------------------------

    async def look_for_missed(self, every: float) -> None:
        """In every process: a process that is killed between a commit and its notice tells nobody of the entry."""
        while not self.closing.is_set():
            await self.renew_watched()
            await self.rest(every)

    async def renew_watched(self) -> None:
        """Bring the rooms that somebody watches up to the store."""
        watched = {table_id: room for table_id, room in self.rooms.items() if room.listeners}
        plies = await self.store.plies(list(watched)) if watched else {}
        for table_id, ply in plies.items():
            if ply > watched[table_id].live.ply:
                await self._alone(table_id, self._renew)

    async def _renew(self, table_id: str) -> None:
        await self.renew(await self.room(table_id))

    # Clocks -------------------------------------------------------------------------------------------------------

    async def run_deadlines(self, every: float = 0.5) -> None:
        """Watch the clocks, in the one process that leads."""
        while not self.closing.is_set():
            if await self.store.lead():
                for table_id in await self.store.due(self.now()):
                    await self._alone(table_id, self._time_out)
            await self.rest(every)

    async def _time_out(self, table_id: str) -> None:
        """Clocks that have fallen: a stand-in plays on, or the seat concedes. Lost connections are given a grace."""
        room = await self.room(table_id)
        await self.renew(room)
        late = [seat for seat in room.live.asked() if self._is_late(room, seat)]
        for seat in late:
            with suppress(Refused):
                await self._enter(room, partial(self._fall, room, seat))
        if not late:
            await self._look_again(room)

    def _fall(self, room: Room, seat: int) -> Entry:
        """What a fallen clock enters; raises `Refused` when the seat was answered for in the last moment."""
        if not self._is_late(room, seat):
            raise not_yours()
        if room.info.setup.on_timeout == "concede":
            return room.live.concede(seat, self.now())
        return room.live.stand_in(room.live.waits_for(seat), STAND_IN, self.now())

    def _is_late(self, room: Room, seat: int) -> bool:
        """Whether a person's time is up; bots have a limit of their own."""
        due = room.live.timer.deadline(seat)
        if due is None or room.bot_for(seat):
            return False
        grace = GRACE if room.info.at(room.live.waits_for(seat)).lost_at is not None else 0.0
        return self.now() >= max(due, self._returned(room, seat)) + grace

    def _returned(self, room: Room, seat: int) -> float:
        """Until when nobody can be late who was asked before this process began: the server may have been away."""
        return self.time.began + RETURN if room.live.timer.since[seat] < self.time.began else 0.0
