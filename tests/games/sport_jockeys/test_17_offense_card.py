"""SJ-17, SJ-19  The Offense Card, its cube and the Game Points."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.sport_jockeys.events import CubeMoved, Scored, SecondHalfBegins, Tallied
from playcall.games.sport_jockeys.names import ROW_LETTERS
from playcall.games.sport_jockeys.rules.tally import GAME_POINTS, after_tally
from tests.games.sport_jockeys.story import Scene, opening, random_play, start, tallied

MARGINS = (-12, -10, -9, -1, 0, 1, 9, 10, 12)


def goals(row: int, column: int) -> set[tuple[int, int]]:
    return {after_tally(row, column, margin, doubles) for margin in MARGINS for doubles in (False, True)}


@pytest.mark.rule("SJ-17.1")
def test_five_rows_and_four_columns_before_the_points() -> None:
    inside = {(row, column) for row in range(1, 6) for column in range(1, 5)}
    for row, column in inside:
        for goal in goals(row, column):
            assert goal[1] == column + 1
            assert goal in inside or column == 4
    assert opening().square == "r4c1"


@pytest.mark.rule("SJ-17.2")
def test_the_letters_of_the_rows() -> None:
    assert ROW_LETTERS[1:6] == ("A", "B", "C", "B", "A")


@pytest.mark.rule("SJ-17.3")
def test_the_points_column() -> None:
    assert GAME_POINTS == (8, 7, 6, 3, 0, 0, 2)
    scored = {row: tallied(f"r{row}c4", 0).scores for row in range(1, 6)}
    assert scored == {1: (7, 0), 2: (6, 0), 3: (3, 0), 4: (0, 0), 5: (0, 0)}
    assert (tallied("r1c4", 1).scores, tallied("r5c4", -1).scores) == ((8, 0), (0, 2))


@pytest.mark.rule("SJ-17.4")
def test_every_drive_starts_on_the_start_square() -> None:
    assert opening().square == "r4c1"
    assert tallied("r1c4", 1).square == "r4c1"
    assert tallied("r5c4", 0).square == "r4c1"


@pytest.mark.rule("SJ-17.5")
@pytest.mark.parametrize("seed", range(4))
def test_a_drive_has_at_most_four_tallied_plays(seed: int) -> None:
    tale = random_play(opening(seed), lambda s: s.over, seed=seed)
    in_drive = 0
    for event in tale.log:
        if isinstance(event, Tallied):
            in_drive += 1
        if isinstance(event, Scored | SecondHalfBegins):
            in_drive = 0
        assert in_drive <= 4


@pytest.mark.rule("SJ-17.6")
@pytest.mark.parametrize(("row", "other"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_rows_are_swapped_by_their_letters(row: int, other: int) -> None:
    scene = Scene("C13", "C37 C01 C38", at=f"r{row}c3").play("C37").play("C01")
    assert scene.square == f"r{other}c3"
    assert ROW_LETTERS[row] == ROW_LETTERS[other]


@pytest.mark.rule("SJ-17.7", "SJ-17.8")
def test_eight_and_two_need_a_win_or_a_loss_of_the_last_play() -> None:
    for row in range(1, 6):
        for column in range(1, 5):
            for margin in MARGINS:
                goal = after_tally(row, column, margin, True)
                assert goal != (0, 5) or (column == 4 and margin > 0)
                assert goal != (6, 5) or (column == 4 and margin < 0)
    # One step is enough from the outer rows alone: a safety comes from the lower A row, not from the C row.
    assert [row for row in range(1, 6) if after_tally(row, 4, -1, True) == (6, 5)] == [5]
    assert [row for row in range(1, 6) if after_tally(row, 4, 1, True) == (0, 5)] == [1]


@pytest.mark.rule("SJ-17.9")
def test_drives_may_start_in_column_two() -> None:
    assert opening(start_column="2").square == "r4c2"
    later = tallied("r3c4", 0, start_column="2")
    assert later.square == "r4c2"
    assert tallied("r4c2", 0, start_column="2").square == "r4c3"  # a play does not


@pytest.mark.rule("SJ-17.10")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_drives_may_start_in_another_row(row: int) -> None:
    setting: dict[str, Any] = {"start_row": str(row)}
    assert opening(**setting).square == f"r{row}c1"
    later = tallied("r3c4", 0, **setting)
    assert (later.square, later.s.offence) == (f"r{row}c1", 1)


@pytest.mark.rule("SJ-17.11")
def test_the_touchback_follows_the_start_square() -> None:
    def may(at: str, **settings: Any) -> bool:
        return "touchback C13" in Scene("C13", "C38", at=at, snap=False, **settings).options()

    assert may("r2c1", start_row="2")
    assert not may("r4c1", start_row="2")
    assert may("r4c2", start_column="2")
    scene = Scene("C13 C01", "C38", at="r4c2", snap=False, start_column="2").act("touchback C01", "none")
    assert scene.square == "r4c4"


# Game Points ----------------------------------------------------------------------------------------------------------

NAMES = {
    ("r1c4", 1): (0, 8, "conversion"),
    ("r1c4", 0): (0, 7, "extra-point"),
    ("r2c4", 0): (0, 6, "touchdown"),
    ("r3c4", 0): (0, 3, "field-goal"),
    ("r4c4", 0): (0, 0, "no-score"),
    ("r5c4", 0): (0, 0, "no-score"),
    ("r5c4", -1): (1, 2, "safety"),
}


@pytest.mark.rule("SJ-19.1", "SJ-19.2")
@pytest.mark.parametrize("case", NAMES)
def test_points_and_names(case: tuple[str, int]) -> None:
    seat, points, name = NAMES[case]
    scene = tallied(*case, scores=(10, 20))
    scored = scene.last(Scored)
    assert (scored.seat, scored.points, scored.what) == (seat, points, name)
    assert scene.scores == ((10 + points, 20) if seat == 0 else (10, 20 + points))


@pytest.mark.rule("SJ-19.1")
def test_points_go_to_the_team_in_possession_at_the_end() -> None:
    scene = Scene("C13 C38", "C37 C11", at="r4c4").play("C37").play("C11").play("C38")
    assert scene.tally == (2, 5)
    assert scene.scores == (0, 7)


@pytest.mark.rule("SJ-19.3")
@pytest.mark.parametrize("case", NAMES)
def test_the_other_team_has_the_next_drive(case: tuple[str, int]) -> None:
    scene = tallied(*case)
    assert (scene.s.offence, scene.square) == (1, "r4c1")


@pytest.mark.rule("SJ-19.4", "SJ-7.1")
@pytest.mark.parametrize("case", NAMES)
def test_a_kickoff_follows_points(case: tuple[str, int]) -> None:
    scene = tallied(*case)
    assert scene.s.kickoff_due == (NAMES[case][1] > 0)
    scene.ready()
    if scene.s.kickoff_due:
        assert scene.asks == (0, "Kick.add")


@pytest.mark.rule("SJ-19.5")
def test_scores_have_no_limit() -> None:
    assert tallied("r1c4", 1, scores=(995, 3)).scores == (1003, 3)


def test_the_cube_is_seen_to_move() -> None:
    moved = tallied("r3c2", 1).last(CubeMoved)
    assert (moved.old_row, moved.old_column, moved.row, moved.column, moved.why) == (3, 2, 2, 3, "won")
    assert start().s.row == 4
