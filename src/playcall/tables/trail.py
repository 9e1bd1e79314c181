"""A trail: some earlier moments of a long game, so that taking something back does not mean to play all of it again."""

from __future__ import annotations

from bisect import bisect_right
from typing import Generic, TypeVar

STEP = 32
"""Actions between two moments at the end of a trail; further back they lie twice, four times … as far apart."""

Kept = TypeVar("Kept")


class Trail(Generic[Kept]):
    """Moments by the number of actions that stood then. However long a game is, there are few of them."""

    def __init__(self) -> None:
        self.moments: list[tuple[int, Kept]] = []

    @staticmethod
    def wants(acts: int) -> bool:
        """Whether this is a moment to keep."""
        return acts > 0 and acts % STEP == 0

    def keep(self, acts: int, kept: Kept) -> None:
        self.moments.append((acts, kept))
        self.moments = [moment for moment in self.moments if _stays(moment[0] // STEP, acts // STEP)]

    def back_to(self, acts: int) -> tuple[int, Kept] | None:
        """The last moment at or before a number of actions; all later ones are forgotten. None: begin anew."""
        del self.moments[bisect_right(self.moments, acts, key=lambda moment: moment[0]) :]
        return self.moments[-1] if self.moments else None


def _stays(step: int, last: int) -> bool:
    """The further back, the rounder the number."""
    return step % (1 << max(0, (last - step).bit_length() - 1)) == 0
