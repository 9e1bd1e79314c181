"""MF-6, MF-17  Fixtures, results and the table of a championship."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from playcall.games.masters_football.table import Table

LETTERS: Final = "ABCD"
A, B, C, D = range(4)
FIXTURES: Final = (
    ((A, C), (B, D)),
    ((D, A), (C, B)),
    ((B, A), (D, C)),
    ((C, A), (D, B)),
    ((A, D), (B, C)),
    ((A, B), (C, D)),
)
"""MF-6.2  By matchday, home first."""
MATCHDAYS: Final = 6
STRIDE: Final = 5


class Played(NamedTuple):
    """A match that is over. Matchdays 7 and 8 are the matches of a final, 0 a friendly's."""

    matchday: int
    home: int
    away: int
    home_goals: int
    away_goals: int


class Line(NamedTuple):
    """MF-6.6  A team's line of the table."""

    club: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    points: int
    away_goals: int

    @property
    def matches(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def rank_key(self) -> tuple[int, int, int, int]:
        """MF-17.1 to MF-17.4  Points, goal difference, goals, goals as visitor."""
        return self.points, self.scored - self.conceded, self.scored, self.away_goals


def played(s: Table) -> tuple[Played, ...]:
    return _played(tuple(s.results))


@lru_cache(maxsize=1024)
def _played(numbers: tuple[int, ...]) -> tuple[Played, ...]:
    return tuple([Played(*numbers[i : i + STRIDE]) for i in range(0, len(numbers), STRIDE)])


def line(club: int, matches: Sequence[Played]) -> Line:
    """MF-1.2, MF-6.6  What the matches of a club add up to."""
    return _line(club, tuple(matches))


@lru_cache(maxsize=4096)
def _line(club: int, matches: tuple[Played, ...]) -> Line:
    won = drawn = lost = scored = conceded = away = 0
    for match in matches:
        if club not in (match.home, match.away):
            continue
        ours, theirs = match.home_goals, match.away_goals
        if club == match.away:
            ours, theirs = theirs, ours
            away += ours
        won, drawn, lost = won + (ours > theirs), drawn + (ours == theirs), lost + (ours < theirs)
        scored, conceded = scored + ours, conceded + theirs
    return Line(club, won, drawn, lost, scored, conceded, 3 * won + drawn, away)


def of_season(s: Table) -> tuple[Played, ...]:
    return _of_season(tuple(s.results))


@lru_cache(maxsize=1024)
def _of_season(numbers: tuple[int, ...]) -> tuple[Played, ...]:
    return tuple([match for match in _played(numbers) if 1 <= match.matchday <= MATCHDAYS])


def table(s: Table, championship: int) -> list[Line]:
    """MF-17.1  The ranked table of a championship; teams level in everything stand in letter order."""
    matches = of_season(s)
    lines = [line(club, matches) for club in range(4 * championship, 4 * championship + 4)]
    return sorted(lines, key=lambda entry: [-figure for figure in entry.rank_key])


def row(entry: Line) -> dict[str, Any]:
    return entry._asdict()


def pad(s: Table, championship: int) -> list[list[int]]:
    """MF-6.7  The results pad: the points of A, B, C, D after each matchday."""
    matches = of_season(s)
    last = max((match.matchday for match in matches), default=0)
    clubs = range(4 * championship, 4 * championship + 4)
    so_far = ([match for match in matches if match.matchday <= day] for day in range(1, last + 1))
    return [[line(club, those).points for club in clubs] for those in so_far]


def points(ours: int, theirs: int) -> int:
    """MF-1.2  Points of a match."""
    return 3 if ours > theirs else 1 if ours == theirs else 0
