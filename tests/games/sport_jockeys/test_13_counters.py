"""SJ-13  Counters: the whole matrix, key cards, and what does not escape a Tackle."""

from __future__ import annotations

import pytest

from playcall.games.sport_jockeys import GAME
from playcall.games.sport_jockeys.cards import DEF, OFF, load
from playcall.games.sport_jockeys.events import ActionPlayed, AutomaticTouchdown, Intercepted, LooseBall
from playcall.games.sport_jockeys.faces.text import all_faces
from playcall.games.sport_jockeys.handbook import SNAP, key_kinds, kinds, members
from playcall.games.sport_jockeys.rules.answers import barred, defence_scope, offence_scope
from tests.games.sport_jockeys.story import Scene

BOOK = GAME.book

OFFENCE_ANSWERS = {
    "KIC": "R/K P/K HAN FAK ADR BLO",
    "TAC": "R/K P/K HAN HAI FAK DIV BLO PEN INJ",
    "FUM": "R/K",
    "INC": "ADR PEN",
    "OOB": "FAK DIV PEN",
    "INT": "BLO PEN INJ",
    "BLI": "P/K HAN HAI FAK BLO PEN INJ",
    "ADR": "R/K P/K HAN HAI FAK ADR PEN INJ",
    "BLO": "R/K P/K HAN HAI ADR BLO PEN INJ",
    "PEN": "R/K P/K ADR BLO",
    "INJ": "R/K P/K ADR BLO",
}
DEFENCE_ANSWERS = {
    "SNA": "TAC FUM BLI ADR BLO INJ",
    "R/K": "TAC FUM OOB BLO PEN INJ",
    "P/K": "TAC INC INT OOB PEN INJ",
    "HAN": "TAC FUM ADR BLO PEN INJ",
    "FAK": "TAC ADR BLO PEN INJ",
    "DIV": "TAC FUM PEN INJ",
    "HAI": "INC INT PEN",
    "ADR": "TAC ADR BLO PEN INJ",
    "BLO": "ADR BLO PEN INJ",
    "PEN": "TAC ADR BLO",
    "INJ": "TAC ADR BLO",
    "INT": "TAC FUM OOB BLO PEN INJ",
}
PLAIN_OFF = "C03 C13 C27 C40 C44"
"""R/K, P/K, FAK, ADR and BLO; no class in common, and no attributes."""
PLAIN_DEF = "C38 C47 C33 C30 C11"
"""TAC, ADR, BLO, PEN and INJ; no classes and no attributes."""


def answering(hand: list[str], face: int, answers: str) -> str:
    """Those cards of a hand whose action is among the answers."""
    actions = {card.id: card.faces[face].action for card in load().cards}
    return " ".join(sorted(card for card in hand if actions[card] in answers.split()))


@pytest.mark.rule("SJ-13.4", "SJ-13.5", "SJ-13.8")
def test_the_matrix_is_the_rulebooks() -> None:
    tables = {"def": OFFENCE_ANSWERS, "off": DEFENCE_ANSWERS}
    assert load().counters == {
        face: {lying: tuple(answers.split()) for lying, answers in lines.items()} for face, lines in tables.items()
    }


@pytest.mark.rule("SJ-13.4")
@pytest.mark.parametrize("lying", OFFENCE_ANSWERS)
def test_every_card_that_counters_a_card_of_the_defence(lying: str) -> None:
    wanted = offence_scope(BOOK, kinds(lying), SNAP, True, False, True).wanted
    found = {load().cards[card].off.action for card in members(wanted)}
    assert found == set(OFFENCE_ANSWERS[lying].split())
    assert wanted == BOOK.of_kinds(OFF, kinds(*found))


@pytest.mark.rule("SJ-13.5")
@pytest.mark.parametrize("lying", DEFENCE_ANSWERS)
def test_every_card_that_counters_a_card_of_the_offence(lying: str) -> None:
    wanted = defence_scope(BOOK, kinds(lying), True, True).wanted
    found = {load().cards[card].defence.action for card in members(wanted)}
    assert found == set(DEFENCE_ANSWERS[lying].split())
    assert wanted == BOOK.of_kinds(DEF, kinds(*found))


