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
TEAMS: Final = 4
"""Of a championship."""
WIN, DRAW = 3, 1
"""MF-1.2  Points of a match."""
STRIDE: Final = 5


class Played(NamedTuple):
    """A match that is over. Matchdays 7 and 8 are the matches of a final, 0 a friendly's."""

    matchday: int
    home: int
    away: int
    home_goals: int
    away_goals: int


class Standing(NamedTuple):
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


def line(club: int, matches: Sequence[Played]) -> Standing:
    """MF-1.2, MF-6.6  What the matches of a club add up to."""
    return _line(club, tuple(matches))


@lru_cache(maxsize=4096)
def _line(club: int, matches: tuple[Played, ...]) -> Standing:
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
    return Standing(club, won, drawn, lost, scored, conceded, WIN * won + DRAW * drawn, away)


def of_season(s: Table) -> tuple[Played, ...]:
    return _of_season(tuple(s.results))


@lru_cache(maxsize=1024)
def _of_season(numbers: tuple[int, ...]) -> tuple[Played, ...]:
    return tuple([match for match in _played(numbers) if 1 <= match.matchday <= MATCHDAYS])


def table(s: Table, championship: int) -> list[Standing]:
    """MF-17.1  The ranked table of a championship; teams level in everything stand in letter order."""
    matches = of_season(s)
    lines = [line(club, matches) for club in range(TEAMS * championship, TEAMS * (championship + 1))]
    return sorted(lines, key=lambda entry: [-figure for figure in entry.rank_key])


def row(entry: Standing) -> dict[str, Any]:
    return entry._asdict()


def pad(s: Table, championship: int) -> list[list[int]]:
    """MF-6.7  The results pad: the points of A, B, C, D after each matchday."""
    return _pad(tuple(s.results), championship)


@lru_cache(maxsize=256)
def _pad(numbers: tuple[int, ...], championship: int) -> list[list[int]]:
    matches = _of_season(numbers)
    last = max((match.matchday for match in matches), default=0)
    clubs = range(TEAMS * championship, TEAMS * (championship + 1))
    so_far = ([match for match in matches if match.matchday <= day] for day in range(1, last + 1))
    return [[line(club, those).points for club in clubs] for those in so_far]


def points(ours: int, theirs: int) -> int:
    """MF-1.2  Points of a match."""
    return WIN if ours > theirs else DRAW if ours == theirs else 0


def fixtures(s: Table, championship: int) -> list[dict[str, Any]]:
    """MF-6.2  All matches of a championship with their scores; null where a match has not begun."""
    live = [(s.matchday, *m.clubs, *m.score) for m in s.matches]
    return _fixtures(tuple(s.results), tuple(live), championship)


@lru_cache(maxsize=256)
def _fixtures(numbers: tuple[int, ...], live: tuple[tuple[int, ...], ...], championship: int) -> list[dict[str, Any]]:
    first, found = TEAMS * championship, []
    over = {tuple(match[:3]): [*match[3:]] for match in _of_season(numbers)}
    now = {match[:3]: [*match[3:]] for match in live}
    for day, pairs in enumerate(FIXTURES, 1):
        for home, away in pairs:
            key = (day, first + home, first + away)
            score = over.get(key, now.get(key))
            is_live = key in now and key not in over
            found.append({"matchday": day, "home": key[1], "away": key[2], "score": score, "live": is_live})
    return found


def today(s: Table) -> list[tuple[int, int]]:
    """Who meets whom next, home first where that is known: by the calendar, in the final, or in a friendly."""
    day = s.matchday + (s.stage == "market")
    if s.options.league and 1 <= day <= MATCHDAYS:
        firsts = [TEAMS * c for c in range(s.options.championships)]
        return [(first + home, first + away) for first in firsts for home, away in FIXTURES[day - 1]]
    if not s.options.league:
        return [(0, 1)]
    return [(s.champions[0], s.champions[1])] if s.options.championships > 1 and min(s.champions) >= 0 else []
