"""Leagues over the interface: founded, joined, drafted, traded, played; who may do and see what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect

from playcall.contract.speech import speaker
from tests.seasons import club
from tests.server.house import PATIENCE, House, Visitor, _read

pytestmark = pytest.mark.anyio

GAME = "drafted_cards"
SETTINGS = {"building": "rounds", "teams": 3, "playoff_places": 0}


@pytest.fixture(scope="module", autouse=True)
def drafted_cards() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        club.register(patch)
        yield


def said(message: Any, language: str = "en") -> str:
    return speaker("tests.cli", language, "playcall.leagues", "playcall.seasons")(_read(message))


@asynccontextmanager
async def three(house: House) -> AsyncIterator[tuple[Visitor, Visitor, Visitor]]:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob, house.guest("Cy") as cy:
        yield ann, bob, cy


async def found(ann: Visitor, *others: Visitor, **wishes: Any) -> str:
    """A league of Ann's that the others have joined."""
    settings = {**SETTINGS, **wishes.pop("settings", {})}
    page = await ann.post(
        "/api/leagues", {"game": GAME, "name": "Test", "team": ann.me["name"], "settings": settings, **wishes}
    )
    league: str = page["id"]
    for visitor in others:
        name = visitor.me["name"]
        await visitor.post(f"/api/leagues/{league}/join", {"team": name, "invite": page["invite"]})
    return league


async def act(visitor: Visitor, league: str, do: str, **facts: Any) -> dict[str, Any]:
    page: dict[str, Any] = await visitor.post(f"/api/leagues/{league}/act", {"do": do, **facts})
    return page


async def refused(visitor: Visitor, league: str, do: str, **facts: Any) -> str:
    """The rule by which something is refused."""
    answer = await visitor.http.post(f"/api/leagues/{league}/act", json={"do": do, **facts})
    assert answer.status_code == 409, answer.text
    told = answer.json()
    assert told["code"] == "league/refused"
    assert said(told["text"]) == told["message"]
    assert said(told["text"], "de") != told["message"]
    return str(told["rule"])


async def look(visitor: Visitor, league: str) -> dict[str, Any]:
    page: dict[str, Any] = await visitor.get(f"/api/leagues/{league}")
    return page


