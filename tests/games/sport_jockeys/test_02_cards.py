"""SJ-2, SJ-3  The cards: faces in use, points and classes; what each action does."""

from __future__ import annotations

import pytest

from playcall.games.sport_jockeys import GAME
from playcall.games.sport_jockeys.cards import load, parse_classes, parse_face
from playcall.games.sport_jockeys.events import ActionPlayed, AutomaticTouchdown, Kicked, Recovered
from playcall.games.sport_jockeys.table import DECK, DISCARD, HANDS, KICK_SNAP, SPECIAL
from playcall.kernel import CardError
from tests.games.sport_jockeys.story import IDS, Scene, opening, random_play

# Components -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-2.1", "SJ-2.2")
def test_fifty_six_action_cards_with_two_challenges_and_two_time_outs() -> None:
    assert [f"C{number:02}" for number in range(1, 57)] == IDS
    black = [(card.off.action, card.defence.action) for card in load().cards[51:]]
    assert black == [("SNA", "KIC"), ("CHA", "CHA"), ("CHA", "CHA"), ("TIM", "TIM"), ("TIM", "TIM")]


@pytest.mark.rule("SJ-2.3")
def test_black_cards_never_enter_the_deck() -> None:
    tale = opening(3)
    black = {"C52", "C53", "C54", "C55", "C56"}
    assert sorted(tale.ids(DECK) + tale.hand(0) + tale.hand(1)) == IDS[:51]
    assert set(tale.ids(KICK_SNAP) + tale.ids(SPECIAL, 0) + tale.ids(SPECIAL, 1)) == black
    random_play(tale, lambda s: s.unit == 2 and not s.zones[DECK()], seed=3)
    assert tale.s.unit == 2
    assert not black & set(tale.ids(DECK) + tale.ids(DISCARD) + tale.ids(HANDS, 0) + tale.ids(HANDS, 1))


@pytest.mark.rule("SJ-2.4")
def test_offence_uses_off_faces_and_defence_def_faces() -> None:
    scene = Scene("C07 C41", "C10 C20").play("C10")
    assert scene.worth == 2  # TAC with a box
    scene.play("C07")
    assert scene.worth == 2  # R/K with a box
    assert scene.last(ActionPlayed).face == 0
    assert scene.playable == "C20"  # TAC; its OFF face, P/K, would be no answer
    assert scene.play("C20").last(ActionPlayed).face == 1


@pytest.mark.rule("SJ-2.4")
def test_the_kick_and_the_second_chance_use_off_faces_of_the_defence() -> None:
    kick = Scene("C01", "C11 C31", kick="C11")
    assert kick.last(Kicked).boxes == 2
    loose = Scene("C13", "C37 C12").play("C37")
    assert loose.asks == (1, "Recover.choose")
    assert loose.play("C12").worth == 3  # R/K with 2 boxes; the DEF face is a Penalty
    assert loose.told(ActionPlayed)[-1].face == 0


@pytest.mark.rule("SJ-2.5")
@pytest.mark.parametrize(("face", "worth"), [("PEN X -", 0), ("R/K - A", 1), ("R/K 1 A", 2), ("HAI 5 -", 6)])
def test_what_a_face_is_worth(face: str, worth: int) -> None:
    assert parse_face(face).worth == worth


@pytest.mark.rule("SJ-2.5")
def test_worth_on_the_table() -> None:
    defence = {"C11": 0, "C38": 1, "C10": 2, "C06": 3, "C46": 4}  # INJ X, TAC blank, 1 and 2 boxes, BLI 3 boxes
    assert {card: Scene("", card).play(card).worth for card in defence} == defence
    with pytest.raises(CardError, match="1 to 5 white boxes"):
        parse_face("R/K 6 A")


@pytest.mark.rule("SJ-2.6")
def test_a_range_holds_every_letter_in_it() -> None:
    assert [parse_classes(text) for text in ("-", "B", "A-C", "B-D", "A-D")] == ["", "B", "ABC", "BCD", "ABCD"]
    scene = Scene("C33 C24", "C38").play("C38")  # A-C and B
    assert scene.play("C33 C24").last(ActionPlayed).combo == "B"


@pytest.mark.rule("SJ-2.7")
def test_there_is_no_reference_card_to_play() -> None:
    playable = {token.split()[-1] for token in map(GAME.actions.token, range(len(GAME.actions))) if " C" in token}
    assert playable == set(IDS[:51])


@pytest.mark.rule("SJ-2.8")
def test_actions_are_kept_in_the_order_of_play() -> None:
    scene = Scene("C01 C13 C27", "C38 C45 C06").play("C38").play("C13").play("C45").play("C27")
    deeds = [(deed["seat"], deed["cards"]) for deed in scene.s.exchange]
    assert deeds == [(0, []), (1, ["C38"]), (0, ["C13"]), (1, ["C45"]), (0, ["C27"])]
    one, other = (Scene("", "C38 C06 C50").play(some) for some in ("C38 C06", "C06 C38"))
    assert one.tally == other.tally == (1, 5)


# What the actions do --------------------------------------------------------------------------------------------------

RUNS = {"SNA", "R/K", "HAN", "DIV", "INT"}
PASSES = {"P/K", "HAI"}


@pytest.mark.rule("SJ-3.1")
def test_what_runs_and_what_passes() -> None:
    assert {action.code for action in load().actions if action.kind == "running"} == RUNS
    assert {action.code for action in load().actions if action.kind == "passing"} == PASSES


REPLIES = {"R/K": "C01", "P/K": "C13", "HAN": "C32", "FAK": "C27", "BLO": "C41", "INJ": "C51", "DIV": "C28"}


