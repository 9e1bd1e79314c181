"""GF-18  Leagues."""

from __future__ import annotations

from collections import Counter

import pytest

from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.decks import named_deck
from playcall.games.gridiron_fantasy.league.draft import (
    draft_order,
    draft_pool,
    draft_turns,
    free_cards,
    kept_cards,
    league_deck,
    replacements,
    sets_of_cards,
)
from playcall.games.gridiron_fantasy.league.rules import LeagueRules, conference_of, division_of
from playcall.games.gridiron_fantasy.league.schedule import WEEKS, schedule
from playcall.games.gridiron_fantasy.league.standings import (
    Game,
    iron_bowl,
    playoff_winner,
    ranking,
    seeds,
    semi_finals,
    share,
)
from playcall.games.gridiron_fantasy.league.trades import Trade, protest_cancels, trade_problems
from playcall.kernel import Chance
from tests.games.gridiron_fantasy.story import options

DIVISIONS = {team: division_of(team, 8) for team in range(8)}
LOT = list(range(8))


@pytest.mark.rule("GF-18.1", "GF-18.2")
def test_the_commissioner_is_a_person_or_the_program() -> None:
    assert LeagueRules().commissioner == "auto"
    assert LeagueRules(commissioner="Robin").commissioner == "Robin"


@pytest.mark.rule("GF-18.3")
def test_two_divisions_of_four_and_two_conferences_of_eight() -> None:
    assert "".join(division_of(team, 8)[0] for team in range(8)) == "NNNNSSSS"
    assert [conference_of(team, 16) for team in (0, 7, 8, 15)] == [0, 0, 1, 1]
    assert division_of(12, 16) == "South"


@pytest.mark.rule("GF-18.4")
def test_league_games_use_seven_team_cards() -> None:
    assert options(**LeagueRules().match_options()).team_cards == 7
    with pytest.raises(ValueError, match="seven or more"):
        LeagueRules(team_cards=5)


@pytest.mark.rule("GF-18.5", "GF-18.6", "GF-18.13")
def test_the_order_of_the_draft_is_random_then_worst_first_and_reverses() -> None:
    first = {tuple(draft_order(8, 1, LOT, Chance.of(seed))) for seed in range(5)}
    assert len(first) > 2
    assert draft_order(8, 2, [3, 1, 0, 2], Chance.of(1)) == [2, 0, 1, 3]
    turns = draft_turns([3, 1, 2], LeagueRules())
    assert turns[:3] == [[3, 1, 2], [2, 1, 3], [3, 1, 2]]
    assert len(turns) == 8
    assert len(draft_turns([0, 1], LeagueRules(season2="supplemental"), season=2)) == 2


@pytest.mark.rule("GF-18.13")
def test_what_a_team_keeps_for_a_second_season() -> None:
    cards = ["TM-01", "TM-02", "TM-03"]
    assert kept_cards(cards, LeagueRules()) == ["TM-01"]
    assert kept_cards(cards, LeagueRules(season2="supplemental")) == cards


@pytest.mark.rule("GF-18.7", "GF-18.9", "GF-18.11")
def test_a_card_is_drafted_once_franchises_first_sponsors_and_formations_are_free() -> None:
    rules = LeagueRules(banned=("TM-03",))
    assert list(draft_pool([], rules, 1)) == ["franchise"]
    assert len(draft_pool(["TM-01"], rules, 1)["franchise"]) == 7
    later = draft_pool(["TM-02"], rules, 2)
    assert set(later) == {"star", "coach", "tradition"}
    assert "TM-02" not in later["coach"]
    assert "TM-03" not in later["star"]
    assert {"TM-07", "TM-08"} <= set(free_cards(rules))


