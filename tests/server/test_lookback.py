"""Looking back over HTTP: replays of finished games, of one's own game, of records from outside; final reports."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.tables.backroom import Shelf
from tests.cli.fake import HAND, SHOW, SHOWN, HighCard, HighCardTable, Play, Scored
from tests.server.house import House, Visitor, merge, said

pytestmark = pytest.mark.anyio


async def finished(ann: Visitor, **wishes: Any) -> dict[str, Any]:
    """A game that Ann has played to its end against a bot."""
    table = await ann.open(seats=["me", "random"], **wishes)
    async with ann.socket(table) as client:
        await client.play_on()
    return table


async def test_a_finished_game_is_open_to_all_eyes(house: House) -> None:
    async with house.guest("Ann") as ann, house.stranger() as nobody:
        table = await finished(ann)
        path = f"/api/tables/{table['id']}/replay"
        for eyes in ("public", "all", "0", "1"):
            replay = await nobody.get(f"{path}?eyes={eyes}")
            assert (replay["game"], replay["eyes"], replay["title"]) == ("high_card", eyes, "High Card")
            assert [seat["name"] for seat in replay["seats"]] == ["Ann", "random"]
            assert [ply["ply"] for ply in replay["plies"]] == list(range(replay["total"] + 1))
            assert replay["result"]["text"]
        assert (await nobody.get(path))["eyes"] == "public"
        assert (await ann.get(path))["eyes"] == "0"
        hands = (await nobody.get(f"{path}?eyes=all"))["plies"][0]["delta"]["zones"]
        assert hands["hand 0"]["cards"]
        assert hands["hand 1"]["cards"]
        shown = (await nobody.get(f"{path}?eyes=public"))["plies"]
        assert all(ply["delta"].get("zones", {}).get("hand 0", {}).get("cards") is None for ply in shown)
        await nobody.refused("GET", f"{path}?eyes=7", "replay/eyes")
        await nobody.refused("GET", f"{path}?eyes=both", "input/bad")


async def test_the_replay_ends_where_the_game_ended(house: House) -> None:
    async with house.guest() as ann:
        table = await finished(ann, game="highlights_2052")
        look = await ann.look(table)
        replay = await ann.get(f"/api/tables/{table['id']}/replay?eyes=0")
        view: dict[str, Any] = {}
        for ply in replay["plies"]:
            view = merge(view, ply["delta"])
        assert view["facts"] == look["position"]["view"]["facts"]
        assert replay["total"] == look["position"]["acts"]
        assert sum(len(ply["events"]) for ply in replay["plies"]) == look["position"]["event"]
        later = await ann.get(f"/api/tables/{table['id']}/replay?eyes=0&from={replay['total']}")
        assert later["plies"][0]["delta"] == view


async def test_while_it_goes_on_everybody_looks_back_through_their_own_eyes(house: House) -> None:
    async with house.guest() as ann, house.guest() as bob, house.stranger() as nobody:
        table = await ann.open()
        path = f"/api/tables/{table['id']}/replay"
        await ann.refused("GET", path, "table/not-started")
        await bob.join(table)
        await ann.act(table)
        mine = await ann.get(path)
        assert (mine["eyes"], mine["total"], mine["result"]) == ("0", 1, None)
        assert mine["plies"][1]["token"].startswith("show ")
        his = await bob.get(path)
        assert (his["eyes"], his["plies"][1]["seat"], his["plies"][1]["token"]) == ("1", 0, None)
        zones = his["plies"][0]["delta"]["zones"]
        assert zones["hand 0"]["cards"] is None
        assert zones["hand 1"]["cards"]
        for eyes in ("1", "all", "public"):
            await ann.refused("GET", f"{path}?eyes={eyes}", "table/not-over")
        await nobody.refused("GET", path, "table/not-over")
        await nobody.refused("GET", f"{path}?eyes=0", "table/not-over")


async def test_what_was_taken_back_is_not_in_the_replay(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open("highlights_2052", seats=["me", "random"], options={"mode": "basic"})
        async with ann.socket(table) as client:
            await client.choose()
            await client.asked()
            before = client.state["acts"]
            await client.send(type="undo")
            await client.until("hello")
            await client.until_state(lambda state: state["question"] is not None)
            replay = await ann.get(f"/api/tables/{table['id']}/replay")
            assert replay["total"] == client.state["acts"] <= before


async def test_a_concession_ends_the_replay(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open(seats=["me", "random"])
        await ann.post(f"/api/tables/{table['id']}/concede")
        last = (await ann.get(f"/api/tables/{table['id']}/replay?eyes=public"))["plies"][-1]
        assert (last["seat"], said(last["label"])) == (0, "Concedes")


async def test_a_record_from_outside_is_replayed(house: House) -> None:
    async with house.guest() as ann, house.stranger() as nobody:
        table = await finished(ann, game="highlights_2052")
        record = await ann.get(f"/api/tables/{table['id']}/record")
        replay = await nobody.post("/api/replays", {"record": record, "eyes": "1"}, 200)
        own = await nobody.get(f"/api/tables/{table['id']}/replay?eyes=1")
        assert replay["plies"] == own["plies"]
        assert replay["result"] == own["result"]
        assert [seat["bot"] for seat in replay["seats"]] == [None, "random"]
        assert (await nobody.post("/api/replays", {"record": record, "first": 12}, 200))["plies"][0]["ply"] == 12


@pytest.mark.parametrize(
    ("change", "code", "part"),
    [
        (lambda text: "nonsense", "record/bad", "This is not a record"),
        (lambda text: text.replace("game: high_card", "game: chess"), "game/unknown", "no game 'chess'"),
        (lambda text: text + "0 stay\n", "record/bad", "after its end"),
        (lambda text: text.replace("\n= ", "\n= 9"), "record/bad", "at the end"),
        (lambda text: text.replace("0 show", "0 hide", 1), "record/bad", "action"),
        (lambda text: text.replace("options:", "options: rounds=99"), "option/bad", "rounds"),
    ],
)
async def test_records_that_cannot_be_replayed(house: House, change: Any, code: str, part: str) -> None:
    async with house.guest() as ann:
        table = await finished(ann)
        text = change(await ann.get(f"/api/tables/{table['id']}/record"))
        response = await ann.refused("POST", "/api/replays", code, {"record": text})
        assert part in response.json()["message"]
        assert response.status_code in (404, 422)


# Reports --------------------------------------------------------------------------------------------------------------


async def test_the_report_of_a_finished_game(house: House) -> None:
    async with house.guest("Ann") as ann, house.stranger() as nobody:
        table = await finished(ann, game="highlights_2052")
        report = await nobody.get(f"/api/tables/{table['id']}/report")
        replay = await nobody.get(f"/api/tables/{table['id']}/replay?eyes=public")
        assert report["title"] == "Football Highlights 2052"
        assert {side["seat"] for side in report["sides"]} == {0, 1}
        assert all(side["colour"].startswith("#") and side["mark"] for side in report["sides"])
        assert [seat["name"] for seat in report["seats"]] == ["Ann", "random"]
        by_seat = {
            side["seat"]: points for side, points in zip(report["sides"], report["score"][-1]["values"], strict=True)
        }
        assert [by_seat[seat] for seat in (0, 1)] == report["result"]["scores"]
        plies = {ply["ply"] for ply in replay["plies"]}
        named = [part["ply"] for kind in ("score", "chances", "moments", "turning_points") for part in report[kind]]
        assert set(named) <= plies
        assert report["boxscore"][0]["label"] == {"id": "fh-figure-points"}
        assert report["headline"]
        assert report["drives"]


async def test_a_report_is_written_when_the_game_is_over(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open("highlights_2052", seats=["me", "random"])
        path = f"/api/tables/{table['id']}/report"
        await ann.refused("GET", path, "table/not-over")
        await ann.post(f"/api/tables/{table['id']}/concede")
        report = await ann.get(path)
        assert report["headline"] == {"id": "fh-given-up", "args": {"one": 0, "other": 0}}
        assert said(report["result"]["text"]) == "Player 1 concedes."
        await ann.refused("GET", "/api/tables/nowhere/report", "table/unknown")


async def test_a_game_without_a_report_gets_a_plain_one(house: House) -> None:
    async with house.guest() as ann:
        table = await finished(ann)
        report = await ann.get(f"/api/tables/{table['id']}/report")
        assert [said(side["name"]) for side in report["sides"]] == ["Player 1", "Player 2"]
        assert report["score"][-1]["values"] == report["result"]["scores"]


async def test_the_coach_looks_back_at_a_finished_game(house: House) -> None:
    async with house.guest() as ann, house.stranger() as nobody:
        table = await finished(ann, game="highlights_2052")
        path = f"/api/tables/{table['id']}/report/coach"
        mine = await ann.get(path)
        replay = await ann.get(f"/api/tables/{table['id']}/replay?eyes=0")
        assert mine["seat"] == 0
        assert 0 < mine["agreed"] <= mine["decisions"]
        costs = [thought["cost"] for thought in mine["thoughts"]]
        assert costs == sorted(costs, reverse=True)
        assert 1 <= len(costs) <= 5
        for thought in mine["thoughts"]:
            ply = replay["plies"][thought["ply"]]
            told = [said(label, "highlights_2052") for label in (ply["label"], thought["chosen"])]
            assert (ply["seat"], told[0]) == (0, told[1])
            assert thought["better"] != thought["chosen"]
            assert thought["reasons"]
        assert (await nobody.get(f"{path}?seat=1"))["seat"] == 1
        await nobody.refused("GET", f"{path}?seat=2", "replay/eyes")
        going = await ann.open(seats=["me", "random"])
        await ann.refused("GET", f"/api/tables/{going['id']}/report/coach", "table/not-over")


def show_the_lower(play: Play, s: HighCardTable, answers: dict[int, int]) -> None:
    cards = (SHOW.argument(answers[0]), SHOW.argument(answers[1]))
    for seat, card in enumerate(cards):
        s.zones[HAND(seat)].remove(card)
        s.zones[SHOWN()].append(card)
    play.winner = int(cards[1] < cards[0])
    s.scores[play.winner] += 1
    s.tell(Scored(play.winner, cards))


def upgrade(house: House) -> None:
    """Other rules come with another start, which has kept nothing that was made before."""
    house.service.backroom.shelf = Shelf()


async def test_a_game_of_another_version_opens_up_to_where_it_parts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then the higher card won, today the lower one does."""
    async with house.guest() as ann:
        table = await finished(ann)
        path = f"/api/tables/{table['id']}"
        whole = await ann.get(f"{path}/replay")
        monkeypatch.setattr(HighCard, "rules_version", HighCard.rules_version + 1)
        upgrade(house)
        assert (await ann.get(f"{path}/replay"))["warning"] is None
        monkeypatch.setattr(Play, "on_show", show_the_lower)
        upgrade(house)
        parted = await ann.get(f"{path}/replay")
        assert "other rules or cards" in parted["warning"]
        assert "part at action 2." in parted["warning"]
        assert [ply["ply"] for ply in parted["plies"]] == [0, 1]
        assert parted["plies"][0] == whole["plies"][0]
        refused = await ann.refused("GET", f"{path}/report", "table/diverged")
        assert "part at action 2." in refused.json()["message"]
        assert len(await ann.get(f"{path}/events")) == sum(len(ply["events"]) for ply in whole["plies"])
        assert (await ann.get(f"{path}/record")).startswith("playcall record 1")


