"""LG-7  Who qualifies, who meets whom, who goes on."""

from __future__ import annotations

import msgspec
import pytest

from playcall.kernel import BadOption, Chance
from playcall.leagues.bracket import Empty, Knockout, Meeting, Stage, bracket_order
from playcall.leagues.playoffs import (
    conference_final,
    decide_legs,
    decide_match,
    division_seeds,
    has_wildcard,
    table_seeds,
)
from playcall.leagues.ranking import Season
from playcall.leagues.records import SOCCER
from playcall.leagues.results import Decision, MatchKind, MatchResult, Means, Pairing, double_forfeit, forfeit
from playcall.leagues.schedule import divisions_by_lot
from playcall.testing import ScriptedChance
from tests.leagues.results import LOT, divisions, letters, match, pairing, played, series, team, teams

COIN = Chance.of(1)


def shown(meetings: list[Meeting]) -> list[str]:
    return ["-".join(entrant.value if isinstance(entrant, Empty) else letters([entrant]) for entrant in m.entrants)
            for m in meetings]  # fmt: skip


def won(knockout: Knockout, *wins: str) -> Knockout:
    """The bracket after these teams have won the matches they were to play."""
    for letter in wins:
        meeting = next(each for each in knockout.meetings if each.open and team(letter) in each.teams)
        knockout = knockout.decided(meeting.key, Decision(team(letter), Means.SCORE))
    return knockout


# Seeds ----------------------------------------------------------------------------------------------------------------


def two_divisions_of_three() -> tuple[Season, tuple[MatchResult, ...]]:
    """A, B, C in the North and D, E, F in the South; B has the best overall record, A the best of the North."""
    results = (
        *series("A", "C", "3-0"), *series("A", "F", "0-3"), *series("B", "C", "2-1"), *series("B", "F", "3-0"),
        *series("D", "F", "2-1"), *series("E", "F", "1-2"), *series("C", "E", "5-0"),
    )  # fmt: skip
    return Season.of(results, LOT, divisions("ABC", "DEF")), results


@pytest.mark.rule("LG-7.1", "LG-7.4")
def test_the_two_best_of_each_division_qualify_by_their_record_in_it() -> None:
    season, _ = two_divisions_of_three()
    assert letters(division_seeds(season.divisions, season)) == "DABF"


@pytest.mark.rule("LG-7.4")
def test_winners_are_seeded_before_a_runner_up_with_a_better_record() -> None:
    season, _ = two_divisions_of_three()
    seeds = division_seeds(season.divisions, season)
    best = max(teams("ABCDEF"), key=lambda each: season.records[each].overall.share)
    assert letters([best]) == "B"
    assert seeds.index(best) == 2


@pytest.mark.rule("LG-7.2")
def test_a_wildcard_goes_by_the_overall_record() -> None:
    season, _ = two_divisions_of_three()
    assert letters(division_seeds(season.divisions, season, wildcard=True)) == "DABC"


@pytest.mark.rule("LG-7.2")
def test_an_odd_number_of_teams_has_a_wildcard() -> None:
    assert has_wildcard(7)
    assert not has_wildcard(8)
    assert has_wildcard(8, chosen=True)


@pytest.mark.rule("LG-7.1")
def test_seed_1_meets_seed_4_and_seed_2_seed_3() -> None:
    knockout = Knockout.seeded(teams("PQRS"))
    assert shown(knockout.played_in(1)) == ["P-S", "Q-R"]
    assert shown(won(knockout, "S", "Q").played_in(2)) == ["S-Q"]


@pytest.mark.rule("LG-7.5")
@pytest.mark.parametrize(
    ("number", "places", "seeds"),
    [(6, 4, "ABCD"), (3, 4, "AB"), (2, 4, "AB"), (9, 8, "ABCDEFGH"), (6, 2, "AB"), (6, 0, "")],
)
def test_without_divisions_the_best_of_the_table_qualify(number: int, places: int, seeds: str) -> None:
    assert letters(table_seeds(range(number), places)) == seeds


@pytest.mark.rule("LG-7.5")
def test_playoffs_have_2_4_or_8_places_or_none() -> None:
    with pytest.raises(BadOption, match="2, 4 or 8 places"):
        table_seeds(range(9), 6)


@pytest.mark.rule("LG-7.3", "LG-5.3")
def test_of_two_conference_champions_the_better_overall_is_at_home() -> None:
    results = (*series("B", "C", "1-1"), *series("J", "K", "2-0"))
    season = Season.of(results, tuple(range(16)), divisions_by_lot(range(16)))
    assert conference_final(teams("BJ"), season) == pairing("JB")
    assert conference_final(teams("CJ"), season) == pairing("JC")


