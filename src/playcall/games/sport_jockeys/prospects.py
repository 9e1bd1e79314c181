"""Expected points: what a square of the Offense Card is worth, and how an exchange may go on from a margin.

Everything is seen from OFF, in Game Points; DEF wants little of it. Hands are known by their size alone: what an unseen
card may do is an average of the deck. The coach puts the cards it knows in the place of these averages.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from playcall.games.sport_jockeys.procedures.tally import GAME_POINTS, SAFETY, SEVEN, SIX, after_tally
from playcall.games.sport_jockeys.table import POINTS_COLUMN, TOP_ROW

Spread = tuple[tuple[int, float], ...]
"""Play Points with their chances."""

NEXT_DRIVE = 2.0
"""What it is worth that the other team has the next drive."""
OUTCOMES = ((0.44, 0.13, 0.41, 0.02), (0.47, 0.09, 0.37, 0.07), (0.46, 0.10, 0.33, 0.11), (0.45, 0.12, 0.34, 0.09))
"""How plays of each down come out for OFF: won, tied, lost, automatic touchdown."""
TURNED = 0.08
"""The share of plays in which the ball changes hands."""
GIFT = 2
"""What a Sloppy Tackle brings OFF: 3 less the card face down."""
MOST = 14
"""Margins beyond this are all alike."""

OFF_ANSWERS = (0.0, 0.45, 0.70, 0.83, 0.91, 0.96)
DEF_ANSWERS = (0.0, 0.50, 0.78, 0.90, 0.95, 0.99)
"""The chance that so many unseen cards hold an answer."""
OFF_POINTS = ((0, 0.14), (1, 0.26), (2, 0.35), (3, 0.25))
DEF_POINTS = ((0, 0.08), (1, 0.34), (2, 0.38), (3, 0.20))
"""Play Points of an answer with one card."""
SECOND_CARD = (0.0, 0.0, 0.15, 0.3, 0.42, 0.5)
"""The chance that a hand of so many makes a combo of it, for three more points."""
COMBO = 3


@cache
def square_worth(row: int, column: int, doubles: bool, sevens: bool) -> float:
    """What OFF may expect with the cube on a square and a play to come, less the other team's next drive."""
    if column == POINTS_COLUMN:
        return (-GAME_POINTS[row] if row == SAFETY else GAME_POINTS[row]) - NEXT_DRIVE
    return (1 - TURNED) * _play_worth(row, column, doubles, sevens) - TURNED * _play_worth(6 - row, column, doubles, sevens)


def _play_worth(row: int, column: int, doubles: bool, sevens: bool) -> float:
    worths = [square_worth(*after_tally(row, column, margin, doubles), doubles, sevens) for margin in (1, 0, -1)]
    run_in = GAME_POINTS[SEVEN if sevens and row == TOP_ROW else SIX] - NEXT_DRIVE
    won, tied, lost, scored = OUTCOMES[column - 1]
    return won * worths[0] + tied * worths[1] + lost * worths[2] + scored * run_in


class Prospect:
    """A play on a square: what it is worth to end it with a margin, or to go on with so many cards in both hands."""

    def __init__(self, row: int, column: int, doubles: bool, sevens: bool) -> None:
        self.row, self.column, self.doubles, self.sevens = row, column, doubles, sevens
        self.touchdown = GAME_POINTS[SEVEN if sevens and row == TOP_ROW else SIX] - NEXT_DRIVE
        self._ends = [
            square_worth(*after_tally(row, column, margin, doubles), doubles, sevens)
            for margin in range(-MOST, MOST + 1)
        ]
        self._stops: dict[tuple[int, int, int], float] = {}
        self._goes: dict[tuple[int, int, int], float] = {}

    def ended(self, margin: int) -> float:
        """The play is over with OFF ahead by so many."""
        return self._ends[max(-MOST, min(MOST, margin)) + MOST]

    def to_stop(self, margin: int, defenders: int, others: int) -> float:
        """DEF with so many cards must answer an action of OFF, which has the others left."""
        margin, defenders, others = max(-MOST, min(MOST, margin)), max(0, defenders), max(0, others)
        key = (margin, defenders, others)
        if key not in self._stops:
            self._stops[key] = self._to_stop(margin, defenders, others, DEF_ANSWERS[defenders])
        return self._stops[key]

    def _to_stop(self, margin: int, defenders: int, others: int, chance: float) -> float:
        if not defenders:
            return self.touchdown
        sloppy = min(self.touchdown, self.ended(margin + GIFT))
        stopped = expected(DEF_POINTS, defenders, lambda points, used: self.to_go(margin - points, others, defenders - used))
        return (1 - chance) * sloppy + chance * min(sloppy, stopped)

    def to_go(self, margin: int, attackers: int, others: int) -> float:
        """OFF with so many cards may answer an action of DEF, which has the others left."""
        margin, attackers, others = max(-MOST, min(MOST, margin)), max(0, attackers), max(0, others)
        key = (margin, attackers, others)
        if key not in self._goes:
            stay = self.ended(margin)
            goes = stay
            if attackers:
                goes = expected(
                    OFF_POINTS, attackers, lambda points, used: self.to_stop(margin + points, others, attackers - used)
                )
            self._goes[key] = stay + OFF_ANSWERS[attackers] * max(0.0, goes - stay)
        return self._goes[key]

    def turned(self) -> Prospect:
        """The same play after the ball has changed hands, seen from the other team."""
        return prospect(6 - self.row, self.column, self.doubles, self.sevens)


def expected(points: Spread, cards: int, worth: Callable[[int, int], float]) -> float:
    """The mean over the points of an answer, with one card or in a combo of two."""
    both = SECOND_CARD[cards]
    single = sum(share * worth(value, 1) for value, share in points)
    if not both:
        return single
    return (1 - both) * single + both * sum(share * worth(value + COMBO, 2) for value, share in points)


@cache
def prospect(row: int, column: int, doubles: bool, sevens: bool) -> Prospect:
    return Prospect(row, column, doubles, sevens)
