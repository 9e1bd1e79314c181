"""The hub: all tables of one process. It judges, has the store commit, and only then tells."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from hashlib import sha256

from playcall.bots import LEVELS
from playcall.games import load
from playcall.host.clocks import GRACE, read_clock
from playcall.host.ending import finish
from playcall.host.errors import Refused, not_started
from playcall.host.ledger import Entry, Setup, acts
from playcall.host.livetable import LiveTable
from playcall.host.ports import Bus, PersonInfo, SeatInfo, Store, TableInfo, Taken
from playcall.host.snapshots import load_table, save_if_long
from playcall.host.thinking import Task, Thinker
from playcall.kernel import BadOption

WATCHDOG = 15.0
"""Seconds after which a silent table with bots is looked at by the leading process."""
CACHE = 2000
"""Tables kept in memory; others are rebuilt when somebody looks at them."""

Listener = Callable[[str, "Room"], None]
"""Called when something changed: `moved`, `seats`, `undo`, `said`."""


class Room:
    """A table in this process: the folded position, who sits there, who listens."""

    def __init__(self, info: TableInfo, live: LiveTable) -> None:
        self.info = info
        self.live = live
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.undo_by: int | None = None
        self.undo_agreed: set[int] = set()
        self.thinking = False

    def seat_of(self, person: str) -> int | None:
        return next((seat.seat for seat in self.info.seats if person in seat.persons), None)

    def people(self) -> list[int]:
        """Seats held by persons."""
        return [seat.seat for seat in self.info.seats if seat.persons]

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that chooses for a seat now."""
        return self.live.stand_ins.get(seat) or self.info.seats[seat].bot

    def has_bots(self) -> bool:
        return bool(self.live.stand_ins) or any(seat.bot for seat in self.info.seats)

    def tell(self, what: str) -> None:
        for listener in list(self.listeners):
            listener(what, self)


