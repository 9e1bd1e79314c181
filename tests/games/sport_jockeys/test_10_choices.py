"""SJ-10 to SJ-12  A team's turn; simple and advanced combos."""

from __future__ import annotations

from itertools import combinations

import pytest

from playcall.games.sport_jockeys import GAME
from playcall.games.sport_jockeys.cards import DEF, OFF
from playcall.games.sport_jockeys.events import ActionPlayed, AutomaticTouchdown, NoCard, Recovered, Tallied
from playcall.games.sport_jockeys.handbook import bits, kinds, members
from playcall.games.sport_jockeys.rules.answers import combo, defence_scope, legal_sets, offence_scope, offered
from playcall.kernel import Chance
from tests.games.sport_jockeys.story import IDS, Scene, opening, random_play

BOOK = GAME.book
REPLIES = ("Defend.choose", "Answer.choose", "Recover.choose")

# A turn ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-10.1")
def test_a_turn_is_no_card_a_single_card_or_a_combo() -> None:
    scene = Scene("C27", "C38 C45 C28 C32")  # TAC, TAC; TAC A, TAC A
    assert "none" in scene.options()
    assert {"C38", "C38 C45", "C28 C32"} <= scene.actions()
    assert scene.play("C38 C45").last(ActionPlayed).combo == "simple"
    assert Scene("C27", "C38 C45 C28 C32").play("C28 C32").last(ActionPlayed).combo == "A"


@pytest.mark.rule("SJ-10.1", "SJ-10.2")
def test_cards_that_make_no_combo_are_not_played_together() -> None:
    scene = Scene("C27", "C38 C04 C33")  # TAC classless, ADR A, BLO classless
    assert scene.actions() == {"C38", "C04", "C33"}


@pytest.mark.rule("SJ-10.2")
def test_attributes_combo_and_counter_are_all_needed() -> None:
    scene = Scene("C31", "C38 C20 C23 C25 C36").play("C38").play("C31")
    # INC C23 and INT C36 counter the Hail Mary; TAC C25 may join them in class D, TAC C20 of class C may not.
    assert scene.actions() == {"C23", "C36", "C23 C25", "C25 C36", "C23 C36", "C23 C25 C36"}


@pytest.mark.rule("SJ-10.3")
def test_the_offence_may_always_play_no_card() -> None:
    scene = Scene("C27 C41 C01", "C38 C45").play("C38")
    assert scene.playable == "C01 C27 C41"
    assert scene.act("none").tally == (1, 1)
    assert scene.last(NoCard).offence


@pytest.mark.rule("SJ-10.5")
def test_the_defence_may_always_make_a_sloppy_tackle_or_play_no_card() -> None:
    scene = Scene("C27", "C38 C13")
    assert scene.options() == ["play C38", "sloppy C38", "sloppy C13", "none"]
    assert scene.act("none").told(AutomaticTouchdown)


@pytest.mark.rule("SJ-10.6")
@pytest.mark.parametrize(
    ("answer", "touchdown"), [("C28", False), ("C28 C01", False), ("C01", True), ("C41", True), ("C51", True)]
)
def test_no_card_of_the_defence_is_a_touchdown_unless_a_dive_lies_there(answer: str, touchdown: bool) -> None:
    scene = Scene(answer, "C38 C45 C10").play("C38").play(answer).act("none")
    assert bool(scene.told(AutomaticTouchdown)) == touchdown
    assert bool(scene.told(Tallied)) != touchdown


@pytest.mark.rule("SJ-10.7")
def test_an_empty_hand_is_not_asked() -> None:
    scene = Scene("C01", "C38").play("C38").play("C01")
    assert scene.told(AutomaticTouchdown)
    assert [(event.seat, event.hand) for event in scene.told(NoCard)] == [(1, 0)]
    offence = Scene("", "C38").play("C38")
    assert [(event.seat, event.hand) for event in offence.told(NoCard)] == [(0, 0)]
    snap = Scene("C01", "")
    assert snap.scores == (6, 0)


# Simple combos --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-11.1")
def test_a_simple_combo_is_cards_of_one_action_whatever_their_classes() -> None:
    scene = Scene("C27", "C07 C28 C20")  # TAC of B, A and C
    assert {"C07 C28", "C07 C20", "C07 C20 C28"} <= scene.actions()
    assert scene.play("C07 C20 C28").last(ActionPlayed).combo == "simple"
    offence = Scene("C05 C06 C12", "C38").play("C38").play("C05 C06 C12")  # R/K of C, D and none
    assert offence.last(ActionPlayed).combo == "simple"


@pytest.mark.rule("SJ-11.1")
def test_the_face_in_use_decides() -> None:
    scene = Scene("C27", "C01 C02 C38")  # R/K + R/K on the other side; INC and BLI here
    assert not scene.allowed("C01 C02")


