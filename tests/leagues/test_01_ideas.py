"""LG-1  Competitions, teams, fixtures, chance, and what a game plugs in."""

from __future__ import annotations

import pytest

from playcall.contract.leagues import Building, MatchReport, Roster, SeasonStart, Stage
from playcall.games import all_games, load
from playcall.kernel import Result
from playcall.leagues import (
    PROGRAM,
    Begun,
    Brought,
    Came,
    Competition,
    Fixture,
    FixtureState,
    Forfeited,
    Format,
    Founded,
    Joined,
    Phase,
    Played,
    Recorded,
    Refusal,
    Ruled,
    Settings,
)
from playcall.leagues.chance import chance, coin, lots, match_seed
from playcall.leagues.entries import read
from playcall.leagues.fixtures import match_up, table_options, table_seed
from playcall.leagues.results import Means
from playcall.leagues.seeing import seen
from playcall.leagues.standings import standings
from playcall.leagues.telling import line
from tests.leagues.fake import NOON, PLAIN, Story

PLAIN_LEAGUE = Settings(teams=4, building=Building.NONE)


def opened(settings: Settings = PLAIN_LEAGUE, auto: bool = True) -> Story:
    """A league of four people with an open first round."""
    return Story(settings, auto=auto).people("Bob", "Cy", "Di", "Ed").start().until(Phase.REGULAR)


def first(story: Story) -> Fixture:
    return story.c.office.open_fixtures[0]


@pytest.mark.rule("LG-1.1")
@pytest.mark.parametrize("form", Format)
def test_people_and_bots_mix_in_cups_round_robins_and_leagues(form: Format) -> None:
    story = Story(Settings(format=form, teams=5, building=Building.NONE)).people("Bob").bots().until(Phase.ARCHIVED)
    book = story.c.book
    assert [team.owner for team in book.teams] == ["bob", None, None, None, None]
    assert book.name == "Cup of Cups"
    assert [page.champion for page in book.past] == [book.season.champion if book.season else None]


@pytest.mark.rule("LG-1.2")
def test_a_member_has_one_team_unless_the_commissioner_allows_more() -> None:
    story = Story(PLAIN_LEAGUE).people("Bob")
    assert story.refused(Joined("bob", story.now, name="Bob", team="Second")) == "LG-1.2"
    several = Story(Settings(teams=4, several_teams=True)).people("Bob")
    several(Joined("bob", several.now, name="Bob", team="Second"))
    assert [team.owner for team in several.c.book.teams] == ["bob", "bob"]


@pytest.mark.rule("LG-1.2")
@pytest.mark.parametrize("name", ["", "  ", "bob", "x" * 41])
def test_every_team_has_a_name_of_its_own(name: str) -> None:
    story = Story(PLAIN_LEAGUE).people("Bob")
    assert story.refused(Joined("cy", story.now, name="Cy", team=name)) == "LG-1.2"


@pytest.mark.rule("LG-1.2", "LG-10.4")
def test_a_member_brings_plays_of_his_own_between_matches_and_nobody_sees_them() -> None:
    story = opened()
    home = first(story).home
    owner = story.c.book.teams[home].owner or ""
    assert story.refused(Brought("zoe", story.now, team=home, deck="mine")) == "LG-2.5"
    for deck in ("none", "long", "x" * 9000):
        assert story.refused(Brought(owner, story.now, team=home, deck=deck)) == "LG-1.2"
    story(Brought(owner, story.now, team=home, deck="mine"))
    assert story.c.book.teams[home].roster.extra == {"plays": "mine"}
    for viewer, extra in ((owner, {"plays": "mine"}), ("ann", {}), (None, {})):
        assert seen(story.c.office, viewer).teams[home].roster.extra == extra
    assert "mine" not in str(line(story.c.office, read(story.log[-1])))
    story(Begun(PROGRAM, story.now, fixture=first(story).key))
    assert story.refused(Brought(owner, story.now, team=home, deck="")) == "LG-1.2"
    story.play(first(story).key, 1, 0)
    story(Brought(owner, story.now, team=home, deck=""))
    assert story.c.book.teams[home].roster.extra == {}
    plain = Story(PLAIN_LEAGUE, game="plain").people("Bob", "Cy", "Di", "Ed").start()
    assert plain.refused(Brought("bob", plain.now, team=0, deck="mine")) == "LG-1.2"


@pytest.mark.rule("LG-1.3")
def test_a_result_is_the_record_of_a_match_and_never_typed_in() -> None:
    story = opened()
    fixture, report = first(story), MatchReport((3, 0), 0)
    assert story.refused(Played("bob", story.now, fixture=fixture.key, record="r", report=report)) == "LG-1.3"
    assert story.refused(Played("ann", story.now, fixture=fixture.key, record="r", report=report)) == "LG-1.3"
    assert story.refused(Played(PROGRAM, story.now, fixture=fixture.key, record="", report=report)) == "LG-1.3"
    story(Played(PROGRAM, story.now, fixture=fixture.key, record="r", report=report))
    assert fixture.record == "r"