class Hub:
    """All that can be done at tables. Errors are `Refused`, with a stable code."""

    def __init__(self, store: Store, bus: Bus, thinker: Thinker, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.bus = bus
        self.thinker = thinker
        self.now = now
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # Opening and joining ------------------------------------------------------------------------------------------

    async def open_table(
        self, opener: PersonInfo, game: str, options: dict[str, str], *, seats: list[str], rated: bool = False,
        clock: str = "", on_timeout: str = "stand_in", free_chat: bool = True, listed: bool = False,
        rematch_of: str | None = None, seed: int | None = None,
    ) -> tuple[TableInfo, str]:  # fmt: skip
        """A new table; `seats` are `me`, `open` or a bot's level, one per seat. Returns it with the invite secret."""
        rules = load(game)
        count = rules.seat_count(rules.parse_options(options))
        read_clock(clock)
        if on_timeout not in ("stand_in", "concede"):
            raise BadOption(f"A fallen clock can 'stand_in' or 'concede', not '{on_timeout}'.")
        filled = read_seats(seats, count, opener)
        if rated and any(seat.bot for seat in filled):
            raise Refused("table/not-rated", "A rated game is played between people only.")
        invite = secrets.token_urlsafe(16)
        seed = secrets.randbits(63) if seed is None else seed
        setup = Setup(
            secrets.token_hex(8), game, rules.options_to_json(rules.parse_options(options)), seed, rules.rules_version,
            rules.card_hash(), rated, clock, free_chat, on_timeout,
        )  # fmt: skip
        info = TableInfo(
            setup, digest(invite), opener.id, listed, self.now(), None, None, None, rematch_of, None, tuple(filled)
        )
        await self.store.new_table(info)
        return await self._start_if_full(info), invite

    async def join(self, person: PersonInfo, table_id: str, seat: int | None = None, share: bool = False) -> TableInfo:
        """Sit down: on a named seat, or the first open one. Whoever sits already stays."""
        info = await self.info(table_id)
        if any(person.id in place.persons for place in info.seats):
            return info
        if info.started_at is not None and not share:
            raise Refused("table/full", "Every seat of this table is taken.")
        free = [place.seat for place in info.seats if place.open or (share and place.persons)]
        wanted = [seat] if seat is not None else free[:1]
        for place in wanted:
            if place not in free:
                break
            try:
                await self.store.sit(table_id, place, person.id, share)
            except Taken:
                break
            await self._changed(table_id, "seats")
            return await self._start_if_full(await self.info(table_id))
        raise Refused("table/full", "That seat is taken.")

    async def leave(self, person: PersonInfo, table_id: str) -> TableInfo:
        """Get up before the game begins; later, concede."""
        info = await self.info(table_id)
        if info.started_at is not None:
            raise Refused("table/started", "The game has begun: concede instead of leaving.")
        await self.store.leave(table_id, person.id)
        await self._changed(table_id, "seats")
        return await self.info(table_id)

    async def rematch(self, person: PersonInfo, table_id: str) -> tuple[TableInfo, str | None]:
        """The same again, seats turned by one; whoever asks second finds the table that the first opened."""
        room = await self.room(table_id)
        seat = self._own_seat(room, person)
        if not room.live.over:
            raise Refused("table/not-over", "There can be a rematch when this game is over.")
        if (existing := await self.store.rematch(table_id)) is not None:
            return await self.join(person, existing), None
        setup = room.info.setup
        turned = [room.info.seats[(place.seat + 1) % len(room.info.seats)] for place in room.info.seats]
        seats = [place.bot or ("me" if place.seat == seat else "open") for place in turned]
        try:
            return await self.open_table(
                person, setup.game, setup.options, seats=seats, rated=setup.rated, clock=setup.clock,
                on_timeout=setup.on_timeout, free_chat=setup.free_chat, rematch_of=table_id,
            )  # fmt: skip
        except Taken:
            existing = await self.store.rematch(table_id)
            assert existing is not None
            return await self.join(person, existing), None

    async def info(self, table_id: str) -> TableInfo:
        """A table as it is stored; raises `Refused`."""
        found = await self.store.table(table_id)
        if found is None:
            raise Refused("table/unknown", "There is no such table.")
        return found

    # At the table -------------------------------------------------------------------------------------------------

    async def act(self, person: PersonInfo, table_id: str, decision: int, token: str) -> Entry:
        """A person's choice. When it returns, the choice is committed and told."""
        room = await self.room(table_id)
        return await self._enter(room, lambda: room.live.act(self._own_seat(room, person), decision, token, self.now()))

    async def concede(self, person: PersonInfo, table_id: str) -> None:
        room = await self.room(table_id)
        await self._enter(room, lambda: room.live.concede(self._own_seat(room, person), self.now()))

    async def stand_in(self, person: PersonInfo, table_id: str, level: str) -> None:
        """Let a bot play for one's seat, or take over again with an empty level."""
        if level and level not in LEVELS:
            raise Refused("bot/unknown", f"There is no bot '{level}'; bots are: {', '.join(LEVELS)}.")
        room = await self.room(table_id)
        await self._enter(room, lambda: room.live.stand_in(self._own_seat(room, person), level, self.now()))

    async def undo(self, person: PersonInfo, table_id: str) -> bool:
        """Take back the last own choice: at once when that is free, else by asking; False while others must agree."""
        room = await self.room(table_id)
        seat = self._own_seat(room, person)
        if room.info.setup.rated:
            raise Refused("undo/rated", "In a rated game nothing is taken back.")
        if room.live.undo(seat, self.now()) is None:
            raise Refused("undo/nothing", "There is nothing of yours to take back.")
        others = [other for other in room.people() if other != seat]
        if not others or room.live.undo_is_free(seat, others):
            await self._undo(room, seat)
            return True
        room.undo_by, room.undo_agreed = seat, {seat}
        room.tell("undo")
        return False

    async def answer_undo(self, person: PersonInfo, table_id: str, agree: bool) -> None:
        """Agree to what another seat wants to take back, or not."""
        room = await self.room(table_id)
        seat = self._own_seat(room, person)
        if room.undo_by is None or seat == room.undo_by:
            raise Refused("undo/not-asked", "Nobody has asked you to take anything back.")
        wanted = room.undo_by
        if not agree:
            room.undo_by = None
            room.tell("undo")
            return
        room.undo_agreed.add(seat)
        if set(room.people()) <= room.undo_agreed:
            room.undo_by = None
            await self._undo(room, wanted)
        else:
            room.tell("undo")

    async def _undo(self, room: Room, seat: int) -> None:
        def entry() -> Entry:
            made = room.live.undo(seat, self.now())
            if made is None:
                raise Refused("undo/nothing", "There is nothing of yours to take back.")
            return made

        await self._enter(room, entry)

    # Rooms --------------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a started table, in memory or rebuilt from its ledger."""
        room = self.rooms.get(table_id)
        if room is not None:
            self.rooms.move_to_end(table_id)
            return room
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id not in self.rooms:
                info = await self.info(table_id)
                if info.started_at is None:
                    raise not_started()
                self.rooms[table_id] = Room(info, await load_table(self.store, info))
                self._let_bots_think(self.rooms[table_id])
                self._forget_old()
        self.loading.pop(table_id, None)
        return self.rooms[table_id]

    def _forget_old(self) -> None:
        """Keep the cache bounded; rooms with listeners stay."""
        for table_id in list(self.rooms):
            if len(self.rooms) <= CACHE:
                break
            room = self.rooms[table_id]
            if not room.listeners and not room.lock.locked():
                del self.rooms[table_id]

    async def heard(self, notice: str) -> None:
        """Another process changed something: catch up with the store."""
        if notice == "*":
            for table_id in list(self.rooms):
                await self.heard(f"moved {table_id}")
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
        room.tell(what)

    async def _catch_up(self, room: Room) -> None:
        for entry in await self.store.entries(room.info.id, room.live.ply):
            room.live.fold(entry)

    # Entering -----------------------------------------------------------------------------------------------------

    async def _enter(self, room: Room, judge: Callable[[], Entry]) -> Entry:
        """Judge, commit, fold, tell. When another process was quicker, catch up and judge again."""
        async with room.lock:
            while True:
                entry = judge()
                try:
                    await self.store.append(room.info.id, entry, self._watch_until(room))
                except Taken:
                    await self._catch_up(room)
                    room.tell("moved")
                    continue
                break
            room.live.fold(entry)
            room.undo_by = None
        await self._after(room)
        return entry

    def _watch_until(self, room: Room) -> float | None:
        """A table with bots is looked at again after a while, should the process die that lets them think."""
        return self.now() + WATCHDOG if room.has_bots() else None

    async def _after(self, room: Room) -> None:
        """Tell what happened, end the table if it is over, keep long ones short, wake the bots."""
        room.tell("moved")
        await self.bus.publish(f"moved {room.info.id}")
        if room.live.over and room.info.ended_at is None:
            await finish(self.store, room.info, room.live, self.now())
            room.info = await self.info(room.info.id)
        else:
            due = room.live.timer.next_deadline()
            if due is not None:
                await self.store.set_deadline(room.info.id, due)
            await save_if_long(self.store, room.live)
        self._let_bots_think(room)

    def _own_seat(self, room: Room, person: PersonInfo) -> int:
        seat = room.seat_of(person.id)
        if seat is None:
            raise Refused("choice/not-yours", "You do not sit at this table.")
        return seat

    async def _start_if_full(self, info: TableInfo) -> TableInfo:
        if info.started_at is None and not any(seat.open for seat in info.seats):
            await self.store.start(info.id, self.now())
            info = await self.info(info.id)
            room = await self.room(info.id)
            await self._after(room)
        return info

    async def _changed(self, table_id: str, what: str) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            room.info = await self.info(table_id)
            room.tell(what)
        await self.bus.publish(f"{what} {table_id}")

    # Bots ---------------------------------------------------------------------------------------------------------

    def _let_bots_think(self, room: Room) -> None:
        if room.thinking or self.closing or not any(room.bot_at(seat) for seat in room.live.asked()):
            return
        room.thinking = True
        self._spawn(self._think(room))

    async def _think(self, room: Room) -> None:
        try:
            while not self.closing and (seat := self._bot_to_move(room)) is not None:
                live, asked_at = room.live, room.live.asked_at
                token = await self.thinker.choose(self._task(room, seat))
                if live.asked_at == asked_at and self._bot_to_move(room) is not None:
                    await self._enter_bot(room, seat, asked_at, token)
        finally:
            room.thinking = False

    async def _enter_bot(self, room: Room, seat: int, asked_at: int, token: str) -> None:
        try:
            await self._enter(room, lambda: room.live.act(seat, asked_at, token, self.now()))
        except Refused:
            await self._resync(room)

    async def _resync(self, room: Room) -> None:
        async with room.lock:
            await self._catch_up(room)

    def _bot_to_move(self, room: Room) -> int | None:
        return next((seat for seat in room.live.asked() if room.bot_at(seat)), None)

    def _task(self, room: Room, seat: int) -> Task:
        setup = room.info.setup
        done = tuple((entry.seat, entry.text) for entry in acts(room.live.entries))
        return Task(setup.table, setup.game, setup.options, setup.seed, done, seat, room.bot_at(seat) or "starter")

    async def wake(self) -> None:
        """After a start: bots of unfinished tables go on, and clocks with them. One process is enough for that."""
        for table_id in await self.store.unfinished() if await self.store.lead() else ():
            try:
                room = await self.room(table_id)
            except Refused:
                continue
            if room.live.over:
                await self._after(room)
            else:
                await self.store.set_deadline(table_id, self._next_look(room, self.now()))
                self._let_bots_think(room)

    # Clocks -------------------------------------------------------------------------------------------------------

    async def run_deadlines(self, every: float = 0.5) -> None:
        """Watch the clocks, in the one process that leads."""
        while not self.closing:
            if await self.store.lead():
                for table_id in await self.store.due(self.now()):
                    await self._time_out(await self.room(table_id))
            await asyncio.sleep(every)

    async def _time_out(self, room: Room) -> None:
        """Clocks that have fallen: a stand-in plays on, or the seat concedes. Lost connections are given a grace."""
        room.info = await self.info(room.info.id)
        now = self.now()
        late = [seat for seat in room.live.asked() if self._is_late(room, seat, now)]
        for seat in late:
            if room.info.setup.on_timeout == "concede":
                await self._enter(room, partial(room.live.concede, seat, now))
                return
            if not room.bot_at(seat):
                await self._enter(room, partial(room.live.stand_in, seat, "starter", now))
        if not late:
            self._let_bots_think(room)
            await self.store.set_deadline(room.info.id, self._next_look(room, now))

    def _next_look(self, room: Room, now: float) -> float | None:
        """When the clocks of a table, or its bots, need looking at again."""
        if room.live.over:
            return None
        due = room.live.timer.next_deadline()
        watch = self._watch_until(room)
        times = [max(due, now + 1.0)] if due is not None else []
        return min(times + ([watch] if watch is not None else []), default=None)

    @staticmethod
    def _is_late(room: Room, seat: int, now: float) -> bool:
        due = room.live.timer.deadline(seat)
        if due is None:
            return False
        grace = GRACE if room.info.seats[seat].lost_at is not None else 0.0
        return now >= due + grace

    # Ending -------------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop thinking; what was entered is committed already."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinker.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()


def read_seats(seats: Iterable[str], count: int, opener: PersonInfo) -> list[SeatInfo]:
    """The seats of a new table; raises `BadOption`."""
    words = list(seats) or ["me"]
    words += ["open"] * (count - len(words))
    if len(words) != count:
        raise BadOption(f"This game has {count} seats, not {len(words)}.")
    if words.count("me") > 1:
        raise BadOption("A person sits on one seat of a table.")
    filled = []
    for seat, word in enumerate(words):
        if word not in ("me", "open", *LEVELS):
            raise BadOption(f"A seat is 'me', 'open' or a bot ({', '.join(LEVELS)}), not '{word}'.")
        persons = ((opener.id,), (opener.name,)) if word == "me" else ((), ())
        filled.append(SeatInfo(seat, word if word in LEVELS else None, *persons))
    return filled
