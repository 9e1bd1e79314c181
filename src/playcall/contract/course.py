"""How a score went: who led when, seen from the winner, and what a newspaper would make of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf
from typing import NamedTuple

from playcall.contract.report import Point
from playcall.contract.text import Said, Text, msg


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


def lead_changes(went: Course) -> Text:
    """`the lead changed twice`."""
    return msg("lead-changes", changes=went.changes)


LATE = 3
"""Plays before the last that still count as late."""


def verdict(
    name: Said, score: Sequence[Point], winner: int, runaway: int, *, unit: str = "play", one: bool = False
) -> Text:
    """How a winner won, as a headline; `runaway` is the margin of a victory that was never in doubt at the end, `unit`
    is `play`, `turn` or `attack`, and `one` says that the name is a singular."""
    return msg(f"verdict-{manner(score, winner, runaway)}", who=name, unit=unit, number=1 if one else 2)


def manner(score: Sequence[Point], winner: int, runaway: float = inf) -> str:
    """How a winner won: with the `last` play, `late`, as a `runaway`, by a `comeback`, or ahead from wire to `wire`."""
    went, last = course(score, winner), score[-1].values
    if went.ahead_from >= went.plays:
        return "last"
    if went.ahead_from >= went.plays - LATE:
        return "late"
    if last[winner] - last[1 - winner] >= runaway:
        return "runaway"
    return "comeback" if went.trailed else "wire"
