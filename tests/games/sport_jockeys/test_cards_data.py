"""The card set against the table of the rulebook: every face, the counts, the classes, the cards that must exist."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from playcall.games.sport_jockeys import GAME, SportJockeys
from playcall.games.sport_jockeys import cards as card_files
from playcall.games.sport_jockeys.cards import Card, Face, check_counters, check_deck, format_face, load, parse
from playcall.games.sport_jockeys.faces.text import all_faces
from playcall.games.sport_jockeys.handbook import codes_of
from playcall.kernel import CardError

SET = load()
DECK = SET.cards[:51]
TABLE = """
C01 R/K - A | INC 2 -     C02 R/K - A | BLI 2 A     C03 R/K - - | INT 1 B-D   C04 R/K - - | ADR 1 A
C05 R/K - C | OOB 2 -     C06 R/K - D | TAC 2 -     C07 R/K 1 A | TAC - B     C08 R/K 1 A-B | BLO - C
C09 R/K 1 C-D | FUM - B   C10 R/K 1 - | TAC 1 A-B   C11 R/K 2 A | INJ X -     C12 R/K 2 - | PEN X D
C13 P/K - - | INC 1 D     C14 P/K - B | TAC 1 -     C15 P/K - C | BLO 1 C     C16 P/K 1 B | BLI 1 A-B
C17 P/K 1 B-C | FUM - B   C18 P/K 1 D | ADR - A-B   C19 P/K 1 - | TAC 1 B     C20 P/K 2 B | TAC - C
C21 P/K 2 - | INT - D     C22 P/K 3 - | PEN X A     C23 FAK - A-B | INC 1 D   C24 FAK - B | BLO 1 B-C
C25 FAK - D | TAC 1 D     C26 FAK - C-D | ADR 1 D   C27 FAK 1 - | TAC - B-C   C28 DIV 2 A | TAC - A
C29 DIV 3 C | PEN X -     C30 HAI 4 B | PEN X -     C31 HAI 5 - | INJ X C     C32 HAN - A | TAC 1 A
C33 HAN - A-C | BLO 2 -   C34 HAN 1 D | ADR - B-C   C35 HAN 1 - | OOB 1 C     C36 ADR - B-C | INT 1 D
C37 ADR - A-D | FUM 1 -   C38 ADR 1 A-B | TAC - -   C39 ADR 1 C-D | TAC 1 C   C40 ADR 1 - | BLO 1 C
C41 BLO - A | FUM 1 A-B   C42 BLO - A | BLI 1 A     C43 BLO - A-B | INT 2 -   C44 BLO 1 C | ADR - C-D
C45 BLO 1 C-D | TAC - -   C46 PEN X D | BLI 3 -     C47 PEN X B | ADR 2 -     C48 PEN X - | TAC 2 C-D
C49 PEN X - | INT 3 D     C50 INJ X D | TAC 2 -     C51 INJ X - | INC 2 C-D   C52 SNA - - | KIC - -
C53 CHA X - | CHA X -     C54 CHA X - | CHA X -     C55 TIM X - | TIM X -     C56 TIM X - | TIM X -
"""


@pytest.mark.rule("SJ-2.1", "SJ-2.5", "SJ-2.6")
def test_all_56_cards_are_as_listed() -> None:
    listed = dict(re.findall(r"(C\d\d) (\S+ \S \S+ \| \S+ \S \S+)", TABLE))
    assert len(listed) == 56
    assert {card.id: " | ".join(map(format_face, card.faces)) for card in SET.cards} == listed
    assert [card.id for card in SET.cards] == sorted(listed)


@pytest.mark.rule("SJ-2.1")
def test_the_rulebook_lists_the_same_cards() -> None:
    text = (Path(card_files.__file__).parent / "rules.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (C\d\d) \| (.+) \|$", text, re.MULTILINE)
    printed = {name: row.replace("–", "-").split(" | ") for name, row in rows}
    assert printed == {
        card.id: [part for face in card.faces for part in format_face(face).split()] for card in SET.cards
    }


@pytest.mark.rule("SJ-2.2", "SJ-2.3")
def test_how_often_each_action_is_printed() -> None:
    off = "R/K 12 P/K 10 FAK 5 DIV 2 HAI 2 HAN 4 ADR 5 BLO 5 PEN 4 INJ 2"
    defence = "TAC 15 FUM 4 INC 4 OOB 2 INT 5 BLI 4 ADR 6 BLO 5 PEN 4 INJ 2"
    assert Counter(card.off.action for card in DECK) == counts(off)
    assert Counter(card.defence.action for card in DECK) == counts(defence)
    black = SET.cards[51:]
    assert Counter(card.off.action for card in black) == counts("SNA 1 CHA 2 TIM 2")
    assert Counter(card.defence.action for card in black) == counts("KIC 1 CHA 2 TIM 2")
    assert [card.trim for card in SET.cards] == ["normal"] * 51 + ["black"] * 5


def counts(text: str) -> dict[str, int]:
    words = text.split()
    return {code: int(number) for code, number in zip(words[::2], words[1::2], strict=True)}


@pytest.mark.rule("SJ-2.5")
def test_white_boxes() -> None:
    assert sum(max(0, card.off.boxes) for card in SET.cards) == 41
    assert sum(max(0, card.defence.boxes) for card in SET.cards) == 46


@pytest.mark.rule("SJ-2.6")
def test_classes() -> None:
    for name, carriers in (("off", (14, 14, 12, 11)), ("defence", (10, 12, 14, 12))):
        faces: list[Face] = [getattr(card, name) for card in DECK]
        assert sum(not face.classes for face in faces) == 15
        assert tuple(sum(letter in face.classes for face in faces) for letter in "ABCD") == carriers


def test_no_two_cards_of_the_deck_are_equal_in_both_faces() -> None:
    assert len({card.faces for card in DECK}) == 51


@pytest.mark.rule("SJ-3.1", "SJ-5.1", "SJ-5.7")
def test_twenty_actions_with_their_kinds_and_attributes() -> None:
    listed = """
    SNA Snap off running 1 / R/K Run/Kick off running - / P/K Pass/Kick off passing - / FAK Fake off - -
    DIV Dive off running R,END / HAI Hail_Mary! off passing 1 / HAN Hand-off off running 1
    ADR Adrenaline off+def - - / BLO Block off+def - - / PEN Penalty off+def - - / CHA Challenge off+def - -
    TIM Time_Out off+def - - / INJ Injury off+def - - / KIC Kickoff def - 1 / TAC Tackle def - END
    FUM Fumble def - R / INC Incomplete def - P,END / OOB Out_Of_Bounds def - R_or_P,END
    INT Interception def running P / BLI Blitz def - 1
    """
    rows = [row.split() for row in re.split(r" / |\n", listed) if row.strip()]
    found = [
        [
            action.code,
            action.name.replace(" ", "_"),
            "+".join(action.faces),
            action.kind or "-",
            action.attributes.replace(", ", ",").replace(" ", "_") or "-",
        ]
        for action in SET.actions
    ]
    assert found == rows
    assert len(found) == 20
    assert all(action.details.endswith(".") for action in SET.actions)


def faces_of(ids: str, face: int) -> list[str]:
    return [format_face(GAME.cards[int(card[1:]) - 1].faces[face]) for card in ids.split()]


def test_the_cards_the_sample_play_and_the_examples_need() -> None:
    assert faces_of("C07 C09 C17", 1) == ["TAC - B", "FUM - B", "FUM - B"]
    assert faces_of("C01 C02 C41 C42", 0) == ["R/K - A", "R/K - A", "BLO - A", "BLO - A"]
    assert faces_of("C20 C15 C40", 1) == ["TAC - C", "BLO 1 C", "BLO 1 C"]
    assert not {"R/K"} & {GAME.cards[card].off.action for card in (19, 14, 39)}
    assert faces_of("C33 C36 C13 C14", 0) == ["HAN - A-C", "ADR - B-C", "P/K - -", "P/K - B"]
    assert faces_of("C31", 0) == ["HAI 5 -"]


# Bad card files -------------------------------------------------------------------------------------------------------

GOOD = '[[card]]\nid = "X01"\noff = "R/K 1 A-B"\ndef = "TAC - -"\n'


def test_a_good_card_is_read() -> None:
    [card] = parse(GOOD, "mine.toml")
    assert [format_face(face) for face in card.faces] == ["R/K 1 A-B", "TAC - -"]
    assert GAME.check_cards(GOOD, "mine.toml") == 1


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("R/K 6 A", r"mine.toml: card 'X01', field 'off': a face has 1 to 5 white boxes"),
        ("R/K 1", r"field 'off': 'R/K 1' should be an action, its points"),
        ("R/K 1 C-A", r"field 'off': the classes 'C-A' should rise"),
        ("TAC 1 A", r"field 'off': 'TAC' is not an action of this face, which takes SNA, R/K"),
        ("PEN 1 A", r"field 'off': PEN is always X"),
        ("R/K X A", r"field 'off': only PEN, CHA, TIM, INJ are X"),
        ("SNA - -", r"field 'off': SNA belongs on black cards alone"),
    ],
)
def test_a_bad_face_is_named(wrong: str, message: str) -> None:
    with pytest.raises(CardError, match=message):
        parse(GOOD.replace("R/K 1 A-B", wrong), "mine.toml")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[card]", "not valid TOML"),
        (GOOD + GOOD, "card 'X01', field 'id': used 2 times"),
        (GOOD + "colour = 3\n", "card 'X01', field 'colour'"),
        (GOOD.replace('def = "TAC - -"\n', ""), "card 'X01', field 'def'"),
    ],
)
def test_a_bad_file_is_refused(text: str, message: str) -> None:
    with pytest.raises(CardError, match=message):
        parse(text, "mine.toml")


def test_a_set_that_is_not_complete_is_refused() -> None:
    with pytest.raises(CardError, match="51 normal cards and then 5 black ones"):
        check_deck(SET.cards[1:], "mine.toml", SET.normal)
    twins: list[Card] = [*SET.cards[:50], SET.cards[0], *SET.cards[51:]]
    with pytest.raises(CardError, match="C01 and C01 are equal on both faces"):
        check_deck(twins, "mine.toml", SET.normal)
    with pytest.raises(CardError, match="one Snap/Kickoff, two Challenges and two Time Outs"):
        SportJockeys([*SET.cards[:52], SET.cards[53], SET.cards[53], SET.cards[53], SET.cards[55]])


def test_a_matrix_with_a_hole_is_refused() -> None:
    short = {face: {code: lines[code] for code in list(lines)[1:]} for face, lines in SET.counters.items()}
    with pytest.raises(CardError, match="should have lines for"):
        check_counters(SET.actions, short)
    wrong = {face: dict.fromkeys(lines, ("SNA", "KIC")) for face, lines in SET.counters.items()}
    with pytest.raises(CardError, match="is not on the other face"):
        check_counters(SET.actions, wrong)


def test_faces_are_shown_whole() -> None:
    face = all_faces()[9]
    assert (face.id, face.title) == ("C10", "Run/Kick / Tackle")
    assert face.lines == (
        "Offense: R/K Run/Kick, 1 white box, worth 2, no class",
        "  Run with it. The only way to recover a loose ball. May be added to a Kickoff.",
        "  Counters: KIC, TAC, FUM, ADR, BLO, PEN, INJ",
        "  Countered by: TAC, FUM, OOB, BLO, PEN, INJ",
        "Defense: TAC Tackle [END], 1 white box, worth 2, class A-B",
        "  Bring the ball carrier down.",
        "  Counters: SNA, R/K, P/K, HAN, FAK, DIV, ADR, PEN, INJ, INT",
        "  Countered by: R/K, P/K, HAN, HAI, FAK, DIV, BLO, PEN, INJ",
    )
    assert len(all_faces()) == 60
    assert codes_of(GAME.book.kind[0][9]) == ["R/K"]
