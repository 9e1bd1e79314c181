"""SJ-18  The tally: what counts, and how the cube moves."""

from __future__ import annotations

import pytest

from playcall.games.sport_jockeys.events import ActionPlayed, Tallied
from tests.games.sport_jockeys.story import Scene, tallied


@pytest.mark.rule("SJ-18.1")
def test_no_tally_after_a_touchdown_a_spike_or_a_touchback() -> None:
    assert not Scene("C01", "C38").act("none").told(Tallied)
    assert not Scene("C13", "C38", snap=False).act("spike C13").told(Tallied)
    assert not Scene("C13", "C38", snap=False).act("touchback C13", "none").told(Tallied)
    assert len(Scene("C01", "C38").play("C38").act("none").told(Tallied)) == 1


@pytest.mark.rule("SJ-18.2")
def test_points_belong_to_the_team_that_played_the_card() -> None:
    """Seat 0 scores 1 on offence and 3 on defence, seat 1 2 on defence and 3 on offence."""
    scene = Scene("C13 C50", "C37 C11").play("C37").play("C11").play("C50")
    assert scene.last(Tallied).terms == ((1, 3), (2, 3))
    assert scene.tally == (4, 5)


@pytest.mark.rule("SJ-18.3")
def test_every_card_counts_one_and_x_nothing() -> None:
    assert Scene("", "C38").play("C38").tally == (1, 1)
    assert Scene("", "C11").play("C11").tally == (1, 0)
    kick = Scene("C13", "C02 C38", kick="C02").act("none")
    assert kick.tally == (0, 2)


@pytest.mark.rule("SJ-18.4")
@pytest.mark.parametrize(("card", "boxes"), [("C38", 0), ("C10", 1), ("C06", 2), ("C46", 3)])
def test_every_white_box_counts_one(card: str, boxes: int) -> None:
    scene = Scene("", card).play(card)
    assert scene.last(ActionPlayed).boxes == boxes
    assert scene.tally == (1, 1 + boxes)


@pytest.mark.rule("SJ-18.5")
def test_bonuses_are_added() -> None:
    assert Scene("", "C38 C45").play("C38 C45").tally == (1, 2 + 1)
    assert Scene("", "C28 C32").play("C28 C32").tally == (1, 2 + 1 + 2)


LATERALS = {
    # OFF's first answer to a Tackle, and whether a P/K after it is still a forward pass.
    "": True,
    "C27": True,  # FAK
    "C44": True,  # BLO
    "C35": True,  # HAN
    "C03": False,  # R/K
    "C28": False,  # DIV
}


@pytest.mark.rule("SJ-18.6")
@pytest.mark.parametrize("first", LATERALS)
def test_a_pass_is_forward_before_the_ball_is_used(first: str) -> None:
    scene = Scene(f"{first} C22", "C38 C45 C33 C20")
    if first:
        scene.play("C38").play(first)
    scene.play("C33" if first == "C44" else "C45").play("C22")
    assert scene.worth == (4 if LATERALS[first] else 0)


@pytest.mark.rule("SJ-18.6")
@pytest.mark.parametrize("first", ["C14", "C31"])
def test_a_pass_after_a_pass_is_a_lateral(first: str) -> None:
    """Flagged by DEF; P/K and HAI have used the ball."""
    scene = Scene(f"{first} C22", "C38 C30 C20", specials=False).play("C38").play(first).play("C30").play("C22")
    assert scene.worth == 0


@pytest.mark.rule("SJ-18.6")
def test_the_test_is_made_once_for_the_whole_action() -> None:
    scene = Scene("C08 C17 C14", "C38").play("C38").play("C17 C08")  # R/K and P/K together, class B
    assert scene.last(ActionPlayed).laterals == 0
    assert scene.worth == 2 + 2 + 2
    two = Scene("C22 C21", "C38").play("C38").play("C22 C21")
    assert two.worth == 4 + 3 + 1


@pytest.mark.rule("SJ-18.6")
def test_passes_in_a_kickoff_play_are_laterals() -> None:
    assert Scene("C22", "C38", kick="").play("C22").worth == 0


