"""Card sets of one's own over the interface: checked, kept, shared, played with; bad ones refused with the card."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playcall.contract.expansions import read_expansion
from playcall.games import shelf
from playcall.kernel import Record
from playcall.tables.backroom import Backroom, Customer
from playcall.tables.cardsets import Draft, check_draft
from playcall.tables.errors import Refused
from tests.server.house import House, Visitor

pytestmark = pytest.mark.anyio
both_databases = True

GAME = "highlights_2052"
TEXT = (Path(__file__).parents[2] / "examples" / "sets" / "lantern_quay.toml").read_text(encoding="utf-8")
SET = read_expansion(TEXT, "lantern_quay.toml")
BROKEN = TEXT.replace("fg = 5", "fg = 6")


async def added(visitor: Visitor, text: str = TEXT) -> dict[str, Any]:
    found: dict[str, Any] = await visitor.post("/api/sets", {"text": text}, 201)
    return found


async def test_a_set_is_checked_before_it_is_kept(house: House) -> None:
    async with house.guest() as ann:
        found = await ann.post("/api/sets/check", {"text": TEXT})
        assert found["problem"] is None
        assert found["hash"] == SET.hash
        assert found["faces"]["lq01"].startswith("<svg")
        broken = await ann.post("/api/sets/check", {"text": BROKEN})
        assert broken["problem"]["card"] == "lq05"
        assert broken["problem"]["field"] == "fg"
        refusal = await ann.refused("POST", "/api/sets", "card/bad", {"text": BROKEN})
        assert "card 'lq05', field 'fg'" in refusal.json()["message"]
        assert await ann.get("/api/sets") == []


async def test_a_library_is_ones_own_until_it_is_shared(house: House) -> None:
    async with house.guest() as ann, house.guest("Ben") as ben:
        own = await added(ann)
        assert (own["set"], own["version"], own["entries"]) == ("lantern_quay", "1.0", {"team": 1, "card": 17})
        assert (await added(ann))["id"] == own["id"]
        assert [one["id"] for one in await ann.get(f"/api/sets?game={GAME}")] == [own["id"]]
        assert await ann.get("/api/sets?game=sport_jockeys") == []
        await ben.refused("GET", f"/api/sets/{own['id']}", "set/unknown")
        await ben.refused("DELETE", f"/api/sets/{own['id']}", "set/unknown")
        await ben.refused("POST", f"/api/sets/{own['id']}/share", "set/unknown")
        share = (await ann.post(f"/api/sets/{own['id']}/share"))["share"]
        seen = await ben.get(f"/api/shared-sets/{share}")
        assert read_expansion(seen["text"], "shared") == SET
        assert seen["data"]["set"]["name"] == "Lantern Quay"
        kept = await ben.post(f"/api/shared-sets/{share}/keep", status=201)
        assert kept["hash"] == own["hash"]
        assert kept["share"] is None
        await ann.http.delete(f"/api/sets/{own['id']}")
        await ben.refused("GET", f"/api/shared-sets/{share}", "set/unknown")
        assert [one["hash"] for one in await ben.get("/api/sets")] == [SET.hash]


async def test_a_table_is_played_with_a_set_and_says_so(house: House) -> None:
    async with house.guest() as ann:
        own = await added(ann)
        wishes = {"sets": [own["hash"]], "options": {"teams": "lamplighters,haulers"}, "seats": ["me", "random"]}
        table = await ann.open(GAME, **wishes)
        assert (table["game"], table["edition"]) == (GAME, own["edition"])
        assert [one["name"] for one in table["sets"]] == ["Lantern Quay"]
        for path in ("faces?cards=lq01,lq02", "cards", "gallery", "messages/en", "vocabulary"):
            assert (await ann.http.get(f"/api/games/{table['edition']}/{path}")).is_success
        await ann.act(table)
        record = Record.from_text(await ann.get(f"/api/tables/{table['id']}/record"))
        assert record.game == own["edition"]
        again = await ann.post("/api/replays", {"record": record.to_text(), "eyes": "all"})
        assert (again["game"], again["edition"]) == (GAME, own["edition"])


async def test_another_process_finds_the_set_in_the_store(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house.guest() as ann:
        own = await added(ann)
        table = await ann.open(GAME, sets=[own["hash"]])
        monkeypatch.setattr(shelf, "_known", {})
        monkeypatch.delenv(shelf.VARIABLE)
        monkeypatch.setattr("playcall.games.at_hand", lambda game: None)
        assert len((await ann.http.get(f"/api/games/{table['edition']}/cards")).json()) == 172


async def test_sets_are_not_for_rated_games_nor_for_strangers_hands(house: House) -> None:
    async with house.guest() as ann, house.guest("Ben") as ben:
        own = await added(ann)
        await ben.refused("POST", "/api/tables", "set/unknown", {"game": GAME, "sets": [own["hash"]]})
        rated = {"game": GAME, "sets": [own["hash"]], "rated": True, "seats": ["me", "open"]}
        await ann.refused("POST", "/api/tables", "table/not-rated", rated)
        await ann.refused("GET", f"/api/games/{GAME}+gone@1~0123456789ab/cards", "set/unknown")
        await ann.refused("POST", "/api/sets", "card/bad", {"data": {"set": {"game": GAME}}})
        await ann.refused("POST", "/api/sets", "input/bad", {"text": "x" * 60_000})


async def test_a_vocabulary_is_told_as_data(house: House) -> None:
    async with house.stranger() as fan:
        told = await fan.get(f"/api/games/{GAME}/vocabulary")
        assert {kind["table"] for kind in told["kinds"]} == {"team", "card"}
        minus = next(block for block in told["blocks"] if block["do"] == "MINUS")
        assert minus["words"] == "minus 5"
        assert minus["fields"][0]["values"] == [5, 10, 15, 20]
        assert (await fan.get("/api/games/high_card/vocabulary"))["kinds"] == []


async def test_what_a_check_takes_is_bounded() -> None:
    """In the back room: a check that takes too long is given up, and the next one works."""
    backroom, ann = Backroom(), Customer("ann")
    try:
        assert (await backroom.do(ann, check_draft, Draft(TEXT))).problem is None
        with pytest.raises(Refused):
            await backroom.do(ann, check_draft, Draft(TEXT.replace("1.0", "1.1")), 0.001)
        problem = (await backroom.do(ann, check_draft, Draft(BROKEN))).problem
        assert "card 'lq05', field 'fg'" in str(problem)
    finally:
        backroom.close()


async def test_a_library_has_an_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playcall.server.routes.sets.MOST_OWN", 0)
    async with house.guest() as ann:
        await ann.refused("POST", "/api/sets", "set/too-many", {"text": TEXT})
