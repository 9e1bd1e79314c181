"""The box score of any game: counts for every side while it is told, and the lines that show them."""

from __future__ import annotations

from collections import Counter

from playcall.contract.report import Figure
from playcall.contract.text import Said, msg


class Sums:
    """Counts by name for every side."""

    def __init__(self, sides: int = 2) -> None:
        self.sums = [Counter[str]() for _ in range(sides)]

    def add(self, side: int, what: str, number: int = 1) -> None:
        self.sums[side][what] += number

    def line(self, label: Said, key: str, level: int = 0, unit: str = "") -> Figure:
        """What was counted; a bar has no length below nothing."""
        numbers = [sums[key] for sums in self.sums]
        return Figure(label, tuple(f"{n}{unit}" for n in numbers), tuple(max(0.0, n) for n in numbers), level)

    def share(self, label: Said, part: str, whole: str, level: int = 0) -> Figure:
        """`3 of 5`; a part that came about otherwise makes the whole larger."""
        pairs = [(sums[part], max(sums[part], sums[whole])) for sums in self.sums]
        told = tuple(msg("share-of", some=some, all=all_) for some, all_ in pairs)
        return Figure(label, told, tuple(float(some) for some, _ in pairs), level)

    def mean(self, label: Said, key: str, over: str, level: int = 0) -> Figure:
        numbers = [sums[key] / max(1, sums[over]) for sums in self.sums]
        return Figure(label, tuple(f"{n:.1f}" for n in numbers), tuple(max(0.0, n) for n in numbers), level)
