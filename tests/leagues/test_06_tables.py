"""LG-6  Records, criteria, and who is ahead of whom by which of them."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from playcall.leagues.ranking import (
    HIGHLIGHTS,
    IN_THE_DIVISION,
    MASTERS_OF_FOOTBALL,
    WITH_DIVISIONS,
    WITHOUT_DIVISIONS,
    Place,
    Season,
    pool_table,
    rank,
)
from playcall.leagues.records import AMERICAN, SOCCER, Points, Streak, Tally
from playcall.leagues.results import (
    Division,
    MatchKind,
    MatchResult,
    Outcome,
    Verdict,
    double_forfeit,
    forfeit,
)
from tests.leagues.results import LOT, divisions, match, pairing, played, ranked, series, team, teams

NONE: tuple[Division, ...] = ()
WIN, TIE, LOSS = Outcome.WIN, Outcome.TIE, Outcome.LOSS


def season(*results: MatchResult, divisions: tuple[Division, ...] = NONE, points: Points = AMERICAN) -> Season:
    return Season.of(results, LOT, divisions, points)


def decided(places: tuple[Place, ...]) -> list[str]:
    return [place.criterion for place in places]


# How a match counts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-1.5")
def test_a_forfeit_is_a_win_and_a_loss() -> None:
    result = forfeit(pairing("AB"), by=team("A"))
    assert result.score == (0, 2)
    assert (result.outcome(team("A")), result.outcome(team("B"))) == (LOSS, WIN)
    assert forfeit(pairing("AB"), by=team("B"), score=3).score == (3, 0)


@pytest.mark.rule("LG-1.5")
def test_a_double_forfeit_is_a_loss_for_both() -> None:
    result = double_forfeit(pairing("AB"))
    assert result.score == (0, 0)
    assert (result.outcome(team("A")), result.outcome(team("B"))) == (LOSS, LOSS)


@pytest.mark.rule("LG-6.8")
@pytest.mark.parametrize("kind", [MatchKind.EXHIBITION, MatchKind.PLAYOFF])
def test_only_regular_matches_enter_a_table(kind: MatchKind) -> None:
    table = season(match("A3-0B"), match("B50-0A", kind=kind))
    assert table.records[team("A")].overall == Tally(won=1, scored=3)
    assert ranked(rank(teams("AB"), table, WITHOUT_DIVISIONS)) == "AB"


@pytest.mark.rule("LG-6.8")
def test_against_the_spread_a_push_is_a_tie_and_the_difference_stays_real() -> None:
    push = msgspec.structs.replace(match("A21-14B"), against_spread=Verdict.TIE, spread_counts=True)
    record = season(push).records[team("A")].overall
    assert record == Tally(tied=1, scored=21, conceded=14)
    assert record.difference == 7


@pytest.mark.rule("LG-6.8")
def test_the_spread_is_looked_at_only_where_it_counts() -> None:
    beaten = msgspec.structs.replace(match("A21-14B"), against_spread=Verdict.AWAY)
    assert beaten.outcome(team("A")) is WIN
    assert msgspec.structs.replace(beaten, spread_counts=True).outcome(team("A")) is LOSS


# What a table shows ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-6.4")
def test_a_record_shows_all_there_is_to_a_season() -> None:
    table = season(*played("A7-3B", "C6-6A", "B0-3A", "A2-5D"), divisions=divisions("AB", "CD"))
    record = table.records[team("A")]
    assert record.overall == Tally(won=2, tied=1, lost=1, scored=18, conceded=14)
    assert record.home == Tally(won=1, lost=1, scored=9, conceded=8)
    assert record.away == Tally(won=1, tied=1, scored=9, conceded=6)
    assert record.division == Tally(won=2, scored=10, conceded=3)
    assert record.form == (WIN, TIE, WIN, LOSS)
    assert record.streak == Streak(LOSS, 1)
    assert record.points_after == (2, 3, 5, 5)
    assert table.records[team("D")].points_after == (0, 0, 0, 2)
    assert table.records[team("Z")].streak is None


@pytest.mark.rule("LG-6.4")
def test_a_streak_is_as_long_as_matches_end_alike() -> None:
    table = season(*played("A0-1B", "A1-0B", "A1-0C", "B0-1A"))
    assert table.records[team("A")].streak == Streak(WIN, 3)
    assert table.records[team("C")].streak == Streak(LOSS, 1)


@pytest.mark.rule("LG-6.4")
def test_rounds_count_as_they_are_numbered_and_not_as_they_were_played() -> None:
    late = season(match("A0-1B", round=2), match("A1-0B", round=1))
    assert late.records[team("A")].form == (WIN, LOSS)


@pytest.mark.rule("LG-6.4")
def test_every_place_tells_what_decided_it() -> None:
    table = season(*played("A9-0C B3-0C", "A0-1D B0-1D", "D1-0C"))
    first, second, third, last = rank(teams("ABCD"), table, WITHOUT_DIVISIONS)
    assert first == Place(team("D"), 1, False, "share", 1, team("A"), Fraction(1, 2))
    assert second == Place(team("A"), 2, False, "share", Fraction(1, 2), team("D"), 1)
    assert third == Place(team("B"), 3, False, "difference", 2, team("A"), 8, ("head_to_head_share",))
    assert last == Place(team("C"), 4, False, "share", 0, team("B"), Fraction(1, 2))


@pytest.mark.rule("LG-6.4")
def test_a_team_alone_has_its_place_by_nothing() -> None:
    assert rank(teams("A"), season(), WITHOUT_DIVISIONS) == (Place(team("A"), 1),)


# Criteria -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-6.1", "LG-6.6")
def test_a_tie_is_half_a_win_and_no_match_is_none() -> None:
    assert Tally(won=2, tied=1, lost=1).share == Fraction(5, 8)
    assert Tally().share == 0


@pytest.mark.rule("LG-6.1", "LG-6.6")
def test_overall_the_share_comes_before_the_division() -> None:
    results = [*series("A", "C", "2-0"), *series("A", "E", "0-2"), *series("B", "D", "0-1"), *series("B", "E", "2-0")]
    table = season(*results, divisions=divisions("ABCD", "EFGH"))
    assert ranked(rank(teams("AB"), table, WITH_DIVISIONS)) == "BA"
    assert ranked(rank(teams("AB"), table, IN_THE_DIVISION)) == "AB"


@pytest.mark.rule("LG-6.1", "LG-6.6")
def test_the_american_criteria_one_after_the_other() -> None:
    """Each pair of teams is level until the criterion it is here for."""
    results = [
        *series("A", "Y", "2-0"),
        *series("B", "Y", "1-1"), *series("C", "X", "1-1"),
        *played("D4-0X D0-1X E3-0X E0-1X F3-0X F0-1X G4-1X G0-1X"),
    ]  # fmt: skip
    table = season(*results, divisions=divisions("ABCDEFGY", "X"))
    places = rank(teams("ABCDEFG"), table, WITH_DIVISIONS)
    assert ranked(places) == "ABDGEFC"
    assert decided(places) == ["share", "share", "division_share", "difference", "scored", "lot", "difference"]


@pytest.mark.rule("LG-1.6", "LG-6.6")
def test_the_last_criterion_is_the_lot() -> None:
    results = played("A1-0B", "B1-0A")
    table = Season.of(results, lot=teams("BA"))
    first, second = rank(teams("AB"), table, WITHOUT_DIVISIONS)
    assert (first.team, first.criterion, second.criterion) == (team("B"), "lot", "lot")


@pytest.mark.rule("LG-6.1", "LG-6.6")
def test_highlights_goes_by_points_then_those_among_the_tied() -> None:
    """FH-22.7"""
    results = played("A1-0B", "A0-9C", "B9-0C", "C0-0D")
    table = season(*results)
    assert table.records[team("C")].overall.points(table.points) == 3
    places = rank(teams("ABCD"), table, HIGHLIGHTS)
    assert ranked(places) == "CABD"
    assert decided(places) == ["points", "points", "head_to_head_points", "points"]


@pytest.mark.rule("LG-6.6")
def test_highlights_looks_at_touchdowns_before_the_lot() -> None:
    results = [msgspec.structs.replace(match("A6-6B"), counts={"touchdowns": (0, 1)})]
    first, second = rank(teams("AB"), season(*results), HIGHLIGHTS)
    assert (first.team, first.criterion, first.worth, second.worth) == (team("B"), "touchdowns", 1, 0)


@pytest.mark.rule("LG-6.2")
def test_masters_of_football_goes_by_points_goals_and_away_goals() -> None:
    results = played("A1-0X B2-0X C3-1X D0-0X X0-0D", "X1-2E X1-0E", "F2-1X X1-0F")
    table = season(*results, points=SOCCER)
    places = rank(teams("ABCDEF"), table, MASTERS_OF_FOOTBALL)
    assert ranked(places) == "CBAEFD"
    assert decided(places) == ["scored", "scored", "difference", "difference", "away_scored", "points"]


@pytest.mark.rule("LG-6.2")
def test_masters_of_football_shares_places_in_the_order_of_the_lot() -> None:
    table = Season.of(played("A1-0X B0-0X C0-0X"), teams("CBAX"), points=SOCCER)
    first, second, third = rank(teams("ABC"), table, MASTERS_OF_FOOTBALL)
    assert (first.place, first.shared) == (1, False)
    assert (second.team, second.place, second.shared) == (team("C"), 2, True)
    assert (third.team, third.place, third.shared) == (team("B"), 2, True)
    assert second.criterion == third.criterion == "points"


@pytest.mark.rule("LG-6.2")
def test_a_shootout_gives_first_place_and_no_other() -> None:
    table = season(*played("A1-0X B1-0X C0-0X D0-0X"), points=SOCCER)
    asked: list[tuple[int, ...]] = []

    def shootout(level: tuple[int, ...]) -> int:
        asked.append(level)
        return team("B")

    places = rank(teams("ABCD"), table, MASTERS_OF_FOOTBALL, shootout)
    assert asked == [teams("AB")]
    assert [(each.place, each.shared) for each in places] == [(1, False), (2, False), (3, True), (3, True)]
    assert ranked(places) == "BACD"
    assert decided(places)[:2] == ["shootout", "shootout"]


# Ranking --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-6.5")
def test_those_who_stay_level_never_start_again() -> None:
    """Among the three A and B are level and C is behind. A has the better of B, but the difference is B's."""
    table = season(*played("A1-0B A0-0B A0-0C A0-0C B9-0C B9-0C"))
    criteria = ("head_to_head_share", "difference", "lot")
    places = rank(teams("ABC"), table, criteria)
    assert ranked(places) == "BAC"
    assert decided(places) == ["difference", "difference", "head_to_head_share"]
    assert ranked(rank(teams("AB"), table, criteria)) == "AB"


