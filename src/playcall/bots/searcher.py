"""A bot that searches before it chooses."""

from __future__ import annotations

from msgspec.structs import replace

from playcall.bots.levels import plan_of
from playcall.bots.search.ismcts import Memory, Search
from playcall.bots.search.plan import Plan
from playcall.contract import Game
from playcall.kernel import Chance, Observation


class Searcher:
    """Information-set Monte Carlo tree search, as a plan says."""

    def __init__(self, game: Game, chance: Chance, plan: Plan) -> None:
        self.game = game
        self.chance = chance
        self.plan = replace(plan, seconds=0.0)
        self.seconds = plan.seconds
        self.memory: Memory = {}

    @classmethod
    def of_level(cls, level: str, game: Game, chance: Chance) -> Searcher:
        return cls(game, chance, plan_of(level, game.package))

    def timed(self) -> Searcher:
        """The same with its plan's limit of time. Without it equal seeds give equal choices on any machine."""
        self.plan = replace(self.plan, seconds=self.seconds)
        return self

    def choose(self, seen: Observation) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        search = Search(self.game, self.plan, self.chance, self.memory)
        best = search.look(seen)[0].action
        self.memory = search.remembered
        return best
