"""LG-10.5  What holds in every schedule, table and bracket."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playcall.leagues.bracket import Empty, Knockout
from playcall.leagues.ranking import (
    HIGHLIGHTS,
    IN_THE_DIVISION,
    MASTERS_OF_FOOTBALL,
    WITH_DIVISIONS,
    WITHOUT_DIVISIONS,
    Season,
    order,
    rank,
)
from playcall.leagues.results import Decision, Division, MatchResult, Means, Pairing
from playcall.leagues.schedule import byes, divisions_by_lot, league_schedule, round_robin

few = settings(max_examples=25, deadline=None)
ALL = (WITH_DIVISIONS, IN_THE_DIVISION, WITHOUT_DIVISIONS, HIGHLIGHTS, MASTERS_OF_FOOTBALL)


@st.composite
def seasons(draw: st.DrawFn) -> Season:
    """Some matches between some of 2 to 64 teams, close scores, in any order; two divisions or none."""
    number = draw(st.integers(2, 64))
    team = st.integers(0, number - 1)
    pairs = st.tuples(team, team).filter(lambda pair: pair[0] != pair[1])
    score = st.tuples(st.integers(0, 3), st.integers(0, 3))
    found = draw(st.lists(st.tuples(pairs, score, st.integers(1, 9)), max_size=40))
    results = [MatchResult(Pairing(*pair), score, round) for pair, score, round in found]
    lot = draw(st.permutations(range(number)))
    halves = (Division("north", tuple(lot[::2])), Division("south", tuple(lot[1::2])))
    return Season.of(results, lot, draw(st.sampled_from([(), halves])))


@pytest.mark.rule("LG-10.5")
@given(seasons())
@few
def test_wins_equal_losses_and_points_for_points_against(season: Season) -> None:
    tallies = [record.overall for record in season.records.values()]
    assert sum(tally.won for tally in tallies) == sum(tally.lost for tally in tallies)
    assert sum(tally.difference for tally in tallies) == 0
    assert sum(tally.matches for tally in tallies) == 2 * len(season.results)
    for record in season.records.values():
        assert record.home.matches + record.away.matches == record.overall.matches == len(record.form)
        assert (record.points_after or (0,))[-1] == record.overall.points(season.points)


@pytest.mark.rule("LG-10.5", "LG-6.5")
@given(seasons(), st.sampled_from(ALL))
@few
def test_a_ranking_has_everybody_once_and_does_not_depend_on_who_is_named_first(
    season: Season, criteria: tuple[str, ...]
) -> None:
    places = rank(season.lot, season, criteria)
    assert sorted(order(places)) == sorted(season.lot)
    assert rank(tuple(reversed(season.lot)), season, criteria) == places
    if "lot" in criteria:
        assert [place.place for place in places] == list(range(1, len(places) + 1))
    for above, below in pairwise(places):
        assert above.place == below.place or below.worth < below.rival_worth
        assert below.rival == above.team or above.shared or below.shared


@pytest.mark.rule("LG-10.5")
@given(st.integers(4, 16), st.booleans())
@few
def test_every_pair_of_a_league_meets_as_often_as_its_rule_says(number: int, conferences: bool) -> None:
    divisions = divisions_by_lot(range(number), conferences)
    met: Counter[frozenset[int]] = Counter()
    home: Counter[int] = Counter()
    schedule = league_schedule(divisions)
    for round in schedule:
        met.update(frozenset(pairing.teams) for pairing in round)
        home.update({pairing.home: 1 for pairing in round})
        home.subtract(pairing.away for pairing in round)
        assert len(byes(range(number), round)) + 2 * len(round) == number
    for one in divisions:
        for two in divisions:
            times = 2 if one is two else 1 if one.conference == two.conference else 0
            assert {met[frozenset((a, b))] for a in one.teams for b in two.teams if a != b} <= {times}
    assert set(home.values()) <= {-1, 0, 1}


@pytest.mark.rule("LG-10.5")
@given(st.integers(2, 64), st.booleans(), st.booleans(), st.data())
@few
def test_a_bracket_ends_with_one_champion_whoever_wins(
    number: int, consolation: bool, third_place: bool, data: st.DataObject
) -> None:
    knockout = Knockout.seeded(range(number), consolation, third_place)
    losses: Counter[int] = Counter()
    while meeting := next((each for each in knockout.meetings if each.open), None):
        winner = data.draw(st.sampled_from(meeting.teams))
        knockout = knockout.decided(meeting.key, Decision(winner, Means.SCORE))
        [loser] = set(meeting.teams) - {winner}
        losses[loser] += meeting.stage.value == "bracket"
    assert knockout.champion is not None
    assert losses[knockout.champion] == 0
    assert all(losses[each] == 1 for each in range(number) if each != knockout.champion)
    assert not any(Empty.TO_COME in meeting.entrants for meeting in knockout.meetings)


@pytest.mark.rule("LG-10.5")
@given(st.permutations(range(9)), st.sampled_from([1, 2]))
@few
def test_the_lot_only_says_who_stands_where(lot: list[int], passes: int) -> None:
    plain = round_robin(range(9), passes)
    renamed = tuple(tuple(Pairing(lot[p.home], lot[p.away]) for p in round) for round in plain)
    assert round_robin(lot, passes) == renamed
