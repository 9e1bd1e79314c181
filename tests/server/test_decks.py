"""Decks: built, checked, suggested, kept, shared, and played with; what others may not know of them stays hidden."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games import load
from tests.server.house import House, InlineBackroom, Visitor

pytestmark = pytest.mark.anyio

GAME = "masters_gridiron"
SAMPLE = "night-shift"
STOCK = "EAS"
CODES = [
    "unknown_card", "count_offense", "count_defense", "duplicate_player", "few_playbook", "few_touchdowns",
    "field_goal_share", "type_ratio", "copies",
]  # fmt: skip
BROKEN = "deck: Mine\n001\n001\n3 x TSP01\nNobody At All\n"


async def sheet(visitor: Visitor, text: str, **options: str) -> dict[str, Any]:
    found: dict[str, Any] = await visitor.post("/api/decks/check", {"game": GAME, "text": text, "options": options})
    return found


async def saved(visitor: Visitor, text: str = SAMPLE, name: str = "Mine") -> dict[str, Any]:
    """A deck of the visitor's own with the cards of another."""
    written = (await sheet(visitor, text))["text"]
    deck: dict[str, Any] = await visitor.post("/api/decks", {"game": GAME, "name": name, "text": written}, 201)
    return deck


# Building -------------------------------------------------------------------------------------------------------------


async def test_a_game_without_decks_says_so(house: House) -> None:
    async with house.guest() as ann:
        deck = {"game": "high_card", "name": "Mine", "text": "c1"}
        await ann.refused("POST", "/api/decks", "deck/none", deck)
        await ann.refused("POST", "/api/decks/check", "deck/none", {"game": "high_card", "text": "c1"})
        await ann.refused("POST", "/api/decks/suggest", "deck/none", {"game": "high_card"})
        await ann.refused("GET", "/api/games/high_card/builder", "deck/none")
        await ann.refused("POST", "/api/decks", "game/unknown", {**deck, "game": "chess"})
        assert await ann.get("/api/decks") == []
        assert (await ann.get("/api/games/high_card"))["deck_options"] == {}


