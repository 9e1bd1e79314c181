"""Errors of judgement: what makes a level weaker than the coach it asks."""

from __future__ import annotations

from playcall.kernel import Chance

FINE = 1000
"""How finely errors are drawn."""


def misjudged(worths: dict[int, float], most: float, chance: Chance) -> dict[int, float]:
    """What options are worth, each off by so many points at most, mostly by few."""

    def error() -> float:
        return most * (chance.number("misjudged", FINE) - chance.number("misjudged", FINE)) / FINE

    return {action: worth + error() for action, worth in worths.items()} if most else worths