@pytest.mark.rule("LG-1.4")
def test_a_fixture_goes_from_scheduled_to_open_to_live_to_final() -> None:
    story = opened()
    fixture = first(story)
    later = next(each for each in story.c.office.season.fixtures if each.round == 2)
    assert later.state is FixtureState.SCHEDULED
    assert story.refused(Begun(PROGRAM, story.now, fixture=later.key)) == "LG-1.4"
    story(Begun(PROGRAM, story.now, fixture=fixture.key, table="t1"))
    assert (fixture.state, fixture.table, fixture.state.counts) == (FixtureState.LIVE, "t1", False)
    assert story.refused(Begun(PROGRAM, story.now, fixture=fixture.key)) == "LG-1.4"
    story.play(fixture.key, 7, 3)
    assert fixture.state is FixtureState.FINAL
    assert fixture.state.counts
    assert story.refused(story.result(fixture)) == "LG-1.4"


@pytest.mark.rule("LG-1.4")
def test_a_ruling_replaces_a_final_and_keeps_the_record() -> None:
    story = opened(auto=False)
    fixture = first(story)
    ruling = Ruled("ann", story.now, "wrong deck", fixture=fixture.key, score=(0, 2))
    assert story.refused(ruling) == "LG-1.4"
    story.play(fixture.key, 7, 3)
    assert story.refused(Ruled("ann", story.now, "", fixture=fixture.key, score=(0, 2))) == "LG-2.4"
    assert story.refused(Ruled("bob", story.now, "mine", fixture=fixture.key, score=(0, 2))) == "LG-2.5"
    story(ruling)
    assert fixture.state is FixtureState.RULED
    assert fixture.report == MatchReport((0, 2), 1)
    assert fixture.played == MatchReport((7, 3), 0)
    assert fixture.record == "r"


@pytest.mark.rule("LG-1.4", "LG-6.3")
def test_a_ruling_on_a_play_off_names_the_winner_of_a_level_score() -> None:
    story = Story(Settings(format=Format.CUP, teams=4, building=Building.NONE), auto=False).people(*"BCDE").start()
    story.until(Phase.PLAYOFF).due()
    fixture = first(story)
    story.play(fixture.key, 1, 0)
    assert story.refused(Ruled("ann", story.now, "so", fixture=fixture.key, score=(1, 1))) == "LG-6.3"
    assert story.refused(Ruled("ann", story.now, "so", fixture=fixture.key, score=(2, 1), winner=1)) == "LG-6.3"
    story(Ruled("ann", story.now, "so", fixture=fixture.key, score=(1, 1), winner=1))
    assert fixture.decision is not None
    assert fixture.decision.winner == fixture.away


@pytest.mark.rule("LG-1.5")
def test_a_forfeit_is_two_to_nothing() -> None:
    story = opened()
    fixture = first(story)
    owner = story.c.book.teams[fixture.home].owner
    other = story.c.book.teams[fixture.away].owner
    gone = Forfeited(str(other), story.now, fixture=fixture.key, teams=(fixture.home,))
    assert story.refused(gone) == "LG-2.5"
    story(Forfeited(str(owner), story.now, fixture=fixture.key, teams=(fixture.home,)))
    assert fixture.state is FixtureState.FORFEIT
    assert fixture.report == MatchReport((0, 2), 1)


@pytest.mark.rule("LG-1.5")
def test_of_two_who_forfeit_a_cup_match_the_better_seed_goes_on() -> None:
    story = Story(Settings(format=Format.CUP, teams=4, seeded=True, building=Building.NONE)).people(*"BCDE").due()
    fixture = first(story)
    assert fixture.teams == (0, 3)
    story(Forfeited(PROGRAM, story.now, fixture=fixture.key, teams=(0, 3)))
    assert fixture.report == MatchReport((0, 0))
    assert fixture.decision is not None
    assert (fixture.decision.winner, fixture.decision.by) == (0, Means.BETTER_SEED)


@pytest.mark.rule("LG-1.6")
def test_chance_is_drawn_by_label_whatever_happens_before() -> None:
    one, two = (chance(7, 1, purpose).number("x", 1000) for purpose in ("packs", "draft"))
    assert chance(7, 1, "packs").number("x", 1000) == one != two
    assert sorted(lots(7, 1, 9)) == [*range(1, 10)]
    assert lots(7, 1, 9) != lots(7, 2, 9)
    assert {coin(7, 1, f"1.p1.{n}") for n in range(20)} == {0, 1}
    assert match_seed(7, 1, "1.r1.1") != match_seed(7, 1, "1.r1.2")


