"""Offensive and defensive coach of one seat, over REST and sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from playcall.tables.places import DEFENCE
from tests.server.conftest import NewHouse
from tests.server.house import Client, House, Visitor

pytestmark = pytest.mark.anyio

Three = tuple[Visitor, Visitor, Visitor, dict[str, Any]]


@asynccontextmanager
async def three_at_a_table(house: House, game: str = "masters_gridiron", **wishes: Any) -> AsyncIterator[Three]:
    """Ann and Ben coach the first seat, Cy plays the second, and the game has begun."""
    async with house.guest("Ann") as ann, house.guest("Ben") as ben, house.guest("Cy") as cy:
        table = await ann.open(game, seats=["me/open", "open"], **wishes)
        await ben.join(table, seat=DEFENCE)
        await cy.join(table)
        yield ann, ben, cy, table


def first(state: dict[str, Any], place: int = 0) -> str:
    token: str = state["question"]["options"][place]["token"]
    return token


async def propose(ann: Visitor, table: dict[str, Any], place: int = 0) -> dict[str, Any]:
    """Ann makes a joint choice; how the table looks to her then."""
    await ann.act(table, first((await ann.look(table))["position"], place))
    position: dict[str, Any] = (await ann.look(table))["position"]
    return position


async def answer(who: Visitor, table: dict[str, Any], decision: int, agree: bool, refused: str = "") -> None:
    path, body = f"/api/tables/{table['id']}/proposal/answer", {"decision": decision, "agree": agree}
    if refused:
        await who.refused("POST", path, refused, body)
    else:
        await who.post(path, body)


@pytest.mark.rule("LG-9.1", "LG-9.2")
async def test_three_people_at_a_table_of_two_seats(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Ben") as ben, house.guest("Cy") as cy:
        table = await ann.open("masters_gridiron", seats=["open/me", "open"])
        seats = table["seats"]
        assert [(seat["seat"], [coach["seat"] for coach in seat["coaches"]]) for seat in seats] == [
            (0, [0, DEFENCE]),
            (1, []),
        ]
        assert [coach["open"] for coach in seats[0]["coaches"]] == [True, False]
        assert table["my_seat"] == 0
        await ben.refused(
            "POST", f"/api/tables/{table['id']}/join", "table/full", {"invite": table["invite"], "seat": DEFENCE}
        )
        assert (await cy.join(table, seat=1))["my_seat"] == 1
        joined = await ben.join(table)
        assert joined["started_at"] is not None
        assert [person["name"] for person in joined["seats"][0]["people"]] == ["Ben", "Ann"]
        places = [(await who.look(table))["position"]["place"] for who in (ann, ben, cy)]
        assert places == [DEFENCE, 0, 1]


async def test_coaches_where_there_are_none(house: House) -> None:
    async with house.guest("Ann") as ann:
        await ann.refused("POST", "/api/tables", "option/bad", {"game": "highlights_2052", "seats": ["me/open", "pro"]})
        games = {
            game: (await ann.get(f"/api/games/{game}"))["coaches"] for game in ("sport_jockeys", "highlights_2052")
        }
        assert games == {"sport_jockeys": True, "highlights_2052": False}


@pytest.mark.rule("LG-9.1")
async def test_the_partner_sees_a_joint_choice_and_gives_it_back_once(house: House) -> None:
    async with (
        three_at_a_table(house) as (ann, ben, cy, table),
        ben.socket(table) as partner,
        cy.socket(table) as rival,
    ):
        await partner.until("hello")
        mine = await propose(ann, table)
        assert mine["question"] is None
        assert mine["choosers"] == [DEFENCE]
        shown = await partner.until_state(lambda state: state["proposal"] is not None)
        assert shown["proposal"]["choice"]["token"] == mine["proposal"]["choice"]["token"]
        decision = shown["proposal"]["decision"]
        await answer(cy, table, decision, True, refused="proposal/none")
        await answer(ann, table, decision, True, refused="proposal/none")
        await partner.send(type="answer_proposal", decision=decision, agree=False)
        given_back = await partner.until_state(lambda state: state["proposal"]["objected"])
        assert given_back["question"] is None
        await propose(ann, table, 1)
        await rival.until_state(lambda state: state["question"] is not None)
        assert all(message.get("proposal") is None for message in rival.told)
        assert (await ann.look(table))["position"]["acts"] == 1


@pytest.mark.rule("LG-9.1")
async def test_a_coach_cannot_choose_for_the_other_unit(house: House) -> None:
    async with three_at_a_table(house, "sport_jockeys") as (ann, ben, _, table):
        position = (await ann.look(table))["position"]
        choice = {"decision": position["question"]["decision"], "token": first(position)}
        path = f"/api/tables/{table['id']}/act"
        await ben.refused("POST", path, "choice/not-yours", choice)
        await ann.post(path, choice)
        await ann.refused("POST", path, "choice/not-yours", choice)


async def test_what_was_shown_is_there_after_a_crash(house: House) -> None:
    """Nothing of it is in memory alone."""
    async with three_at_a_table(house) as (ann, ben, _, table):
        before = await propose(ann, table)
        house.service.hub.rooms.clear()
        after = (await ben.look(table))["position"]
        assert after["proposal"] == before["proposal"]
        await answer(ben, table, after["proposal"]["decision"], True)
        await answer(ben, table, after["proposal"]["decision"], True, refused="proposal/none")
        assert (await ann.look(table))["position"]["acts"] == 1


@pytest.mark.rule("LG-9.1")
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("masters_gridiron", "me/random", {}), ("sport_jockeys", "random/me", {"mode": "quick"})],
)
async def test_a_bot_coaches_the_other_unit_through_a_whole_game(
    house: House, game: str, seats: str, options: dict[str, str]
) -> None:
    async with house.guest("Ann") as ann:
        table = await ann.open(game, seats=[seats, "random"], options=options)
        async with ann.socket(table) as client:
            await play_with_a_bot(client)
            assert client.state["result"]["text"]
        asked = {state["question"] is not None for state in client.told if state["type"] == "update"}
        assert asked == {True, False}
        [outcome] = await ann.get("/api/me/outcomes")
        assert outcome["seat"] == 0


async def play_with_a_bot(client: Client) -> None:
    """Choose whatever comes first, and agree to everything that the bot would choose for both."""
    agreed = -1

    def due(state: dict[str, Any]) -> bool:
        asked = state["question"] is not None and state["question"]["decision"] > client.answered
        shown = state["proposal"] is not None and state["proposal"]["decision"] > agreed
        return asked or shown or state["result"] is not None

    while (await client.until_state(due))["result"] is None:
        if client.state["question"] is not None:
            await client.choose()
        else:
            agreed = client.state["proposal"]["decision"]
            await client.send(type="answer_proposal", decision=agreed, agree=True)


async def test_a_clock_that_falls_while_the_partner_looks_lets_a_stand_in_agree(new_house: NewHouse) -> None:
    house = new_house()
    async with three_at_a_table(house, clock="decision 60") as (ann, ben, _, table), ben.socket(table) as partner:
        await propose(ann, table)
        house.service.hub.now = lambda: time.time() + 60
        await partner.until_state(lambda state: state["acts"] > 0)
        seats = (await ann.look(table))["table"]["seats"]
        assert [coach["stand_in"] for coach in seats[0]["coaches"]][1] == "starter"


async def test_a_rematch_keeps_the_coaches_together(house: House) -> None:
    async with three_at_a_table(house) as (ann, ben, cy, table):
        await ben.post(f"/api/tables/{table['id']}/concede")
        opened = (await ann.post(f"/api/tables/{table['id']}/rematch"))["table"]
        assert [len(seat["coaches"]) for seat in opened["seats"]] == [0, 2]
        assert opened["my_seat"] == 1
        again = await asyncio.gather(*(who.post(f"/api/tables/{table['id']}/rematch") for who in (cy, ben)))
        assert {one["table"]["id"] for one in again} == {opened["id"]}
        places = [(await who.look(opened))["position"]["place"] for who in (ann, ben, cy)]
        assert places == [1, 1 + DEFENCE, 0]


async def test_a_coach_who_wants_to_take_back_asks_the_partner(house: House) -> None:
    async with three_at_a_table(house) as (ann, ben, cy, table), ben.socket(table) as partner:
        shown = await propose(ann, table)
        await answer(ben, table, shown["proposal"]["decision"], True)
        await cy.act(table)
        await ann.post(f"/api/tables/{table['id']}/undo")
        wish = await partner.until("undo_asked")
        assert (wish["seat"], wish["agreed"]) == (0, [0])
        for who in (ben, cy):
            await who.post(f"/api/tables/{table['id']}/undo/answer", {"agree": True})
        position = (await ann.look(table))["position"]
        assert (position["acts"], position["question"] is not None) == (0, True)
