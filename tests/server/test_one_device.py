"""Several people on one device: one session, a seat each, and nobody's cards while it changes hands."""

from __future__ import annotations

import json
from typing import Any

import pytest

from playcall.tables.places import DEFENCE
from tests.server.house import Client, House, Visitor

pytestmark = pytest.mark.anyio

SHARED = ["here:Ann", "here:Ben"]


def held(place: int) -> str:
    return f"?hold={place}"


async def take_turn(keeper: Visitor, table: dict[str, Any], place: int, token: str | None = None) -> None:
    """Somebody takes the device, chooses, and lets the curtain fall."""
    async with keeper.socket(table, held(place)) as hand:
        await hand.choose(token)
        await hand.until("update")


async def asked(curtain: Client, *places: int) -> None:
    """Wait until the device is told to whom it goes."""
    while next((told["asked"] for told in reversed(curtain.told) if told["type"] == "device"), None) != list(places):
        await curtain.next()


async def waiting_here(keeper: Visitor, table: dict[str, Any]) -> list[int]:
    """The places on the device that are asked something."""
    path = f"/api/tables/{table['id']}?hold="
    places = {place: (await keeper.get(f"{path}{place}"))["position"] for place in table["here"]}
    return [place for place, seen in places.items() if seen["question"] or place in seen["choosers"]]


def frames(client: Client) -> list[str]:
    """What a socket was told of the table itself."""
    return [json.dumps(told, sort_keys=True) for told in client.told if told["type"] in ("hello", "update")]


async def test_everybody_has_a_seat_and_the_device_has_none(house: House) -> None:
    async with house.guest("Kim") as kim:
        table = await kim.open(seats=SHARED)
        assert (table["my_seat"], table["here"]) == (None, [0, 1])
        assert [seat["people"][0]["name"] for seat in table["seats"]] == ["Ann", "Ben"]
        seen = await kim.look(table)
        assert (seen["position"]["seat"], seen["position"]["question"]) == (None, None)
        ann = (await kim.get(f"/api/tables/{table['id']}?hold=0"))["position"]
        ben = (await kim.get(f"/api/tables/{table['id']}?hold=1"))["position"]
        assert [ann["view"]["zones"][f"hand {seat}"]["cards"] is None for seat in (0, 1)] == [False, True]
        assert [ben["view"]["zones"][f"hand {seat}"]["cards"] is None for seat in (0, 1)] == [True, False]
        assert [one["id"] for one in await kim.get("/api/me/tables")] == [table["id"]]


async def test_a_device_is_held_by_those_who_play_on_it_alone(house: House) -> None:
    async with house.guest("Kim") as kim, house.guest("Cy") as cy, house.stranger() as fan:
        table = await kim.open(seats=["here:Ann", "rookie"])
        path = f"/api/tables/{table['id']}"
        await cy.refused("GET", f"{path}?hold=0", "hold/not-here")
        await kim.refused("GET", f"{path}?hold=1", "hold/not-here")
        await cy.refused("POST", f"{path}/concede?hold=0", "hold/not-here")
        await fan.refused("POST", f"{path}/concede?hold=0", "auth/needed")
        assert (await fan.get(f"{path}?hold=0"))["position"]["seat"] is None
        async with cy.socket(table, held(0)) as socket:
            assert await socket.refusal() == "hold/not-here"
        await kim.refused("POST", f"{path}/concede", "choice/not-yours")


async def test_while_the_curtain_is_down_a_device_hears_what_spectators_hear(house: House) -> None:
    """Frame by frame, through a whole game that is played by handing the device round."""
    async with house.guest("Kim") as kim, house.stranger() as fan:
        table = await kim.open(seats=SHARED, options={"rounds": "3"})
        async with kim.socket(table) as curtain, fan.socket(table) as spectator:
            for client in (curtain, spectator):
                await client.until("hello")
                assert [client.view["zones"][f"hand {seat}"]["cards"] for seat in (0, 1)] == [None, None]
            while curtain.state["result"] is None:
                await take_turn(kim, table, (await waiting_here(kim, table))[-1])
                ply = (await kim.look(table))["position"]["ply"]
                for client in (curtain, spectator):
                    await client.until_state(lambda state: state["ply"] == ply)  # noqa: B023
            assert frames(curtain) == frames(spectator)


async def test_whoever_is_asked_in_secret_is_handed_the_device_all_the_same(house: House) -> None:
    async with house.guest("Kim") as kim:
        table = await kim.open(seats=SHARED)
        async with kim.socket(table) as curtain:
            await asked(curtain, 0, 1)
            await take_turn(kim, table, 1)
            await asked(curtain, 0)
            async with kim.socket(table, held(1)) as hand:
                await hand.until("hello")
                assert hand.state["question"] is None
                assert all(told["type"] != "device" for told in hand.told)
            await curtain.send(type="act", decision=0, token="stay")
            assert await curtain.refusal() == "spectator/silent"


