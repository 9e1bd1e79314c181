"""FH-5  The End Zone: ground and air, overthrown passes."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052.events import Gain
from tests.games.highlights_2052.story import Scene

UNMET = "P {L1} NO_GAIN"
"""Matches the type of a pass and leaves its football in Center unmatched."""


@pytest.mark.rule("FH-5.1")
@pytest.mark.parametrize("kind", ["R", "M"])
def test_a_run_or_maul_scores_as_soon_as_it_enters_the_end_zone(kind: str) -> None:
    assert Scene(f"{kind} C 15", f"{kind} {{L1}} NO_GAIN", ball=20).points == 0
    assert Scene(f"{kind} C 20", f"{kind} {{L1}} NO_GAIN", ball=20).points == 7
    assert Scene(f"{kind} C 40", f"{kind} {{L1}} NO_GAIN", ball=20).points == 7


@pytest.mark.rule("FH-5.1")
def test_another_advance_on_the_ground_scores_too() -> None:
    assert Scene("R C 10", "R {C1} NO_GAIN + MOMENTUM 10", opponent=10).opponent_points == 7
    assert Scene("R C 10", "R {C1} NO_GAIN + MOMENTUM 5", opponent=10).opponent_points == 0


@pytest.mark.rule("FH-5.2")
@pytest.mark.parametrize(("base", "points", "ball"), [(5, 0, 5), (10, 7, 45), (15, 7, 45), (20, 0, 10), (40, 0, 10)])
def test_a_pass_is_overthrown_beyond_the_second_end_zone_space(base: int, points: int, ball: int) -> None:
    scene = Scene(f"P C {base}", UNMET, ball=10)
    assert (scene.points, scene.ball) == (points, ball)


@pytest.mark.rule("FH-5.2")
def test_a_situation_changes_the_base_that_is_tested() -> None:
    assert Scene("P C 10 [SITUATION DOWN 1 -> 20]", UNMET, ball=10).ball == 10
    assert Scene("P C 20 [SITUATION DOWN 1 -> 15]", UNMET, ball=10).points == 7


@pytest.mark.rule("FH-5.2")
def test_helmets_bonus_and_action_cards_do_not_count_in_the_test() -> None:
    assert Scene("P C 10 [BONUS always 40]", UNMET, ball=15).points == 7
    assert Scene("P C 10", "R {L1} NO_GAIN", ball=15, turned=[26]).points == 7
    assert Scene("P C x2 20", "P {C1} NO_GAIN", ball=10).ball == 10


@pytest.mark.rule("FH-5.3")
@pytest.mark.parametrize(("test", "points"), [("printed", 0), ("after_helmets", 7)])
def test_whether_helmets_bring_an_overthrown_pass_back(test: str, points: int) -> None:
    step_2 = Scene("P R x2 20", "P {C1,R1} NO_GAIN", ball=10, overthrow_test=test)
    step_1 = Scene("P R 20", "R {C1,R1} NO_GAIN", ball=10, overthrow_test=test)
    assert (step_2.points, step_1.points) == (points, points)
    assert (step_2.turned(), step_1.turned()) == ([], [])


@pytest.mark.rule("FH-5.3")
@pytest.mark.parametrize(("reduction", "points"), [("each", 7), ("paired", 0)])
def test_after_helmets_takes_off_what_the_helmets_subtract(reduction: str, points: int) -> None:
    scene = Scene("P R 20", "R {R2} NO_GAIN", ball=5, overthrow_test="after_helmets", helmet_reduction=reduction)
    assert scene.points == points


@pytest.mark.rule("FH-5.3")
def test_printed_is_the_default() -> None:
    assert Scene("P R x2 20", "P {C1,R1} NO_GAIN", ball=10).points == 0


@pytest.mark.rule("FH-5.3")
def test_where_the_box_triggers_helmets_never_shorten_the_pass() -> None:
    scene = Scene("P R 20", "P {R1} NO_GAIN", ball=10, overthrow_test="after_helmets")
    assert (scene.asked, scene.asked_seats) == ("Resolve.overthrow_choice", [scene.defence])
    assert scene.act("decline").ball == 10


@pytest.mark.rule("FH-5.4")
@pytest.mark.parametrize("defence", [UNMET, "R {L1,C1} NO_GAIN", "R {} -"])
def test_an_overthrown_pass_is_no_gain_and_turns_nothing(defence: str) -> None:
    scene = Scene("P C 30 [EXTRA_DRAW 2; BONUS always 10]", defence, ball=15, turned=[26, 16])
    assert (scene.ball, scene.turned()) == (15, [])
    [gain] = scene.told(Gain)
    assert (gain.helmets, gain.bonus, gain.total, gain.overthrown) == (0, 0, 0, True)


@pytest.mark.rule("FH-5.4")
def test_unless_the_defender_activates_a_triggered_box() -> None:
    assert Scene("P C 30", "P {C1} LOSS 10", ball=15).act("use box").ball == 25


@pytest.mark.rule("FH-5.5")
def test_a_pass_whose_net_base_reaches_the_goal_line_scores_without_a_card() -> None:
    helmets = Scene("P C 20", "R {C1} NO_GAIN", ball=15, turned=[1])
    minus = Scene("P C 20", "P {C1} MINUS 5", ball=15, turned=[1])
    hold = Scene("P C 15", "P {C1} HOLD_TO 10", ball=10, turned=[1])
    assert [(scene.points, scene.turned()) for scene in (helmets, minus, hold)] == [(7, [])] * 3


@pytest.mark.rule("FH-5.5")
def test_a_pass_held_short_of_the_goal_line_does_not_score() -> None:
    helmets = Scene("P C 20", "R {C2} NO_GAIN", ball=15, turned=[1])
    minus = Scene("P C 20", "P {C1} MINUS 10", ball=15)
    hold = Scene("P C 15", "P {C1} HOLD_TO 5", ball=10)
    assert [(scene.points, scene.ball) for scene in (helmets, minus, hold)] == [(0, 5)] * 3
    assert helmets.turned() == [1]


@pytest.mark.rule("FH-5.6")
@pytest.mark.parametrize("offence", ["R C 15", "M C 15 [STUNT]", "R C 15 [EXTRA_DRAW 1]"])
def test_a_run_or_maul_that_already_scores_turns_no_card(offence: str) -> None:
    defence = "P {C1} NO_GAIN" if offence.startswith("R") else "M {C1} NO_GAIN"
    scene = Scene(offence, defence, ball=10, turned=[7])
    assert (scene.points, scene.turned()) == (7, [])
    short = Scene(offence, defence, ball=15, turned=[7])
    assert (short.points, short.turned()) == (7, [7])


@pytest.mark.rule("FH-5.7")
@pytest.mark.parametrize("card", [15, 16, 14, 26])
def test_run_after_catch_beyond_the_goal_line_is_surplus(card: int) -> None:
    scene = Scene("P C 20", "R {L1} MINUS 10", ball=30, turned=[card])
    assert (scene.points, scene.ball, scene.turned()) == (7, 45, [card])


@pytest.mark.rule("FH-5.8")
@pytest.mark.parametrize(("card", "ball"), [(3, 5), (2, 10), (2, 5), (25, 15), (25, 5)])
def test_a_penalty_into_the_end_zone_is_a_touchdown(card: int, ball: int) -> None:
    scene = Scene("R C 5", "R {C1} LOSS 5 !", ball=ball, turned=[card]).act("accept")
    assert (scene.points, scene.ball, scene.drive) == (7, 45, 0)
    assert not scene.may_kick


@pytest.mark.rule("FH-5.8")
def test_a_penalty_short_of_the_end_zone_is_none() -> None:
    scene = Scene("R C 5", "R {C1} LOSS 5 !", ball=15, turned=[2]).act("accept")
    assert (scene.points, scene.ball) == (0, 5)
