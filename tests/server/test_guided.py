"""What stands on the boxes, and the guided first game from opening to free play."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games import game_ids, load
from tests.server.house import House

pytestmark = pytest.mark.anyio


# Boxes ----------------------------------------------------------------------------------------------------------------


async def test_every_title_has_its_box(house: House) -> None:
    async with house.stranger() as visitor:
        shelf = await visitor.get("/api/games")
        boxes = {box["id"]: box for box in shelf["games"]}
        assert set(game_ids()) == set(boxes)
        for box in boxes.values():
            assert box["kind"]
            assert 1 <= box["difficulty"] <= 5
            assert box["minutes"] >= 1
            assert 1 <= box["players"][0] <= box["players"][1]
        assert boxes["highlights_2052"]["guided"] is True
        assert boxes["high_card"]["guided"] is False


@pytest.mark.parametrize("game", game_ids())
def test_what_is_recommended_can_be_played(game: str) -> None:
    rules = load(game)
    assert rules.seat_count(rules.parse_options(rules.on_the_box.recommended)) >= 1
    low, high = rules.on_the_box.players
    assert (low, high) == rules.seats


def test_the_first_game_of_gridiron_fantasy_is_its_quick_start() -> None:
    game = load("gridiron_fantasy")
    quick = game.mode("quick")
    assert quick is not None
    assert game.on_the_box.recommended == quick.options


# The guided first game ------------------------------------------------------------------------------------------------


async def test_a_newcomer_is_led_to_free_play(house: House) -> None:
    async with house.guest() as ann:
        guide = await ann.get("/api/games/highlights_2052/guide")
        assert "seed" not in guide
        table = await ann.open("highlights_2052", guided=True)
        assert (table["guided"], table["rated"], table["options"]) == (True, False, guide["options"])
        assert [seat["bot"] for seat in table["seats"]] == [None, "starter"]
        async with ann.socket(table) as client:
            while True:
                question = await client.asked()
                last = words(guide, question["turn"])[-1]
                if last["do"] is None:
                    break
                assert last["do"] in [option["token"] for option in question["options"]]
                await client.choose(last["do"])
            assert question["turn"] == guide["steps"][-1]["at"]["decision"]
            await client.choose()
            assert (await client.asked())["options"]


def words(guide: dict[str, Any], turn: int) -> list[dict[str, Any]]:
    found = [step for step in guide["steps"] if step["at"]["decision"] == turn]
    assert found, f"Nothing is said at turn {turn}."
    return found


async def test_taking_back_leads_to_the_same_word_again(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open("highlights_2052", guided=True)
        async with ann.socket(table) as client:
            first = await client.asked()
            await client.choose("place hb05")
            await client.asked()
            await client.send(type="undo")
            again = await client.until_state(lambda state: state["epoch"] == 1 and state["question"] is not None)
            assert again["question"]["turn"] == first["turn"] == 0


async def test_every_newcomer_gets_the_same_game(house: House) -> None:
    async with house.guest() as ann, house.guest() as bob:
        told = []
        for person in (ann, bob):
            table = await person.open("highlights_2052", guided=True)
            async with person.socket(table) as client:
                for token in ("place hb05", "play hb09", "keep"):
                    await client.choose(token)
                await client.asked()
                told.append([event["text"] for event in client.events.values() if event["text"]])
        assert told[0] == told[1]


async def test_other_tables_are_not_guided(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open("highlights_2052", seats=["me", "starter"], options={"teams": "tidebreakers,haulers"})
        assert table["guided"] is False
        rematch = await ann.open("highlights_2052", guided=True)
        await ann.post(f"/api/tables/{rematch['id']}/concede")
        again = await ann.post(f"/api/tables/{rematch['id']}/rematch")
        assert again["table"]["guided"] is False


async def test_games_without_a_guide_say_so(house: House) -> None:
    async with house.guest() as ann:
        await ann.refused("GET", "/api/games/high_card/guide", "guide/none")
        await ann.refused("GET", "/api/games/chess/guide", "game/unknown")
        await ann.refused("POST", "/api/tables", "guide/none", {"game": "high_card", "guided": True})
        rated = {"game": "highlights_2052", "guided": True, "rated": True}
        await ann.refused("POST", "/api/tables", "table/not-rated", rated)


async def test_the_guide_is_told_in_messages(house: House) -> None:
    async with house.guest() as ann:
        guide = await ann.get("/api/games/gridiron_fantasy/guide")
        catalogue = (await ann.http.get("/api/games/gridiron_fantasy/messages/de")).text
        told = [guide["title"], guide["goal"], guide["closing"], *(step["text"] for step in guide["steps"])]
        assert all(f"\n{message['id']} = " in catalogue for message in told)
