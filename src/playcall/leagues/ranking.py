"""LG-6  Tables: records, criteria, and who is ahead of whom by which of them. All comparisons are exact."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Final

import msgspec

from playcall.leagues.records import AMERICAN, Points, Record, Tally, record_of, tally
from playcall.leagues.results import Division, MatchResult, Team, of_the_table, outcome_for

Worth = Fraction | int
"""What a criterion gives a team; more is better."""
Shootout = Callable[[tuple[Team, ...]], Team]
"""MF-17.5  Takes the teams level for first place and says who wins."""


@dataclass(frozen=True)
class Season:
    """What a table is made of: the matches that count in it, the lots, the divisions where there are any."""

    results: tuple[MatchResult, ...]
    lot: tuple[Team, ...]
    """LG-1.6  All teams in the order of their lots."""
    divisions: tuple[Division, ...] = ()
    points: Points = AMERICAN
    places: tuple[Team, ...] = ()
    """LG-7.8  The table before, best first, where two legs are decided."""

    @classmethod
    def of(
        cls,
        results: Sequence[MatchResult],
        lot: Sequence[Team],
        divisions: Sequence[Division] = (),
        points: Points = AMERICAN,
    ) -> Season:
        """LG-6.8  From all matches there were, the regular ones."""
        return cls(of_the_table(results), tuple(lot), tuple(divisions), points)

    @cached_property
    def division_of(self) -> dict[Team, Division]:
        return {team: division for division in self.divisions for team in division.teams}

    @cached_property
    def records(self) -> dict[Team, Record]:
        matches: dict[Team, list[MatchResult]] = {team: [] for team in self.lot}
        for result in sorted(self.results, key=lambda each: each.round):
            for team in result.pairing.teams:
                matches[team].append(result)
        rounds = max((result.round for result in self.results), default=0)
        return {team: record_of(team, own, self.rivals_of(team), self.points, rounds) for team, own in matches.items()}

    def rivals_of(self, team: Team) -> tuple[Team, ...]:
        """The teams of its division; none without divisions."""
        return self.division_of[team].teams if team in self.division_of else ()

    def among(self, teams: Sequence[Team]) -> list[MatchResult]:
        """The matches that these teams played against each other."""
        those = set(teams)
        return [each for each in self.results if those.issuperset(each.pairing.teams)]


# Criteria -------------------------------------------------------------------------------------------------------------

Criterion = Callable[[Season, Sequence[Team]], Mapping[Team, Worth] | None]
"""What each of the teams still tied is worth; None: it is passed over for all of them."""


def share(season: Season, tied: Sequence[Team]) -> Mapping[Team, Worth]:
    return {team: season.records[team].overall.share for team in tied}


def division_share(season: Season, tied: Sequence[Team]) -> Mapping[Team, Worth]:
    return {team: season.records[team].division.share for team in tied}


def points(season: Season, tied: Sequence[Team]) -> Mapping[Team, Worth]:
    return {team: season.records[team].overall.points(season.points) for team in tied}


def head_to_head_share(season: Season, tied: Sequence[Team]) -> Mapping[Team, Worth] | None:
    """LG-6.7  All matches among exactly those tied; passed over if any two of them have not met."""
    among = season.among(tied)
    met = {frozenset(each.pairing.teams) for each in among}
    if len(met) < len(tied) * (len(tied) - 1) // 2:
        return None
    return {team: tally(team, among).share for team in tied}


def head_to_head_points(season: Season, tied: Sequence[Team]) -> Mapping[Team, Worth]:
    among = season.among(tied)
    return {team: tally(team, among).points(season.points) for team in tied}


def difference(season: Season, tied: Sequence[Team]) -> Mapping[Team, Worth]:
    """LG-6.7, LG-6.8  Of the real scores of all regular matches."""
    return {team: season.records[team].overall.difference for team in tied}


def scored(season: Season, tied: Sequence[Team]) -> Mapping[Team, Worth]:
    return {team: season.records[team].overall.scored for team in tied}


def away_scored(season: Season, tied: Sequence[Team]) -> Mapping[Team, Worth]:
    return {team: season.records[team].away.scored for team in tied}


def touchdowns(season: Season, tied: Sequence[Team]) -> Mapping[Team, Worth]:
    return {team: season.records[team].counts.get("touchdowns", 0) for team in tied}


def place(season: Season, tied: Sequence[Team]) -> Mapping[Team, Worth] | None:
    """LG-7.8  The place in the preceding table; passed over where there was none."""
    return {team: -season.places.index(team) for team in tied} if season.places else None


def lot(season: Season, tied: Sequence[Team]) -> Mapping[Team, Worth]:
    """LG-1.6  The lower number is better."""
    return {team: -season.lot.index(team) for team in tied}


CRITERIA: Final[Mapping[str, Criterion]] = {
    criterion.__name__: criterion
    for criterion in (
        share, division_share, points, head_to_head_share, head_to_head_points, difference, scored, away_scored,
        touchdowns, place, lot,
    )
}  # fmt: skip


# Rankings -------------------------------------------------------------------------------------------------------------

WITH_DIVISIONS: Final = ("share", "division_share", "head_to_head_share", "difference", "scored", "lot")
IN_THE_DIVISION: Final = ("division_share", "share", "head_to_head_share", "difference", "scored", "lot")
WITHOUT_DIVISIONS: Final = ("share", "head_to_head_share", "difference", "scored", "lot")
HIGHLIGHTS: Final = ("points", "head_to_head_points", "difference", "scored", "touchdowns", "lot")
MASTERS_OF_FOOTBALL: Final = ("points", "difference", "scored", "away_scored")
"""LG-6.2  Without a lot: a shoot-out for first place, other places are shared."""
TWO_LEGS: Final = ("points", "difference", "scored", "away_scored", "place", "lot")
"""LG-7.8"""


class Place(msgspec.Struct, frozen=True):
    """LG-6.4  A line of a ranking, and what decided it: a comparison with the team above, for the first with the one
    below. A team alone, or level with everybody, has no rival."""

    team: Team
    place: int
    shared: bool = False
    criterion: str = ""
    """A name of `CRITERIA`, or `shootout`."""
    worth: Worth = 0
    rival: Team | None = None
    rival_worth: Worth = 0
    passed_over: tuple[str, ...] = ()
    """LG-6.7  Criteria that came before and were passed over."""


class _Cut(msgspec.Struct, frozen=True):
    """What parts a group of level teams from the group above."""

    criterion: str
    above: Worth
    below: Worth
    passed_over: tuple[str, ...] = ()


class _Level(msgspec.Struct, frozen=True):
    """Teams that no criterion could part."""

    teams: tuple[Team, ...]
    cut: _Cut | None = None


def rank(
    teams: Sequence[Team], season: Season, criteria: Sequence[str], shootout: Shootout | None = None
) -> tuple[Place, ...]:
    """LG-6.5  Best first; equal teams go on with the next criterion, never with an earlier one."""
    levels = _levels(tuple(sorted(teams, key=season.lot.index)), season, tuple(criteria))
    if shootout and len(levels[0].teams) > 1:
        levels = [*_shot_out(levels[0].teams, shootout), *levels[1:]]
    return tuple(_places(levels))


def order(places: Sequence[Place]) -> tuple[Team, ...]:
    """The teams of a ranking, best first; those who share a place by lot."""
    return tuple(each.team for each in places)


def _levels(
    teams: tuple[Team, ...], season: Season, criteria: tuple[str, ...], passed_over: tuple[str, ...] = ()
) -> list[_Level]:
    if len(teams) < 2 or not criteria:
        return [_Level(teams)]
    name, later = criteria[0], criteria[1:]
    worths = CRITERIA[name](season, teams)
    if worths is None:
        return _levels(teams, season, later, (*passed_over, name))
    steps = sorted(set(worths.values()), reverse=True)
    levels: list[_Level] = []
    for above, worth in zip([None, *steps], steps, strict=False):
        first, *rest = _levels(tuple(t for t in teams if worths[t] == worth), season, later, passed_over)
        cut = first.cut if above is None else _Cut(name, above, worth, passed_over)
        levels += [_Level(first.teams, cut), *rest]
    return levels


def _shot_out(teams: tuple[Team, ...], shootout: Shootout) -> list[_Level]:
    """LG-6.2  One wins the shoot-out, the others share the place after."""
    winner = shootout(teams)
    return [_Level((winner,)), _Level(tuple(team for team in teams if team != winner), _Cut("shootout", 1, 0))]


def _places(levels: Sequence[_Level]) -> list[Place]:
    places: list[Place] = []
    for number, level in enumerate(levels):
        first = len(places) + 1
        told = _told(levels, number)
        places += [Place(team, first, len(level.teams) > 1, *told) for team in level.teams]
    return places


def _told(levels: Sequence[_Level], number: int) -> tuple[str, Worth, Team | None, Worth, tuple[str, ...]]:
    """What decided a place, the own worth, the rival's name and worth, and what was passed over."""
    if cut := levels[number].cut:
        return cut.criterion, cut.below, levels[number - 1].teams[-1], cut.above, cut.passed_over
    if number == 0 and len(levels) > 1 and (cut := levels[1].cut):
        return cut.criterion, cut.above, levels[1].teams[0], cut.below, cut.passed_over
    return "", 0, None, 0, ()


# The pool -------------------------------------------------------------------------------------------------------------


class PoolLine(msgspec.Struct, frozen=True):
    """LG-8.3  A member's results against the spread."""

    member: str
    place: int
    record: Tally
    worth: Fraction


def pool_table(owners: Mapping[Team, str], results: Sequence[MatchResult]) -> tuple[PoolLine, ...]:
    """LG-8.3  Members by their results against the spread: a win is 1, a push 1/2. Equal members share a place."""
    records = {member: Tally() for member in owners.values()}
    for result in of_the_table(results):
        for at_home, team in zip((True, False), result.pairing.teams, strict=True):
            if result.against_spread is not None and team in owners:
                outcome = outcome_for(result.against_spread, at_home)
                records[owners[team]] = records[owners[team]].plus(outcome, result.scored(team), result.conceded(team))
    return _pool_lines(records)


def _pool_lines(records: Mapping[str, Tally]) -> tuple[PoolLine, ...]:
    worths = {member: record.won + Fraction(record.tied, 2) for member, record in records.items()}
    ranked = sorted(records, key=lambda member: -worths[member])
    return tuple(
        PoolLine(member, 1 + sum(worth > worths[member] for worth in worths.values()), records[member], worths[member])
        for member in ranked
    )
