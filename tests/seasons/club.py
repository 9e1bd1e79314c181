"""Clubhouses for tests: a game of a minute with rosters, several processes on one database, time that is told."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

import playcall.games
from playcall.contract.leagues import Agreed, LeaguePlay, MatchUp, Stage
from playcall.leagues import Competition, Entry, FixtureState, Phase
from playcall.seasons.clubhouse import Clubhouse
from playcall.seasons.desk import Desk
from playcall.storage import SqlStore
from playcall.storage.database import open_database
from playcall.tables.hub import Hub
from playcall.tables.ports import Heard, PersonInfo
from tests.cli.fake import HighCard
from tests.leagues.fake import FakePlay
from tests.server.house import InlineBackroom, InlineThinker

NOON = 1_800_000_000.0
HOUR, DAY = 3600, 86400
PEOPLE = ("ann", "bob", "cy")


class CardPlay(FakePlay):
    """Rosters of the fake league, matches of High Card."""

    match_settings: ClassVar[dict[str, str]] = {}
    must_win_options: ClassVar[dict[str, str]] = {}

    def match_options(self, fixture: MatchUp, stage: Stage) -> Mapping[str, str]:
        return {"rounds": "1"}


class DraftedCards(HighCard):
    """High Card for leagues with drafts."""

    id = "drafted_cards"
    title = "Drafted Cards"

    def league_play(self, agreed: Agreed | None = None) -> LeaguePlay:
        return CardPlay(self, agreed)


GAME = DraftedCards()


def register(patch: pytest.MonkeyPatch) -> None:
    places = {"drafted_cards": f"{__name__}:GAME", "high_card": "tests.cli.fake:GAME", **playcall.games._places()}
    patch.setattr(playcall.games, "_places", lambda: places)


class Wire:
    """What processes tell each other."""

    def __init__(self) -> None:
        self.listening: list[Heard] = []
        self.told: list[str] = []

    async def publish(self, notice: str) -> None:
        self.told.append(notice)
        for heard in self.listening:
            await heard(notice)

    async def listen(self, heard: Heard) -> None:
        self.listening.append(heard)

    async def close(self) -> None: ...


class Club:
    """One process: a store, a hub and a clubhouse, and a clock that only the test moves."""

    def __init__(self, url: str, wire: Wire | None = None) -> None:
        self.store = SqlStore(open_database(url), url)
        self.time = NOON
        self.wire = wire or Wire()
        self.hub = Hub(self.store, self.wire, InlineThinker(), lambda: self.time, InlineBackroom())
        self.house = Clubhouse(self.store, self.hub)
        self.hub.on_end = self.house.ended

    async def close(self) -> None:
        await self.hub.close()
        await self.store.close()

    async def idle(self) -> None:
        """Until nothing is under way."""
        while self.hub.tasks:
            await asyncio.gather(*self.hub.tasks)

    async def wait(self, seconds: float) -> None:
        """Let time pass; what is due then happens."""
        self.time += seconds
        await self.look()

    async def look(self) -> None:
        """What the elected process does every half second."""
        for competition_id in await self.store.waking(self.time):
            await self.house._look_after(competition_id)
        await self.idle()

    async def found(self, game: str = "drafted_cards", team: str = "Ann", **settings: Any) -> Desk:
        wishes = {"teams": 4, "playoff_places": 2, "protest_hours": 24, **settings}
        desk = await self.house.found(person("ann"), game, "Test League", wishes, team=team)
        await self.idle()
        return desk

    async def act(self, desk: Desk, entry: Entry) -> None:
        await self.house.act(desk, lambda when: _at(entry, when))
        await self.idle()

    async def start(self, desk: Desk) -> None:
        await self.house.start(desk, person("ann"))
        await self.idle()

    async def until(self, desk: Desk, *phases: Phase, step: float = DAY, most: int = 400) -> None:
        """Let days pass, with nobody doing anything, until a phase is reached."""
        for _ in range(most):
            if desk.competition.book.phase in phases:
                return
            await self.wait(step)
        raise AssertionError(f"{desk.competition.book.phase} is never left")

    async def rebuilt(self, desk: Desk) -> Competition:
        """The competition from its log alone (LG-10.1)."""
        return Competition.read(await self.store.competition_log(desk.id), playcall.games.load)


def _at(entry: Entry, when: int) -> Entry:
    from msgspec.structs import replace

    return replace(entry, when=when)


def person(name: str) -> PersonInfo:
    return PersonInfo(name, name.title(), None, NOON)


def open_fixture(desk: Desk, team: int) -> str:
    """The key of the fixture that a team has to play."""
    return next(
        each.key
        for each in desk.competition.office.open_fixtures
        if team in each.teams and each.state in (FixtureState.OPEN, FixtureState.LIVE)
    )


__all__ = ["DAY", "HOUR", "NOON", "Club", "Wire", "open_fixture", "person", "register"]