# Brackets -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-7.6")
def test_the_list_of_a_bracket() -> None:
    assert bracket_order(2) == (1, 2)
    assert bracket_order(4) == (1, 4, 2, 3)
    assert bracket_order(8) == (1, 8, 4, 5, 2, 7, 3, 6)
    assert bracket_order(16) == (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)


@pytest.mark.rule("LG-7.6", "LG-5.5")
@pytest.mark.parametrize("number", range(2, 65))
def test_if_the_better_seed_always_wins_the_first_two_meet_in_the_final(number: int) -> None:
    knockout = Knockout.seeded(range(number))
    for round in range(1, len(knockout.rounds) + 1):
        for meeting in knockout.played_in(round):
            if meeting.open:
                knockout = knockout.decided(meeting.key, Decision(min(meeting.teams), Means.SCORE))
    assert (knockout.champion, len(knockout.decisions)) == (0, number - 1)
    assert knockout.rounds[-1][0].teams == (0, 1)
    size = len(knockout.places)
    free = [meeting for meeting in knockout.rounds[0] if Empty.BYE in meeting.entrants]
    assert {meeting.teams for meeting in free} == {(seed,) for seed in range(size - number)}


@pytest.mark.rule("LG-7.6")
def test_seeds_are_not_given_again() -> None:
    knockout = won(Knockout.seeded(teams("ABCDEFGH")), "H", "E", "G", "F")
    assert shown(knockout.played_in(2)) == ["H-E", "G-F"]


@pytest.mark.rule("LG-7.6")
def test_a_match_waits_for_those_who_play_for_it() -> None:
    knockout = Knockout.seeded(teams("ABCDEF"))
    assert shown(knockout.played_in(2)) == ["A-to_come", "B-to_come"]
    assert [meeting.open for meeting in knockout.meetings] == [False, True, False, True, False, False, False]


@pytest.mark.rule("LG-7.6")
@pytest.mark.parametrize(
    ("key", "winner"), [("bracket-2-1", "A"), ("bracket-1-1", "A"), ("bracket-1-2", "A"), ("cup", "A")]
)
def test_only_what_is_to_be_played_can_be_decided(key: str, winner: str) -> None:
    with pytest.raises(BadOption, match="not to be played now"):
        Knockout.seeded(teams("ABCDEF")).decided(key, Decision(team(winner), Means.SCORE))


@pytest.mark.rule("LG-7.3")
def test_the_better_seed_is_at_home_up_to_the_final() -> None:
    knockout = won(Knockout.seeded(teams("DCBA")), "A", "C")
    [final] = knockout.played_in(2)
    assert knockout.fixtures(final) == (pairing("CA"),)


@pytest.mark.rule("LG-7.7")
def test_losers_of_the_first_round_keep_their_places_in_the_consolation() -> None:
    knockout = won(Knockout.seeded(teams("ABCDEFGH"), consolation=True), "A", "D", "B", "F")
    assert [meeting.stage for meeting in knockout.played_in(2)] == [Stage.BRACKET] * 2 + [Stage.CONSOLATION] * 2
    assert shown(knockout.played_in(2)) == ["A-D", "B-F", "H-E", "G-C"]
    assert shown(won(knockout, "A", "B", "E", "C").played_in(3)) == ["A-B", "E-C"]


@pytest.mark.rule("LG-7.7")
def test_where_the_opponent_had_a_bye_the_consolation_has_one() -> None:
    knockout = won(Knockout.seeded(teams("ABCDEF"), consolation=True), "E", "C")
    assert shown(knockout.consolation_rounds[0]) == ["bye-D", "bye-F"]
    assert shown(knockout.consolation_rounds[1]) == ["D-F"]


@pytest.mark.rule("LG-7.7")
def test_two_byes_leave_a_place_of_the_consolation_empty() -> None:
    knockout = won(Knockout.seeded(teams("ABCDE"), consolation=True), "D")
    assert shown(knockout.consolation_rounds[0]) == ["bye-E", "bye-bye"]
    assert knockout.consolation_rounds[1][0].winner == team("E")


@pytest.mark.rule("LG-7.7")
def test_the_losers_of_the_semi_finals_play_for_third_place() -> None:
    knockout = won(Knockout.seeded(teams("ABCD"), third_place=True), "D", "B")
    assert shown(knockout.played_in(2)) == ["D-B", "A-C"]
    assert won(knockout, "C").champion is None
    assert won(knockout, "D").champion == team("D")


@pytest.mark.rule("LG-7.7")
def test_of_three_the_loser_of_the_semi_final_is_third_at_once() -> None:
    third = won(Knockout.seeded(teams("ABC"), third_place=True), "C").third_place_match
    assert third is not None
    assert (third.winner, third.open) == (team("B"), False)


@pytest.mark.rule("LG-7.7")
def test_in_a_bracket_of_four_the_consolation_is_the_match_for_third_place() -> None:
    assert Knockout.seeded(teams("ABCD"), consolation=True, third_place=True).third_place_match is None
    assert Knockout.seeded(teams("AB"), consolation=True, third_place=True).meetings[1:] == []