@pytest.mark.rule("LG-1.6")
def test_the_order_of_clicks_never_changes_a_draw() -> None:
    stories = [opened(), opened()]
    stories[1].play(stories[1].c.office.open_fixtures[1].key, 3, 0)
    for story in stories:
        story.play(first(story).key, 1, 0)
    stories[0].play(first(stories[0]).key, 3, 0)
    one, two = (story.c.office for story in stories)
    assert one.season.lots == two.season.lots
    assert [table_seed(one, each) for each in one.season.fixtures] == [
        table_seed(two, each) for each in two.season.fixtures
    ]


@pytest.mark.rule("LG-1.7")
def test_a_game_without_rosters_needs_no_more_than_the_plain_plug_in() -> None:
    play = PLAIN.league_play()
    assert play.roster_problems(play.kept(play.built(1), SeasonStart.KEEP)) == ()
    assert play.must_win_options == {}
    story = Story(Settings(teams=4), game="plain").bots().until(Phase.ARCHIVED)
    assert story.c.book.settings.building is Building.NONE


@pytest.mark.rule("LG-1.7", "LG-6.3")
def test_the_game_says_how_a_fixture_is_played() -> None:
    story = (
        Story(Settings(format=Format.CUP, teams=2, options={"size": "5", "rounds": "3"})).bots().until(Phase.PLAYOFF)
    )
    story(story.c.due(story.now))  # type: ignore[arg-type]
    office, fixture = story.c.office, first(story)
    told = match_up(office, fixture)
    assert told.must_win
    assert told.favoured == 0
    assert told.rosters == tuple(office.teams[team].roster for team in fixture.teams)
    home = "+".join(told.rosters[0].cards)
    assert table_options(office, fixture) == {
        "seats": "2", "rounds": "3", "home": home, "stage": "cup", "decider": "on",
    }  # fmt: skip


@pytest.mark.rule("LG-1.7")
@pytest.mark.parametrize(("winner", "allies", "home_or_away"), [(0, (), 0), (1, (), 1), (None, (), None)])
def test_the_plain_report_reads_the_result_of_a_match(
    winner: int | None, allies: tuple[int, ...], home_or_away: int | None
) -> None:
    final = PLAIN.start()
    final.result = Result((3, 2), winner, "points", "", allies)
    assert PLAIN.league_play().report(final) == MatchReport((3, 2), home_or_away)


@pytest.mark.rule("LG-1.8")
def test_every_game_for_two_can_hold_a_competition() -> None:
    for game in all_games():
        entry = Founded("ann", NOON, name="Cup", game=game.id, seed=1, settings=Settings(teams=4), founder="Ann")
        assert isinstance(Competition.found(entry, load), Competition), game.id


@pytest.mark.rule("LG-1.3")
def test_a_team_comes_to_its_own_table_only() -> None:
    story = opened()
    fixture = first(story)
    stranger = next(team for team in range(4) if team not in fixture.teams)
    who = str(story.c.book.teams[stranger].owner)
    assert story.refused(Came(who, story.now, fixture=fixture.key, team=stranger)) == "LG-1.3"
    story(Came(str(story.c.book.teams[fixture.away].owner), story.now, fixture=fixture.key, team=fixture.away))
    assert fixture.came == [fixture.away]
    again = Came(str(story.c.book.teams[fixture.away].owner), story.now, fixture=fixture.key, team=fixture.away)
    assert story.refused(again) == "LG-1.3"


@pytest.mark.rule("LG-5.11")
def test_an_event_of_many_at_one_table_is_recorded_and_counts_for_nothing() -> None:
    many = Founded("ann", NOON, name="Cup", game="masters_football", seed=1, founder="Ann",
                   settings=Settings(teams=4, options={"players": "8"}))  # fmt: skip
    assert isinstance(Competition.found(many, load), Refusal), "it is never a fixture"
    story = opened()
    before = [each.state for each in story.c.office.season.fixtures]
    assert story.refused(Recorded("bob", story.now, title="Competition of eight", record="r")) == "LG-1.3"
    story(Recorded(PROGRAM, story.now, title="Competition of eight", record="r"))
    assert line(story.c.office, read(story.log[-1])).args["title"] == "Competition of eight"
    assert [each.state for each in story.c.office.season.fixtures] == before


@pytest.mark.rule("LG-5.4", "LG-6.8")
def test_preseason_matches_count_for_nothing() -> None:
    story = Story(Settings(teams=4, building=Building.NONE, preseason=2)).people(*"BCDE").until(Phase.PRESEASON).due()
    fixture = first(story)
    assert fixture.stage is Stage.PRESEASON
    hurt = Roster((), {"out": "QB9:3"})
    report = MatchReport((9, 0), 0)
    story(Played(PROGRAM, story.now, fixture=fixture.key, record="r", report=report, rosters=(hurt, hurt)))
    assert all(team.roster == Roster() for team in story.c.book.teams)
    story.until(Phase.REGULAR)
    assert all(record.overall.matches == 0 for record in standings(story.c.office).records.values())
