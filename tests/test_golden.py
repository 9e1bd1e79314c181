"""Golden games: every registered game has one for each mode, and it replays to the same text."""

from __future__ import annotations

from pathlib import Path

import pytest

from playcall.contract import Game
from playcall.games import all_games
from playcall.testing.golden import differences, golden_path, golden_presets

FOLDER = Path(__file__).parent / "golden"
CASES = [
    pytest.param(game, preset.name, id=f"{game.id}-{preset.name}")
    for game in all_games()
    for preset in golden_presets(game)
]
HOW = "Look at the differences; if they are wanted, run: python -m playcall.testing.golden --write"


@pytest.mark.parametrize(("game", "mode"), CASES)
def test_the_golden_game_is_as_it_was(game: Game, mode: str) -> None:
    path = golden_path(game, mode, FOLDER)
    assert path.exists(), f"{game.id} has no golden game of its mode {mode}: python -m playcall.testing.golden --write"
    problems = differences(game, path.read_text(encoding="utf-8"))
    assert not problems, "\n  ".join([f"{path.name}: {HOW}", *problems[:20]])


def test_no_golden_game_is_left_over() -> None:
    known = {golden_path(game, preset.name, FOLDER) for game in all_games() for preset in golden_presets(game)}
    assert set(FOLDER.rglob("*.txt")) <= known
