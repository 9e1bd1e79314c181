"""SJ-1  Summary: teams, roles, who wins a play and who wins the game."""

from __future__ import annotations

import pytest

from playcall.games.sport_jockeys import GAME
from playcall.games.sport_jockeys.events import Tallied
from tests.games.sport_jockeys.story import Scene, Tale, start, tallied


@pytest.mark.rule("SJ-1.1")
def test_two_teams_play() -> None:
    tale = start()
    assert GAME.seats == (2, 2)
    assert GAME.seat_count(tale.s.options) == 2
    assert len(tale.s.scores) == 2


@pytest.mark.rule("SJ-1.2")
def test_the_team_with_the_ball_is_off_and_roles_change() -> None:
    scene = Scene("C01", "C14", at="r3c2")
    assert (scene.s.offence, scene.s.defence) == (0, 1)
    assert scene.asks == (1, "Defend.choose")
    turned = tallied("r3c4", 1)
    assert (turned.s.offence, turned.s.defence) == (1, 0)


@pytest.mark.rule("SJ-1.3")
@pytest.mark.parametrize(("scores", "winner"), [((9, 8), 0), ((0, 2), 1), ((7, 7), None)])
def test_more_game_points_win(scores: tuple[int, int], winner: int | None) -> None:
    scene = Scene("C01", "C07", scores=scores, deck=0, period=4, huddle=True).act("end unit")
    assert scene.s.over
    assert scene.s.result is not None
    assert (scene.s.result.scores, scene.s.result.winner) == (scores, winner)


def won_by(scene: Tale) -> int | None:
    """Who won the last play; None for a tie."""
    first, second = scene.tally
    return None if first == second else int(second > first)


@pytest.mark.rule("SJ-1.4")
def test_the_higher_total_wins_the_play_and_equal_totals_nobody() -> None:
    assert won_by(Scene("", "C38").play("C38")) is None  # 1 and 1
    assert won_by(Scene("", "C06").play("C06")) == 1  # 1 and 3
    scene = Scene("C11", "C38 C07").play("C38").play("C11").act("sloppy C07")
    assert scene.last(Tallied).totals == (7, 2)
    assert won_by(scene) == 0
    assert [scene.move for scene in (tallied("r3c1", n) for n in (1, 0, -1))] == [
        "r3c1 to r2c2",
        "r3c1 to r3c2",
        "r3c1 to r4c2",
    ]


@pytest.mark.rule("SJ-1.5")
def test_play_points_never_become_game_points() -> None:
    scene = Scene("", "C06", scores=(3, 6)).play("C06")
    assert scene.tally == (1, 3)
    assert scene.scores == (3, 6)
    assert tallied("r2c4", 40).scores == (8, 0)
