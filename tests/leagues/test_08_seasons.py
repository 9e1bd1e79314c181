"""LG-8  Between matches and seasons: what is carried over, repairs, the states of a season."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from playcall.contract.leagues import Building, MatchReport, Roster, SeasonStart, Stage
from playcall.leagues import (
    PROGRAM,
    Closed,
    Competition,
    Dropped,
    Fixture,
    FixtureState,
    Forfeited,
    Format,
    Joined,
    Left,
    Mended,
    Opened,
    Phase,
    Played,
    Ready,
    Ruled,
    Settings,
    Shared,
    Started,
)
from playcall.leagues.book import Leader
from playcall.leagues.exporting import ROWS, as_csv
from playcall.leagues.fixtures import for_bots, spread
from playcall.leagues.results import Means
from playcall.leagues.season import mend_options, standing
from playcall.leagues.seeing import own_teams, seen
from playcall.leagues.standings import pool, standings
from playcall.leagues.tasks import tasks
from tests.leagues.fake import DAY, HOUR, FakeGame, FakePlay, Story, load

BARE = Settings(teams=4, building=Building.NONE)


def first(story: Story) -> Fixture:
    return story.c.office.open_fixtures[0]


def lose(story: Story, fixture: Fixture, card: str) -> Story:
    """The home team loses a card for good."""
    home, away = (story.c.book.teams[team].roster for team in fixture.teams)
    left = replace(home, cards=tuple(each for each in home.cards if each != card))
    report = MatchReport((1, 0), 0)
    return story(Played(PROGRAM, story.now, fixture=fixture.key, record="r", report=report, rosters=(left, away)))


# Carried over and repaired --------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-8.1")
def test_what_the_game_says_after_a_match_is_carried_over() -> None:
    story = Story(Settings(teams=4)).people(*"BCDE").until(Phase.REGULAR)
    fixture = first(story)
    home, away = (story.c.book.teams[team].roster for team in fixture.teams)
    hurt = replace(home, extra={"out": f"{home.cards[0]}:3"})
    report = MatchReport((1, 0), 0)
    story(Played(PROGRAM, story.now, fixture=fixture.key, record="r", report=report, rosters=(hurt, away)))
    assert story.c.book.teams[fixture.home].roster == hurt
    assert story.c.book.gone == []


@pytest.mark.rule("LG-1.5", "LG-8.1")
def test_a_forfeit_hurts_nobody() -> None:
    story = Story(Settings(teams=4)).people(*"BCDE").until(Phase.REGULAR)
    fixture, before = first(story), [team.roster for team in story.c.book.teams]
    story(Forfeited(PROGRAM, story.now, fixture=fixture.key, teams=(fixture.away,)))
    assert [team.roster for team in story.c.book.teams] == before


@pytest.mark.rule("LG-8.1", "LG-8.4")
def test_a_card_that_is_lost_for_good_is_replaced_before_the_next_round() -> None:
    story = Story(Settings(teams=4)).people(*"BCDE").until(Phase.REGULAR)
    fixture = first(story)
    team = fixture.home
    lost = next(card for card in story.c.book.teams[team].roster.cards if card.startswith("K"))
    lose(story, fixture, lost).until(Phase.BREAK)
    office, owner = story.c.office, str(story.c.book.teams[team].owner)
    assert story.c.book.gone == [lost]
    assert office.season.mending == [team]
    assert story.refused(Opened(PROGRAM, story.now)) == "LG-8.4"
    assert lost not in mend_options(office, team)
    assert {card[0] for card in mend_options(office, team)} == {"K"}
    assert story.refused(Mended(owner, story.now, team=team, card="QB9")) == "LG-8.4"
    assert story.refused(Mended(owner, story.now, team=team)) == "LG-8.4"
    assert story.refused(Mended(PROGRAM, story.now, team=team, card=mend_options(office, team)[0])) == "LG-2.5"
    story(Mended(owner, story.now, team=team, card=mend_options(office, team)[-1]))
    assert office.season.mending == []
    assert not office.play.roster_problems(office.teams[team].roster)


@pytest.mark.rule("LG-8.4")
def test_repairs_go_worst_record_first_and_the_bot_mends_at_the_deadline() -> None:
    story = Story(Settings(teams=4)).people(*"BCDE").until(Phase.REGULAR)
    one, two = story.c.office.open_fixtures
    for fixture in (one, two):
        lost = next(card for card in story.c.book.teams[fixture.home].roster.cards if card.startswith("K"))
        if fixture is two:
            story.c.book.teams[fixture.away].roster = Roster(story.c.book.teams[fixture.away].roster.cards[1:])
        lose(story, fixture, lost)
    office = story.c.office
    worst, *others = office.season.mending
    assert worst == two.away
    assert set(others) == {one.home, two.home}
    assert story.c.wakes() == story.now + 24 * HOUR
    story.wait(24 * HOUR)
    assert office.season.mending == []
    assert not any(office.play.roster_problems(team.roster) for team in office.teams)


# The end of a season --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-8.2")
def test_a_season_ends_with_champion_table_bracket_and_leaders_on_a_page() -> None:
    story = Story(Settings(teams=8, divisions=2)).bots().until(Phase.ARCHIVED)
    page = story.c.book.past[0]
    final = story.c.office.season.brackets[0]
    assert page.champion == final.champion
    assert page.brackets == (final,)
    assert [entry.place for entry in page.table] == [*range(1, 9)]
    assert all(entry.decided_by for entry in page.table)
    assert len(page.matches) == 40 + 3
    assert {leader.what for leader in page.leaders} == {"scored", "margin", "streak"}
    scored = [
        sum(match.score[match.home != team] for match in page.matches if team in (match.home, match.away))
        for team in range(8)
    ]
    best = [(team, points) for team, points in enumerate(scored) if points == max(scored)]
    assert [(leader.team, leader.number) for leader in page.leaders if leader.what == "scored"] == best


@pytest.mark.rule("LG-8.2")
def test_the_best_cards_are_those_that_have_added_most() -> None:
    story = Story(replace(BARE, format=Format.ROUND_ROBIN, teams=2)).people(*"BC").until(Phase.REGULAR)
    home, away = first(story).teams
    report = MatchReport((1, 0), 0, added={"QB9": (200, 0), "K9": (-20, 50), "RB9": (0, -80)})
    story(Played(PROGRAM, story.now, fixture=first(story).key, record="r", report=report))
    assert story.phase is Phase.ARCHIVED
    cards = [leader for leader in story.c.book.past[0].leaders if leader.what == "card"]
    assert cards == [Leader("card", home, 200, "QB9"), Leader("card", away, 50, "K9")]


@pytest.mark.rule("LG-8.2", "LG-1.6")
def test_seasons_follow_each_other_with_new_lots() -> None:
    story = Story(Settings(teams=6, seasons=3)).bots().until(Phase.OFFSEASON)
    lots = story.c.office.season.lots
    story.until(Phase.ARCHIVED)
    assert [page.number for page in story.c.book.past] == [1, 2, 3]
    assert story.c.office.season.lots != lots
    assert story.refused(Started(PROGRAM, story.now)) == "LG-8.5"


@pytest.mark.rule("LG-8.3")
def test_every_fixture_has_a_spread_and_a_pool_ranks_members_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakePlay, "spread", lambda self, rosters: Fraction(3, 2))
    story = Story(replace(BARE, playoff_places=0)).people("Bob", "Cy", "Di", "Ed").until(Phase.REGULAR)
    one, two = story.c.office.open_fixtures
    assert spread(story.c.office, one) == Fraction(3, 2)
    story.play(one.key, 1, 0).play(two.key, 2, 0)
    verdicts = [each.report.against_spread for each in (one, two) if each.report]
    assert verdicts == ["away", "home"]
    best = {story.c.book.teams[team].name for team in (one.away, two.home)}
    assert {entry.member for entry in pool(story.c.office) if entry.place == 1} == best


# The states -----------------------------------------------------------------------------------------------------------


def phases(settings: Settings, people: int = 0) -> list[str]:
    """The states that a competition goes through, each once in a row."""
    story = Story(settings).people(*"BCDE"[:people]).bots()
    seen = [story.phase.value]
    while story.phase is not Phase.ARCHIVED:
        story.step()
        if story.phase.value != seen[-1]:
            seen.append(story.phase.value)
    return seen


@pytest.mark.rule("LG-8.5")
def test_the_states_of_a_league() -> None:
    drafted = Settings(teams=4, preseason=2, seasons=2)
    season = ["building", "preseason", "break", "regular", "break", "regular", "break", "regular", "seeding", "playoff"]
    assert phases(drafted) == ["forming", *season, "offseason", *season, "archived"]


@pytest.mark.rule("LG-8.5", "LG-1.1")
def test_round_robins_end_with_the_table_and_cups_are_brackets_alone() -> None:
    table = ["forming", "break", "regular", "break", "regular", "break", "regular", "archived"]
    assert phases(Settings(format=Format.ROUND_ROBIN, teams=4, building=Building.NONE)) == table
    assert phases(Settings(format=Format.CUP, teams=4, building=Building.NONE)) == ["forming", "playoff", "archived"]


@pytest.mark.rule("LG-8.5")
def test_a_season_waits_for_its_teams() -> None:
    story = Story(BARE, auto=False).people("Bob")
    assert story.refused(Started("ann", story.now)) == "LG-8.5"
    story.bots().start()
    assert story.refused(Started("ann", story.now)) == "LG-8.5"
    assert story.refused(Joined("zoe", story.now, name="Zoe", team="Zoe")) == "LG-8.5"


@pytest.mark.rule("LG-8.5", "LG-4.6")
def test_a_break_lasts_until_its_time_or_until_everybody_is_ready() -> None:
    story = Story(BARE).people("Bob", "Cy").bots().until(Phase.REGULAR).until(Phase.BREAK)
    assert story.c.wakes() == story.now + 24 * HOUR
    story(Ready("bob", story.now, team=0))
    assert story.c.due(story.now) is None
    assert [task.what for task in tasks(story.c.office, "cy")] == ["ready"]
    story(Ready("cy", story.now, team=1))
    assert story.c.due(story.now) == Opened(PROGRAM, story.now)
    story.due()
    assert story.phase is Phase.REGULAR
    assert story.refused(Ready("cy", story.now, team=1)) == "LG-8.5"


@pytest.mark.rule("LG-8.5")
def test_a_commissioner_may_open_a_round_early() -> None:
    story = Story(BARE, auto=False).people("Bob", "Cy").bots().start().until(Phase.REGULAR).until(Phase.BREAK)
    assert story.refused(Opened("bob", story.now)) == "LG-2.5"
    story(Opened("ann", story.now))
    assert story.refused(Opened("ann", story.now)) == "LG-8.5"


@pytest.mark.rule("LG-8.5", "LG-10.5")
def test_the_off_season_ends_without_an_absent_commissioner() -> None:
    story = Story(replace(BARE, seasons=2), auto=False).people("Bob", "Cy", "Di", "Ed").start().until(Phase.OFFSEASON)
    assert story.c.wakes() == story.now + 7 * DAY
    story.until(Phase.BREAK)
    assert story.c.office.season.number == 2


@pytest.mark.rule("LG-5.10")
def test_the_next_round_opens_when_all_fixtures_count_and_bots_play_at_once() -> None:
    story = Story(BARE).people("Bob").bots().until(Phase.REGULAR)
    fixtures = story.c.office.open_fixtures
    assert [each for each in fixtures if 0 not in each.teams] == for_bots(story.c.office)
    story.due()
    assert [each.state.counts for each in fixtures].count(False) == 1
    story.play(first(story).key, 1, 0)
    assert story.phase is Phase.BREAK


@pytest.mark.rule("LG-6.3")
def test_a_coin_decides_a_cup_match_that_is_level_even_then() -> None:
    story = Story(replace(BARE, format=Format.CUP, teams=2)).people("Bob", "Cy").due()
    fixture = first(story)
    story.play(fixture.key, 3, 3)
    assert fixture.decision is not None
    assert fixture.decision.by is Means.COIN
    assert story.c.office.season.champion == fixture.decision.winner
    again = story.again().office.season
    assert again.champion == story.c.office.season.champion


@pytest.mark.rule("LG-7.8")
def test_of_two_legs_the_second_opens_when_the_first_counts() -> None:
    story = Story(replace(BARE, format=Format.CUP, teams=2, two_legs=True, seeded=True)).people("Bob", "Cy").due()
    [one] = story.c.office.open_fixtures
    assert one.teams == (1, 0), "the worse seed is at home first"
    story.play(one.key, 1, 1)
    [two] = story.c.office.open_fixtures
    assert (two.teams, two.leg, two.state) == ((0, 1), 2, FixtureState.OPEN)
    story.play(two.key, 2, 3)
    assert story.c.office.season.champion == 1


@pytest.mark.rule("LG-7.7")
def test_losers_play_on_for_consolation_and_third_place() -> None:
    cup = replace(BARE, format=Format.CUP, teams=8, consolation=True, third_place=True)
    story = Story(cup).bots().until(Phase.ARCHIVED)
    meetings = [each.meeting.rpartition("-")[0] for each in story.c.office.season.fixtures]
    assert sorted(set(meetings)) == [
        "bracket-1", "bracket-2", "bracket-3", "consolation-1", "consolation-2", "third_place-1",
    ]  # fmt: skip


@pytest.mark.rule("LG-5.3", "LG-7.3")
def test_the_champions_of_two_conferences_meet_in_the_final() -> None:
    story = Story(Settings(teams=16, divisions=2, building=Building.NONE)).bots().until(Phase.ARCHIVED)
    season = story.c.office.season
    *brackets, final = season.brackets
    assert len(brackets) == 2
    assert {bracket.champion for bracket in brackets} == set(final.seeds)
    assert season.champion == final.champion
    last = season.fixtures[-1]
    assert (last.stage, last.round, last.home) == (Stage.PLAYOFF, 3, final.seeds[0])
    records = standings(story.c.office).records
    assert records[final.seeds[0]].overall.share >= records[final.seeds[1]].overall.share


@pytest.mark.rule("LG-6.2")
def test_first_place_that_is_level_goes_to_a_shoot_out_where_the_game_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakePlay, "shoot_out", lambda self, sides, seed: sides - 1)
    level = replace(BARE, format=Format.ROUND_ROBIN, teams=3, criteria=("points",))
    story = Story(level).people(*"BCD").until(Phase.REGULAR)
    while story.phase is not Phase.ARCHIVED:
        for each in list(story.c.office.open_fixtures):
            story.play(each.key, 1, 1)
        story.now += 24 * HOUR
        story.due()
    assert story.c.office.season.champion == story.c.office.by_lot()[-1]
    assert [entry.place for entry in story.c.book.past[0].table] == [1, 2, 2]


@pytest.mark.rule("LG-8.2")
def test_a_competition_kept_as_a_snapshot_goes_on_like_the_other() -> None:
    story = Story(Settings(teams=4, seasons=3, season_start=SeasonStart.SUPPLEMENTAL, options={"size": "20"})).bots()
    story.until(Phase.OFFSEASON)
    kept = Competition.from_json(story.c.to_json(), load)
    assert kept.due(story.now) == story.c.due(story.now)
    assert kept.to_json() == story.c.to_json()


@pytest.mark.rule("LG-1.4", "LG-7.4")
def test_a_ruling_before_the_play_offs_seeds_them_again() -> None:
    story = Story(replace(BARE, playoff_places=2), auto=False).people(*"BCDE").start().until(Phase.REGULAR)
    while story.phase is not Phase.SEEDING:
        for each in list(story.c.office.open_fixtures):
            story.play(each.key, *((1, 0) if each.home < each.away else (0, 1)))
        if story.phase is Phase.BREAK:
            story(Opened("ann", story.now))
    assert story.c.office.season.brackets[0].seeds == (0, 1)
    for each in [each for each in story.c.office.season.fixtures if 1 in each.teams]:
        score = (0, 9) if each.home == 1 else (9, 0)
        story(Ruled("ann", story.now, "wrong deck", fixture=each.key, score=score))
    assert story.phase is Phase.SEEDING
    assert story.c.office.season.brackets[0].seeds == (0, 2)
    story(Opened("ann", story.now))
    assert story.refused(Ruled("ann", story.now, "late", fixture="1.r1.1", score=(1, 0))) == "LG-1.4"


@pytest.mark.rule("LG-1.4", "LG-8.5")
def test_a_ruling_before_the_next_play_off_round_sends_the_other_on() -> None:
    story = Story(replace(BARE, format=Format.CUP), auto=False).people(*"BCDE").start().until(Phase.PLAYOFF).due()
    for each in list(story.c.office.open_fixtures):
        story.play(each.key, 1, 0)
    first = story.c.office.season.fixtures[0]
    story.due()
    assert not story.c.office.open_fixtures, "A commissioner has a day to look at the results."
    story(Ruled("ann", story.now, "wrong deck", fixture=first.key, score=(0, 1)))
    assert (story.c.office.season.round, story.c.office.season.opened) == (2, False)
    story(Opened("ann", story.now))
    assert first.away in story.c.office.open_fixtures[0].teams
    assert story.refused(Ruled("ann", story.now, "late", fixture=first.key, score=(1, 0))) == "LG-1.4"


@pytest.mark.rule("LG-1.4", "LG-5.3")
def test_a_ruling_on_the_champion_of_a_conference_changes_the_final() -> None:
    story = Story(replace(BARE, teams=16, divisions=2, playoff_places=4), auto=False).bots().start()
    while len(story.c.office.season.brackets) < 3:
        story.step()
    last = story.c.office.season.fixtures[-1]
    assert last.decision is not None
    winner = last.teams.index(last.decision.winner)
    finalists = set(story.c.office.season.brackets[2].seeds)
    story(Ruled("ann", story.now, "wrong deck", fixture=last.key, score=(0, 1) if winner == 0 else (1, 0)))
    assert set(story.c.office.season.brackets[2].seeds) == finalists ^ set(last.teams)
    assert len(story.c.office.season.brackets) == 3


@pytest.mark.rule("LG-1.4", "LG-8.5")
@pytest.mark.parametrize("settings", [
    replace(BARE, format=Format.CUP, teams=2), replace(BARE, format=Format.ROUND_ROBIN, teams=2),
    replace(BARE, teams=16, divisions=2, playoff_places=4),
])  # fmt: skip
def test_a_commissioner_may_rule_on_the_last_match_until_the_season_is_closed(settings: Settings) -> None:
    story = Story(settings, auto=False).bots().start()
    while not standing(story.c.office):
        story.step()
    last, champion = story.c.office.season.fixtures[-1], story.c.office.season.champion
    assert not story.c.book.past
    score = (0, 9) if last.teams.index(champion or 0) == 0 else (9, 0)
    story(Ruled("ann", story.now, "wrong deck", fixture=last.key, score=score))
    assert {story.c.office.season.champion, champion} == set(last.teams)
    assert story.refused(Closed("bob", story.now)) == "LG-2.5"
    story(Closed("ann", story.now))
    assert story.c.book.past[0].champion == story.c.office.season.champion
    assert story.refused(Ruled("ann", story.now, "late", fixture=last.key, score=(1, 0))) == "LG-1.4"
    assert story.refused(Closed("ann", story.now)) == "LG-8.5"


EVENING = replace(BARE, format=Format.CUP, evening=True)


@pytest.mark.rule("LG-5.6", "LG-9.2")
def test_five_or_six_people_share_sides_of_an_evening_of_four(monkeypatch: pytest.MonkeyPatch) -> None:
    story = Story(EVENING, auto=False).people("Bob", "Cy", "Di")
    fifth = Shared("fay", story.now, name="Fay", team=0)
    assert story.refused(fifth) == "LG-5.6", "Highlights and others have no coaches."
    monkeypatch.setattr(FakeGame, "coaches", True)
    assert story.refused(Shared("fay", story.now, name="Fay", team=3)) == "LG-5.6", "There is nobody yet."
    assert story.refused(Shared("cy", story.now, name="Cy", team=0)) == "LG-1.2"
    story(fifth).people("Ed")
    assert story.refused(Shared("gus", story.now, name="Gus", team=0)) == "LG-5.6"
    story(Shared("gus", story.now, name="Gus", team=1))
    assert story.refused(Shared("hal", story.now, name="Hal", team=2)) == "LG-5.6", "3 + 3 are the most."
    office = story.start().until(Phase.PLAYOFF).due().c.office
    assert [fixture.teams for fixture in office.open_fixtures] == [(0, 3), (2, 1)], "three people in each match"
    assert own_teams(office, "fay") == [0]
    story(Left("bob", story.now))
    assert (office.teams[0].owner, office.teams[0].partner) == ("fay", None), "Who stays has the side alone."


@pytest.mark.rule("LG-8.5", "LG-10.5")
def test_a_season_closes_without_a_commissioner_who_is_absent() -> None:
    story = Story(replace(BARE, format=Format.CUP, teams=2), auto=False).bots().start()
    while not standing(story.c.office):
        story.step()
    assert story.c.due(story.now) is None
    assert story.c.wakes() == story.now + 24 * HOUR
    assert isinstance(story.c.due(story.now + 24 * HOUR), Closed)


@pytest.mark.rule("LG-5.6")
def test_an_evening_of_four_is_two_matches_and_then_winners_and_losers() -> None:
    story = Story(replace(BARE, format=Format.CUP, evening=True)).people("Bob", "Cy", "Di", "Ed").due()
    assert [each.teams for each in story.c.office.open_fixtures] == [(0, 1), (2, 3)]
    for each in list(story.c.office.open_fixtures):
        story.play(each.key, 1, 0)
    assert sorted(each.teams for each in story.due().c.office.open_fixtures) == [(0, 2), (1, 3)]


@pytest.mark.rule("LG-7.8")
def test_two_legs_that_are_level_in_everything_are_decided_by_lot_or_by_a_shoot_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    level = replace(BARE, format=Format.CUP, teams=2, two_legs=True, seeded=True)

    def decided_by() -> Means:
        story = Story(level).people("Bob", "Cy").due()
        for _ in range(2):
            story.play(first(story).key, 1, 1)
        decision = story.c.office.season.fixtures[-1].decision
        assert decision is not None
        return decision.by

    assert decided_by() is Means.LOT, "a cup has no table before it"
    monkeypatch.setattr(FakePlay, "shoot_out", lambda self, sides, seed: 1)
    assert decided_by() is Means.SHOOTOUT


def test_between_seasons_everything_can_be_looked_at_whoever_comes_and_goes() -> None:
    story = Story(replace(BARE, seasons=2, teams=5), auto=False).people(*"BCDEF").start().until(Phase.OFFSEASON)
    story(Left("b", story.now))(Dropped("ann", story.now, team=4)).people("Gus")
    for what in ROWS:
        assert as_csv(story.c.office, what)
    assert seen(story.c.office, "gus").season is not None
    assert tasks(story.c.office, "ann")
    assert len(story.c.book.past[0].table) == 5
    story.start().until(Phase.ARCHIVED)


@pytest.mark.rule("LG-5.8")
def test_eight_teams_stand_in_the_schedule_by_the_letters_of_their_rosters(monkeypatch: pytest.MonkeyPatch) -> None:
    def letter(self: FakePlay, roster: Roster) -> int:
        return next(self.value(card) for card in roster.cards if card.startswith("QB"))

    monkeypatch.setattr(FakePlay, "letter", letter)
    office = Story(Settings(teams=8, divisions=2)).bots().until(Phase.REGULAR).c.office
    letters = [office.play.letter(team.roster) or 0 for team in office.teams]
    placed = [team for division in office.season.divisions for team in division.teams]
    assert [letters[team] for team in placed] == sorted(letters)
    assert office.season.fixtures[0].teams == (placed[0], placed[4]), "A-E"
