"""LG-6.4  The record of a team: what a table shows of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import accumulate
from operator import add
from typing import Final

import msgspec

from playcall.leagues.results import MatchResult, Outcome, Team


class Points(msgspec.Struct, frozen=True):
    """What a match is worth in a table."""

    win: int
    tie: int = 1
    loss: int = 0

    def worth(self, outcome: Outcome) -> int:
        return {Outcome.WIN: self.win, Outcome.TIE: self.tie, Outcome.LOSS: self.loss}[outcome]


AMERICAN: Final = Points(win=2)
"""LG-6.6, LG-7.8"""
SOCCER: Final = Points(win=3)
"""LG-6.2"""


class Tally(msgspec.Struct, frozen=True):
    """Wins, ties and losses, and the scores of these matches."""

    won: int = 0
    tied: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0

    @property
    def matches(self) -> int:
        return self.won + self.tied + self.lost

    @property
    def share(self) -> Fraction:
        """LG-6.6  Wins of all matches, a tie being half a win; no matches make 0."""
        return Fraction(2 * self.won + self.tied, 2 * self.matches) if self.matches else Fraction(0)

    @property
    def difference(self) -> int:
        return self.scored - self.conceded

    def points(self, points: Points) -> int:
        return self.won * points.win + self.tied * points.tie + self.lost * points.loss

    def plus(self, outcome: Outcome, scored: int, conceded: int) -> Tally:
        return Tally(
            self.won + (outcome is Outcome.WIN),
            self.tied + (outcome is Outcome.TIE),
            self.lost + (outcome is Outcome.LOSS),
            self.scored + scored,
            self.conceded + conceded,
        )

    def __add__(self, other: Tally) -> Tally:
        return Tally(*map(add, msgspec.structs.astuple(self), msgspec.structs.astuple(other)))


class Streak(msgspec.Struct, frozen=True):
    """How many matches in a row have ended like the last."""

    outcome: Outcome
    length: int


class Record(msgspec.Struct, frozen=True):
    """All that a table shows of a team."""

    team: Team
    overall: Tally
    home: Tally
    away: Tally
    division: Tally
    form: tuple[Outcome, ...]
    """How its matches ended, in the order of their rounds."""
    streak: Streak | None
    points_after: tuple[int, ...]
    """Its points after each round that has been played."""
    counts: dict[str, int]
    """What else was counted, such as `touchdowns`."""


def tally(team: Team, results: Iterable[MatchResult]) -> Tally:
    """The matches of a team among these."""
    total = Tally()
    for result in results:
        if result.has(team):
            total = total.plus(result.outcome(team), result.scored(team), result.conceded(team))
    return total


def record_of(team: Team, own: Sequence[MatchResult], rivals: Sequence[Team], points: Points, rounds: int) -> Record:
    """LG-6.4  The record of a team from its matches in the order of their rounds, `rounds` of which were played."""
    form = tuple(result.outcome(team) for result in own)
    home = tally(team, (result for result in own if result.pairing.home == team))
    away = tally(team, (result for result in own if result.pairing.away == team))
    return Record(
        team=team,
        overall=home + away,
        home=home,
        away=away,
        division=tally(team, (result for result in own if result.pairing.other(team) in rivals)),
        form=form,
        streak=_streak(form),
        points_after=_points_after(team, own, points, rounds),
        counts=_counts(team, own),
    )


def _streak(form: Sequence[Outcome]) -> Streak | None:
    if not form:
        return None
    length = next((n for n, outcome in enumerate(reversed(form)) if outcome is not form[-1]), len(form))
    return Streak(form[-1], length)


def _points_after(team: Team, own: Sequence[MatchResult], points: Points, rounds: int) -> tuple[int, ...]:
    won = [0] * rounds
    for result in own:
        won[result.round - 1] += points.worth(result.outcome(team))
    return tuple(accumulate(won))


def _counts(team: Team, own: Sequence[MatchResult]) -> dict[str, int]:
    names = sorted({name for result in own for name in result.counts})
    return {name: sum(result.counted(name, team) for result in own) for name in names}
