"""Tables, invites, chat, records, and the library."""

from __future__ import annotations

import pytest

from playcall.games import game_ids
from tests.server.house import House

pytestmark = pytest.mark.anyio
both_databases = True


# The library ----------------------------------------------------------------------------------------------------------


async def test_games_rules_and_cards(house: House) -> None:
    async with house.stranger() as visitor:
        games = await visitor.get("/api/games")
        assert [game["id"] for game in games["games"]] == game_ids()
        game = await visitor.get("/api/games/high_card")
        assert game["options"][0] == {
            "name": "rounds", "default": "3", "values": [], "low": 1, "high": 4, "rule": "HC-2.1",
            "doc": "How many rounds are played.",
        }  # fmt: skip
        assert game["options"][1]["values"] == ["on", "off"]
        assert "starter" in game["bots"]
        rules = await visitor.get("/api/games/high_card/rules")
        assert [rule["id"] for rule in rules["rules"]] == ["HC-1.1", "HC-2.1", "HC-2.2"]
        assert (await visitor.get("/api/games/high_card/rules/HC-2.1"))["chapter"] == "HC-2 A round"
        await visitor.refused("GET", "/api/games/high_card/rules/HC-9.9", "rule/unknown")
        assert len(await visitor.get("/api/games/high_card/cards")) == 12
        cup = {"options": {"mode": "tournament", "players": "6"}}
        assert await visitor.post("/api/games/highlights_2052/seats", cup) == {"seats": 6}
        assert await visitor.post("/api/games/highlights_2052/seats", {}) == {"seats": 2}
        wrong = {"options": {"mode": "nonsense"}}
        await visitor.refused("POST", "/api/games/highlights_2052/seats", "option/bad", wrong)
        assert "hello" in await visitor.get("/api/phrases")


# Opening and joining --------------------------------------------------------------------------------------------------


