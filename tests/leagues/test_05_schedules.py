"""LG-5  Who meets whom in which round, and who is at home."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations

import pytest

from playcall.kernel import BadOption
from playcall.leagues.bracket import Knockout
from playcall.leagues.results import Pairing
from playcall.leagues.schedule import (
    Schedule,
    byes,
    circle,
    divisions_by_lot,
    league_schedule,
    preseason,
    round_robin,
    ten_weeks,
    turned,
    two_divisions,
)
from tests.leagues.results import letters, teams

OPPONENTS = {
    "A": "EBCFDBGCDH", "B": "FADGCAHDCE", "C": "GDAHBDEABF", "D": "HCBEACFBAG",
    "E": "AFGDHFCGHB", "F": "BEHAGEDHGC", "G": "CHEBFHAEFD", "H": "DGFCEGBFEA",
}  # fmt: skip
"""LG-5.2  Whom each of eight teams meets in its ten weeks."""


def told(schedule: Schedule) -> list[str]:
    return [" ".join(f"{home}-{away}" for home, away in (pairing.teams for pairing in round)) for round in schedule]


def meetings(schedule: Schedule) -> Counter[frozenset[int]]:
    return Counter(frozenset(pairing.teams) for pairing in chain.from_iterable(schedule))


def balance(schedule: Schedule) -> Counter[int]:
    """Matches at home less matches away."""
    count: Counter[int] = Counter()
    for pairing in chain.from_iterable(schedule):
        count.update({pairing.home: 1, pairing.away: -1})
    return count


def nobody_plays_twice_in_a_round(schedule: Schedule) -> bool:
    return all(max(Counter(chain.from_iterable(p.teams for p in round)).values()) == 1 for round in schedule)


@pytest.mark.rule("LG-5.1")
@pytest.mark.parametrize("number", range(2, 33))
@pytest.mark.parametrize("passes", [1, 2])
def test_everybody_meets_everybody_at_home_about_as_often_as_away(number: int, passes: int) -> None:
    schedule = round_robin(range(number), passes)
    assert meetings(schedule) == {frozenset(pair): passes for pair in combinations(range(number), 2)}
    assert nobody_plays_twice_in_a_round(schedule)
    assert all(-1 <= each <= 1 for each in balance(schedule).values())
    assert len(schedule) == passes * (number - 1 + number % 2)


@pytest.mark.rule("LG-5.1")
@pytest.mark.parametrize("number", [1, 33])
def test_a_round_robin_is_for_2_to_32_teams(number: int) -> None:
    with pytest.raises(BadOption, match="2 to 32 teams"):
        round_robin(range(number))


@pytest.mark.rule("LG-5.1")
def test_a_round_robin_is_single_or_double() -> None:
    with pytest.raises(BadOption, match="single or double"):
        round_robin(range(4), passes=3)


@pytest.mark.rule("LG-5.7")
def test_the_circle_of_four() -> None:
    assert told(circle(range(4))) == ["0-3 2-1", "2-0 1-3", "0-1 3-2"]


@pytest.mark.rule("LG-5.7")
def test_in_the_second_pass_home_and_away_are_swapped() -> None:
    schedule = round_robin(range(4), passes=2)
    assert schedule[3:] == turned(schedule[:3])


@pytest.mark.rule("LG-5.7")
def test_teams_stand_in_lot_order() -> None:
    assert told(circle([7, 5, 9, 3])) == ["7-3 9-5", "9-7 5-3", "7-5 3-9"]


@pytest.mark.rule("LG-5.8", "LG-5.2")
def test_the_ten_weeks_have_the_opponents_of_the_table() -> None:
    schedule = ten_weeks(teams("ABCDEFGH"))
    for letter, opponents in OPPONENTS.items():
        [number] = teams(letter)
        met = [next(pairing.other(number) for pairing in week if number in pairing.teams) for week in schedule]
        assert letters(met) == opponents


@pytest.mark.rule("LG-5.8")
def test_everybody_is_at_home_in_five_of_the_ten_weeks() -> None:
    schedule = ten_weeks(teams("ABCDEFGH"))
    assert Counter(pairing.home for week in schedule for pairing in week) == dict.fromkeys(range(8), 5)
    assert schedule[0][0] == Pairing(*teams("AE"))
    assert schedule[3][0] == Pairing(*teams("FA"))


@pytest.mark.rule("LG-5.8")
def test_letters_go_by_lot() -> None:
    north, south = divisions_by_lot([3, 1, 4, 0, 5, 7, 2, 6])
    assert (north.teams, south.teams) == ((3, 1, 4, 0), (5, 7, 2, 6))
    assert league_schedule((north, south)) == ten_weeks([3, 1, 4, 0, 5, 7, 2, 6])


@pytest.mark.rule("LG-5.2")
@pytest.mark.parametrize("number", range(4, 17))
def test_rivals_meet_twice_and_others_once(number: int) -> None:
    north, south = divisions_by_lot(range(number), conferences=False)
    met = meetings(league_schedule((north, south)))
    for pair in combinations(range(number), 2):
        rivals = set(pair) <= set(north.teams) or set(pair) <= set(south.teams)
        assert met[frozenset(pair)] == (2 if rivals else 1)


@pytest.mark.rule("LG-5.9")
@pytest.mark.parametrize("number", [each for each in range(4, 17) if each != 8])
def test_two_divisions_of_other_sizes(number: int) -> None:
    divisions = divisions_by_lot(range(number), conferences=False)
    schedule = league_schedule(divisions)
    assert [division.teams for division in divisions] == [tuple(range(0, number, 2)), tuple(range(1, number, 2))]
    assert nobody_plays_twice_in_a_round(schedule)
    assert all(-1 <= each <= 1 for each in balance(schedule).values())


@pytest.mark.rule("LG-5.9")
def test_three_against_two() -> None:
    assert told(two_divisions([0, 1, 2], [10, 11])) == [
        "1-0 10-11", "0-2", "2-1",
        "0-10 1-11", "11-0 2-10", "10-1 11-2",
        "0-1 11-10", "2-0", "1-2",
    ]  # fmt: skip


@pytest.mark.rule("LG-5.9")
@pytest.mark.parametrize("number", [3, 17])
def test_divisions_are_for_4_to_16_teams(number: int) -> None:
    with pytest.raises(BadOption, match="4 to 16 teams"):
        divisions_by_lot(range(number))


@pytest.mark.rule("LG-5.3")
def test_sixteen_teams_are_two_conferences_of_eight() -> None:
    divisions = divisions_by_lot(range(16))
    assert [(each.conference, each.name, len(each.teams)) for each in divisions] == [
        (0, "north", 4), (0, "south", 4), (1, "north", 4), (1, "south", 4),
    ]  # fmt: skip
    schedule = league_schedule(divisions)
    assert len(schedule) == 10
    assert [week[:4] for week in schedule] == list(ten_weeks(range(8)))
    assert [week[4:] for week in schedule] == list(ten_weeks(range(8, 16)))


@pytest.mark.rule("LG-5.4")
@pytest.mark.parametrize("rounds", [2, 3, 4])
@pytest.mark.parametrize("number", [2, 3, 5, 8])
def test_a_preseason_is_the_first_rounds_of_a_round_robin(number: int, rounds: int) -> None:
    double = round_robin(range(number), passes=2)
    assert len(preseason(range(number), rounds)) == rounds
    assert preseason(range(number), rounds)[: len(double)] == double[:rounds]


@pytest.mark.rule("LG-5.4")
def test_a_preseason_has_two_to_four_rounds_or_none() -> None:
    assert preseason(range(8), 0) == ()
    with pytest.raises(BadOption, match="two to four"):
        preseason(range(8), 1)


@pytest.mark.rule("LG-5.5")
@pytest.mark.parametrize("number", [1, 65])
def test_a_cup_is_for_2_to_64_teams(number: int) -> None:
    with pytest.raises(BadOption, match="2 to 64 teams"):
        Knockout.seeded(range(number))


@pytest.mark.rule("LG-5.5")
def test_teams_of_a_cup_meet_once_or_in_two_legs() -> None:
    with pytest.raises(BadOption, match="two legs"):
        Knockout.seeded(range(4), legs=3)


@pytest.mark.rule("LG-10.5", "LG-5.7")
def test_byes_go_round() -> None:
    assert [byes(range(5), round) for round in circle(range(5))] == [(4,), (3,), (2,), (1,), (0,)]
    assert byes(range(4), circle(range(4))[0]) == ()