@pytest.mark.rule("SJ-11.2")
@pytest.mark.parametrize("some", ["C38 C45", "C38 C45 C06", "C38 C45 C06 C50", "C38 C45 C06 C50 C14"])
def test_a_simple_combo_brings_one_whatever_its_size(some: str) -> None:
    played = Scene("C27", some).play(some).last(ActionPlayed)
    assert (played.combo, played.bonus) == ("simple", 1)


@pytest.mark.rule("SJ-11.3", "SJ-12.8")
@pytest.mark.parametrize("some", ["C38 C45", "C28 C32"])
def test_no_combos_for_the_kicking_team(some: str) -> None:
    assert not Scene("C23", some, kick="").play("C23").allowed(some)
    assert Scene("C23", some).allowed(some)


# Advanced combos ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SJ-12.1")
def test_all_cards_share_a_class() -> None:
    scene = Scene("C08 C33 C37 C42 C43", "C38").play("C38")  # R/K A-B, HAN A-C, ADR A-D, BLO A, BLO A-B
    scene.play("C08 C33 C37 C42 C43")
    assert scene.last(ActionPlayed).combo == "A"
    assert not Scene("C33 C26", "C38").play("C38").allowed("C33 C37")
    pairs = Scene("C23 C24 C25 C26", "C38").play("C38")
    assert pairs.play("C23 C24").last(ActionPlayed).combo == "B"  # FAK A-B and B


@pytest.mark.rule("SJ-12.1")
def test_different_actions_need_a_common_class() -> None:
    scene = Scene("C01 C24 C45", "C38").play("C38")  # R/K A, FAK B, BLO C-D
    assert scene.actions() == {"C01", "C24", "C45"}


@pytest.mark.rule("SJ-12.2")
@pytest.mark.parametrize("some", ["C01 C41", "C01 C41 C42", "C01 C41 C42 C43", "C01 C02 C41 C42 C43"])
def test_an_advanced_combo_brings_one_for_each_card(some: str) -> None:
    played = Scene(some, "C38").play("C38").play(some).last(ActionPlayed)
    assert (played.combo, played.bonus) == ("A", len(some.split()))


@pytest.mark.rule("SJ-12.3")
def test_a_classless_card_joins_a_card_of_its_action() -> None:
    scene = Scene("C03 C01 C41 C40", "C38").play("C38")  # R/K, R/K A, BLO A, ADR
    assert scene.allowed("C01 C03 C41")
    assert not scene.allowed("C01 C40 C41")  # no Adrenaline of class A beside it
    played = scene.play("C01 C03 C41").last(ActionPlayed)
    assert (played.combo, played.bonus) == ("A", 3)
    several = Scene("C01 C41 C03 C04 C10", "C38").play("C38").play("C01 C41 C03 C04 C10")
    assert several.last(ActionPlayed).bonus == 5


@pytest.mark.rule("SJ-12.3")
def test_the_other_card_of_the_action_must_carry_the_class_itself() -> None:
    """HAN A-C and ADR B-C share C and B; a classless ADR joins, a classless R/K has no R/K there."""
    scene = Scene("C33 C36 C40 C10", "C38").play("C38")
    assert scene.allowed("C33 C36 C40")
    assert not scene.allowed("C33 C36 C10")


@pytest.mark.rule("SJ-12.4")
def test_two_cards_must_carry_the_class() -> None:
    played = Scene("C01 C03 C04", "C38").play("C38").play("C01 C03 C04").last(ActionPlayed)
    assert (played.combo, played.bonus) == ("simple", 1)
    carried = Scene("C01 C02 C04", "C38").play("C38").play("C01 C02 C04").last(ActionPlayed)
    assert (carried.combo, carried.bonus) == ("A", 3)


@pytest.mark.rule("SJ-12.5")
def test_a_card_of_another_class_cannot_join() -> None:
    scene = Scene("C01 C41 C05", "C38").play("C38")  # R/K A, BLO A, R/K C
    assert scene.allowed("C01 C41")
    assert not scene.allowed("C01 C05 C41")
    same = Scene("C01 C02 C05", "C38").play("C38").play("C01 C02 C05").last(ActionPlayed)
    assert (same.combo, same.bonus) == ("simple", 1)


@pytest.mark.rule("SJ-12.6")
def test_the_advanced_bonus_alone() -> None:
    played = Scene("C01 C02", "C38").play("C38").play("C01 C02").last(ActionPlayed)
    assert (played.combo, played.bonus) == ("A", 2)


