"""The tables of one process: judge, have the store commit, only then tell; bots and clocks run by themselves."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress

from msgspec.structs import replace

from playcall.kernel import PlaycallError
from playcall.tables.backroom import Backroom
from playcall.tables.ending import finish
from playcall.tables.errors import Refused, not_started, not_yours
from playcall.tables.ledger import Entry, Kind
from playcall.tables.livetable import LiveTable
from playcall.tables.ports import Bus, Store, TableInfo, Taken
from playcall.tables.room import Room
from playcall.tables.snapshots import SHORT, Ledger, fold_elsewhere, load_table, restored, save_if_long
from playcall.tables.thinking import Task, Thinker
from playcall.tables.timekeeping import Timekeeper, steady

log = logging.getLogger("playcall.tables")

WATCHDOG = 10.0
"""Seconds after which a silent table with bots is looked at by the leading process; at most twice as many."""
IN_GRACE = 1.0
"""Seconds between two looks at a clock that has fallen while its person's connection was lost."""
CACHE = 2000
"""Tables kept in memory; others are rebuilt when somebody looks at them."""


def earliest(*moments: float | None) -> float | None:
    """The first of some moments, of which any may be missing."""
    return min((moment for moment in moments if moment is not None), default=None)


class Rooms:
    """What a process knows of its tables. `Hub` adds what people can do at them."""

    def __init__(
        self, store: Store, bus: Bus, thinker: Thinker, now: Callable[[], float] | None = None,
        backroom: Backroom | None = None,
    ) -> None:  # fmt: skip
        self.store = store
        self.bus = bus
        self.thinker = thinker
        self.backroom = backroom or Backroom()
        self.time = Timekeeper(now or steady())
        self.now = self.time.now
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.on_end: Callable[[Room], Coroutine[None, None, None]] | None = None
        """What is to be done when a game is over; may come more than once for one table."""
        self.on_moved: Callable[[Room], Coroutine[None, None, None]] | None = None
        """What is to be done in the background after each entry of this process."""
        self.closing = asyncio.Event()
        """Set once the process is to end."""

    async def info(self, table_id: str) -> TableInfo:
        """A table as it is stored; raises `Refused`.

        A full one whose process died before it began begins now, and one whose last choice is known ends now.
        """
        info = await self._start_if_full(await self._stored(table_id))
        room = self.rooms.get(table_id)
        if info.ended_at is not None or room is None or not room.live.over:
            return info
        await finish(self.store, info, room.live, self.now())
        return await self._stored(table_id)

    async def _stored(self, table_id: str) -> TableInfo:
        found = await self.store.table(table_id)
        if found is None:
            raise Refused("table/unknown")
        return found

    # Rooms --------------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a started table, in memory or rebuilt from its ledger."""
        room = self.rooms.get(table_id)
        if room is not None:
            self.rooms.move_to_end(table_id)
            return room
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self.rooms:
                    info = await self._stored(table_id)
                    if info.started_at is None:
                        raise not_started()
                    live = await load_table(self.store, self.backroom, info)
                    self.time.catch_up(live.entries[-1].at if live.entries else live.opened)
                    room = self.rooms[table_id] = Room(info, live)
                    self._forget_old()
                    await self.renew(room)
        finally:
            self.loading.pop(table_id, None)
        return self.rooms[table_id]

    async def enter(self, table_id: str) -> Room:
        """The room for somebody who comes in: as the store has it, whatever notices were missed."""
        known = self.rooms.get(table_id)
        room = await self.room(table_id)
        if room is known:
            await self.renew(room)
        if room.late is None and room.is_shown_late and room.live.ply > SHORT:
            room.late = await self._late(room)
        return room

    async def _late(self, room: Room) -> LiveTable:
        """A long table as its spectators see it."""
        setup = replace(room.live.setup, clock="")
        ledger = Ledger(setup, room.live.opened, room.live.entries[: room.late_ply])
        table = restored(ledger, await fold_elsewhere(self.backroom, ledger))
        assert table is not None, "a snapshot fits its own ledger"
        return table

    async def renew(self, room: Room) -> None:
        """Bring a room up to the store, and make good what a process that died has left.

        It may have told nobody of its last entry, left a game that is over without an end, or bots without thought.
        """
        async with room.lock:
            seats, room.info = room.info.seats, await self._stored(room.info.id)
            missed = await self._catch_up(room)
        if missed:
            room.tell("moved")
        if room.info.seats != seats:
            room.tell("seats")
        if room.live.over and room.info.ended_at is None:
            self.spawn(self._after(room))
        self._let_bots_think(room)

    def _forget_old(self) -> None:
        """Keep the cache bounded; rooms with listeners stay, and the newest, which is about to get some."""
        for table_id in list(self.rooms)[:-1]:
            if len(self.rooms) <= CACHE:
                break
            room = self.rooms[table_id]
            if not room.listeners and not room.lock.locked():
                del self.rooms[table_id]

    async def heard(self, notice: str) -> None:
        """Another process changed something: catch up with the store."""
        if notice == "*":
            for table_id in list(self.rooms):
                try:
                    await self.heard(f"moved {table_id}")
                except PlaycallError as problem:
                    log.warning("table %s cannot continue: %s", table_id, problem)
            return
        what, _, table_id = notice.partition(" ")
        room = self.rooms.get(table_id)
        if room is None:
            return
        if what == "seats":
            room.info = await self.info(table_id)
        elif what == "moved":
            async with room.lock:
                await self._catch_up(room)
            if room.live.over:
                room.info = await self.info(table_id)
        elif what.startswith("undo:"):
            self._hear_undo(room, what)
            return
        room.tell(what)

    async def _catch_up(self, room: Room) -> bool:
        """Whether the store had entries that the room had not."""
        missed = await self.store.entries(room.info.id, room.live.ply)
        for entry in missed:
            room.live.fold(entry)
            room.undo_by = None
        return bool(missed)

    async def _tell_undo(self, room: Room) -> None:
        """Tell, here and in other processes, who wants to take something back and who has agreed."""
        room.tell("undo")
        by = "" if room.undo_by is None else room.undo_by
        agreed = ".".join(map(str, sorted(room.undo_agreed)))
        await self.bus.publish(f"undo:{room.live.ply}:{by}:{agreed} {room.info.id}")

    def _hear_undo(self, room: Room, what: str) -> None:
        """A wish from another process; one that a later move has answered is void."""
        _, ply, by, agreed = what.split(":")
        wanted = int(by) if by else None
        known = {int(seat) for seat in agreed.split(".")}
        if int(ply) != room.live.ply or (wanted, known) == (room.undo_by, room.undo_agreed):
            return
        if wanted is not None or room.undo_by is not None:
            room.undo_by, room.undo_agreed = wanted, known
            room.tell("undo")

    # Entering -----------------------------------------------------------------------------------------------------

    async def _enter(self, room: Room, judge: Callable[[], Entry]) -> Entry:
        """Judge, commit, fold, tell. When another process was quicker, catch up and judge again.

        Nothing is refused on the grounds of a position that the store has left behind.
        """
        async with room.lock:
            while True:
                try:
                    entry = judge()
                    await self.store.append(room.info.id, entry, self._look_after(room, entry))
                    break
                except (Refused, Taken) as problem:
                    if not await self._catch_up(room) and isinstance(problem, Refused):
                        raise
                    room.tell("moved")
            room.live.fold(entry)
            room.undo_by = None
        await self._after(room)
        return entry

    def _look_after(self, room: Room, entry: Entry) -> float | None:
        """When a table must be looked at once this is entered: never too late, at times too early.

        It goes into the same commit; only the position after it says for certain whose clock runs.
        """
        chooser = entry.seat if entry.kind is Kind.ACT else None
        return earliest(room.live.timer.not_before(chooser, entry.at), self._watch_until(room))

    def _watch_until(self, room: Room) -> float | None:
        """A table with bots is looked at again after a while, should the process die that lets them think.

        Not to the second: a moment that stays the same for some plies need not be written for each of them.
        """
        return WATCHDOG * (self.now() // WATCHDOG + 2) if room.has_bots() else None

    async def _after(self, room: Room) -> None:
        """End the table if it is over, tell what happened, keep long ones short, wake the bots.

        Whoever hears that a game is over finds its record and outcome in the store.
        """
        if room.live.over and room.info.ended_at is None:
            room.info = await self.info(room.info.id)
        room.tell("moved")
        await self.bus.publish(f"moved {room.info.id}")
        if not room.live.over:
            await save_if_long(self.store, room.live)
        elif self.on_end is not None:
            self.spawn(self.on_end(room))
        if self.on_moved is not None and not room.live.over:
            self.spawn(self.on_moved(room))
        self._let_bots_think(room)

    async def _start_if_full(self, info: TableInfo) -> TableInfo:
        if info.started_at is None and not any(seat.open for seat in info.seats):
            await self.store.start(info.id, self.now())
            info = await self._stored(info.id)
            if info.started_at is not None:
                room = await self.room(info.id)
                await self._look_again(room)
                await self._after(room)
        return info

    async def _look_again(self, room: Room) -> None:
        """Write down when the clocks of a table, or its bots, need looking at again."""
        due = None if room.live.over else room.live.timer.next_deadline()
        if due is not None and due <= self.now():
            due = self.now() + IN_GRACE
        look = earliest(due, None if room.live.over else self._watch_until(room))
        await self.store.set_deadline(room.info.id, look, instead_of=room.info.deadline)

    async def changed(self, table_id: str, what: str) -> None:
        """Tell everybody at a table that its `seats` changed, or that something was `said`."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.info = await self.info(table_id)
            room.tell(what)
        await self.bus.publish(f"{what} {table_id}")

    # Bots ---------------------------------------------------------------------------------------------------------

    def _let_bots_think(self, room: Room) -> None:
        if room.thinking or self.closing.is_set() or not any(room.bot_for(seat) for seat in room.live.asked()):
            return
        room.thinking = True
        self.spawn(self._think(room))

    async def _think(self, room: Room) -> None:
        try:
            while not self.closing.is_set() and (seat := self._bot_to_move(room)) is not None:
                live, asked_at = room.live, room.live.asked_at[seat]
                token = "" if live.is_shown(seat) else await self.thinker.choose(self._task(room, seat))
                if live.asked_at[seat] == asked_at and seat in live.asked() and room.bot_for(seat):
                    await self._enter_bot(room, seat, asked_at, token)
        finally:
            room.thinking = False

    async def _enter_bot(self, room: Room, seat: int, asked_at: int, token: str) -> None:
        """A bot's choice. To what its fellow coach would choose, a bot agrees."""

        def judge() -> Entry:
            place = room.live.waits_for(seat)
            if not room.bot_at(place):
                raise not_yours()
            if room.live.is_shown(seat):
                return room.live.answer(place, asked_at, True, self.now())
            return room.judge(place, asked_at, token, self.now())

        try:
            await self._enter(room, judge)
        except Refused:
            await self._resync(room)

    async def _resync(self, room: Room) -> None:
        async with room.lock:
            await self._catch_up(room)

    def _bot_to_move(self, room: Room) -> int | None:
        return next((seat for seat in room.live.asked() if room.bot_for(seat)), None)

    def _task(self, room: Room, seat: int) -> Task:
        setup = room.info.setup
        level = room.bot_at(room.live.chooser(seat)) or "starter"
        given_back = room.live.proposals.get(seat)
        return Task(
            setup.table, setup.game, setup.options, setup.seed, tuple(room.live.played), seat, level,
            given_back.token if given_back else "", epoch=room.live.epoch,
        )  # fmt: skip

    # Ending -------------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop thinking; what was entered is committed already."""
        self.closing.set()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinker.close()
        self.backroom.close()

    async def rest(self, seconds: float) -> None:
        """Wait so long, or until the process is to end."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), seconds)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Have something done in the background, until the process ends."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """A table whose work failed is looked at again when its deadline comes."""
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("work at a table failed", exc_info=problem)