@pytest.mark.rule("SJ-3.1", "SJ-5.3", "SJ-5.4", "SJ-5.5")
@pytest.mark.parametrize("code", REPLIES)
def test_runs_allow_a_fumble_and_passes_an_interception(code: str) -> None:
    """FUM and INT of class B with a carrier, so that only the attribute can forbid them."""
    theirs = {"C41", "C43", "C05"} - {REPLIES[code]}
    scene = Scene(REPLIES[code], "C38 " + " ".join(sorted(theirs)) + " C17").play("C38").play(REPLIES[code])
    offered = set(scene.playable.split())
    assert ("C17" in offered) == (code in RUNS)
    assert ("C43" in offered) == (code in PASSES)
    assert ("C05" in offered) == (code in ("R/K", "P/K"))


@pytest.mark.rule("SJ-3.2", "SJ-9.1")
def test_the_snap_is_played_alone_and_counts_one() -> None:
    scene = Scene("C01 C13", "C38", at="r3c2")
    assert scene.points == (1, 0)
    assert scene.hands == (2, 1)
    assert [deed["cards"] for deed in scene.s.exchange] == [[]]


@pytest.mark.rule("SJ-3.3", "SJ-18.3")
def test_the_kickoff_counts_one_for_the_kicking_team() -> None:
    assert Scene("C01", "C38", kick="").points == (0, 1)


@pytest.mark.rule("SJ-3.4", "SJ-13.4")
def test_nothing_but_a_run_recovers() -> None:
    others = "C13 C27 C28 C32 C37"  # P/K, FAK, DIV, HAN, ADR
    assert Scene(f"{others} C01", "C17 C20").play("C17").playable == "C01 C28 C32 C37"
    assert Scene(f"{others} C01", "C17 C20").play("C17").actions() >= {"C01"}
    assert all("C01" in some.split() for some in Scene(f"{others} C01", "C17").play("C17").actions())
    assert Scene("C41 C46 C50 C31", "C17 C20").play("C17").asks != (0, "Answer.choose")
    kept = Scene("C01", "C17 C20").play("C17").play("C01")
    assert kept.last(Recovered).kept


@pytest.mark.rule("SJ-3.5", "SJ-18.6")
def test_a_pass_scores_only_forward() -> None:
    assert Scene("C22", "C38").play("C38").play("C22").worth == 4
    lateral = Scene("C03 C22", "C38 C45").play("C38").play("C03").play("C45").play("C22")
    assert lateral.worth == 0
    assert lateral.last(ActionPlayed).laterals == 1


@pytest.mark.rule("SJ-3.6")
def test_kicks_are_for_kickoffs_only() -> None:
    scene = Scene("C11 C22", "C38", at="r3c4", snap=False)
    assert scene.options() == ["snap", "spike C22"]
    verbs = {verb.name for verb in GAME.actions.verbs}
    assert not verbs & {"punt", "field goal", "field_goal"}


@pytest.mark.rule("SJ-3.7")
@pytest.mark.parametrize("card", ["C23", "C41", "C45"])
def test_support_cards_do_nothing_more(card: str) -> None:
    """FAK and BLO against a tackle: points, and the turn goes over."""
    scene = Scene(card, "C38 C10 C20").play("C38")
    hands, square = scene.hands, scene.square
    scene.play(card)
    assert (scene.hands, scene.square) == ((hands[0] - 1, hands[1]), square)
    assert scene.asks == (1, "Defend.choose")


@pytest.mark.rule("SJ-3.7")
def test_adrenaline_and_block_of_the_defence_stop_the_play_when_nobody_answers() -> None:
    for card in ("C04", "C08"):  # ADR 1 box, BLO blank
        scene = Scene("", card).play(card)
        assert not scene.told(AutomaticTouchdown)
        assert scene.tally == (1, scene.worth)


@pytest.mark.rule("SJ-3.8", "SJ-10.6")
def test_a_dive_nobody_counters_ends_the_play_without_a_touchdown() -> None:
    scene = Scene("C29", "C38 C05").play("C38").play("C29").act("none")
    assert not scene.told(AutomaticTouchdown)
    assert scene.tally == (5, 1)
    empty = Scene("C29", "C38").play("C38").play("C29")
    assert (empty.tally, empty.scores) == ((5, 1), (0, 0))


@pytest.mark.rule("SJ-3.9")
def test_no_hail_mary_in_a_kickoff_or_after_a_change() -> None:
    assert "C31" in Scene("C31 C01", "C38").play("C38").playable
    assert Scene("C31 C01", "C38", kick="").playable == "C01"
    assert Scene("C30 C14", "C38", kick="").actions() == {"C14"}  # nor beside a pass of its class
    assert Scene("C30 C14", "C38").play("C38").allowed("C14 C30")
    # Seat 1 intercepts, is tackled, and may throw no Hail Mary; a Fake it may.
    turned = Scene("C13 C38", "C43 C45 C30 C27").play("C45").play("C13").play("C43").play("C38")
    assert turned.asks == (1, "Answer.choose")
    assert turned.playable == "C27"


@pytest.mark.rule("SJ-3.10")
def test_cards_of_an_action_differ_in_points_and_classes_only() -> None:
    tackles = [card.id for card in load().cards if card.defence.action == "TAC"]
    moved = set()
    for card in tackles:
        scene = Scene("C41 C01 C27", card).play(card)
        assert scene.playable == "C01 C27 C41"
        moved.add(scene.worth)
    assert moved == {1, 2, 3}
    assert len(tackles) == 15
