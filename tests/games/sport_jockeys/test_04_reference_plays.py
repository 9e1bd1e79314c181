"""SJ-4  The four reference plays: Delay of Game, Sloppy Tackle, Spike, Touchback."""

from __future__ import annotations

import pytest

from playcall.games.sport_jockeys.events import (
    AutomaticTouchdown,
    Delayed,
    Injured,
    Spiked,
    Tallied,
    TouchbackMade,
)
from playcall.games.sport_jockeys.table import BURIED, DISCARD, FACE_DOWN, ROWS
from tests.games.sport_jockeys.story import Scene

HAND = "C01 C02 C03 C04 C05"
THEIRS = "C06 C07 C08 C09 C10"

# Delay of Game --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-4.1")
def test_delay_of_game_costs_the_hand_and_one_card() -> None:
    scene = Scene(HAND, THEIRS, deck=20, top="C11 C12 C13 C14", huddle=True).act("delay")
    assert set(HAND.split()) <= set(scene.ids(DISCARD))
    assert scene.hand(0) == ["C11", "C12", "C13", "C14"]
    assert scene.deck == 16


@pytest.mark.rule("SJ-4.1", "SJ-7.3")
def test_each_team_may_delay_once_per_play() -> None:
    scene = Scene(HAND, THEIRS, huddle=True)
    assert scene.asks == (0, "Huddle.choose")
    scene.act("delay")
    assert scene.asks == (0, "Huddle.choose")
    assert not scene.may("delay")
    scene.act("ready")
    assert scene.asks == (1, "Huddle.choose")
    scene.act("delay")
    assert not scene.may("delay")
    assert [event.seat for event in scene.told(Delayed)] == [0, 1]
    scene.act("ready", "snap", "none")
    assert scene.asked == "Huddle.choose"
    assert scene.may("delay")


@pytest.mark.rule("SJ-4.2")
def test_delay_needs_a_hand_and_a_deck() -> None:
    without_hand = Scene("", THEIRS, at="r3c2", huddle=True)
    assert without_hand.asks == (1, "Huddle.choose")
    without_deck = Scene(HAND, THEIRS, deck=0, huddle=True).act("continue")
    assert without_deck.asks == (0, "Snap.choose")


@pytest.mark.rule("SJ-4.2")
@pytest.mark.parametrize(("deck", "hand"), [(3, 3), (4, 4), (5, 4)])
def test_a_short_deck_gives_what_it_has(deck: int, hand: int) -> None:
    scene = Scene(HAND, THEIRS, deck=deck, huddle=True).act("delay")
    assert (len(scene.hand(0)), scene.deck) == (hand, deck - hand)


@pytest.mark.rule("SJ-4.2")
def test_delay_with_one_card_leaves_none() -> None:
    scene = Scene("C01", THEIRS, deck=9, huddle=True).act("delay")
    assert (scene.hand(0), scene.deck) == ([], 9)


@pytest.mark.rule("SJ-4.2")
def test_no_delay_once_the_play_has_begun() -> None:
    scene = Scene(HAND, THEIRS, snap=False)
    asked = []
    for token in ("snap", "play C07", "done", "play C01", "done", "sloppy C06"):
        assert not scene.may("delay")
        asked.append(scene.asked)
        scene.act(token)
    assert asked == ["Snap.choose", "Defend.choose", "Defend.add", "Answer.choose", "Answer.add", "Defend.choose"]
    assert "delay" not in Scene(HAND, THEIRS, kick="").options()


# Sloppy Tackle --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-4.3", "SJ-18.7")
def test_a_sloppy_tackle_ends_the_play_at_once() -> None:
    scene = Scene("C27 C41 C13", "C50").act("sloppy C50")
    assert scene.tally == (1 + 3, 1)
    assert scene.move == "r4c1 to r3c2"
    assert scene.ids(BURIED, 1) == ["C50"]