def laid_by_the_defence(code: str) -> Scene:
    """This card of DEF lies there, and OFF holds plain cards."""
    card = {"TAC": "C38", "FUM": "C37", "INC": "C01", "OOB": "C05", "INT": "C43", "BLI": "C46", "ADR": "C47",
            "BLO": "C33", "PEN": "C30", "INJ": "C11"}.get(code, "")  # fmt: skip
    if code == "KIC":
        return Scene(PLAIN_OFF, "C20", kick="")
    before = {"INC": "C14", "INT": "C14", "PEN": "C14", "OOB": "C02"}.get(code, "")
    if not before:
        return Scene(PLAIN_OFF, f"{card} C20").play(card)
    return Scene(f"{PLAIN_OFF} {before}", f"C45 {card} C20", specials=False).play("C45").play(before).play(card)


@pytest.mark.rule("SJ-13.4", "SJ-13.1")
@pytest.mark.parametrize("lying", [code for code in OFFENCE_ANSWERS if code != "OOB"])
def test_what_the_offence_may_answer_with(lying: str) -> None:
    scene = laid_by_the_defence(lying)
    assert scene.s.to_move() == 0
    assert scene.playable == answering(scene.hand(0), OFF, OFFENCE_ANSWERS[lying])


@pytest.mark.rule("SJ-13.4")
def test_the_sideline_is_escaped_by_fake_dive_and_penalty() -> None:
    scene = Scene("C03 C13 C27 C40 C44 C28 C48 C51", "C45 C05 C20").play("C45").play("C03").play("C05")
    assert scene.playable == "C27 C28 C48"


def laid_by_the_offence(code: str) -> Scene:
    """This card of OFF lies there, and DEF holds plain cards."""
    if code == "SNA":
        return Scene("C03", PLAIN_DEF)
    if code == "INT":
        scene = Scene(f"C14 {PLAIN_DEF}", "C45 C43", specials=False).play("C45").play("C14").play("C43")
        return scene.act("none")
    card = {"R/K": "C03", "P/K": "C13", "FAK": "C27", "DIV": "C28", "HAI": "C31", "HAN": "C35", "ADR": "C40",
            "BLO": "C44", "PEN": "C49", "INJ": "C51"}[code]  # fmt: skip
    first = "C45" if code in ("DIV", "BLO") else "C26"  # TAC or ADR
    return Scene(card, f"{first} {PLAIN_DEF}", specials=False).play(first).play(card)


@pytest.mark.rule("SJ-13.5", "SJ-13.1")
@pytest.mark.parametrize("lying", DEFENCE_ANSWERS)
def test_what_the_defence_may_answer_with(lying: str) -> None:
    scene = laid_by_the_offence(lying)
    assert scene.asked == "Defend.choose"
    assert scene.playable == answering(scene.hand(scene.s.defence), DEF, DEFENCE_ANSWERS[lying])


@pytest.mark.rule("SJ-13.1")
def test_the_last_action_must_be_answered_and_no_earlier_one() -> None:
    scene = Scene("C13 C39", "C38 C01 C20").play("C38").play("C13").play("C01")  # INC on a pass
    assert scene.playable == "C39"  # ADR counters the INC; it would not have countered the TAC
    assert scene.play("C39").asks == (1, "Defend.choose")


@pytest.mark.rule("SJ-13.2")
@pytest.mark.parametrize(
    ("codes", "keys"),
    [
        ("INT FUM TAC ADR", "INT"),
        ("FUM TAC BLO", "FUM"),
        ("TAC BLO", "TAC"),
        ("TAC INC BLO", "TAC INC"),
        ("DIV R/K", "DIV"),
        ("ADR BLO", "ADR BLO"),
    ],
)
def test_key_cards(codes: str, keys: str) -> None:
    assert key_kinds(kinds(*codes.split())) == kinds(*keys.split())


@pytest.mark.rule("SJ-13.2")
def test_an_end_card_in_a_combo_must_be_met_itself() -> None:
    scene = Scene("C40 C27", "C20 C15 C38").play("C20 C15")  # TAC + BLO: the ADR counters the BLO alone
    assert scene.playable == "C27"
    assert scene.s.lying["keys"] == ["C20"]


@pytest.mark.rule("SJ-13.2")
def test_a_fumble_or_interception_puts_the_end_off() -> None:
    loose = Scene("C27 C44", "C07 C17 C01").play("C07 C17")  # TAC + FUM, no R/K to answer with
    assert loose.told(LooseBall)
    assert loose.asks == (1, "Recover.choose")
    stolen = Scene("C22 C27", "C38 C25 C36").play("C38").play("C22").play("C25 C36")  # TAC + INT, combo D
    assert stolen.told(Intercepted)
    assert stolen.s.offence == 1