# Once more ------------------------------------------------------------------------------------------------------------


async def test_a_finished_game_is_played_again_from_a_choice_of_ones_own(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        table = await finished(ann)
        told = await ann.get(f"/api/tables/{table['id']}/replay?eyes=all")
        wanted = next(ply for ply in told["plies"] if ply["ply"] > 2 and ply["seat"] == 0)
        path = f"/api/tables/{table['id']}/again"
        await bob.refused("POST", path, "choice/not-yours", {"ply": 0})
        again = (await ann.post(path, {"ply": wanted["ply"] - 1}, 201))["table"]
        position = (await ann.look(again))["position"]
        assert (again["rated"], position["acts"]) == (False, wanted["ply"] - 1)
        assert wanted["token"] in [option["token"] for option in position["question"]["options"]]
        before = told["plies"][wanted["ply"] - 1]
        assert position["view"]["where"] == before["where"]
        late = (await ann.post(path, {"ply": 10**6}, 201))["table"]
        assert (await ann.look(late))["position"]["question"] is not None
        await ann.refused("POST", f"/api/tables/{again['id']}/again", "table/not-over", {"ply": 0})


async def test_a_game_without_a_choice_of_ones_own_has_nothing_to_come_back_to(house: House) -> None:
    async with house.guest("Ann") as ann:
        table = await ann.open(seats=["me", "random"])
        await ann.post(f"/api/tables/{table['id']}/concede", {})
        await ann.refused("POST", f"/api/tables/{table['id']}/again", "again/no-choice", {"ply": 0})
