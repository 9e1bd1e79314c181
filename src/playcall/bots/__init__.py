"""Bots: they see an observation (view, legal actions, imagined positions), never the true position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from playcall.kernel import BadOption, Chance, Game, Observation


class Bot(Protocol):
    """Anything that chooses."""

    def choose(self, seen: Observation) -> int:
        """One of the legal actions of the observed seat, which is asked now."""


class RandomBot:
    """Every legal action alike: the yardstick for all others, and the fuel of the tests."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seen: Observation) -> int:
        legal = seen.legal()
        return legal[self.chance.number("choice", len(legal))]


class Rookie:
    """Random among what the coach finds sensible: the better half of the options."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.coach = game.coach
        self.chance = chance

    def choose(self, seen: Observation) -> int:
        advice = self.coach.advise(seen.imagine(self.chance), seen.seat)
        sensible = advice[: (len(advice) + 1) // 2]
        return sensible[self.chance.number("choice", len(sensible))].action


class Starter:
    """Does what the game's coach advises."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.coach = game.coach
        self.chance = chance

    def choose(self, seen: Observation) -> int:
        return self.coach.advise(seen.imagine(self.chance), seen.seat)[0].action


LEVELS: dict[str, Callable[[Game, Chance], Bot]] = {"random": RandomBot, "rookie": Rookie, "starter": Starter}


def make_bot(level: str, game: Game, chance: Chance) -> Bot:
    """A bot of a level; raises `BadOption`."""
    if level not in LEVELS:
        raise BadOption(f"There is no bot '{level}'; bots are: {', '.join(LEVELS)}.")
    return LEVELS[level](game, chance)