@pytest.mark.rule("SJ-4.3", "SJ-10.5")
def test_any_card_will_do_for_a_sloppy_tackle() -> None:
    scene = Scene("C31", "C38 C11 C13 C46").play("C38").play("C31")
    assert [token for token in scene.options() if token.startswith("sloppy")] == [
        "sloppy C11",
        "sloppy C13",
        "sloppy C46",
    ]


@pytest.mark.rule("SJ-4.4")
@pytest.mark.parametrize("card", ["C11", "C38", "C46"])  # X, blank, 3 boxes
@pytest.mark.parametrize("value", [0, 1])
def test_a_face_down_card_counts_as_a_card_and_nothing_else(card: str, value: int) -> None:
    scene = Scene("C27", card, face_down_value=str(value)).act(f"sloppy {card}")
    assert scene.tally == (4, value)
    assert not scene.told(Injured)


@pytest.mark.rule("SJ-4.5")
def test_a_sloppy_tackle_after_a_change_and_against_a_dive() -> None:
    changed = Scene("C13 C48", "C43 C45").play("C45").play("C13").play("C43")
    assert changed.asks == (0, "Answer.choose")
    changed.act("none")
    assert changed.asks == (0, "Defend.choose")
    changed.act("sloppy C48")
    assert changed.tally == (1 + 1 + 1, 1 + 3 + 3)
    dive = Scene("C28", "C38 C05").play("C38").play("C28")
    assert dive.act("sloppy C05").tally == (1 + 3 + 3, 1 + 1)


# Spike ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-4.6", "SJ-18.1")
def test_a_spike_replaces_the_hand_and_nothing_else() -> None:
    scene = Scene("C13 C01 C41", THEIRS, at="r2c3", snap=False, scores=(3, 7), deck=30, top="C14")
    assert scene.options() == ["snap", "spike C13"]
    scene.act("spike C13")
    assert scene.last(Spiked).discarded == (0, 40)
    assert not scene.told(Tallied)
    assert (scene.hands, scene.deck, scene.hand(1)) == ((5, 5), 25, THEIRS.split())
    assert (scene.square, scene.s.offence, scene.scores) == ("r2c3", 0, (3, 7))
    assert scene.ready().asks == (0, "Snap.choose")


@pytest.mark.rule("SJ-4.6")
def test_only_a_pass_spikes() -> None:
    scene = Scene("C01 C30 C41 C27", THEIRS, at="r2c3", huddle=True).act("ready", "ready")
    assert scene.asked == "Defend.choose"  # nothing but the Snap was possible


@pytest.mark.rule("SJ-4.7")
def test_no_spike_in_a_kickoff_or_with_an_empty_deck() -> None:
    assert Scene("C13 C16", THEIRS, kick="").options() == [
        "play C13",
        "play C16",
        "touchback C13",
        "touchback C16",
        "none",
    ]
    empty = Scene("C13 C16", THEIRS, at="r2c3", deck=0, huddle=True).act("continue")
    assert empty.asked == "Defend.choose"


# Touchback ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-4.8", "SJ-17.4")
@pytest.mark.parametrize("square", ["r4c2", "r3c1", "r5c1", "r4c4"])
def test_no_touchback_away_from_the_start_square(square: str) -> None:
    scene = Scene("C13 C16", THEIRS, at=square, snap=False)
    assert not any(token.startswith("touchback") for token in scene.options())
    assert Scene("C13 C01", THEIRS, snap=False).options() == [
        "snap",
        "spike C13",
        "touchback C13",
        "touchback C01",
    ]


@pytest.mark.rule("SJ-4.8", "SJ-18.1")
def test_a_touchback_shifts_two_columns_in_its_row_without_a_tally() -> None:
    scene = Scene("C13 C01", THEIRS, snap=False).act("touchback C01")
    assert scene.ids(FACE_DOWN, 0) == ["C01"]
    scene.act("none")
    assert (scene.square, scene.s.offence) == ("r4c3", 0)
    assert not scene.told(Tallied)
    assert scene.ready().asks == (0, "Snap.choose")


