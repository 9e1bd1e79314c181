"""The balance lab over the interface: played in the background, stopped, resumed, compared, bounded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from playcall.games import load
from playcall.lab.experiment import Experiment, over_set_ups, run
from playcall.lab.sheets import as_csv, rows
from playcall.lab.totals import add_up, sheet
from playcall.tables import laboratory
from tests.server.house import House, Visitor, quick, running

pytestmark = pytest.mark.anyio
both_databases = True

GAME = "sport_jockeys"
WISH = {"game": GAME, "games": 12, "seed": 3, "bot": "random", "mode": "quick"}
LONG = {**WISH, "games": 2000}
SET = (Path(__file__).parents[2] / "examples" / "sets" / "sandlot_rules.toml").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game at a time, so that a run can be stopped anywhere."""
    monkeypatch.setattr(laboratory, "TURN", 0.0)


async def started(visitor: Visitor, wish: dict[str, Any], **changes: Any) -> str:
    found: dict[str, Any] = await visitor.post("/api/lab/runs", {**wish, **changes}, 201)
    return str(found["id"])


async def until(visitor: Visitor, run_id: str, played: int) -> dict[str, Any]:
    """The run, once so much of it is played."""
    while True:
        found: dict[str, Any] = await visitor.get(f"/api/lab/runs/{run_id}")
        if found["played"] >= played:
            return found
        assert found["state"] == "going"
        await asyncio.sleep(0.02)


async def test_a_run_says_what_the_same_command_says(house: House) -> None:
    async with house.guest() as ann, house.guest("Ben") as ben:
        run_id = await started(ann, WISH)
        found = await until(ann, run_id, 12)
        settings = over_set_ups(load(GAME), {"mode": "quick"})
        kept = run(Experiment(GAME, 12, 3, "random", settings))
        tables = sheet(add_up(kept.lines), [face.id for face in load(GAME).faces()])
        assert (found["state"], found["current"]) == ("done", True)
        assert [row["card"] for row in found["cards"]] == [row.card for row in tables.cards]
        assert found["cards"][0]["drawn"]["share"] == tables.cards[0].deck.share
        assert found["lengths"]["bars"] == {str(name): count for name, count in tables.lengths.bars.items()}
        games = rows("games", kept, tables, {})
        answer = await ann.http.get(f"/api/lab/runs/{run_id}/games.csv")
        assert answer.content == as_csv(games)
        assert f"sport_jockeys-{run_id}-games.csv" in answer.headers["content-disposition"]
        packed = await ann.http.get(f"/api/lab/runs/{run_id}/games.parquet")
        assert pq.read_table(BytesIO(packed.content)).to_pylist() == games
        await ben.refused("GET", f"/api/lab/runs/{run_id}", "lab/unknown")
        await ben.refused("DELETE", f"/api/lab/runs/{run_id}", "lab/unknown")
        assert await ben.get("/api/lab/runs") == []
        await ann.http.delete(f"/api/lab/runs/{run_id}")
        assert await ann.get("/api/lab/runs") == []


async def test_a_run_is_stopped_resumed_and_bounded(house: House) -> None:
    async with house.guest() as ann:
        run_id = await started(ann, LONG)
        await until(ann, run_id, 2)
        stopped = await ann.post(f"/api/lab/runs/{run_id}/stop")
        assert stopped["state"] == "stopped"
        other = await started(ann, LONG, seed=4)
        third = await started(ann, LONG, seed=5)
        await ann.refused("POST", "/api/lab/runs", "lab/going", WISH)
        await ann.refused("POST", f"/api/lab/runs/{run_id}/resume", "lab/going")
        await until(ann, third, 2)  # both have their turns
        await until(ann, other, 2)
        for one in (other, third):
            await ann.http.delete(f"/api/lab/runs/{one}")
        now = await ann.get(f"/api/lab/runs/{run_id}")
        assert now["played"] == stopped["played"] < 2000
        assert (await ann.post(f"/api/lab/runs/{run_id}/resume"))["state"] == "going"
        await until(ann, run_id, stopped["played"] + 2)
        await ann.http.delete(f"/api/lab/runs/{run_id}")
        refused = await ann.refused("POST", "/api/lab/runs", "lab/too-many-games", {**WISH, "games": 2001})
        assert "2,000 at most" in refused.json()["message"]
        await ann.refused("POST", "/api/lab/runs", "lab/no-mode", {**WISH, "mode": "nothing"})
        await ann.refused("POST", "/api/lab/runs", "game/unknown", {**WISH, "game": "nothing"})


async def test_a_run_of_other_cards_is_not_resumed_and_nobody_keeps_too_many(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.guest() as ann:
        run_id = await started(ann, LONG)
        await ann.post(f"/api/lab/runs/{run_id}/stop")
        monkeypatch.setattr(laboratory, "head_of", lambda experiment: None)
        await ann.refused("POST", f"/api/lab/runs/{run_id}/resume", "lab/changed")
        monkeypatch.setattr(laboratory, "MOST_KEPT", 1)
        await ann.refused("POST", "/api/lab/runs", "lab/too-many", WISH)


async def test_two_runs_are_compared_game_by_game(house: House) -> None:
    async with house.guest() as ann:
        added = await ann.post("/api/sets", {"text": SET}, 201)
        before, after = await started(ann, WISH), await started(ann, WISH, sets=[added["hash"]])
        await until(ann, before, 12)
        assert (await until(ann, after, 12))["sets"][0]["name"] == "Sandlot Rules"
        found = await ann.get(f"/api/lab/runs/{after}/against/{before}")
        assert (found["pairs"], found["gone"]) == (12, ["C01", "C06"])  # the set takes their places
        assert {card[:2] for card in found["new"]} == {"SL"}
        same = await ann.get(f"/api/lab/runs/{after}/against/{after}")
        assert (same["same"], {one["by"] for one in same["figures"]}) == (12, {0})
        other = await started(ann, WISH, seed=9)
        await until(ann, other, 12)
        refused = await ann.refused("GET", f"/api/lab/runs/{after}/against/{other}", "option/bad")
        assert "same seed" in refused.json()["message"]


async def test_a_run_goes_on_after_a_restart(fresh_database: Callable[[], str]) -> None:
    settings = quick(database_url=fresh_database())
    with running(settings) as house:
        async with house.guest() as ann:
            run_id = await started(ann, LONG)
            await until(ann, run_id, 2)
            cookies = dict(ann.http.cookies)
    with running(settings) as house:
        async with house.stranger(cookies=cookies) as ann:
            so_far = (await ann.get(f"/api/lab/runs/{run_id}"))["played"]
            await until(ann, run_id, so_far + 2)
            stopped = await ann.post(f"/api/lab/runs/{run_id}/stop")
            assert len(await house.service.store.lab_pieces(run_id)) == stopped["played"]
