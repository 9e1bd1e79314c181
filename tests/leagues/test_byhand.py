"""LG-5.1, LG-6  A league kept by hand: fixtures and table from the results of people who play on paper."""

from __future__ import annotations

import pytest

from playcall.contract.leagues import LeaguePlay
from playcall.games import load
from playcall.kernel import BadOption
from playcall.leagues.byhand import by_hand
from playcall.leagues.results import MatchResult, Pairing


def play_of(game: str) -> LeaguePlay:
    play = load(game).league_play()
    assert play is not None
    return play


def result(home: int, away: int, one: int, other: int, touchdowns: tuple[int, int] = (0, 0)) -> MatchResult:
    return MatchResult(Pairing(home, away), (one, other), counts={"touchdowns": touchdowns})


@pytest.mark.rule("LG-6.2")
def test_masters_of_football_plays_twice_for_three_points_and_shares_places() -> None:
    league = by_hand(play_of("masters_football"), 4, [result(0, 3, 1, 1), result(1, 2, 2, 0)])
    assert [len(round) for round in league.fixtures] == [2] * 6
    assert [each.team for each in league.table] == [1, 3, 0, 2], "a goal away from home parts the two who drew"
    assert {(each.place, each.shared) for each in by_hand(play_of("masters_football"), 4, []).table} == {(1, True)}
    assert league.season.records[1].overall.points(league.season.points) == 3


@pytest.mark.rule("LG-6.1")
def test_the_american_games_rank_by_share_and_part_the_rest_by_lot() -> None:
    league = by_hand(play_of("sport_jockeys"), 4, [result(0, 3, 7, 21), result(2, 1, 10, 3)])
    assert [each.team for each in league.table] == [3, 2, 1, 0]
    assert league.table[0].criterion == "difference"
    assert [each.team for each in by_hand(play_of("sport_jockeys"), 3, []).table] == [0, 1, 2]


@pytest.mark.rule("FH-22.7")
def test_highlights_wants_the_touchdowns_too() -> None:
    play = play_of("highlights_2052")
    level = [result(0, 3, 14, 7, (1, 1)), result(2, 1, 14, 7, (2, 1))]
    league = by_hand(play, 4, level)
    assert league.counted == ("touchdowns",)
    assert [each.team for each in league.table][:2] == [2, 0]
    assert by_hand(play_of("sport_jockeys"), 2, []).counted == ()


@pytest.mark.rule("LG-5.7")
def test_a_result_belongs_to_the_round_of_its_fixture() -> None:
    league = by_hand(play_of("sport_jockeys"), 4, [])
    home, away = league.fixtures[2][0].teams
    after = by_hand(play_of("sport_jockeys"), 4, [result(home, away, 3, 0)])
    assert [each.round for each in after.season.results] == [3]


@pytest.mark.parametrize("wrong", [[(3, 0)], [(0, 0)], [(0, 9)], [(0, 3), (0, 3)]])
def test_what_is_no_fixture_is_refused(wrong: list[tuple[int, int]]) -> None:
    with pytest.raises(BadOption, match="is not a match of this league, or was entered twice"):
        by_hand(play_of("sport_jockeys"), 4, [result(home, away, 1, 0) for home, away in wrong])
