"""GF-18  Leagues: drafts by Franchise, weeks, playoffs, trades, cards that leave, further seasons."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from playcall.contract.leagues import Agreed, MatchUp, Roster, SeasonStart, Stage
from playcall.contract.speech import say
from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.decks import named_deck
from playcall.games.gridiron_fantasy.league_play import FRANCHISES, FantasyLeagues
from playcall.games.gridiron_fantasy.options import Options
from playcall.games.gridiron_fantasy.rules.squad import put_out
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import BadOption
from playcall.leagues import (
    Answered,
    DraftPool,
    Format,
    Joined,
    Offered,
    Phase,
    Picked,
    Reviewed,
    Settings,
    TradeState,
    Voted,
)
from playcall.leagues.draft import options as offered
from playcall.leagues.fixtures import table_options, table_seed
from playcall.leagues.picking import circle_of
from playcall.leagues.season import mend_options
from playcall.leagues.standings import overall
from playcall.leagues.turns import on_the_clock
from tests.games.gridiron_fantasy.story import number
from tests.leagues.fake import DAY, Story

QUICK = {"length": "short", "listed": "on"}
NAMES = ("Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida")


def league(
    teams: int = 4, people: int = 0, auto: bool = True, options: dict[str, str] | None = None, **more: Any
) -> Story:
    """A league that has begun its draft."""
    settings = Settings(teams=teams, options=QUICK | (options or {}), **more)
    story = Story(settings, "gridiron_fantasy", seed=7, auto=auto).people(*NAMES[:people]).bots()
    return story.start()


def play_of(teams: int = 8, **options: str) -> FantasyLeagues:
    return GAME.league_play(Agreed(teams, options, free=tuple(GAME.league_play().free_cards())))


def rosters(story: Story) -> list[tuple[str, ...]]:
    return [team.roster.cards for team in story.c.book.teams]


def subtype(card: str) -> str:
    return GAME.league_play().group(card)


# The draft ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GF-18.1", "GF-18.2")
def test_the_commissioner_is_a_person_or_the_program() -> None:
    assert league().c.office.presides("")
    assert league(auto=False).c.office.presides("ann")


@pytest.mark.rule("GF-18.5", "GF-18.6", "GF-18.7", "GF-18.9", "GF-18.11")
def test_eight_teams_draft_a_franchise_and_seven_more_cards_each_once() -> None:
    story, order = league(8), []
    while clocked := on_the_clock(story.c.office):
        order += clocked
        cards = offered(story.c.office, clocked[0])
        assert {subtype(card) == "franchise" for card in cards} == {len(order) <= 8}
        assert not {subtype(card) for card in cards} & {"sponsor", "formation"}
        story.step()
    assert order[:8] != sorted(order[:8])
    assert order[8:16] == order[:8][::-1]
    assert set(Counter(card for roster in rosters(story) for card in roster).values()) == {1}
    assert {len(roster) for roster in rosters(story)} == {8}


@pytest.mark.rule("GF-18.7", "GF-18.9", "GF-18.11")
@pytest.mark.parametrize(("card", "rule"), [("TM-03", "LG-3.12"), ("OP-01", "LG-3.10"), ("TM-07", "LG-2.3")])
def test_what_cannot_be_picked_is_refused(card: str, rule: str) -> None:
    story = league(4, people=4)
    team = on_the_clock(story.c.office)[0]
    assert story.refused(Picked(NAMES[team].lower(), story.now, team=team, cards=(card,))) == rule
    first = offered(story.c.office, team)[0]
    story(Picked(NAMES[team].lower(), story.now, team=team, cards=(first,)))
    team = on_the_clock(story.c.office)[0]
    assert story.refused(Picked(NAMES[team].lower(), story.now, team=team, cards=(first,))) == "LG-3.3"


@pytest.mark.rule("GF-18.3", "GF-18.8", "GF-18.9", "GF-18.29")
def test_the_franchise_fixes_letter_and_division() -> None:
    story = league(8).until(Phase.REGULAR)
    north, south = story.c.office.season.divisions
    letters = [[FRANCHISES.index(rosters(story)[team][0]) for team in side.teams] for side in (north, south)]
    assert letters == [[0, 1, 2, 3], [4, 5, 6, 7]]
    odd = league(5).until(Phase.REGULAR)
    north, south = odd.c.office.season.divisions
    first = odd.c.book.first_order
    assert (north.teams, south.teams) == (tuple(first[::2]), tuple(first[1::2]))


@pytest.mark.rule("GF-18.3", "GF-18.8", "GF-18.25")
def test_two_conferences_have_a_set_each_and_meet_in_the_iron_bowl() -> None:
    story = league(16).until(Phase.REGULAR)
    for conference in (0, 1):
        teams = [
            team for side in story.c.office.season.divisions if side.conference == conference for team in side.teams
        ]
        assert len({card for team in teams for card in rosters(story)[team]}) == 64
    story.until(Phase.ARCHIVED)
    bowl = story.c.office.season.fixtures[-1]
    assert {circle_of(story.c.office, team) for team in bowl.teams} == {0, 1}
    ranking = story.c.office.season.ranking
    assert ranking.index(bowl.home) < ranking.index(bowl.away)
    final = story.c.office.play.final_title
    assert final is not None
    assert say(final, GAME.package) == "Iron Bowl"


@pytest.mark.rule("GF-18.8", "GF-18.29")
def test_each_conference_or_division_drafts_from_a_set_of_its_own() -> None:
    within = [play_of(teams).unique_within() for teams in (4, 8, 9, 15, 16)]
    assert within == ["league", "league", "division", "division", "conference"]


@pytest.mark.rule("GF-18.12")
def test_a_member_with_a_collection_drafts_from_it() -> None:
    story = Story(Settings(teams=4, options=QUICK, draft_pool=DraftPool.OWN), "gridiron_fantasy", seed=1)
    story(Joined("bob", story.now, name="Bob", team="Bob", owned=("TM-17", "TM-20"))).bots().start()
    seen: set[str] = set()
    while clocked := on_the_clock(story.c.office):
        if clocked == [0]:
            seen |= set(offered(story.c.office, 0))
        story.step()
    assert seen <= {"TM-17", "TM-20"}
    story.until(Phase.REGULAR)
    assert not story.c.office.play.roster_problems(story.c.book.teams[0].roster)


@pytest.mark.rule("GF-18.13", "GF-18.5")
@pytest.mark.parametrize(("start", "kept", "picks"), [(SeasonStart.FRESH, 1, 7), (SeasonStart.SUPPLEMENTAL, 8, 2)])
def test_further_seasons_begin_with_the_worst_record(start: SeasonStart, kept: int, picks: int) -> None:
    story = league(seasons=2, season_start=start).until(Phase.OFFSEASON)
    worst_first, franchises = story.c.book.ranking[::-1], [roster[0] for roster in rosters(story)]
    story.until(Phase.BUILDING)
    assert {len(roster) for roster in rosters(story)} == {kept}
    order = []
    while clocked := on_the_clock(story.c.office):
        order += clocked
        assert "franchise" not in {subtype(card) for card in offered(story.c.office, clocked[0])}
        story.step()
    assert order[:8] == worst_first + worst_first[::-1]
    assert len(order) == 4 * picks
    assert [roster[0] for roster in rosters(story)] == franchises


# A season -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GF-18.17", "GF-18.18", "GF-18.20", "GF-18.21", "GF-18.22")
def test_ten_weeks_two_semi_finals_and_the_iron_bowl() -> None:
    story = league(8).until(Phase.ARCHIVED)
    rounds = Counter((each.stage, each.round) for each in story.c.office.season.fixtures)
    assert rounds == {
        **{(Stage.REGULAR, week): 4 for week in range(1, 11)},
        (Stage.PLAYOFF, 1): 2,
        (Stage.PLAYOFF, 2): 1,
    }
    seeds = story.c.office.season.brackets[0].seeds
    semi_finals = [each.teams for each in story.c.office.season.fixtures if each.stage is Stage.PLAYOFF][:2]
    assert semi_finals == [(seeds[0], seeds[3]), (seeds[1], seeds[2])]
    sides = story.c.office.season.divisions
    assert {next(n for n, side in enumerate(sides) if team in side.teams) for team in seeds[:2]} == {0, 1}


@pytest.mark.rule("GF-18.18")
def test_the_ten_weeks_of_eight_teams() -> None:
    story = league(8).until(Phase.REGULAR)
    letter = {team: "ABCDEFGH"[FRANCHISES.index(roster[0])] for team, roster in enumerate(rosters(story))}
    rows = dict.fromkeys("ABCDEFGH", "")
    for fixture in story.c.office.season.fixtures:
        rows[letter[fixture.home]] += letter[fixture.away]
        rows[letter[fixture.away]] += letter[fixture.home]
    assert [rows["A"], rows["D"], rows["H"]] == ["EBCFDBGCDH", "HCBEACFBAG", "DGFCEGBFEA"]


@pytest.mark.rule("GF-18.17", "GF-18.19")
@pytest.mark.parametrize("teams", [4, 5, 7, 12])
def test_division_pairs_meet_twice_and_cross_pairs_once(teams: int) -> None:
    story = league(teams).until(Phase.REGULAR)
    met = Counter(frozenset(each.teams) for each in story.c.office.season.fixtures)
    for side in story.c.office.season.divisions:
        for one in range(teams):
            for other in range(one):
                if one in side.teams:
                    assert met[frozenset((one, other))] == (2 if other in side.teams else 1)


@pytest.mark.rule("GF-18.19")
@pytest.mark.parametrize("teams", [3, 17])
def test_divisions_are_for_four_to_sixteen_teams(teams: int) -> None:
    with pytest.raises(AssertionError, match=r"LG-5\.9"):
        Story(Settings(teams=teams, options=QUICK, divisions=2), "gridiron_fantasy")


@pytest.mark.rule("GF-18.17", "GF-18.26")
def test_exhibition_games_come_first_and_cost_nobody_a_card() -> None:
    story = league(5, preseason=2, options={"rip_permanent": "on"}).until(Phase.PRESEASON)
    fixture = story.c.office.season.fixtures[0]
    assert fixture.stage is Stage.PRESEASON
    assert table_options(story.c.office, fixture)["rip_permanent"] == "off"
    story.until(Phase.REGULAR)
    regular = next(each for each in story.c.office.season.fixtures if each.stage is Stage.REGULAR)
    assert table_options(story.c.office, regular)["rip_permanent"] == "on"


@pytest.mark.rule("GF-18.20", "GF-18.23", "GF-18.24")
@pytest.mark.parametrize("wildcard", [False, True])
def test_two_of_each_division_or_the_best_of_the_rest_qualify(wildcard: bool) -> None:
    story = league(8, wildcard=wildcard).until(Phase.PLAYOFF)
    season = story.c.office.season
    seeds = season.brackets[0].seeds
    tops = [team for side in season.divisions for team in seeds if team in side.teams]
    if wildcard:
        rest = [team for team in overall(story.c.office) if team not in seeds[:2]]
        assert list(seeds[2:]) == rest[:2]
    else:
        assert [sum(team in side.teams for team in tops) for side in season.divisions] == [2, 2]
    assert story.c.office.play.criteria(True)[-1] == "lot"


# Games ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GF-18.4", "GF-18.11", "GF-18.28")
def test_a_league_game_is_played_with_the_drafted_cards_and_the_free_ones() -> None:
    story = league().until(Phase.REGULAR)
    office = story.c.office
    fixture = office.season.fixtures[0]
    options = GAME.parse_options(table_options(office, fixture))
    assert isinstance(options, Options)
    assert (options.team_cards, options.home) == (7, "toss")
    state = GAME.start(options, table_seed(office, fixture))
    assert isinstance(state, Table)
    brought = {state.faces[card].id for zone in state.zones for card in zone if state.faces[card].type == "TM"}
    drafted = {card for team in fixture.teams for card in rosters(story)[team]}
    assert drafted <= brought
    assert {subtype(card) for card in brought - drafted} == {"sponsor", "formation"}
    assert state.names == [office.name(team) for team in fixture.teams]


@pytest.mark.rule("GF-18.4")
def test_league_games_use_seven_team_cards_or_more() -> None:
    play_of(team_cards="8").check()
    with pytest.raises(BadOption, match="seven or more"):
        play_of(team_cards="5").check()


@pytest.mark.rule("GF-18.28")
def test_plays_and_actions_come_from_the_players_own_deck() -> None:
    play = play_of()
    roster = Roster((FRANCHISES[1], "TM-20"), {"deck": "A"})
    deck = play.deck(roster, "Ann")
    assert (deck.oa, deck.name) == (named_deck("A").oa, "Ann")
    assert play.deck(Roster(roster.cards), "Ann").oa == named_deck("B").oa


@pytest.mark.rule("GF-18.28", "LG-1.2", "LG-10.4")
def test_plays_and_actions_may_be_changed_between_games() -> None:
    play = play_of()
    roster = play.bringing(Roster((FRANCHISES[1], "TM-20")), "A")
    assert not play.plays_problems(roster)
    deck, own = play.deck(roster, "Ann"), named_deck("A")
    assert (deck.op, deck.dp, deck.oa, deck.da) == (own.op, own.dp, own.oa, own.da)
    assert deck.team == play.deck(Roster(roster.cards), "Ann").team, "Team cards come from the draft alone."
    assert play.bringing(roster, "") == Roster(roster.cards)
    assert play.plays_problems(play.bringing(roster, "deck: Thin\nOP-01"))
    assert set(roster.extra) == set(play.private)
    with pytest.raises(BadOption, match="no card"):
        play.bringing(roster, "Blackbirds")


@pytest.mark.rule("GF-18.22", "GF-18.26")
def test_in_playoffs_the_better_seed_chooses_and_overtime_has_no_limit() -> None:
    story = league(8).until(Phase.PLAYOFF)
    options = table_options(story.c.office, story.c.office.open_fixtures[0])
    assert (options["home"], options["overtime_drives"]) == ("seat1_chooses", "0")
    state = GAME.start(GAME.parse_options(options), 1)
    assert (state.situation(), state.to_move()) == ("Toss.choose", 0)


@pytest.mark.rule("GF-18.26", "GF-18.27")
def test_a_draw_is_half_a_win_and_a_level_playoff_game_is_decided_by_a_coin() -> None:
    story = league().until(Phase.REGULAR)
    for fixture in story.c.office.open_fixtures:
        story.play(fixture.key, 3, 3)
    shares = {story.c.office.season.fixtures[0].report.winner}  # type: ignore[union-attr]
    assert shares == {None}
    story.until(Phase.PLAYOFF)
    fixture = story.c.office.open_fixtures[0]
    story.play(fixture.key, 3, 3)
    assert fixture.decision is not None
    assert fixture.decision.by.value == "coin"


@pytest.mark.rule("GF-18.26", "GF-9.9", "LG-8.1", "LG-8.4")
@pytest.mark.parametrize("permanent", ["off", "on"])
def test_retired_cards_leave_the_league_and_are_replaced_worst_record_first(permanent: str) -> None:
    story = league(options={"rip_permanent": permanent}).until(Phase.REGULAR)
    office, lost = story.c.office, []
    for fixture in office.open_fixtures:
        state = GAME.start(GAME.parse_options(table_options(office, fixture)), 1)
        assert isinstance(state, Table)
        home, away = fixture.teams
        for seat, team in enumerate(fixture.teams):
            put_out(state, seat, number(rosters(story)[team][1], seat), 5)
            put_out(state, seat, number(rosters(story)[team][0], seat), 5)
            lost.append(rosters(story)[team][1])
        before = (office.teams[home].roster, office.teams[away].roster)
        after = office.play.after_match(state, before)
        assert (after == before) == (permanent == "off")
        story(replace(story.result(fixture, (7, 0)), rosters=after))
    if permanent == "off":
        assert not office.season.mending
        return
    assert office.season.mending == overall(office)[::-1]
    assert all(roster[0] in FRANCHISES for roster in rosters(story))
    assert not {card for roster in rosters(story) for card in roster} & set(lost)
    assert not set(mend_options(office, office.season.mending[0])) & {*lost, *FRANCHISES}
    story.until(Phase.REGULAR)
    assert {len(roster) for roster in rosters(story)} == {8}


# Trades ---------------------------------------------------------------------------------------------------------------


def in_break(auto: bool = True, **more: Any) -> Story:
    """After the first week; Bob, Cy, Di and Ed play."""
    return league(4, people=4, auto=auto, **more).until(Phase.REGULAR).until(Phase.BREAK)


def fair(story: Story) -> tuple[str, str]:
    """Two cards of the same value of the first two teams."""
    one, two = ([card for card in cards if card not in FRANCHISES] for cards in rosters(story)[:2])
    value = story.c.office.play.value
    return next((a, b) for a in one for b in two if value(a) == value(b))


def offer(story: Story, gives: tuple[str, ...], takes: tuple[str, ...]) -> Offered:
    return Offered("bob", story.now, team=0, partner=1, gives=gives, takes=takes)


@pytest.mark.rule("GF-18.14", "GF-18.15", "GF-18.16")
@pytest.mark.parametrize("against", [1, 2])
def test_a_fair_trade_is_approved_and_only_all_others_can_stop_it(against: int) -> None:
    story = in_break()
    one, two = fair(story)
    story(offer(story, (one,), (two,)))(Answered("cy", story.now, trade=0, accepts=True)).due()
    for team in range(2, 2 + against):
        story(Voted(NAMES[team].lower(), story.now, trade=0, team=team, against=True))
    trade = story.c.office.season.trades[0]
    story.wait(2 * DAY)
    assert trade.state is (TradeState.CANCELLED if against == 2 else TradeState.DONE)
    assert (two in rosters(story)[0]) == (against < 2)


@pytest.mark.rule("GF-18.2", "GF-18.15")
@pytest.mark.parametrize("auto", [True, False])
def test_a_commissioner_may_approve_what_the_program_would_not(auto: bool) -> None:
    story = in_break(auto)
    value = story.c.office.play.value
    held = [[card for card in cards if card not in FRANCHISES] for cards in rosters(story)[:2]]
    dear, cheap = sorted(held[0], key=value)[-2:], min(held[1], key=value)
    assert sum(map(value, dear)) > 2 * value(cheap)
    story(offer(story, tuple(dear), (cheap,)))(Answered("cy", story.now, trade=0, accepts=True))
    if auto:
        story.due()
    else:
        story(Reviewed("ann", story.now, trade=0, approves=True))
    state = story.c.office.season.trades[0].state
    assert state is (TradeState.REJECTED if auto else TradeState.WINDOW)


@pytest.mark.rule("GF-18.14", "GF-18.15", "GF-18.28")
def test_a_trade_that_may_not_be_is_refused() -> None:
    story = in_break()
    mine, other = rosters(story)[:2]
    assert story.refused(offer(story, (FRANCHISES[0], mine[0]), (other[1],))) in ("LG-4.1", "LG-4.5")
    assert story.refused(offer(story, (mine[0],), (other[1],))) == "LG-4.1"
    assert story.refused(offer(story, ("OP-01",), (other[1],))) == "LG-4.5"
    assert story.refused(offer(story, mine[1:4], (other[1],))) == "LG-4.1"
    story.until(Phase.PLAYOFF)
    one, two = fair(story)
    assert story.refused(offer(story, (one,), (two,))) == "LG-4.1"


@pytest.mark.rule("GF-18.10")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_traded_pick_is_made_by_its_new_holder(allowed: bool) -> None:
    story = league(4, people=2, trade_picks=allowed, protest_hours=0)
    assert story.c.office.play.value_of_pick == 3
    trade = offer(story, ("1.8.0",), ("1.7.1",))
    if not allowed:
        assert story.refused(trade) == "LG-3.7"
        return
    story(trade)(Answered("cy", story.now, trade=0, accepts=True))
    while story.c.book.phase is Phase.BUILDING:
        story.step()
    draft = story.c.office.season.draft
    assert draft is not None
    made = {number: [team for each, team, _ in draft.log if each == number] for number in (7, 8)}
    assert (made[7].count(0), made[8].count(1)) == (2, 2)


def test_a_cup_of_many_teams_has_franchises_for_all() -> None:
    story = league(12, format=Format.CUP).until(Phase.PLAYOFF)
    assert all(roster[0] in FRANCHISES for roster in rosters(story))
    assert len(story.c.office.season.brackets[0].seeds) == 12


def test_a_match_knows_what_it_needs() -> None:
    play = play_of()
    rosters = (Roster((FRANCHISES[0],)), Roster((FRANCHISES[1],)))
    options = play.match_options(MatchUp("1.r1.1", ("A", "B"), rosters, must_win=False), Stage.REGULAR)
    assert set(options) == {"deck1", "deck2"}
