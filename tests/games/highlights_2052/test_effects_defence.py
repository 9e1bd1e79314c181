"""Effects on cards, first part: every condition, defensive action and rider, with what they do to each other."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.cards import make_card
from playcall.games.highlights_2052.events import ActionTurned, DriveEnded
from playcall.games.highlights_2052.zones import DRIVE, PLAYBOOK
from tests.games.highlights_2052.story import Scene

UNMATCHED = "R {L1} NO_GAIN"
"""Meets a Run or Maul in the Center, matches the type and nothing else."""


def purposes(scene: Scene) -> list[str]:
    return [turned.purpose for turned in scene.told(ActionTurned)]


# Conditions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-19.7")
@pytest.mark.parametrize(
    ("condition", "ball", "drive", "holds"),
    [
        ("BALL_AT_MOST 20", 20, "", True),
        ("BALL_AT_MOST 20", 25, "", False),
        ("BALL_AT_LEAST 40", 40, "", True),
        ("BALL_AT_LEAST 40", 35, "", False),
        ("DOWN 4", 30, "RPM", True),
        ("DOWN 4", 30, "RP", False),
        ("DOWN 1/3", 30, "", True),
        ("DOWN 1/3", 30, "R", False),
        ("DOWN 1/3", 30, "RR", True),
    ],
)
def test_conditions_about_ball_and_down_serve_both_ends(condition: str, ball: int, drive: str, holds: bool) -> None:
    boxed = Scene("R C 10", f"R {{C1}} IF {condition}: NO_GAIN", ball=ball, drive=drive)
    assert boxed.ball == ball - (0 if holds else 5)
    threat = Scene(f"R C 10 [SITUATION {condition} -> 15]", UNMATCHED, ball=ball, drive=drive)
    assert threat.ball == ball - (15 if holds else 10)


@pytest.mark.rule("FH-19.7")
@pytest.mark.parametrize(("play", "ball"), [("M C 10", 50), ("R C 10", 40), ("P C 10", 40)])
def test_off_type_reads_the_activated_play(play: str, ball: int) -> None:
    scene = Scene(play, "M {C1} IF OFF_TYPE M: LOSS 5", ball=45, fifty_space="on")
    assert scene.ball == ball


@pytest.mark.rule("FH-19.2")
@pytest.mark.parametrize(("defence", "ball"), [("M {L1} NO_GAIN", 20), ("R {L1} NO_GAIN", 35)])
def test_def_type_reads_the_defence_card(defence: str, ball: int) -> None:
    assert Scene("R C 10 [SITUATION DEF_TYPE M -> 25]", defence).ball == ball


@pytest.mark.rule("FH-19.2", "FH-6.6")
def test_def_type_reads_the_card_that_an_audible_put_in() -> None:
    scene = Scene("R C 10 [SITUATION DEF_TYPE M -> 25]", UNMATCHED, defend=False, audibles=(0, 1))
    scene.write_card(scene.zone(PLAYBOOK, scene.defence)[-1], make_card("new", "M {L1} NO_GAIN", ["R C 5"]))
    scene.act("audible", f"discard {GAME.card_id('play', scene.answer)}")
    assert scene.ball == 20


@pytest.mark.rule("FH-19.7", "FH-19.15")
@pytest.mark.parametrize("scores", [(3, 7), (7, 7), (7, 3)])
def test_trailing_is_judged_for_the_owner_of_the_card(scores: tuple[int, int]) -> None:
    mine, theirs = scores
    threat = Scene("R C 10 [SITUATION TRAILING -> 25]", UNMATCHED, scores=scores)
    assert threat.ball == (20 if mine < theirs else 35)
    boxed = Scene("R C 10", "R {C1} IF TRAILING: NO_GAIN", scores=scores)
    assert boxed.ball == (45 if theirs < mine else 40)


@pytest.mark.rule("FH-4.3", "FH-19.15")
@pytest.mark.parametrize(("drive", "ball"), [("R", 20), ("PR", 20), ("RP", 35), ("", 35), ("-", 35), ("R-", 35)])
def test_prev_type_reads_the_top_card_of_the_own_drive(drive: str, ball: int) -> None:
    scene = Scene("R C 10 [SITUATION PREV_TYPE R -> 25]", UNMATCHED, drive=drive, opponent_drive="R")
    assert scene.ball == ball


@pytest.mark.rule("FH-19.2")
@pytest.mark.parametrize(
    ("effects", "defence", "ball"),
    [
        ("BONUS CLEAR_AREA 10", "R {L1} NO_GAIN", 25),
        ("BONUS CLEAR_AREA 10", "R {C1} NO_GAIN", 40),
        ("BONUS CLEAR_AREA 10; MISDIRECTION 1", "R {C1} NO_GAIN", 25),
        ("BONUS CLEAR_AREA 10; MISDIRECTION 1", "R {C2} NO_GAIN", 40),
    ],
)
def test_clear_area_counts_helmets_after_misdirection(effects: str, defence: str, ball: int) -> None:
    assert Scene(f"R C x2 10 [{effects}]", defence).ball == ball


@pytest.mark.rule("FH-19.15")
def test_conditions_are_read_before_the_yardage() -> None:
    assert Scene("R C 10 [BONUS BALL_AT_MOST 20 10]", UNMATCHED, ball=25).ball == 15


# Defensive actions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-19.8")
@pytest.mark.parametrize(("minus", "ball"), [(5, 35), (10, 40), (15, 45), (20, 45)])
def test_minus_shortens_the_play_and_never_costs_yards(minus: int, ball: int) -> None:
    assert Scene("R C 15", f"R {{C1}} MINUS {minus}", ball=45).ball == ball


@pytest.mark.rule("FH-19.6", "FH-19.8")
def test_helmets_subtract_nothing_from_a_triggered_play() -> None:
    scene = Scene("R C 20", "R {C3} MINUS 5", ball=45)
    assert scene.ball == 30
    assert scene.turned() == []


@pytest.mark.rule("FH-19.8", "FH-5.5")
def test_what_minus_leaves_may_score() -> None:
    assert Scene("R C 20", "R {C1} MINUS 5", ball=15).points == 7


@pytest.mark.rule("FH-7.8")
@pytest.mark.parametrize(
    ("box", "points", "ball"), [("MINUS 10", 0, 10), ("MINUS 15", 7, 45), ("HOLD_TO 10", 7, 45), ("HOLD_TO 5", 0, 5)]
)
def test_a_shortened_overthrow_is_tested_again(box: str, points: int, ball: int) -> None:
    scene = Scene("P C 30", f"P {{C1}} {box}", ball=10).act("use box")
    assert (scene.points, scene.ball) == (points, ball)


@pytest.mark.rule("FH-19.9")
def test_no_gain_leaves_the_ball() -> None:
    scene = Scene("R C 20", "R {C1} NO_GAIN", ball=30, drive="R").no_kick()
    assert (scene.ball, scene.drive) == (30, 2)


@pytest.mark.rule("FH-19.9")
@pytest.mark.parametrize(("base", "held", "ball"), [(20, 5, 25), (20, 10, 20), (5, 10, 25), (0, 5, 30)])
def test_hold_to_limits_the_gain(base: int, held: int, ball: int) -> None:
    assert Scene(f"R C {base}", f"R {{C1}} HOLD_TO {held}", ball=30).ball == ball


@pytest.mark.rule("FH-19.9")
def test_hold_to_may_be_a_touchdown() -> None:
    assert Scene("R C 20", "R {C1} HOLD_TO 5", ball=5).points == 7


@pytest.mark.rule("FH-19.9", "FH-8.1")
@pytest.mark.parametrize("kind", ["P", "R", "M"])
@pytest.mark.parametrize("n", [5, 10])
def test_a_loss_moves_the_ball_back(kind: str, n: int) -> None:
    scene = Scene("M C 20", f"{kind} {{C1}} LOSS {n}", ball=30, drive="R")
    assert scene.ball == 30 + n
    assert scene.may_kick
    assert scene.no_kick().drive == 2


@pytest.mark.parametrize(("kind", "name"), [("P", "Sack"), ("R", "Back Field Tackle"), ("M", "Gang Tackle")])
def test_a_loss_is_named_by_the_type_of_the_defence(kind: str, name: str) -> None:
    assert name.casefold() in make_card("x", f"{kind} {{C1}} LOSS 5", ["R C 5"]).defence_text.casefold()


@pytest.mark.rule("FH-8.1", "FH-8.2")
def test_a_loss_into_the_safety_space_is_a_safety() -> None:
    scene = Scene("P R 15", "P {R1} LOSS 5", ball=45, opponent=35, drive="R")
    assert (scene.points, scene.opponent_points) == (0, 2)
    assert (scene.ball, scene.opponent_ball, scene.drive) == (45, 25, 0)


@pytest.mark.rule("FH-19.9", "FH-4.7")
def test_end_drive_resets_without_yards_or_kick() -> None:
    scene = Scene("R C 20", "R {C1} END_DRIVE", ball=20, opponent=30, drive="RP")
    assert (scene.ball, scene.drive, len(scene.discards)) == (45, 0, 3)
    assert (scene.opponent_ball, scene.opponent_points) == (30, 0)
    assert not scene.may_kick


@pytest.mark.rule("FH-19.17")
@pytest.mark.parametrize("yards", [0, 5, 10, 15, 20])
def test_an_interception_resets_the_offence_and_is_returned(yards: int) -> None:
    scene = Scene("P C 10", f"P {{C1}} INTERCEPTION {yards}", ball=20, opponent=40, drive="RP", opponent_drive="M")
    assert (scene.ball, scene.drive, len(scene.discards)) == (45, 0, 3)
    assert scene.opponent_ball == 40 - yards
    assert len(scene.zone(DRIVE, scene.defence)) == 1
    assert scene.turned() == []


@pytest.mark.rule("FH-19.17", "FH-19.18")
@pytest.mark.parametrize(("column", "ball"), [("run", 20), ("pass", 30)])
def test_an_interception_may_be_returned_by_an_action_card(column: str, ball: int) -> None:
    scene = Scene("P C 10", f"P {{C1}} INTERCEPTION {column}", ball=20, opponent=40, turned=[19])
    assert scene.opponent_ball == ball
    assert scene.turned() == [19]


@pytest.mark.rule("FH-19.17", "FH-4.8")
def test_a_return_into_the_end_zone_scores_for_the_defender() -> None:
    scene = Scene("P L 10", "P {L1} INTERCEPTION 20", ball=20, opponent=20, drive="RP", opponent_drive="RP")
    assert (scene.points, scene.opponent_points) == (0, 7)
    assert (scene.ball, scene.opponent_ball) == (45, 45)
    assert not scene.zone(DRIVE, scene.defence)
    assert scene.s.facing[scene.defence] == scene.answer  # it opens the new drive
    assert scene.s.down(scene.defence) == 1


@pytest.mark.rule("FH-19.9")
@pytest.mark.parametrize("back", [0, 5, 10])
def test_a_fumble_resets_the_offence_and_is_returned(back: int) -> None:
    scene = Scene("R C 10", f"R {{C1}} FUMBLE {back} 15", ball=35, opponent=40, drive="RP")
    assert (scene.ball, scene.drive, len(scene.discards)) == (45, 0, 3)
    assert (scene.opponent_ball, scene.opponent_points) == (25, 0)
    assert not scene.may_kick


@pytest.mark.rule("FH-19.9", "FH-8.1")
@pytest.mark.parametrize(("ball", "back"), [(45, 5), (40, 10), (45, 10)])
def test_a_fumble_into_the_safety_space_is_a_safety_without_a_return(ball: int, back: int) -> None:
    scene = Scene("R C 10", f"R {{C1}} FUMBLE {back} 20", ball=ball, opponent=40)
    assert scene.opponent_points == 2
    assert scene.opponent_ball == 30
    assert [ended.why for ended in scene.told(DriveEnded)] == ["safety"]


@pytest.mark.rule("FH-19.7")
@pytest.mark.parametrize(("ball", "after"), [(15, 45), (10, 45), (20, 15)])
def test_a_goal_line_stand_works_from_the_fifteen(ball: int, after: int) -> None:
    scene = Scene("R C 10", "R {C1} GOAL_LINE_STAND", ball=ball)
    assert scene.ball == after
    assert scene.points == 0
    assert scene.may_kick == (ball == 20)


@pytest.mark.rule("FH-19.9", "FH-19.18")
@pytest.mark.parametrize(("turned", "ball"), [(23, 40), (12, 40), (6, 40), (2, 15), (26, 15)])
def test_a_blitz_gets_home_on_a_pass_number_up_to_ten(turned: int, ball: int) -> None:
    scene = Scene("P C 15", "P {C2} BLITZ 10", ball=30, turned=[turned])
    assert scene.ball == ball  # beaten: 15 yards, no helmet counts
    assert purposes(scene) == ["blitz"]


@pytest.mark.rule("FH-19.9")
def test_a_beaten_blitz_may_be_a_touchdown_and_a_lost_one_a_safety() -> None:
    assert Scene("P C 20", "P {C1} BLITZ 5", ball=20, turned=[2]).points == 7
    assert Scene("P C 20", "P {C1} BLITZ 5", ball=45, turned=[1]).opponent_points == 2


@pytest.mark.rule("FH-7.8")
def test_a_beaten_blitz_does_not_rescue_an_overthrown_pass() -> None:
    scene = Scene("P C 30", "P {C1} BLITZ 5", ball=10, turned=[2]).act("use box")
    assert (scene.ball, scene.points) == (10, 0)
    assert scene.may_kick


@pytest.mark.rule("FH-19.9", "FH-19.18")
@pytest.mark.parametrize(("turned", "stripped"), [(1, True), (12, True), (2, False), (7, False)])
def test_a_strip_takes_the_ball_on_a_run_number_up_to_five(turned: int, stripped: bool) -> None:
    scene = Scene("R C 10", "R {C1} STRIP 10", ball=30, opponent=40, drive="R", turned=[turned])
    assert scene.turned() == [turned]
    assert scene.ball == (45 if stripped else 30)
    assert scene.opponent_ball == (30 if stripped else 40)
    assert scene.may_kick != stripped


@pytest.mark.rule("FH-19.7")
@pytest.mark.parametrize(
    ("box", "play", "ball", "drive", "after"),
    [
        ("BALL_AT_MOST 20: NO_GAIN", "R C 10", 20, "", 20),  # Red Zone Wall
        ("BALL_AT_MOST 20: NO_GAIN", "R C 10", 25, "", 20),
        ("BALL_AT_LEAST 40: LOSS 10", "R C 10", 40, "", 45),  # Backed Up: a safety
        ("BALL_AT_LEAST 40: LOSS 10", "R C 10", 35, "", 30),
        ("DOWN 4: END_DRIVE", "R C 10", 30, "RRR", 45),  # Fourth Down Stop
        ("DOWN 4: END_DRIVE", "R C 10", 30, "RR", 25),
        ("BALL_AT_LEAST 30: MINUS 20", "R C 25", 30, "", 25),  # Deep Zone
        ("BALL_AT_LEAST 30: MINUS 20", "R C 20", 25, "", 10),
        ("OFF_TYPE M: LOSS 5", "M C 10", 30, "", 35),  # Spy
        ("OFF_TYPE M: LOSS 5", "R C 10", 30, "", 25),
    ],
)
def test_conditional_boxes(box: str, play: str, ball: int, drive: str, after: int) -> None:
    scene = Scene(play, f"R {{C1}} IF {box}", ball=ball, drive=drive)
    assert scene.ball == after


@pytest.mark.rule("FH-19.7")
def test_a_failed_condition_means_helmets_only() -> None:
    scene = Scene("R C 20", "R {C2} IF DOWN 4: NO_GAIN + MOMENTUM 10 !", ball=45, opponent=40, turned=[2])
    assert scene.ball == 35  # 20 less two helmets
    assert scene.opponent_ball == 40
    assert scene.turned() == []


# Riders ------------------------------------------------------------------------------------------------------------


def test_no_kick_forbids_the_field_goal_only() -> None:
    scene = Scene("R C 10", "R {C1} MINUS 5 + NO_KICK", ball=30, drive="R")
    assert not scene.may_kick
    assert (scene.ball, scene.drive) == (25, 2)


@pytest.mark.rule("FH-4.4")
def test_no_kick_on_the_fourth_play_is_a_reset() -> None:
    scene = Scene("R C 10", "R {C1} MINUS 5 + NO_KICK", ball=30, drive="RPM")
    assert not scene.may_kick
    assert (scene.ball, scene.drive, len(scene.discards)) == (45, 0, 4)


@pytest.mark.parametrize("n", [5, 10])
@pytest.mark.parametrize("box", ["NO_GAIN", "MINUS 5", "END_DRIVE", "LOSS 5"])
def test_momentum_moves_the_defender_whenever_the_box_is_applied(box: str, n: int) -> None:
    scene = Scene("R C 10", f"R {{C1}} {box} + MOMENTUM {n}", ball=30, opponent=40)
    assert scene.opponent_ball == 40 - n


@pytest.mark.rule("FH-9.1")
def test_momentum_can_score_and_the_offence_may_still_kick() -> None:
    scene = Scene("R C 10", "R {C1} NO_GAIN + MOMENTUM 10", ball=30, opponent=10, opponent_drive="RP", drive="R")
    assert scene.opponent_points == 7
    assert scene.opponent_ball == 45
    assert scene.may_kick
    assert scene.no_kick().drive == 2


@pytest.mark.rule("FH-19.19")
def test_the_offences_result_comes_before_momentum() -> None:
    scene = Scene("R C 20", "R {C1} MINUS 5 + MOMENTUM 5", ball=15, opponent=5)
    assert (scene.points, scene.opponent_points) == (7, 7)
    assert [ended.team for ended in scene.told(DriveEnded)] == [
        scene.s.teams[scene.offence],
        scene.s.teams[scene.defence],
    ]


@pytest.mark.rule("FH-8.2", "FH-19.19")
def test_momentum_adds_to_the_yards_of_a_safety_and_of_a_return() -> None:
    safety = Scene("R C 10", "R {C1} LOSS 5 + MOMENTUM 5", ball=45, opponent=40)
    assert (safety.opponent_points, safety.opponent_ball) == (2, 25)
    picked = Scene("P C 10", "P {C1} INTERCEPTION 10 + MOMENTUM 5", ball=30, opponent=40)
    assert picked.opponent_ball == 25


@pytest.mark.parametrize(
    ("offence", "defence", "turned", "answers"),
    [
        ("R C 10", "R {L1} NO_GAIN + %s", 1, ()),  # not triggered
        ("R C 10", "R {C1} NO_GAIN + %s !", 2, ("accept",)),
        ("R C 10", "R {C1} NO_GAIN + %s !", 4, ()),  # offsetting
        ("P C 40", "P {C1} NO_GAIN + %s", 1, ("decline",)),  # overthrown
    ],
)
def test_riders_need_an_applied_box(offence: str, defence: str, turned: int, answers: tuple[str, ...]) -> None:
    barred = Scene(offence, defence % "NO_KICK", ball=30, turned=[turned]).act(*answers)
    assert barred.may_kick
    spurred = Scene(offence, defence % "MOMENTUM 10", ball=30, opponent=40, turned=[turned]).act(*answers)
    assert spurred.opponent_ball == 40
