"""SJ-5  Attributes: first actions, runs and passes, END."""

from __future__ import annotations

import pytest

from playcall.games.sport_jockeys.cards import load
from playcall.games.sport_jockeys.events import AutomaticTouchdown
from tests.games.sport_jockeys.story import Scene

PRINTED = {
    "SNA": "1", "KIC": "1", "HAN": "1", "HAI": "1", "BLI": "1", "DIV": "R, END", "TAC": "END", "FUM": "R",
    "INC": "P, END", "OOB": "R or P, END", "INT": "P",
}  # fmt: skip


@pytest.mark.rule("SJ-5.1", "SJ-5.3", "SJ-5.4", "SJ-5.5", "SJ-5.6", "SJ-5.7")
def test_the_attributes_as_printed() -> None:
    assert {action.code: action.attributes for action in load().actions if action.attributes} == PRINTED


@pytest.mark.rule("SJ-5.1")
def test_first_actions_of_the_offence() -> None:
    scene = Scene("C32 C31 C03 C27", "C38 C45").play("C38")
    assert scene.playable == "C03 C27 C31 C32"
    scene.play("C27").play("C45")
    assert scene.playable == "C03"  # Hand-off and Hail Mary only as the first action


@pytest.mark.rule("SJ-5.1")
def test_first_actions_of_the_defence() -> None:
    scene = Scene("C27 C41", "C42 C38 C16")
    assert scene.playable == "C16 C38 C42"
    scene.play("C38").play("C27")
    assert scene.playable == ""


@pytest.mark.rule("SJ-5.1", "SJ-8.5")
def test_a_hand_off_may_return_a_kick() -> None:
    assert Scene("C32 C31", "C38", kick="").playable == "C32"


@pytest.mark.rule("SJ-5.1")
def test_no_first_actions_once_the_ball_has_changed_hands() -> None:
    """The team that was OFF has played nothing but the Snap, and yet may not blitz; the thief may not hand off."""
    scene = Scene("C42 C28 C45", "C37 C01 C35").play("C37").play("C01")
    assert scene.asks == (0, "Defend.choose")
    assert scene.actions() == {"C28", "C45", "C28 C45"}  # not the Blitz of class A beside the Tackle of class A
    scene.play("C45")
    assert scene.asked != "Answer.choose"  # C35, a Hand-off, is not an answer any more
    assert scene.tally == (1 + 1, 2 + 1)


@pytest.mark.rule("SJ-5.2")
def test_no_blitz_in_a_kickoff_play() -> None:
    scene = Scene("C23", "C42 C16 C38", kick="").play("C23")
    assert scene.playable == "C38"
    assert Scene("C23", "C42 C16 C38").playable == "C16 C38 C42"


@pytest.mark.rule("SJ-5.3")
def test_a_fumble_needs_a_run() -> None:
    assert "C17" in Scene("C01", "C17 C38").playable
    after_pass = Scene("C13", "C17 C38 C45").play("C38").play("C13")
    assert after_pass.playable == "C45"
    with_run = Scene("C16 C08", "C38 C17").play("C38").play("C16 C08")
    assert with_run.playable == "C17"


@pytest.mark.rule("SJ-5.4")
def test_incomplete_and_interception_need_a_pass() -> None:
    theirs = "C38 C13 C43"
    assert Scene("C27", theirs).playable == "C38"
    after_run = Scene("C01", theirs).play("C38").play("C01")
    assert after_run.playable == ""
    assert Scene("C22", theirs).play("C38").play("C22").playable == "C13 C43"
    lateral = Scene("C03 C22", "C45 " + theirs).play("C45").play("C03").play("C38").play("C22")
    assert lateral.worth == 0
    assert lateral.playable == "C13 C43"


@pytest.mark.rule("SJ-5.5")
def test_out_of_bounds_needs_a_run_or_a_pass() -> None:
    for card, may in (("C01", "C05"), ("C22", "C05"), ("C27", ""), ("C41", "")):
        scene = Scene(card, "C38 C05").play("C38").play(card)
        assert scene.playable == may


@pytest.mark.rule("SJ-5.6")
def test_a_dive_follows_a_run_of_its_own_team() -> None:
    assert Scene("C28", "C38").play("C38").playable == "C28"  # after the Snap
    after_run = Scene("C01 C28", "C38 C45").play("C38").play("C01").play("C45")
    assert after_run.playable == "C28"
    after_fake = Scene("C23 C28 C13", "C38 C45").play("C38").play("C23").play("C45")
    assert after_fake.playable == "C13"
    after_pass = Scene("C22 C29 C25", "C38 C45").play("C38").play("C22").play("C45")
    assert after_pass.playable == "C25"


@pytest.mark.rule("SJ-5.6", "SJ-5.8")
def test_a_dive_may_bring_its_own_run() -> None:
    scene = Scene("C23 C28 C01 C41 C43", "C38 C45").play("C38").play("C23").play("C45")
    assert scene.allowed("C28 C01")
    assert scene.allowed("C01 C41 C28")
    assert not scene.allowed("C28")
    assert not scene.allowed("C28 C41")
    kickoff = Scene("C28 C32 C41", "C38", kick="")
    assert kickoff.allowed("C28 C32")
    assert not kickoff.allowed("C28 C41")


@pytest.mark.rule("SJ-5.7")
def test_end_cards_end_the_play_unless_countered() -> None:
    ended = Scene("C41", "C38 C45").play("C38").act("none")
    assert ended.tally == (1, 1)
    goes_on = Scene("C41", "C38 C45").play("C38").play("C41")
    assert goes_on.asked == "Defend.choose"
    dive = Scene("C28", "C38 C45").play("C38").play("C28").play("C45")
    assert not dive.told(AutomaticTouchdown)
    assert dive.tally == (4, 2)


@pytest.mark.rule("SJ-5.8")
def test_every_card_of_a_combo_meets_its_attributes() -> None:
    """TAC and INC of class D: the INC needs a pass, however good the company."""
    on_snap = Scene("C27", "C25 C13 C48")
    assert on_snap.actions() == {"C25", "C48", "C25 C48"}
    on_pass = Scene("C22", "C38 C25 C13 C48").play("C38").play("C22")
    assert "C13 C25 C48" in on_pass.actions()
