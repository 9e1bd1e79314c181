"""Bots by name: a level, a level that sees every card, or a class in somebody's own file."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import blake2b
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, cast

from playcall.bots import LEVELS, Bot, make_bot
from playcall.kernel import BadOption, Chance, Game

OPEN = "open:"
"""Before a level: the same bot with all cards face up, to see how much perfect information would be worth."""


def bot_named(name: str, game: Game, chance: Chance) -> Bot:
    """A bot of a level, `open:LEVEL`, or `path.py:Class`; raises `BadOption`."""
    level = name.removeprefix(OPEN)
    if level in LEVELS or ".py:" not in name:
        return make_bot(level, game, chance)
    kind = _class_in(name)
    try:
        bot = kind(game, chance)
    except Exception as fault:
        raise BadOption(f"'{name}' cannot be made: {type(fault).__name__}: {fault}.") from fault
    if not callable(getattr(bot, "choose", None)):
        raise BadOption(f"'{name}' is no bot: it has no method 'choose(seen)'.")
    return cast(Bot, bot)


def short_name(name: str) -> str:
    """A bot's name for tables: of a file only the class."""
    return name.rpartition(":")[2] if ".py:" in name else name


@cache
def _class_in(name: str) -> Any:
    file, _, kind = name.rpartition(":")
    path = Path(file).expanduser()
    if not path.is_file():
        raise BadOption(f"There is no file '{file}' with a bot in it.")
    title = f"playcall_bot_{blake2b(str(path.resolve()).encode(), digest_size=6).hexdigest()}"
    spec = spec_from_file_location(title, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[title] = module
    try:
        spec.loader.exec_module(module)
    except Exception as fault:
        raise BadOption(f"'{file}' does not run: {type(fault).__name__}: {fault}.") from fault
    if not isinstance(found := getattr(module, kind, None), type):
        raise BadOption(f"'{file}' has no class '{kind}'.")
    return found
