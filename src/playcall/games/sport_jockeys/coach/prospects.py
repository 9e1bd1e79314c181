"""Expected points: what a square of the Offense Card is worth, and how an exchange may continue from a margin.

Everything is seen from OFF, in Game Points; DEF wants little of it. Hands are known by their size alone: what an unseen
card may do is an average of the deck. The coach replaces these averages with the cards it knows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from playcall.games.sport_jockeys.cards import DEF, OFF
from playcall.games.sport_jockeys.options import Options
from playcall.games.sport_jockeys.rules.exchange import SLOPPY_GIFT
from playcall.games.sport_jockeys.rules.tally import GAME_POINTS, SAFETY, after_tally, touchdown_row
from playcall.games.sport_jockeys.table import POINTS_COLUMN, swapped

NEXT_DRIVE = 2.0
"""What it is worth that the other team has the next drive."""
OUTCOMES = ((0.44, 0.13, 0.41, 0.02), (0.47, 0.09, 0.37, 0.07), (0.46, 0.10, 0.33, 0.11), (0.45, 0.12, 0.34, 0.09))
"""How plays of each down come out for OFF: won, tied, lost, automatic touchdown."""
TURNED = 0.08
"""The share of plays in which the ball changes hands."""
GIFT = SLOPPY_GIFT - Options().face_down_value
"""What a Sloppy Tackle brings OFF."""
MOST = 14
"""Margins beyond this are all alike."""

OFF_ANSWERS = (0.0, 0.55, 0.75, 0.85, 0.91, 0.95)
DEF_ANSWERS = (0.0, 0.55, 0.80, 0.90, 0.95, 0.99)
"""The chance that a hand of unseen cards holds an answer, by its size."""
COMBOS = (
    ((0.0, 0.0), (0.0, 0.0), (0.26, 0.0), (0.52, 0.11), (0.76, 0.33), (0.9, 0.62)),
    ((0.0, 0.0), (0.0, 0.0), (0.19, 0.0), (0.43, 0.07), (0.64, 0.2), (0.79, 0.38)),
)
"""For OFF and DEF: the chances that a hand holds an answer with two cards, and with three, by its size."""
POINTS = (
    (((0, 0.15), (1, 0.3), (2, 0.3), (3, 0.25)), ((3, 0.1), (4, 0.25), (5, 0.35), (6, 0.3)), ((7, 0.5), (9, 0.5))),
    (((0, 0.1), (1, 0.25), (2, 0.35), (3, 0.3)), ((4, 0.3), (5, 0.4), (6, 0.3)), ((7, 0.5), (9, 0.5))),
)
"""For OFF and DEF: Play Points of answers with one, two and three cards."""


@cache
def square_worth(row: int, column: int, doubles: bool, sevens: bool) -> float:
    """What OFF may expect with the cube on a square and a play to come, less the other team's next drive."""
    if column == POINTS_COLUMN:
        return (-GAME_POINTS[row] if row == SAFETY else GAME_POINTS[row]) - NEXT_DRIVE
    return (1 - TURNED) * _play_worth(row, column, doubles, sevens) - TURNED * _play_worth(
        swapped(row), column, doubles, sevens
    )


def _play_worth(row: int, column: int, doubles: bool, sevens: bool) -> float:
    worths = [square_worth(*after_tally(row, column, margin, doubles), doubles, sevens) for margin in (1, 0, -1)]
    run_in = GAME_POINTS[touchdown_row(row, sevens)] - NEXT_DRIVE
    won, tied, lost, scored = OUTCOMES[column - 1]
    return won * worths[0] + tied * worths[1] + lost * worths[2] + scored * run_in


class Prospect:
    """A play on a square: what it is worth to end it with a margin, or to continue, by the sizes of both hands."""

    def __init__(self, row: int, column: int, doubles: bool, sevens: bool) -> None:
        self.row, self.column, self.doubles, self.sevens = row, column, doubles, sevens
        self.touchdown = GAME_POINTS[touchdown_row(row, sevens)] - NEXT_DRIVE
        self._ends = [
            square_worth(*after_tally(row, column, margin, doubles), doubles, sevens)
            for margin in range(-MOST, MOST + 1)
        ]
        self._stops: dict[tuple[int, int, int], tuple[float, float]] = {}
        self._goes: dict[tuple[int, int, int], float] = {}

    def ended(self, margin: int) -> float:
        """The play is over with OFF ahead by this margin."""
        return self._ends[max(-MOST, min(MOST, margin)) + MOST]

    def to_stop(self, margin: int, defenders: int, others: int, chance: float | None = None) -> float:
        """DEF, with this many cards, must answer an action of OFF, which has the others left. `chance` is that of an
        answer, where the cards are known."""
        margin, defenders, others = max(-MOST, min(MOST, margin)), max(0, defenders), max(0, others)
        key = (margin, defenders, others)
        if not defenders:
            return self.touchdown
        if key not in self._stops:
            self._stops[key] = (
                min(self.touchdown, self.ended(margin + GIFT)),
                answered(DEF, defenders, lambda points, used: self.to_go(margin - points, others, defenders - used)),
            )
        sloppy, stopped = self._stops[key]
        return sloppy + (DEF_ANSWERS[defenders] if chance is None else chance) * min(0.0, stopped - sloppy)

    def to_go(self, margin: int, attackers: int, others: int, chance: float | None = None) -> float:
        """OFF, with this many cards, may answer an action of DEF, which has the others left."""
        margin, attackers, others = max(-MOST, min(MOST, margin)), max(0, attackers), max(0, others)
        stay = self.ended(margin)
        if not attackers:
            return stay
        key = (margin, attackers, others)
        if key not in self._goes:
            self._goes[key] = answered(
                OFF, attackers, lambda points, used: self.to_stop(margin + points, others, attackers - used)
            )
        return stay + (OFF_ANSWERS[attackers] if chance is None else chance) * max(0.0, self._goes[key] - stay)

    def turned(self) -> Prospect:
        """The same play after the ball has changed hands, seen from the other team."""
        return prospect(swapped(self.row), self.column, self.doubles, self.sevens)


def answered(side: int, cards: int, worth: Callable[[int, int], float]) -> float:
    """What an answer is worth to OFF, of the size that suits the side best; larger ones are not always to be had."""
    best = max if side == OFF else min
    two, three = COMBOS[side][cards]
    worths = [
        sum([share * worth(points, size) for points, share in answers])
        for size, answers in enumerate(POINTS[side][:cards], 1)
    ]
    total = worths[0]
    if two:
        total += two * (best(worths[:2]) - worths[0])
    if three:
        total += three * (best(worths) - best(worths[:2]))
    return total


@lru_cache(maxsize=50_000)
def if_stopped(here: Prospect, margin: int, attackers: int, defenders: int, ready: float) -> float:
    """What an answer of DEF leaves an OFF with this many cards, and this readiness for what comes next."""
    return answered(
        DEF, defenders, lambda points, used: here.to_go(margin - points, attackers, defenders - used, ready)
    )


@lru_cache(maxsize=50_000)
def if_gone_on(here: Prospect, margin: int, defenders: int, attackers: int, ready: float) -> float:
    """What an answer of OFF brings against a DEF with this many cards, and this readiness for what comes next."""
    return answered(
        OFF, attackers, lambda points, used: here.to_stop(margin + points, defenders, attackers - used, ready)
    )


@cache
def prospect(row: int, column: int, doubles: bool, sevens: bool) -> Prospect:
    return Prospect(row, column, doubles, sevens)
