"""FH-8  Safeties."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052.events import BallMoved, DriveEnded, Scored
from tests.games.highlights_2052.story import Scene


@pytest.mark.rule("FH-8.1")
@pytest.mark.parametrize(("ball", "loss", "points"), [(45, 5, 2), (45, 10, 2), (40, 10, 2), (40, 5, 0), (35, 10, 0)])
def test_a_loss_into_or_past_the_safety_space_gives_the_defender_two_points(ball: int, loss: int, points: int) -> None:
    scene = Scene("P C 10", f"P {{C1}} LOSS {loss}", ball=ball, scores=(7, 3))
    assert (scene.points, scene.opponent_points) == (7, 3 + points)


@pytest.mark.rule("FH-8.1")
def test_a_gain_is_never_a_safety() -> None:
    assert Scene("P C 10", "P {C1} MINUS 20", ball=45).opponent_points == 0


@pytest.mark.rule("FH-8.2")
def test_then_the_offence_resets_and_the_defender_advances_ten() -> None:
    scene = Scene("P C 10", "P {C1} LOSS 10", ball=40, opponent=35, drive="RP", opponent_drive="R")
    assert (scene.ball, scene.drive, len(scene.discards)) == (45, 0, 3)
    assert (scene.opponent_ball, scene.s.drive_types[scene.defence]) == (25, "R")
    kinds = [type(told) for told in scene.log if isinstance(told, Scored | DriveEnded | BallMoved)]
    assert kinds == [BallMoved, Scored, DriveEnded, BallMoved]


@pytest.mark.rule("FH-8.2")
@pytest.mark.parametrize("opponent", [10, 5])
def test_the_advance_may_be_a_touchdown(opponent: int) -> None:
    scene = Scene("P C 10", "P {C1} LOSS 5", opponent=opponent, opponent_drive="RP")
    assert (scene.opponent_points, scene.opponent_ball) == (9, 45)
    assert scene.s.drive_types[scene.defence] == ""


@pytest.mark.rule("FH-8.3")
def test_an_accepted_penalty_against_the_offence_can_be_a_safety() -> None:
    scene = Scene("R C 10", "R {C1} NO_GAIN !", ball=40, opponent=35, turned=[27])
    assert scene.asked_seats == [scene.defence]
    scene.act("accept")
    assert (scene.opponent_points, scene.ball, scene.opponent_ball) == (2, 45, 25)
    declined = Scene("R C 10", "R {C1} NO_GAIN !", ball=40, turned=[27]).act("decline")
    assert (declined.opponent_points, declined.ball) == (0, 40)


@pytest.mark.rule("FH-8.3")
@pytest.mark.parametrize(
    ("offence", "defence"),
    [("R C 10", "R {C1} LOSS 5"), ("M C 10", "M {C1} LOSS 5"), ("R C 10", "R {C1} FUMBLE 5 20"),
     ("P C 10", "P {C1} BLITZ 5"), ("R C 10", "R {C1} IF BALL_AT_LEAST 40: LOSS 10")],
)  # fmt: skip
def test_any_loss_of_the_play_counts(offence: str, defence: str) -> None:
    scene = Scene(offence, defence, opponent=35, turned=[1])
    assert (scene.opponent_points, scene.ball, scene.opponent_ball) == (2, 45, 25)


@pytest.mark.rule("FH-8.4")
def test_no_field_goal_may_be_tried_after_a_safety() -> None:
    for scene in (
        Scene("P C 10", "P {C1} LOSS 5", fg=5),
        Scene("R C 10", "R {C1} NO_GAIN !", ball=40, turned=[27]).act("accept"),
        Scene("P C 10", "P {C1} LOSS 5", opponent=10),
    ):
        assert scene.asked == "Defend.answer"
    assert Scene("P C 10", "P {C1} LOSS 5", ball=40).may_kick
