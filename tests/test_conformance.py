"""Every registered game is plugged into the conformance kit: every mode, every single option value."""

from __future__ import annotations

import os

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from playcall.games import all_games
from playcall.kernel import Game
from playcall.testing import Preset, modes, option_values, play_random

CHUNKS = 10
"""A mode's games come in so many tests, so that workers share them."""
EVERY_GAME = "PLAYCALL_EVERY_GAME" in os.environ
"""Set by `make torture`: all games of a mode are played, and of long presets as many as of the others."""
GAMES_OF_A_MODE = 500 if EVERY_GAME else 100
GAMES_OF_A_VALUE = 4 if EVERY_GAME else 2
LONG = 1000
"""A preset whose bound is higher than this plays fewer games, so that it decides about as often as the others."""
PHASES = (Phase.generate, Phase.shrink)
"""To explain a failure Hypothesis would trace every line of every game."""

MODES = [
    pytest.param(game, preset, chunk, id=f"{game.id}-{preset.name}-{chunk}")
    for game in all_games()
    for preset in modes(game)
    for chunk in range(CHUNKS)
]
WHOLE = [pytest.param(game, preset, id=f"{game.id}-{preset.name}") for game in all_games() for preset in modes(game)]
VALUES = [
    pytest.param(game, preset, id=f"{game.id}-{preset.name}") for game in all_games() for preset in option_values(game)
]


def play_many(game: Game, preset: Preset, games: int, first: int) -> None:
    """Random games from seeds that Hypothesis picks, and makes simpler when one of them fails."""
    options = preset.options(game)
    affordable = games if EVERY_GAME else max(1, games * LONG // max(game.bound(options), LONG))

    @settings(deadline=None, derandomize=True, database=None, print_blob=False, max_examples=affordable, phases=PHASES)
    @given(seed=st.integers(first, first + 2**32 - 1))
    def play(seed: int) -> None:
        play_random(game, options, seed)

    play()


@pytest.mark.parametrize(("game", "preset", "chunk"), MODES)
def test_random_games_of_every_mode(game: Game, preset: Preset, chunk: int) -> None:
    play_many(game, preset, GAMES_OF_A_MODE // CHUNKS, first=chunk << 32)


@pytest.mark.parametrize(("game", "preset"), VALUES)
def test_random_games_of_every_option_value(game: Game, preset: Preset) -> None:
    play_many(game, preset, GAMES_OF_A_VALUE, first=0)


@pytest.mark.parametrize(("game", "preset"), WHOLE)
def test_every_check_at_many_decisions_of_one_game(game: Game, preset: Preset) -> None:
    options = preset.options(game)
    play_random(game, options, seed=1, every=1 if game.bound(options) <= LONG else 10)
