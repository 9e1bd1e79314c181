"""SJ-14  Loose balls and interceptions: how the ball changes hands."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.sport_jockeys.events import (
    AutomaticTouchdown,
    DeadBall,
    Intercepted,
    LooseBall,
    PossessionChanged,
    Recovered,
    Tallied,
)
from tests.games.sport_jockeys.story import Scene

# Fumbles --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-14.1")
def test_a_loose_ball_needs_a_run() -> None:
    scene = Scene("C27 C41 C01 C13", "C37 C38").play("C37")
    assert scene.actions() == {"C01", "C01 C41"}  # the Block joins in class A
    assert scene.asks == (0, "Answer.choose")


@pytest.mark.rule("SJ-14.1")
def test_the_ball_is_loose_only_if_the_fumble_is_a_key_card() -> None:
    """FUM beside an INT on a hand-off with a pass: the INT is the key card, and R/K does not answer it."""
    scene = Scene("C33 C16 C01 C42", "C38 C09 C03").play("C38").play("C33 C16").play("C03 C09")
    assert scene.playable == "C01 C42"
    assert not scene.allowed("C01")
    assert scene.allowed("C42")
    assert scene.act("none").told(Intercepted)
    assert not scene.told(LooseBall)


@pytest.mark.rule("SJ-14.2")
def test_offence_keeps_the_ball_it_recovers() -> None:
    scene = Scene("C10 C27", "C37 C38 C45").play("C37").play("C10")
    assert scene.last(Recovered).kept
    assert (scene.s.offence, scene.square, scene.s.turnovers) == (0, "r4c1", 0)
    assert scene.asks == (1, "Defend.choose")
    assert scene.s.lying["cards"] == ["C10"]
    assert scene.playable == "C38 C45"


@pytest.mark.rule("SJ-14.3")
@pytest.mark.parametrize("offence", ["C13", "C01"])
def test_defence_has_its_chance_if_offence_cannot_or_will_not(offence: str) -> None:
    scene = Scene(offence, "C37 C02 C38").play("C37")
    if offence == "C01":
        scene.act("none")
    assert scene.told(LooseBall)
    assert scene.asks == (1, "Recover.choose")


@pytest.mark.rule("SJ-14.4", "SJ-2.4")
def test_the_chance_of_the_defence_is_an_action_of_off_faces_with_a_run() -> None:
    scene = Scene("C13", "C37 C01 C41 C32 C27").play("C37")  # R/K A, BLO A, HAN A ("1"), FAK
    assert scene.actions() == {"C01", "C01 C41"}
    assert "none" in scene.options()
    assert not any(token.startswith("sloppy") for token in scene.options())


@pytest.mark.rule("SJ-14.4")
def test_a_dive_may_come_along_with_the_run() -> None:
    scene = Scene("C13 C38", "C37 C01 C28").play("C37")
    assert scene.actions() == {"C01", "C01 C28"}


@pytest.mark.rule("SJ-14.5", "SJ-14.8")
def test_a_recovery_changes_possession_and_the_play_continues() -> None:
    scene = Scene("C13 C38", "C37 C11 C44").play("C37").play("C11")
    assert not scene.last(Recovered).kept
    assert (scene.s.offence, scene.square) == (1, "r2c1")
    assert not scene.told(Tallied)
    assert scene.asks == (0, "Defend.choose")
    assert scene.playable == "C38"
    scene.play("C38")
    assert scene.asks == (1, "Answer.choose")


@pytest.mark.rule("SJ-14.5", "SJ-7.5")
def test_a_recovery_nobody_stops_is_a_touchdown_from_the_new_row() -> None:
    scene = Scene("C13", "C37 C11", at="r5c2").play("C37").play("C11").act("none")
    assert scene.told(AutomaticTouchdown)
    assert scene.scores == (0, 7)


@pytest.mark.rule("SJ-14.6")
def test_a_dead_ball_stays_with_the_offence() -> None:
    scene = Scene("C13", "C37 C01", at="r3c2").play("C37").act("none")
    assert scene.told(DeadBall)
    assert (scene.tally, scene.s.offence, scene.move) == ((1, 2), 0, "r3c2 to r4c3")


# Interceptions --------------------------------------------------------------------------------------------------------


def intercepted(offence: str = "C38 C06", defence: str = "C27 C40", **settings: Any) -> Scene:
    """Seat 1 has stolen a pass thrown from r4c1 after a tackle of 1; 2 – 4 in Play Points."""
    return Scene(f"C14 {offence}", f"C45 C43 {defence}", **settings).play("C45").play("C14").play("C43")


@pytest.mark.rule("SJ-14.7", "SJ-14.8")
def test_an_interception_nobody_counters_changes_possession() -> None:
    scene = intercepted()
    assert scene.told(Intercepted)
    assert (scene.s.offence, scene.square, scene.points) == (1, "r2c1", (2, 4))
    assert scene.asks == (0, "Defend.choose")
    assert scene.s.lying["cards"] == ["C43"]


@pytest.mark.rule("SJ-14.7")
def test_an_interception_countered_stays_with_the_offence() -> None:
    scene = intercepted("C44 C06")
    assert scene.asks == (0, "Answer.choose")
    assert scene.playable == "C44"
    scene.play("C44")
    assert (scene.s.offence, scene.square) == (0, "r4c1")
    assert scene.asks == (1, "Defend.choose")


@pytest.mark.rule("SJ-14.7", "SJ-13.5")
def test_the_return_is_a_run() -> None:
    scene = intercepted("C38 C37 C05 C33 C01")  # TAC, FUM, OOB, BLO answer a return; INC does not
    scene = scene.act("none") if scene.asked == "Answer.choose" else scene
    assert scene.playable == "C05 C33 C37 C38"
    assert {"sloppy C01", "none"} <= set(scene.options())


@pytest.mark.rule("SJ-14.7")
def test_the_stolen_cards_beside_the_interception_need_no_answer() -> None:
    scene = Scene("C22 C40 C24 C50", "C38 C25 C36 C27", specials=False).play("C38").play("C22").play("C25 C36")
    scene.act("none")  # the Injury could answer
    assert scene.s.lying["keys"] == ["C36"]
    assert "C24" in scene.playable  # a BLO, which answers the return


@pytest.mark.rule("SJ-14.7", "SJ-7.5")
def test_a_return_nobody_stops_is_a_touchdown() -> None:
    assert intercepted().act("none").scores == (0, 6)
    assert intercepted(at="r5c3").act("none").scores == (0, 7)


# Changes of possession ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-14.8", "SJ-17.6")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_roles_and_rows_are_swapped_and_all_else_stays(row: int) -> None:
    scene = intercepted(at=f"r{row}c3")
    changed = scene.last(PossessionChanged)
    assert (changed.old_row, changed.row, changed.column) == (row, 6 - row, 3)
    assert scene.square == f"r{6 - row}c3"
    assert (scene.points, scene.hands) == ((2, 4), (2, 2))


@pytest.mark.rule("SJ-14.9")
def test_possession_may_change_several_times() -> None:
    scene = intercepted("C37 C01 C38", "C27 C40", at="r5c2")
    scene.play("C37")  # a fumble on the return; seat 1 has no R/K
    assert scene.asks == (0, "Recover.choose")
    scene.play("C01")
    assert (scene.s.offence, scene.square, scene.s.turnovers) == (0, "r5c2", 2)
    assert [event.offence for event in scene.told(PossessionChanged)] == [1, 0]
    assert scene.asks == (1, "Defend.choose")


@pytest.mark.rule("SJ-14.10")
def test_the_team_in_possession_has_the_tally_and_the_next_play() -> None:
    scene = intercepted("C38", "C40", at="r4c2").play("C38")
    assert scene.tally == (3, 4)
    assert scene.move == "r2c2 to r1c3"  # a win for seat 1, from its own row
    assert scene.s.offence == 1
    assert scene.ready().s.offence == 1


@pytest.mark.rule("SJ-14.11")
def test_one_tally_when_the_play_is_over() -> None:
    scene = intercepted("C38", "C27 C40")
    assert not scene.told(Tallied)
    scene.play("C38").act("none")
    assert len(scene.told(Tallied)) == 1
    assert scene.last(Tallied).terms == ((1, 1, 1), (1, 3))
