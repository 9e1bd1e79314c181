"""The hub: all that people can do at tables."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import sha256

from playcall.bots import LEVELS
from playcall.games import load
from playcall.host.bringing import bring_deck, turn_decks
from playcall.host.clocks import read_clock
from playcall.host.coaching import advise
from playcall.host.errors import Refused, not_yours, over
from playcall.host.ledger import Entry, Setup
from playcall.host.messages import Coached
from playcall.host.ports import PersonInfo, SeatInfo, TableInfo, Taken
from playcall.host.room import Room
from playcall.host.watching import Watch
from playcall.kernel import BadOption


def new_seed() -> int:
    """What decides all chance of a table; nobody can guess it."""
    return secrets.randbits(63)


class Hub(Watch):
    """All that can be done at tables. Errors are `Refused`, with a stable code."""

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
        seed = new_seed() if seed is None else seed
        setup = Setup(
            secrets.token_hex(8), game, rules.options_to_json(rules.parse_options(options)), seed, rules.rules_version,
            rules.card_hash(), rated, clock, free_chat, on_timeout,
        )  # fmt: skip
        info = TableInfo(
            setup, digest(invite), opener.id, listed, self.now(), None, None, None, rematch_of, None, tuple(filled)
        )
        await self.store.new_table(info)
        return await self._start_if_full(info), invite

    async def join(
        self, person: PersonInfo, table_id: str, seat: int | None = None, share: bool = False, deck: str | None = None
    ) -> TableInfo:
        """Sit down: on a named seat, or the first open one, perhaps with a deck. Whoever sits already stays."""
        info = await self.info(table_id)
        if _sits(person, info):
            return info
        if info.started_at is not None and not share:
            raise Refused("table/full", "Every seat of this table is taken.")
        free = [place.seat for place in info.seats if place.open or (share and place.persons)]
        wanted = [seat] if seat is not None else free[:1]
        for place in wanted:
            if place not in free:
                break
            brought = {} if deck is None else bring_deck(info.setup, place, deck)
            try:
                await self.store.sit(table_id, place, person.id, share, brought)
            except Taken:
                info = await self.info(table_id)
                if _sits(person, info):
                    return info
                break
            await self.changed(table_id, "seats")
            return await self._start_if_full(await self.info(table_id))
        raise Refused("table/full", "That seat is taken.")

    async def leave(self, person: PersonInfo, table_id: str) -> TableInfo:
        """Get up before the game begins; later, concede."""
        info = await self.info(table_id)
        if info.started_at is not None:
            raise Refused("table/started", "The game has begun: concede instead of leaving.")
        await self.store.leave(table_id, person.id)
        await self.changed(table_id, "seats")
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
                person, setup.game, turn_decks(setup, len(seats)), seats=seats, rated=setup.rated, clock=setup.clock,
                on_timeout=setup.on_timeout, free_chat=setup.free_chat, rematch_of=table_id,
            )  # fmt: skip
        except Taken:
            existing = await self.store.rematch(table_id)
            assert existing is not None
            return await self.join(person, existing), None

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
        await self._tell_undo(room)
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
            await self._tell_undo(room)
            return
        room.undo_agreed.add(seat)
        if set(room.people()) <= room.undo_agreed:
            room.undo_by = None
            await self._undo(room, wanted)
        else:
            await self._tell_undo(room)

    async def coach(self, person: PersonInfo, table_id: str) -> Coached:
        """What the coach would do in the person's place: only where nobody else could feel cheated."""
        room = await self.room(table_id)
        seat = self._own_seat(room, person)
        if room.info.setup.rated or any(place.bot is None for place in room.info.seats if place.seat != seat):
            raise Refused("coach/not-here", "The coach speaks in games against bots alone, and never in rated ones.")
        if room.live.over:
            raise over()
        if seat not in room.live.asked():
            raise not_yours()
        asked = (room.live.epoch, room.live.asked_at[seat], seat)
        if room.coached is None or room.coached[0] != asked:
            found = await self.thinker.advise(self._task(room, seat), advise)
            if found is None:
                raise Refused("coach/silent", "The coach has no answer just now; ask again.")
            found.decision = asked[1]
            room.coached = (asked, found)
        return room.coached[1]

    async def _undo(self, room: Room, seat: int) -> None:
        def entry() -> Entry:
            made = room.live.undo(seat, self.now())
            if made is None:
                raise Refused("undo/nothing", "There is nothing of yours to take back.")
            return made

        await self._enter(room, entry)

    def _own_seat(self, room: Room, person: PersonInfo) -> int:
        seat = room.seat_of(person.id)
        if seat is None:
            raise Refused("choice/not-yours", "You do not sit at this table.")
        return seat


def _sits(person: PersonInfo, info: TableInfo) -> bool:
    return any(person.id in place.persons for place in info.seats)


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
