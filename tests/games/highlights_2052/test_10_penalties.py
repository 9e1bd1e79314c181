"""FH-10  Penalties."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052.events import ActionTurned, BoxApplied
from playcall.games.highlights_2052.zones import DRIVE
from tests.games.highlights_2052.story import Scene

OFFSIDE, DEF_HOLDING, INTERFERENCE, OFF_HOLDING, OFFSETTING, NONE = 3, 2, 25, 27, 4, 1
"""Action cards by the foul they show."""


def flagged(action: int, defence: str = "R {C1} NO_GAIN !", ball: int = 30, drive: str = "") -> Scene:
    """A Run of 20 in the Center against a triggered box with the icon."""
    return Scene("R C 20", defence, ball=ball, drive=drive, turned=[action])


def penalty_draws(scene: Scene) -> int:
    return [turned.purpose for turned in scene.told(ActionTurned)].count("penalty")


@pytest.mark.rule("FH-10.1")
def test_a_triggered_box_with_the_icon_is_checked_before_it_is_applied() -> None:
    scene = flagged(NONE)
    told = [type(event) for event in scene.log if isinstance(event, ActionTurned | BoxApplied)]
    assert told == [ActionTurned, BoxApplied]
    assert scene.turned() == [NONE]


@pytest.mark.rule("FH-10.1")
def test_no_icon_means_no_check() -> None:
    assert flagged(OFFSIDE, "R {C1} NO_GAIN").turned() == []


@pytest.mark.rule("FH-10.1")
def test_the_check_waits_for_audible_and_play_choices() -> None:
    scene = Scene(["R C 20", "P R 10"], "R {C1} NO_GAIN !", ball=30, turned=[OFFSIDE], audibles=(1, 0))
    assert scene.asked == "Down.offence_audible"
    assert scene.turned() == []
    scene.act("keep")
    assert scene.asked == "Down.choose_play"
    assert scene.turned() == []
    assert scene.act("activate 1").turned() == [OFFSIDE]


@pytest.mark.rule("FH-10.1", "FH-7.7")
@pytest.mark.parametrize(("answer", "draws"), [("use box", 1), ("decline", 0)])
def test_against_an_overthrown_pass_only_an_activated_box_is_checked(answer: str, draws: int) -> None:
    scene = Scene("P C 25", "P {C1} NO_GAIN !", ball=10, turned=[NONE]).act(answer)
    assert penalty_draws(scene) == draws


@pytest.mark.rule("FH-10.2")
def test_no_foul_lets_the_box_work() -> None:
    scene = flagged(NONE, "R {C1} MINUS 5 !")
    assert scene.ball == 15
    assert scene.may_kick


@pytest.mark.rule("FH-10.3")
@pytest.mark.parametrize(("action", "yards"), [(OFFSIDE, 5), (DEF_HOLDING, 10)])
def test_an_accepted_foul_of_the_defence_replaces_box_and_yardage(action: int, yards: int) -> None:
    scene = flagged(action, "R {C1} MINUS 5 !")  # the play itself would gain 15
    assert scene.asked == "PenaltyCheck.answer"
    assert scene.asked_seats == [scene.s.seats[scene.offence]]
    assert scene.options() == ["accept", "decline"]
    scene.act("accept")
    assert scene.ball == 30 - yards
    assert not scene.told(BoxApplied)
    assert scene.no_kick().drive == 1


@pytest.mark.rule("FH-10.3", "FH-5.8")
def test_penalty_yards_may_be_a_touchdown() -> None:
    scene = flagged(DEF_HOLDING, ball=10, drive="RP").act("accept")
    assert scene.points == 7
    assert (scene.ball, scene.drive, len(scene.discards)) == (45, 0, 3)
    assert not scene.may_kick


@pytest.mark.rule("FH-10.3")
def test_penalty_yards_of_a_pass_run_on_the_ground() -> None:
    scene = Scene("P C 5", "P {C1} NO_GAIN !", ball=5, turned=[DEF_HOLDING]).act("accept")
    assert scene.points == 7


@pytest.mark.rule("FH-10.4")
def test_interference_gives_fifteen_yards_and_fresh_downs() -> None:
    scene = flagged(INTERFERENCE, drive="RP")
    older = scene.zone(DRIVE, scene.offence).copy()
    assert scene.asked_seats == [scene.s.seats[scene.offence]]
    scene.act("accept")
    assert scene.ball == 15
    assert scene.discards == older
    assert scene.no_kick().drive == 1
    assert scene.s.drive_types[scene.offence] == "R"
    assert scene.attack not in scene.discards


@pytest.mark.rule("FH-10.4")
def test_interference_on_the_fourth_play_keeps_the_drive_alive() -> None:
    scene = flagged(INTERFERENCE, drive="RPM").act("accept").no_kick()
    assert (scene.ball, scene.drive) == (15, 1)


@pytest.mark.rule("FH-10.4")
def test_interference_into_the_end_zone_is_a_touchdown() -> None:
    scene = flagged(INTERFERENCE, ball=15, drive="RP").act("accept")
    assert (scene.points, scene.ball, scene.drive) == (7, 45, 0)


@pytest.mark.rule("FH-10.4", "FH-10.7")
def test_declined_interference_leaves_the_downs_alone() -> None:
    scene = flagged(INTERFERENCE, drive="RP").act("decline").no_kick()
    assert (scene.ball, scene.drive) == (30, 3)


@pytest.mark.rule("FH-10.5")
def test_offensive_holding_is_the_defenders_choice_and_costs_ten_yards() -> None:
    scene = flagged(OFF_HOLDING, "R {C1} MINUS 5 !")
    assert scene.asked_seats == [scene.s.seats[scene.defence]]
    assert scene.options() == ["accept", "decline"]
    scene.act("accept")
    assert scene.ball == 40
    assert not scene.told(BoxApplied)


@pytest.mark.rule("FH-10.5", "FH-8.3")
def test_offensive_holding_may_be_a_safety() -> None:
    scene = flagged(OFF_HOLDING, ball=40, drive="R").act("accept")
    assert (scene.points, scene.opponent_points) == (0, 2)
    assert (scene.ball, scene.opponent_ball, scene.drive) == (45, 35, 0)
    assert not scene.may_kick


@pytest.mark.rule("FH-10.6")
def test_offsetting_fouls_replay_the_down() -> None:
    scene = flagged(OFFSETTING, "R {C1} MINUS 5 !", drive="RP")
    assert scene.may_kick  # nobody was asked about the foul
    scene.no_kick()
    assert (scene.ball, scene.drive) == (30, 2)
    assert scene.discards == [scene.attack]
    assert scene.s.drive_types[scene.offence] == "RP"
    assert scene.s.made[scene.offence] == 1
    assert not scene.told(BoxApplied)


@pytest.mark.rule("FH-10.6")
def test_offsetting_fouls_on_the_fourth_play_do_not_end_the_drive() -> None:
    scene = flagged(OFFSETTING, drive="RPM").no_kick()
    assert (scene.ball, scene.drive) == (30, 3)


@pytest.mark.rule("FH-10.7")
@pytest.mark.parametrize("action", [OFFSIDE, DEF_HOLDING, INTERFERENCE, OFF_HOLDING])
def test_a_declined_foul_lets_the_box_work(action: int) -> None:
    scene = flagged(action, "R {C1} MINUS 5 + MOMENTUM 10 !", drive="R").act("decline")
    assert scene.ball == 15
    assert scene.opponent_ball == 35
    assert scene.no_kick().drive == 2


@pytest.mark.rule("FH-10.8")
@pytest.mark.parametrize(
    ("action", "answer"), [(OFFSIDE, "accept"), (INTERFERENCE, "accept"), (OFF_HOLDING, "accept"), (OFFSETTING, "")]
)
def test_the_offence_may_kick_after_a_penalty(action: int, answer: str) -> None:
    scene = flagged(action, "R {C1} END_DRIVE + NO_KICK !")
    if answer:
        scene.act(answer)
    assert scene.may_kick


@pytest.mark.rule("FH-10.8")
def test_a_kick_after_a_penalty_counts_from_the_new_spot() -> None:
    scene = Scene("R C 20", "R {C1} NO_GAIN !", ball=30, fg=2, turned=[DEF_HOLDING, 1]).act("accept", "kick")
    assert scene.points == 3  # 2 + 3 from the 20


@pytest.mark.rule("FH-10.9")
@pytest.mark.parametrize(
    ("defence", "drawn"),
    [
        ("P {C1} NO_GAIN !", ["run"]),  # mismatch: the card is turned for yards
        ("R {L1} NO_GAIN !", []),  # unmatched
        ("R {C1} GOAL_LINE_STAND !", []),  # condition failed
    ],
)
def test_a_box_that_is_not_triggered_is_not_checked(defence: str, drawn: list[str]) -> None:
    scene = flagged(OFFSIDE, defence)
    assert [turned.purpose for turned in scene.told(ActionTurned)] == drawn
    assert scene.asked != "PenaltyCheck.answer"


@pytest.mark.rule("FH-10.10")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_icon_and_hard_count_make_one_check(answer: str) -> None:
    scene = Scene("R C 20 [HARD_COUNT]", "R {C1} NO_GAIN !", ball=30, turned=[OFFSIDE, DEF_HOLDING])
    scene.act(answer)
    assert scene.may_kick
    assert scene.turned() == [OFFSIDE]
    assert penalty_draws(scene) == 1
