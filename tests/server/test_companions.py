"""The companion of a game on paper: its own dice, what scores, what is counted, in the language asked for."""

from __future__ import annotations

import pytest

from playcall.games import game_ids
from playcall.games.masters_football.cards import ATTACK_FACES, DEFENCE_FACES
from tests.server.house import House

pytestmark = pytest.mark.anyio


async def test_every_game_has_something_that_scores_and_something_that_is_counted(house: House) -> None:
    async with house.stranger() as visitor:
        for game in game_ids():
            beside = await visitor.get(f"/api/games/{game}/companion/de")
            assert beside["scores"] or game == "high_card", game
            assert all(each["points"] > 0 for each in beside["scores"])
            assert all(each["first"] < each["last"] for each in beside["counts"])


async def test_masters_of_football_brings_its_own_dice(house: House) -> None:
    async with house.stranger() as visitor:
        beside = await visitor.get("/api/games/masters_football/companion/en")
        assert len(beside["dice"]) == len(ATTACK_FACES) + len(DEFENCE_FACES) + 2
        assert {len(die["faces"]) for die in beside["dice"]} == {6}
        assert beside["scores"] == [{"title": "Goal", "points": 1}]
        await visitor.refused("GET", "/api/games/nothing/companion/en", "game/unknown")


async def test_a_league_on_paper_has_fixtures_and_a_table(house: House) -> None:
    async with house.stranger() as visitor:
        wish: dict[str, object] = {"teams": ["Larks", "Rooks", "Wrens"], "results": []}
        began = await visitor.post("/api/games/masters_football/table", wish)
        assert len(began["fixtures"]) == 6
        first = began["fixtures"][0]
        wish["results"] = [{"home": first["home"], "away": first["away"], "score": [2, 0]}]
        after = await visitor.post("/api/games/masters_football/table", wish)
        leader = after["table"][0]
        assert (leader["team"], leader["points"], leader["overall"]["won"]) == (first["home"], 3, 1)
        assert leader["why"]["id"] == "league-decided"
        wish["results"] = [{"home": 0, "away": 0, "score": [2, 0]}]
        await visitor.refused("POST", "/api/games/masters_football/table", "option/bad", wish)
