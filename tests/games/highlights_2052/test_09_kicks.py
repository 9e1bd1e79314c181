"""FH-9  The field-goal attempt."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052.cards import make_card
from playcall.games.highlights_2052.events import KickTried
from playcall.games.highlights_2052.zones import DRIVE, PLAYBOOK
from tests.games.highlights_2052.story import NO_DEFENCE, Scene, overtime

STOPPED = "R {C1} NO_GAIN"
"""Against a Run in the Center: the ball stays where it is."""


@pytest.mark.rule("FH-9.1")
@pytest.mark.parametrize("drive", ["", "R", "RP", "RPM"])
def test_the_offence_may_kick_after_any_play_of_a_drive(drive: str) -> None:
    scene = Scene("R C 10", ball=30, drive=drive)
    assert scene.may_kick
    assert scene.asked_seats == [scene.s.seats[scene.offence]]
    assert scene.options() == ["kick", "no kick"]
    assert scene.ball == 20


@pytest.mark.rule("FH-9.1")
@pytest.mark.parametrize(
    ("offence", "defence", "ball"),
    [
        ("R C 20", "R {L1} NO_GAIN", 20),  # a touchdown
        ("R C 10", "R {C1} END_DRIVE", 30),
        ("R C 10", "R {C1} FUMBLE 0 5", 30),
        ("R C 10", "R {C1} LOSS 5", 45),  # a safety
        ("R C 10", "R {C1} NO_GAIN + NO_KICK", 30),
    ],
)
def test_no_kick_after_a_score_an_end_of_drive_a_safety_or_no_kick(offence: str, defence: str, ball: int) -> None:
    scene = Scene(offence, defence, ball=ball)
    assert not scene.may_kick
    assert not scene.in_play
    assert scene.s.offence == scene.defence


@pytest.mark.rule("FH-9.1")
def test_declining_leaves_ball_and_drive_alone() -> None:
    scene = Scene("R C 10", ball=30).no_kick()
    assert (scene.ball, scene.drive, scene.points) == (20, 1, 0)
    assert scene.turned() == []


@pytest.mark.rule("FH-9.2")
@pytest.mark.parametrize(
    ("ball", "count"), [(45, 10), (40, 9), (35, 8), (30, 7), (25, 6), (20, 5), (15, 4), (10, 3), (5, 3)]
)
def test_the_field_count_falls_from_ten_to_three(ball: int, count: int) -> None:
    scene = Scene("R C 10", STOPPED, ball=ball).act("kick")
    assert [kick.need for kick in scene.told(KickTried)] == [count]


@pytest.mark.rule("FH-9.2")
def test_the_count_is_read_where_the_play_ended() -> None:
    scene = Scene("R C 20", ball=45).act("kick")
    assert scene.told(KickTried)[0].need == 6


@pytest.mark.rule("FH-9.2", "FH-3.3")
def test_the_extra_fifty_space_counts_ten() -> None:
    scene = Scene("R C 10", "R {C1} LOSS 5", ball=45, fifty_space="on")
    assert scene.ball == 50
    assert scene.act("kick").told(KickTried)[0].need == 10


@pytest.mark.rule("FH-9.3")
def test_a_kick_always_turns_the_top_action_card() -> None:
    scene = Scene("R C 10", STOPPED, ball=5, fg=5, turned=[3, 12]).act("kick")
    assert scene.turned() == [3]
    assert scene.points == 3


@pytest.mark.rule("FH-9.3", "FH-9.4")
@pytest.mark.parametrize(
    ("fg", "action", "points"),
    [
        (3, 12, 3),  # 3 + 5
        (1, 12, 3),  # 1 + 5, just enough
        (3, 1, 3),  # 3 + 3, just enough
        (2, 1, 0),  # 2 + 3, one too few
        (3, 3, 0),  # 3 + 1
    ],
)
def test_card_number_and_kick_number_together_must_reach_the_count_of_six(fg: int, action: int, points: int) -> None:
    scene = Scene("R C 10", STOPPED, ball=25, fg=fg, turned=[action]).act("kick")
    assert scene.points == points
    assert scene.opponent_points == 0
    assert scene.told(KickTried)[0].good == (points == 3)


@pytest.mark.rule("FH-9.5")
@pytest.mark.parametrize(("action", "yards"), [(24, 10), (4, 15), (9, 20)])
def test_a_block_fails_and_moves_the_opponent(action: int, yards: int) -> None:
    scene = Scene("R C 10", STOPPED, ball=5, opponent=40, opponent_drive="RP", fg=5, turned=[action]).act("kick")
    assert scene.points == 0
    assert scene.opponent_ball == 40 - yards
    assert scene.opponent_points == 0
    assert len(scene.zone(DRIVE, scene.defence)) == 2


@pytest.mark.rule("FH-9.5", "FH-9.6")
def test_a_block_may_be_a_touchdown_for_the_opponent() -> None:
    scene = Scene("R C 10", STOPPED, ball=25, opponent=10, opponent_drive="RP", turned=[4]).act("kick")
    assert (scene.points, scene.opponent_points) == (0, 7)
    assert (scene.ball, scene.opponent_ball) == (45, 45)
    assert not scene.zone(DRIVE, scene.defence)


@pytest.mark.rule("FH-9.5", "FH-7.12")
def test_a_blocked_kick_touchdown_is_converted_by_the_opponent() -> None:
    scene = Scene("R C 10", STOPPED, ball=25, opponent=10, turned=[4, 21], two_point="on").act("kick")
    assert scene.asked == "Touchdown.conversion"
    assert scene.asked_seats == [scene.s.seats[scene.defence]]
    assert scene.act("two run").opponent_points == 8


@pytest.mark.rule("FH-9.6")
@pytest.mark.parametrize("action", [12, 3, 24])  # good, no good, blocked
def test_any_attempt_ends_the_drive(action: int) -> None:
    scene = Scene("R C 10", STOPPED, ball=25, drive="RP", turned=[action]).act("kick")
    assert (scene.ball, scene.drive) == (45, 0)
    assert len(scene.discards) == 3
    assert scene.discards[-1] == scene.attack
    assert not scene.in_play


@pytest.mark.rule("FH-9.6")
def test_a_kick_on_the_fourth_play_resets_once() -> None:
    scene = Scene("R C 5", "R {L1} NO_GAIN", ball=25, drive="RPM", fg=2, turned=[15]).act("kick")
    assert scene.points == 3
    assert (scene.ball, scene.drive, len(scene.discards)) == (45, 0, 4)


@pytest.mark.rule("FH-9.7")
def test_the_number_is_that_of_the_card_an_audible_put_in() -> None:
    scene = Scene("R C 10", STOPPED, ball=25, fg=1, turned=[3], audibles=(1, 0))
    scene.write_card(scene.zone(PLAYBOOK, scene.offence)[-1], make_card("new", NO_DEFENCE, ["R C 10"], fg=5))
    scene.act("from playbook", "kick")
    assert scene.told(KickTried)[0].field_goal_number == 5
    assert scene.points == 3


@pytest.mark.rule("FH-9.7")
@pytest.mark.parametrize(("effect", "points"), [("", 0), (" [KICK_SETUP 1]", 0), (" [KICK_SETUP 2]", 3)])
def test_kick_setup_adds_to_the_number(effect: str, points: int) -> None:
    scene = Scene(f"R C 10{effect}", STOPPED, ball=25, fg=3, turned=[3]).act("kick")  # 3 + 1 of 6
    assert scene.points == points


@pytest.mark.rule("FH-9.7")
def test_kick_setup_of_a_play_not_chosen_adds_nothing() -> None:
    scene = Scene(["R L 10 [KICK_SETUP 2]", "P R 10"], "M {C1} NO_GAIN", ball=35, turned=[3])
    assert scene.act("activate 2", "kick").told(KickTried)[0].setup == 0


@pytest.mark.rule("FH-9.8")
def test_a_hopeless_kick_is_legal() -> None:
    scene = Scene("R C 10", STOPPED, ball=45, fg=1, turned=[7])  # 1 + 7 of 10
    assert scene.may("kick")
    assert scene.act("kick").points == 0
    assert scene.turned() == [7]


@pytest.mark.rule("FH-9.9")
def test_there_are_no_field_goals_in_overtime() -> None:
    tale = overtime(must_have_winner="on")
    tale.play_on("FieldGoal.decide")
    assert tale.s.over
    assert not tale.told(KickTried)
