"""The kill test of leagues: processes die during a draft, a round and a trade, and nothing is lost or doubled.

Two people draft a team each, play a round through bots that stand in, and trade; the server is killed all the while.
Whatever was acknowledged must be in the log once, and the log alone must give the competition that the page shows.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from playcall.games import load
from playcall.leagues import Competition, Phase
from playcall.leagues.entries import Entry, Offered, Picked, Played, read
from playcall.leagues.seeing import fingerprint
from playcall.storage import open_store
from tests.torture.clients import Broken, Door
from tests.torture.kill import Torment, a_database
from tests.torture.serving import Server

GAME = "masters_gridiron"
MISUNDERSTOOD = 422
STAGES = ("draft", "round", "trade")
SETTINGS = {"teams": 2, "building": "rounds", "playoff_places": 0, "divisions": 0, "passes": 2, "protest_hours": 0}


@dataclass
class LeagueTorment(Torment):
    """A league that is drafted, played and traded in while processes die."""

    picks: list[str] = field(default_factory=list)
    """What was acknowledged, card by card."""
    league: str = ""
    stage: str = "joining"

    async def run(self) -> None:
        self.chance = random.Random(self.seed)
        self.done = asyncio.Event()
        async with AsyncExitStack() as leaving:
            self.doors = [await leaving.enter_async_context(Door(self.server.port, self.seed + n)) for n in range(2)]
            self.playing = asyncio.create_task(self._season())
            try:
                await asyncio.wait_for(self._kill_and_play(), self.seconds)
            except TimeoutError:
                self.problems.append(f"the league did not come further than {self.stage}")
            except Broken as problem:
                self.problems.append(str(problem))
            await self._check_league()

    async def _kill_and_play(self) -> None:
        await self._strike()
        await self.playing

    async def _strike(self) -> None:
        """In every stage, one after the other; more kills than stages come at random moments of the draft."""
        waits = ["draft"] * (self.kills - len(STAGES)) + [*STAGES][: self.kills]
        for stage in waits:
            picks = len(self.picks)
            while self._too_soon(stage, picks) and not self.playing.done():
                await asyncio.sleep(0.01)
            await asyncio.sleep(self.chance.uniform(0.0, 0.4))
            await (self._kill_workers() if self.server.workers > 1 else self._kill_server())
            self.killed += 1

    def _too_soon(self, stage: str, picks: int) -> bool:
        """Between two kills a server has come up and somebody has got on, however busy the machine."""
        stuck = self.killed > 0 and self.stage == "draft" and len(self.picks) == picks
        return STAGES.index(stage) > self._at() or stuck

    def _at(self) -> int:
        return STAGES.index(self.stage) if self.stage in STAGES else -1

    # Playing ----------------------------------------------------------------------------------------------------------

    async def _season(self) -> None:
        for door in self.doors:
            await door.enter()
        founder = self.doors[0]
        wish = {"game": GAME, "name": "Torture", "team": "Team 0", "settings": SETTINGS}
        page = (await founder.ask("POST", "/api/leagues", wish)).json()
        self.league = page["id"]
        for n, door in enumerate(self.doors[1:], 1):
            await door.ask("POST", f"/api/leagues/{self.league}/join", {"team": f"Team {n}", "invite": page["invite"]})
        self.stage = "draft"
        await self._act(founder, "start")
        await self._draft()
        self.stage = "round"
        await self._round()
        self.stage = "trade"
        await self._trade()

    async def _page(self, door: Door) -> dict[str, Any]:
        page: dict[str, Any] = (await door.ask("GET", f"/api/leagues/{self.league}")).json()
        return page

    async def _act(self, door: Door, do: str, **facts: Any) -> bool:
        """Whether it was acknowledged; a second attempt after a lost answer may be refused, but is understood."""
        answer = await door.ask("POST", f"/api/leagues/{self.league}/act", {"do": do, **facts})
        if answer.status_code == MISUNDERSTOOD:
            raise Broken(f"{do} is not understood: {answer.text}")
        return answer.status_code < 400

    async def _draft(self) -> None:
        while not (page := await self._page(self.doors[0]))["draft"]["done"]:
            team = page["draft"]["on_the_clock"][0]
            door = self.doors[team]
            pool = (await door.ask("GET", f"/api/leagues/{self.league}/teams/{team}/pool")).json()
            card = self.chance.choice(pool["wishes"] or [""])
            if card and await self._act(door, "pick", team=team, cards=[card]):
                self.picks.append(card)

    async def _round(self) -> None:
        """The first round is played by stand-ins of everybody."""
        while (page := await self._page(self.doors[0]))["season"]["round"] == 1:
            for team, door in enumerate(self.doors):
                for fixture in page["fixtures"]:
                    if fixture["state"] in ("open", "live") and team in (fixture["home"], fixture["away"]):
                        await self._sit_and_leave(door, fixture["key"])
            await asyncio.sleep(0.3)

    async def _sit_and_leave(self, door: Door, key: str) -> None:
        answer = await door.ask("POST", f"/api/leagues/{self.league}/fixtures/{key}/play")
        if answer.status_code < 400:
            await door.ask("POST", f"/api/tables/{answer.json()['table']}/stand-in", {"level": "rookie"})

    async def _trade(self) -> None:
        """Two players of one position change teams."""
        mine, yours = await self._fair()
        while not (page := await self._page(self.doors[0]))["trades"]:
            await self._act(self.doors[0], "offer", team=0, partner=1, gives=[mine], takes=[yours])
        while (state := page["trades"][0]["state"]) not in ("done", "void", "cancelled"):
            trade = page["trades"][0]["id"]
            if state == "offered":
                await self._act(self.doors[1], "accept", trade=trade)
            elif state == "review":
                await self._act(self.doors[0], "approve", trade=trade)
            await asyncio.sleep(0.1)
            page = await self._page(self.doors[0])

    async def _fair(self) -> tuple[str, str]:
        """Two players whom the rules let change teams."""
        doors = self.doors
        rosters = [
            (await door.ask("GET", f"/api/leagues/{self.league}/teams/{n}")).json() for n, door in enumerate(doors)
        ]
        pairs = [(a, b) for a in rosters[0]["cards"] for b in rosters[1]["cards"] if a["group"] == b["group"]]
        for mine, yours in pairs:
            offer = {"team": 0, "partner": 1, "gives": [mine["id"]], "takes": [yours["id"]]}
            answer = await doors[0].ask("POST", f"/api/leagues/{self.league}/weigh", offer)
            if answer.json()["problem"] is None:
                return mine["id"], yours["id"]
        raise RuntimeError("There is nothing to trade.")

    # Checking ---------------------------------------------------------------------------------------------------------

    async def _check_league(self) -> None:
        store = open_store(self.server.db)
        try:
            lines = await store.competition_log(self.league)
            info = await store.competition(self.league)
        finally:
            await store.close()
        page = await self._page(self.doors[0])
        if info is None or info.entries != len(lines):
            self.problems.append("the log has gaps")
        self.problems += check_log([read(line) for line in lines], self.picks)
        rebuilt = Competition.read(lines, load)
        if rebuilt.book.phase is Phase.FORMING or page["version"] != fingerprint(rebuilt.office, self.doors[0].person):
            self.problems.append("the log does not give what the page shows")
        trades = rebuilt.book.season.trades if rebuilt.book.season else []
        if [trade.state.value for trade in trades] != ["done"]:
            self.problems.append(f"the trade was not made once: {[trade.state.value for trade in trades]}")

    def summary(self) -> str:
        return f"{self.killed} kills, {len(self.picks)} picks acknowledged, {len(self.problems)} problems"


def check_log(entries: list[Entry], acknowledged: list[str]) -> list[str]:
    """What is lost or there twice."""
    problems: list[str] = []
    picked = [card for entry in entries if isinstance(entry, Picked) for card in entry.cards]
    if len(picked) != len(set(picked)):
        problems.append("a card was picked twice")
    if lost := [card for card in acknowledged if card not in picked]:
        problems.append(f"acknowledged picks are lost: {lost}")
    played = [entry.fixture for entry in entries if isinstance(entry, Played)]
    if len(played) != len(set(played)):
        problems.append("a match counts twice")
    if len([entry for entry in entries if isinstance(entry, Offered)]) != 1:
        problems.append("the offer was made more than once, or never")
    return problems


def torment_league(db: str, workers: int, kills: int, seconds: float = 100.0, seed: int = 0) -> LeagueTorment:
    with Server(db, workers) as server:
        one = LeagueTorment(server, kills, seconds=seconds, seed=seed)
        asyncio.run(one.run())
    return one


def main() -> int:
    words = argparse.ArgumentParser(description="Kill processes of the server during a league; nothing may be lost.")
    words.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    words.add_argument("--kills", type=int, default=30)
    words.add_argument("--seconds", type=float, default=600.0, help="time limit")
    words.add_argument("--seed", type=int, default=0)
    given = words.parse_args()
    with a_database(given.db) as url:
        one = torment_league(url, 1 if given.db == "sqlite" else 2, given.kills, given.seconds, given.seed)
    print(f"{given.db}: {one.summary()}")
    for problem in one.problems:
        print(problem)
    return 1 if one.problems or one.killed < given.kills else 0


if __name__ == "__main__":
    sys.exit(main())