@pytest.mark.rule("SJ-4.9")
def test_a_touchback_replaces_the_return_of_a_kickoff() -> None:
    scene = Scene("C13 C01", "C38", kick="")
    assert scene.may("touchback C13")
    assert not Scene("C13 C01", "C38", kick="", touchback_on_kickoff="off").may("touchback C13")
    scene.act("touchback C13").act("none")
    assert scene.last(TouchbackMade).points == (2, 1)
    assert (scene.square, scene.s.kickoff_due) == ("r4c3", False)


@pytest.mark.rule("SJ-4.9")
def test_a_touchback_needs_the_start_square_after_a_kickoff_too() -> None:
    assert not Scene("C13 C01", "C38", kick="", at="r3c1").may("touchback C13")


@pytest.mark.rule("SJ-4.10")
@pytest.mark.parametrize(
    ("reply", "columns"),
    [("C10", 2), ("C06", 1), ("C38 C45", 1), ("C11", 2), ("C42 C02", 1)],  # 2; 3; combo of 3; X; Blitzes A
)
def test_the_reply_to_a_touchback_counts_its_points_only(reply: str, columns: int) -> None:
    scene = Scene("C13 C01 C47", reply + " C20", snap=False).act("touchback C01")
    scene.play(reply)
    assert scene.last(TouchbackMade).columns == columns
    assert not scene.told(Injured)
    assert scene.square == f"r4c{1 + columns}"


@pytest.mark.rule("SJ-4.10")
def test_the_reply_must_counter_the_snap() -> None:
    scene = Scene("C01", "C13 C05 C43 C12 C38 C17", snap=False).act("touchback C01")
    # INC, OOB, INT and PEN do not answer a Snap; TAC and FUM do.
    assert scene.playable == "C17 C38"


@pytest.mark.rule("SJ-4.10", "SJ-5.2", "SJ-8.3")
def test_on_a_kickoff_the_reply_is_a_single_card_and_no_blitz() -> None:
    scene = Scene("C13", "C02 C38 C45", kick="").act("touchback C13")
    assert scene.actions() == {"C38", "C45"}
    loose = Scene("C13", "C02 C38 C45", kick="", kicking_team_combos="after_kick").act("touchback C13")
    assert loose.actions() == {"C38", "C45", "C38 C45"}


@pytest.mark.rule("SJ-4.4", "SJ-4.10")
def test_the_value_of_the_face_down_card_counts_in_a_touchback() -> None:
    cheap = Scene("C13 C01", "C10", snap=False, face_down_value="0").act("touchback C01").play("C10")
    assert cheap.last(TouchbackMade).points == (1, 2)
    assert cheap.square == "r4c2"


@pytest.mark.rule("SJ-4.11")
def test_a_defence_with_more_points_is_not_asked() -> None:
    scene = Scene("C13", "C11 C38", kick="C11").act("touchback C13")
    assert scene.square == "r4c2"
    assert scene.last(TouchbackMade).points == (2, 4)
    assert "C38" in scene.hand(1)


@pytest.mark.rule("SJ-4.11")
def test_declining_the_reply_costs_nothing() -> None:
    scene = Scene("C13 C01", "C38", snap=False).act("touchback C01").act("none")
    assert not scene.told(AutomaticTouchdown)
    assert scene.scores == (0, 0)


@pytest.mark.rule("SJ-4.3", "SJ-7.3")
def test_cards_of_the_play_go_to_the_discard() -> None:
    scene = Scene("C27", "C38 C50").play("C38").play("C27").act("sloppy C50")
    assert {"C38", "C27"} <= set(scene.ids(DISCARD))
    assert [scene.ids(ROWS, seat) for seat in (0, 1)] == [[], []]
    assert (scene.ids(FACE_DOWN, 1), scene.ids(BURIED, 1)) == ([], ["C50"])
