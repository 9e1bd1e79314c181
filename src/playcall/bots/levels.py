"""The levels as data: `levels.toml` says how each level plays; a game's own file of that name overrules it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from playcall.bots.search.plan import Plan

FILE = "levels.toml"


@cache
def _read(package: str) -> dict[str, Any]:
    try:
        return tomllib.loads(resources.files(package).joinpath(FILE).read_text(encoding="utf-8"))
    except (FileNotFoundError, ModuleNotFoundError):
        return {}


@cache
def plan_of(level: str, package: str) -> Plan:
    """What holds for the level, overruled by what holds for the game, overruled by what holds for the two together."""
    game = _read(package)
    own = {name: value for name, value in game.items() if not isinstance(value, dict)}
    return msgspec.convert({**_read(__package__)[level], **own, **game.get(level, {})}, Plan)


@cache
def sensible_of(package: str) -> float:
    """The share of its options that a Rookie finds sensible."""
    own: dict[str, float] = _read(package).get("rookie", {})
    return float(own.get("sensible", _read(__package__)["rookie"]["sensible"]))


@cache
def misjudges_of(package: str) -> float:
    """Points by which a Starter misjudges an option at most."""
    own: dict[str, float] = _read(package).get("starter", {})
    return float(own.get("misjudges", _read(__package__)["starter"]["misjudges"]))
