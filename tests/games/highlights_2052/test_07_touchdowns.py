"""FH-7  Scoring touchdowns, the defender's choice against an overthrown pass, and two-point conversions."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.highlights_2052.events import ActionTurned, BoxApplied, Scored
from tests.games.highlights_2052.story import Scene

UNMET = "P {L1} NO_GAIN"
"""Matches the type of a pass and leaves its football in Center unmatched."""
CHOICE = "Resolve.overthrow_choice"


@pytest.mark.rule("FH-7.1")
def test_a_touchdown_is_seven_points_and_ends_the_drive() -> None:
    scene = Scene("R C 10", ball=10, drive="RP", scores=(3, 2))
    assert (scene.points, scene.opponent_points) == (10, 2)
    assert (scene.ball, scene.drive, len(scene.discards)) == (45, 0, 3)
    assert scene.asked == "Defend.answer"


GROUND: dict[str, tuple[dict[str, Any], list[str]]] = {
    "run": ({"offence": "R C 15"}, []),
    "maul": ({"offence": "M C 15"}, []),
    "run with a draw": ({"offence": "R C 5", "defence": "P {L1} NO_GAIN", "turned": [7]}, []),
    "bonus": ({"offence": "P C 5 [BONUS always 10]", "defence": UNMET}, []),
    "box that lets it through": ({"offence": "R C 20", "defence": "R {C1} MINUS 5"}, []),
    "penalty": ({"defence": "R {C1} NO_GAIN !", "turned": [25]}, ["accept"]),
}


@pytest.mark.rule("FH-7.2")
@pytest.mark.parametrize("way", GROUND)
def test_any_ground_advance_of_the_offence_into_the_end_zone_is_a_touchdown(way: str) -> None:
    given, answers = GROUND[way]
    scene = Scene(**{"ball": 15, **given}).act(*answers)
    assert (scene.points, scene.ball) == (7, 45)


RETURNS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "interception": ({"offence": "P C 10", "defence": "P {C1} INTERCEPTION 10"}, []),
    "drawn return": ({"offence": "P C 10", "defence": "P {C1} INTERCEPTION run", "turned": [2]}, []),
    "fumble": ({"defence": "R {C1} FUMBLE 0 10", "ball": 30}, []),
    "strip": ({"defence": "R {C1} STRIP 10", "turned": [1]}, []),
    "momentum": ({"defence": "R {C1} NO_GAIN + MOMENTUM 10"}, []),
    "block": ({"turned": [24]}, ["kick"]),
    "safety": ({"defence": "R {C1} LOSS 5"}, []),
}


@pytest.mark.rule("FH-7.2")
@pytest.mark.parametrize("way", RETURNS)
def test_any_ground_advance_of_the_defender_into_the_end_zone_is_a_touchdown(way: str) -> None:
    given, answers = RETURNS[way]
    scene = Scene(opponent=10, opponent_drive="R", **given).act(*answers)
    [touchdown] = [told for told in scene.told(Scored) if told.what == "touchdown"]
    assert (touchdown.team, touchdown.points) == (scene.s.teams[scene.defence], 7)
    assert scene.opponent_ball == 45


@pytest.mark.rule("FH-7.3")
def test_a_pass_scores_in_the_air_or_by_run_after_catch() -> None:
    assert Scene("P C 15", UNMET, ball=15).points == 7
    assert Scene("P C 20", UNMET, ball=15).points == 7
    assert Scene("P C x2 20", "P {C1} NO_GAIN", ball=15).points == 7
    assert Scene("P C 10", "R {L1} NO_GAIN", ball=15, turned=[12]).points == 7


@pytest.mark.rule("FH-7.3")
def test_a_pass_into_the_end_zone_must_still_reach_the_goal_line_net() -> None:
    scene = Scene("P C x2 15", "P {C1} NO_GAIN", ball=15)
    assert (scene.points, scene.ball) == (0, 5)


@pytest.mark.rule("FH-7.4")
def test_a_pass_beyond_the_end_zone_is_at_best_no_gain() -> None:
    for defence in (UNMET, "R {L1} NO_GAIN", "M {} -"):
        scene = Scene("P C 30", defence, ball=15, turned=[26])
        assert (scene.points, scene.ball) == (0, 15)


@pytest.mark.rule("FH-7.4")
def test_unless_the_defender_shortens_it() -> None:
    assert Scene("P C 30", "P {C1} MINUS 20", ball=15).act("use box").ball == 5
    assert Scene("P C 30", "P {C1} MINUS 15", ball=15).act("use box").points == 7


@pytest.mark.rule("FH-7.5")
def test_action_cards_play_no_part_in_the_overthrow_test() -> None:
    scene = Scene("P C 20", "R {L1} NO_GAIN", ball=15, turned=[26])
    assert (scene.points, scene.turned()) == (7, [])
    assert Scene("P C 15 [EXTRA_DRAW 2]", UNMET, ball=20, turned=[1, 26]).points == 7


@pytest.mark.rule("FH-7.6")
@pytest.mark.parametrize("box", ["NO_GAIN", "MINUS 20", "IF BALL_AT_MOST 20: LOSS 5", "IF OFF_TYPE P: NO_GAIN"])
def test_the_defender_decides_where_a_box_could_trigger_on_an_overthrown_pass(box: str) -> None:
    scene = Scene("P C x2 30", f"P {{C2}} {box}", ball=15)
    assert (scene.asked, scene.asked_seats) == (CHOICE, [scene.defence])
    assert scene.options() == ["use box", "decline"]


@pytest.mark.rule("FH-7.6")
@pytest.mark.parametrize(
    "defence", ["R {C2} NO_GAIN", "P {C1,R1} NO_GAIN", "P {C2} IF BALL_AT_LEAST 30: NO_GAIN", "P {} NO_GAIN"]
)
def test_no_choice_where_type_area_or_condition_fails(defence: str) -> None:
    scene = Scene("P C x2 30", defence, ball=15)
    assert (scene.asked, scene.ball) == ("FieldGoal.decide", 15)


@pytest.mark.rule("FH-7.7")
def test_after_declining_neither_helmets_nor_icon_nor_riders_count() -> None:
    for box in ("LOSS 10 + MOMENTUM 10 !", "LOSS 10 + NO_KICK !"):
        scene = Scene("P C 30 [HARD_COUNT]", f"P {{C2}} {box}", ball=15, turned=[25]).act("decline")
        assert (scene.ball, scene.opponent_ball, scene.turned()) == (15, 45, [])
        assert scene.may_kick
        assert not scene.told(BoxApplied)


@pytest.mark.rule("FH-7.8")
def test_an_activated_box_is_checked_for_a_penalty_first() -> None:
    scene = Scene("P C 30", "P {C1} INTERCEPTION 10 !", ball=15, turned=[2]).act("use box")
    assert (scene.asked, scene.ball) == ("PenaltyCheck.answer", 15)
    assert scene.act("accept").ball == 5
    clean = Scene("P C 30", "P {C1} INTERCEPTION 10 !", ball=15, turned=[1]).act("use box")
    assert (clean.ball, clean.opponent_ball, clean.turned()) == (45, 35, [1])


@pytest.mark.rule("FH-7.8")
@pytest.mark.parametrize(
    ("box", "points", "ball"),
    [("MINUS 5", 0, 10), ("MINUS 10", 7, 45), ("MINUS 15", 7, 45), ("MINUS 20", 0, 5), ("HOLD_TO 10", 7, 45),
     ("HOLD_TO 5", 0, 5)],
)  # fmt: skip
def test_an_activated_minus_or_hold_is_tested_again(box: str, points: int, ball: int) -> None:
    scene = Scene("P C 25", f"P {{C1}} {box}", ball=10).act("use box")
    assert (scene.points, scene.ball) == (points, ball)


@pytest.mark.rule("FH-7.8")
def test_an_activated_box_brings_its_rider() -> None:
    scene = Scene("P C 30", "P {C1} NO_GAIN + MOMENTUM 10", ball=15).act("use box")
    assert (scene.ball, scene.opponent_ball) == (15, 35)


@pytest.mark.rule("FH-7.9")
@pytest.mark.parametrize("offence", ["P C 15", "R C 40", "M C 40"])
def test_the_defender_has_no_choice_against_any_other_play(offence: str) -> None:
    scene = Scene(offence, f"{offence[0]} {{C1}} MINUS 5", ball=10)
    assert scene.asked != CHOICE
    assert (scene.points, len(scene.told(BoxApplied))) == (7, 1)


# Two-point conversions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-7.10")
def test_with_two_point_a_touchdown_is_six_and_a_try() -> None:
    scene = Scene("R C 10", ball=10, two_point="on")
    assert (scene.points, scene.asked, scene.asked_seats) == (6, "Touchdown.conversion", [scene.offence])
    assert scene.options() == ["kick", "two run", "two pass"]
    scene.act("kick")
    assert (scene.points, scene.turned(), scene.asked) == (7, [], "Defend.answer")


@pytest.mark.rule("FH-7.10")
def test_there_are_no_tries_by_default() -> None:
    scene = Scene("R C 10", ball=10)
    assert (scene.points, scene.asked) == (7, "Defend.answer")


@pytest.mark.rule("FH-7.11")
@pytest.mark.parametrize(
    ("answer", "card", "points"),
    [("two run", 21, 8), ("two run", 29, 6), ("two run", 2, 6), ("two pass", 2, 8), ("two pass", 29, 6),
     ("two pass", 21, 6), ("two run", 1, 6), ("two pass", 1, 6)],
)  # fmt: skip
def test_the_chosen_column_must_be_strictly_greater(answer: str, card: int, points: int) -> None:
    scene = Scene("R C 10", ball=10, two_point="on", turned=[card, 7]).act(answer)
    assert (scene.points, scene.turned()) == (points, [card])


@pytest.mark.rule("FH-7.12")
@pytest.mark.parametrize("way", RETURNS)
def test_conversions_follow_the_defenders_touchdowns(way: str) -> None:
    given, answers = RETURNS[way]
    scene = Scene(opponent=10, two_point="on", **given).act(*answers)
    assert (scene.asked, scene.asked_seats) == ("Touchdown.conversion", [scene.defence])
    before = scene.opponent_points
    assert scene.act("kick").opponent_points == before + 1


@pytest.mark.rule("FH-7.12")
@pytest.mark.parametrize("way", GROUND)
def test_conversions_follow_the_offences_touchdowns(way: str) -> None:
    given, answers = GROUND[way]
    scene = Scene(**{"ball": 15, "two_point": "on", **given}).act(*answers)
    assert (scene.asked, scene.asked_seats) == ("Touchdown.conversion", [scene.offence])
    assert scene.act("kick").points == 7


@pytest.mark.rule("FH-7.12")
def test_the_try_comes_before_the_next_step_of_the_play() -> None:
    """The offence's conversion before the defender's momentum, the defender's before the offence's kick decision."""
    both = Scene("R C 20", "R {C1} MINUS 5 + MOMENTUM 10", ball=15, opponent=10, two_point="on")
    assert (both.asked_seats, both.points, both.opponent_ball) == ([both.offence], 6, 10)
    both.act("kick")
    assert (both.asked_seats, both.points, both.opponent_points) == ([both.defence], 7, 6)
    kick = Scene("R C 20", "R {C1} NO_GAIN + MOMENTUM 10", opponent=10, two_point="on", turned=[21])
    assert kick.asked_seats == [kick.defence]
    kick.act("two run")
    assert (kick.opponent_points, kick.may_kick) == (8, True)
    assert [turn.purpose for turn in kick.told(ActionTurned)] == ["conversion"]
