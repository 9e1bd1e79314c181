"""A choice that never fails: what a bot cannot answer, the coach does, and what the coach cannot, the first option."""

from __future__ import annotations

import logging

from playcall.bots.base import Bot
from playcall.contract import Game
from playcall.kernel import Chance, Observation

log = logging.getLogger("playcall.bots")


class Guarded:
    """A bot whose faults are counted and logged, and answered for."""

    def __init__(self, bot: Bot, game: Game, chance: Chance, name: str = "") -> None:
        self.bot = bot
        self.game = game
        self.chance = chance
        self.name = name or type(bot).__name__
        self.faults = 0

    def choose(self, seen: Observation) -> int:
        try:
            action = self.bot.choose(seen)
            if action in seen.legal():
                return action
            problem = f"chose {action!r}, which is not legal"
        except Exception as fault:
            problem = f"failed with {type(fault).__name__}: {fault}"
        self.faults += 1
        log.error("bot '%s' %s; the coach answers for it", self.name, problem)
        return coached(self.game, seen, self.chance)


def coached(game: Game, seen: Observation, chance: Chance) -> int:
    """What the coach would do; the first legal action should it fail too."""
    try:
        return game.coach.favourite(seen.imagine(chance), seen.seat)
    except Exception:
        log.exception("the coach of %s failed", game.id)
        return seen.legal()[0]
