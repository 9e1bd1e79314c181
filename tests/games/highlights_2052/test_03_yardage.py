"""FH-3  Yardage and the field: spaces, the Safety space, air and ground."""

from __future__ import annotations

from itertools import pairwise

import pytest

from playcall.games.highlights_2052.cards import load, make_card
from playcall.games.highlights_2052.events import BallMoved
from playcall.kernel.errors import CardError
from tests.games.highlights_2052.story import Scene, first_half

SPACES = [45, 40, 35, 30, 25, 20, 15, 10, 5]


@pytest.mark.rule("FH-3.1")
def test_both_markers_begin_on_start() -> None:
    assert first_half().s.ball == [45, 45]


@pytest.mark.rule("FH-3.1")
@pytest.mark.parametrize(("space", "following"), list(pairwise(SPACES)))
def test_the_spaces_lie_five_yards_apart(space: int, following: int) -> None:
    scene = Scene("R C 5", ball=space)
    assert (scene.ball, scene.points) == (following, 0)


@pytest.mark.rule("FH-3.1")
@pytest.mark.parametrize("space", SPACES)
def test_the_end_zone_is_two_spaces_deep(space: int) -> None:
    unmet = "M {} -"
    assert Scene(f"P C {min(space, 40)}", unmet, ball=min(space, 40)).points == 7
    if space <= 35:
        assert Scene(f"P C {space + 5}", unmet, ball=space).points == 7
    if space <= 30:
        beyond = Scene(f"P C {space + 10}", unmet, ball=space)
        assert (beyond.points, beyond.ball) == (0, space)


@pytest.mark.rule("FH-3.2")
@pytest.mark.parametrize(("ball", "loss", "safety"), [(45, 5, True), (45, 10, True), (40, 10, True), (40, 5, False)])
def test_the_safety_space_lies_directly_behind_start(ball: int, loss: int, safety: bool) -> None:
    scene = Scene("R C 10", f"R {{C1}} LOSS {loss}", ball=ball)
    assert scene.opponent_points == (2 if safety else 0)
    assert scene.ball == 45


@pytest.mark.rule("FH-3.3")
def test_with_a_fifty_space_the_safety_space_is_the_fifty_five() -> None:
    fifty = Scene("R C 10", "R {C1} LOSS 5", ball=45, fifty_space="on")
    assert (fifty.ball, fifty.opponent_points, fifty.may_kick) == (50, 0, True)
    for ball, loss in ((45, 10), (50, 5)):
        assert Scene("R C 10", f"R {{C1}} LOSS {loss}", ball=ball, fifty_space="on").opponent_points == 2
    assert first_half(fifty_space="on").s.ball == [45, 45]


@pytest.mark.rule("FH-3.3")
def test_the_field_count_of_the_fifty_space_is_ten() -> None:
    good = Scene("R C 10", "R {C1} NO_GAIN", ball=50, fg=3, turned=[7], fifty_space="on").act("kick")
    short = Scene("R C 10", "R {C1} NO_GAIN", ball=50, fg=3, turned=[15], fifty_space="on").act("kick")
    assert (good.points, short.points) == (3, 0)


@pytest.mark.rule("FH-3.4")
def test_gaining_lowers_and_losing_raises_the_yards_to_go() -> None:
    gain = Scene("R C 15", ball=45)
    assert [(moved.old, moved.new) for moved in gain.told(BallMoved)] == [(45, 30)]
    loss = Scene("R C 15", "R {C1} LOSS 10", ball=30)
    assert [(moved.old, moved.new) for moved in loss.told(BallMoved)] == [(30, 40)]


ODD_YARDS = [
    ("R {C1} NO_GAIN", "R C 7"),
    ("R {C1} NO_GAIN", "R C 5 [BONUS always 4]"),
    ("R {C1} NO_GAIN", "R C 5 [SITUATION DOWN 4 -> 12]"),
    ("R {C1} MINUS 7", "R C 5"),
    ("R {C1} LOSS 3", "R C 5"),
    ("P {C1} INTERCEPTION 12", "R C 5"),
]


@pytest.mark.rule("FH-3.4")
@pytest.mark.parametrize(("defence", "offence"), ODD_YARDS)
def test_a_card_cannot_carry_other_yards_than_multiples_of_five(defence: str, offence: str) -> None:
    with pytest.raises(CardError):
        make_card("x", defence, [offence])


@pytest.mark.rule("FH-3.4")
def test_all_action_cards_carry_multiples_of_five() -> None:
    for action in load().actions:
        assert action.run % 5 == action.pass_ % 5 == action.block % 5 == 0


@pytest.mark.rule("FH-3.5")
@pytest.mark.parametrize("yards", [10, 15, 20, 40])
def test_a_run_scores_at_the_goal_line_and_surplus_is_ignored(yards: int) -> None:
    scene = Scene(f"R C {yards}", ball=10)
    assert (scene.points, scene.ball) == (7, 45)


@pytest.mark.rule("FH-3.6")
def test_the_base_of_a_pass_is_in_the_air() -> None:
    scene = Scene("P C 15", "P {L1} NO_GAIN", ball=5)
    assert (scene.points, scene.ball) == (0, 5)


@pytest.mark.rule("FH-3.6")
def test_what_is_added_to_a_pass_is_on_the_ground() -> None:
    assert Scene("P C 5", "R {L1} NO_GAIN", ball=10, turned=[26]).points == 7
    assert Scene("P C 5 [BONUS always 40]", "P {L1} NO_GAIN", ball=10).points == 7
    assert Scene("P C 5", "P {C1} NO_GAIN !", ball=5, turned=[25]).act("accept").points == 7


@pytest.mark.rule("FH-3.7")
@pytest.mark.parametrize("yards", [5, 10, 15, 40])
def test_a_maul_is_never_incomplete(yards: int) -> None:
    assert Scene(f"M C {yards}", "P {L1} NO_GAIN", ball=5).points == 7


@pytest.mark.rule("FH-3.7")
def test_a_maul_is_run_and_pass_only_when_types_are_compared() -> None:
    for kind in "RPM":
        scene = Scene("M C 10", f"{kind} {{C1}} NO_GAIN")
        assert (scene.ball, scene.turned()) == (45, [])
    assert Scene("M C 10 [STUNT]", "M {L1} NO_GAIN", turned=[21]).ball == 15


@pytest.mark.rule("FH-3.8")
def test_returns_safety_advances_blocks_and_penalties_are_on_the_ground() -> None:
    """Each goes further than the back of the End Zone, which would make a pass incomplete."""
    returned = Scene("P C 10", "P {C1} INTERCEPTION 20", opponent=5)
    safety = Scene("P C 10", "P {C1} LOSS 10", opponent=5, scores=(0, -2))
    block = Scene("R C 10", opponent=5, turned=[9]).act("kick")
    assert [scene.opponent_points for scene in (returned, safety, block)] == [7, 7, 7]
    assert Scene("P C 20", "P {C1} NO_GAIN !", ball=5, turned=[25]).act("use box", "accept").points == 7
