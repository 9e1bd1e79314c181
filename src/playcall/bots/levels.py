"""The levels as data: `levels.toml` says for each level and game how it plays."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from playcall.bots.search.plan import Plan

FILE = "levels.toml"


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(resources.files("playcall.bots").joinpath(FILE).read_text(encoding="utf-8"))


@cache
def plan_of(level: str, game_id: str) -> Plan:
    """What holds for the level, overruled by what holds for the game, overruled by what holds for the two together."""
    data = _data()
    game = data["games"].get(game_id, {})
    own = {name: value for name, value in game.items() if not isinstance(value, dict)}
    return msgspec.convert({**data["levels"][level], **own, **game.get(level, {})}, Plan)


@cache
def sensible_of(game_id: str) -> float:
    """The share of its options that a Rookie finds sensible."""
    data = _data()
    own: dict[str, float] = data["games"].get(game_id, {}).get("rookie", {})
    return float(own.get("sensible", data["levels"]["rookie"]["sensible"]))