@pytest.mark.rule("SJ-13.2")
def test_all_cards_are_keys_where_nothing_ends_or_steals() -> None:
    scene = Scene("C40 C44 C27", "C08 C15").play("C08 C15")
    assert scene.playable == "C40 C44"
    mixed = Scene("C40 C44 C27", "C34 C24").play("C34 C24")  # ADR + BLO: FAK counters the ADR, BLO the BLO
    assert mixed.playable == "C27 C40 C44"


@pytest.mark.rule("SJ-13.3")
def test_one_card_that_counters_is_enough() -> None:
    scene = Scene("C27", "C38 C45 C06 C20").play("C38 C45 C06")
    assert scene.play("C27").asks == (1, "Defend.choose")
    passed = Scene("C22 C27", "C45 C36 C25 C20").play("C45").play("C22")
    passed.play("C36 C25")  # TAC counters the pass; the INT beside it works as usual
    assert passed.told(Intercepted)


@pytest.mark.rule("SJ-13.3", "SJ-5.8")
def test_an_end_among_the_others_works_as_usual() -> None:
    scene = Scene("C23 C28 C01 C41", "C38 C45 C05").play("C38").play("C01 C28")
    assert scene.s.lying["keys"] == ["C28"]
    scene.act("none")
    assert not scene.told(AutomaticTouchdown)


@pytest.mark.rule("SJ-13.6")
@pytest.mark.parametrize(("first", "escapes"), [("C03", False), ("C35", False), ("C28", False), ("C27", True)])
def test_no_run_out_of_a_tackled_run(first: str, escapes: bool) -> None:
    scene = Scene(f"{first} C04 C44", "C38 C45 C20").play("C38").play(first).play("C45")
    assert scene.allowed("C04") == escapes
    assert scene.allowed("C44")


@pytest.mark.rule("SJ-13.6")
def test_a_snap_does_not_hinder_and_a_return_does() -> None:
    assert Scene("C04", "C38").play("C38").allowed("C04")
    scene = Scene("C14 C38", "C45 C43 C04 C27").play("C45").play("C14").play("C43").play("C38")
    assert scene.asks == (1, "Answer.choose")
    assert scene.playable == "C27"


@pytest.mark.rule("SJ-13.6")
def test_the_bar_is_for_tackles_only() -> None:
    scene = Scene("C03 C04", "C38 C33 C20").play("C38").play("C03").play("C33")
    assert scene.playable == "C04"  # a Block


@pytest.mark.rule("SJ-13.7")
@pytest.mark.parametrize(("first", "escapes"), [("C14", False), ("C03", True), ("C27", True)])
def test_no_pass_out_of_a_tackled_pass(first: str, escapes: bool) -> None:
    scene = Scene(f"{first} C13 C44", "C38 C45 C20").play("C38").play(first).play("C45")
    assert scene.allowed("C13") == escapes
    assert scene.allowed("C44")


@pytest.mark.rule("SJ-13.7")
def test_no_pass_out_of_a_hail_mary_tackled_in_company() -> None:
    """TAC does not counter HAI, but it may join an INC of its class."""
    scene = Scene("C31 C13 C27", "C38 C39 C51 C20").play("C38").play("C31").play("C39 C51")
    assert not scene.allowed("C13")
    assert barred(kinds("HAI")) == kinds("P/K")


@pytest.mark.rule("SJ-13.8")
def test_every_face_shows_both_lines_of_the_matrix() -> None:
    for card, face in zip(load().cards[:51], all_faces(), strict=False):
        text = "\n".join(face.lines)
        assert f"Countered by: {', '.join(DEFENCE_ANSWERS[card.off.action].split())}" in text
        assert f"Countered by: {', '.join(OFFENCE_ANSWERS[card.defence.action].split())}" in text
        beaten = [lying for lying, answers in OFFENCE_ANSWERS.items() if card.off.action in answers.split()]
        assert f"Counters: {', '.join(beaten)}" in text


@pytest.mark.rule("SJ-13.8")
def test_what_an_answer_countered_is_told() -> None:
    played = Scene("C13 C39", "C38 C01 C20").play("C38").play("C13").play("C01").play("C39").told(ActionPlayed)
    assert [(event.answer, event.answered) for event in played] == [
        ("TAC", "SNA"),
        ("P/K", "TAC"),
        ("INC", "P/K"),
        ("ADR", "INC"),
    ]
