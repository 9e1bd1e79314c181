"""SJ-8, SJ-9  The kickoff and the snap."""

from __future__ import annotations

import pytest

from playcall.games.sport_jockeys.events import ActionPlayed, Kicked, NoCard, Scored, Tallied
from playcall.games.sport_jockeys.table import ROWS
from tests.games.sport_jockeys.story import Scene, opening, random_play, tallied


@pytest.mark.rule("SJ-8.1")
def test_the_defence_kicks_and_the_offence_receives() -> None:
    scene = Scene("C01", "C02 C38", kick="", huddle=True).ready()
    assert scene.asks == (1, "Kick.add")
    assert scene.play("C02").asks == (0, "Return.choose")
    assert scene.last(Kicked).seat == 1


@pytest.mark.rule("SJ-8.2")
@pytest.mark.parametrize(("kick", "points"), [("", 1), ("C02", 2), ("C11 C22", 1 + 3 + 4), ("C02 C11 C22 C13", 10)])
def test_kick_cards_count_with_their_off_faces(kick: str, points: int) -> None:
    scene = Scene("C01", "C02 C11 C22 C13 C38", kick=kick)
    assert scene.points == (0, points)
    assert scene.ids(ROWS, 1) == kick.split()


@pytest.mark.rule("SJ-8.2")
def test_only_runs_and_passes_are_kicked() -> None:
    scene = Scene("C01", "C02 C38 C23 C13 C30", kick="", huddle=True).ready()
    assert scene.options() == ["play C02", "play C13", "done"]


@pytest.mark.rule("SJ-8.3", "SJ-11.3", "SJ-12.8", "SJ-12.10")
def test_the_kicking_team_makes_no_combos() -> None:
    scene = Scene("C23 C41", "C02 C07 C10 C38 C45", kick="C02").play("C23")
    assert scene.points == (1, 2)
    assert scene.actions() == {"C07", "C10", "C38", "C45"}
    assert Scene("C01", "C07 C08 C38", kick="C07 C08").points == (0, 5)  # both class A, both R/K: no bonus


@pytest.mark.rule("SJ-8.3")
def test_the_kicking_team_makes_no_combos_after_it_won_the_ball() -> None:
    scene = Scene("C01 C38", "C37 C07 C08 C42", kick="").play("C01").play("C37")
    assert scene.asks == (1, "Recover.choose")
    assert scene.actions() == {"C07", "C08"}
    scene.play("C07").play("C38")
    assert scene.asks == (1, "Answer.choose")
    assert scene.actions() == {"C42"}


@pytest.mark.rule("SJ-8.3")
def test_the_milder_reading_allows_combos_after_the_kick() -> None:
    scene = Scene("C23 C41", "C02 C07 C10 C38 C45", kick="C02", kicking_team_combos="after_kick")
    assert scene.points == (0, 2)
    scene.play("C23")
    assert {"C38 C45", "C07 C10"} <= scene.actions()
    kick = Scene("C01", "C07 C08 C38", kick="C07 C08", kicking_team_combos="after_kick")
    assert kick.points == (0, 5)


@pytest.mark.rule("SJ-8.3")
def test_the_receiving_team_may_make_combos() -> None:
    assert Scene("C07 C41", "C38", kick="").play("C07 C41").last(ActionPlayed).bonus == 2


@pytest.mark.rule("SJ-8.4")
def test_the_catch_is_no_card_and_no_points() -> None:
    scene = Scene("C01", "C38", kick="")
    assert (scene.points, scene.ids(ROWS, 0), len(scene.s.exchange)) == ((0, 1), [], 1)


@pytest.mark.rule("SJ-8.5", "SJ-13.4")
def test_returns_counter_the_kickoff() -> None:
    scene = Scene("C01 C13 C32 C27 C40", "C38", kick="")  # R/K, P/K, HAN, FAK, ADR
    assert scene.playable == "C01 C13 C27 C32 C40"
    other = Scene("C41 C28 C31 C48 C51", "C38", kick="")  # BLO; DIV, HAI, PEN and INJ do not return
    assert other.actions() == {"C41"}
    assert {"touchback C41", "none"} <= set(other.options())


@pytest.mark.rule("SJ-8.6")
def test_without_a_return_the_play_is_tallied() -> None:
    scene = Scene("C01", "C02 C38", kick="C02").act("none")
    assert scene.tally == (0, 2)
    assert scene.move == "r4c1 to r5c2"
    assert scene.last(NoCard).seat == 0


@pytest.mark.rule("SJ-8.7")
def test_a_return_must_be_stopped() -> None:
    scene = Scene("C01 C27", "C38 C45", kick="").play("C01")
    assert scene.asks == (1, "Defend.choose")
    assert {"sloppy C38", "none"} <= set(scene.options())
    scene.play("C38").play("C27").act("sloppy C45")
    assert scene.tally == (1 + 2 + 3, 1 + 1 + 1)


@pytest.mark.rule("SJ-8.8")
def test_a_kickoff_moves_the_cube_and_a_snap_follows() -> None:
    scene = Scene("C11", "C38", kick="").play("C11").play("C38")
    assert scene.tally == (3, 2)
    assert scene.move == "r4c1 to r3c2"
    assert (scene.s.offence, scene.s.kickoff_due) == (0, False)


@pytest.mark.rule("SJ-8.8", "SJ-14.10")
def test_after_a_change_the_new_offence_snaps() -> None:
    scene = Scene("C01 C38", "C37 C11", kick="").play("C01").play("C37").play("C11").play("C38")
    assert (scene.s.offence, scene.s.kickoff_due) == (1, False)
    assert scene.move == "r2c1 to r1c2"


# The snap -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-9.1")
def test_the_offence_chooses_how_to_begin() -> None:
    scene = Scene("C13 C01", "C38", snap=False)
    assert scene.options() == ["snap", "spike C13", "touchback C13", "touchback C01"]
    scene.act("snap")
    assert (scene.hands, scene.points) == ((2, 1), (1, 0))


@pytest.mark.rule("SJ-9.2")
def test_the_teams_answer_in_turn() -> None:
    scene = Scene("C27 C41 C01", "C38 C45 C10 C20")
    turns = []
    for card in ("C38", "C27", "C45", "C41"):
        turns.append(scene.s.to_move())
        scene.play(card)
    assert turns == [1, 0, 1, 0]
    assert scene.act("sloppy C10").told(Tallied)


@pytest.mark.rule("SJ-9.3")
def test_play_follows_play_until_the_points_column() -> None:
    tale = random_play(opening(4), lambda s: s.drives > 0, seed=4)
    assert len(tale.told(Scored)) == 1
    scene = tallied("r3c1", 0)
    assert not scene.told(Scored)
    assert scene.asks == (0, "Huddle.choose")
    assert tallied("r3c4", 0).told(Scored)
