"""What a bot is, and those that choose without search."""

from __future__ import annotations

from math import ceil
from typing import Protocol

from playcall.bots.levels import sensible_of
from playcall.kernel import Chance, Game, Observation


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
    """Random among what the coach finds sensible: the better half of the options, or another share of them."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.coach = game.coach
        self.chance = chance
        self.sensible = sensible_of(game.id)

    def choose(self, seen: Observation) -> int:
        options = [*self.coach.worths(seen.imagine(self.chance), seen.seat)]
        sensible = options[: ceil(self.sensible * len(options))]
        return sensible[self.chance.number("choice", len(sensible))]


class Starter:
    """Does what the game's coach advises."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.coach = game.coach
        self.chance = chance

    def choose(self, seen: Observation) -> int:
        return self.coach.favourite(seen.imagine(self.chance), seen.seat)
