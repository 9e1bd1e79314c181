"""Bots: they see an observation (view, legal actions, imagined positions), never the true position."""

from __future__ import annotations

from collections.abc import Callable

from playcall.bots.base import Bot, LevelBot, RandomBot, Rookie, Starter
from playcall.bots.searcher import Searcher
from playcall.contract import Game
from playcall.kernel import BadOption, Chance

LEVELS: dict[str, Callable[[Game, Chance], LevelBot]] = {
    "random": RandomBot,
    "rookie": Rookie,
    "starter": Starter,
    "pro": lambda game, chance: Searcher.of_level("pro", game, chance),
    "legend": lambda game, chance: Searcher.of_level("legend", game, chance),
}
"""From the weakest to the strongest."""


def make_bot(level: str, game: Game, chance: Chance, timed: bool = False) -> LevelBot:
    """A bot of a level; raises `BadOption`. A timed one keeps to its seconds even where the machine is slow."""
    if level not in LEVELS:
        raise BadOption("no-bot", level=level, levels=", ".join(LEVELS))
    bot = LEVELS[level](game, chance)
    return bot.timed() if timed and isinstance(bot, Searcher) else bot


__all__ = ["LEVELS", "Bot", "LevelBot", "RandomBot", "Rookie", "Searcher", "Starter", "make_bot"]
