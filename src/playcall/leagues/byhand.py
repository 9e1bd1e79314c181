"""LG-5.1, LG-6  A league kept by hand, by people who play on paper: its fixtures and its table, from results alone.

Nothing of it is kept here. The teams are listed in the order of their lots.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from playcall.contract.leagues import Criterion, LeaguePlay
from playcall.kernel import BadOption
from playcall.leagues.ranking import Place, Season, rank
from playcall.leagues.records import Points
from playcall.leagues.results import MatchResult, Pairing
from playcall.leagues.schedule import Schedule, round_robin

COUNTED = frozenset({Criterion.TOUCHDOWNS})
"""Criteria that need more of a match than its score."""


class ByHand(msgspec.Struct, frozen=True):
    """A round robin as it stands."""

    fixtures: Schedule
    season: Season
    table: tuple[Place, ...]
    criteria: tuple[str, ...]

    @property
    def counted(self) -> tuple[str, ...]:
        """What is written down of a match beside its score."""
        return tuple(each for each in self.criteria if each in COUNTED)


def by_hand(play: LeaguePlay, teams: int, results: Sequence[MatchResult]) -> ByHand:
    """The league of so many teams after these matches; raises `BadOption`."""
    fixtures = round_robin(range(teams), play.passes())
    rounds = {pairing: number for number, round in enumerate(fixtures, 1) for pairing in round}
    season = Season.of(list(_played(results, rounds)), range(teams), points=Points(*play.points))
    criteria = tuple(play.criteria(divisions=False))
    return ByHand(fixtures, season, rank(range(teams), season, criteria), criteria)


def _played(results: Sequence[MatchResult], rounds: dict[Pairing, int]) -> Iterator[MatchResult]:
    """Each in its round, and none twice."""
    left = dict(rounds)
    for result in results:
        round = left.pop(result.pairing, None)
        if round is None:
            raise BadOption("no-fixture-by-hand", home=result.pairing.home + 1, away=result.pairing.away + 1)
        yield msgspec.structs.replace(result, round=round)
