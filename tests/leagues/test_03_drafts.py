"""LG-3  Drafts: rounds, packs, caps and stock; clocks, queues, refusals, CHECK and PAUSED."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from playcall.contract.leagues import Building, Roster, SeasonStart
from playcall.contract.speech import say
from playcall.leagues import (
    PROGRAM,
    Built,
    Competition,
    DraftCalled,
    DraftPool,
    Filled,
    Joined,
    Passed,
    Paused,
    Phase,
    Picked,
    Queued,
    Resumed,
    Settings,
)
from playcall.leagues.book import Draft
from playcall.leagues.draft import circles, options
from playcall.leagues.office import Office
from playcall.leagues.picking import completion, pick_problem, shown, undrafted
from playcall.leagues.standings import overall, seated
from playcall.leagues.turns import holder, on_the_clock, picks_left, turn
from tests.leagues.fake import DAY, HOUR, NOON, POSITIONS, FakePlay, Story, load

PEOPLE = ("Bob", "Cy", "Di", "Ed")
ROUNDS = Settings(teams=4)


def drafting(settings: Settings = ROUNDS, auto: bool = False) -> Story:
    """Four people in a draft that has just begun."""
    return Story(settings, auto=auto).people(*PEOPLE[: settings.teams]).start()


def draft_of(story: Story) -> Draft:
    draft = story.c.office.season.draft
    assert draft is not None
    return draft


def pick(story: Story, card: str, when: int | None = None) -> Story:
    team = on_the_clock(story.c.office)[0]
    who = str(story.c.book.teams[team].owner)
    return story(Picked(who, when or story.now, team=team, cards=(card,)))


def refused(story: Story, card: str) -> str:
    team = on_the_clock(story.c.office)[0]
    return story.refused(Picked(str(story.c.book.teams[team].owner), story.now, team=team, cards=(card,)))


# Rounds ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-3.1")
def test_every_other_round_is_reversed() -> None:
    story = drafting()
    order, turned = draft_of(story).order, []
    assert sorted(order) == [0, 1, 2, 3]
    assert {tuple(draft_of(Story(ROUNDS, seed=seed).bots().start()).order) for seed in range(9)} != {tuple(order)}
    for card in ("QB9", "QB8", "QB7", "QB6", "K9", "K8", "K7", "K6"):
        turned += on_the_clock(story.c.office)
        pick(story, card)
    assert turned == [*order, *order[::-1]]


@pytest.mark.rule("LG-3.1")
def test_only_the_team_on_the_clock_picks() -> None:
    story = drafting()
    waits = draft_of(story).order[1]
    who = str(story.c.book.teams[waits].owner)
    assert story.refused(Picked(who, story.now, team=waits, cards=("QB9",))) == "LG-3.1"
    first = draft_of(story).order[0]
    assert story.refused(Picked(who, story.now, team=first, cards=("QB9",))) == "LG-2.5"
    assert refused(story, "nonsense") == "LG-3.10"


@pytest.mark.rule("LG-3.2", "LG-8.2")
@pytest.mark.parametrize("start", [SeasonStart.FRESH, SeasonStart.SUPPLEMENTAL])
def test_later_seasons_draft_the_worst_record_first(start: SeasonStart) -> None:
    story = drafting(Settings(teams=4, seasons=2, season_start=start), auto=True).until(Phase.OFFSEASON)
    ranking, rosters = story.c.book.ranking, [team.roster.cards for team in story.c.book.teams]
    story.until(Phase.BUILDING)
    assert draft_of(story).order == ranking[::-1]
    fresh = start is SeasonStart.FRESH
    assert draft_of(story).rounds == ([1, 2, 3, 4] if fresh else [1, 2])
    assert [team.roster.cards for team in story.c.book.teams] == ([()] * 4 if fresh else rosters)


@pytest.mark.rule("LG-3.2", "LG-8.5")
def test_a_supplemental_draft_is_called_in_a_break_by_the_table_upside_down() -> None:
    story = drafting().until(Phase.BREAK).until(Phase.REGULAR).until(Phase.BREAK)
    assert story.refused(DraftCalled("bob", story.now)) == "LG-2.5"
    story(DraftCalled("ann", story.now))
    assert draft_of(story).order == overall(story.c.office)[::-1]
    team = on_the_clock(story.c.office)[0]
    assert options(story.c.office, team) == [], "every roster is full"
    story(Passed(str(story.c.book.teams[team].owner), story.now, team=team)).until(Phase.REGULAR)
    assert draft_of(story).done


@pytest.mark.rule("LG-3.3")
def test_a_card_has_one_owner() -> None:
    story = drafting()
    pick(story, "QB9")
    assert refused(story, "QB9") == "LG-3.3"


@pytest.mark.rule("LG-3.3")
def test_uniqueness_holds_within_a_division_or_a_conference_where_the_game_says_so() -> None:
    settings = Settings(teams=4, divisions=2, options={"unique": "division"})
    story = drafting(settings)
    pick(story, "QB9")
    first, office = draft_of(story).order[0], story.c.office
    rivals = next(division.teams for division in seated(office) if first in division.teams)
    free = {team: "QB9" in undrafted(office, team) for team in range(4) if team != first}
    assert free == {team: team not in rivals for team in range(4) if team != first}


@pytest.mark.rule("LG-3.5", "LG-3.9")
def test_the_cap_is_checked_at_every_pick() -> None:
    story = drafting(Settings(teams=2, options={"cap": "11"}))
    assert refused(story, "QB9") == "LG-3.9", "a kicker, a runner and a receiver cost 1 each at least"
    pick(story, "QB8")


@pytest.mark.rule("LG-3.6")
def test_at_zero_the_queue_picks_else_the_bot() -> None:
    story = drafting(auto=True)
    order = draft_of(story).order
    first, second = (str(story.c.book.teams[team].owner) for team in order[:2])
    story(Queued(first, story.now, team=order[0], cards=("K3", "QB2")))
    assert story.refused(Queued(second, story.now, team=order[0], cards=())) == "LG-2.5"
    assert story.refused(Queued(second, story.now, team=order[1], cards=("K1",) * 201)) == "LG-3.6"
    too_early = Picked(PROGRAM, story.now + 2 * HOUR - 1, team=order[0], cards=("K3",))
    assert story.refused(too_early) == "LG-3.6"
    assert story.c.wakes() == NOON + 2 * HOUR
    story.wait(2 * HOUR)
    assert draft_of(story).log == [(1, order[0], "K3")]
    story.wait(2 * HOUR)
    assert draft_of(story).log[-1] == (1, order[1], "K9"), "the highest value, then by id"


@pytest.mark.rule("LG-3.6")
def test_bots_pick_at_once() -> None:
    story = Story(ROUNDS).people("Bob").bots().due()
    assert on_the_clock(story.c.office) == [0]
    assert story.now == NOON


@pytest.mark.rule("LG-3.1", "LG-3.7")
def test_worked_example_8_a_traded_pick() -> None:
    story = Story(Settings(teams=8), auto=False).bots().start()
    draft, book = draft_of(story), story.c.book
    draft.order = list(range(8))
    book.picks["1.2.2"] = 5  # team 3 has given its second-round pick to team 6
    held = [holder(story.c.office, draft, at) + 1 for at in range(16)]
    assert [number for number, team in enumerate(held, 1) if team == 6] == [6, 11, 14]
    assert turn(draft, 13) == (2, 2)
    assert picks_left(story.c.office, draft, 5) == 5


@pytest.mark.rule("LG-3.8")
def test_a_draft_resumes_exactly_where_it_was() -> None:
    story = drafting()
    for card in ("QB9", "RB9", "K9"):
        pick(story, card)
    again = story.again()
    assert again.to_json() == story.c.to_json()
    assert on_the_clock(again.office) == on_the_clock(story.c.office)
    assert Competition.from_json(story.c.to_json(), load).wakes() == story.c.wakes()


@pytest.mark.rule("LG-3.9")
def test_a_pick_that_would_leave_the_roster_short_is_refused_with_the_reason() -> None:
    story = drafting(Settings(teams=2))
    picks = ["QB9", "QB8", "RB8", "RB9", "WR9", "WR8"]
    for card in picks[:4]:
        pick(story, card)
    team = on_the_clock(story.c.office)[0]
    refusal = pick_problem(story.c.office, team, "QB1", 3, 1)
    assert refusal is not None
    assert refusal.rule == "LG-3.9"
    assert "QB1" in say(refusal.text, "playcall.leagues")
    for card in picks[4:]:
        pick(story, card)
    assert {card[0] for card in options(story.c.office, on_the_clock(story.c.office)[0])} == {"K"}
    assert refused(story, "WR7") == "LG-3.9"


@pytest.mark.rule("LG-3.9")
def test_who_may_pick_something_does_not_pass() -> None:
    story = drafting()
    team = on_the_clock(story.c.office)[0]
    assert story.refused(Passed(str(story.c.book.teams[team].owner), story.now, team=team)) == "LG-3.9"


@pytest.mark.rule("LG-3.10")
def test_cards_are_picked_by_group_by_value_and_in_pages_of_sixty() -> None:
    story = drafting(Settings(teams=2, options={"size": "70"}))
    groups = shown(story.c.office, options(story.c.office, on_the_clock(story.c.office)[0]))
    assert list(groups) == sorted(POSITIONS)
    assert [len(page) for page in groups["QB"]] == [60, 10]
    assert groups["QB"][0][:2] == ["QB70", "QB69"]


@pytest.mark.rule("LG-3.11")
def test_a_member_drafts_only_from_the_own_collection_where_that_was_agreed() -> None:
    story = Story(Settings(teams=2, draft_pool=DraftPool.OWN), auto=False)
    story(Joined("bob", story.now, name="Bob", team="Bob", owned=("QB1", "RB1", "WR1", "K1")))
    story(Joined("cy", story.now, name="Cy", team="Cy", owned=("QB2", "RB2", "WR2", "K2"))).start()
    team = on_the_clock(story.c.office)[0]
    assert set(options(story.c.office, team)) == set(story.c.book.teams[team].owned or ())
    assert refused(story, "QB9") == "LG-3.11"


@pytest.mark.rule("LG-3.12")
def test_the_game_says_how_many_rounds_there_are() -> None:
    assert draft_of(drafting()).rounds == [1, 2, 3, 4]
    play = load("fake").league_play()
    assert play is not None
    assert [*play.draft_rounds(SeasonStart.SUPPLEMENTAL)] == [1, 2]


# CHECK and PAUSED -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-3.9", "LG-3.11")
def test_what_a_small_collection_leaves_short_is_filled_with_undrafted_cards() -> None:
    story = Story(Settings(teams=2, draft_pool=DraftPool.OWN))
    story(Joined("bob", story.now, name="Bob", team="Bob", owned=("QB1", "RB1")))
    story(Joined("cy", story.now, name="Cy", team="Cy", owned=("QB2", "RB2", "WR2", "K2"))).until(Phase.REGULAR)
    assert set(story.c.book.teams[0].roster.cards) == {"RB9", "WR9", "QB9", "K9"}, "he could pick nothing by LG-3.9"
    assert not any(story.c.office.play.roster_problems(team.roster) for team in story.c.book.teams)


@pytest.mark.rule("LG-3.5")
def test_over_the_cap_the_dearest_card_goes_for_the_cheapest_of_its_position() -> None:
    story = drafting(Settings(teams=2, options={"cap": "12"}))
    story.c.book.teams[0].roster = Roster(("QB7", "K2", "RB1", "WR6"))
    takes, gives = completion(story.c.office, 0)
    assert (takes, gives) == (("QB1",), ("QB7",))
    story.c.book.teams[0].roster = Roster(("QB7", "K2"))
    assert completion(story.c.office, 0) == (("RB1", "WR1"), ())


@pytest.mark.rule("LG-3.9")
def test_only_the_program_completes_rosters() -> None:
    story = drafting()
    assert story.refused(Filled("ann", story.now, team=0, takes=("QB9",))) == "LG-3.9"


@pytest.mark.rule("LG-3.8", "LG-10.5")
def test_a_paused_draft_goes_on_with_a_full_clock_and_by_itself_after_a_day() -> None:
    story = drafting()
    pick(story, "QB9")
    story(Paused("ann", story.now + HOUR))
    assert on_the_clock(story.c.office) == []
    team = draft_of(story).order[1]
    owner = str(story.c.book.teams[team].owner)
    assert story.refused(Picked(owner, story.now, team=team, cards=("QB8",))) == "LG-3.8"
    assert story.refused(Resumed("bob", story.now)) == "LG-2.5"
    again = Competition.from_json(story.c.to_json(), load)
    assert again.due(story.now + DAY) == Resumed(PROGRAM, story.now + DAY)
    assert again.due(story.now + DAY - 1) is None
    story(Resumed("ann", story.now + HOUR))
    assert on_the_clock(story.c.office) == [team]
    assert story.c.wakes() == story.now + 2 * HOUR


# Packs ----------------------------------------------------------------------------------------------------------------

PACKS = Settings(teams=3, building=Building.PASS, options={"copies": "1"})


def packed(settings: Settings = PACKS) -> Story:
    """Three people who have taken their stars."""
    story = Story(settings, auto=False).people("Bob", "Cy", "Di").start()
    for team, stock in zip(draft_of(story).order, ("S1", "S2", "S3"), strict=True):
        story(Picked(str(story.c.book.teams[team].owner), story.now, team=team, cards=(stock,)))
    return story


def take(story: Story, office: Office, team: int) -> tuple[str, ...]:
    cards = tuple(draft_of(story).packs[team][:2])
    story(Picked(str(office.teams[team].owner), story.now, team=team, cards=cards))
    return cards


@pytest.mark.rule("LG-3.4")
def test_stars_are_taken_one_after_the_other_each_once() -> None:
    story = Story(PACKS, auto=False).people("Bob", "Cy", "Di").start()
    first, second, third = draft_of(story).order
    owner = [str(team.owner) for team in story.c.book.teams]
    assert story.refused(Picked(owner[second], story.now, team=second, cards=("S1",))) == "LG-3.1"
    story(Picked(owner[first], story.now, team=first, cards=("S1",)))
    assert story.refused(Picked(owner[second], story.now, team=second, cards=("S1",))) == "LG-3.4"
    assert on_the_clock(story.c.office) == [second]
    assert third in draft_of(story).order


@pytest.mark.rule("LG-3.4")
def test_packs_are_picked_from_at_the_same_time_and_passed_to_the_left() -> None:
    story = packed()
    draft, office = draft_of(story), story.c.office
    assert [len(pack) for pack in draft.packs] == [5, 5, 5]
    assert len({card for pack in draft.packs for card in pack}) == 15
    first = [list(pack) for pack in draft.packs]
    taken = [take(story, office, team) for team in (2, 0, 1)]
    assert draft.packs == [first[2][2:], first[0][2:], first[1][2:]], "team 0 has what team 2 left"
    assert set(taken[1]) <= set(office.teams[0].roster.cards)
    for team in range(3):
        take(story, office, team)
    assert draft.done
    assert [len(team.roster.cards) for team in office.teams] == [5, 5, 5], (
        "a star and four picks; the rest is discarded"
    )


@pytest.mark.rule("LG-3.4")
def test_circles_are_dealt_from_their_own_share_and_pass_among_themselves() -> None:
    options = {"copies": "1", "circles": "2", "size": "4"}
    story = Story(Settings(teams=3, building=Building.PASS, options=options), auto=False).people("Bob", "Cy", "Di")
    draft = draft_of(story.start())
    for team, stock in zip(draft.order, ("S1", "S2", "S3"), strict=True):
        story(Picked(str(story.c.book.teams[team].owner), story.now, team=team, cards=(stock,)))
    (one, two), (alone,) = circles(story.c.office, draft)
    assert [draft.order[0], draft.order[2]] in ([one, two], [two, one])
    first = [list(pack) for pack in draft.packs]
    assert {card[:2] for card in first[one] + first[two]} <= {"QB", "RB"}
    assert {card.rstrip("1234") for card in first[alone]} <= {"WR", "K"}
    for team in range(3):
        take(story, story.c.office, team)
    assert (draft.packs[one], draft.packs[two], draft.packs[alone]) == (
        first[two][2:], first[one][2:], first[alone][2:],
    )  # fmt: skip


@pytest.mark.rule("LG-3.4")
def test_even_rounds_pass_to_the_right_where_the_game_says_so() -> None:
    story = packed(replace(PACKS, options={"copies": "1", "turning": "on"}))
    draft = draft_of(story)
    draft.at = 1
    first = [list(pack) for pack in draft.packs]
    assert story.c.office.play.packs is not None
    story.c.office.play.packs = replace(story.c.office.play.packs, passes=9)
    for team in range(3):
        take(story, story.c.office, team)
    assert draft.packs == [first[1][2:], first[2][2:], first[0][2:]]


@pytest.mark.rule("LG-3.4")
def test_as_many_cards_as_agreed_and_only_from_the_own_pack() -> None:
    story = packed()
    packs = draft_of(story).packs
    for cards in ((packs[0][0],), (packs[0][0], packs[0][0]), (packs[0][0], packs[1][0])):
        assert story.refused(Picked("bob", story.now, team=0, cards=cards)) == "LG-3.4"


# Caps and stock -------------------------------------------------------------------------------------------------------

LEGAL, RICH = Roster(("QB2", "K2", "RB2", "WR2")), Roster(("QB9", "K9", "RB9", "WR9"))


@pytest.mark.rule("LG-3.5")
def test_rosters_are_built_under_the_cap_at_the_same_time_and_in_secret() -> None:
    story = (
        Story(Settings(teams=2, building=Building.CAP, options={"cap": "20"}), auto=False).people("Bob", "Cy").start()
    )
    assert story.refused(Built("bob", story.now, team=0, roster=RICH)) == "LG-3.5"
    assert story.refused(Built("bob", story.now, team=1, roster=LEGAL)) == "LG-2.5"
    story(Built("bob", story.now, team=0, roster=Roster(("QB1", "K1", "RB1", "WR1"))))
    story(Built("bob", story.now, team=0, roster=LEGAL))
    assert story.c.book.teams[0].roster == Roster()
    story(Built("cy", story.now, team=1, roster=LEGAL))
    assert [team.roster for team in story.c.book.teams] == [LEGAL, LEGAL], "both may buy the same player"
    assert story.phase is Phase.BREAK


@pytest.mark.rule("LG-3.5", "LG-10.5")
def test_who_hands_in_nothing_has_a_roster_built_by_the_bot() -> None:
    story = Story(Settings(teams=2, building=Building.CAP)).people("Bob", "Cy").due()
    assert story.c.wakes() == NOON + 72 * HOUR
    story.wait(72 * HOUR)
    assert [team.roster.cards for team in story.c.book.teams] == [("QB1", "K1", "RB1", "WR1")] * 2


@pytest.mark.rule("LG-8.2")
def test_rosters_that_are_kept_may_be_rebuilt_freely() -> None:
    settings = Settings(teams=2, seasons=2, building=Building.CAP, season_start=SeasonStart.KEEP)
    story = Story(settings).people("Bob", "Cy").until(Phase.OFFSEASON).until(Phase.BUILDING)
    before = story.c.book.teams[1].roster
    story(Built("bob", story.now, team=0, roster=LEGAL)).until(Phase.REGULAR)
    assert [team.roster for team in story.c.book.teams] == [LEGAL, before]


@pytest.mark.rule("LG-1.8")
def test_stock_rosters_for_everybody_are_chosen_at_the_same_time() -> None:
    story = Story(Settings(teams=2, building=Building.STOCK), auto=False).people("Bob", "Cy").start()
    assert sorted(on_the_clock(story.c.office)) == [0, 1]
    for team, who in enumerate(("bob", "cy")):
        story(Picked(who, story.now, team=team, cards=("S4",)))
    assert [team.roster.cards for team in story.c.book.teams] == [("QB4",), ("QB4",)]


@pytest.mark.rule("LG-8.2")
def test_whoever_chooses_his_old_stock_team_keeps_what_has_become_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakePlay, "stock_of", lambda self, roster: f"S{roster.extra.get('stock', '')}")
    settings = Settings(teams=2, seasons=2, building=Building.STOCK, season_start=SeasonStart.KEEP)
    story = Story(settings).people("Bob", "Cy").until(Phase.OFFSEASON)
    for team in story.c.book.teams:
        team.roster = Roster(("WR7",), {"stock": "4"})
    story.until(Phase.BUILDING)
    story(Picked("bob", story.now, team=0, cards=("S4",)))
    story(Picked("cy", story.now, team=1, cards=("S5",)))
    assert [team.roster.cards for team in story.c.book.teams] == [("WR7",), ("QB5",)]
