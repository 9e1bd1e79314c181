"""Every game is plugged into the conformance kit: every mode, and every value of every option.

`make torture` plays many more games, and every value in every mode.
"""

from __future__ import annotations

import os
from dataclasses import fields
from functools import cache
from zlib import crc32

import pytest

from playcall.contract import Game
from playcall.games import all_games
from playcall.testing import Preset, modes, option_values, play_random

EVERY_GAME = "PLAYCALL_EVERY_GAME" in os.environ
"""Set by `make torture`."""
GAMES_OF_A_MODE = 500 if EVERY_GAME else 10
GAMES_OF_A_VALUE = 4 if EVERY_GAME else 1
LONG = 1000
"""A preset whose bound is higher than this plays fewer games, so that it decides about as often as the others."""
DECISIONS = 30
"""At about so many decisions of one game of each mode everything is checked."""
CHUNKS = 10 if EVERY_GAME else 1

MODES = [
    pytest.param(game, preset, chunk, id="-".join([game.id, preset.name, str(chunk)][: 3 if EVERY_GAME else 2]))
    for game in all_games()
    for preset in modes(game)
    for chunk in range(CHUNKS)
]
WHOLE = [pytest.param(game, preset, id=f"{game.id}-{preset.name}") for game in all_games() for preset in modes(game)]
OPTIONS = [
    pytest.param(game, name, id=f"{game.id}-{name}")
    for game in all_games()
    for name in (*(option.name for option in fields(game.options)), "")
]


def play_many(game: Game, preset: Preset, games: int, chunk: int = 0, every: int = 40) -> None:
    """Random games; a failure names its seed."""
    options = preset.options(game)
    affordable = games if EVERY_GAME else max(1, games * LONG // max(game.bound(options), LONG))
    first = crc32(f"{game.id} {preset.name} {chunk}".encode())
    for seed in range(first, first + affordable):
        play_random(game, options, seed, every=every)


def presets_of(game: Game, option: str) -> list[Preset]:
    """Every value of an option in the shortest mode that takes it; without an option, the samples."""
    return [
        preset
        for value, found in by_value(game).items()
        if value.partition("=")[0] == option or (not option and "=" not in value)
        for preset in (found if EVERY_GAME else [shortest(game, found)])
    ]


@cache
def by_value(game: Game) -> dict[str, list[Preset]]:
    found: dict[str, list[Preset]] = {}
    for preset in option_values(game):
        found.setdefault(value_of(preset), []).append(preset)
    return found


def value_of(preset: Preset) -> str:
    """`draft=open`, or the name of a sample."""
    return preset.name.partition("+")[2] or preset.name


def shortest(game: Game, presets: list[Preset]) -> Preset:
    return min(presets, key=lambda preset: game.bound(preset.options(game)))


@pytest.mark.parametrize(("game", "preset", "chunk"), MODES)
def test_random_games_of_every_mode(game: Game, preset: Preset, chunk: int) -> None:
    play_many(game, preset, GAMES_OF_A_MODE // CHUNKS, chunk)


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_random_games_with_every_value_of_every_option(game: Game, option: str) -> None:
    for preset in presets_of(game, option):
        long = not EVERY_GAME and game.bound(preset.options(game)) > LONG
        play_many(game, preset, GAMES_OF_A_VALUE, every=160 if long else 40)


@pytest.mark.parametrize(("game", "preset"), WHOLE)
def test_every_check_at_many_decisions_of_one_game(game: Game, preset: Preset) -> None:
    options = preset.options(game)
    length = len(play_random(game, options, seed=1, checks=()).actions)
    play_random(game, options, seed=1, every=max(1, length // DECISIONS))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_no_value_of_an_option_is_left_out(game: Game) -> None:
    names = [*(option.name for option in fields(game.options)), ""]
    played = {value_of(preset) for name in names for preset in presets_of(game, name)}
    assert played == {value_of(preset) for preset in option_values(game)}
