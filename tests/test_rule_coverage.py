"""Every numbered rule of every registered game, and of leagues, has a test that is marked with its id."""

from __future__ import annotations

from pathlib import Path

import pytest

from playcall.contract import Game
from playcall.games import all_games
from playcall.leagues.rulebook import LEAGUE_RULES
from playcall.testing import rule_coverage

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_rule_has_a_test(game: Game) -> None:
    coverage = rule_coverage(game, TESTS)
    assert not coverage.unknown, f"Marks without a rule: {coverage.unknown}"
    assert not coverage.uncovered, f"{len(coverage.uncovered)} rules without a test: {', '.join(coverage.uncovered)}"


def test_every_rule_of_leagues_has_a_test() -> None:
    coverage = rule_coverage(LEAGUE_RULES, TESTS)
    assert not coverage.unknown, f"Marks without a rule: {coverage.unknown}"
    assert not coverage.uncovered, f"{len(coverage.uncovered)} rules without a test: {', '.join(coverage.uncovered)}"
