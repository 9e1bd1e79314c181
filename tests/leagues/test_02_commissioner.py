"""LG-2  The commissioner: what he may do, what nobody else may, what is fixed when."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from playcall.contract.leagues import Building, MatchReport
from playcall.leagues import (
    PROGRAM,
    Absent,
    Advanced,
    Backed,
    BotAdded,
    Came,
    Changed,
    Competition,
    DraftCalled,
    Dropped,
    Entry,
    FixtureState,
    Format,
    Founded,
    Given,
    HandedOver,
    Joined,
    Left,
    Opened,
    Paused,
    Phase,
    Picked,
    Queued,
    Refusal,
    Settings,
    Started,
    Withdrawn,
)
from playcall.leagues.entries import read
from playcall.leagues.picking import undrafted
from playcall.leagues.telling import line
from tests.leagues.fake import DAY, HOUR, NOON, Story, load

LEAGUE = Settings(teams=4, building=Building.NONE)


def opened(settings: Settings = LEAGUE, auto: bool = False) -> Story:
    return Story(settings, auto=auto).people("Bob", "Cy", "Di", "Ed").start().until(Phase.REGULAR)


@pytest.mark.rule("LG-2.1")
def test_the_founder_sets_everything_and_what_is_left_open_is_the_usual_way_of_the_game() -> None:
    settings = Story(Settings(teams=8)).c.book.settings
    assert (settings.building, settings.playoff_places, settings.divisions, settings.passes) == (
        Building.ROUNDS, 4, 0, 1,
    )  # fmt: skip
    assert Story(Settings(teams=3)).c.book.settings.playoff_places == 2
    assert Story(Settings(format=Format.ROUND_ROBIN)).c.book.settings.playoff_places == 0


@pytest.mark.rule("LG-2.1")
@pytest.mark.parametrize(
    ("settings", "rule"),
    [
        (Settings(teams=1), "LG-5.1"),
        (Settings(teams=33), "LG-5.1"),
        (Settings(teams=65, format=Format.CUP), "LG-5.1"),
        (Settings(divisions=3), "LG-5.2"),
        (Settings(teams=20, divisions=2), "LG-5.9"),
        (Settings(playoff_places=3), "LG-7.5"),
        (Settings(teams=4, playoff_places=8), "LG-7.5"),
        (Settings(divisions=2, playoff_places=8), "LG-7.5"),
        (Settings(preseason=1), "LG-5.4"),
        (Settings(format=Format.CUP, teams=6, evening=True), "LG-5.6"),
        (Settings(teams=10, building=Building.STOCK, options={"copies": "1"}), "LG-3.4"),
        (Settings(passes=3), "LG-2.1"),
        (Settings(seasons=0), "LG-2.1"),
        (Settings(round_days=-1), "LG-2.1"),
        (Settings(options={"nonsense": "1"}), "LG-2.1"),
    ],
)
def test_settings_nobody_can_play_by_are_refused(settings: Settings, rule: str) -> None:
    entry = Founded("ann", NOON, name="Cup", game="fake", seed=1, settings=settings, founder="Ann")
    refusal = Competition.found(entry, load)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == rule


@pytest.mark.rule("LG-2.2")
def test_the_commissioner_may_play_or_only_moderate() -> None:
    story = Story(LEAGUE, auto=False)
    assert story.c.book.commissioner == "ann"
    assert not story.c.office.persons
    story(Joined("ann", story.now, name="Ann", team="Anns"))
    assert story.c.book.commissioner == "ann"


@pytest.mark.rule("LG-2.2")
def test_members_elect_a_commissioner_with_more_than_half_of_the_teams() -> None:
    story = Story(LEAGUE, auto=False).people("Bob", "Cy", "Di", "Ed")
    for who in ("bob", "cy"):
        story(Backed(who, story.now, candidate="di"))
    assert story.c.book.commissioner == "ann"
    assert story.refused(Backed("ann", story.now, candidate="ann")) == "LG-2.2"
    assert story.refused(Backed("ed", story.now, candidate="zoe")) == "LG-2.2"
    story(Backed("ed", story.now, candidate="di"))
    assert story.c.book.commissioner == "di"


@pytest.mark.rule("LG-2.2")
def test_auto_starts_by_itself_when_all_teams_are_there() -> None:
    assert Story(LEAGUE).people("Bob", "Cy", "Di").c.due(NOON) is None
    assert Story(LEAGUE).people("Bob", "Cy", "Di", "Ed").c.due(NOON) == Started(PROGRAM, NOON)
    assert Story(LEAGUE, auto=False).people("Bob", "Cy", "Di", "Ed").c.due(NOON + 90 * DAY) is None


@pytest.mark.rule("LG-2.3")
def test_cards_are_banned_freed_or_doubled_by_the_commissioner() -> None:
    settings = Settings(teams=2, banned=("QB1",), free=("QB2",), duplicates=("QB3",))
    story = Story(settings, auto=False).people("Bob", "Cy").start()
    office = story.c.office
    on_clock = office.season.draft.order[0] if office.season.draft else 0
    who, other = str(office.teams[on_clock].owner), str(office.teams[1 - on_clock].owner)
    for card in ("QB1", "QB2"):
        assert story.refused(Picked(who, story.now, team=on_clock, cards=(card,))) == "LG-2.3"
    story(Picked(who, story.now, team=on_clock, cards=("QB3",)))
    story(Picked(other, story.now, team=1 - on_clock, cards=("QB3",)))
    assert "QB3" not in undrafted(office, 0)


@pytest.mark.rule("LG-2.4", "LG-5.10")
def test_a_round_goes_on_after_its_deadline_with_bots_for_those_who_are_absent() -> None:
    story = opened()
    present = story.c.office.open_fixtures[0]
    deadline = story.c.office.season.deadline
    assert deadline == story.now + 7 * DAY
    assert story.refused(Advanced("ann", deadline - 1)) == "LG-2.4"
    assert story.refused(Advanced("bob", deadline)) == "LG-2.5"
    story.play(present.key, 1, 0)
    assert story.c.to_play() == []
    story(Advanced("ann", deadline, "They never came."))
    assert [each.absent for each in story.c.to_play()] == [True]
    story.due()
    assert story.phase is Phase.BREAK


@pytest.mark.rule("LG-2.4")
def test_who_has_not_started_forfeits_where_that_was_agreed() -> None:
    story = opened(replace(LEAGUE, absent=Absent.FORFEIT))
    one, two = story.c.office.open_fixtures
    home = str(story.c.book.teams[one.home].owner)
    story(Came(home, story.now, fixture=one.key, team=one.home))
    story(Advanced("ann", story.c.office.season.deadline))
    assert one.report == MatchReport((2, 0), 0)
    assert two.report == MatchReport((0, 0))
    assert two.forfeited_by == two.teams


@pytest.mark.rule("LG-2.4", "LG-10.5")
def test_the_program_advances_for_a_commissioner_who_is_absent_too() -> None:
    story = opened()
    deadline = story.c.office.season.deadline
    assert story.c.due(deadline) is None
    assert story.refused(Advanced(PROGRAM, deadline)) == "LG-2.5"
    assert story.c.due(deadline + DAY) == Advanced(PROGRAM, deadline + DAY)
    auto = opened(auto=True)
    assert auto.c.due(deadline) == Advanced(PROGRAM, deadline)


@pytest.mark.rule("LG-2.4")
def test_the_office_is_handed_over_and_everything_is_in_the_log_with_who_when_and_why() -> None:
    story = Story(LEAGUE, auto=False).people("Bob")
    assert story.refused(HandedOver("ann", story.now, to="zoe")) == "LG-2.4"
    story(HandedOver("ann", story.now, "I am on holiday.", to="bob"))
    assert story.c.book.commissioner == "bob"
    last = read(story.log[-1])
    assert (last.who, last.when, last.why) == ("ann", NOON, "I am on holiday.")
    assert line(story.c.office, last).args == {"who": "Ann", "member": "Bob"}
    story(HandedOver("bob", story.now, to=""))
    assert story.c.office.presides(PROGRAM)


@pytest.mark.rule("LG-2.5")
@pytest.mark.parametrize("who", ["bob", "zoe", PROGRAM])
def test_nobody_else_can_do_what_the_commissioner_does(who: str) -> None:
    forming = Story(LEAGUE, auto=False).people("Bob", "Cy", "Di")
    now = forming.now
    entries: list[Entry] = [
        BotAdded(who, now, team="Bot"), Dropped(who, now, team=1), Changed(who, now, settings=LEAGUE),
        HandedOver(who, now, to="bob"),
    ]  # fmt: skip
    assert {forming.refused(entry) for entry in entries} == {"LG-2.5"}
    assert forming.people("Ed").refused(Started(who, now)) == "LG-2.5"
    drafting = Story(Settings(teams=4), auto=False).people("Bob", "Cy", "Di", "Ed").start()
    assert drafting.refused(Paused(who, now)) == "LG-2.5"
    playing = opened().until(Phase.BREAK)
    assert playing.refused(Opened(who, playing.now)) == "LG-2.5"


@pytest.mark.rule("LG-2.6")
def test_settings_are_frozen_during_a_season_but_for_deadlines_bans_and_absent() -> None:
    story = opened()
    settings = story.c.book.settings
    soon = replace(settings, round_days=3)
    assert story.refused(Changed("ann", story.now, settings=soon)) == "LG-2.6"
    story.until(Phase.BREAK)
    for frozen in (
        replace(settings, playoff_places=2), replace(settings, format=Format.CUP), replace(settings, teams=5),
        replace(settings, criteria=("lot",)), replace(settings, options={"rounds": "3"}),
    ):  # fmt: skip
        assert story.refused(Changed("ann", story.now, settings=frozen)) == "LG-2.6"
    story(Changed("ann", story.now, settings=replace(soon, absent=Absent.FORFEIT, banned=("QB1",))))
    story.until(Phase.REGULAR)
    assert story.c.office.season.deadline == story.now + 3 * DAY


@pytest.mark.rule("LG-2.6")
def test_a_ban_never_takes_a_card_from_a_roster() -> None:
    story = Story(Settings(teams=4), auto=False).people("Bob", "Cy", "Di", "Ed").start().until(Phase.REGULAR)
    story.until(Phase.BREAK)
    held, settings = story.c.book.teams[0].roster.cards[0], story.c.book.settings
    assert story.refused(Changed("ann", story.now, settings=replace(settings, banned=(held,)))) == "LG-2.6"
    free = undrafted(story.c.office, 0)[0]
    story(Changed("ann", story.now, settings=replace(settings, banned=(free,))))
    assert free not in undrafted(story.c.office, 0)


@pytest.mark.rule("LG-2.6", "LG-8.5")
def test_between_seasons_members_and_settings_may_change() -> None:
    story = opened(replace(LEAGUE, seasons=2)).until(Phase.OFFSEASON)
    settings = story.c.book.settings
    assert story.refused(Changed("ann", story.now, settings=replace(settings, format=Format.CUP))) == "LG-2.6"
    story(Changed("ann", story.now, settings=replace(settings, teams=5, playoff_places=2)))
    assert story.refused(Dropped("ann", story.now, team=0, name="Zoe")) == "LG-1.2"
    story(Dropped("ann", story.now, team=0, name="Bob"))
    assert line(story.c.office, read(story.log[-1])).args["team"] == "Bob"
    story.people("Flo", "Gus").start().until(Phase.ARCHIVED)
    assert [team.name for team in story.c.book.teams] == ["Cy", "Di", "Ed", "Flo", "Gus"]
    assert story.c.book.past[0].names == ("Bob", "Cy", "Di", "Ed")
    assert story.refused(Changed("ann", story.now, settings=settings)) == "LG-8.5"


@pytest.mark.rule("LG-2.7")
def test_a_member_who_leaves_is_replaced_by_a_bot_with_the_same_team() -> None:
    story = opened()
    story(Left("bob", story.now))
    assert (story.c.book.teams[0].name, story.c.book.teams[0].owner) == ("Bob", None)
    assert story.refused(Left("bob", story.now)) == "LG-2.7"
    story(Left("ann", story.now))
    assert story.c.office.presides(PROGRAM)


@pytest.mark.rule("LG-2.7")
@pytest.mark.parametrize("absent", Absent)
def test_a_withdrawn_team_keeps_its_fixtures(absent: Absent) -> None:
    story = opened(replace(LEAGUE, absent=absent))
    assert story.refused(Withdrawn("cy", story.now, team=0)) == "LG-2.5"
    story(Withdrawn("bob", story.now, team=0))
    fixture = next(each for each in story.c.office.season.fixtures if 0 in each.teams)
    story.until(Phase.BREAK)
    expected = FixtureState.FINAL if absent is Absent.BOT else FixtureState.FORFEIT
    assert fixture.state is expected
    assert absent is Absent.BOT or fixture.forfeited_by[:1] == (0,)


@pytest.mark.rule("LG-2.7")
def test_a_bots_team_can_be_given_to_a_person() -> None:
    story = opened()
    story(Left("bob", story.now))
    assert story.refused(Given("ann", story.now, team=1, member="flo", name="Flo")) == "LG-1.2"
    story(Given("ann", story.now, team=0, member="flo", name="Flo"))
    assert story.c.office.has("flo", 0)


@pytest.mark.rule("LG-2.7", "LG-3.6")
def test_who_takes_over_a_team_does_not_inherit_its_wishes() -> None:
    story = Story(Settings(teams=4), auto=False).people("Bob", "Cy", "Di", "Ed").start()
    story(Queued("bob", story.now, team=0, cards=("K3",)))(Left("bob", story.now))
    story(Given("ann", story.now, team=0, member="flo", name="Flo", owned=("QB1",)))
    assert story.c.book.queues == {}
    assert story.c.book.teams[0].owned == ("QB1",)


@pytest.mark.rule("LG-8.5")
def test_who_leaves_before_the_first_season_takes_the_team_along() -> None:
    story = Story(LEAGUE, auto=False).people("Bob", "Cy")
    story(Left("bob", story.now))
    assert [team.name for team in story.c.book.teams] == ["Cy"]
    assert story.refused(DraftCalled("ann", story.now + HOUR)) == "LG-8.5"
