"""Collections: packs opened by chance, kept, shared, handed on as text, and decks made of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from playcall.games import load
from playcall.games.gridiron_fantasy.collection import Packs
from tests.server.house import House, Visitor

pytestmark = pytest.mark.anyio

GAME = "gridiron_fantasy"
MINE = f"/api/collections/{GAME}"
BOOSTER = {"product": "booster-retail"}
STARTER = f"collection: {GAME}\nopened starter-hobby 7\n"


async def put(visitor: Visitor, text: str) -> dict[str, Any]:
    answer = await visitor.http.put(MINE, json={"text": text})
    assert answer.is_success, answer.text
    taken: dict[str, Any] = answer.json()
    return taken


async def test_a_game_without_packs_says_so(house: House) -> None:
    async with house.guest() as ann:
        await ann.refused("GET", "/api/games/high_card/album", "collection/none")
        await ann.refused("GET", "/api/collections/high_card", "collection/none")
        await ann.refused("POST", "/api/collections/high_card/open", "collection/none", BOOSTER)
        await ann.refused("GET", "/api/collections/chess", "game/unknown")
        games = {game["id"]: game["has_packs"] for game in (await ann.get("/api/games"))["games"]}
        assert games[GAME]
        assert not games["masters_gridiron"]


@pytest.mark.rule("GF-19.1", "GF-19.2")
async def test_the_album_is_told_once(house: House) -> None:
    async with house.stranger() as fan:
        first = await fan.http.get(f"/api/games/{GAME}/album")
        album = first.json()
        assert len(album["cards"]) == 365
        assert album["rule"] == "GF-19.1"
        assert [sort["id"] for sort in album["tallies"][1]["sorts"]] == ["C", "U", "R", "V"]
        again = await fan.http.get(f"/api/games/{GAME}/album", headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.rule("GF-19.1")
async def test_a_pack_is_opened_by_chance_and_kept(house: House) -> None:
    async with house.guest() as ann:
        empty = await ann.get(MINE)
        assert (empty["cards"], empty["opened"], empty["text"]) == ({}, [], f"collection: {GAME}\n")
        first = await ann.post(f"{MINE}/open", BOOSTER, 201)
        assert len(first["cards"]) == 12
        assert first["fresh"] == first["cards"]
        second = await ann.post(f"{MINE}/open", BOOSTER, 201)
        assert second["fresh"] == [card for card in second["cards"] if card not in first["cards"]]
        owned = await ann.get(MINE)
        assert Counter(owned["cards"]) == Counter(first["cards"]) + Counter(second["cards"])
        one, other = (pack["seed"] for pack in owned["opened"])
        assert one != other, "the server chooses the seed"
        packs = load(GAME).packs
        assert packs is not None
        assert list(packs.open("booster-retail", one)) == first["cards"]


async def test_packs_opened_at_once_are_all_there(house: House) -> None:
    async with house.guest() as ann:
        answers = await asyncio.gather(*(ann.http.post(f"{MINE}/open", json=BOOSTER) for _ in range(4)))
        done = sum(answer.is_success for answer in answers)
        assert done >= 1
        assert all(answer.json()["code"] == "collection/busy" for answer in answers if not answer.is_success)
        assert len((await ann.get(MINE))["opened"]) == done


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("open", {"product": "crate-retail"}, "option/bad"),
        ("open", {"product": "Booster Retail!"}, "input/bad"),
        ("open", {**BOOSTER, "seed": 7}, "input/bad"),
        ("retire", {"card": "TM-01"}, "option/bad"),
        ("retire", {}, "input/bad"),
    ],
)
async def test_bad_wishes_change_nothing(house: House, path: str, body: dict[str, Any], code: str) -> None:
    async with house.guest() as ann, house.stranger() as fan:
        await ann.refused("POST", f"{MINE}/{path}", code, body)
        assert (await ann.get(MINE))["opened"] == []
        await fan.refused("POST", f"{MINE}/{path}", "auth/needed", body)


@pytest.mark.rule("GF-9.9")
async def test_a_card_may_leave(house: House) -> None:
    async with house.guest() as ann:
        card = (await ann.post(f"{MINE}/open", {"product": "franchise-a"}, 201))["cards"][0]
        after = await ann.post(f"{MINE}/retire", {"card": card})
        assert after["lost"] == [card]
        assert card not in after["cards"]
        assert sum(after["cards"].values()) == 59


async def test_a_collection_goes_out_and_in_as_text(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        await ann.post(f"{MINE}/open", BOOSTER, 201)
        taken = await put(ann, STARTER)
        assert [pack["product"] for pack in taken["opened"]] == ["booster-retail", "starter-hobby"]
        assert len((await put(ann, taken["text"]))["opened"]) == 2, "the same packs count once"
        assert (await put(bob, taken["text"]))["cards"] == taken["cards"]
        for text, told in (
            ("opened booster-retail now\n", "Line 1 does not belong in a collection: 'opened booster-retail now'."),
            ("collection: chess\n", "This is a collection of 'chess', not of Gridiron Fantasy Football."),
            ("opened booster-mint 3\n", "There is nothing called 'booster-mint' to open."),
            ("opened booster-retail 3\n" * 400, "A collection has 400 packs at most."),
        ):
            refused = await ann.refused("PUT", MINE, "option/bad", {"text": text})
            assert (refused.status_code, refused.json()["message"]) == (422, told)
        assert (await ann.get(MINE))["text"] == taken["text"]
        assert (await ann.http.delete(MINE)).json() == {"done": True}
        assert (await ann.get(MINE))["opened"] == []


async def test_a_collection_is_shared_by_link(house: House) -> None:
    async with house.guest() as ann, house.stranger() as fan:
        link = (await ann.post(f"{MINE}/share"))["share"]
        assert (await ann.post(f"{MINE}/share"))["share"] == link
        cards = (await ann.post(f"{MINE}/open", BOOSTER, 201))["cards"]
        seen = await fan.get(f"/api/shared-collections/{link}")
        assert seen["cards"] == dict.fromkeys(sorted(cards), 1)
        await ann.http.delete(MINE)
        await fan.refused("GET", f"/api/shared-collections/{link}", "collection/unknown")


@pytest.mark.rule("GF-19.1")
async def test_a_deck_is_held_against_the_collection(house: House) -> None:
    async with house.guest() as ann, house.stranger() as fan:
        wish = {"game": GAME, "text": "A", "owned": True}
        broken = (await fan.post("/api/decks/check", wish))["problems"]
        assert [(problem["code"], problem["rule"]) for problem in broken] == [("not_owned", "GF-19.1")]
        await ann.post(f"{MINE}/open", {"product": "franchise-a"}, 201)
        assert (await ann.post("/api/decks/check", wish))["problems"] == []
        twice = {**wish, "text": "2 x OP-01\n"}
        told = [problem["text"] for problem in (await ann.post("/api/decks/check", twice))["problems"]]
        assert "collection-lacks" in [text["id"] for text in told]
        await ann.refused("POST", "/api/decks/check", "collection/none", {**wish, "game": "masters_gridiron"})


@pytest.mark.rule("GF-19.1", "GF-19.4")
async def test_a_deck_is_suggested_from_the_collection(house: House) -> None:
    async with house.guest() as ann:
        wish = {"game": GAME, "owned": True}
        await ann.refused("POST", "/api/decks/suggest", "option/bad", wish)
        own = await put(ann, STARTER)
        deck = await ann.post("/api/decks/suggest", wish)
        assert deck["problems"] == []
        assert not Counter(deck["cards"]) - Counter(own["cards"])


@pytest.mark.rule("GF-9.9")
async def test_what_a_finished_game_costs_for_good_leaves_the_collection_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = load(GAME).packs.open("starter-hobby", 7)[0]  # type: ignore[union-attr]
    monkeypatch.setattr(Packs, "lost", lambda *_: [lost, "TM-64"])
    async with house.guest() as ann:
        before = (await put(ann, STARTER))["cards"]
        options = {"length": "short", "team_cards": "3", "listed": "on", "deck1": "A", "deck2": "B"}
        table = await ann.open(GAME, seats=["me", "random"], options=options)
        async with ann.socket(table) as seat:
            await seat.play_on(lambda tokens: tokens[-1])
        assert (await ann.look(table))["table"]["ended_at"]
        assert (await ann.look(table))["table"]["ended_at"]
        after = (await ann.get(MINE))["cards"]
        assert after == {card: n - (card == lost) for card, n in before.items() if n - (card == lost)}
