"""What a bot is, and those that choose without search."""

from __future__ import annotations

from math import ceil
from typing import Protocol

from playcall.bots.erring import misjudged
from playcall.bots.levels import misjudges_of, sensible_of
from playcall.contract import Game
from playcall.kernel import Chance, Observation


class Bot(Protocol):
    """Anything that chooses."""

    def choose(self, seen: Observation) -> int:
        """One of the legal actions of the observed seat, which is asked now."""


class LevelBot(Bot, Protocol):
    """A bot of a level. It may keep what it has found out from one choice to the next."""

    chance: Chance
    """What it draws from; whoever keeps the bot gives it fresh chance for each choice."""


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
        self.sensible = sensible_of(game.package)

    def choose(self, seen: Observation) -> int:
        options = [*self.coach.worths(seen.imagine(self.chance), seen.seat)]
        sensible = options[: ceil(self.sensible * len(options))]
        return sensible[self.chance.number("choice", len(sensible))]


class Starter:
    """Does what the game's coach advises; where the game says so, it misjudges options by some points."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.coach = game.coach
        self.chance = chance
        self.misjudges = misjudges_of(game.package)

    def choose(self, seen: Observation) -> int:
        imagined = seen.imagine(self.chance)
        if not self.misjudges:
            return self.coach.favourite(imagined, seen.seat)
        worths = misjudged(self.coach.worths(imagined, seen.seat), self.misjudges, self.chance)
        return max(worths, key=worths.__getitem__)
