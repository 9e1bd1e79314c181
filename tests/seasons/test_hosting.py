"""Competitions hosted: durable before shown, nothing lost or doubled, matches at real tables."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from playcall.kernel import Record
from playcall.leagues import (
    PROGRAM,
    Answered,
    Begun,
    BotAdded,
    Dropped,
    FixtureState,
    Joined,
    Offered,
    Phase,
    Picked,
    Queued,
    Ready,
    Reviewed,
    TradeState,
    Voted,
)
from playcall.seasons.desk import Desk, Turned
from playcall.seasons.matches import table_of
from playcall.storage.models import GameTable
from playcall.tables.errors import Refused
from playcall.tables.places import DEFENCE
from playcall.tables.room import Room
from tests.cli.fake import HighCard
from tests.seasons.club import DAY, HOUR, Club, open_fixture, person
from tests.seasons.conftest import OpenClub

pytestmark = pytest.mark.anyio


def joined(who: str, team: str) -> Joined:
    return Joined(who, 0, name=who.title(), team=team)


async def two_people(club: Club, **settings: Any) -> Desk:
    """Ann and Bob in a league without a draft, its first round open."""
    desk = await club.found("high_card", teams=2, **settings)
    await club.house.join(person("bob"), desk.id, desk.info.invite, "Bob")
    await club.start(desk)
    return desk


@pytest.mark.rule("LG-10.1", "LG-8.5")
async def test_a_league_that_nobody_looks_after_is_played_to_its_champion(club: Club, another: OpenClub) -> None:
    desk = await club.found(building="rounds", seasons=2)
    await club.start(desk)
    assert desk.competition.book.phase is Phase.BUILDING
    await club.until(desk, Phase.ARCHIVED)
    book = desk.competition.book
    assert [page.champion is not None for page in book.past] == [True, True]
    rebuilt = await club.rebuilt(desk)
    assert rebuilt.to_json() == desk.competition.to_json(), "the log says everything"
    other = another()
    assert (await other.house.desk(desk.id)).competition.to_json() == rebuilt.to_json(), "so do snapshot and log"
    kept = await club.store.book(desk.id)
    assert kept is not None
    assert kept[0] > book.entries - 50, "a page need not read the whole log"


@pytest.mark.rule("LG-1.3", "LG-5.10")
async def test_every_result_comes_from_the_record_of_a_table(club: Club) -> None:
    desk = await club.found("high_card", team="", teams=4)
    await club.start(desk)
    await club.until(desk, Phase.ARCHIVED)
    page = desk.competition.book.past[0]
    assert page.matches
    for match in page.matches:
        table = await club.store.table(match.record)
        capsule = await club.store.capsule(match.record)
        assert table is not None
        assert table.ended_at is not None
        assert table.fixture == f"{desk.id} {match.key}"
        assert capsule is not None
        assert Record.from_text(capsule[0]).scores == match.score


# Two processes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-10.1", "LG-3.8")
async def test_two_processes_never_make_the_same_entry(club: Club, another: OpenClub) -> None:
    """Everybody picks at the same moment, through two processes that have not heard of each other."""
    club.wire.listening.clear()
    desk = await club.found(building="pass", teams=3)
    for name in ("bob", "cy"):
        await club.house.join(person(name), desk.id, desk.info.invite, name)
    other = another()
    await club.start(desk)
    twin = await other.house.desk(desk.id)
    clubs = [(club, desk), (other, twin)]
    picks = [
        each.act(here, Picked(who, 0, team=team, cards=(f"S{team + 1}",)))
        for team, who in enumerate(("ann", "bob", "cy"))
        for each, here in clubs
    ]
    done = await asyncio.gather(*picks, return_exceptions=True)
    refused = [each for each in done if isinstance(each, Turned)]
    assert len(refused) == 3, "each pick once, and the second time refused"
    assert not [each for each in done if isinstance(each, Exception) and not isinstance(each, Turned)]
    lines = await club.store.competition_log(desk.id)
    assert sum('"do":"picked"' in line for line in lines) == 3
    assert (await club.house.desk(desk.id)).competition.to_json() == (await club.rebuilt(desk)).to_json()
    assert (await other.house.desk(desk.id)).competition.to_json() == (await club.rebuilt(desk)).to_json()


async def test_another_process_hears_of_an_entry(club: Club, another: OpenClub) -> None:
    desk = await club.found()
    other = another()
    twin = await other.house.desk(desk.id)
    club.wire.listening.append(other.house.heard)
    await club.act(desk, joined("bob", "Bob"))
    assert f"league {desk.id}" in club.wire.told
    assert [team.name for team in twin.competition.book.teams] == ["Ann", "Bob"]


# Matches --------------------------------------------------------------------------------------------------------------


async def play_out(club: Club, table_id: str) -> None:
    """Both sit there and choose the first thing every time."""
    room = await club.hub.room(table_id)
    while not room.live.over:
        seat = room.live.asked()[0]
        token = room.live.game.actions.token(room.live.legal(seat)[0])
        await club.hub.act(person(room.info.seats[seat].persons[0]), table_id, room.live.asked_at[seat], token)
    await club.idle()


@pytest.mark.rule("LG-5.6", "LG-9.1")
async def test_who_shares_a_side_coaches_its_defence_at_the_table(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HighCard, "coaches", True)
    desk = await club.found("high_card", format="cup", evening=True)
    await club.house.join(person("bob"), desk.id, desk.info.invite, "", side=0)
    await club.start(desk)
    key = open_fixture(desk, 0)
    table = await club.house.play(person("bob"), desk.id, key, live=True)
    info = await club.store.table(table)
    assert info is not None
    seat = desk.competition.office.fixture(key).teams.index(0)  # type: ignore[union-attr]
    assert (info.at(seat).persons, info.at(seat + DEFENCE).persons) == (("ann",), ("bob",))
    assert info.setup.coached == (seat,)
    await club.hub.concede(person("bob"), table)
    await club.idle()
    fixture = desk.competition.office.fixture(key)
    assert fixture is not None
    assert (fixture.state, fixture.forfeited_by) == (FixtureState.FORFEIT, (0,))


@pytest.mark.rule("LG-1.3", "LG-1.4")
async def test_two_members_play_their_match_at_one_table(club: Club) -> None:
    desk = await two_people(club)
    key = open_fixture(desk, 0)
    table = await club.house.play(person("ann"), desk.id, key)
    assert await club.house.play(person("bob"), desk.id, key) == table
    fixture = desk.competition.office.fixture(key)
    assert fixture is not None
    assert (fixture.state, sorted(fixture.came)) == (FixtureState.LIVE, [0, 1])
    await play_out(club, table)
    fixture = desk.competition.office.fixture(key)
    assert fixture is not None
    assert (fixture.state, fixture.record) == (FixtureState.FINAL, table)


@pytest.mark.rule("LG-1.5")
async def test_who_concedes_forfeits(club: Club) -> None:
    desk = await two_people(club)
    key = open_fixture(desk, 0)
    table = await club.house.play(person("ann"), desk.id, key)
    await club.hub.concede(person("ann"), table)
    await club.idle()
    fixture = desk.competition.office.fixture(key)
    assert fixture is not None
    assert fixture.forfeited_by == (0,)
    assert fixture.record == table
    assert fixture.report is not None
    assert sorted(fixture.report.score) == [0, 2]


def seat_of(room: Room, who: str) -> int:
    return next(place.seat for place in room.info.seats if who in place.persons)


async def choose(club: Club, table: str, who: str) -> None:
    """Somebody chooses the first thing, where it is their turn."""
    room = await club.hub.room(table)
    seat = seat_of(room, who)
    if seat in room.live.asked() and seat not in room.live.stand_ins:
        token = room.live.game.actions.token(room.live.legal(seat)[0])
        await club.hub.act(person(who), table, room.live.asked_at[seat], token)
        await club.idle()


@pytest.mark.rule("LG-2.4", "LG-10.5")
async def test_bots_play_for_members_who_came_and_went(club: Club) -> None:
    desk = await two_people(club)
    key = open_fixture(desk, 0)
    await club.house.play(person("ann"), desk.id, key)
    await club.wait(7 * DAY + DAY + HOUR)
    fixture = desk.competition.office.fixture(key)
    assert fixture is not None
    assert fixture.state is FixtureState.FINAL


@pytest.mark.rule("LG-2.4")
async def test_who_is_playing_at_the_deadline_plays_on(club: Club) -> None:
    desk = await two_people(club, options={"rounds": "3"})
    key = open_fixture(desk, 0)
    table = await club.house.play(person("ann"), desk.id, key)
    club.time += 7 * DAY + DAY + HOUR
    await choose(club, table, "ann")
    await club.look()
    room = await club.hub.room(table)
    assert [*room.live.stand_ins] == [seat_of(room, "bob")], "Bob never came"
    for _ in range(20):
        await choose(club, table, "ann")
    assert room.live.over
    await club.idle()
    fixture = desk.competition.office.fixture(key)
    assert fixture is not None
    assert (fixture.state, fixture.record) == (FixtureState.FINAL, table)


@pytest.mark.rule("LG-2.5")
async def test_a_match_of_others_is_not_ones_own(club: Club) -> None:
    desk = await two_people(club)
    with pytest.raises(Refused, match="not a match of yours"):
        await club.house.play(person("cy"), desk.id, open_fixture(desk, 0))


# Processes that die ---------------------------------------------------------------------------------------------------


async def test_a_match_that_began_without_a_table_is_given_one(club: Club, another: OpenClub) -> None:
    desk = await two_people(club)
    key = open_fixture(desk, 0)
    table = table_of(desk.id, key)
    await club.house.enter(desk, lambda when: Begun(PROGRAM, when, fixture=key, table=table))
    other = another()
    other.time = club.time + 60
    await other.look()
    assert await other.store.table(table) is not None


async def test_an_end_that_nobody_told_of_is_found(club: Club, another: OpenClub) -> None:
    desk = await two_people(club)
    key = open_fixture(desk, 0)
    table = await club.house.play(person("ann"), desk.id, key)
    club.hub.on_end = None
    await play_out(club, table)
    other = another()
    other.time = club.time + 60
    await other.look()
    found = (await other.house.desk(desk.id)).competition.office.fixture(key)
    assert found is not None
    assert found.state is FixtureState.FINAL


async def test_a_match_of_bots_that_was_kept_but_not_entered_counts_once(club: Club, another: OpenClub) -> None:
    """The process died between the table and the entry: the table stands, and its result is the result."""

    async def dies(*_: object) -> None:
        raise ConnectionError

    desk = await club.found("high_card", team="", teams=2)
    club.house._count = dies  # type: ignore[method-assign,assignment]
    with pytest.raises(ConnectionError):
        await club.start(desk)
    key = open_fixture(desk, 0)
    kept = await club.store.capsule(table_of(desk.id, key))
    other = another()
    other.time = club.time + 60
    again = await other.house.desk(desk.id)
    await other.until(again, Phase.ARCHIVED)
    match = next(each for each in again.competition.book.past[0].matches if each.key == key)
    assert kept is not None
    assert match.score == Record.from_text(kept[0]).scores


# Drafts and trades ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-3.6")
async def test_the_clock_of_a_draft_picks_from_the_queue(club: Club) -> None:
    desk = await club.found(building="rounds", pick_seconds=60)
    await club.act(desk, Queued("ann", 0, team=0, cards=("QB9",)))
    await club.start(desk)
    for _ in range(8):
        await club.wait(61)
        if "QB9" in desk.competition.book.teams[0].roster.cards:
            return
    held = {card for team in desk.competition.book.teams[1:] for card in team.roster.cards}
    assert "QB9" in held, "unless a bot was quicker"


@pytest.mark.rule("LG-4.3", "LG-4.4")
async def test_a_trade_goes_its_way_by_the_clock(club: Club, another: OpenClub) -> None:
    desk = await club.found(building="rounds", teams=3, playoff_places=0)
    for name in ("bob", "cy"):
        await club.house.join(person(name), desk.id, desk.info.invite, name)
    await club.start(desk)
    await club.until(desk, Phase.BREAK, step=3 * HOUR)
    teams = desk.competition.book.teams
    mine, yours = (next(c for c in teams[team].roster.cards if c.startswith("QB")) for team in (0, 1))
    await club.act(desk, Offered("ann", 0, team=0, partner=1, gives=(mine,), takes=(yours,)))
    await club.act(desk, Answered("bob", 0, trade=0, accepts=True))
    await club.act(desk, Reviewed("ann", 0, trade=0, approves=True))
    await club.act(desk, Voted("cy", 0, trade=0, team=2, against=False))
    for who, team in (("ann", 0), ("bob", 1), ("cy", 2)):
        await club.act(desk, Ready(who, 0, team=team)) if desk.competition.book.phase is Phase.BREAK else None
    other = another()
    other.time = club.time + 25 * HOUR
    await other.look()
    found = (await other.house.desk(desk.id)).competition.book
    assert found.season is not None
    assert found.season.trades[0].state is TradeState.DONE
    assert yours in found.teams[0].roster.cards


@pytest.mark.rule("LG-2.5")
async def test_what_is_refused_changes_nothing_and_names_the_rule(club: Club) -> None:
    desk = await club.found(building="rounds")
    before = desk.competition.to_json()
    with pytest.raises(Turned) as refused:
        await club.act(desk, Dropped("bob", 0, team=0))
    assert refused.value.rule == "LG-2.5"
    assert str(refused.value)
    assert desk.competition.to_json() == before
    assert len(await club.store.competition_log(desk.id)) == desk.number


@pytest.mark.rule("LG-1.3", "LG-5.10")
@pytest.mark.parametrize("level", ["pro", "legend"])
async def test_bots_that_think_play_at_tables_of_their_own(club: Club, level: str) -> None:
    desk = await club.found(building="none")
    for team in ("Owls", "Cats", "Bats"):
        await club.act(desk, BotAdded("ann", 0, team=team, level=level))
    await club.start(desk)
    await club.look()
    (match,) = [each for each in desk.competition.office.season.fixtures if each.round == 1 and 0 not in each.teams]
    assert match.state is FixtureState.FINAL
    table = await club.store.table(match.record)
    assert table is not None
    assert [seat.bot for seat in table.seats] == [level, level]


async def test_a_match_that_cannot_be_opened_stops_no_other(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    """Its table's game is gone, as after an upgrade: the competition goes on around it."""
    desk = await club.found("high_card", teams=4)
    for name in ("bob", "cy"):
        await club.house.join(person(name), desk.id, desk.info.invite, name.title())
    await club.start(desk)
    fixture, other = (each for each in desk.competition.office.open_fixtures if each.state is FixtureState.OPEN)
    await club.house._begin(desk, fixture.key)
    table = table_of(desk.id, fixture.key)
    await club.store.db.execute(update(GameTable).where(GameTable.id == table).values(game="gone_for_good"))
    club.hub.rooms.pop(table, None)
    await club.wait(30 * DAY)
    assert f"match {fixture.key} of competition {desk.id} cannot go on" in caplog.text
    played = desk.competition.office.fixture(other.key)
    assert played is not None
    assert played.state.counts
