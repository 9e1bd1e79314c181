"""What the rooms of a league are told: boards, picks to trade, elections, matches that are given away or replaced."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.seasons import club
from tests.server.house import House
from tests.server.test_leagues import GAME, act, drafted, found, look, refused, said, three, until

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", autouse=True)
def drafted_cards() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        club.register(patch)
        yield


@pytest.mark.rule("LG-3.1", "LG-3.7", "LG-3.10")
async def test_the_draft_room_shows_the_board_what_is_needed_and_picks_to_trade(house: House) -> None:
    async with three(house) as (ann, bob, cy):
        league = await found(ann, bob, cy)
        visitors = dict(enumerate((ann, bob, cy)))
        page = await act(ann, league, "start")
        draft = page["draft"]
        assert [turn["number"] for turn in draft["coming"]] == [*range(1, 13)]
        assert [turn["of"] for turn in draft["coming"][:6]] == [*draft["order"], *draft["order"][::-1]]
        giver, taker = draft["order"][1:]

        # Picks are offered in a trade, and change hands with it.
        picks = [await ann.get(f"/api/leagues/{league}/teams/{team}") for team in (giver, taker)]
        assert [[pick["id"] for pick in each["picks"]] for each in picks] == [
            [f"1.{number}.{team}" for number in range(1, 5)] for team in (giver, taker)
        ]
        assert said(picks[0]["picks"][1]["title"]) == f"Round 2: {page['teams'][giver]['name']}"
        wish = {"team": giver, "partner": taker, "gives": [f"1.2.{giver}"], "takes": [f"1.4.{taker}"]}
        trade = (await act(visitors[giver], league, "offer", **wish))["trades"][0]["id"]
        await act(visitors[taker], league, "accept", trade=trade)
        await act(ann, league, "approve", trade=trade)
        outsider = draft["order"][0]
        page = await act(visitors[outsider], league, "vote", trade=trade, team=outsider, against=False)
        held = {(turn["round"], turn["of"]): turn["team"] for turn in page["draft"]["coming"]}
        assert (held[2, giver], held[4, taker]) == (taker, giver)

        # A pick fills a place; what was picked stands on the board under the team of the order.
        first = visitors[outsider]
        pool = await first.get(f"/api/leagues/{league}/teams/{outsider}/pool")
        assert (pool["group"], pool["groups"][0]["cards"]) == ("", 36)
        values = [card["value"] for card in pool["cards"]]
        assert values == sorted(values, reverse=True)
        assert {card["id"]: card["fills"] for card in pool["cards"]}["RB9"] == ["RB", "WR"]
        page = await act(first, league, "pick", team=outsider, cards=["RB9"])
        assert page["draft"]["log"] == [
            {"number": 1, "round": 1, "of": outsider, "team": outsider, "card": "RB9", "title": "RB9", "group": "RB"}
        ]
        roster = await first.get(f"/api/leagues/{league}/teams/{outsider}")
        assert [(slot["groups"], slot["filled"], slot["count"]) for slot in roster["slots"]] == [
            (["QB"], 0, 1),
            (["K"], 0, 1),
            (["RB", "WR"], 1, 2),
        ]


@pytest.mark.rule("LG-2.2")
async def test_members_elect_a_commissioner(house: House) -> None:
    async with three(house) as (ann, bob, cy):
        league = await found(ann, bob, cy)
        page = await act(bob, league, "back", member=bob.me["id"])
        assert (page["commissioner"], page["backed"], "back" in page["can"]) == (ann.me["id"], bob.me["id"], True)
        assert (await look(cy, league))["backed"] is None, "a vote is the voter's own"
        page = await act(cy, league, "back", member=bob.me["id"])
        assert (page["commissioner"], page["backed"]) == (bob.me["id"], None)


@pytest.mark.rule("LG-1.3", "LG-1.5", "LG-2.7", "LG-1.4")
async def test_a_match_is_played_now_or_over_days_or_given_away(house: House) -> None:
    async with three(house) as (ann, bob, cy):
        clocks = {}
        for pace in ("live", "days"):
            league = await found(ann, bob, settings={"teams": 2, "building": "none"})
            page = await act(ann, league, "start")
            (fixture,) = [each for each in page["fixtures"] if each["state"] == "open"]
            assert fixture["can"] == ["play", "days", "forfeit"]
            opened = await ann.post(f"/api/leagues/{league}/fixtures/{fixture['key']}/play", {"pace": pace})
            clocks[pace] = (await ann.get(f"/api/tables/{opened['table']}"))["table"]["clock"]
        assert clocks == {"live": "", "days": "days 3"}
        assert (await look(bob, league))["fixtures"][0]["can"] == ["play"], "whoever came first has said how"

        league = await found(ann, bob, cy, settings={"building": "none"})
        page = await act(ann, league, "start")
        (own,) = [each for each in page["fixtures"] if each["state"] == "open"]
        team, rival = own["home"], own["away"]
        player, other = ((ann, bob, cy)[each] for each in (team, rival))
        assert await refused(other, league, "forfeit", fixture=own["key"], team=team) == "LG-2.5"
        page = await act(player, league, "forfeit", fixture=own["key"], team=team)
        (given,) = [each for each in page["fixtures"] if each["key"] == own["key"]]
        assert (given["state"], given["winner"], given["forfeited_by"]) == ("forfeit", rival, [team])
        assert "resign" in page["can"]
        page = await act(player, league, "resign", team=team)
        assert (page["teams"][team]["withdrawn"], page["my_teams"], "resign" in page["can"]) == (True, [], False)


@pytest.mark.rule("LG-1.4", "LG-2.5")
async def test_a_result_that_may_be_replaced_is_known_to_the_commissioner_alone(house: House) -> None:
    async with three(house) as (ann, bob, cy):
        league = await found(ann, bob, cy, settings={"building": "none"})
        page = await act(ann, league, "start")
        (open_,) = [each for each in page["fixtures"] if each["state"] == "open"]
        for visitor in [(ann, bob, cy)[open_[side]] for side in ("home", "away")]:
            table = (await visitor.post(f"/api/leagues/{league}/fixtures/{open_['key']}/play"))["table"]
            await visitor.http.post(f"/api/tables/{table}/stand-in", json={"level": "starter"})
        await until(ann, league, lambda page: any(each["state"] == "final" for each in page["fixtures"]))
        seen = [(await look(each, league))["fixtures"] for each in (ann, bob, cy)]
        can = [next(each["can"] for each in fixtures if each["key"] == open_["key"]) for fixtures in seen]
        assert can == [["rule"], [], []]
        page = await act(ann, league, "rule", fixture=open_["key"], score=[7, 3], why="wrong roster")
        (ruled,) = [each for each in page["fixtures"] if each["key"] == open_["key"]]
        assert (ruled["state"], ruled["score"], ruled["must_win"]) == ("ruled", [7, 3], False)


@pytest.mark.rule("LG-2.1", "LG-2.3", "LG-6.6")
async def test_the_form_knows_the_usual_ranking_and_the_cards_that_may_be_named(house: House) -> None:
    async with house.guest("Ann") as ann:
        form = await ann.get(f"/api/games/{GAME}/league")
        fields = {each["name"]: each for each in form["settings"]}
        assert fields["criteria"]["default"][:2] == ["share", "head_to_head_share"]
        assert {*fields["criteria"]["default"]} < {*fields["criteria"]["values"]}
        assert {"QB9", "K1"} < {*form["cards"]}
        wish = {"criteria": ["points", "lot"], "banned": ["QB9"], "options": {"size": "5"}, "teams": 3}
        page = await ann.post(
            "/api/leagues", {"game": GAME, "name": "Own", "team": "Ann", "settings": {**wish, "building": "rounds"}}
        )
        assert (page["criteria"], page["settings"]["banned"]) == (["points", "lot"], ["QB9"])
        page = await act(ann, page["id"], "start")
        pool = await ann.get(f"/api/leagues/{page['id']}/teams/0/pool")
        assert pool["groups"][0]["cards"] + len(page["draft"]["log"]) == 20


@pytest.mark.rule("LG-10.4")
async def test_the_names_of_trades_do_not_count_them(house: House) -> None:
    async with three(house) as (ann, bob, cy):
        league = await found(ann, bob, cy)
        page = await act(ann, league, "start")
        first, second, third = page["draft"]["order"]
        visitors = (ann, bob, cy)
        for number in (2, 3):
            wish = {
                "team": second,
                "partner": third,
                "gives": [f"1.{number}.{second}"],
                "takes": [f"1.{number}.{third}"],
            }
            page = await act(visitors[second], league, "offer", **wish)
        names = [trade["id"] for trade in page["trades"]]
        await act(visitors[third], league, "accept", trade=names[0])
        (seen,) = (await look(visitors[first], league))["trades"]
        assert seen["id"] == names[0]
        assert not seen["id"].isdecimal() or int(seen["id"]) > 1
        assert await refused(visitors[third], league, "accept", trade="0") == "LG-4.1"


async def test_the_board_stays_after_the_draft(house: House) -> None:
    async with three(house) as (ann, bob, cy):
        league = await found(ann, bob, cy)
        await act(ann, league, "start")
        page = await drafted(league, ann, bob, cy)
        assert ([pick["number"] for pick in page["draft"]["log"]], page["draft"]["coming"]) == ([*range(1, 13)], [])