async def test_a_device_learns_what_there_is_to_hide(house: House) -> None:
    async with house.guest("Kim") as kim:
        table = await kim.open(seats=SHARED)
        async with kim.socket(table) as curtain:
            device = await curtain.until("device")
            assert (device["ply"], device["hiding"], device["secret"]) == (0, [0, 1], [])
        open_coin = await kim.open("highlights_2052", seats=SHARED)
        async with kim.socket(open_coin) as curtain:
            device = await curtain.until("device")
            assert (device["asked"], device["hiding"]) == ([1], [])


async def test_those_in_one_room_need_not_be_asked_before_something_is_taken_back(house: House) -> None:
    async with house.guest("Kim") as kim:
        table = await kim.open(seats=SHARED)
        async with kim.socket(table) as curtain:
            await take_turn(kim, table, 0)
            await take_turn(kim, table, 1)
            await curtain.until_state(lambda state: state["ply"] == 2)
            await curtain.send(type="undo")
            await curtain.until_state(lambda state: state["epoch"] == 1)
            assert curtain.state["acts"] == 1
            await asked(curtain, 1)
            await kim.post(f"/api/tables/{table['id']}/undo?hold=0")
            await asked(curtain, 0, 1)


async def choose_here(keeper: Visitor, table: dict[str, Any], place: int) -> None:
    """A choice at a place of the device, or a yes to the fellow coach's."""
    path = f"/api/tables/{table['id']}"
    seen = (await keeper.get(f"{path}?hold={place}"))["position"]
    if (question := seen["question"]) is not None:
        choice = {"decision": question["decision"], "token": question["options"][0]["token"]}
        await keeper.post(f"{path}/act?hold={place}", choice)
    else:
        agreed = {"decision": seen["proposal"]["decision"], "agree": True}
        await keeper.post(f"{path}/proposal/answer?hold={place}", agreed)


async def test_somebody_elsewhere_asks_the_whole_device(house: House) -> None:
    """Two coaches of one side share the device; the other side has one of its own."""
    async with house.guest("Kim") as kim, house.guest("Cy") as cy:
        table = await kim.open("masters_gridiron", seats=["here:Ann/here:Ben", "open"])
        assert table["here"] == [0, DEFENCE]
        await cy.join(table)
        async with kim.socket(table) as curtain, cy.socket(table) as far:
            chosen: list[int] = []
            while not (1 in chosen and chosen[-1] == 0):
                here = await waiting_here(kim, table)
                await (choose_here(kim, table, here[0]) if here else cy.act(table))
                chosen.append(here[0] if here else 1)
            assert DEFENCE in chosen
            await far.send(type="undo")
            await curtain.until("undo_asked", seat=1)
            await curtain.send(type="answer_undo", agree=True)
            await far.until_state(lambda state: state["epoch"] == 1)


async def test_all_on_a_device_are_there_while_it_is(house: House) -> None:
    async with house.guest("Kim") as kim, house.stranger() as fan, fan.socket(
        table := await kim.open(seats=SHARED)
    ) as other:  # fmt: skip
        async with kim.socket(table) as curtain:
            await curtain.until("hello")
            await take_turn(kim, table, 0)
            await curtain.until_state(lambda state: state["ply"] == 1)
            assert all(seat["connected"] for seat in (await kim.look(table))["table"]["seats"])
        while True:
            gone = await other.until("seats")
            if not any(seat["connected"] for seat in gone["seats"]):
                break


async def test_a_rematch_is_played_by_the_same_people(house: House) -> None:
    async with house.guest("Kim") as kim:
        table = await kim.open(seats=SHARED)
        await kim.post(f"/api/tables/{table['id']}/concede?hold=1")
        again = (await kim.post(f"/api/tables/{table['id']}/rematch"))["table"]
        assert [seat["people"][0]["name"] for seat in again["seats"]] == ["Ben", "Ann"]
        assert [seat["people"][0]["id"] for seat in again["seats"]] == [
            seat["people"][0]["id"] for seat in reversed(table["seats"])
        ]
        assert again["here"] == [0, 1]
        assert (await kim.post(f"/api/tables/{table['id']}/rematch"))["table"]["id"] == again["id"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": ["here:Ann", "here: ann "]}, "option/bad"),
        ({"seats": ["here:", "here:Ann"]}, "option/bad"),
        ({"seats": ["here:Ann", "me"]}, "option/bad"),
        ({"seats": ["here:" + 41 * "n", "here:Ann"]}, "option/bad"),
        ({"seats": SHARED, "rated": True}, "table/not-rated"),
    ],
)
async def test_what_cannot_be_shared(house: House, wish: dict[str, Any], code: str) -> None:
    async with house.guest("Kim") as kim:
        await kim.refused("POST", "/api/tables", code, {"game": "high_card", **wish})


async def test_the_keeper_of_a_device_takes_no_seat_beside(house: House) -> None:
    async with house.guest("Kim") as kim:
        table = await kim.open(seats=["here:Ann", "open"])
        assert (await kim.join(table))["my_seat"] is None