@pytest.mark.rule("SJ-18.6")
def test_passes_after_a_change_of_possession_are_laterals() -> None:
    scene = Scene("C14 C38", "C45 C43 C22").play("C45").play("C14").play("C43").play("C38").play("C22")
    assert scene.worth == 0
    # And for the team that snapped too, when it has stolen the ball back without having used it.
    back = Scene("C38 C43 C22", "C17 C11 C14 C20").play("C17").play("C11").play("C38").play("C14").play("C43")
    assert (back.s.offence, back.s.turnovers) == (0, 2)
    assert back.play("C20").play("C22").worth == 0


@pytest.mark.rule("SJ-18.7")
def test_a_sloppy_tackle_gives_three_to_the_offence() -> None:
    scene = Scene("C01", "C38").act("sloppy C38")
    assert scene.last(Tallied).terms == ((1, 3), (1,))
    changed = Scene("C13 C50", "C37 C11").play("C37").play("C11").act("sloppy C50")
    assert changed.last(Tallied).terms == ((1, 1), (2, 3, 3))


@pytest.mark.rule("SJ-18.8")
def test_penalties_are_settled_before_the_totals_are_compared() -> None:
    scene = Scene("C48", "C38 C06", at="r3c2", specials=False).play("C38").play("C48").play("C06")
    assert not scene.told(Tallied)
    scene.act("enforce")
    assert scene.move == "r3c2 to r3c3"  # 1 – 1 instead of 1 – 4


@pytest.mark.rule("SJ-18.9", "SJ-18.10", "SJ-18.11")
@pytest.mark.parametrize(("margin", "goal"), [(1, "r2c3"), (9, "r2c3"), (0, "r3c3"), (-1, "r4c3"), (-9, "r4c3")])
def test_up_for_a_win_down_for_a_loss(margin: int, goal: str) -> None:
    assert tallied("r3c2", margin).square == goal


@pytest.mark.rule("SJ-18.9", "SJ-18.11")
def test_up_is_meant_for_the_offence_whichever_seat_it_is() -> None:
    scene = Scene("C13 C38", "C37 C11", at="r3c2").play("C37").play("C11").play("C38")
    assert scene.tally == (2, 5)
    assert scene.move == "r3c2 to r2c3"


@pytest.mark.rule("SJ-18.12")
@pytest.mark.parametrize(
    ("square", "margin", "doubled", "single"),
    [("r3c1", 10, "r1c2", "r2c2"), ("r3c1", -10, "r5c2", "r4c2"), ("r4c2", 11, "r2c3", "r3c3")],
)
def test_ten_points_double_the_step(square: str, margin: int, doubled: str, single: str) -> None:
    assert tallied(square, margin).square == doubled
    assert tallied(square, margin).last(Tallied).doubled
    assert tallied(square, margin, big_margin="off").square == single
    assert not tallied(square, margin, big_margin="off").last(Tallied).doubled


@pytest.mark.rule("SJ-18.13")
@pytest.mark.parametrize(
    ("square", "margin", "goal"), [("r5c1", -1, "r5c2"), ("r5c3", -3, "r5c4"), ("r4c2", -12, "r5c3")]
)
def test_the_bottom_row_holds_the_cube(square: str, margin: int, goal: str) -> None:
    assert tallied(square, margin).square == goal


@pytest.mark.rule("SJ-18.14")
@pytest.mark.parametrize(("square", "margin", "goal"), [("r1c1", 1, "r1c2"), ("r2c3", 12, "r1c4")])
def test_the_top_row_holds_the_cube(square: str, margin: int, goal: str) -> None:
    assert tallied(square, margin).square == goal


@pytest.mark.rule("SJ-18.15")
@pytest.mark.parametrize(
    ("square", "margin", "goal"),
    [("r1c4", 1, "r0"), ("r1c4", 15, "r0"), ("r2c4", 12, "r0"), ("r5c4", -1, "r6"), ("r5c4", -15, "r6"),
     ("r4c4", -10, "r6"), ("r4c4", -9, "r5"), ("r2c4", 9, "r1")],
)  # fmt: skip
def test_the_last_column_leads_above_and_below_the_rows(square: str, margin: int, goal: str) -> None:
    assert tallied(square, margin).move == f"{square} to {goal}c5"
