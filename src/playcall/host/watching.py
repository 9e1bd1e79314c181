"""Watching the tables: clocks that fall, bots that were left alone, moves that nobody told of."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial

from playcall.host.clocks import GRACE
from playcall.host.errors import Refused, not_yours
from playcall.host.ledger import Entry
from playcall.host.room import Room
from playcall.host.rooms import Rooms

log = logging.getLogger("playcall.host")


class Watch(Rooms):
    """What goes on by itself, in the process that leads or in every process."""

    async def wake(self) -> None:
        """After a start: bots of unfinished tables go on, and clocks with them. One process is enough for that."""
        for table_id in await self.store.unfinished() if await self.store.lead() else ():
            try:
                room = await self.room(table_id)
            except Refused:
                continue
            await self._look_again(room)

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
                try:
                    await self.renew(watched[table_id])
                except Refused as problem:
                    log.warning("table %s cannot go on: %s", table_id, problem)

    # Clocks -------------------------------------------------------------------------------------------------------

    async def run_deadlines(self, every: float = 0.5) -> None:
        """Watch the clocks, in the one process that leads."""
        while not self.closing.is_set():
            if await self.store.lead():
                for table_id in await self.store.due(self.now()):
                    await self._look_at(table_id)
            await self.rest(every)

    async def _look_at(self, table_id: str) -> None:
        """One table that cannot be played on must not stop the clocks of the others."""
        try:
            await self._time_out(await self.room(table_id))
        except Refused as problem:
            log.warning("table %s cannot go on: %s", table_id, problem)
            await self.store.set_deadline(table_id, None, (await self._stored(table_id)).deadline)

    async def _time_out(self, room: Room) -> None:
        """Clocks that have fallen: a stand-in plays on, or the seat concedes. Lost connections are given a grace."""
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
        return room.live.stand_in(seat, "starter", self.now())

    def _is_late(self, room: Room, seat: int) -> bool:
        """Whether a person's time is up; bots have a limit of their own."""
        due = room.live.timer.deadline(seat)
        if due is None or room.bot_at(seat):
            return False
        grace = GRACE if room.info.seats[seat].lost_at is not None else 0.0
        return self.now() >= due + grace
