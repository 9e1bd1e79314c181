"""How a score went: who led when, seen from the winner."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from playcall.booklet.report import Point


class Course(NamedTuple):
    """How a score went, seen from the winner."""

    changes: int
    """How often the lead went to the other side."""
    ahead_from: int
    """The number of the play after which the winner led for good."""
    trailed: bool
    plays: int


def course(score: Sequence[Point], winner: int) -> Course:
    """Read the score of two sides after every play."""
    leads = [point.values[winner] - point.values[1 - winner] for point in score]
    leaders = [lead > 0 for lead in leads if lead]
    changes = sum(one != other for one, other in pairwise(leaders))
    behind = [play for play, lead in enumerate(leads) if lead <= 0]
    return Course(changes, behind[-1] + 1, any(lead < 0 for lead in leads), len(leads) - 1)
