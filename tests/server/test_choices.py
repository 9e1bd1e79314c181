"""At the table: what may be chosen, taken back, given up and left to a bot; clocks and rematches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.house import Client, House, Visitor, said

pytestmark = pytest.mark.anyio
both_databases = True

Pair = tuple[Visitor, Visitor, dict[str, Any]]


@asynccontextmanager
async def two_at_a_table(house: House, **wishes: Any) -> AsyncIterator[Pair]:
    """Ann on seat 0, Bob on seat 1, and the game has begun."""
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        table = await ann.open(**wishes)
        await bob.join(table)
        yield ann, bob, table


def hand(position: dict[str, Any], seat: int) -> list[str]:
    cards: list[str] = position["view"]["zones"][f"hand {seat}"]["cards"]
    return cards


def tokens(question: dict[str, Any]) -> list[str]:
    return [option["token"] for option in question["options"]]


# Choosing -------------------------------------------------------------------------------------------------------------


async def test_wrong_choices_are_refused_and_change_nothing(house: House) -> None:
    async with two_at_a_table(house) as (ann, bob, table), house.guest("Eve") as eve:
        path = f"/api/tables/{table['id']}/act"
        question = (await ann.look(table))["position"]["question"]
        theirs = tokens((await bob.look(table))["position"]["question"])[0]
        decision, mine = question["decision"], tokens(question)[0]
        await ann.refused("POST", path, "choice/illegal", {"decision": decision, "token": theirs})
        await ann.refused("POST", path, "choice/illegal", {"decision": decision, "token": "fly me to the moon"})
        await ann.refused("POST", path, "choice/stale", {"decision": decision + 1, "token": mine})
        await eve.refused("POST", path, "choice/not-yours", {"decision": decision, "token": mine})
        assert (await ann.look(table))["position"]["ply"] == 0
        await ann.act(table)
        await ann.refused("POST", path, "choice/not-yours", {"decision": decision, "token": mine})
        await bob.act(table)
        await bob.refused("POST", path, "choice/stale", {"decision": decision, "token": theirs})


async def test_simultaneous_choices_are_never_stale(house: House) -> None:
    """Both answer the same decision, in any order and at once."""
    for first, second in ((0, 1), (1, 0)):
        async with two_at_a_table(house) as (*people, table):
            questions = [(await person.look(table))["position"]["question"] for person in people]
            assert questions[0]["decision"] == questions[1]["decision"]
            answers = [{"decision": q["decision"], "token": tokens(q)[0]} for q in questions]
            await asyncio.gather(
                *(people[n].post(f"/api/tables/{table['id']}/act", answers[n]) for n in (first, second))
            )
            assert (await people[0].look(table))["position"]["ply"] == 2


async def test_a_doubled_click_enters_once(house: House) -> None:
    async with two_at_a_table(house) as (ann, _, table), ann.socket(table) as client:
        question = await client.asked()
        for _ in range(3):
            await client.send(type="act", decision=question["decision"], token=tokens(question)[0])
        assert await client.refusal() == "choice/not-yours"
        assert client.state["ply"] == 1


# Undo -----------------------------------------------------------------------------------------------------------------


async def test_undo_is_free_until_something_is_shown(house: House) -> None:
    async with two_at_a_table(house) as (ann, bob, table), ann.socket(table) as one, bob.socket(table) as two:
        before = await one.asked()
        await two.asked()
        await one.choose()
        await two.until("update", ply=1)
        assert (await ann.post(f"/api/tables/{table['id']}/undo"))["undone"] is True
        again = await one.until("hello")
        assert again["epoch"] == 1
        assert tokens(again["question"]) == tokens(before)
        assert (await two.until("hello"))["epoch"] == 1
        one.answered = -1
        await one.choose(tokens(before)[1])
        await one.until("update")


async def test_undo_needs_consent_once_something_was_shown(house: House) -> None:
    async with two_at_a_table(house) as (ann, bob, table), ann.socket(table) as one, bob.socket(table) as two:
        await _both_show(one, two)
        await one.send(type="undo")
        assert await two.until("undo_asked") == {"type": "undo_asked", "seat": 0, "agreed": [0]}
        await one.send(type="answer_undo", agree=True)
        assert await one.refusal() == "undo/not-asked"
        await two.send(type="answer_undo", agree=False)
        assert await one.until("undo_refused") == {"type": "undo_refused", "seat": 0}
        assert (await ann.look(table))["position"]["epoch"] == 0
        assert (await ann.post(f"/api/tables/{table['id']}/undo"))["undone"] is False
        await bob.post(f"/api/tables/{table['id']}/undo/answer", {"agree": True})
        taken_back = await one.until("hello")
        assert (taken_back["epoch"], taken_back["event"]) == (1, 2)
        await bob.refused("POST", f"/api/tables/{table['id']}/undo/answer", "undo/not-asked", {"agree": True})


async def test_whoever_comes_late_hears_that_undo_was_asked(house: House) -> None:
    async with two_at_a_table(house) as (ann, bob, table), ann.socket(table) as one, bob.socket(table) as two:
        await _both_show(one, two)
        await one.send(type="undo")
        await two.until("undo_asked")
        async with bob.socket(table) as late:
            assert (await late.until("undo_asked"))["seat"] == 0


async def test_undo_is_refused_where_it_makes_no_sense(house: House) -> None:
    async with two_at_a_table(house) as (ann, _, table):
        await ann.refused("POST", f"/api/tables/{table['id']}/undo", "undo/nothing")
    async with two_at_a_table(house, rated=True) as (ann, _, table):
        await ann.act(table)
        await ann.refused("POST", f"/api/tables/{table['id']}/undo", "undo/rated")


async def _both_show(one: Client, two: Client) -> None:
    await one.choose()
    await two.choose()
    for client in (one, two):
        await client.until_state(lambda state: state["ply"] >= 2)


# Ending ---------------------------------------------------------------------------------------------------------------


async def test_conceding_ends_the_game(house: House) -> None:
    async with two_at_a_table(house) as (ann, bob, table), bob.socket(table) as two:
        await ann.post(f"/api/tables/{table['id']}/concede")
        state = await two.until_state(lambda state: state["result"] is not None)
        assert said(state["result"]["text"]) == "Player 1 concedes."
        assert state["question"] is None
        await ann.refused("POST", f"/api/tables/{table['id']}/concede", "table/over")
        await two.send(type="act", decision=0, token="stay")
        assert await two.refusal() == "table/over"
        assert [(await who.get("/api/me/outcomes"))[0]["outcome"] for who in (ann, bob)] == ["lost", "won"]
        assert len(await ann.get("/api/me/tables?ended=true")) == 1
        assert await ann.get("/api/me/tables") == []


async def test_a_rated_game_moves_ratings(house: House) -> None:
    async with two_at_a_table(house, rated=True) as (ann, bob, table):
        await ann.refused("GET", f"/api/games/high_card/ratings/{ann.me['id']}", "person/unknown")
        await ann.post(f"/api/tables/{table['id']}/concede")
        loser = await ann.get(f"/api/games/high_card/ratings/{ann.me['id']}")
        winner = await ann.get(f"/api/games/high_card/ratings/{bob.me['id']}")
        assert winner["mu"] > 25 > loser["mu"]
        listed = await ann.get("/api/games/high_card/ratings")
        shown = [rating["shown"] for rating in listed]
        assert {ann.me["id"], bob.me["id"]} <= {rating["person"] for rating in listed}
        assert next(r["name"] for r in listed if r["person"] == bob.me["id"]) == "Bob"
        assert shown == sorted(shown, reverse=True)


async def test_a_rematch_by_both_is_one_table_with_seats_turned(house: House) -> None:
    async with two_at_a_table(house) as (ann, bob, table):
        path = f"/api/tables/{table['id']}/rematch"
        await ann.refused("POST", path, "table/not-over")
        await ann.post(f"/api/tables/{table['id']}/concede")
        one, two = await asyncio.gather(ann.post(path), bob.post(path))
        assert one["table"]["id"] == two["table"]["id"]
        again = await ann.look(one["table"])
        assert again["table"]["started_at"] is not None
        assert again["table"]["rematch_of"] == table["id"]
        assert (again["table"]["my_seat"], (await bob.look(one["table"]))["table"]["my_seat"]) == (1, 0)
        assert (await ann.look(table))["rematch"] == one["table"]["id"]
        async with house.guest("Eve") as eve:
            await eve.refused("POST", path, "choice/not-yours")


# Bots in place of people ----------------------------------------------------------------------------------------------


async def test_a_bot_stands_in_and_gives_the_seat_back(house: House) -> None:
    async with two_at_a_table(house) as (ann, bob, table), bob.socket(table) as two:
        await two.asked()
        path = f"/api/tables/{table['id']}/stand-in"
        await ann.refused("POST", path, "bot/unknown", {"level": "champion"})
        await ann.post(path, {"level": "random"})
        seats = await two.until("seats")
        while seats["seats"][0]["stand_in"] is None:
            seats = await two.until("seats")
        assert seats["seats"][0]["stand_in"] == "random"
        await two.until_state(lambda state: state["ply"] >= 2)
        await ann.post(path, {"level": ""})
        assert (await ann.look(table))["table"]["seats"][0]["stand_in"] is None


async def test_in_a_rated_game_nobody_wins_by_a_bot(house: House) -> None:
    async with two_at_a_table(house, rated=True) as (ann, bob, table):
        path = f"/api/tables/{table['id']}/stand-in"
        for stronger in ("pro", "legend", "random"):
            answer = await ann.refused("POST", path, "stand-in/rated", {"level": stronger})
            assert answer.status_code == 409
        await ann.post(path, {"level": "starter"})
        await bob.post(f"/api/tables/{table['id']}/concede")
        shown = [(await bob.get(f"/api/games/high_card/ratings/{one.me['id']}"))["shown"] for one in (ann, bob)]
        assert shown[0] < shown[1], "whoever leaves the end to a bot does not rise by it"


# Clocks ---------------------------------------------------------------------------------------------------------------


async def test_clocks_are_shown_and_fall(house: House) -> None:
    wishes = {"clock": "decision 2", "on_timeout": "concede"}
    async with two_at_a_table(house, **wishes) as (_, bob, table), bob.socket(table) as two:
        hello = await two.until("hello")
        assert all(0 <= left <= 2 for left in hello["clocks"]["left"])
        await bob.act(table)
        state = await two.until_state(lambda state: state["result"] is not None)
        assert said(state["result"]["text"]) == "Player 1 concedes."


async def test_a_fallen_clock_can_hand_over_to_a_bot(house: House) -> None:
    async with two_at_a_table(house, clock="decision 0.2") as (_, bob, table), bob.socket(table) as two:
        await two.until_state(lambda state: state["result"] is not None)
        assert [event["kind"] for event in two.events.values()].count("Scored") == 3


async def test_a_bank_runs_only_while_its_seat_is_asked(house: House) -> None:
    async with two_at_a_table(house, clock="bank 600 10") as (ann, _, table):
        await ann.act(table)
        one, two = (await ann.look(table))["position"]["clocks"]["left"]
        assert one > 600 > two > 590
