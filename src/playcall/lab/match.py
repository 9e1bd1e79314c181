"""One game between bots, played to its end and kept as a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playcall.bots import RandomBot, make_bot
from playcall.contract import Game
from playcall.kernel import Chance, Observation, Record, Result, State

Chooser = Callable[[State, int], int]


def stream(seed: int, *keys: int) -> Chance:
    """A stream of its own for a seed and some numbers, such as the seat of a bot or the index of a game.

    >>> stream(7, 0).bits() == stream(7, 0).bits(), stream(7, 0).bits() == stream(7, 1).bits()
    (True, False)
    """
    chance = Chance.of(seed)
    for key in keys:
        chance = Chance.of(chance.bits() + key + 1)
    return chance


def play_game(game: Game, options: Any, seed: int, bots: Sequence[str]) -> Record:
    """Play a whole game; `bots` are level names, one per seat, repeated in turn where they are too few."""
    return play_out(game, options, seed, bots)[0]


def play_out(game: Game, options: Any, seed: int, bots: Sequence[str]) -> tuple[Record, Result]:
    """`play_game`, with the result as well: scores alone do not always say who won."""
    levels = fill_seats(bots, game.seat_count(options))
    choose = choosers(game, seed, levels)
    record = Record.begin(game, options, seed, levels)
    state = game.start(options, seed)
    token = game.actions.token
    while (seat := state.to_move()) >= 0:
        action = choose[seat](state, seat)
        record.actions.append((seat, token(action)))
        state.apply(seat, action)
    assert state.result is not None
    record.scores = state.result.scores
    return record, state.result


def fill_seats(bots: Sequence[str], seats: int) -> list[str]:
    """A level for each seat: the names in turn, over and over; Starters when there are none."""
    names = list(bots) or ["starter"]
    return [names[seat % len(names)] for seat in range(seats)]


def choosers(game: Game, seed: int, levels: Sequence[str]) -> list[Chooser]:
    """What chooses on each seat, each with a stream of its own."""
    return [_chooser(level, game, stream(seed, seat)) for seat, level in enumerate(levels)]


def _chooser(level: str, game: Game, chance: Chance) -> Chooser:
    bot = make_bot(level, game, chance)
    if isinstance(bot, RandomBot):
        return _random_chooser(chance)
    return lambda state, seat: bot.choose(Observation(state, seat))


def _random_chooser(chance: Chance) -> Chooser:
    """What `RandomBot` does, without the observation around it."""

    def choose(state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[chance.number("choice", len(legal))]

    return choose
