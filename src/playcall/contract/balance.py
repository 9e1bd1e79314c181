"""How a game's balance is measured."""

from __future__ import annotations

import msgspec


class Run(msgspec.Struct, frozen=True):
    """A set of games that a game's balance is measured with."""

    name: str
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int


class Measure(msgspec.Struct, frozen=True):
    """One figure of a game's balance with the range it should lie in."""

    name: str
    value: float
    low: float
    high: float
