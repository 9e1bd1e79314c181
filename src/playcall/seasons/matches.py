"""Fixtures at real tables: opened when somebody comes, played by bots where nobody does, read when they are over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from hashlib import blake2b

from msgspec.structs import replace

from playcall.contract.matches import read_match
from playcall.games import load
from playcall.kernel import PlaycallError
from playcall.leagues import PROGRAM, Begun, Book, Came, Fixture, FixtureState, Forfeited, Played
from playcall.leagues.fixtures import match_up, table_options, table_seed
from playcall.leagues.settings import agreed
from playcall.seasons.desk import Desk, Desks, Turned
from playcall.seasons.simulating import LIMIT, QUICK, MatchTask, simulate
from playcall.tables.backroom import Customer
from playcall.tables.errors import Refused
from playcall.tables.ledger import Setup
from playcall.tables.livetable import LiveTable
from playcall.tables.places import DEFENCE, seat_at
from playcall.tables.ports import PersonInfo, SeatInfo, TableInfo, Taken, coached_seats
from playcall.tables.room import Room

log = logging.getLogger("playcall.seasons")

QUIET = 3600.0
"""Seconds without a choice after which nobody is at a table whose deadline has passed."""
MOST_DAYS = 3
"""For one choice of a match that is played over days."""


def table_of(competition_id: str, key: str) -> str:
    """The table of a fixture: always the same one, so that it cannot be opened twice."""
    return blake2b(f"{competition_id} {key}".encode(), digest_size=8).hexdigest()


def _came(who: str, key: str, team: int, when: int) -> Came:
    return Came(who, when, fixture=key, team=team)


class Matches(Desks):
    """What becomes of fixtures."""

    # Coming to the table ----------------------------------------------------------------------------------------------

    async def play(self, person: PersonInfo, competition_id: str, key: str, *, live: bool = False) -> str:
        """Come to the table of an own fixture; the first to come opens it, for days or without a clock. Returns it."""
        desk = await self.desk(competition_id)
        office, fixture = desk.competition.office, desk.competition.office.fixture(key)
        own = [team for team in (fixture.teams if fixture else ()) if office.has(person.id, team)]
        if fixture is None or not own:
            raise Refused("league/not-yours")
        if fixture.state not in (FixtureState.OPEN, FixtureState.LIVE):
            raise Refused("league/not-open")
        for team in own:
            if team not in fixture.came:
                await self.enter(desk, partial(_came, person.id, key, team))
        return await self._begin(desk, key, live)

    async def _begin(self, desk: Desk, key: str, live: bool = False) -> str:
        """The match is at its table from now on, whoever else says so at the same time."""
        table_id = table_of(desk.id, key)
        with suppress(Turned):
            await self.enter(desk, lambda when: Begun(PROGRAM, when, fixture=key, table=table_id))
        await self._open(desk, key, live)
        return table_id

    async def _open(self, desk: Desk, key: str, live: bool = False) -> None:
        """The table of a fixture that has begun; nothing where it is there already."""
        fixture = desk.competition.office.fixture(key)
        assert fixture is not None
        if await self.store.table(fixture.table) is None:
            with suppress(Taken):
                await self.store.new_table(self._table(desk, fixture, live))
        await self.hub.info(fixture.table)

    def _table(self, desk: Desk, fixture: Fixture, live: bool = False) -> TableInfo:
        office, game = desk.competition.office, load(desk.info.game)
        options = game.options_to_json(game.parse_options(table_options(office, fixture)))
        seats = tuple(self._places(desk, fixture))
        people = [place for place in seats if place.persons]
        days = min(max(1, office.book.settings.round_days // 2), MOST_DAYS)
        setup = Setup(
            table_of(desk.id, fixture.key), game.id, options, table_seed(office, fixture), game.rules_version,
            game.card_hash(), clock=f"days {days}" if len(people) > 1 and not live else "",
            coached=coached_seats(seats),
        )  # fmt: skip
        return TableInfo(
            setup, table_of(desk.info.invite, fixture.key), desk.info.founder, False, self.hub.now(), None, None, None,
            None, None, seats, f"{desk.id} {fixture.key}",
        )  # fmt: skip

    def _places(self, desk: Desk, fixture: Fixture) -> Iterator[SeatInfo]:
        """A seat for each team; who shares a side coaches its defence, and those places come last (LG-5.6, LG-9.1)."""
        book = desk.competition.book
        teams = [book.teams[team] for team in fixture.teams]
        for seat, team in enumerate(teams):
            yield self._person(book, seat, team.owner) if team.owner else SeatInfo(seat, team.level)
        for seat, team in enumerate(teams):
            if team.partner:
                yield self._person(book, seat + DEFENCE, team.partner)

    def _person(self, book: Book, place: int, who: str) -> SeatInfo:
        return SeatInfo(place, None, (who,), (book.members[who].name,))

    # Bots -------------------------------------------------------------------------------------------------------------

    async def let_bots_play(self, desk: Desk) -> None:
        """LG-2.4, LG-5.10  Fixtures of bots at once, and those whose members are absent."""
        waiting = [each for each in desk.competition.to_play() if each.key not in desk.playing]
        desk.playing |= {each.key for each in waiting}
        try:
            await asyncio.gather(*(self._without(desk, each) for each in waiting))
        finally:
            desk.playing -= {each.key for each in waiting}

    @contextmanager
    def by_itself(self, desk: Desk, fixture: Fixture) -> Iterator[None]:
        """A match that cannot be played on must not stop the others of its competition."""
        try:
            yield
        except PlaycallError as problem:
            log.warning("match %s of competition %s cannot go on: %s", fixture.key, desk.id, problem)

    async def _without(self, desk: Desk, fixture: Fixture) -> None:
        """A match without those who are absent."""
        with self.by_itself(desk, fixture):
            await self._play_without(desk, fixture)

    async def _play_without(self, desk: Desk, fixture: Fixture) -> None:
        levels = [desk.competition.book.teams[team].level for team in fixture.teams]
        if fixture.state is FixtureState.LIVE:
            await self._stand_in(desk, fixture, levels)
        elif all(level in QUICK for level in levels):
            await self._simulate(desk, fixture, levels)
        else:
            await self._begin(desk, fixture.key)
            await self._stand_in(desk, fixture, levels)

    async def _simulate(self, desk: Desk, fixture: Fixture, levels: Sequence[str]) -> None:
        office, info = desk.competition.office, self._table(desk, fixture)
        setup, plain = replace(info.setup, coached=()), office.game.league_play()
        assert plain is not None
        task = MatchTask(
            setup.table, setup.game, setup.options, setup.seed, (), 0, " ".join(levels), seconds=LIMIT,
            levels=tuple(levels),
            agreed=agreed(office.book.settings, plain), rosters=match_up(office, fixture).rosters, at=self.hub.now(),
        )  # fmt: skip
        founder = Customer(f"league of {desk.info.founder}")
        done = await self.hub.backroom.do(founder, simulate, task, LIMIT, patient=True)
        seats = tuple(SeatInfo(seat, level) for seat, level in enumerate(levels))
        over = replace(info, setup=setup, seats=seats, started_at=task.at, ended_at=self.hub.now(), result=done.result)
        try:
            await self.store.keep_table(over, done.entries, done.record, done.events)
        except Taken:
            await self.look_at(desk, setup.table)
            return
        rosters = None if done.rosters == task.rosters else done.rosters
        await self._count(desk, Played(
            PROGRAM, self.moment(desk), fixture=fixture.key, record=setup.table, report=done.report, rosters=rosters
        ))  # fmt: skip

    async def _stand_in(self, desk: Desk, fixture: Fixture, levels: Sequence[str]) -> None:
        """Bots play on for those who did not come, or have gone."""
        await self._open(desk, fixture.key)
        room = await self.hub.room(table_of(desk.id, fixture.key))
        quiet = self._is_quiet(room)
        for place in room.info.seats:
            seat = seat_at(place.seat)
            there = fixture.teams[seat] in fixture.came and place.lost_at is None and not quiet
            if place.bot is None and place.seat not in room.live.stand_ins and not there and not room.live.over:
                await self.hub.let_stand_in(room, place.seat, levels[seat])

    def _is_quiet(self, room: Room) -> bool:
        """Whether nobody has chosen anything for a while: who is there then is as good as absent."""
        last = room.live.entries[-1].at if room.live.entries else room.info.started_at or 0.0
        return self.hub.now() - last > QUIET

    # Results ----------------------------------------------------------------------------------------------------------

    async def ended(self, room: Room) -> None:
        """LG-1.3  A table has ended: its result is entered from what was played there, and nothing else."""
        if room.info.fixture:
            competition_id, _, key = room.info.fixture.partition(" ")
            await self._read(await self.desk(competition_id), key, room.info.id, room.live)

    async def look_at(self, desk: Desk, table_id: str) -> None:
        """A table that may have ended without anybody having been told."""
        info = await self.store.table(table_id)
        if info is not None and info.started_at is not None:
            room = await self.hub.enter(table_id)
            if room.live.over:
                await self.ended(room)

    async def _read(self, desk: Desk, key: str, table_id: str, live: LiveTable) -> None:
        office, fixture = desk.competition.office, desk.competition.office.fixture(key)
        if fixture is None or fixture.state.counts:
            return
        now = self.moment(desk)
        if live.conceded is not None:
            gone = (fixture.teams[seat_at(live.conceded)],)
            await self._count(desk, Forfeited(PROGRAM, now, fixture=key, teams=gone, record=table_id))
            return
        before = match_up(office, fixture).rosters
        record = live.record(["", ""])
        report, after = await asyncio.to_thread(
            lambda: (read_match(office.play, live.state, record), office.play.after_match(live.state, before))
        )
        rosters = None if after == before else after
        await self._count(
            desk, Played(PROGRAM, now, fixture=key, record=table_id, report=report, rosters=rosters)
        )  # fmt: skip

    async def _count(self, desk: Desk, entry: Played | Forfeited) -> None:
        """Enter a result, and all that follows from it; whoever was quicker has entered the same."""
        with suppress(Turned):
            await self.enter(desk, lambda when: replace(entry, when=when))
        await self.go_on(desk)

    async def go_on(self, desk: Desk) -> None:
        """What is due, and in the background what bots have to play."""
        await self.settle(desk)
        if [each for each in desk.competition.to_play() if each.key not in desk.playing]:
            self.hub.spawn(self.let_bots_play(desk))
