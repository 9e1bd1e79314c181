"""Effects on cards, second part: every offensive effect, with what it does to boxes and to other effects."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.cards import make_card
from playcall.games.highlights_2052.events import ActionTurned, BoxApplied, Gain
from playcall.games.highlights_2052.zones import HANDS
from tests.games.highlights_2052.story import NO_DEFENCE, Scene

UNMATCHED = "R {L1} NO_GAIN"
"""Meets a Run or Maul in the Center, matches the type and nothing else."""
CLEAR_ROUTE = "P {L1} NO_GAIN"
"""The same for a Pass."""


def purposes(scene: Scene) -> list[str]:
    return [turned.purpose for turned in scene.told(ActionTurned)]


@pytest.mark.rule("FH-3.4")
def test_a_plain_play_gains_its_number() -> None:
    assert Scene("R C 15", UNMATCHED, ball=45).ball == 30


@pytest.mark.rule("FH-19.13")
@pytest.mark.parametrize(
    ("defence", "turned", "ball"),
    [
        ("R {L1} NO_GAIN", 1, 20),  # 25
        ("R {C1} MINUS 10", 1, 30),  # 25 - 10
        ("R {C1} HOLD_TO 10", 1, 35),
        ("P {C1} NO_GAIN", 12, 20),  # 25 - 5 + 5
    ],
)
def test_a_situation_changes_the_base_for_every_purpose(defence: str, turned: int, ball: int) -> None:
    assert Scene("R C 5 [SITUATION DOWN 1 -> 25]", defence, turned=[turned]).ball == ball


@pytest.mark.rule("FH-5.2")
@pytest.mark.parametrize(("printed", "instead", "points"), [(10, 30, 0), (30, 10, 7)])
def test_a_situation_changes_the_overthrow_test(printed: int, instead: int, points: int) -> None:
    scene = Scene(f"P C {printed} [SITUATION DOWN 1 -> {instead}]", CLEAR_ROUTE, ball=10)
    assert scene.points == points
    assert scene.may_kick == (points == 0)


@pytest.mark.rule("FH-19.14")
def test_a_bonus_is_not_reduced_by_helmets() -> None:
    assert Scene("R C x3 5 [BONUS always 10]", "R {C2} NO_GAIN", ball=45).ball == 35


@pytest.mark.rule("FH-19.13")
@pytest.mark.parametrize(
    ("defence", "ball"), [("R {C1} MINUS 5", 35), ("R {C1} HOLD_TO 10", 35), ("R {C1} NO_GAIN", 45)]
)
def test_a_bonus_is_nothing_against_a_triggered_box(defence: str, ball: int) -> None:
    assert Scene("R C 15 [BONUS always 10]", defence, ball=45).ball == ball


@pytest.mark.rule("FH-19.14", "FH-5.2")
@pytest.mark.parametrize(("ball", "points", "after"), [(15, 7, 45), (35, 0, 5), (10, 0, 10)])
def test_a_bonus_is_no_part_of_the_overthrow_test(ball: int, points: int, after: int) -> None:
    scene = Scene("P L 20 [BONUS always 10]", "P {R1} NO_GAIN", ball=ball)
    assert (scene.points, scene.ball) == (points, after)


@pytest.mark.rule("FH-5.7")
def test_a_bonus_runs_on_the_ground_into_the_end_zone() -> None:
    assert Scene("P L 20 [BONUS always 20]", "P {R1} NO_GAIN", ball=25).points == 7


@pytest.mark.rule("FH-19.14")
@pytest.mark.parametrize(("defence", "ball"), [("R {L1} NO_GAIN", 15), ("P {L1} NO_GAIN", 35)])
def test_a_flea_flicker_pays_against_a_run_defence(defence: str, ball: int) -> None:
    scene = Scene("P C 10 [BONUS DEF_TYPE R 10]", defence, ball=45, turned=[6])  # mismatch: 10 + 10 + 10
    assert scene.ball == ball


@pytest.mark.rule("FH-19.14")
def test_a_bonus_that_scores_leaves_the_action_deck_alone() -> None:
    scene = Scene("P C 10 [BONUS always 10]", "R {L1} NO_GAIN", ball=20, turned=[6])
    assert scene.points == 7
    assert scene.turned() == []


@pytest.mark.rule("FH-19.14")
def test_no_bonus_is_added_once_the_play_has_scored() -> None:
    scene = Scene("R C 20 [BONUS always 10]", UNMATCHED, ball=20)
    assert [(gain.bonus, gain.total) for gain in scene.told(Gain)] == [(0, 20)]


@pytest.mark.rule("FH-19.12", "FH-19.14")
@pytest.mark.parametrize(
    ("play", "defence", "turned", "ball"),
    [
        ("R C 10 [EXTRA_DRAW 1]", "R {L1} NO_GAIN", [19], 15),  # match: the run number 20
        ("M C 10 [EXTRA_DRAW 1]", "R {L1} NO_GAIN", [19], 15),
        ("P C 10 [EXTRA_DRAW 1]", "P {L1} NO_GAIN", [19], 25),  # the pass number 10
        ("R C 10 [EXTRA_DRAW 2]", "R {L1} NO_GAIN", [12, 3], 20),  # 5 + 10
        ("R C 10 [EXTRA_DRAW 1]", "P {L1} NO_GAIN", [12, 3], 20),  # Step 1, then the extra card
    ],
)
def test_extra_draws_add_the_plays_column(play: str, defence: str, turned: list[int], ball: int) -> None:
    scene = Scene(play, defence, ball=45, turned=turned)
    assert scene.ball == ball
    assert scene.turned() == turned


@pytest.mark.rule("FH-19.13", "FH-5.4")
@pytest.mark.parametrize(
    ("play", "defence"),
    [
        ("R C 10 [EXTRA_DRAW 2]", "R {C1} MINUS 5"),
        ("P C 40 [EXTRA_DRAW 2]", "P {L1} NO_GAIN"),
        ("P C 40 [EXTRA_DRAW 2]", "R {L1} NO_GAIN"),
    ],
)
def test_no_extra_draw_on_a_triggered_box_or_an_overthrown_pass(play: str, defence: str) -> None:
    assert Scene(play, defence, ball=30).turned() == []


@pytest.mark.rule("FH-19.14")
def test_extra_draws_stop_at_a_touchdown() -> None:
    scene = Scene("R C 10 [EXTRA_DRAW 2]", UNMATCHED, ball=20, turned=[3, 12])
    assert scene.points == 7
    assert scene.turned() == [3]


@pytest.mark.rule("FH-19.4", "FH-19.13")
@pytest.mark.parametrize(
    ("play", "turned", "ball"),
    [
        ("R C 5 [BREAKAWAY 2]", [19, 12], 20),  # 20 and 5
        ("R C 5 [BREAKAWAY 2]", [12, 19], 20),
        ("R C 5 [BREAKAWAY 3]", [1, 3, 19], 20),
        ("M C 5 [BREAKAWAY 2; STUNT]", [12, 19], 20),
        ("R C 5 [BREAKAWAY 2; EXTRA_DRAW 1]", [19, 12, 3], 10),  # 20, then 10 more
    ],
)
def test_a_breakaway_turns_more_cards_and_keeps_the_highest(play: str, turned: list[int], ball: int) -> None:
    scene = Scene(play, "M {L1} NO_GAIN" if "STUNT" in play else "P {L1} NO_GAIN", ball=45, turned=turned)
    assert scene.ball == ball
    assert scene.turned() == turned


@pytest.mark.rule("FH-19.4")
def test_a_breakaway_pass_reads_the_pass_column() -> None:
    assert Scene("P C 5 [BREAKAWAY 2]", "R {L1} NO_GAIN", ball=45, turned=[21, 6]).ball == 30


@pytest.mark.rule("FH-19.12")
def test_a_breakaway_needs_a_mismatch() -> None:
    scene = Scene("R C 5 [BREAKAWAY 3]", UNMATCHED, ball=45)
    assert scene.ball == 40
    assert scene.turned() == []


@pytest.mark.rule("FH-19.2")
@pytest.mark.parametrize(
    ("play", "defence", "ball"),
    [
        ("R C 10", "R {C1} NO_GAIN", 35),  # not matched, nothing subtracted
        ("R C 10", "R {C2} NO_GAIN", 45),  # one is left and is enough
        ("R C x2 10", "R {C2} NO_GAIN", 40),  # one is left and is too few
        ("R C 10", "R {L1} NO_GAIN", 35),  # nothing to ignore
    ],
)
def test_misdirection_ignores_one_helmet_in_the_area(play: str, defence: str, ball: int) -> None:
    assert Scene(f"{play} [MISDIRECTION 1]", defence, ball=45).ball == ball


@pytest.mark.rule("FH-19.3")
@pytest.mark.parametrize(("play", "ball"), [("M C 10", 25), ("R C 10", 25), ("P C 10", 35)])
def test_stunt_makes_a_maul_defence_a_mismatch(play: str, ball: int) -> None:
    scene = Scene(f"{play} [STUNT]", "M {C1} NO_GAIN", ball=45, turned=[7])  # 10 - 5, then run 15 or pass 5
    assert scene.ball == ball
    assert scene.turned() == [7]


@pytest.mark.rule("FH-19.3")
@pytest.mark.parametrize("defence", ["R {C1} NO_GAIN", "P {C1} NO_GAIN"])
def test_stunt_changes_nothing_against_run_and_pass_defences(defence: str) -> None:
    scene = Scene("M C 10 [STUNT]", defence, ball=45)
    assert scene.ball == 45
    assert scene.turned() == []


SECURED = ["R {C1} END_DRIVE", "R {C1} GOAL_LINE_STAND", "R {C1} FUMBLE 10 20", "R {C1} IF DOWN 2: END_DRIVE"]


@pytest.mark.parametrize("defence", SECURED)
def test_secure_turns_an_end_of_drive_into_no_gain(defence: str) -> None:
    scene = Scene("R C 10 [SECURE]", defence, ball=15, opponent=40, drive="R")
    assert (scene.ball, scene.opponent_ball) == (15, 40)
    assert scene.may_kick
    assert scene.no_kick().drive == 2
    assert [applied.saved_by for applied in scene.told(BoxApplied)] == ["SECURE"]


@pytest.mark.parametrize("returned", ["20", "run", "pass"])
def test_secure_turns_an_interception_into_no_gain_without_a_return(returned: str) -> None:
    scene = Scene("P C 10 [SECURE]", f"P {{C1}} INTERCEPTION {returned}", ball=30, opponent=40)
    assert (scene.ball, scene.opponent_ball) == (30, 40)
    assert scene.turned() == []


@pytest.mark.parametrize("turned", [1, 2])  # a strip that would work, and one that would not
def test_secure_stops_a_strip_but_the_card_is_turned(turned: int) -> None:
    scene = Scene("R C 10 [SECURE]", "R {C1} STRIP 10", ball=30, opponent=40, turned=[turned])
    assert (scene.ball, scene.opponent_ball) == (30, 40)
    assert scene.turned() == [turned]
    assert scene.may_kick


def test_riders_still_apply_to_a_secured_play() -> None:
    barred = Scene("R C 10 [SECURE]", "R {C1} END_DRIVE + NO_KICK", ball=30)
    assert not barred.may_kick
    assert barred.drive == 1
    assert Scene("R C 10 [SECURE]", "R {C1} END_DRIVE + MOMENTUM 10", ball=30, opponent=40).opponent_ball == 30


def test_secure_is_no_help_against_a_loss() -> None:
    assert Scene("R C 10 [SECURE]", "R {C1} LOSS 5", ball=30).ball == 35


@pytest.mark.parametrize(("defence", "turned"), [("P {C1} LOSS 10", []), ("P {C1} BLITZ 10", [1])])
def test_quick_release_turns_a_loss_into_no_gain(defence: str, turned: list[int]) -> None:
    scene = Scene("P C 10 [QUICK_RELEASE]", defence, ball=45, turned=turned)
    assert (scene.ball, scene.opponent_points) == (45, 0)
    assert scene.turned() == turned
    assert scene.may_kick


def test_quick_release_leaves_a_beaten_blitz_its_yards() -> None:
    assert Scene("P C 10 [QUICK_RELEASE]", "P {C1} BLITZ 10", ball=45, turned=[2]).ball == 35


@pytest.mark.parametrize("defence", ["R {C1} FUMBLE 10 5", "R {C1} END_DRIVE"])
def test_quick_release_is_no_help_against_fumble_and_end_drive(defence: str) -> None:
    scene = Scene("R C 10 [QUICK_RELEASE]", defence, ball=20, drive="R")
    assert (scene.ball, scene.drive) == (45, 0)
    lost = Scene("R C 10 [QUICK_RELEASE]", "R {C1} FUMBLE 10 5", ball=45)
    assert lost.opponent_points == 2


@pytest.mark.parametrize("defence", ["R {L1} NO_GAIN", "R {C1} NO_GAIN", "R {C1} LOSS 5", "P {C1} NO_GAIN"])
def test_a_hurry_up_play_does_not_count_in_the_drive(defence: str) -> None:
    scene = Scene("R C 10 [HURRY_UP]", defence, ball=35, drive="RPM", turned=[12])
    assert scene.may_kick
    scene.no_kick()
    assert scene.ball < 45
    assert scene.drive == 3
    assert scene.s.drive_types[scene.offence] == "RPM"
    assert scene.discards == [scene.attack]
    assert scene.s.made[scene.offence] == 1


def test_a_hurry_up_play_that_ends_the_drive_takes_the_stack_along() -> None:
    scored = Scene("R C 10 [HURRY_UP]", UNMATCHED, ball=10, drive="RP")
    kicked = Scene("R C 10 [HURRY_UP]", UNMATCHED, ball=30, drive="RP", turned=[7]).act("kick")
    for scene in (scored, kicked):
        assert (scene.drive, len(scene.discards)) == (0, 3)
    assert (scored.points, kicked.points) == (7, 3)


@pytest.mark.rule("FH-10.4")
def test_interference_on_a_hurry_up_play_empties_the_drive() -> None:
    scene = Scene("R C 10 [HURRY_UP]", "R {C1} NO_GAIN !", ball=35, drive="RP", turned=[25]).act("accept").no_kick()
    assert (scene.ball, scene.drive, len(scene.discards)) == (20, 0, 3)


@pytest.mark.rule("FH-9.7")
@pytest.mark.parametrize(("setup", "points"), [(1, 0), (2, 3)])
def test_kick_setup_helps_the_kick_directly_after(setup: int, points: int) -> None:
    scene = Scene(f"R C 10 [KICK_SETUP {setup}]", UNMATCHED, ball=35, fg=3, turned=[3]).act("kick")
    assert scene.points == points  # 3 + 1 and the setup, of 6


@pytest.mark.rule("FH-9.7")
def test_kick_setup_does_not_last() -> None:
    scene = Scene("R C 5 [KICK_SETUP 2]", UNMATCHED, ball=35, turned=[3]).no_kick()
    again = scene.zone(HANDS, scene.offence)[0]
    scene.write_card(again, make_card("again", NO_DEFENCE, ["R C 5"], fg=3))
    scene.act(f"play {GAME.card_id('play', again)}", "no kick")
    scene.write_card(scene.zone(HANDS, scene.defence)[0], make_card("late", "R {L1} NO_GAIN", ["R C 5"]))
    scene.act(scene.options()[0])
    assert scene.ball == 25
    assert scene.act("kick").points == 0  # 3 + 1 of 6


@pytest.mark.rule("FH-10.1")
def test_a_hard_count_is_checked_without_the_icon() -> None:
    scene = Scene("R C 10 [HARD_COUNT]", "R {C1} NO_GAIN", ball=30, turned=[2])
    assert scene.asked == "PenaltyCheck.answer"
    assert scene.act("accept").ball == 20


@pytest.mark.rule("FH-10.9")
@pytest.mark.parametrize("defence", ["R {L1} NO_GAIN", "R {C1} GOAL_LINE_STAND"])
def test_a_hard_count_needs_a_triggered_box(defence: str) -> None:
    assert Scene("R C 10 [HARD_COUNT]", defence, ball=30).turned() == []


@pytest.mark.rule("FH-7.7")
@pytest.mark.parametrize(("answer", "drawn"), [("decline", []), ("use box", ["penalty"])])
def test_a_declined_box_is_not_checked(answer: str, drawn: list[str]) -> None:
    scene = Scene("P C 40 [HARD_COUNT]", "P {C1} NO_GAIN", ball=30, turned=[1]).act(answer)
    assert purposes(scene) == drawn
