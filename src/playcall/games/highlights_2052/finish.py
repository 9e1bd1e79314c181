"""The last plays of a game: points count only for the chance to win.

Each side has a few plays left; how many points they bring follows from how average plays come out. They may be played
for points or for touchdowns, and each side takes the way that wins more often.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from playcall.games.highlights_2052.prospects import (
    BLOCK_RETURN,
    BLOCKED,
    GAINS,
    NUMBERS,
    Prospect,
    Situation,
    expected_points,
    kick_chance,
    plays_left,
    worth_a_kick,
)
from playcall.games.highlights_2052.rules.scoring import (
    FIELD_GOAL_POINTS,
    SAFETY_POINTS,
    SAFETY_YARDS,
    TOUCHDOWN_BEFORE_TRY,
    TOUCHDOWN_POINTS,
    TRY_POINTS,
)
from playcall.games.highlights_2052.table import PLAYS_PER_DRIVE, START_SPOT, VISITOR, Table, field_count

LATE = 8
"""Plays left of both sides together from which on only the win counts."""
STAKES = 15.0
"""Points that a whole win is put at, so that chances can stand beside points."""
RETURNED = 0.15
"""How often the other side scores when the ball is lost."""
CAUGHT_SHORT = 0.1
"""How often a safety brings the other side into the End Zone as well."""
TRY_CHANCE = 0.43
"""How often a try for two is good."""
STEP = 3
"""Points of lead over which the worth of one is measured."""

Spread = tuple[tuple[int, float], ...]
"""Points with their chances."""


class Drive(NamedTuple):
    """What a side still has: its plays, the number of the next one in the drive, yards to go."""

    plays: int
    down: int
    ball: int


class Rules(NamedTuple):
    """What decides how the last plays are played."""

    overtime: bool = False
    tries: bool = False
    """A touchdown is followed by a try for one or two points (FH-7.10)."""


def is_late(s: Table) -> bool:
    """Whether only the win counts."""
    return s.overtime or (s.half == 2 and plays_left(s, 0) + plays_left(s, 1) <= LATE)


@cache
def spread(drive: Drive, bold: bool, rules: Rules) -> Spread:
    """Points that the plays of a side may bring it, less those that they give away."""
    if drive.plays <= 0:
        return ((0, 1.0),)
    sums: dict[int, float] = defaultdict(float)
    for points, chance, after in _next_play(drive, bold, rules):
        for more, share in spread(after, bold, rules):
            sums[points + more] += chance * share
    return tuple(sums.items())


def _next_play(drive: Drive, bold: bool, rules: Rules) -> Iterator[tuple[int, float, Drive]]:
    """What the next play may bring: points, the chance of that, and what is left then."""
    fresh = Drive(drive.plays - 1, 1, START_SPOT)
    lost = 1 - sum(chance for _, chance in GAINS)
    yield 0, lost * (1 - RETURNED), fresh
    yield -TOUCHDOWN_POINTS, lost * RETURNED, fresh
    for yards, chance in GAINS:
        ball = drive.ball - yards
        if ball <= 0:
            yield from ((points, chance * share, fresh) for points, share in _touchdown(bold and rules.tries))
        elif ball > START_SPOT:
            yield -SAFETY_POINTS, chance * (1 - CAUGHT_SHORT), fresh
            yield -SAFETY_POINTS - TOUCHDOWN_POINTS, chance * CAUGHT_SHORT, fresh
        else:
            stay = Drive(fresh.plays, drive.down + 1, ball) if drive.down < PLAYS_PER_DRIVE else fresh
            tried, good = (0.0, 0.0) if rules.overtime else _kicks(drive.down, ball, stay, bold)
            yield 0, chance * (1 - tried), stay
            yield 0, chance * (tried - good), fresh
            yield FIELD_GOAL_POINTS, chance * good, fresh


def _touchdown(for_two: bool) -> Spread:
    if not for_two:
        return ((TOUCHDOWN_POINTS, 1.0),)
    return (TOUCHDOWN_BEFORE_TRY + TRY_POINTS, TRY_CHANCE), (TOUCHDOWN_BEFORE_TRY, 1 - TRY_CHANCE)


@cache
def _kicks(down: int, ball: int, stay: Drive, bold: bool) -> tuple[float, float]:
    """How often a side kicks from here, and how often it scores by that, over the numbers of cards not yet known."""
    tried = good = 0.0
    for number, share in NUMBERS:
        chance = kick_chance(field_count(ball) - number)
        fresh = expected_points(stay.plays, 1, START_SPOT)
        if bold:
            kicks = chance > 0 and (down == PLAYS_PER_DRIVE or stay.plays == 0)
        else:
            better = FIELD_GOAL_POINTS * chance + fresh > expected_points(*stay)
            kicks = better and worth_a_kick(chance, stay.plays, down)
        tried += share * kicks
        good += share * kicks * chance
    return tried, good


@lru_cache(maxsize=1 << 16)
def win_from(lead: int, mine: Drive, theirs: Drive, rules: Rules) -> float:
    """The chance of a side to win that is so far ahead, a tie counting half; each plays the way that suits it best."""
    level = _level(mine, theirs) if rules.overtime else 0.5
    ways = (False,) if rules.overtime and not rules.tries else (False, True)
    return max(
        min(_ahead(lead, spread(mine, bold, rules), spread(theirs, other, rules), level) for other in ways)
        for bold in ways
    )


def _level(mine: Drive, theirs: Drive) -> float:
    """FH-20.4  What a pair that leaves it level is worth in overtime: the drives go on."""
    better = expected_points(1, mine.down, mine.ball) - expected_points(1, theirs.down, theirs.ball)
    return 0.5 + max(-0.15, min(0.15, better / STAKES))


def _ahead(lead: int, mine: Spread, theirs: Spread, level: float) -> float:
    """How often the points of both leave the first ahead."""
    won = 0.0
    for own, chance in mine:
        for other, share in theirs:
            after = lead + own - other
            won += chance * share * (level if after == 0 else after > 0)
    return won


class Finish(Prospect):
    """The rest of a game near its end, in parts of a win."""

    __slots__ = ("lead", "rules")

    def __init__(self, s: Table, side: int) -> None:
        super().__init__(s, side)
        self.lead = s.scores[side] - s.scores[1 - side]
        self.rules = Rules(s.overtime, s.options.two_point)
        if s.overtime:  # FH-20.3  one play each, then the scores are compared
            self.plays, self.their_plays = 0, int(side == VISITOR)
        self.point = (self.stake(self.lead + STEP) - self.stake(self.lead - STEP)) / (2 * STEP)

    def situation(self) -> Situation:
        return (*super().situation()[:-1], self.lead)

    def stake(self, lead: int, down: int = 1, ball: int = 0, advance: int = 0) -> float:
        """What it is worth to be so far ahead with the drive here, a new one by default, the defender advanced."""
        mine = Drive(self.plays, down, ball or self.s.start_spot)
        theirs = Drive(self.their_plays, self.their_down, self.their_ball - advance)
        if theirs.ball <= 0:
            lead, theirs = lead - TOUCHDOWN_POINTS, Drive(self.their_plays, 1, self.s.start_spot)
        return STAKES * win_from(lead, mine, theirs, self.rules)

    def theirs(self, advance: int) -> float:
        return self.stake(self.lead) - self.stake(self.lead, advance=advance)

    def drive_over(self) -> float:
        return self.stake(self.lead)

    def at(self, ball: int, number: int, may_kick: bool = True) -> float:
        if ball <= 0:
            return self.scored()
        if ball >= self.s.safety_space:
            return self.stake(self.lead - SAFETY_POINTS, advance=SAFETY_YARDS)
        stay = self.drive_over() if self.down == PLAYS_PER_DRIVE else self.stake(self.lead, self.down + 1, ball)
        if not may_kick or self.rules.overtime:
            return stay
        return max(stay, self.kick(kick_chance(field_count(ball) - number)))

    def scored(self) -> float:
        """What a touchdown is worth, with the better of its tries where one follows."""
        sure = self.stake(self.lead + TOUCHDOWN_POINTS)
        if not self.rules.tries:
            return sure
        return max(sure, sum(share * self.stake(self.lead + points) for points, share in _touchdown(True)))

    def after_try(self, own: bool) -> list[float]:
        """FH-7.10  What no point, one and two after a touchdown are worth to the side that has scored it."""
        points = range(TRY_POINTS + 1)
        return [self.stake(self.lead + more) if own else STAKES - self.stake(self.lead - more) for more in points]

    def converted(self, own: bool) -> float:
        """What the better try after a touchdown leaves the offence, its own or the defender's."""
        none, one, two = self.after_try(own)
        best = max(one, TRY_CHANCE * two + (1 - TRY_CHANCE) * none)
        return best if own else STAKES - best

    def kick(self, chance: float, blocked: float = BLOCKED) -> float:
        blocked = min(blocked, 1 - chance)
        missed = (1 - chance - blocked) * self.stake(self.lead)
        good = chance * self.stake(self.lead + FIELD_GOAL_POINTS)
        return good + missed + blocked * self.stake(self.lead, advance=BLOCK_RETURN)


def prospect(s: Table, side: int) -> Prospect:
    """The rest of the half while a side is on offence; near the end of the game, only the win counts."""
    return Finish(s, side) if is_late(s) else Prospect(s, side)
