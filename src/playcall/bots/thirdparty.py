"""Bots by name: a level, one that sees every card, a search with other settings, or a class in somebody's own file."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import blake2b
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, cast

import msgspec

from playcall.bots import LEVELS, Bot, Searcher, make_bot
from playcall.bots.levels import plan_of
from playcall.bots.search.plan import Plan
from playcall.contract import Game
from playcall.kernel import BadOption, Chance

OPEN = "open:"
"""Before a level: the same bot with all cards face up, to see how much perfect information would be worth."""

SEARCH = "search:"
"""Before settings of a plan, such as `search:simulations=64,horizon=4`: a Pro with other habits."""


def bot_named(name: str, game: Game, chance: Chance) -> Bot:
    """A bot of a level, `open:LEVEL`, `search:field=value,…`, or `path.py:Class`; raises `BadOption`."""
    level = name.removeprefix(OPEN)
    if level.startswith(SEARCH):
        return Searcher(game, chance, _plan(level.removeprefix(SEARCH), game))
    if level in LEVELS or ".py:" not in name:
        return make_bot(level, game, chance)
    kind = _class_in(name)
    try:
        bot = kind(game, chance)
    except Exception as fault:
        raise BadOption(f"'{name}' cannot be made: {type(fault).__name__}: {fault}.") from fault
    if not callable(getattr(bot, "choose", None)):
        raise BadOption(f"'{name}' is not a bot: it has no method 'choose(seen)'.")
    return cast(Bot, bot)


def _plan(settings: str, game: Game) -> Plan:
    """A Pro's plan with some fields changed."""
    words = [word.partition("=") for word in settings.split(",") if word]
    changes = {field.strip(): value.strip() for field, _, value in words}
    try:
        return msgspec.convert({**msgspec.to_builtins(plan_of("pro", game.package)), **changes}, Plan, strict=False)
    except msgspec.ValidationError as problem:
        fields = ", ".join(Plan.__struct_fields__)
        raise BadOption(f"'{SEARCH}{settings}' is not a search: {problem}. Its fields are: {fields}.") from problem


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
