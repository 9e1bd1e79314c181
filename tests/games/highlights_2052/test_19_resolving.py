"""FH-19  Resolving a play: type, area, box, and the order of everything."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052.events import (
    ActionTurned,
    Activated,
    BallMoved,
    BoxApplied,
    BoxNotTriggered,
    BoxTriggered,
    DriveEnded,
    Gain,
    Scored,
)
from playcall.games.highlights_2052.zones import DRIVE, IN_PLAY
from tests.games.highlights_2052.story import Scene


def purposes(scene: Scene) -> list[str]:
    return [turned.purpose for turned in scene.told(ActionTurned)]


def triggered(scene: Scene) -> bool:
    return bool(scene.told(BoxTriggered))


# Which play ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-19.1")
def test_the_offence_chooses_between_two_plays_after_it_has_seen_the_defence() -> None:
    scene = Scene(["P L 5", "R R 10"], "R {R1} NO_GAIN", turned=[20])
    assert scene.zone(IN_PLAY, scene.defence) == [scene.answer]
    assert (scene.asked, scene.asked_seats) == ("Down.choose_play", [scene.s.seats[scene.offence]])
    assert scene.options() == ["activate 1", "activate 2"]
    assert scene.act("activate 1").ball == 25
    assert Scene(["P L 5", "R R 10"], "R {R1} NO_GAIN").act("activate 2").ball == 45


@pytest.mark.rule("FH-19.1")
def test_a_single_play_is_activated_at_once() -> None:
    scene = Scene("R C 10", "M {L1} NO_GAIN")
    assert [event.play for event in scene.told(Activated)] == [0]
    assert scene.may_kick
    assert scene.ball == 35


@pytest.mark.rule("FH-19.1")
def test_even_an_overthrown_pass_may_be_chosen() -> None:
    scene = Scene(["P L 20", "R C 5"], "M {R1} NO_GAIN", ball=5)
    assert scene.options() == ["activate 1", "activate 2"]
    scene.act("activate 1")
    assert (scene.ball, scene.points, scene.turned()) == (5, 0, [])


@pytest.mark.rule("FH-19.2")
def test_the_activated_play_gives_footballs_and_its_area_the_helmets() -> None:
    scene = Scene("R L x2 15", "R {L1,C2} NO_GAIN")
    [play] = scene.told(Activated)
    assert (play.base, play.footballs, play.helmets, play.mismatch) == (15, 2, 1, False)


@pytest.mark.rule("FH-19.2")
def test_misdirection_takes_a_helmet_away_before_matching_and_before_the_reduction() -> None:
    assert Scene("R C 10 [MISDIRECTION 1]", "R {C1} NO_GAIN").ball == 35
    assert Scene("R C 10 [MISDIRECTION 1]", "P {C2} NO_GAIN", turned=[12]).ball == 45 - 5 - 5
    assert Scene("R C 10 [MISDIRECTION 1]", "R {L1} NO_GAIN").ball == 35
    assert Scene("R C 10 [MISDIRECTION 1]", "R {C2} NO_GAIN").ball == 45


# Step 1: type --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-19.3")
@pytest.mark.parametrize("attack", "RPM")
@pytest.mark.parametrize("defence", "RPM")
def test_only_run_against_pass_and_pass_against_run_mismatch(attack: str, defence: str) -> None:
    scene = Scene(f"{attack} C 10", f"{defence} {{C1}} NO_GAIN", turned=[1])
    mismatch = attack + defence in ("RP", "PR")
    assert [play.mismatch for play in scene.told(Activated)] == [mismatch]
    assert triggered(scene) is not mismatch
    assert scene.ball == (40 if mismatch else 45)


@pytest.mark.rule("FH-19.3")
@pytest.mark.parametrize(("defence", "mismatch", "ball"), [("M", True, 25), ("R", False, 45), ("P", False, 45)])
def test_a_stunt_mismatches_a_maul_defence_and_nothing_else(defence: str, mismatch: bool, ball: int) -> None:
    scene = Scene("M C 10 [STUNT]", f"{defence} {{C1}} NO_GAIN", turned=[7])
    assert [play.mismatch for play in scene.told(Activated)] == [mismatch]
    assert scene.ball == ball


@pytest.mark.rule("FH-19.4")
def test_a_mismatched_run_adds_the_run_number_and_a_mismatched_pass_the_pass_number() -> None:
    run, throw = Scene("R C 10", "P {L1} LOSS 10", turned=[2]), Scene("P C 10", "R {L1} LOSS 10", turned=[2])
    assert (run.ball, throw.ball) == (45 - 10 - 10, 45 - 10 - 15)
    assert run.turned() == throw.turned() == [2]
    assert not triggered(run)
    assert [event.why for event in run.told(BoxNotTriggered)] == ["mismatch"]


@pytest.mark.rule("FH-19.4")
def test_on_a_mismatch_helmets_take_five_each_but_never_below_nothing() -> None:
    assert Scene("P C 10", "R {C2} MINUS 5", ball=40, turned=[6]).ball == 30
    assert Scene("R L 5", "P {L2} MINUS 5", turned=[12]).ball == 40


@pytest.mark.rule("FH-19.4")
def test_the_draw_of_a_mismatch_is_run_on_the_ground_and_may_score() -> None:
    scene = Scene("P R 20", "R {L1} MINUS 10", ball=30, turned=[16])
    assert (scene.points, scene.ball) == (7, 45)


@pytest.mark.rule("FH-19.4")
def test_no_card_is_turned_when_the_net_base_scores_or_the_pass_is_overthrown() -> None:
    scores = Scene("R C 20", "P {C1} MINUS 10", ball=15)
    assert (scores.points, scores.turned()) == (7, [])
    overthrown = Scene("P C 20", "R {C1} MINUS 10", ball=10)
    assert (overthrown.points, overthrown.ball, overthrown.turned()) == (0, 10, [])


# Step 2: area --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-19.5")
def test_too_few_helmets_leave_the_box_alone_and_take_five_yards_each() -> None:
    scene = Scene("R L x2 15", "R {L1,C1} NO_GAIN")
    assert (scene.ball, scene.turned()) == (35, [])
    assert [event.why for event in scene.told(BoxNotTriggered)] == ["unmatched"]
    assert Scene("M C x3 5", "R {C2} NO_GAIN").ball == 45


@pytest.mark.rule("FH-19.5")
def test_an_unmatched_pass_beyond_the_end_zone_is_no_gain() -> None:
    scene = Scene("P C 15", "P {L1} NO_GAIN", ball=5)
    assert (scene.ball, scene.points, scene.turned()) == (5, 0, [])


# Step 3: box ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-19.6")
def test_as_many_helmets_as_footballs_trigger_the_box() -> None:
    assert Scene("R L x2 15", "R {L2} NO_GAIN").ball == 45
    assert Scene("R L 15", "R {L2} NO_GAIN").ball == 45


@pytest.mark.rule("FH-19.6")
def test_in_a_triggered_box_helmets_subtract_nothing_and_no_card_is_turned() -> None:
    scene = Scene("R C 20", "R {C2} MINUS 5")
    assert (scene.ball, scene.turned()) == (30, [])


@pytest.mark.rule("FH-19.6")
def test_overthrow_choice_then_penalty_check_then_box() -> None:
    scene = Scene("P C 25", "P {C1} MINUS 15 !", ball=10, turned=[3])
    assert (scene.asked, scene.turned()) == ("Resolve.overthrow_choice", [])
    scene.act("use box")
    assert (scene.asked, purposes(scene)) == ("PenaltyCheck.answer", ["penalty"])
    assert not scene.told(BoxApplied)
    assert scene.act("decline").points == 7


@pytest.mark.rule("FH-19.7")
def test_a_box_whose_condition_fails_is_as_good_as_unmatched() -> None:
    scene = Scene("R C 10", "R {C1} GOAL_LINE_STAND !", ball=20)
    assert (scene.ball, scene.turned(), scene.may_kick) == (15, [], True)
    assert [event.why for event in scene.told(BoxNotTriggered)] == ["condition"]


@pytest.mark.rule("FH-19.7")
def test_the_same_box_triggers_once_its_condition_holds() -> None:
    scene = Scene("R C 10", "R {C1} GOAL_LINE_STAND !", ball=15, turned=[1])
    assert (scene.ball, scene.turned(), scene.may_kick) == (45, [1], False)
    assert scene.drive == 0


@pytest.mark.rule("FH-19.8")
def test_minus_shortens_the_gain_and_never_turns_it_into_a_loss() -> None:
    assert Scene("R C 5", "R {C1,R1} MINUS 15", ball=30).ball == 30
    assert Scene("R C 5", "R {C1,R1} MINUS 15", ball=45).opponent_points == 0
    assert Scene("R C 20", "R {C1,R1} MINUS 15").ball == 40
    assert Scene("R C 20", "R {C1} MINUS 10", ball=10).points == 7


@pytest.mark.rule("FH-19.9")
@pytest.mark.parametrize(
    ("box", "ball", "opponent"),
    [
        ("R {C1} NO_GAIN", 30, 45),
        ("R {C1} HOLD_TO 5", 25, 45),
        ("R {C1} LOSS 10", 40, 45),
        ("R {C1} END_DRIVE", 45, 45),
        ("R {C1} FUMBLE 5 10", 45, 35),
        ("R {C1} IF OFF_TYPE R: LOSS 5", 35, 45),
        ("R {C1} NO_GAIN + MOMENTUM 10", 30, 35),
    ],
)
def test_every_other_box_replaces_the_yardage(box: str, ball: int, opponent: int) -> None:
    scene = Scene("R C 20 [BONUS always 10]", box, ball=30)
    assert (scene.ball, scene.opponent_ball) == (ball, opponent)


@pytest.mark.rule("FH-19.10")
def test_every_helmet_in_the_area_counts_and_none_outside_it() -> None:
    assert Scene("P C 10", "R {C2} MINUS 5", ball=40, turned=[6]).ball == 30
    assert Scene("R C 20", "P {C3} MINUS 5", turned=[1]).ball == 40
    assert Scene("R C 20", "P {L2,R1} MINUS 5", turned=[1]).ball == 25


@pytest.mark.rule("FH-19.10")
def test_paired_helmets_count_only_against_footballs() -> None:
    assert Scene("P C 10", "R {C2} MINUS 5", ball=40, turned=[6], helmet_reduction="paired").ball == 25
    assert Scene("R C x2 20", "P {C3} MINUS 5", turned=[1], helmet_reduction="paired").ball == 35


@pytest.mark.rule("FH-19.11")
@pytest.mark.parametrize("other", ["R R 5", "M R 5", "P C 5"])
def test_the_other_plays_of_the_card_need_no_helmets(other: str) -> None:
    scene = Scene(["R C 10", other], "R {C1} NO_GAIN").act("activate 1")
    assert triggered(scene)
    assert scene.ball == 45


@pytest.mark.rule("FH-19.11")
def test_with_whole_card_every_play_of_a_matching_type_must_be_matched() -> None:
    def ball(other: str, defence: str) -> int:
        return Scene(["R C 10", other], defence, trigger_scope="whole_card").act("activate 1").ball

    assert ball("R R 5", "R {C1} NO_GAIN") == 40
    assert ball("M R 5", "R {C1} NO_GAIN") == 40
    assert ball("R R 5", "R {C1,R1} NO_GAIN") == 45
    assert ball("P R 5", "R {C1} NO_GAIN") == 45


# Action cards and added yards ----------------------------------------------------------------------------------------


@pytest.mark.rule("FH-19.12")
def test_a_match_turns_no_card_unless_an_effect_says_so() -> None:
    assert Scene("R C 10", "R {L1} NO_GAIN", turned=[7]).turned() == []
    drawn = Scene("R C 10 [EXTRA_DRAW 1]", "R {L1} NO_GAIN", turned=[7])
    assert (drawn.turned(), drawn.ball) == ([7], 45 - 10 - 15)


@pytest.mark.rule("FH-19.12", "FH-19.13")
@pytest.mark.parametrize("effect", ["BONUS always 10", "EXTRA_DRAW 2", "BREAKAWAY 2"])
def test_a_triggered_box_leaves_only_the_base(effect: str) -> None:
    scene = Scene(f"R C 20 [{effect}]", "R {C1} MINUS 5", turned=[7])
    assert (scene.ball, scene.turned()) == (30, [])


@pytest.mark.rule("FH-19.13")
def test_a_situation_is_the_base_even_when_the_box_is_triggered() -> None:
    assert Scene("R C 5 [SITUATION BALL_AT_LEAST 40 -> 20]", "R {C1} MINUS 5").ball == 30


@pytest.mark.rule("FH-19.14")
def test_net_base_then_bonus_then_the_draw_then_the_extra_draw() -> None:
    scene = Scene("R L 5 [BONUS always 5; EXTRA_DRAW 1]", "P {R1} NO_GAIN", turned=[12, 7])
    [gain] = scene.told(Gain)
    assert (gain.base, gain.bonus, gain.draws, gain.total) == (5, 5, ((12, 5), (7, 15)), 30)
    assert scene.ball == 15


@pytest.mark.rule("FH-19.14")
@pytest.mark.parametrize(("ball", "turned"), [(5, []), (10, []), (15, [12]), (20, [12, 17]), (25, [12, 17, 23])])
def test_nothing_is_turned_after_the_touchdown(ball: int, turned: list[int]) -> None:
    """5 net, 5 BONUS, 5 for the mismatch, 5 and 5 for the extra draws: each of them may be the last."""
    scene = Scene("R L 5 [BONUS always 5; EXTRA_DRAW 2]", "P {R1} NO_GAIN", ball=ball, turned=[12, 17, 23])
    assert (scene.points, scene.turned()) == (7, turned)


@pytest.mark.rule("FH-19.14")
def test_bonus_yards_are_no_part_of_the_throw() -> None:
    assert Scene("P L 20 [BONUS always 10]", "P {R1} NO_GAIN", ball=15).points == 7
    assert Scene("P L 20 [BONUS always 10]", "P {R1} NO_GAIN", ball=35).ball == 5


@pytest.mark.rule("FH-19.15")
def test_conditions_about_the_ball_are_read_where_the_play_began() -> None:
    assert Scene("R C 10 [BONUS BALL_AT_MOST 40 5]", "R {L1} NO_GAIN", ball=45).ball == 35
    assert Scene("R C 10 [BONUS BALL_AT_LEAST 45 5]", "R {L1} NO_GAIN", ball=45).ball == 30
    assert Scene("R C 10", "R {C1} IF BALL_AT_MOST 20: NO_GAIN", ball=25).ball == 20


@pytest.mark.rule("FH-19.15")
def test_conditions_about_the_play_number_and_the_play_before() -> None:
    assert Scene("R C 5 [SITUATION DOWN 4 -> 20]", "R {L1} NO_GAIN", drive="RPM").ball == 25
    assert Scene("R C 5 [SITUATION DOWN 4 -> 20]", "R {L1} NO_GAIN", drive="RP").ball == 40
    assert Scene("R C 5 [SITUATION PREV_TYPE P -> 20]", "R {L1} NO_GAIN", drive="RP").ball == 25
    assert Scene("R C 5 [SITUATION PREV_TYPE P -> 20]", "R {L1} NO_GAIN", drive="PR").ball == 40


@pytest.mark.rule("FH-19.15")
def test_trailing_is_the_card_owners_score_before_the_play() -> None:
    play, box = "R C 10 [SITUATION TRAILING -> 20]", "R {C1} IF TRAILING: NO_GAIN"
    assert Scene(play, "R {L1} NO_GAIN", scores=(0, 3)).ball == 25
    assert Scene(play, "R {L1} NO_GAIN", scores=(3, 3)).ball == 35
    assert Scene("R C 10", box, scores=(0, 3)).ball == 40
    assert Scene("R C 10", box, scores=(3, 0)).ball == 45


# Both sides ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-19.16")
@pytest.mark.parametrize(("offence", "defence"), [("R C 5", "R {C1} END_DRIVE"), ("R C 30", "R {L1} NO_GAIN")])
def test_the_end_of_a_drive_sends_marker_and_all_its_cards_back(offence: str, defence: str) -> None:
    scene = Scene(offence, defence, ball=20, drive="RP")
    stack = scene.zone(DRIVE, scene.offence)
    assert (scene.ball, stack, scene.s.drive_types[scene.offence]) == (45, [], "")
    assert len(scene.discards) == 3
    assert scene.discards[-1] == scene.attack


@pytest.mark.rule("FH-19.17")
def test_a_return_into_the_end_zone_is_the_defenders_touchdown() -> None:
    scene = Scene("P L 5", "P {L1} INTERCEPTION 20", ball=20, opponent=20, drive="RP", opponent_drive="RR")
    assert (scene.ball, scene.drive) == (45, 0)
    assert (scene.opponent_points, scene.opponent_ball) == (7, 45)
    assert scene.zone(DRIVE, scene.defence) == []
    assert scene.zone(IN_PLAY, scene.defence) == [scene.answer]


@pytest.mark.rule("FH-19.17")
@pytest.mark.parametrize(("opponent", "points", "after"), [(35, 2, 25), (10, 9, 45)])
def test_a_loss_into_the_safety_space_scores_two_and_ten_yards(opponent: int, points: int, after: int) -> None:
    scene = Scene("P R 15", "P {R1} LOSS 5", ball=45, opponent=opponent)
    assert (scene.opponent_points, scene.opponent_ball, scene.ball) == (points, after, 45)
    assert not scene.may_kick


@pytest.mark.rule("FH-19.18")
def test_penalty_then_box_then_conversion_then_injury() -> None:
    scene = Scene(
        "P C 20", "P {C1} BLITZ 5 !", ball=20, turned=[1, 20, 21, 14], injury=True, two_point="on", injuries="on"
    )
    scene.act("two run")
    assert (purposes(scene), scene.turned()) == (["penalty", "blitz", "conversion", "injury"], [1, 20, 21, 14])


@pytest.mark.rule("FH-19.18")
def test_yardage_then_field_goal_then_injury() -> None:
    scene = Scene("R C 5 [EXTRA_DRAW 1]", "P {L1} NO_GAIN", turned=[12, 17, 7, 14], injury=True, injuries="on")
    scene.act("kick")
    assert purposes(scene) == ["run", "run", "kick", "injury"]


@pytest.mark.rule("FH-19.18")
def test_yardage_then_conversion() -> None:
    scene = Scene("P C 5", "R {L1} NO_GAIN", ball=20, turned=[2, 16], two_point="on")
    assert purposes(scene.act("two pass")) == ["pass", "conversion"]
    assert scene.points == 8


@pytest.mark.rule("FH-19.19")
def test_the_offences_touchdown_comes_before_the_defenders_momentum() -> None:
    scene = Scene("R C 15", "R {C1} MINUS 5 + MOMENTUM 10", ball=10, opponent=10)
    assert [event.team for event in scene.told(Scored)] == [scene.s.teams[scene.offence], scene.s.teams[scene.defence]]
    assert (scene.points, scene.opponent_points) == (7, 7)


@pytest.mark.rule("FH-19.19")
def test_the_offences_conversion_comes_before_the_defenders_advance() -> None:
    scene = Scene("R C 15", "R {C1} MINUS 5 + MOMENTUM 5", ball=10, opponent=10, two_point="on")
    assert scene.asked == "Touchdown.conversion"
    assert scene.opponent_ball == 10
    assert scene.act("kick").opponent_ball == 5


@pytest.mark.rule("FH-19.19")
@pytest.mark.parametrize("box", ["P {L1} INTERCEPTION 10", "P {L1} LOSS 10"])
def test_the_offence_resets_before_the_defender_advances(box: str) -> None:
    scene = Scene("P L 5", box, ball=40, opponent=30)
    mine, other = scene.s.teams[scene.offence], scene.s.teams[scene.defence]
    told = [event for event in scene.log if isinstance(event, DriveEnded | BallMoved)]
    assert [type(event) for event in told if event.team == mine][-1] is DriveEnded
    assert (told[-2].team, told[-1].team) == (mine, other)
    assert scene.opponent_ball == 20
