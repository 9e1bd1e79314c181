"""How a score went: who led when, seen from the winner, and what a newspaper would make of it."""

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


def lead_changes(went: Course) -> str:
    """`the lead changed twice`."""
    if not went.changes:
        return "the lead never changed"
    return f"the lead changed {('once', 'twice')[went.changes - 1] if went.changes <= 2 else f'{went.changes} times'}"


LATE = 3
"""Plays before the last that still count as late."""


def verdict(
    name: str, score: Sequence[Point], winner: int, runaway: int, *, unit: str = "play", one: bool = False
) -> str:
    """How a winner won, as a headline; `runaway` is the margin of a victory that was never in doubt at the end, `one`
    says that the name is a singular."""
    went, ends = course(score, winner), "s" if one else ""
    last = score[-1].values
    if went.ahead_from >= went.plays:
        return f"{name} win{ends} it on the last {unit}"
    if went.ahead_from >= went.plays - LATE:
        return f"{name} win{ends} it late"
    if last[winner] - last[1 - winner] >= runaway:
        return f"{name} run{ends} away with it"
    return f"{name} come{ends} back to win" if went.trailed else f"{name} lead{ends} all the way"
