"""Where the end of the game decides, chances and advice are 0 or 1."""

from __future__ import annotations

import pytest

from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.rules.match import LastKick
from tests.games.gridiron_fantasy.story import Scene, quick_game, random_play


def chances(scene: Scene) -> tuple[float, float]:
    one, two = (GAME.win_chance(scene.s, seat) for seat in (0, 1))
    assert one is not None
    assert two is not None
    return one, two


def hints(scene: Scene) -> dict[str, float]:
    """The chance of each option, as hints show it."""
    seat = scene.seat
    advice = GAME.coach.advise(scene.s, seat)
    best = advice[0].worth
    found = {GAME.actions.token(each.action): GAME.win_chance(scene.s, seat, each.worth - best) for each in advice}
    return {token: chance for token, chance in found.items() if chance is not None}


@pytest.mark.rule("GF-13.5")
@pytest.mark.parametrize(("scores", "chance"), [((12, 13), 0.0), ((13, 12), 1.0)])
def test_after_the_last_drive_the_leader_has_won(scores: tuple[int, int], chance: float) -> None:
    scene = Scene(los=30, down=4, drive=6, scores=scores).play("OP-02", "DP-02").settle_to("LeaveField.discard_any")
    assert chances(scene) == pytest.approx((chance, 1 - chance), abs=1e-9)


@pytest.mark.rule("GF-13.8")
def test_level_after_the_last_drive_nothing_is_certain() -> None:
    scene = Scene(los=30, down=4, drive=6, scores=(7, 7)).play("OP-02", "DP-02").settle_to("LeaveField.discard_any")
    assert chances(scene) == pytest.approx((0.5, 0.5))


@pytest.mark.rule("GF-13.5", "GF-16.5")
@pytest.mark.parametrize(
    ("lead", "final_kick", "chance"),
    [(-9, "on", 0), (-8, "on", None), (11, "on", 1), (10, "on", None), (9, "off", 1), (8, "off", None)],
)
def test_a_lead_that_no_score_can_catch_up_with_is_a_win(lead: int, final_kick: str, chance: float | None) -> None:
    scene = Scene(drive=6, scores=(max(0, lead), max(0, -lead)), final_kick=final_kick)
    found = chances(scene)[0]
    if chance is None:
        assert 1e-4 < found < 1 - 1e-4
    else:
        assert found == pytest.approx(chance, abs=1e-9)


@pytest.mark.rule("GF-13.5")
def test_in_the_last_drive_behind_a_ball_given_away_is_no_chance_at_all() -> None:
    scene = Scene(los=60, down=4, drive=6, scores=(3, 7)).skip("Down.declare")
    found = hints(scene)
    assert found["play"] > 0.02
    assert found["punt"] == pytest.approx(0, abs=1e-9)
    assert found["field goal"] == pytest.approx(0, abs=1e-9)
    level = hints(Scene(los=80, down=4, drive=6, scores=(4, 7)).skip("Down.declare"))
    assert level["field goal"] > 0.02


@pytest.mark.rule("GF-12.11", "GF-13.6")
def test_two_behind_after_the_last_touchdown_a_kick_has_no_chance() -> None:
    scene = Scene(los=97, drive=6, scores=(0, 8)).play("OP-02", "DP-03").settle()
    assert scene.asked == "Try.choose"
    found = hints(scene)
    assert found["kick"] == pytest.approx(0, abs=1e-9)
    assert found["go for two"] > 0.1


@pytest.mark.rule("GF-13.6", "GF-13.7")
def test_on_the_final_kick_only_a_return_can_change_the_winner() -> None:
    for lead, certain in ((9, True), (8, False), (-1, True)):
        scene = Scene(drive=7, scores=(20, 20 - lead))
        scene.s.owed, scene.s.kicker = "kickoff", 0
        scene.s.stack = scene.s.stack[:2]
        scene.s.call(LastKick())
        scene.s.asking = None
        scene.s.advance()
        assert scene.asked == "Kickoff.choose"
        found = chances(scene)[0]
        assert (min(found, 1 - found) < 1e-9) == certain


@pytest.mark.parametrize("seed", range(4))
def test_who_was_certain_to_win_has_won(seed: int) -> None:
    certain: set[int] = set()
    tale = quick_game(seed)

    def note(s: object) -> bool:
        found = GAME.win_chance(tale.s, 0) if tale.s.drive else None
        if found is not None and min(found, 1 - found) < 1e-9 and not tale.s.over:
            certain.add(int(found < 0.5))
        return False

    random_play(tale, until=note, seed=seed)
    assert tale.s.result is not None
    assert certain <= {tale.s.result.winner}
