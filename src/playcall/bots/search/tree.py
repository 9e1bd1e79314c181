"""The tree of a search: one for all imagined positions, so that its nodes are what was chosen, not what is hidden.

Which options there are depends on the imagined cards; a node counts how often each was there to choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from playcall.bots.search.judging import Judge
from playcall.bots.search.plan import Plan
from playcall.kernel import State


class Arm:
    """An option of a seat at a node."""

    __slots__ = ("available", "share", "total", "visits")

    def __init__(self, share: float) -> None:
        self.share = share
        self.available = 0
        self.visits = 0
        self.total = 0.0


class Node:
    """A decision, possibly of several seats at once, reached by the same choices."""

    __slots__ = ("arms", "children", "total", "visits")

    def __init__(self) -> None:
        self.arms: dict[int, dict[int, Arm]] = {}
        """By seat and action."""
        self.children: dict[tuple[tuple[int, int], ...], Node] = {}
        self.visits = 0
        self.total: list[float] = []

    def child(self, choices: Sequence[tuple[int, int]]) -> Node:
        key = tuple(choices)
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = Node()
        return found

    def choose(self, judge: Judge, state: State, seat: int) -> int:
        """The option that promises most, with a bonus for what the coach likes and nobody has tried."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        arms = self._arms(judge, state, seat, legal)
        plan = judge.plan
        known = sorted(((action, arms[action]) for action in legal), key=lambda option: -option[1].share)
        wide = known[: 1 + int(plan.widening * sqrt(self.visits))]
        mean = self.total[seat] / self.visits if self.visits else 0.5
        for _, arm in wide:
            arm.available += 1
        return max(wide, key=lambda option: _promise(option[1], mean, plan))[0]

    def learn(self, choices: Sequence[tuple[int, int]], values: Sequence[float]) -> None:
        self.visits += 1
        self.total = [a + b for a, b in zip(self.total, values, strict=True)] if self.total else list(values)
        for seat, action in choices:
            arm = self.arms.get(seat, {}).get(action)
            if arm is not None:
                arm.visits += 1
                arm.total += values[seat]

    def _arms(self, judge: Judge, state: State, seat: int, legal: Sequence[int]) -> dict[int, Arm]:
        arms = self.arms.setdefault(seat, {})
        if any(action not in arms for action in legal):
            shares = judge.likings(judge.coach.worths(state, seat))
            for action, share in shares.items():
                arms.setdefault(action, Arm(share))
        return arms


def _promise(arm: Arm, mean: float, plan: Plan) -> float:
    value = (arm.total + mean) / (arm.visits + 1)
    return value + plan.curiosity * arm.share * sqrt(arm.available) / (1 + arm.visits)