async def test_a_table_waits_for_its_players(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        table = await ann.open(listed=True)
        assert (table["my_seat"], table["started_at"]) == (0, None)
        assert table["id"] in [one["id"] for one in await bob.get("/api/tables")]
        assert [one["id"] for one in await ann.get("/api/me/tables")] == [table["id"]]
        assert (await bob.look(table))["position"] is None
        async with ann.socket(table) as one:
            assert (await one.until("seats"))["seats"][1]["open"] is True
            await one.send(type="act", decision=0, token="stay")
            assert await one.refusal() == "table/not-started"
            await one.send(type="resume", epoch=0, event=0)
            assert await one.refusal() == "table/not-started"
            await bob.post(f"/api/tables/{table['id']}/join")
            assert (await one.until("hello"))["seat"] == 0
        assert table["id"] not in [one["id"] for one in await bob.get("/api/tables")]
        assert table["id"] in [one["id"] for one in await bob.get("/api/tables?running=true")]


async def test_an_invite_leads_to_the_table(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob, house.guest("Eve") as eve:
        table = await ann.open()
        assert await bob.get(f"/api/invites/{table['invite']}") == {"table": table["id"]}
        await bob.refused("GET", "/api/invites/nonsense", "invite/unknown")
        assert table["id"] not in [one["id"] for one in await bob.get("/api/tables")]
        join = f"/api/tables/{table['id']}/join"
        await bob.refused("POST", join, "invite/needed", {})
        await bob.refused("POST", join, "invite/needed", {"invite": "wrong"})
        assert (await bob.join(table, seat=1))["my_seat"] == 1
        assert (await bob.join(table))["my_seat"] == 1
        await eve.refused("POST", join, "table/full", {"invite": table["invite"]})


async def test_nothing_secret_is_shown_of_a_table(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open()
        text = (await ann.http.get(f"/api/tables/{table['id']}")).text
        assert "seed" not in text
        assert table["invite"] not in text


async def test_two_coaches_share_a_seat_by_key_alone(house: House) -> None:
    """An opponent must not be able to sit down beside me."""
    async with house.guest("Ann") as ann, house.guest("Bob") as bob, house.guest("Cy") as cy:
        table = await ann.open()
        await bob.join(table)
        join = f"/api/tables/{table['id']}/join"
        await cy.refused("POST", join, "share/unknown", {"share": "guess", "invite": table["invite"]})
        await cy.refused("GET", f"/api/tables/{table['id']}/share", "choice/not-yours")
        key = (await ann.get(f"/api/tables/{table['id']}/share"))["share"]
        assert key != (await bob.get(f"/api/tables/{table['id']}/share"))["share"]
        assert (await cy.post(join, {"share": key}))["my_seat"] == 0
        position = (await cy.look(table))["position"]
        assert position["view"]["zones"]["hand 0"]["cards"]
        assert position["view"]["zones"]["hand 1"]["cards"] is None
        async with ann.socket(table) as one:
            await cy.act(table)
            await one.until_state(lambda state: state["ply"] == 1)


async def test_a_spectator_who_sits_down_sees_more(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        table = await ann.open(seats=["me", "random"])
        async with bob.socket(table) as two:
            assert (await two.until("hello"))["seat"] is None
            key = (await ann.get(f"/api/tables/{table['id']}/share"))["share"]
            await bob.post(f"/api/tables/{table['id']}/join", {"share": key})
            assert (await two.until("hello", seat=0))["question"] is not None


async def test_leaving_before_the_game_begins(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        table = await ann.open(game="highlights_2052", options={"mode": "league", "players": "3"})
        await bob.join(table)
        assert (await bob.post(f"/api/tables/{table['id']}/leave"))["my_seat"] is None
        await bob.refused("POST", f"/api/tables/{table['id']}/leave", "choice/not-yours")
        other = await ann.open(seats=["me", "random"])
        await ann.refused("POST", f"/api/tables/{other['id']}/leave", "table/started")


async def test_wishes_that_cannot_be(house: House) -> None:
    async with house.guest() as ann:
        for wish, code, part in [
            ({"game": "chess"}, "game/unknown", "There is no game 'chess'"),
            ({"game": "high_card", "options": {"speed": "9"}}, "option/bad", "no option 'speed'"),
            ({"game": "high_card", "options": {"rounds": "9"}}, "option/bad", "from 1 to 4"),
            ({"game": "high_card", "seats": ["me", "champion"]}, "option/bad", "'champion'"),
            ({"game": "high_card", "seats": ["me", "me"]}, "option/bad", "one seat"),
            ({"game": "high_card", "seats": ["me", "open", "open"]}, "option/bad", "2 seats"),
            ({"game": "high_card", "clock": "sand"}, "option/bad", "is not a clock"),
            ({"game": "high_card", "rated": True, "seats": ["me", "random"]}, "table/not-rated", "people only"),
            ({"game": "high_card", "on_timeout": "cry"}, "input/bad", "'on_timeout'"),
            ({"game": "high_card", "rated": 1}, "input/bad", "'rated'"),
            ({"game": "high_card", "colour": "red"}, "input/bad", "'colour'"),
            ({"game": "high_card", "seats": "me"}, "input/bad", "'seats'"),
            ({"options": {}}, "input/bad", "'game'"),
            ([], "input/bad", "body"),
        ]:  # fmt: skip
            answer = await ann.refused("POST", "/api/tables", code, wish)
            assert part in answer.json()["message"]


# Chat -----------------------------------------------------------------------------------------------------------------


async def test_chat_with_phrases_and_text(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob, house.guest("Eve") as eve:
        table = await ann.open()
        await bob.join(table)
        path = f"/api/tables/{table['id']}/chat"
        await ann.post(path, {"phrase": "hello"}, 201)
        async with bob.socket(table) as two, ann.socket(table) as one:
            assert (await two.until("said"))["phrase"] == "hello"
            await one.send(type="say", text="  Bonjour ☕ ")
            said = await two.until("said")
            assert (said["name"], said["text"]) == ("Ann", "Bonjour ☕")
            async with bob.socket(table, f"?said={said['id']}") as later:
                await later.until("hello")
                assert await later.quiet()
        assert [line["id"] for line in await eve.get(path)] == sorted(line["id"] for line in await eve.get(path))
        assert len(await eve.get(f"{path}?after={said['id'] - 1}")) == 1
        for body, code in [
            ({"phrase": "hello"}, "chat/not-seated"),
        ]:
            await eve.refused("POST", path, code, body)
        for body, code in [
            ({}, "chat/empty"),
            ({"text": "   "}, "chat/empty"),
            ({"phrase": "shout"}, "chat/phrase"),
            ({"text": "x" * 301}, "input/bad"),
            ({"text": "a\u0000b"}, "input/bad"),
        ]:
            await ann.refused("POST", path, code, body)


async def test_free_text_can_be_off(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"], free_chat=False)
        path = f"/api/tables/{table['id']}/chat"
        await ann.refused("POST", path, "chat/phrases-only", {"text": "hi"})
        await ann.post(path, {"phrase": "good game"}, 201)
        async with ann.socket(table) as one:
            await one.send(type="say", text="hi")
            assert await one.refusal() == "chat/phrases-only"
            await one.send(type="say", text="a\nb")
            assert await one.refusal() in ("chat/phrases-only", "input/bad")


async def test_chat_is_heard_while_the_table_waits(house: House) -> None:
    async with house.guest("Ann") as ann:
        table = await ann.open()
        async with ann.socket(table) as one:
            await one.until("seats")
            await ann.post(f"/api/tables/{table['id']}/chat", {"text": "anybody?"}, 201)
            assert (await one.until("said"))["text"] == "anybody?"


async def test_a_listed_game_that_is_over_can_be_looked_back_at(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        shown, hidden = await ann.open(listed=True), await ann.open()
        for table in (shown, hidden):
            await bob.join(table)
            await ann.post(f"/api/tables/{table['id']}/concede")
        over = [one["id"] for one in await bob.get("/api/tables?over=true")]
        assert shown["id"] in over
        assert hidden["id"] not in over
        assert shown["id"] not in [one["id"] for one in await bob.get("/api/tables?running=true")]


# Records --------------------------------------------------------------------------------------------------------------


async def test_a_record_is_open_when_the_game_is_over(house: House) -> None:
    async with house.guest() as ann, house.stranger() as fan:
        table = await ann.open(seats=["me", "random"])
        for what in ("record", "events"):
            await fan.refused("GET", f"/api/tables/{table['id']}/{what}", "table/not-over")
        await ann.post(f"/api/tables/{table['id']}/concede")
        response = await fan.http.get(f"/api/tables/{table['id']}/record")
        assert response.headers["content-type"].startswith("text/plain")
        assert response.text.startswith("playcall record 1\ngame: high_card\n")
        assert "attachment" in response.headers["content-disposition"]
        assert (await fan.get(f"/api/tables/{table['id']}/events"))[0]["facts"]["cards"] is not None


async def test_a_game_against_bots_can_be_exported_while_it_is_on(house: House) -> None:
    """Whoever plays alone may know the seed; where others sit, nobody may."""
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        alone = await ann.open(seats=["me", "random"])
        await ann.act(alone)
        text = await ann.get(f"/api/tables/{alone['id']}/record")
        assert text.startswith("playcall record 1\ngame: high_card\n")
        await bob.refused("GET", f"/api/tables/{alone['id']}/record", "table/not-over")
        shared = await ann.open()
        await bob.join(shared)
        await ann.refused("GET", f"/api/tables/{shared['id']}/record", "table/not-over")


# Spectators -----------------------------------------------------------------------------------------------------------


async def test_spectators_see_a_table_as_late_as_it_wants(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob, house.stranger() as fan:
        table = await ann.open(delay=2)
        await bob.join(table)
        async with fan.socket(table) as late:
            assert (await late.until("hello"))["ply"] == 0
            for number in (1, 2, 3):
                asked = (await ann.look(table))["position"]["question"]
                await (ann if asked else bob).act(table)
                assert (await ann.look(table))["position"]["ply"] == number
            await late.until_state(lambda state: state["ply"] == 1)
            seen = await fan.look(table)
            assert (seen["position"]["ply"], seen["table"]["delay"]) == (1, 2)
            await bob.post(f"/api/tables/{table['id']}/concede")
            await late.until_state(lambda state: state["result"] is not None)
        assert (await fan.look(table))["position"]["result"]
        await ann.refused("POST", "/api/tables", "input/bad", {"game": "high_card", "delay": -1})