@pytest.mark.rule("LG-5.6")
def test_an_evening_of_four() -> None:
    evening = Knockout.evening(teams("ABCD"))
    assert shown(evening.played_in(1)) == ["A-B", "C-D"]
    assert shown(won(evening, "B", "C").played_in(2)) == ["B-C", "A-D"]


@pytest.mark.rule("LG-5.6")
def test_an_evening_of_eight_as_a_bracket() -> None:
    assert shown(Knockout.evening(teams("ABCDEFGH")).played_in(1)) == ["A-B", "C-D", "E-F", "G-H"]
    with pytest.raises(BadOption, match="4, 8, 16"):
        Knockout.evening(teams("ABCDEF"))


# Winners --------------------------------------------------------------------------------------------------------------


def cup(text: str) -> MatchResult:
    return match(text, kind=MatchKind.PLAYOFF)


@pytest.mark.rule("LG-6.3")
def test_the_score_decides_a_match() -> None:
    assert decide_match(cup("A3-7B"), teams("AB"), COIN) == Decision(team("B"), Means.SCORE)


@pytest.mark.rule("LG-6.3")
def test_what_the_game_did_about_a_level_score_stands() -> None:
    shootout = Decision(team("B"), Means.SHOOTOUT)
    assert decide_match(msgspec.structs.replace(cup("A1-1B"), settled=shootout), teams("AB"), COIN) == shootout


@pytest.mark.rule("LG-6.3")
@pytest.mark.parametrize(("face", "winner"), [(0, "A"), (1, "B")])
def test_the_last_means_is_a_coin_and_recorded_as_one(face: int, winner: str) -> None:
    coin = ScriptedChance(numbers={"coin": [face]})
    assert decide_match(cup("A0-0B"), teams("AB"), coin) == Decision(team(winner), Means.COIN)


@pytest.mark.rule("LG-1.5")
def test_after_a_double_forfeit_the_better_seed_goes_on() -> None:
    result = double_forfeit(pairing("AB"), kind=MatchKind.PLAYOFF)
    assert decide_match(result, teams("BA"), COIN) == Decision(team("B"), Means.BETTER_SEED)


@pytest.mark.rule("LG-1.5")
def test_a_forfeit_decides_a_match() -> None:
    result = forfeit(pairing("AB"), by=team("A"), kind=MatchKind.PLAYOFF)
    assert decide_match(result, teams("AB"), COIN) == Decision(team("B"), Means.FORFEIT)


@pytest.mark.rule("LG-7.8")
def test_of_two_legs_the_worse_seed_has_the_first_at_home() -> None:
    knockout = Knockout.seeded(teams("AB"), legs=2)
    [final] = knockout.meetings
    assert knockout.fixtures(final) == (Pairing(*teams("BA")), Pairing(*teams("AB")))


LEGS = [
    ("B1-0A A9-0B", "A", Means.DIFFERENCE),
    ("B0-0A A1-0B", "A", Means.POINTS),
    ("B2-1A A1-0B", "A", Means.AWAY_SCORED),
    ("B0-2A A1-3B", "B", Means.AWAY_SCORED),
    ("B1-0A A1-0B", "B", Means.PLACE),
]


@pytest.mark.rule("LG-7.8")
@pytest.mark.parametrize(("legs", "winner", "means"), LEGS)
def test_two_legs_are_decided_step_by_step(legs: str, winner: str, means: Means) -> None:
    assert decide_legs(played(*legs.split()), LOT, table=teams("BA")) == Decision(team(winner), means)


@pytest.mark.rule("LG-7.8")
def test_without_a_table_the_lot_is_last() -> None:
    assert decide_legs(played("B1-0A", "A1-0B"), LOT) == Decision(team("A"), Means.LOT)


@pytest.mark.rule("LG-7.8")
def test_masters_of_football_takes_a_shootout_in_place_of_the_lot() -> None:
    legs = played("B1-0A", "A1-0B")
    assert decide_legs(legs, LOT, SOCCER, shootout=lambda level: level[-1]) == Decision(team("B"), Means.SHOOTOUT)
    assert decide_legs(legs, LOT, SOCCER, teams("BA"), shootout=lambda level: level[0]).by is Means.PLACE


@pytest.mark.rule("LG-1.5", "LG-7.8")
def test_two_double_forfeits_let_the_better_seed_go_on() -> None:
    legs = [double_forfeit(pairing("BA")), double_forfeit(pairing("AB"))]
    assert decide_legs(legs, teams("BA"), table=teams("BA")) == Decision(team("A"), Means.BETTER_SEED)
    one = [double_forfeit(pairing("BA")), match("A0-1B")]
    assert decide_legs(one, LOT) == Decision(team("B"), Means.POINTS)