@pytest.mark.rule("LG-6.5")
def test_fractions_are_exact() -> None:
    """A third and 333,333 of a million differ, though nobody could see it."""
    third, nearly = Tally(won=1, lost=2).share, Tally(won=333_333, lost=666_667).share
    assert isinstance(third, Fraction)
    assert third > nearly


@pytest.mark.rule("LG-6.7")
def test_head_to_head_counts_all_matches_among_exactly_the_tied() -> None:
    table = season(*played("A1-0B", "B1-0A", "A3-0B", "Z9-0A", "B1-0Z"))
    first, second = rank(teams("AB"), table, ("head_to_head_share",))
    assert (first.team, first.worth, second.worth) == (team("A"), Fraction(2, 3), Fraction(1, 3))


@pytest.mark.rule("LG-6.7")
def test_difference_and_points_scored_count_all_regular_matches() -> None:
    table = season(*played("A1-0B", "A2-9Z", "B8-0Z"))
    assert [place.worth for place in rank(teams("AB"), table, ("difference",))] == [7, -6]
    assert [place.worth for place in rank(teams("AB"), table, ("scored",))] == [8, 3]


# The pool -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-8.3")
def test_the_pool_ranks_members_by_results_against_the_spread() -> None:
    def against(text: str, verdict: Verdict) -> MatchResult:
        return msgspec.structs.replace(match(text), against_spread=verdict)

    results = [
        against("A30-0B", Verdict.HOME), against("C1-0A", Verdict.TIE), against("B2-0C", Verdict.AWAY),
        match("B90-0A"), msgspec.structs.replace(against("B9-0A", Verdict.HOME), kind=MatchKind.PLAYOFF),
    ]  # fmt: skip
    owners = {team("A"): "Ida", team("B"): "Jonas", team("C"): "Wren", team("D"): "Priya"}
    lines = pool_table(owners, results)
    assert [(line.member, line.place, line.worth) for line in lines] == [
        ("Ida", 1, Fraction(3, 2)), ("Wren", 1, Fraction(3, 2)), ("Jonas", 3, 0), ("Priya", 3, 0),
    ]  # fmt: skip
    assert lines[0].record == Tally(won=1, tied=1, scored=30, conceded=1)


@pytest.mark.rule("LG-8.3")
def test_a_member_with_two_teams_is_ranked_once() -> None:
    result = msgspec.structs.replace(match("A30-0B"), against_spread=Verdict.HOME)
    [line] = pool_table({team("A"): "Ida", team("B"): "Ida"}, [result])
    assert (line.record.won, line.record.lost, line.worth) == (1, 1, Fraction(1))