@pytest.mark.rule("GF-18.8", "GF-18.29")
def test_each_conference_or_division_drafts_from_a_set_of_its_own() -> None:
    of16, of8, of10 = sets_of_cards(16), sets_of_cards(8), sets_of_cards(10)
    assert [of16(team, 1) for team in (0, 7, 8)] == [0, 0, 1]
    assert {of8(team, place) for team in range(8) for place in (1, 2)} == {0}
    assert (of10(0, 1), of10(0, 2)) == (0, 1)
    assert (division_of(0, 10, 1), division_of(0, 10, 2)) == ("North", "South")


@pytest.mark.rule("GF-18.12")
def test_a_draft_from_ones_own_cards() -> None:
    pool = draft_pool([], LeagueRules(draft_pool="own"), 2, owned=["TM-03", "TM-10"])
    assert pool == {"star": ["TM-03"], "coach": ["TM-10"]}


@pytest.mark.rule("GF-18.10", "GF-18.14", "GF-18.15", "GF-18.28")
@pytest.mark.parametrize(
    ("trade", "rules", "reason"),
    [
        (Trade(("TM-02",), ("TM-10",)), LeagueRules(), None),
        (Trade(("TM-01",), ("TM-02",)), LeagueRules(), "GF-18.28"),
        (Trade(("OP-01",), ("TM-02",)), LeagueRules(), "GF-18.28"),
        (Trade(("TM-02",), (), picks_taken=1), LeagueRules(team_cards=7), None),
        (Trade(("TM-02",), (), picks_taken=1), LeagueRules(trade_picks=False), "GF-18.10"),
        (Trade(("TM-02",), (), picks_taken=9), LeagueRules(), "GF-18.15"),
    ],
)
def test_trades_that_are_approved_and_not(trade: Trade, rules: LeagueRules, reason: str | None) -> None:
    problems = trade_problems(trade, (9, 9), rules)
    assert (reason is None and not problems) or (reason is not None and any(reason in text for text in problems))


@pytest.mark.rule("GF-18.14", "GF-18.15")
def test_trades_wait_for_the_end_of_a_game_and_leave_enough_cards() -> None:
    trade = Trade(("TM-02", "TM-04"), ("TM-03",))
    assert any("GF-18.14" in text for text in trade_problems(trade, (9, 9), LeagueRules(), in_game=True))
    assert any("GF-18.15" in text for text in trade_problems(trade, (7, 9), LeagueRules()))


@pytest.mark.rule("GF-18.16")
@pytest.mark.parametrize(("against", "cancelled"), [([2, 3], True), ([2], False), ([0, 1, 2], False)])
def test_a_protest_needs_all_teams_not_involved(against: list[int], cancelled: bool) -> None:
    assert protest_cancels(4, (0, 1), against) == cancelled


@pytest.mark.rule("GF-18.17", "GF-18.18", "GF-18.19")
@pytest.mark.parametrize("teams", [4, 5, 6, 7, 8, 9, 12, 15, 16])
def test_division_pairs_meet_twice_and_cross_pairs_once(teams: int) -> None:
    weeks = schedule(teams)
    met = Counter(frozenset(game) for week in weeks for game in week)
    for one in range(teams):
        for two in range(one + 1, teams):
            if teams in (8, 16):
                together = conference_of(one, teams) == conference_of(two, teams)
                same = division_of(one, teams) == division_of(two, teams)
                expected = (2 if same else 1) if together else 0
            else:
                expected = 2 if one % 2 == two % 2 else 1
            assert met[frozenset((one, two))] == expected
    for week in weeks:
        playing = [team for game in week for team in game]
        assert len(playing) == len(set(playing))


@pytest.mark.rule("GF-18.18")
def test_the_ten_weeks_of_eight_teams() -> None:
    assert (len(WEEKS), sum(len(week) for week in schedule(8))) == (10, 40)
    rows = dict.fromkeys(range(8), "")
    for week in schedule(8):
        for home, visitor in week:
            rows[home] += "ABCDEFGH"[visitor]
            rows[visitor] += "ABCDEFGH"[home]
    assert [rows[0], rows[3], rows[7]] == ["EBCFDBGCDH", "HCBEACFBAG", "DGFCEGBFEA"]
    homes = Counter(home for week in schedule(8) for home, _ in week)
    assert set(homes.values()) == {5}


