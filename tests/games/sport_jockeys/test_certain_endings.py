"""Where the end of the game or an empty hand decides, chances and advice are 0 or 1."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.sport_jockeys import GAME
from playcall.kernel import Chance, Observation
from playcall.lab.advising import advise
from tests.games.sport_jockeys.story import Scene, Tale, say

HANDS = ("C01 C02 C03 C04", "C06 C07 C08")
LAST: dict[str, Any] = {"deck": 0, "period": 4, "huddle": True}
"""The clock of the last quarter, with the deck gone."""


def chances(tale: Tale) -> tuple[float, float]:
    one, two = (GAME.win_chance(tale.s, seat) for seat in (0, 1))
    assert one is not None
    assert two is not None
    return one, two


def hints(tale: Tale) -> dict[str, float]:
    """The chance of each option, as hints show it."""
    found = advise(GAME, Observation(tale.s, tale.s.to_move()), Chance.of(1), 3)
    assert found.are_chances
    return {GAME.actions.token(option.action): round(option.share, 6) for option in found.options}


def last_snap(offence: str, defence: str, scores: tuple[int, int]) -> Scene:
    """After the Snap of a play from r4c2 with the last cards."""
    return Scene(offence, defence, at="r4c2", scores=scores, specials=False, **LAST).act("continue")


def reasons(tale: Tale) -> dict[str, str]:
    found = GAME.coach.advise(tale.s, tale.s.to_move())
    return {GAME.actions.token(option.action): say(option.reasons[0]) for option in found}


@pytest.mark.rule("SJ-16.5", "SJ-16.9", "SJ-1.3")
def test_a_leader_with_the_ball_ends_the_game_and_has_won() -> None:
    scene = Scene(*HANDS, scores=(13, 12), **LAST)
    assert chances(scene) == pytest.approx((1, 0))
    assert hints(scene)["end unit"] == 1
    assert 0.2 < hints(scene)["continue"] < 0.95
    assert reasons(scene) == {
        "end unit": "That wins the game.", "continue": "That puts the lead at risk: 4 cards against 3."
    }  # fmt: skip


@pytest.mark.rule("SJ-16.5", "SJ-16.9")
def test_whoever_trails_and_ends_the_game_has_lost() -> None:
    scene = Scene(*HANDS, scores=(12, 13), **LAST)
    assert hints(scene)["end unit"] == 0
    assert 0.05 < hints(scene)["continue"] < 0.8
    assert 0.05 < chances(scene)[0] < 0.8


@pytest.mark.rule("SJ-21.1")
def test_a_level_game_that_ends_is_a_draw() -> None:
    scene = Scene(*HANDS, scores=(6, 6), **LAST)
    assert hints(scene)["end unit"] == pytest.approx(0.5, abs=0.06)
    assert reasons(scene)["end unit"] == "That ends the game level."


@pytest.mark.rule("SJ-21.2")
def test_with_sudden_death_a_level_game_is_open() -> None:
    scene = Scene(*HANDS, scores=(6, 6), tie_break="sudden_death", **LAST)
    assert 0.05 < hints(scene)["end unit"] < 0.95


@pytest.mark.parametrize("period", [1, 2, 3])
def test_no_other_unit_decides_the_game(period: int) -> None:
    scene = Scene(*HANDS, scores=(13, 12), deck=0, period=period, huddle=True)
    assert all(0.02 < chance < 0.98 for chance in hints(scene).values())


@pytest.mark.rule("SJ-7.5", "SJ-10.7", "SJ-16.10")
@pytest.mark.parametrize(
    ("scores", "at", "chance"),
    [((6, 9), "r3c2", 1), ((6, 12), "r3c2", 0.5), ((6, 13), "r3c2", 0), ((6, 13), "r1c2", 0.5), ((6, 9), "r4c1", 1)],
)
def test_a_snap_against_an_empty_hand_is_the_last_touchdown(scores: tuple[int, int], at: str, chance: float) -> None:
    scene = Scene("C01 C02", "", at=at, scores=scores, **LAST)
    assert chances(scene) == pytest.approx((chance, 1 - chance))
    found = hints(scene)
    assert found["continue"] == pytest.approx(chance)
    assert found["end unit"] == 0


@pytest.mark.rule("SJ-16.5")
def test_no_card_keeps_a_lead_when_the_ball_is_kept() -> None:
    scene = last_snap("C03 C27", "C38 C06", (13, 12)).play("C38")
    assert scene.asks == (0, "Answer.choose")
    assert hints(scene)["none"] == 1
    assert chances(scene) == pytest.approx((1, 0))


@pytest.mark.rule("SJ-16.5", "SJ-4.3")
def test_a_sloppy_tackle_that_leaves_the_leader_the_ball_loses() -> None:
    scene = last_snap("C03 C27", "C38 C06", (13, 12))
    assert scene.asks == (1, "Defend.choose")
    found = hints(scene)
    assert found["sloppy C06"] == 0
    assert found["play C38"] > 0


def test_an_unseen_hand_decides_nothing() -> None:
    """OFF has no answer to a Tackle in this world, and might have one in another."""
    scene = last_snap("C28", "C38 C45", (12, 13))
    assert scene.asks == (1, "Defend.choose")
    assert 0 < hints(scene)["play C38"] < 1


@pytest.mark.rule("SJ-15.10", "SJ-7.5")
def test_an_injury_that_takes_the_last_card_decides() -> None:
    scene = last_snap("C51", "C38 C45", (6, 9)).play("C38")
    assert hints(scene)["play C51"] == 1
