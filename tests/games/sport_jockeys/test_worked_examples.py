"""The worked examples of the rulebook, by their numbers. Seat 0 is OFF when an example begins."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.sport_jockeys.events import (
    ActionPlayed,
    AutomaticTouchdown,
    DeadBall,
    Injured,
    PossessionChanged,
    Recovered,
    Scored,
    Tallied,
    TouchbackMade,
)
from playcall.games.sport_jockeys.table import DISCARD, SPECIAL, USED
from tests.games.sport_jockeys.story import Scene, tallied

SAMPLE = ("C20 C15", "C07 C17 C01 C41")


def sample_play(offence: str = SAMPLE[0], **settings: Any) -> Scene:
    """The sample play of the rulebook, up to its tally."""
    return Scene(offence, SAMPLE[1], **settings).play("C07 C17").play("C01 C41").play(offence)


@pytest.mark.rule("SJ-2.4", "SJ-14.5", "SJ-14.11", "SJ-18.10", "SJ-20.5")
def test_01_sample_play_in_the_quick_start() -> None:
    scene = sample_play(mode="quick")
    assert [(e.seat, e.combo, e.worth, e.boxes, e.bonus) for e in scene.told(ActionPlayed)] == [
        (1, "B", 2, 0, 0),
        (1, "A", 2, 0, 0),
        (0, "C", 2, 1, 0),
    ]
    [changed] = scene.told(PossessionChanged)
    assert (changed.old_row, changed.row, changed.column) == (4, 2, 1)
    [tally] = scene.told(Tallied)
    assert tally.terms == ((1, 3), (2, 2))
    assert tally.totals == (4, 4)
    assert scene.move == "r2c1 to r2c2"
    assert scene.s.offence == 1


@pytest.mark.rule("SJ-12.2", "SJ-18.9")
def test_02_the_same_in_the_full_game() -> None:
    scene = sample_play()
    assert scene.last(Tallied).terms == ((1, 5), (4, 4))
    assert scene.tally == (6, 8)
    assert scene.move == "r2c1 to r1c2"
    assert scene.s.offence == 1


@pytest.mark.rule("SJ-18.9", "SJ-18.11")
def test_03_and_otherwise() -> None:
    assert sample_play(mode="full").move == "r2c1 to r1c2"
    lost = sample_play("C20 C48", mode="quick")
    assert lost.tally == (5, 4)
    assert lost.move == "r2c1 to r3c2"


@pytest.mark.rule("SJ-11.1", "SJ-11.2")
def test_04_three_tackles() -> None:
    scene = Scene("", "C38 C45 C06").play("C38 C45 C06")
    assert scene.last(ActionPlayed).combo == "simple"
    assert scene.worth == 1 + 1 + 3 + 1


@pytest.mark.rule("SJ-2.6", "SJ-12.1", "SJ-12.2")
def test_05_classes_a_to_c_b_and_b_to_c() -> None:
    scene = Scene("C33 C16 C36", "C38").play("C38")
    assert scene.allowed("C33")
    assert scene.allowed("C16")
    scene.play("C33 C16 C36")
    assert scene.last(ActionPlayed).combo == "B"
    assert scene.worth == 1 + 2 + 1 + 3


@pytest.mark.rule("SJ-12.3", "SJ-12.6")
def test_06_a_classless_card_joins() -> None:
    scene = Scene("C13 C14 C36", "C38").play("C38").play("C13 C14 C36")
    played = scene.last(ActionPlayed)
    assert (played.combo, played.bonus) == ("B", 3)
    assert scene.worth == 6


@pytest.mark.rule("SJ-12.4")
def test_07_the_two_passes_alone() -> None:
    scene = Scene("C13 C14", "C38").play("C38").play("C13 C14")
    assert scene.last(ActionPlayed).combo == "simple"
    assert scene.worth == 3


@pytest.mark.rule("SJ-12.7", "SJ-15.5", "SJ-15.10")
def test_08_x_cards_in_a_combo() -> None:
    scene = Scene("C46 C50", "C38 C06 C10").play("C38").play("C46 C50")
    assert scene.worth == 2
    assert scene.asks == (1, "Answer.challenge")
    assert not scene.told(Injured)
    scene.act("accept")
    assert [event.seat for event in scene.told(Injured)] == [1]
    assert len(scene.hand(1)) == 1


@pytest.mark.rule("SJ-4.3", "SJ-4.4", "SJ-18.7")
def test_09_sloppy_tackle_on_the_snap() -> None:
    scene = Scene("", "C49").act("sloppy C49")
    assert scene.tally == (4, 1)
    assert scene.move == "r4c1 to r3c2"


@pytest.mark.rule("SJ-7.5", "SJ-19.3", "SJ-19.4")
@pytest.mark.parametrize(("square", "points"), [("r1c1", 7), ("r1c4", 7), ("r2c3", 6), ("r3c4", 6), ("r5c2", 6)])
def test_10_automatic_touchdown(square: str, points: int) -> None:
    scene = Scene("C01", "C38", at=square).play("C38").play("C01")
    assert (scene.scores, scene.square) == ((points, 0), "r4c1")
    assert not scene.told(Tallied)
    assert (scene.s.offence, scene.s.kickoff_due) == (1, True)


GRID = """
r5c2 -1 r5c3 | r5c4 0 r5c5 | r5c4 -1 r6c5 | r1c2 4 r1c3 | r1c4 1 r0c5 | r1c4 0 r1c5 | r1c4 -3 r2c5 | r4c4 -9 r5c5
r4c2 10 r2c3 | r2c4 12 r0c5 | r4c4 -10 r6c5 | r2c2 11 r1c3
"""


@pytest.mark.rule("SJ-18.12", "SJ-18.13", "SJ-18.14", "SJ-18.15", "SJ-19.1")
@pytest.mark.parametrize("case", GRID.replace("\n", "|").strip("|").split("|"))
def test_11_the_grid(case: str) -> None:
    square, margin, goal = case.split()
    scene = tallied(square, int(margin))
    assert scene.move == f"{square} to {goal}"
    if goal.endswith("c5"):
        scored = {"r0": (8, 0), "r1": (7, 0), "r2": (6, 0), "r5": (0, 0), "r6": (0, 2)}
        assert scene.scores == scored[goal[:2]]


@pytest.mark.rule("SJ-13.6", "SJ-5.1", "SJ-18.6")
@pytest.mark.parametrize(("card", "worth"), [("C13", 0), ("C27", 2)])
def test_12_a_runner_tackled(card: str, worth: int) -> None:
    scene = Scene("C03 C04 C32 C13 C27", "C38 C45").play("C38").play("C03").play("C45")
    assert scene.playable == "C13 C27"
    assert scene.play(card).worth == worth


@pytest.mark.rule("SJ-14.7", "SJ-14.8", "SJ-14.10", "SJ-17.6")
def test_13_interception_in_the_last_column() -> None:
    scene = Scene("C20 C25", "C14 C36", at="r5c4").play("C14").play("C20").play("C36")
    assert (scene.s.offence, scene.square) == (1, "r1c4")
    scene.play("C25")
    assert scene.last(Tallied).terms == ((1, 3, 2), (2, 2))
    assert scene.tally == (6, 4)
    assert scene.move == "r1c4 to r2c5"
    assert scene.scores == (0, 6)
    assert (scene.s.offence, scene.s.kickoff_due) == (0, True)


def flagged(offence: str = "C20 C16 C48") -> Scene:
    """Examples 14 and 15 up to the Penalty."""
    scene = Scene(offence, "C38 C13 C06 C50", at="r3c2").play("C38").play("C20 C16")
    assert scene.worth == 7
    return scene.play("C13").play("C48")


@pytest.mark.rule("SJ-15.2", "SJ-18.8")
@pytest.mark.parametrize(
    ("choice", "tally", "move"), [("enforce", (8, 3), "r3c2 to r2c3"), ("decline", (8, 10), "r3c2 to r4c3")]
)
def test_14_a_penalty_enforced_or_declined(choice: str, tally: tuple[int, int], move: str) -> None:
    scene = flagged().act("accept").play("C06 C50")
    assert scene.asks == (0, "EndOfPlay.penalty")
    assert scene.points == (8, 10)
    scene.act(choice)
    assert (scene.tally, scene.move) == (tally, move)


@pytest.mark.rule("SJ-15.5", "SJ-15.6", "SJ-15.7")
def test_15_a_challenge() -> None:
    scene = flagged("C20 C16 C48 C39").act("challenge")
    assert scene.asks == (0, "Answer.choose")
    scene.play("C39").play("C06 C50")
    assert scene.tally == (10, 10)
    assert scene.move == "r3c2 to r3c3"


@pytest.mark.rule("SJ-8.2", "SJ-8.3", "SJ-8.7", "SJ-8.8")
def test_16_a_kickoff() -> None:
    scene = Scene("C07 C41", "C11 C21 C19 C14", kick="C11 C21")
    assert scene.points == (0, 7)
    scene.play("C07 C41")
    assert scene.worth == 5
    assert not scene.allowed("C19 C14")
    scene.play("C19")
    assert scene.tally == (5, 9)
    assert scene.move == "r4c1 to r5c2"
    assert (scene.s.offence, scene.s.kickoff_due) == (0, False)


@pytest.mark.rule("SJ-14.6")
def test_17_nobody_recovers() -> None:
    scene = Scene("C13", "C37").play("C37")
    assert scene.told(DeadBall)
    assert (scene.tally, scene.move, scene.s.offence) == ((1, 2), "r4c1 to r5c2", 0)


@pytest.mark.rule("SJ-3.8", "SJ-5.6", "SJ-14.2")
def test_18_recovery_sideline_dive() -> None:
    scene = Scene("C10 C28", "C17 C35 C05").play("C17").play("C10")
    assert scene.last(Recovered).kept
    scene.play("C35").play("C28").act("none")
    assert not scene.told(AutomaticTouchdown)
    assert (scene.tally, scene.move) == ((6, 3), "r4c1 to r3c2")


@pytest.mark.rule("SJ-13.5", "SJ-4.3", "SJ-7.5")
def test_19_hail_mary() -> None:
    scene = Scene("C31", "C42 C07 C10").play("C42").play("C31")
    assert scene.playable == ""
    scene.act("sloppy C07")
    assert (scene.tally, scene.move) == ((10, 3), "r4c1 to r3c2")
    assert Scene("C31", "C42 C07").play("C42").play("C31").act("none").scores == (6, 0)


@pytest.mark.rule("SJ-13.2", "SJ-13.6")
def test_20_key_cards() -> None:
    scene = Scene("C40 C41 C01", "C20 C15").play("C20 C15")
    assert scene.playable == "C01 C41"


@pytest.mark.rule("SJ-4.8", "SJ-4.10")
@pytest.mark.parametrize(("reply", "goal"), [("C06", "r4c2"), ("C10", "r4c3"), ("", "r4c3")])
def test_21_touchback_on_a_snap(reply: str, goal: str) -> None:
    scene = Scene("C05 C20", "C06 C10", snap=False).act("touchback C05")
    assert scene.points == (2, 0)
    scene = scene.play(reply) if reply else scene.act("none")
    assert scene.move == f"r4c1 to {goal}"
    assert not scene.told(Tallied)


@pytest.mark.rule("SJ-4.9", "SJ-4.10")
@pytest.mark.parametrize(("reply", "goal"), [("C38", "r4c2"), ("", "r4c3")])
def test_22_touchback_on_a_kickoff(reply: str, goal: str) -> None:
    scene = Scene("C20", "C01 C38", kick="C01").act("touchback C20")
    assert scene.points == (2, 2)
    scene = scene.play(reply) if reply else scene.act("none")
    assert scene.last(TouchbackMade).points == (2, 3 if reply else 2)
    assert scene.move == f"r4c1 to {goal}"


@pytest.mark.rule("SJ-4.6")
def test_23_spike() -> None:
    theirs = "C07 C10 C14 C19 C20"
    scene = Scene("C16 C01 C41 C33 C50", theirs, at="r3c3", snap=False, deck=20).act("spike C16")
    assert {"C16", "C01", "C41", "C33", "C50"} <= set(scene.ids(DISCARD))
    assert (scene.hands, scene.deck, scene.hand(1)) == ((5, 5), 15, theirs.split())
    assert (scene.square, scene.s.offence, scene.s.kickoff_due, scene.scores) == ("r3c3", 0, False, (0, 0))


@pytest.mark.rule("SJ-4.1", "SJ-4.2")
def test_24_delay_of_game() -> None:
    scene = Scene("C01 C02 C03 C04 C05", "C07", deck=3, huddle=True).act("delay")
    assert (len(scene.hand(0)), scene.deck) == (3, 0)
    assert scene.asks == (0, "Snap.choose")


@pytest.mark.rule("SJ-15.9")
def test_25_time_out() -> None:
    scene = Scene("C01 C02 C03 C04 C05", "C07", deck=12, huddle=True)
    scene.act("timeout", "swap C01", "swap C02", "done")
    assert (len(scene.hand(0)), scene.deck) == (5, 12)
    assert (scene.ids(SPECIAL, 0), scene.ids(USED, 0)) == (["C53"], ["C55"])


@pytest.mark.rule("SJ-15.10", "SJ-7.5")
def test_26_an_injury_decides() -> None:
    scene = Scene("C51", "C38 C45").play("C38").play("C51")
    assert scene.told(Injured)
    assert scene.told(AutomaticTouchdown)
    assert scene.scores == (6, 0)


@pytest.mark.rule("SJ-16.3", "SJ-16.5", "SJ-16.7", "SJ-16.8", "SJ-15.11")
def test_27_the_end_of_a_quarter() -> None:
    hands = ("C01 C02 C03 C04", "C06 C07 C08 C09 C10")
    scene = Scene(*hands, at="r3c3", deck=0, huddle=True).act("end unit")
    assert (scene.s.unit, scene.hands, scene.deck) == (2, (5, 5), 41)
    assert (scene.square, scene.s.offence, scene.s.kickoff_due) == ("r3c3", 0, False)
    scene = Scene(*hands, at="r3c3", deck=0, period=2, specials=False, huddle=True).act("end unit")
    assert (scene.s.unit, scene.hands, scene.deck) == (3, (5, 5), 41)
    assert (scene.square, scene.s.offence, scene.s.kickoff_due) == ("r4c1", 1, True)
    assert [scene.ids(SPECIAL, seat) for seat in (0, 1)] == [["C53", "C55"], ["C54", "C56"]]


@pytest.mark.rule("SJ-7.2", "SJ-19.4")
def test_28_no_score() -> None:
    scene = tallied("r4c4", 0)
    assert scene.last(Scored).points == 0
    assert (scene.scores, scene.square) == ((0, 0), "r4c1")
    assert (scene.s.offence, scene.s.kickoff_due) == (1, False)
