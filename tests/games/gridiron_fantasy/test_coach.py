"""The coach: what a strong player does in plain situations."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy import GAME
from playcall.kernel import Chance, imagine
from playcall.lab.match import play_out
from tests.games.gridiron_fantasy.story import Scene, options


def best(scene: Scene, seat: int | None = None) -> str:
    seat = scene.seat if seat is None else seat
    advice = GAME.coach.advise(imagine(scene.s, seat, Chance.of(1)), seat)
    return GAME.actions.token(advice[0].action)


@pytest.mark.parametrize(
    ("los", "down", "mark", "choice"), [(30, 1, 40, "play"), (30, 4, 39, "punt"), (85, 4, 93, "field goal")]
)
def test_fourth_downs(los: int, down: int, mark: int, choice: str) -> None:
    assert best(Scene(los=los, down=down, mark=mark, off_hand=["OA-05", "OA-11"]).skip("Down.declare")) == choice


def test_a_touchback_by_default() -> None:
    scene = Scene(start=False).kickoff()
    assert best(scene) == "touchback"


def test_everything_fitting_is_committed_to_a_field_goal() -> None:
    scene = Scene(los=76, off_hand=["OA-11", "OA-07"], start=False).field_goal()
    assert best(scene) == "declare power"
    scene.act("declare power")
    assert best(scene, 0) == "commit 1 2"


def test_a_card_is_laid_to_take_the_lead() -> None:
    scene = Scene(down=3, off_hand=["OA-07", "OA-09"]).play("OP-07", "DP-02")
    assert best(scene) == "lay OA-07"


def test_a_penalty_is_accepted_when_it_wipes_out_a_touchdown() -> None:
    scene = Scene(los=90, mark=100, def_hand=["DA-05"])
    foul = 'penalty = { risk = 3, yards = 10, foul = "Holding" }'
    play = scene.new("op", f'kind = "run"\nsymbols = {{ power = 3 }}\nobjective = 12\n{foul}')
    scene.play(play, "DP-05").settle_to("Flags.complain")
    assert best(scene).startswith("complain")
    scene.act(scene.options()[0])
    assert best(scene) == "accept"


def test_the_visitor_has_the_last_drive() -> None:
    from tests.games.gridiron_fantasy.story import quick_game

    tale = quick_game(1, numbers={"coin": [0]})
    advice = GAME.coach.advise(imagine(tale.s, 0, Chance.of(1)), 0)
    assert GAME.actions.token(advice[0].action) == "visitor"


def test_the_coach_beats_chance() -> None:
    wins = 0
    for seed in range(6):
        _, result = play_out(GAME, options(length="short", listed="on"), seed, ["starter", "random"])
        wins += result.winner == 0
    assert wins >= 5


def test_the_coach_gives_reasons() -> None:
    scene = Scene(los=76, off_hand=["OA-11"]).skip("Down.declare")
    advice = GAME.coach.advise(imagine(scene.s, 0, Chance.of(1)), 0)
    told = {GAME.actions.token(each.action): each.reasons for each in advice}
    assert told["field goal"][0].startswith("24 yards: good about")
    assert told["punt"] == ("The opponent starts on its own 20.",)
