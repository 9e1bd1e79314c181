"""Asking the coach at a table: against bots alone, about one's own question, and never twice for the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from playcall.tables.thinking import Answer, Task
from tests.server.conftest import NewHouse
from tests.server.house import Client, House, InlineThinker

pytestmark = pytest.mark.anyio


async def test_the_coach_rates_every_option(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open("highlights_2052", seats=["me", "starter"])
        async with ann.socket(table) as client:
            question = await client.asked()
            await client.send(type="coach")
            told = await client.until("coached")
            assert told["decision"] == question["decision"]
            assert told["share_is"] in ("win chance", "preference")
            assert {tip["token"] for tip in told["advice"]} == {option["token"] for option in question["options"]}
            worths = [tip["worth"] for tip in told["advice"]]
            assert worths == sorted(worths, reverse=True)


async def test_the_coach_is_not_for_games_between_people(house: House) -> None:
    async with house.guest() as ann, house.guest() as bob:
        table = await ann.open()
        await bob.join(table)
        async with ann.socket(table) as client:
            await client.asked()
            await client.send(type="coach")
            assert await client.refusal() == "coach/not-here"


async def test_a_stand_in_makes_no_bot_of_a_person(house: House) -> None:
    async with house.guest() as ann, house.guest() as bob:
        table = await ann.open("highlights_2052")
        await bob.join(table)
        await bob.post(f"/api/tables/{table['id']}/stand-in", {"level": "random"})
        async with ann.socket(table) as client:
            await client.until("hello")
            await client.send(type="coach")
            assert await client.refusal() == "coach/not-here"


async def test_the_coach_speaks_about_one_s_own_question_only(house: House) -> None:
    async with house.guest() as ann, house.guest() as bob:
        table = await ann.open(seats=["me", "random"], options={"rounds": "1"})
        async with bob.socket(table) as watching:
            await watching.send(type="coach")
            assert await watching.refusal() == "spectator/silent"
        async with ann.socket(table) as client:
            await client.play_on()
            await client.send(type="coach")
            assert await client.refusal() == "table/over"


class Counting(InlineThinker):
    """Counts what the coach is asked; it can be made to fail."""

    asked = 0
    broken = False

    async def advise(self, task: Task, advise: Callable[[Task], Answer]) -> Answer | None:
        self.asked += 1
        return None if self.broken else await super().advise(task, advise)


async def coached(client: Client) -> str:
    await client.send(type="coach")
    while True:
        message = await client.next()
        if message["type"] in ("coached", "refused"):
            return str(message.get("code", "coached"))


async def test_the_same_question_is_thought_about_once(new_house: NewHouse) -> None:
    thinker = Counting()
    house = new_house(thinker=thinker)
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table) as client:
            await client.asked()
            assert [await coached(client) for _ in range(3)] == ["coached"] * 3
            assert thinker.asked == 1
            await client.choose()
            await client.asked()
            thinker.broken = True
            assert await coached(client) == "coach/silent"
            thinker.broken = False
            assert await coached(client) == "coached"