@pytest.mark.rule("SJ-12.7", "SJ-18.4")
def test_x_cards_earn_the_bonus() -> None:
    scene = Scene("C34 C46 C50", "C38 C45").play("C38").play("C34 C46 C50")  # HAN, PEN, INJ of class D
    played = scene.last(ActionPlayed)
    assert (played.worth, played.boxes, played.bonus) == (1, 1, 3)


@pytest.mark.rule("SJ-12.9", "SJ-18.6")
def test_a_lateral_earns_the_bonus_and_nothing_else() -> None:
    scene = Scene("C12 C20 C24", "C38 C45").play("C38").play("C12").play("C45").play("C20 C24")  # P/K 2 boxes, FAK: B
    played = scene.last(ActionPlayed)
    assert (played.worth, played.boxes, played.bonus, played.laterals) == (1, 0, 2, 1)


@pytest.mark.rule("SJ-12.10")
def test_snap_kickoff_and_special_cards_are_in_no_combo() -> None:
    kick = Scene("C01", "C07 C10 C38", kick="C07 C10")
    assert kick.points == (0, 1 + 2 + 2)
    tokens = {GAME.actions.token(action) for action in range(len(GAME.actions))}
    assert not {f"play C{number}" for number in range(52, 57)} & tokens


# Only what can be completed is offered --------------------------------------------------------------------------------


def plain_combo(face: int, some: tuple[int, ...]) -> str:
    """SJ-11.1, SJ-12 once more, in the plainest words."""
    faces = [GAME.cards[card].faces[face] for card in some]
    for letter in "ABCD":
        own = [each for each in faces if letter in each.classes]
        rest = [each for each in faces if letter not in each.classes]
        joined = all(not each.classes and each.action in {one.action for one in own} for each in rest)
        if len(own) >= 2 and joined:
            return letter
    return "simple" if len({each.action for each in faces}) == 1 else ""


@pytest.mark.rule("SJ-11.1", "SJ-12.1", "SJ-12.3", "SJ-12.4", "SJ-12.5")
@pytest.mark.parametrize("face", [OFF, DEF])
def test_combos_of_all_pairs_and_many_larger_sets(face: int) -> None:
    chance = Chance.of(11)
    sets: list[tuple[int, ...]] = list(combinations(range(51), 2))
    for size in (3, 4, 5):
        for _ in range(700):
            deck = list(range(51))
            chance.shuffle("sets", deck)
            sets.append(tuple(deck[:size]))
    for some in sets:
        assert combo(BOOK, face, bits(some)) == plain_combo(face, some), [IDS[card] for card in some]


@pytest.mark.rule("SJ-10.2")
def test_a_card_is_offered_if_and_only_if_it_can_be_completed() -> None:
    """Random hands, whatever lies there: what is offered next is what some legal action still holds."""
    chance = Chance.of(5)
    attacks = [kinds(*codes) for codes in combinations(("TAC", "FUM", "ADR", "BLO", "OOB", "PEN", "BLI"), 2)]
    runs = [kinds(*codes.split()) for codes in ("SNA", "R/K", "P/K", "FAK", "HAN BLO", "P/K ADR")]
    for _ in range(600):
        deck = list(range(51))
        chance.shuffle("hand", deck)
        hand = bits(deck[:5])
        lying, latest = attacks[chance.number("", len(attacks))], runs[chance.number("", len(runs))]
        fresh, kickoff, defending = (bool(chance.number("", 2)) for _ in range(3))
        scope = (
            defence_scope(BOOK, latest, fresh, True)
            if defending
            else offence_scope(BOOK, lying, latest, fresh, kickoff, True)
        )
        sets = legal_sets(BOOK, scope, hand)
        first = offered(BOOK, scope, hand, 0)
        assert first == sum(1 << card for card in members(hand) if any(some >> card & 1 for some in sets))
        for card in members(first):
            held = [some for some in sets if some >> card & 1]
            following = {other for some in held for other in members(some)} - {card}
            assert set(members(offered(BOOK, scope, hand & ~(1 << card), 1 << card))) == following


@pytest.mark.rule("SJ-10.2", "SJ-22.4")
def test_in_real_games_every_first_card_leads_to_an_action() -> None:
    tale = opening(8)
    for turn in range(30):
        tale = tale if not tale.s.over else opening(turn)
        random_play(tale, lambda s: s.situation() in REPLIES, seed=turn)
        if not tale.s.over:
            possible = {card for some in tale.actions() for card in some.split()}
            assert possible == set(tale.playable.split())
            tale.act(tale.options()[0])


def test_recovering_with_a_combo() -> None:
    scene = Scene("C13", "C37 C01 C41").play("C37")
    assert scene.actions() == {"C01", "C01 C41"}
    scene.play("C01 C41")
    assert not scene.last(Recovered).kept
