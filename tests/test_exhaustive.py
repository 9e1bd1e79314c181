"""The exhaustive runner: everything a registered game is made of comes to be played."""

from __future__ import annotations

import pytest

from playcall.contract import Game
from playcall.games import all_games
from playcall.testing import run_exhaustively

GAMES = 2500
RARE = {
    "masters_gridiron": {
        "verb punt alone",  # MG-10.10: after the whole playbook was laid and flipped
        "step ForceOut.give_up",  # FORCE z victim: no printed card has it
        "step ForceOut.on_give_up",
    },
    "highlights_2052": {
        "step Overtime.coin",  # FH-20.12: after twenty rounds of overtime without a winner
    },
    "sport_jockeys": {
        "step Recover.on_challenge",  # SJ-15.5: a penalty among the cards that pick up a loose ball
    },
    "gridiron_fantasy": {
        "step NameAbility.name",  # no card of the set leaves the ability to its owner
        "step NameAbility.on_name",
        "step StandingChoices.carry",  # nor has a choice among what is in force
        "step StandingChoices.again",
        "step QuickChallenge.on_set_aside",  # GF-4.7: six cards of one ability in hand
        "verb set aside",
    },
}
"""What games all but never come to; each has a rule test that sets the table for it."""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_everything_is_played(game: Game) -> None:
    report = run_exhaustively(game, games=GAMES, rare=RARE.get(game.id, set()))
    assert not report.never, f"Never seen in {report.games} games: {', '.join(report.never)}"
