"""Whole games over sockets: what everybody sees, and that it fits together."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from playcall.games import load
from playcall.kernel import Record, replay
from playcall.tables.room import Room
from playcall.tables.rooms import Rooms
from playcall.tables.thinking import Thinker
from tests.server.conftest import NewHouse
from tests.server.house import Client, House, said

pytestmark = pytest.mark.anyio
both_databases = True


def at_random(seed: int) -> Callable[[list[str]], str]:
    return random.Random(seed).choice


async def test_two_people_play_a_whole_game(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        table = await ann.open("highlights_2052")
        await bob.join(table)
        async with (
            ann.socket(table) as one,
            bob.socket(table) as two,
            house.stranger() as fan,
            fan.socket(table) as three,
        ):
            await asyncio.gather(one.play_on(at_random(1)), two.play_on(at_random(2)))
            await three.until_state(lambda state: state["result"] is not None)
            assert one.state["result"] == two.state["result"] == three.state["result"]
            assert sorted(one.events) == sorted(two.events) == sorted(three.events)
            _looks_back_open(three)
        final = await ann.look(table)
        assert final["table"]["result"]["text"] == one.state["result"]["text"]
        record = Record.from_text(await bob.get(f"/api/tables/{table['id']}/record"))
        assert replay(record, load("highlights_2052")).result.scores == tuple(one.state["result"]["scores"])  # type: ignore[union-attr]
        told = await bob.get(f"/api/tables/{table['id']}/events")
        assert [event["n"] for event in told] == sorted(one.events)
        outcomes = {(await who.get("/api/me/outcomes"))[0]["outcome"] for who in (ann, bob)}
        assert outcomes in ({"won", "lost"}, {"tied"})


def _looks_back_open(spectator: Client) -> None:
    """When the game is over, a spectator sees every card."""
    assert all(zone["cards"] is not None for zone in spectator.view["zones"].values())


async def test_a_person_plays_a_bot_that_thinks_in_a_process(new_house: NewHouse) -> None:
    house = new_house(thinker=Thinker(1))
    async with house.guest() as ann:
        table = await ann.open("highlights_2052", seats=["starter", "me"])
        async with ann.socket(table) as client:
            await client.play_on(at_random(3))
            assert client.state["result"]["text"]


async def test_a_bot_that_fails_does_not_stop_its_table(new_house: NewHouse, caplog: pytest.LogCaptureFixture) -> None:
    """The process of the bots has never heard of High Card."""
    house = new_house(thinker=Thinker(1))
    async with house.guest() as ann:
        table = await ann.open(seats=["random", "me"])
        async with ann.socket(table) as client:
            await client.play_on()
            assert client.state["result"]["text"]
    assert f"bot 'random' failed at table {table['id']}" in caplog.text


async def test_everybody_sees_what_is_theirs(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob, house.stranger() as fan:
        table = await ann.open()
        await bob.join(table)
        async with ann.socket(table) as one, bob.socket(table) as two, fan.socket(table) as three:
            for client in (one, two, three):
                await client.until("hello")
            hands = [
                (client.view["zones"]["hand 0"]["cards"], client.view["zones"]["hand 1"]["cards"])
                for client in (one, two, three)
            ]
            (mine, none), (nothing, theirs), (hidden, too) = hands
            assert mine is not None
            assert theirs is not None
            assert (none, nothing, hidden, too) == (None, None, None, None)
            assert [one.state["seat"], two.state["seat"], three.state["seat"]] == [0, 1, None]
            dealt = [client.events[0]["facts"]["cards"] for client in (one, two, three)]
            assert dealt[0] is not None
            assert dealt[1:] == [None, None]
            assert three.state["question"] is None
            await one.choose()
            await three.until("update")
            assert three.view["zones"]["hand 0"]["cards"] is None
            assert three.state["waiting_for"] == [1]


async def test_no_spectator_ever_sees_a_hand(house: House) -> None:
    """Until it is over."""
    async with house.guest() as ann, house.stranger() as fan:
        table = await ann.open("highlights_2052", seats=["me", "open"])
        async with fan.socket(table) as watcher, house.guest("Bob") as bob:
            await bob.join(table)
            async with ann.socket(table) as one, bob.socket(table) as two:
                watching = asyncio.create_task(_watch(watcher))
                await asyncio.gather(one.play_on(plies=50), two.play_on(plies=50))
                await ann.post(f"/api/tables/{table['id']}/concede")
                assert await watching > 20


async def _watch(watcher: Client) -> int:
    seen = 0
    while True:
        message = await watcher.next()
        if message["type"] not in ("hello", "update"):
            continue
        if message["result"] is not None:
            return seen
        seen += 1
        hidden = [zone for zone in watcher.view["zones"].values() if zone["zone"] in ("hand", "playbook")]
        assert hidden
        assert all(zone["cards"] is None for zone in hidden)
        assert watcher.view["legal"] == []
        assert message["question"] is None


async def test_two_tabs_of_one_person_see_the_same(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table) as one, ann.socket(table) as two:
            await asyncio.gather(one.asked(), two.asked())
            await one.choose()
            await one.play_on()
            await two.until_state(lambda state: state["result"] is not None)
            assert one.view == two.view
            assert one.events == two.events


async def test_a_lost_connection_gets_exactly_what_it_missed(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        table = await ann.open()
        await bob.join(table)
        async with ann.socket(table) as one, bob.socket(table) as two:
            await two.until("hello")
            epoch, event = two.state["epoch"], two.state["event"]
            known = dict(two.events)
            await two.websocket.close()
            await one.choose()
            await bob.act(table)
            await one.until_state(lambda state: state["ply"] == 2)
            async with bob.socket(table, f"?epoch={epoch}&event={event}") as again:
                hello = await again.until("hello")
                assert [told["n"] for told in hello["events"]] == list(range(event, hello["event"]))
                assert {**known, **again.events}.keys() == one.events.keys()
                await again.send(type="resume", epoch=epoch, event=hello["event"])
                assert (await again.until("hello"))["events"] == []
                await again.send(type="resume", epoch=epoch + 7, event=0)
                assert len((await again.until("hello"))["events"]) == hello["event"]


async def test_events_carry_words_and_rules(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table) as client:
            await client.choose()
            await client.until_state(lambda state: any(event["kind"] == "Scored" for event in client.events.values()))
            scored = next(event for event in client.events.values() if event["kind"] == "Scored")
            assert scored["rules"] == ["HC-2.1"]
            assert "scores" in said(scored["text"], "high_card")
            assert said(client.state["headline"], "high_card").startswith("High Card")


async def test_explain_says_what_an_option_would_do(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        async with ann.socket(table) as client:
            question = await client.asked()
            token = question["options"][0]["token"]
            await client.send(type="explain", decision=question["decision"], token=token)
            assert (await client.until("explained"))["token"] == token
            await client.send(type="explain", decision=question["decision"], token="double")
            assert await client.refusal() == "choice/illegal"


async def test_many_tables_at_once(house: House) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(house.guest(f"P{n}")) for n in range(6)]
        tables = [await person.open(seats=["me", "starter"]) for person in people for _ in range(3)]
        clients = [await stack.enter_async_context(people[n // 3].socket(table)) for n, table in enumerate(tables)]
        await asyncio.gather(*(client.play_on() for client in clients))
        assert all(client.state["result"] for client in clients)


async def test_a_last_choice_that_is_known_is_an_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that took the last choice has not written the end yet, and somebody asks for the record."""

    async def not_yet(rooms: Rooms, room: Room) -> None:
        room.tell("moved")

    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        table = await ann.open()
        await bob.join(table)
        monkeypatch.setattr(Rooms, "_after", not_yet)
        async with ann.socket(table) as one, bob.socket(table) as two:
            await asyncio.gather(one.play_on(), two.play_on())
        assert (await bob.get(f"/api/tables/{table['id']}/record")).startswith("playcall record 1")
