"""A competition in the memory of one process, and the competitions that a process knows."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence

from playcall.games import load
from playcall.leagues import Competition, Entry, FixtureState, Refusal, written
from playcall.leagues.entries import read
from playcall.leagues.seeing import fingerprint
from playcall.seasons.ports import CompetitionInfo, Shelf, Standing
from playcall.tables.errors import Refused
from playcall.tables.hub import Hub
from playcall.tables.ports import Taken

CACHE = 200
"""Competitions kept in memory."""
BATCH = 50
"""Entries of the program in one commit."""
SNAPSHOT = 40
"""Entries after which a competition is kept as it stands."""
WATCH = 30.0
"""Seconds after which matches that are being played are looked after, should the process have died that played them."""

Make = Callable[[int], Entry]
"""An entry for a moment."""


class Turned(Refused):
    """Something that the rules of competitions do not allow now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("league/refused", refusal.text.id, **refusal.text.args)
        self.rule = refusal.rule


class Desk:
    """One competition: as far as this process has heard of it."""

    def __init__(self, info: CompetitionInfo, competition: Competition) -> None:
        self.info = info
        self.competition = competition
        self.lock = asyncio.Lock()
        self.playing: set[str] = set()
        """Fixtures that bots are playing in this process."""
        self.kept = competition.book.entries
        """How many entries the last snapshot covers."""

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def number(self) -> int:
        """How many entries are folded: the number of the next."""
        return self.competition.book.entries


def standing(competition: Competition, now: float) -> Standing:
    """What is kept of a competition beside its log."""
    book, wakes = competition.book, competition.wakes()
    live = any(each.state is FixtureState.LIVE for each in competition.office.open_fixtures)
    watched = now + WATCH if live or competition.to_play() else None
    moments = [moment for moment in (wakes, watched) if moment is not None]
    season = book.season
    summary: dict[str, object] = {
        "phase": book.phase.value, "format": book.settings.format.value, "teams": book.settings.teams,
        "taken": len(book.teams), "people": len(competition.office.persons), "season": season.number if season else 0,
        "seasons": book.settings.seasons, "round": season.round if season else 0,
        "stage": season.stage.value if season else "",
        "champion": book.past[-1].names[book.past[-1].champion or 0] if book.past else "",
    }  # fmt: skip
    members = {member.id: member.here for member in book.members.values()}
    return Standing(float(min(moments)) if moments else None, summary, members)


class Desks:
    """What a process knows of its competitions: judge, have the store commit, only then show."""

    def __init__(self, store: Shelf, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self.desks: OrderedDict[str, Desk] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}

    def moment(self, desk: Desk) -> int:
        """Now, in whole seconds; never before the last entry."""
        return max(int(self.hub.now()), desk.competition.book.now)

    async def desk(self, competition_id: str) -> Desk:
        """A competition as the store has it; raises `Refused`."""
        info = await self.store.competition(competition_id)
        if info is None:
            raise Refused("league/unknown")
        desk = self.desks.get(competition_id) or await self._load(info)
        self.desks.move_to_end(competition_id)
        desk.info = info
        if info.entries > desk.number:
            async with desk.lock:
                await self._catch_up(desk)
        return desk

    async def _load(self, info: CompetitionInfo) -> Desk:
        lock = self.loading.setdefault(info.id, asyncio.Lock())
        try:
            async with lock:
                if info.id not in self.desks:
                    desk = Desk(info, await self._folded(info.id))
                    self.desks[info.id] = desk
                    self._forget_old()
        finally:
            self.loading.pop(info.id, None)
        return self.desks[info.id]

    async def _folded(self, competition_id: str) -> Competition:
        kept = await self.store.book(competition_id)
        if kept is None:
            return await asyncio.to_thread(Competition.read, await self.store.competition_log(competition_id), load)
        number, body = kept
        lines = await self.store.competition_log(competition_id, number)
        competition = await asyncio.to_thread(Competition.from_json, body, load)
        for line in lines:
            competition.fold(read(line))
        return competition

    def _forget_old(self) -> None:
        for competition_id in list(self.desks)[:-1]:
            if len(self.desks) <= CACHE:
                break
            if not self.desks[competition_id].lock.locked() and not self.desks[competition_id].playing:
                del self.desks[competition_id]

    async def heard(self, notice: str) -> None:
        """Another process has entered something."""
        what, _, competition_id = notice.partition(" ")
        known = (
            [*self.desks.values()] if notice == "*" else [self.desks.get(competition_id)] if what == "league" else []
        )
        for desk in known:
            if desk is not None:
                async with desk.lock:
                    await self._catch_up(desk)

    async def _catch_up(self, desk: Desk) -> bool:
        """Whether the store had entries that the desk had not."""
        lines = await self.store.competition_log(desk.id, desk.number)
        if lines:
            after = desk.competition.copy()
            for line in lines:
                after.fold(read(line))
            desk.competition = after
        return bool(lines)

    # Entering ---------------------------------------------------------------------------------------------------------

    async def enter(self, desk: Desk, make: Make) -> None:
        """Judge, commit, show. When another process was quicker, catch up and judge again; raises `Turned`."""
        async with desk.lock:
            while True:
                entry = make(self.moment(desk))
                refusal = desk.competition.judge(entry)
                if refusal is not None:
                    if await self._catch_up(desk):
                        continue
                    raise Turned(refusal)
                after = desk.competition.copy()
                after.fold(entry)
                if await self._commit(desk, after, [entry]):
                    break
        await self._tell(desk)

    async def settle(self, desk: Desk) -> None:
        """Everything that is due by now: clocks, deadlines, bots."""
        told = False
        async with desk.lock:
            while True:
                after, entries = await asyncio.to_thread(_due, desk.competition, self.moment(desk))
                if not entries:
                    break
                told = await self._commit(desk, after, entries) or told
        if told:
            await self._tell(desk)

    async def _commit(self, desk: Desk, after: Competition, entries: Sequence[Entry]) -> bool:
        """Whether the entries are made; if not, somebody else was quicker, and the desk has caught up."""
        lines, now = [written(entry) for entry in entries], self.hub.now()
        changed = desk.info.changed_at if _in_secret(desk.competition, after) else now
        try:
            await self.store.enter(desk.id, desk.number, lines, standing(after, now), changed)
        except Taken:
            await self._catch_up(desk)
            return False
        desk.competition = after
        if desk.number - desk.kept >= SNAPSHOT:
            desk.kept = desk.number
            await self.store.save_book(desk.id, desk.number, after.to_json())
        return True

    async def _tell(self, desk: Desk) -> None:
        await self.hub.bus.publish(f"league {desk.id}")


def _in_secret(before: Competition, after: Competition) -> bool:
    """LG-10.4  Whether strangers see no difference, not even in the order of a list."""
    return fingerprint(before.office, None) == fingerprint(after.office, None)


def _due(competition: Competition, now: int) -> tuple[Competition, list[Entry]]:
    """The competition after what the program must enter now, and the entries."""
    entries: list[Entry] = []
    if competition.due(now) is None:
        return competition, entries
    after = competition.copy()
    while len(entries) < BATCH and (entry := after.due(now)) is not None:
        refusal = after.judge(entry)
        assert refusal is None, f"{entry} is due and refused: {refusal}"
        after.fold(entry)
        entries.append(entry)
    return after, entries
