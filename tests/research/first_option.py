"""A bot in a file of its own."""

from playcall.contract import Game
from playcall.kernel import Chance, Observation


class FirstOption:
    """Takes what is listed first."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game

    def choose(self, seen: Observation) -> int:
        return seen.legal()[0]
