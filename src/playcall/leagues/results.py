"""LG-1.4, LG-1.5, LG-6.8  Matches as they count: who met, how it ended, and for whom."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

import msgspec

Team = int
"""A team of a competition, by its number from 0."""

FORFEIT_SCORE: Final = 2
"""LG-1.5  What a forfeit is won with to nothing, unless the game says otherwise."""


class MatchKind(Enum):
    REGULAR = "regular"
    EXHIBITION = "exhibition"
    """Pre-season and any other match that counts for nothing."""
    PLAYOFF = "playoff"
    """Play-offs and cups: a match that must have a winner."""


class Outcome(Enum):
    """How a match ended for one of its teams."""

    WIN = "win"
    TIE = "tie"
    LOSS = "loss"


class Verdict(Enum):
    """Whom a match went to; a push against the spread is a tie."""

    HOME = "home"
    AWAY = "away"
    TIE = "tie"


class Means(Enum):
    """What decided a match, or a tie of two legs, that had to have a winner."""

    SCORE = "score"
    FORFEIT = "forfeit"
    BETTER_SEED = "better_seed"
    SHOOTOUT = "shootout"
    COIN = "coin"
    POINTS = "points"
    DIFFERENCE = "difference"
    SCORED = "scored"
    AWAY_SCORED = "away_scored"
    PLACE = "place"
    LOT = "lot"


class Pairing(msgspec.Struct, frozen=True, array_like=True, order=True):
    """LG-1.3  Two teams that meet, the home team first."""

    home: Team
    away: Team

    @property
    def teams(self) -> tuple[Team, Team]:
        return self.home, self.away

    def turned(self) -> Pairing:
        """The same two with home and away swapped."""
        return Pairing(self.away, self.home)

    def other(self, team: Team) -> Team:
        return self.away if team == self.home else self.home


class Division(msgspec.Struct, frozen=True):
    """LG-5.2, LG-5.3  Teams that play each other twice, in the order of their letters or lots."""

    name: str
    """`north` or `south`."""
    teams: tuple[Team, ...]
    conference: int = 0


class Decision(msgspec.Struct, frozen=True):
    """LG-6.3  Who goes on, and by what."""

    winner: Team
    by: Means


class MatchResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match that counts (LG-1.4), as a table or a bracket reads it."""

    pairing: Pairing
    score: tuple[int, int]
    """Of the home and of the away team."""
    round: int = 1
    kind: MatchKind = MatchKind.REGULAR
    counts: dict[str, tuple[int, int]] = {}
    """What else was counted, such as `touchdowns`, of the home and of the away team."""
    forfeited_by: tuple[Team, ...] = ()
    """Nobody, one of the two, or both (a double forfeit)."""
    settled: Decision | None = None
    """Whom the game itself gave a match that ended level, such as by a shoot-out."""
    against_spread: Verdict | None = None
    """LG-8.3  The result against the spread, where the match had one."""
    spread_counts: bool = False
    """LG-6.8  Whether the table takes the result against the spread."""

    @property
    def double_forfeit(self) -> bool:
        return len(self.forfeited_by) == 2

    @property
    def verdict(self) -> Verdict:
        """LG-6.8  Whom the match goes to in a table."""
        if self.spread_counts and self.against_spread is not None:
            return self.against_spread
        return by_score(*self.score)

    def has(self, team: Team) -> bool:
        return team in self.pairing.teams

    def outcome(self, team: Team) -> Outcome:
        """LG-1.5  A double forfeit is a loss for both."""
        return Outcome.LOSS if self.double_forfeit else outcome_for(self.verdict, team == self.pairing.home)

    def scored(self, team: Team) -> int:
        return self.score[self._side(team)]

    def conceded(self, team: Team) -> int:
        return self.score[1 - self._side(team)]

    def counted(self, what: str, team: Team) -> int:
        return self.counts.get(what, (0, 0))[self._side(team)]

    def _side(self, team: Team) -> int:
        return int(team != self.pairing.home)


def by_score(home: int, away: int) -> Verdict:
    return Verdict.TIE if home == away else Verdict.HOME if home > away else Verdict.AWAY


def outcome_for(verdict: Verdict, at_home: bool) -> Outcome:
    if verdict is Verdict.TIE:
        return Outcome.TIE
    return Outcome.WIN if (verdict is Verdict.HOME) == at_home else Outcome.LOSS


def forfeit(
    pairing: Pairing, by: Team, round: int = 1, kind: MatchKind = MatchKind.REGULAR, score: int = FORFEIT_SCORE
) -> MatchResult:
    """LG-1.5  A win and a loss."""
    final = (0, score) if by == pairing.home else (score, 0)
    return MatchResult(pairing, final, round, kind, forfeited_by=(by,))


def double_forfeit(pairing: Pairing, round: int = 1, kind: MatchKind = MatchKind.REGULAR) -> MatchResult:
    """LG-1.5  A loss for both, 0-0."""
    return MatchResult(pairing, (0, 0), round, kind, forfeited_by=pairing.teams)


def of_the_table(results: Iterable[MatchResult]) -> tuple[MatchResult, ...]:
    """LG-6.8  Play-off, pre-season and exhibition matches never enter a table."""
    return tuple(result for result in results if result.kind is MatchKind.REGULAR)
