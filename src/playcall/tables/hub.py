"""The hub: all that people can do at tables."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

from playcall.bots import LEVELS
from playcall.kernel import BadOption
from playcall.tables.brought_decks import bring_deck, own_deck, turn_decks
from playcall.tables.cardsets import bring
from playcall.tables.clocks import read_clock
from playcall.tables.coaching import advise
from playcall.tables.errors import Refused, not_seated, not_yours, nothing_to_undo, over, silent_coach
from playcall.tables.ledger import Entry, Kind, Setup
from playcall.tables.messages import Coached
from playcall.tables.places import seat_at
from playcall.tables.ports import PersonInfo, TableInfo, Taken, coached_seats
from playcall.tables.room import Room
from playcall.tables.seating import names_here, read_seats, sitter_word
from playcall.tables.watching import STAND_IN, Watch

SPARRING = "pro"
"""The bot in the place of a person with whom a game is not played again."""
Choice = tuple[int, str]
"""A seat and the token it chose."""


def new_seed() -> int:
    """What decides all chance of a table; nobody can guess it."""
    return secrets.randbits(63)


class Hub(Watch):
    """All that can be done at tables. Errors are `Refused`, with a stable code."""

    # Opening and joining ------------------------------------------------------------------------------------------

    async def open_table(
        self, opener: PersonInfo, game: str, options: dict[str, str], *, seats: list[str], rated: bool = False,
        clock: str = "", on_timeout: str = "stand_in", free_chat: bool = True, listed: bool = False,
        rematch_of: str | None = None, seed: int | None = None, delay: int = 0, played: Sequence[Choice] = (),
    ) -> tuple[TableInfo, str]:  # fmt: skip
        """A new table; `seats` are as in `seating.read_seats`, one word per seat. Returns it with the invite secret.

        `played` are choices that stand in its ledger from the beginning.
        """
        rules = await bring(self.store, game)
        if rated and rules.expansions:
            raise Refused("table/not-rated", "no-rated-sets")
        count = rules.seat_count(rules.parse_options(options))
        read_clock(clock)
        if on_timeout not in ("stand_in", "concede"):
            raise BadOption("no-timeout", wanted=on_timeout)
        here = {name: await self._person_here(opener, name) for name in names_here(seats)}
        filled = [own_deck(rules, options, place) for place in read_seats(seats, rules, count, opener, here)]
        if rated and any(seat.bot or seat.keeper for seat in filled):
            raise Refused("table/not-rated")
        invite = secrets.token_urlsafe(16)
        seed = new_seed() if seed is None else seed
        setup = Setup(
            secrets.token_hex(8), game, rules.options_to_json(rules.parse_options(options)), seed, rules.rules_version,
            rules.card_hash(), rated, clock, free_chat, on_timeout,
            delay, coached_seats(filled),
        )  # fmt: skip
        info = TableInfo(
            setup, digest(invite), opener.id, listed, self.now(), None, None, None, rematch_of, None, tuple(filled)
        )
        await self.store.new_table(info)
        for ply, (seat, token) in enumerate(played):
            await self.store.append(info.id, Entry(ply, Kind.ACT, seat, token, self.now()), None)
        return await self._start_if_full(info), invite

    async def _person_here(self, keeper: PersonInfo, name: str) -> PersonInfo:
        """Whoever plays under this name on somebody's device: the same person in every game."""
        known = await self.store.kept_person(keeper.id, name)
        if known is None:
            known = PersonInfo(secrets.token_hex(8), name, None, self.now(), keeper.id)
            await self.store.new_person(known)
        return known

    async def holder(self, keeper: PersonInfo, table_id: str, place: int) -> PersonInfo:
        """Whoever has the device in hand; raises `Refused` where the place is not played on it."""
        info = await self.info(table_id)
        person = await self.store.person(info.at(place).persons[0]) if place in info.kept_by(keeper.id) else None
        if person is None:
            raise Refused("hold/not-here")
        return person

    async def join(
        self, person: PersonInfo, table_id: str, seat: int | None = None, share: bool = False, deck: str | None = None
    ) -> TableInfo:
        """Sit down: on a named seat, or the first open one, perhaps with a deck. Whoever sits already stays."""
        info = await self.info(table_id)
        if info.place_of(person.id) is not None or info.kept_by(person.id):
            return info
        if info.started_at is not None and not share:
            raise Refused("table/full")
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
                if info.place_of(person.id) is not None:
                    return info
                break
            await self.changed(table_id, "seats")
            return await self._start_if_full(await self.info(table_id))
        raise Refused("table/full", "no-seat-free")

    async def leave(self, person: PersonInfo, table_id: str) -> TableInfo:
        """Get up before the game begins; later, concede."""
        info = await self.info(table_id)
        if info.started_at is not None:
            raise Refused("table/started")
        await self.store.leave(table_id, person.id)
        await self.changed(table_id, "seats")
        return await self.info(table_id)

    async def rematch(self, person: PersonInfo, table_id: str) -> tuple[TableInfo, str | None]:
        """The same again, seats turned by one; whoever asks second finds the table that the first opened."""
        room = await self.room(table_id)
        self._places(room, person)
        if not room.live.over:
            raise Refused("table/not-over", "no-rematch-yet")
        if (existing := await self.store.rematch(table_id)) is not None:
            return await self._join_rematch(person, existing, room.info), None
        setup = room.info.setup
        first, *others = room.info.sides()
        seats = ["/".join(sitter_word(place, person.id) for place in side) for side in (*others, first)]
        try:
            return await self.open_table(
                person, setup.game, turn_decks(setup, len(seats)), seats=seats, rated=setup.rated, clock=setup.clock,
                on_timeout=setup.on_timeout, free_chat=setup.free_chat, rematch_of=table_id, delay=setup.delay,
            )  # fmt: skip
        except Taken:
            existing = await self.store.rematch(table_id)
            assert existing is not None
            return await self._join_rematch(person, existing, room.info), None

    async def _join_rematch(self, person: PersonInfo, table_id: str, before: TableInfo) -> TableInfo:
        """Sit where the own seat has turned to, beside the same fellow coach; elsewhere if somebody else sits there."""
        for old in before.kept_by(person.id) or [before.place_of(person.id) or 0]:
            seat = seat_at(old)
            turned = old - seat + (seat - 1) % len(before.sides())
            is_free = (await self.info(table_id)).at(turned).open
            who = await self.holder(person, before.id, old) if before.at(old).keeper == person.id else person
            await self.join(who, table_id, turned if is_free else None)
        return await self.info(table_id)

    async def play_again_from(self, person: PersonInfo, table_id: str, ply: int) -> tuple[TableInfo, str]:
        """The same game from the person's first choice at a ply or after it, else from the last; never rated."""
        room = await self.room(table_id)
        seat = seat_at(self._own_place(room, person))
        if not room.live.over:
            raise Refused("table/not-over", "no-again-yet")
        setup, done = room.info.setup, room.live.played
        own = [number for number, (chooser, _) in enumerate(done) if chooser == seat]
        if not own:
            raise Refused("again/no-choice")
        first = next((number for number in own if number >= ply), own[-1])
        bots = [SPARRING if who == "person" else who for who in room.info.players()]
        seats = [*bots[:seat], "me", *bots[seat + 1 :]]
        return await self.open_table(
            person, setup.game, setup.options, seats=seats, seed=setup.seed, played=done[:first]
        )  # fmt: skip

    # At the table -------------------------------------------------------------------------------------------------

    async def act(self, person: PersonInfo, table_id: str, decision: int, token: str) -> Entry:
        """A person's choice. When it returns, the choice is committed and told, a joint one to the fellow coach."""
        room = await self.room(table_id)
        return await self._enter(room, lambda: room.judge(self._own_place(room, person), decision, token, self.now()))

    async def answer_proposal(self, person: PersonInfo, table_id: str, decision: int, agree: bool) -> None:
        """Send the joint choice that the fellow coach has shown, or give it back once for another (LG-9.1)."""
        room = await self.room(table_id)
        await self._enter(
            room, lambda: room.live.answer(self._own_place(room, person), decision, agree, self.now())
        )  # fmt: skip

    async def concede(self, person: PersonInfo, table_id: str) -> None:
        room = await self.room(table_id)
        await self._enter(room, lambda: room.live.concede(self._own_place(room, person), self.now()))

    async def stand_in(self, person: PersonInfo, table_id: str, level: str) -> None:
        """Let a bot play for one's seat, or take over again with an empty level."""
        if level and level not in LEVELS:
            raise Refused("bot/unknown", "no-bot", level=level, levels=", ".join(LEVELS))
        room = await self.room(table_id)
        if room.info.setup.rated and level not in ("", STAND_IN):
            raise Refused("stand-in/rated")
        await self._enter(room, lambda: room.live.stand_in(self._own_place(room, person), level, self.now()))

    async def let_stand_in(self, room: Room, seat: int, level: str) -> None:
        """Let a bot play on for somebody who is absent."""
        await self._enter(room, lambda: room.live.stand_in(seat, level, self.now()))

    async def undo(self, person: PersonInfo, table_id: str) -> bool:
        """Take back the last own choice: at once when that is free, else by asking; False while others must agree.

        Of those on one device it is the last choice of them all, and they need not be asked.
        """
        room = await self.room(table_id)
        place = max(self._places(room, person), key=lambda one: mark.ply if (mark := room.live.last_mark(one)) else -1)
        if room.info.setup.rated:
            raise Refused("undo/rated")
        if room.live.undo(place, self.now()) is None:
            raise nothing_to_undo()
        here = room.info.beside(place)
        others = [other for other in room.people() if other not in here]
        if not others or room.live.undo_is_free(place, others):
            await self._undo(room, place)
            return True
        room.undo_by, room.undo_agreed = place, here
        await self._tell_undo(room)
        return False

    async def answer_undo(self, person: PersonInfo, table_id: str, agree: bool) -> None:
        """Agree to what somebody else wants to take back, or not."""
        room = await self.room(table_id)
        here = room.info.beside(self._places(room, person)[0])
        if room.undo_by is None or room.undo_by in here:
            raise Refused("undo/not-asked")
        wanted = room.undo_by
        if not agree:
            room.undo_by = None
            await self._tell_undo(room)
            return
        room.undo_agreed |= here
        if set(room.people()) <= room.undo_agreed:
            room.undo_by = None
            await self._undo(room, wanted)
        else:
            await self._tell_undo(room)

    async def coach(self, person: PersonInfo, table_id: str) -> Coached:
        """What the coach would do in the person's place: only where nobody else could feel cheated."""
        room = await self.room(table_id)
        own = self._own_place(room, person)
        seat = seat_at(own)
        if room.info.setup.rated or any(place.bot is None for place in room.info.seats if place.seat != own):
            raise Refused("coach/not-here")
        if room.live.over:
            raise over()
        if seat not in room.live.asked() or own != room.live.waits_for(seat):
            raise not_yours()
        asked = (room.live.epoch, room.live.asked_at[seat], seat)
        if room.coached is None or room.coached[0] != asked:
            found = await self.thinker.advise(self._task(room, seat), advise)
            if found is None:
                raise silent_coach()
            found.decision = asked[1]
            room.coached = (asked, found)
        return room.coached[1]

    async def _undo(self, room: Room, place: int) -> None:
        def entry() -> Entry:
            made = room.live.undo(place, self.now())
            if made is None:
                raise nothing_to_undo()
            return made

        await self._enter(room, entry)

    def _places(self, room: Room, person: PersonInfo) -> list[int]:
        """The places that somebody may speak for: those on their device, or their own; raises `Refused`."""
        return room.info.kept_by(person.id) or [self._own_place(room, person)]

    def _own_place(self, room: Room, person: PersonInfo) -> int:
        place = room.info.place_of(person.id)
        if place is None:
            raise not_seated()
        return place


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()