@pytest.mark.rule("GF-18.17")
def test_exhibition_games_are_two_to_four() -> None:
    assert LeagueRules(preseason=3).preseason == 3
    with pytest.raises(ValueError, match="exhibition"):
        LeagueRules(preseason=1)


def season(order: list[int]) -> list[Game]:
    """The better team of `order` wins every game."""
    return [
        Game(home, visitor, 10 - order.index(home), 10 - order.index(visitor))
        for week in schedule(8)
        for home, visitor in week
    ]


@pytest.mark.rule("GF-18.20", "GF-18.21", "GF-18.22")
def test_division_winners_are_seeded_first() -> None:
    seeded = seeds(LOT, season([5, 4, 6, 0, 1, 2, 3, 7]), DIVISIONS, LOT, LeagueRules())
    assert seeded == [5, 0, 4, 1]
    assert semi_finals(seeded) == [(5, 1), (0, 4)]


@pytest.mark.rule("GF-18.24")
def test_with_a_wildcard_the_best_of_the_rest_qualify() -> None:
    seeded = seeds(LOT, season([5, 4, 6, 0, 1, 2, 3, 7]), DIVISIONS, LOT, LeagueRules(playoff_format="wildcard"))
    assert seeded == [5, 0, 4, 6]


@pytest.mark.rule("GF-18.23")
def test_ties_are_broken_by_the_other_record_then_head_to_head_then_points_then_lot() -> None:
    level = [Game(0, 1, 7, 7), Game(2, 3, 7, 7)]
    assert ranking([0, 1, 2, 3], level, DIVISIONS, [3, 1, 0, 2], "overall") == [3, 1, 0, 2]
    met = [Game(0, 4, 3, 0), Game(4, 0, 3, 0), Game(0, 1, 7, 0), Game(1, 5, 9, 0), Game(4, 5, 0, 1)]
    assert ranking([0, 1], met[2:4], DIVISIONS, LOT, "overall")[0] == 0
    margins = [Game(0, 1, 7, 7), Game(0, 2, 20, 0), Game(1, 2, 3, 0)]
    assert ranking([0, 1], margins, DIVISIONS, [1, 0, 2], "overall") == [0, 1]


@pytest.mark.rule("GF-18.25")
def test_conference_winners_meet_in_the_iron_bowl() -> None:
    assert iron_bowl(3, 9, [9, 3]) == (9, 3)
    assert iron_bowl(3, 9, [3, 9]) == (3, 9)


@pytest.mark.rule("GF-18.26")
def test_a_draw_is_half_a_win_and_playoff_games_go_on() -> None:
    assert share([Game(0, 1, 7, 7), Game(0, 2, 9, 0)], 0) == 3 / 4
    assert options(**LeagueRules().match_options(playoff=True)).overtime_drives == 0
    assert options(**LeagueRules(rip_permanent=True).match_options()).rip_permanent
    assert replacements(["TM-70"], [2, 5], [2, 1, 5]) == [5]
    first, second = GAME.start(options(deck1="A", deck2="B"), 1), GAME.start(options(deck1="A", deck2="B"), 2)
    assert first.outs == second.outs == []  # type: ignore[attr-defined]


@pytest.mark.rule("GF-18.27")
def test_a_level_playoff_game_is_decided_by_a_coin() -> None:
    assert {playoff_winner(Game(0, 1, 7, 7), Chance.of(seed)) for seed in range(20)} == {0, 1}
    assert playoff_winner(Game(0, 1, 7, 9), Chance.of(1)) == 1


@pytest.mark.rule("GF-18.28")
def test_plays_and_actions_come_from_the_players_own_deck() -> None:
    deck = league_deck(named_deck("A"), ["TM-09", "TM-20"])
    assert [GAME.cards.cards[place].id for place in deck.team] == ["TM-09", "TM-20"]
    assert deck.oa == named_deck("A").oa
