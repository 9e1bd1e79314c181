"""The worked examples of LG that are arithmetic: tables, seeds, brackets, the circle, two legs."""

from __future__ import annotations

from fractions import Fraction

import pytest

from playcall.leagues.bracket import Knockout
from playcall.leagues.playoffs import decide_legs, division_seeds, has_wildcard
from playcall.leagues.ranking import WITH_DIVISIONS, Season, rank
from playcall.leagues.records import SOCCER
from playcall.leagues.results import Decision, Means
from playcall.leagues.schedule import byes, circle
from tests.leagues.results import LOT, divisions, letters, pairing, played, ranked, series, team, teams


@pytest.mark.rule("LG-6.5", "LG-6.6")
def test_1_overall_order() -> None:
    """P and Q play in the North with W and X, R in the South with S, T and U."""
    results = (
        *played("P9-0Q", "Q9-0P"),
        *series("P", "W", "2-0"), *series("P", "X", "1-1"), *series("Q", "W", "2-0"), *series("Q", "X", "1-1"),
        *series("R", "S", "2-0"), *series("R", "T", "2-0"), *series("R", "U", "1-1"),
        *played("R1-0P Q1-0R R0-1W R0-0X"),
        *series("P", "S", "1-0"), *series("P", "T", "1-0"), *played("P7-0U"),
        *series("Q", "S", "1-0"), *played("T0-22Q U1-0Q"),
    )  # fmt: skip
    season = Season.of(results, LOT, divisions("PQWX", "RSTU"))
    records = {letter: season.records[team(letter)] for letter in "PQR"}
    assert [(r.overall.won, r.overall.lost, r.overall.tied) for r in records.values()] == [
        (7, 3, 0), (7, 3, 0), (6, 3, 1),
    ]  # fmt: skip
    assert [(r.division.won, r.division.lost) for r in records.values()] == [(4, 2), (4, 2), (5, 1)]
    assert [records[letter].overall.difference for letter in "PQ"] == [10, 25]
    places = rank(teams("PQR"), season, WITH_DIVISIONS)
    assert ranked(places) == "QPR"
    assert [place.criterion for place in places] == ["difference", "difference", "share"]
    assert (places[2].worth, places[2].rival_worth) == (Fraction(13, 20), Fraction(7, 10))


def level_but_for_head_to_head(*among: str) -> Season:
    """X, Y and Z with these matches among them; whatever is missing to 6-4 they make up outside."""
    results = list(played(*among))
    table = Season.of(results, LOT)
    for letter in "XYZ":
        record = table.records[team(letter)].overall
        results += series(letter, "A", f"{6 - record.won}-{4 - record.lost}")
    return Season.of(results, LOT, divisions("XYZA", "BCDE"))


@pytest.mark.rule("LG-6.5")
def test_2_head_to_head_among_three() -> None:
    season = level_but_for_head_to_head("X1-0Y Z0-1X", "Y1-0X Y1-0Z", "X1-0Z", "Z1-0Y")
    places = rank(teams("XYZ"), season, WITH_DIVISIONS)
    assert ranked(places) == "XYZ"
    assert [place.criterion for place in places] == ["head_to_head_share"] * 3
    assert [place.worth for place in places] == [Fraction(3, 4), Fraction(1, 2), Fraction(1, 4)]


@pytest.mark.rule("LG-6.5")
def test_2_no_new_start() -> None:
    season = level_but_for_head_to_head("X1-0Y", "Y9-0X", "X1-0Z", "Y1-0Z")
    places = rank(teams("XYZ"), season, WITH_DIVISIONS)
    assert ranked(places) == "YXZ"
    assert [place.criterion for place in places] == ["difference", "difference", "head_to_head_share"]


@pytest.mark.rule("LG-6.7")
def test_3_not_all_have_met() -> None:
    results = (*played("K1-0L", "A3-0K", "L9-0A"), *series("M", "A", "1-1"))
    season = Season.of(results, LOT, divisions("KLMA", "BCDE"))
    places = rank(teams("KLM"), season, WITH_DIVISIONS)
    assert ranked(places) == "LMK"
    assert [place.criterion for place in places] == ["difference"] * 3
    assert places[0].passed_over == ("head_to_head_share",)


@pytest.mark.rule("LG-7.4")
def test_4_seeds() -> None:
    """N and M are first and second of the North, S and T of the South; X and Y are the others."""
    results = (
        *series("N", "X", "5-1"), *series("N", "Y", "2-2"), *series("M", "X", "4-2"), *series("M", "Y", "4-0"),
        *series("S", "Y", "5-1"), *series("S", "X", "1-3"), *series("T", "Y", "3-3"), *series("T", "X", "3-1"),
    )  # fmt: skip
    season = Season.of(results, LOT, divisions("NMX", "STY"))
    seeds = division_seeds(season.divisions, season)
    assert letters(seeds) == "NSMT"
    knockout = Knockout.seeded(seeds)
    assert [knockout.fixtures(each)[0] for each in knockout.played_in(1)] == [pairing("NT"), pairing("SM")]


@pytest.mark.rule("LG-7.2", "LG-7.4")
def test_5_a_wildcard() -> None:
    """North N, M, L and X, South S, T and Y; X and Y are those who are behind."""
    results = (
        *series("N", "X", "4-0"), *series("N", "Y", "3-2"), *series("M", "X", "3-1"), *series("M", "Y", "3-2"),
        *series("L", "X", "2-2"), *series("L", "Y", "3-2"), *series("S", "Y", "3-1"), *series("S", "X", "2-2"),
        *series("T", "Y", "2-2"), *series("T", "X", "2-2"),
    )  # fmt: skip
    season = Season.of(results, LOT, divisions("NMLX", "STY"))
    seeds = division_seeds(season.divisions, season, has_wildcard(7))
    assert letters(seeds) == "NSML"
    knockout = Knockout.seeded(seeds)
    assert [knockout.fixtures(each)[0] for each in knockout.played_in(1)] == [pairing("NL"), pairing("SM")]


@pytest.mark.rule("LG-7.6")
def test_6_a_cup_of_six() -> None:
    seeds = teams("ABCDEF")
    knockout = Knockout.seeded(seeds)
    played_now = [each for each in knockout.played_in(1) if each.open]
    assert [letters(each.teams) for each in played_now] == ["DE", "CF"]
    for meeting, winner in zip(played_now, teams("EC"), strict=True):
        knockout = knockout.decided(meeting.key, Decision(winner, Means.SCORE))
    assert [letters(each.teams) for each in knockout.played_in(2)] == ["AE", "BC"]


@pytest.mark.rule("LG-5.7")
def test_7_five_teams_in_a_circle() -> None:
    schedule = circle(range(5))
    assert [[pairing.teams for pairing in round] for round in schedule] == [
        [(3, 0), (1, 2)], [(2, 4), (0, 1)], [(1, 3), (4, 0)], [(0, 2), (3, 4)], [(4, 1), (2, 3)],
    ]  # fmt: skip
    homes = [pairing.home for round in schedule for pairing in round]
    assert all(homes.count(each) == 2 for each in range(5))
    assert [byes(range(5), round) for round in schedule] == [(4,), (3,), (2,), (1,), (0,)]


@pytest.mark.rule("LG-7.8")
def test_10_two_legs() -> None:
    assert decide_legs(played("U2-1V", "V1-0U"), LOT, SOCCER) == Decision(team("V"), Means.AWAY_SCORED)
