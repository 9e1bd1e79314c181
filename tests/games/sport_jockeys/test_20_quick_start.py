"""SJ-20  The Quick Start: what it leaves out, and what stays."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.sport_jockeys.events import (
    ActionPlayed,
    Injured,
    Intercepted,
    Kicked,
    Recovered,
    Scored,
    SidesChosen,
    Tallied,
    UnitBegins,
)
from playcall.games.sport_jockeys.table import SPECIAL, USED
from playcall.kernel import BadOption
from tests.games.sport_jockeys.story import HEADS, TAILS, Scene, opening, options, random_play, start, tallied


@pytest.mark.rule("SJ-20.1", "SJ-16.1")
def test_the_quick_start_is_one_unit_unless_set_otherwise() -> None:
    assert (options(mode="quick").unit_name, options(mode="quick").units) == ("game", 1)
    assert options(mode="quick", unit="half").units == 2
    tale = random_play(opening(3, mode="quick"), lambda s: s.over, seed=3)
    assert [event.name for event in tale.told(UnitBegins)] == ["game"]


@pytest.mark.rule("SJ-20.2")
@pytest.mark.parametrize(("coin", "chooser"), [(HEADS, 0), (TAILS, 1)])
def test_the_winner_of_the_toss_chooses_offence_or_defence(coin: int, chooser: int) -> None:
    tale = start(coins=[coin], mode="quick").act("heads")
    assert tale.asks == (chooser, "CoinToss.choose_role")
    assert tale.options() == ["offence", "defence"]
    tale.act("defence")
    assert tale.s.offence == 1 - chooser
    assert tale.asks == (1 - chooser, "CoinToss.choose_side")
    tale.act("visitor")
    assert tale.last(SidesChosen).home == chooser
    assert start(coins=[coin], mode="quick").act("heads", "offence").s.offence == chooser


@pytest.mark.rule("SJ-20.3")
def test_there_are_no_kickoffs() -> None:
    for seed in range(3):
        tale = random_play(opening(seed, mode="quick", unit="half"), lambda s: s.over, seed)
        assert not tale.told(Kicked)
        assert tale.told(Scored)
    scored = tallied("r1c4", 1, mode="quick")
    assert (scored.s.kickoff_due, scored.square, scored.s.offence) == (False, "r4c1", 1)


@pytest.mark.rule("SJ-20.4")
def test_no_challenge_no_time_out_no_huddle_and_of_the_reference_plays_the_sloppy_tackle() -> None:
    tale = opening(mode="quick")
    assert [tale.ids(kind, seat) for kind in (SPECIAL, USED) for seat in (0, 1)] == [[]] * 4
    assert tale.asks == (1, "Defend.choose")  # with five cards on the start square nothing but the Snap was open
    flagged = Scene("C48 C27", "C38 C45", mode="quick").play("C38").play("C48")
    assert flagged.asks == (1, "Defend.choose")
    assert flagged.may("sloppy C45")
    seen = set()
    tale = random_play(opening(4, mode="quick"), lambda s: bool(seen.add(s.situation())), seed=4)  # type: ignore[func-returns-value]
    assert not {step for step in seen if step.startswith(("Huddle", "Snap", "Kick", "Touchback", "Return"))}


@pytest.mark.rule("SJ-20.5")
@pytest.mark.parametrize("some", ["C38 C45", "C28 C32"])
def test_combos_bring_no_bonus(some: str) -> None:
    played = Scene("C27", some, mode="quick").play(some).last(ActionPlayed)
    assert played.combo
    assert played.bonus == 0
    assert Scene("C27", some).play(some).last(ActionPlayed).bonus > 0


@pytest.mark.rule("SJ-20.5")
def test_or_only_single_cards_are_played() -> None:
    scene = Scene("C27 C44", "C38 C45 C28 C32", mode="quick", quick_combos="none")
    assert scene.actions() == {"C38", "C45", "C28", "C32"}
    full = Scene("C27 C44", "C38 C45 C28 C32")  # the full game does not care, and does not take the option
    assert full.allowed("C38 C45")
    with pytest.raises(BadOption, match="belongs to the Quick Start"):
        options(quick_combos="none")


@pytest.mark.rule("SJ-20.6")
def test_touchdowns_are_six_and_ten_points_mean_nothing() -> None:
    assert Scene("C01", "C38", at="r1c2", mode="quick").act("none").scores == (6, 0)
    assert tallied("r3c1", 12, mode="quick").square == "r2c2"
    assert Scene("C01", "C38", at="r1c2", mode="quick", seven_in_line="on").act("none").scores == (7, 0)
    assert tallied("r3c1", 12, mode="quick", big_margin="on").square == "r1c2"


@pytest.mark.rule("SJ-20.7")
def test_all_else_is_as_in_the_full_game() -> None:
    quick: dict[str, Any] = {"mode": "quick"}
    assert Scene("C31 C35 C03", "C38 C42", **quick).playable == "C38 C42"  # attributes and counters
    lateral = Scene("C03 C22", "C38 C45", **quick).play("C38").play("C03").play("C45").play("C22")
    assert lateral.worth == 0
    assert Scene("C13", "C37 C01 C38", **quick).play("C37").play("C01").last(Recovered).seat == 1
    assert Scene("C14 C38", "C45 C43", **quick).play("C45").play("C14").play("C43").told(Intercepted)
    flag = Scene("C48", "C38 C06", **quick).play("C38").play("C48").play("C06").act("enforce")
    assert flag.tally == (1, 1)
    assert Scene("C13 C14", "C11", **quick).play("C11").told(Injured)
    clock = Scene("C01", "C07", deck=0, huddle=True, **quick)
    assert clock.asks == (0, "Unit.clock")
    assert clock.act("end unit").s.over
    assert Scene("", "C38", **quick).play("C38").told(Tallied)
