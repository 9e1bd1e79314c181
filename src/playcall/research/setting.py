"""What every environment is set up from: a game by its id, a mode, options; and what a finished game pays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from playcall.contract import Game
from playcall.games import load
from playcall.kernel import BadOption, Result


def prepared(game: str | Game, mode: str | None, options: Mapping[str, Any]) -> tuple[Game, Any]:
    """A game and its options from the settings of a mode and single ones; raises `UnknownGame` or `BadOption`."""
    known = load(game) if isinstance(game, str) else game
    settings = {name: _text(value) for name, value in options.items()}
    if mode is not None:
        settings = {**_preset(known, mode), **settings}
    return known, known.parse_options(settings)


def _preset(game: Game, mode: str) -> dict[str, str]:
    """The settings of a mode, or of a value of the game's own option of that name."""
    preset = game.mode(mode)
    if preset is not None:
        return preset.options
    values = [value for option in fields(game.options) if option.name == "mode" for value in option.metadata["values"]]
    if mode not in values:
        names = dict.fromkeys([*(one.id for one in game.modes), *values])
        raise BadOption(f"There is no mode '{mode}'; modes are: {', '.join(names)}.")
    return {"mode": mode}


def _text(value: Any) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def payoffs(result: Result | None, seats: int) -> list[float]:
    """1 for those who have won, as much in all lost by the others; 0 for a tie and while nothing is decided.

    >>> payoffs(Result((7, 3, 0), 0, "points", ""), 3)
    [1.0, -0.5, -0.5]
    """
    won = [result is not None and result.won(seat) for seat in range(seats)]
    if result is None or result.winner is None:
        return [0.0] * seats
    if not any(won) or all(won):
        return [1.0 if any(won) else -1.0] * seats
    loss = sum(won) / (seats - sum(won))
    return [1.0 if own else -loss for own in won]