async def until(visitor: Visitor, league: str, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The page as soon as it is as wanted; the socket tells when to look."""
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    url = f"ws://localhost:{visitor.house.port}/api/leagues/{league}/socket"
    async with connect(url, additional_headers={"Cookie": cookies}, proxy=None) as socket, asyncio.timeout(PATIENCE):
        while True:
            assert json.loads(await socket.recv())["type"] == "news"
            page = await look(visitor, league)
            if fits(page):
                return page


async def drafted(league: str, *visitors: Visitor) -> dict[str, Any]:
    """Everybody picks what the bot would, until the draft is done."""
    by_team = {team: visitor for visitor in visitors for team in (await look(visitor, league))["my_teams"]}
    page = await look(visitors[0], league)
    while not page["draft"]["done"]:
        team = page["draft"]["on_the_clock"][0]
        pool = await by_team[team].get(f"/api/leagues/{league}/teams/{team}/pool")
        page = await act(by_team[team], league, "pick", team=team, cards=pool["wishes"][:1])
    return page


# Founding and joining -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-2.1")
async def test_everything_that_can_be_agreed_on_is_told_with_its_defaults(house: House) -> None:
    async with house.stranger() as fan:
        form = await fan.get(f"/api/games/{GAME}/league")
        fields = {each["name"]: each for each in form["settings"]}
        assert fields["building"]["values"][0] == "rounds"
        assert (fields["teams"]["default"], fields["teams"]["low"], fields["teams"]["high"]) == (8, 2, 32)
        assert fields["round_days"]["flexible"]
        assert not fields["playoff_places"]["flexible"]
        for field in form["settings"]:
            for language in ("en", "de"):
                named = [said(title, language) for title in (field["title"], *field["titles"])]
                assert not [name for name in named if name.startswith("league-")], field["name"]
        cup = await fan.get(f"/api/games/{GAME}/league?format=cup&teams=16")
        assert {"two_legs", "consolation"} <= {each["name"] for each in cup["settings"]}
        assert "playoff_places" not in {each["name"] for each in cup["settings"]}


@pytest.mark.rule("LG-1.2", "LG-2.5")
async def test_a_league_is_joined_by_its_link(house: House) -> None:
    async with three(house) as (ann, bob, cy):
        league = await found(ann)
        page = await look(ann, league)
        assert page["presides"]
        assert page["can"].count("start") == 1
        await bob.refused("GET", f"/api/leagues/{league}", "league/invite")
        await bob.refused("POST", f"/api/leagues/{league}/join", "league/invite", {"team": "Bob", "invite": "x"})
        invited = await bob.get(f"/api/leagues/invites/{page['invite']}")
        assert (invited["league"]["id"], invited["league"]["taken"]) == (league, 1)
        seen = await bob.get(f"/api/leagues/{league}?invite={page['invite']}")
        assert seen["invite"] is None, "the link is for members to hand on"
        assert "join" in seen["can"]
        joined = await bob.post(f"/api/leagues/{league}/join", {"team": "Bob", "invite": page["invite"]})
        assert joined["my_teams"] == [1]
        assert [each["id"] for each in (await bob.get("/api/leagues"))["mine"]] == [league]
        assert (await cy.get("/api/leagues"))["mine"] == []
        await cy.refused("GET", "/api/leagues/invites/nothing", "invite/unknown")


@pytest.mark.rule("LG-2.5", "LG-2.4")
async def test_nobody_but_the_commissioner_does_what_is_his(house: House) -> None:
    async with three(house) as (ann, bob, cy):
        league = await found(ann, bob)
        for visitor in (bob, cy):
            assert await refused(visitor, league, "drop", team=0) == "LG-2.5"
            assert await refused(visitor, league, "settings", settings={"round_days": 3}) == "LG-2.5"
            assert await refused(visitor, league, "ban", cards=["QB9"]) == "LG-2.5"
            assert await refused(visitor, league, "add_bots") == "LG-2.5"
            assert await refused(visitor, league, "hand_over", member=bob.me["id"]) == "LG-2.5"
        await act(ann, league, "settings", settings={"round_days": 3})
        page = await act(ann, league, "ban", cards=["QB9"], why="too strong")
        assert (page["settings"]["round_days"], page["settings"]["banned"]) == (3, ["QB9"])
        assert page["log"]["lines"][0]["why"] == "too strong"
        page = await act(ann, league, "hand_over", member=bob.me["id"])
        assert (page["commissioner"], page["presides"]) == (bob.me["id"], False)
        assert await refused(ann, league, "ban", cards=[]) == "LG-2.5"
        page = await act(bob, league, "start")
        assert [team["owner"] is None for team in page["teams"]] == [False, False, True]
        assert await refused(ann, league, "pause") == "LG-2.5"
        assert (await act(bob, league, "pause"))["draft"]["paused"]
        assert not (await act(bob, league, "resume"))["draft"]["paused"]


async def test_bad_settings_are_named(house: House) -> None:
    async with house.guest() as ann:
        wish = {"game": GAME, "name": "Test"}
        for settings in (
            {"teems": 4},
            {"teams": "many"},
            {"format": "war"},
            {"round_days": 10**9},
            {"bot": "x"},
            {"criteria": ["x"]},
        ):
            answer = await ann.refused("POST", "/api/leagues", "league/settings", {**wish, "settings": settings})
            assert answer.status_code == 422
        answer = await ann.http.post("/api/leagues", json={**wish, "settings": {"teams": 1}})
        assert (answer.status_code, answer.json()["rule"]) == (409, "LG-5.1")
        await ann.refused("POST", "/api/leagues", "game/unknown", {"game": "chess", "name": "Test"})


# Secrets (LG-10.4) ----------------------------------------------------------------------------------------------------


async def everything_seen(visitor: Visitor, league: str, invite: str = "") -> str:
    """All that somebody is told of a competition, as one text."""
    more = f"?invite={invite}"
    parts = ["", "/log", "/export.json", "/rosters.csv", "/fixtures.csv", "/calendar.ics"]
    told = [await visitor.get(f"/api/leagues/{league}{part}{more}") for part in parts]
    told += [await visitor.get(f"/api/leagues/{league}/teams/{team}{more}") for team in range(3)]
    return json.dumps([*told, await visitor.get("/api/leagues")])


@pytest.mark.rule("LG-10.4", "LG-3.6", "LG-3.4")
async def test_queues_packs_and_picks_from_packs_are_seen_by_their_owners_alone(house: House) -> None:
    async with three(house) as (ann, bob, cy):
        league = await found(ann, bob, cy, settings={"building": "pass"})
        invite = (await look(ann, league))["invite"]
        await act(bob, league, "queue", team=1, cards=["wish-of-bob"])
        await act(ann, league, "start")
        for team, visitor in enumerate((ann, bob, cy)):
            await act(visitor, league, "pick", team=team, cards=["S1"])
        packs = {team: (await look(v, league))["draft"]["packs"] for team, v in enumerate((ann, bob, cy))}
        assert [list(own) for own in packs.values()] == [["0"], ["1"], ["2"]]
        pack = packs[1]["1"]
        page = await act(bob, league, "pick", team=1, cards=pack[:2])
        assert page["draft"]["chosen"] == {"1": pack[:2]}
        assert page["draft"]["queues"] == {"1": ["wish-of-bob"]}
        async with house.stranger() as fan:
            for visitor in (ann, cy, fan):
                seen = await everything_seen(visitor, league, invite)
                own = {card for held in packs[0 if visitor is ann else 2].values() for card in held}
                everybodys = {"QB1"}  # of the stock team that all three began with
                secret = {*pack, "wish-of-bob"} - everybodys - (own if visitor is not fan else set())
                assert not [card for card in secret if f'"{card}"' in seen], "not even the commissioner sees them"
                await visitor.http.get(f"/api/leagues/{league}/teams/1/pool")
        await ann.refused("GET", f"/api/leagues/{league}/teams/1/pool", "league/not-yours")
        assert "wish-of-bob" in await everything_seen(bob, league)


@pytest.mark.rule("LG-10.4", "LG-4.2", "LG-4.3")
async def test_an_offer_is_between_two_until_it_is_reviewed(house: House) -> None:
    async with three(house) as (ann, bob, cy):
        league = await found(cy, ann, bob)
        await act(cy, league, "start")
        page = await drafted(league, cy, ann, bob)
        assert (page["phase"], page["season"]["round"]) == ("regular", 1)
        for _ in range(3):
            page = await play_round(league, cy, ann, bob)
            if page["phase"] == "break":
                break
        rosters = [await ann.get(f"/api/leagues/{league}/teams/{team}") for team in (1, 2)]
        mine, yours = (next(c["id"] for c in each["cards"] if c["group"] == "QB") for each in rosters)
        await act(ann, league, "bring", team=1, deck="mine")
        own, other = [await each.get(f"/api/leagues/{league}/teams/1") for each in (ann, bob)]
        assert [(each["brings"], each["extra"]) for each in (own, other)] == [(True, {"plays": "mine"}), (False, {})]
        assert await refused(bob, league, "bring", team=1, deck="") == "LG-2.5"
        offer = {"team": 1, "partner": 2, "gives": [mine], "takes": [yours]}
        weighed = await ann.post(f"/api/leagues/{league}/weigh", offer)
        assert (weighed["given"], weighed["taken"], weighed["problem"]) == (int(mine[2:]), int(yours[2:]), None)
        before = await all_that_is_told(cy, league)
        trade = (await act(ann, league, "offer", **offer))["trades"][0]["id"]
        await act(bob, league, "queue", team=2, cards=[yours])
        assert await all_that_is_told(cy, league) == before, "not even that something has happened"
        assert [each["can"] for each in (await look(bob, league))["trades"]] == [["accept", "decline", "counter"]]
        assert [each["can"] for each in (await look(ann, league))["trades"]] == [["withdraw"]]
        assert (await look(cy, league))["trades"] == []
        assert "lg-did-offered" not in json.dumps(await cy.get(f"/api/leagues/{league}/log"))
        assert trade in [task["about"] for task in (await look(bob, league))["tasks"]]
        await act(bob, league, "accept", trade=trade)
        assert "review" in [task["what"] for task in (await look(cy, league))["tasks"]]
        assert await refused(ann, league, "approve", trade=trade) == "LG-2.5"
        page = await act(cy, league, "approve", trade=trade)
        assert page["trades"][0]["state"] == "window"
        assert await refused(bob, league, "vote", trade=trade, team=2, against=True) == "LG-4.3"
        page = await act(cy, league, "vote", trade=trade, team=0, against=True)
        assert page["trades"][0]["state"] == "cancelled"


async def all_that_is_told(visitor: Visitor, league: str) -> list[Any]:
    """The page, the log and the list of somebody, without the clock."""
    page, log, listed = await look(visitor, league), await visitor.get(f"/api/leagues/{league}/log"), "/api/leagues"
    return [{**page, "now": 0}, log, await visitor.get(listed)]


async def play_round(league: str, *visitors: Visitor) -> dict[str, Any]:
    """Everybody lets a bot play the match of this round."""
    number = (await look(visitors[0], league))["season"]["round"]
    for visitor in visitors:
        for task in (await look(visitor, league))["tasks"]:
            if task["what"] == "play":
                table = (await visitor.post(f"/api/leagues/{league}/fixtures/{task['about']}/play"))["table"]
                await visitor.http.post(f"/api/tables/{table}/stand-in", json={"level": "starter"})
    return await until(
        visitors[0], league, lambda page: page["season"]["round"] != number or not page["season"]["opened"]
    )


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-2.2", "LG-6.4", "LG-10.3")
async def test_a_season_alone_is_at_week_one_at_once_and_ends_with_a_champion(house: House) -> None:
    async with house.guest("Ann") as ann:
        page = await ann.post("/api/leagues/alone", {"game": "high_card"}, 201)
        league = page["id"]
        assert (page["phase"], page["season"]["round"], page["tasks"][0]["what"]) == ("regular", 1, "play")
        assert said(page["tasks"][0]["text"])
        bots = [team for team in page["teams"] if team["owner"] is None]
        assert len({team["name"] for team in bots}) == 7
        assert all(said(team["motto"], "de") and team["coach"] for team in bots)
        while page["phase"] not in ("archived", "offseason"):
            if any(task["what"] == "play" for task in page["tasks"]):
                page = await play_round(league, ann)
            elif page["tasks"]:
                await ann.http.post(f"/api/leagues/{league}/act", json={"do": "ready", "team": 0})
                page = await look(ann, league)
            else:
                page = await until(ann, league, lambda page: page["tasks"] or page["phase"] == "archived")
        assert page["seasons"][0]["champion"] in [team["name"] for team in page["teams"]]
        headline = page["paper"]["headline"]
        assert page["seasons"][0]["champion"] in said(headline["text"]) + said(headline["text"], "de")
        assert headline["table"]
        assert page["table"][0]["place"] == 1
        assert all(row["criterion"] and said(row["why"]) for row in page["table"])
        past = await ann.get(f"/api/leagues/{league}/seasons/1")
        assert past["names"][past["champion"]] == page["seasons"][0]["champion"]
        scores = {match["key"]: match["score"] for match in past["matches"]}
        assert all(scores[key] for meeting in past["brackets"][0]["meetings"] for key in meeting["fixtures"])
        assert [len(meeting["fixtures"]) for meeting in past["brackets"][0]["meetings"]] == [1, 1, 1]
        table = await ann.get(f"/api/tables/{past['matches'][0]['table']}")
        assert (table["table"]["league"], table["table"]["fixture"]) == (league, past["matches"][0]["key"])
        assert (await ann.get(f"/api/leagues/{league}/table.csv")).startswith("place,team")
        assert (await ann.get(f"/api/leagues/{league}/calendar.ics")).startswith("BEGIN:VCALENDAR")
        log = await ann.get(f"/api/leagues/{league}/log")
        assert all(said(line["text"], "de") for line in log["lines"])
        assert log["before"] is not None
        assert (await ann.get(f"/api/leagues/{league}/log?before={log['before']}"))["lines"]


async def test_the_messages_of_leagues_are_served(house: House) -> None:
    async with house.stranger() as fan:
        for language in ("en", "de"):
            text = await fan.get(f"/api/leagues/messages/{language}")
            assert "lg-not-yours" in text
            assert "league-do-pick" in text


async def test_the_socket_of_a_league_is_closed_to_strangers(house: House) -> None:
    async with three(house) as (ann, _, _):
        league = await found(ann)
        url = f"ws://localhost:{house.port}/api/leagues/{league}/socket"
        async with connect(url, proxy=None) as socket:
            await socket.wait_closed()
            assert (socket.close_code, socket.close_reason) == (1008, "league/invite")


async def test_what_is_not_there_is_said_to_be_missing(house: House) -> None:
    async with house.guest("Ann") as ann:
        await ann.refused("GET", "/api/leagues/nothing", "league/unknown")
        league = await found(ann)
        await ann.refused("GET", f"/api/leagues/{league}/seasons/1", "league/no-season")
        await ann.refused("GET", f"/api/leagues/{league}/teams/9", "league/no-team")
        offer = {"team": 0, "partner": 0}
        await ann.refused("POST", f"/api/leagues/{league}/weigh", "league/not-open", offer)
        await ann.refused("POST", f"/api/leagues/{league}/fixtures/1.r1.1/play", "league/not-yours")


async def test_a_game_that_is_not_for_two_has_no_leagues(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.fake.HighCard.league_play", lambda *_: None)
    async with house.guest("Ann") as ann:
        await ann.refused("GET", "/api/games/high_card/league", "league/none")
        await ann.refused("POST", "/api/leagues/alone", "league/none", {"game": "high_card"})
