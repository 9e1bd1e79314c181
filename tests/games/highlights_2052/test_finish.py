"""The last plays: the coach and the chance to win go by score and time, and what is certain is said to be certain."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.finish import STAKES, Drive, Rules, spread, win_from
from playcall.kernel import Chance, Observation
from playcall.lab.advising import advise
from tests.games.highlights_2052.story import OvertimeScene, Scene

NO_PLAY = Drive(0, 1, 45)


def last_kick(scores: tuple[int, int], ball: int = 15, made: tuple[int, int] = (9, 10)) -> Scene:
    """A kick in the second half: by default after the last play of the game."""
    scene = Scene("R C 0", "R {L1} NO_GAIN", ball=ball, scores=scores, fg=3, made=made)
    scene.s.half = 2
    assert scene.may_kick
    return scene


def favourite(scene: Scene | OvertimeScene) -> str:
    seat = scene.s.to_move()
    return GAME.actions.token(GAME.coach.favourite(scene.s, seat))


def shares(scene: Scene | OvertimeScene) -> dict[str, float]:
    """The chance to win by each option, as the coach tells it."""
    found = advise(GAME, Observation(scene.s, scene.s.to_move()), Chance.of(1), 3)
    assert found.are_chances
    return {GAME.actions.token(option.action): option.share for option in found.options}


def test_down_six_on_the_last_play_nobody_kicks_for_three() -> None:
    scene = last_kick((10, 16))
    assert favourite(scene) == "no kick"
    assert shares(scene) == {"kick": 0.0, "no kick": 0.0}


def test_down_two_the_last_kick_is_all_there_is() -> None:
    scene = last_kick((14, 16))
    assert favourite(scene) == "kick"
    chances = shares(scene)
    assert chances["no kick"] == 0.0
    assert chances["kick"] == pytest.approx(27 / 30)


def test_down_three_the_last_kick_is_for_overtime() -> None:
    scene = last_kick((13, 16))
    assert favourite(scene) == "kick"
    assert shares(scene)["kick"] == pytest.approx(27 / 60)


def test_ahead_after_the_last_play_the_game_is_won_without_a_kick() -> None:
    """A blocked kick could still lose it."""
    scene = last_kick((17, 16))
    assert favourite(scene) == "no kick"
    assert shares(scene)["no kick"] == 1.0


@pytest.mark.parametrize("lead", [-6, -5, -4])
def test_with_a_play_to_come_a_touchdown_is_needed_and_not_three_points(lead: int) -> None:
    near = last_kick((20 + lead, 20), ball=10, made=(8, 10))
    assert favourite(near) == "no kick"


def test_with_a_play_to_come_and_level_the_kick_from_near_is_taken() -> None:
    assert favourite(last_kick((20, 20), ball=10, made=(8, 10))) == "kick"


def test_earlier_in_the_game_points_count_as_points() -> None:
    early = Scene("R C 0", "R {L1} NO_GAIN", ball=10, drive="RPM", scores=(10, 16), fg=4)
    assert favourite(early) == "kick"


@pytest.mark.parametrize(("lead", "won"), [(-10, 0.0), (10, 1.0)])
def test_a_lead_that_a_last_play_cannot_turn_is_certain(lead: int, won: float) -> None:
    scene = Scene("R C 10", defend=False, scores=(20 + lead, 20), made=(9, 10))
    scene.s.half = 2
    assert GAME.win_chance(scene.s, 0) == won
    assert GAME.win_chance(scene.s, 1) == 1 - won
    assert set(shares(scene).values()) == {1 - won}


def test_a_lead_that_a_return_could_still_turn_is_not_certain() -> None:
    assert 0.99 < win_from(7, Drive(1, 1, 45), NO_PLAY, Rules()) < 1.0
    assert win_from(10, Drive(1, 1, 45), NO_PLAY, Rules()) == pytest.approx(1.0)


def test_points_still_to_come_are_shared_out_to_one() -> None:
    for bold in (False, True):
        for rules in (Rules(), Rules(overtime=True), Rules(tries=True)):
            assert sum(chance for _, chance in spread(Drive(3, 2, 30), bold, rules)) == pytest.approx(1.0)


def test_the_chances_of_both_sides_add_up_to_one() -> None:
    mine, theirs = Drive(2, 2, 25), Drive(2, 1, 45)
    assert win_from(-3, mine, theirs, Rules()) + win_from(3, theirs, mine, Rules()) == pytest.approx(1.0, abs=0.02)


def test_a_late_worth_is_a_chance_to_win() -> None:
    scene = last_kick((14, 16))
    worths = GAME.coach.worths(scene.s, 0)
    assert max(worths.values()) == pytest.approx(STAKES * 27 / 30)


def test_down_eight_a_touchdown_is_followed_by_a_try_for_two() -> None:
    scene = Scene("R C 10", "R {L1} NO_GAIN", ball=10, scores=(10, 18), made=(9, 10), two_point="on")
    scene.s.half = 2
    assert favourite(scene) in ("two run", "two pass")
    level = Scene("R C 10", "R {L1} NO_GAIN", ball=10, scores=(10, 16), made=(9, 10), two_point="on")
    level.s.half = 2
    assert favourite(level) == "kick"
    assert shares(level)["kick"] == 1.0


def test_in_overtime_the_home_side_knows_what_it_needs() -> None:
    scene = OvertimeScene(["P C 30 | M {} -"], ["P L 30, R C 5 | M {} -"]).pair()
    assert scene.asked == "OvertimeDown.choose_play"
    assert favourite(scene) == "activate 1"
    assert shares(scene)["activate 2"] == 0.0
