"""The clubhouse: all that people can do with competitions, and what runs by itself."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

from playcall.contract.collecting import owned, read_collection
from playcall.games import load
from playcall.leagues import (
    PROGRAM,
    BotAdded,
    Changed,
    Competition,
    DraftPool,
    Entry,
    FixtureState,
    Founded,
    Given,
    Joined,
    Refusal,
    Settings,
    Shared,
    Started,
    written,
)
from playcall.leagues.characters import Character, drawn
from playcall.leagues.settings import completed
from playcall.seasons.desk import Desk, Make, Turned, standing
from playcall.seasons.forms import league_play, read_settings
from playcall.seasons.matches import Matches
from playcall.seasons.ports import CompetitionInfo
from playcall.tables.errors import Refused
from playcall.tables.hub import new_seed
from playcall.tables.ports import PersonInfo

log = logging.getLogger("playcall.seasons")

ALONE = 8
"""Teams of a season alone."""
AFTER_FAILURE = 60.0
"""Seconds until a competition is looked at again that could not go on."""


def _added(who: str, character: Character, when: int) -> BotAdded:
    return BotAdded(who, when, team=character.team, level=character.level, style=character.style)


def _is_same(secret: str, kept: str) -> bool:
    return secrets.compare_digest(secret.encode(), kept.encode())


class Clubhouse(Matches):
    """All that can be done. Errors are `Refused`, with a stable code; `Turned` names the rule too."""

    # Founding and joining ---------------------------------------------------------------------------------------------

    async def found(
        self, person: PersonInfo, game: str, name: str, wishes: dict[str, Any], *, team: str = "", auto: bool = False,
        public: bool = False, bots: int = 0,
    ) -> Desk:  # fmt: skip
        """A new competition, with a team of the founder and some bots where that is wished."""
        rules, when, seed = load(game), int(self.hub.now()), new_seed()
        league_play(rules)
        settings = read_settings(wishes)
        first = Founded(
            person.id, when, name=name, game=game, seed=seed, settings=settings, founder=person.name, auto=auto
        )  # fmt: skip
        found = Competition.found(first, load)
        if isinstance(found, Refusal):
            raise Turned(found)
        own = await self._owned(person, game, settings)
        entries: list[Entry] = [Joined(person.id, when, name=person.name, team=team, owned=own)] if team else []
        entries += [_added(PROGRAM if auto else person.id, each, when) for each in drawn(bots, seed, [team])]
        for entry in entries:
            if refusal := found.enter(entry):
                raise Turned(refusal)
        return await self._keep(person, found, [first, *entries], public)

    async def _keep(self, person: PersonInfo, found: Competition, entries: Sequence[Entry], public: bool) -> Desk:
        now, book = self.hub.now(), found.book
        stands = standing(found, now)
        info = CompetitionInfo(
            secrets.token_hex(8), book.game, book.name, secrets.token_urlsafe(16), public, person.id, now, now,
            len(entries), stands.wake, stands.summary,
        )  # fmt: skip
        await self.store.new_competition(info, [written(entry) for entry in entries], stands)
        desk = self.desks[info.id] = Desk(info, found)
        await self.go_on(desk)
        return desk

    async def alone(self, person: PersonInfo, game: str, name: str, team: str, format: str = "league") -> Desk:
        """A season against seven bots with characters of their own: at once at the draft, or at week 1."""
        wishes = {"format": format, "teams": ALONE, "offseason_days": 365}
        return await self.found(person, game, name, wishes, team=team, auto=True, bots=ALONE - 1)

    async def join(
        self, person: PersonInfo, competition_id: str, invite: str, team: str, side: int | None = None
    ) -> Desk:
        """Enter a team, or share a side, with the secret of the invite link; a public competition needs none."""
        desk = await self.desk(competition_id)
        if not desk.info.public and not _is_same(invite, desk.info.invite):
            raise Refused("league/invite", "no-league-joining")
        if side is not None:
            await self.act(desk, lambda when: Shared(person.id, when, name=person.name, team=side))
            return desk
        own = await self._owned(person, desk.info.game, desk.competition.book.settings)
        await self.act(desk, lambda when: Joined(person.id, when, name=person.name, team=team, owned=own))
        return desk

    async def _owned(self, person: PersonInfo, game: str, settings: Settings) -> tuple[str, ...] | None:
        """LG-3.11  The collection of a member, where only own cards are drafted."""
        rules = load(game)
        if completed(settings, league_play(rules)).draft_pool is not DraftPool.OWN:
            return None
        kept = await self.store.collection(person.id, game)
        if rules.packs is None or kept is None:
            return ()
        return tuple(sorted(owned(rules.packs, read_collection(kept.text, rules))))

    async def seen(self, competition_id: str, person: PersonInfo | None, invite: str = "") -> Desk:
        """A competition for somebody who may look at it: a member, anyone where it is public, or with its link."""
        desk = await self.desk(competition_id)
        takes_part = person is not None and person.id in desk.competition.book.members
        if not (takes_part or desk.info.public or _is_same(invite, desk.info.invite)):
            raise Refused("league/invite")
        return desk

    # Acting -----------------------------------------------------------------------------------------------------------

    async def act(self, desk: Desk, make: Make) -> None:
        """Somebody does something: entered, and then whatever follows from it."""
        await self.enter(desk, make)
        await self.go_on(desk)

    async def change(self, desk: Desk, person: PersonInfo, why: str, wishes: dict[str, Any]) -> None:
        """LG-2.6  Some settings are changed; the others stay as they are at that moment."""

        def changed(when: int) -> Entry:
            old = desk.competition.book.settings
            return Changed(person.id, when, why, settings=read_settings(wishes, old))

        await self.act(desk, changed)

    async def add_bots(self, desk: Desk, person: PersonInfo, count: int) -> None:
        """Bots take places that are left, each with a character of its own."""
        book = desk.competition.book
        for each in drawn(min(count, book.settings.teams - len(book.teams)), book.seed, [t.name for t in book.teams]):
            await self.enter(desk, partial(_added, person.id, each))
        await self.go_on(desk)

    async def start(self, desk: Desk, person: PersonInfo, why: str = "") -> None:
        """A season begins; bots take the places that are left."""
        missing = desk.competition.book.settings.teams - len(desk.competition.book.teams)
        if missing > 0 and desk.competition.office.presides(person.id):
            await self.add_bots(desk, person, missing)
        await self.act(desk, lambda when: Started(person.id, when, why))

    async def give(self, desk: Desk, person: PersonInfo, team: int, member: str, why: str) -> None:
        """A bot's team becomes a person's."""
        other = await self.store.person(member)
        if other is None:
            raise Refused("person/unknown")
        await self.act(desk, lambda when: Given(person.id, when, why, team=team, member=other.id, name=other.name))

    # What runs by itself ----------------------------------------------------------------------------------------------

    async def run(self, every: float) -> None:
        """In the process that leads: clocks of drafts, deadlines, windows, matches that nobody looks after."""
        while not self.hub.closing.is_set():
            if await self.store.lead():
                for competition_id in await self.store.waking(self.hub.now()):
                    await self._look_after(competition_id)
            await self.hub.rest(every)

    async def _look_after(self, competition_id: str) -> None:
        """One competition that cannot go on must not stop the others."""
        try:
            desk = await self.desk(competition_id)
            wake = desk.info.wake
            await self._look_at_matches(desk)
            await self.go_on(desk)
            await self.store.set_wake(desk.id, standing(desk.competition, self.hub.now()).wake, wake)
        except Exception:
            log.exception("competition %s cannot go on; it is tried again", competition_id)
            info = await self.store.competition(competition_id)
            if info is not None:
                await self.store.set_wake(competition_id, self.hub.now() + AFTER_FAILURE, info.wake)

    async def _look_at_matches(self, desk: Desk) -> None:
        """Matches whose process died: tables that were never opened, and ends that were never told."""
        for fixture in desk.competition.office.open_fixtures:
            if fixture.state is FixtureState.LIVE and fixture.table:
                with self.by_itself(desk, fixture):
                    if await self.store.table(fixture.table) is None:
                        await self._open(desk, fixture.key)
                    await self.look_at(desk, fixture.table)