async def test_the_pool_is_told_once(house: House) -> None:
    async with house.stranger() as fan:
        first = await fan.http.get(f"/api/games/{GAME}/builder")
        pool = first.json()
        assert len(pool["cards"]) == 1072
        for card in pool["cards"]:
            group = next(group for group in pool["groups"] if group["id"] == card["group"])
            for choice in group["filters"]:
                known = {value["id"] for value in choice["values"]}
                assert set(card["facts"][choice["id"]].split()) <= known, card
        again = await fan.http.get(f"/api/games/{GAME}/builder", headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
        game = await fan.get(f"/api/games/{GAME}")
        assert game["deck_options"] == {"deck1": 0, "deck2": 1}
        assert {"cap", "playbook_copies"} <= set(game["deck_rules"]) <= {option["name"] for option in game["options"]}


@pytest.mark.rule("MG-12.13")
async def test_every_broken_rule_is_told_at_once(house: House) -> None:
    async with house.stranger() as fan:
        found = await sheet(fan, BROKEN)
        assert [problem["code"] for problem in found["problems"]] == CODES
        assert all(problem["rule"].startswith("MG-12.") for problem in found["problems"])
        assert found["cards"] == {"001": 2, "TSP01": 3}
        legal = await sheet(fan, SAMPLE)
        assert (legal["name"], legal["problems"]) == ("Night Shift", [])
        assert (await sheet(fan, legal["text"]))["cards"] == legal["cards"]
        assert (await sheet(fan, legal["code"]))["cards"] == legal["cards"]


@pytest.mark.rule("MG-12.2", "MG-14.3")
async def test_the_options_of_the_table_count(house: House) -> None:
    async with house.stranger() as fan:
        assert [problem["code"] for problem in (await sheet(fan, SAMPLE, cap="60"))["problems"]] == ["over_cap"]
        assert (await sheet(fan, STOCK, cap="60"))["problems"] == []
        await fan.refused(
            "POST", "/api/decks/check", "option/bad", {"game": GAME, "text": SAMPLE, "options": {"cap": "much"}}
        )


@pytest.mark.rule("MG-12.3", "MG-12.4")
async def test_everybody_has_a_place_and_the_rest_stands_beyond(house: House) -> None:
    async with house.stranger() as fan:
        defence, offence, book = (await sheet(fan, SAMPLE))["areas"]
        for area in (defence, offence):
            assert (area["have"], area["need"], area["beyond"]) == (11, 11, [])
            assert all(slot["card"] for row in area["rows"] for slot in row)
        assert sum(held["copies"] for held in book["shelf"]) == 28
        pool = {card["id"]: card for card in load_pool()}
        for slot in (slot for row in offence["rows"] for slot in row if not slot["open"]):
            assert pool[slot["card"]]["facts"]["position"] == slot["label"]
        crowd = "\n".join(card["id"] for card in load_pool() if card["facts"].get("position") == "QB")
        [_, offence, _] = (await sheet(fan, crowd))["areas"]
        assert sum(slot["card"] is not None for row in offence["rows"] for slot in row) == 1
        assert len(offence["beyond"]) == offence["have"] - 1


def load_pool() -> list[dict[str, Any]]:
    import msgspec

    workshop = load(GAME).workshop
    assert workshop is not None
    pool: list[dict[str, Any]] = msgspec.to_builtins(workshop.builder().cards)
    return [{"facts": {}, **card} for card in pool]


async def test_a_suggestion_is_legal_and_keeps_what_there_is(house: House) -> None:
    async with house.stranger() as fan:
        wish = {"game": GAME, "lean": "air", "name": "Bright Idea", "keep": "deck: x\n261\n018\nTSP04\nAD01"}
        found = await fan.post("/api/decks/suggest", wish)
        assert (found["name"], found["problems"]) == ("Bright Idea", [])
        assert {"261", "018", "TSP04", "AD01"} <= found["cards"].keys()
        refused = await fan.refused("POST", "/api/decks/suggest", "option/bad", {**wish, "options": {"cap": "5"}})
        assert "No deck has a payroll" in refused.json()["message"]
        await fan.refused("POST", "/api/decks/suggest", "option/bad", {**wish, "lean": "sideways"})


async def test_no_suggestion_in_time_is_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def too_late(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(InlineBackroom, "_hand_over", too_late)
    async with house.stranger() as fan:
        refused = await fan.refused("POST", "/api/decks/suggest", "deck/no-answer", {"game": GAME})
        assert refused.status_code == 503


async def test_a_text_without_end_is_not_read(house: House) -> None:
    async with house.guest() as ann:
        text = "99 x TSP01\n" * 20
        await ann.refused("POST", "/api/decks/check", "option/bad", {"game": GAME, "text": text})
        await ann.refused("POST", "/api/decks", "option/bad", {"game": GAME, "name": "Mine", "text": text})
        assert await ann.get("/api/decks") == []


# Keeping --------------------------------------------------------------------------------------------------------------


async def test_decks_are_kept_changed_shared_and_deleted(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        deck = await saved(ann)
        path = f"/api/decks/{deck['id']}"
        assert deck["problems"] == []
        assert await ann.get(path) == deck
        changed = {"game": GAME, "name": "Another Name", "text": BROKEN}
        assert [one["code"] for one in (await ann.http.put(path, json=changed)).json()["problems"]] == CODES
        assert [one["name"] for one in await ann.get(f"/api/decks?game={GAME}")] == ["Another Name"]
        assert await ann.get("/api/decks?game=highlights_2052") == []
        await ann.refused("PUT", path, "deck/other-game", {**changed, "game": "high_card"})
        for method in ("GET", "DELETE"):
            await bob.refused(method, path, "deck/unknown")
        link = (await ann.post(f"{path}/share"))["share"]
        assert (await ann.post(f"{path}/share"))["share"] == link
        assert (await bob.get(f"/api/shared-decks/{link}"))["text"] == BROKEN
        assert (await ann.http.delete(path)).json() == {"done": True}
        await bob.refused("GET", f"/api/shared-decks/{link}", "deck/unknown")


async def test_decks_have_an_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playcall.server.routes.decks.MOST_DECKS", 1)
    async with house.guest() as ann:
        deck = await saved(ann)
        again = {"game": GAME, "name": "Again", "text": deck["text"]}
        await ann.refused("POST", "/api/decks", "deck/too-many", again)


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-12.13", "MG-1.10")
async def test_an_illegal_deck_is_refused_with_every_reason(house: House) -> None:
    async with house.guest() as ann:
        code = (await sheet(ann, BROKEN))["code"]
        wish = {"game": GAME, "options": {"deck1": code}, "seats": ["me", "random"]}
        message = (await ann.refused("POST", "/api/tables", "option/bad", wish)).json()["message"]
        for told in (
            "count_offense, MG-12.3",
            "count_defense, MG-12.4",
            "duplicate_player, MG-12.10",
            "few_playbook",
            "few_touchdowns, MG-12.6",
            "field_goal_share, MG-12.7",
            "type_ratio, MG-12.8",
            "copies, MG-12.11",
        ):
            assert told in message


@pytest.mark.rule("MG-1.9")
async def test_a_deck_is_played_with_and_only_its_owner_knows_it(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob, house.stranger() as fan:
        mine, theirs = await saved(ann), await saved(bob, "long-weekend", "Theirs")
        table = await ann.open(GAME, options={"deck1": mine["code"]}, seats=["me", "open"], listed=True)
        assert (await fan.look(table))["table"]["options"] == {"deck1": "hidden"}
        illegal = {"invite": table["invite"], "deck": "Nothing::"}
        await bob.refused("POST", f"/api/tables/{table['id']}/join", "option/bad", illegal)
        joined = await bob.join(table, deck=theirs["code"])
        assert joined["options"] == {"deck1": "hidden", "deck2": theirs["code"]}
        assert joined["started_at"]
        for seen in ((await ann.look(table))["table"], (await ann.get("/api/me/tables"))[0]):
            assert seen["options"] == {"deck1": mine["code"], "deck2": "hidden"}
        told = (await bob.look(table))["position"]["headline"]
        assert all(name in str(told) for name in ("Mine", "Theirs")), told
        replay = await bob.get(f"/api/tables/{table['id']}/replay")
        assert replay["options"]["deck1"] == "hidden"

        await ann.post(f"/api/tables/{table['id']}/concede")
        assert (await fan.look(table))["table"]["options"] == {"deck1": mine["code"], "deck2": theirs["code"]}
        rematch = (await ann.post(f"/api/tables/{table['id']}/rematch"))["table"]
        assert (rematch["my_seat"], rematch["options"]["deck2"]) == (1, mine["code"])
        assert rematch["options"]["deck1"] == "hidden"


@pytest.mark.rule("GF-2.14")
async def test_whoever_opened_the_table_does_not_know_the_decks_of_others(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        code = await fantasy_code(bob)
        table = await ann.open("gridiron_fantasy", seats=["me", "open"], listed=True)
        assert (await bob.join(table, deck=code))["options"]["deck2"] == code
        assert (await ann.look(table))["table"]["options"]["deck2"] == "hidden"
        practice = await ann.open("gridiron_fantasy", options={"deck2": code}, seats=["me", "rookie"])
        assert practice["options"]["deck2"] == code, "it is the one that was given to the bot"


async def fantasy_code(visitor: Visitor) -> str:
    found = await visitor.post("/api/decks/suggest", {"game": "gridiron_fantasy"})
    return str(found["code"])


@pytest.mark.rule("MG-1.9")
async def test_a_deck_goes_with_whoever_brought_it(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob, house.guest("Cy") as cy:
        code = (await sheet(bob, SAMPLE))["code"]
        table = await ann.open(GAME, options={"deck1": code}, seats=["me", "open"], listed=True)
        await ann.post(f"/api/tables/{table['id']}/leave")
        assert (await cy.join(table))["options"] == {}, "seat and deck are free"
        given = await ann.open(GAME, options={"deck2": code, "deck1": code}, seats=["open", "open"], listed=True)
        await bob.join(given, seat=1)
        left = await bob.post(f"/api/tables/{given['id']}/leave")
        assert left["options"] == {"deck1": "hidden", "deck2": "hidden"}, "what the table gives stays with it"
        brought = await ann.open(GAME, seats=["open", "open"], listed=True)
        await bob.join(brought, seat=1, deck=code)
        await bob.post(f"/api/tables/{brought['id']}/leave")
        assert (await cy.join(brought, seat=1))["options"] == {}


async def test_a_deck_that_the_table_gives_stays(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        table = await ann.open(GAME, options={"deck2": STOCK}, seats=["me", "open"])
        code = (await sheet(bob, SAMPLE))["code"]
        wish = {"invite": table["invite"], "deck": code}
        await bob.refused("POST", f"/api/tables/{table['id']}/join", "deck/given", wish)
        other = await ann.open(seats=["me", "open"])
        await bob.refused("POST", f"/api/tables/{other['id']}/join", "deck/none", {**wish, "invite": other["invite"]})


async def test_decks_are_hidden_while_a_device_changes_hands(house: House) -> None:
    async with house.guest("Kim") as kim:
        code = (await saved(kim))["code"]
        table = await kim.open(GAME, options={"deck1": code}, seats=["here:Ann", "here:Ben"])
        assert table["options"] == {"deck1": "hidden"}
        in_hand = [(await kim.get(f"/api/tables/{table['id']}?hold={place}"))["table"]["options"] for place in (0, 1)]
        assert in_hand == [{"deck1": code}, {"deck1": "hidden"}]
