"""The studio over the interface: what a card is worth, a table with it in hand, whole teams; all within bounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playcall.contract.expansions import expansion_of
from playcall.games import all_games, check_sets, load, shelf
from playcall.kernel import BadOption
from playcall.tables.cardsets import Draft, check_draft
from playcall.tables.studio import Trial, deal
from tests.server.house import House

pytestmark = pytest.mark.anyio
SETS = Path(__file__).parents[2] / "examples" / "sets"
HEADER = {"id": "mine", "name": "Mine", "version": "1", "author": "Ann"}
RESERVES = [("gridiron_fantasy", table) for table in ("op", "dp", "tm")]
"""Cards that a suggested deck may leave out of the Playbook and the team that are listed: they are in the deck."""
TEAM = {
    "code": "LHB", "place": "Lantern Hill", "nickname": "Bellringers", "colours": ["#5a2d6b", "#f2c14e"],
    "offence": "SPREAD", "defence": "NICKEL",
}  # fmt: skip


def sample(game: str, table: str) -> dict[str, Any]:
    """The example of a kind of card, in a set of its own."""
    kind = next(kind for kind in load(game).vocabulary().kinds if kind.table == table)
    return {"set": {"game": game, **HEADER}, table: [dict(kind.sample)]}


def faced() -> list[tuple[str, str]]:
    kinds = [(game.id, kind) for game in all_games() for kind in game.vocabulary().kinds]
    return [(game, kind.table) for game, kind in kinds if kind.face]


@pytest.mark.parametrize(("game", "table"), faced())
def test_every_example_is_in_order_appraised_and_dealt_into_a_hand(game: str, table: str) -> None:
    data = sample(game, table)
    card = data[table][0]["id"]
    found = check_draft(Draft(data=data, card=card))
    assert found.problem is None
    assert found.faces[card].startswith("<svg")
    assert found.appraisal is not None
    assert len(found.appraisal.alike) == 3
    if (game, table) not in RESERVES:
        tried = deal(Trial(Draft(data=data), card))
        assert tried.problem is None
        assert tried.where == "hand"


async def test_a_card_is_tried_at_a_table_and_its_set_kept_once(house: House) -> None:
    async with house.guest() as ann:
        data = sample("gridiron_fantasy", "oa")
        for _ in range(2):
            tried = await ann.post("/api/sets/try", {"data": data, "card": "OA-901"}, 201)
            data["oa"][0]["name"] = "Other Orders"
        assert tried["where"] == "hand"
        table = await ann.get(f"/api/tables/{tried['table']}")
        assert "OA-901" in str(table["position"]["view"])
        assert len(await ann.get("/api/sets")) == 1
        await ann.refused("POST", "/api/sets/try", "option/bad", {"data": data, "card": "OA-999"})


async def test_a_team_is_made_to_a_profile_or_told_why_not(house: House) -> None:
    async with house.guest() as ann:
        made = await ann.post("/api/games/masters_gridiron/team", {"profile": {**TEAM, "payroll": 104}})
        expansion = expansion_of({"set": {"game": "masters_gridiron", **HEADER}, **made["tables"]}, "made")
        check_sets(load("masters_gridiron"), [expansion])
        grades = dict.fromkeys(("quarterback", "backs", "line", "front"), 3)
        dear = await ann.post(
            "/api/games/masters_gridiron/team", {"profile": {**TEAM, "payroll": 80, "grades": grades}}
        )
        assert dear["problem"]["field"] == "payroll"
        assert dear["problem"]["rule"] == "MG-15.1"
        bad = await ann.post("/api/games/masters_gridiron/team", {"profile": {**TEAM, "offence": "WIDE"}})
        assert bad["problem"]["field"] == "offence"
        none = await ann.post("/api/games/sport_jockeys/team", {"profile": {}})
        assert "makes no whole teams" in none["problem"]["message"]


def test_a_card_that_is_not_there_is_not_dealt() -> None:
    plain = shelf.read_set(SETS / "lantern_quay.toml").plain()
    assert isinstance(deal(Trial(Draft(data=plain), "nobody")).problem, BadOption)
