"""The faces of Sport Jockeys: every printed field is there on both sides, every word fits, actions have pictures."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from playcall.art.colour import contrast
from playcall.art.faces import standalone
from playcall.art.lettering import FONTS, Font
from playcall.games.sport_jockeys import GAME
from playcall.games.sport_jockeys.cards import FACES, Card, load
from playcall.games.sport_jockeys.faces import drawings
from playcall.games.sport_jockeys.faces.pieces import (
    BLACK,
    CREAM,
    FIGURES,
    INKS,
    PAPER,
    SMALLEST,
    SMALLEST_IN_HAND,
    THINGS,
    WIDTH,
    YELLOW,
    picture,
)
from tests.looping import each

SET = load()
DRAWN = drawings()
TWO_SIDED = [card for card in SET.cards if card.off.action not in ("CHA", "TIM")]
by_card = each("card", TWO_SIDED)
by_side = pytest.mark.parametrize("place", [0, 1], ids=FACES)

Element = ElementTree.Element


def part(element: Element, name: str) -> Element:
    """The one group of a class."""
    [found] = [each for each in element.iter("g") if each.get("class") == name]
    return found


def words(element: Element) -> list[str]:
    return ["".join(text.itertext()) for text in element.iter("text")]


def face(card: Card, *classes: str) -> Element:
    found = ElementTree.fromstring(DRAWN.cards[card.id])
    for name in classes:
        found = part(found, name)
    return found


def white_boxes(element: Element) -> int:
    return sum(each.get("fill") == PAPER and each.get("width") == each.get("height") for each in element.iter("rect"))


def test_every_card_of_the_game_is_drawn() -> None:
    assert list(DRAWN.cards) == [face.id for face in GAME.faces()]
    assert {*DRAWN.backs} == {*DRAWN.behind.values()} == {"action", "black"}
    assert {*DRAWN.behind} == {face.kind for face in GAME.faces()}


@pytest.mark.rule("SJ-2.1", "SJ-2.7", "SJ-17.2", "SJ-17.3")
def test_the_other_four_cards_are_there_to_print() -> None:
    offense, home, visitor, reference = (
        words(part(ElementTree.fromstring(DRAWN.cards[name]), "face-full"))
        for name in ("OFFENSE", "HOME", "VISITOR", "REFERENCE")
    )
    assert [word for word in offense if word in ("A", "B", "C")] == ["A", "B", "C", "B", "A"]
    assert [word for word in offense if word.isdigit()] == ["1", "2", "3", "4", "8", "7", "6", "3", "0", "0", "2"]
    assert [word for word in home if word.isdigit()] == [word for word in visitor if word.isdigit()]
    assert [word for word in home if word.isdigit()] == [str(number) for number in range(60)]
    for play in ("Delay of Game", "Sloppy Tackle", "Spike", "Touchback"):
        assert any(word.startswith(play) for word in reference)
    assert not {"OFFENSE", "HOME", "VISITOR", "REFERENCE"} & set(GAME.book.ids)


def test_every_action_has_a_picture() -> None:
    assert {*FIGURES, *THINGS} == {action.code for action in SET.actions}
    assert not {*FIGURES} & {*THINGS}


@pytest.mark.parametrize("drawing", ["held", "full"])
@by_side
@by_card
def test_a_side_shows_all_that_is_printed(card: Card, place: int, drawing: str) -> None:
    name, printed = FACES[place], card.faces[place]
    drawn = (
        face(card, "face-full", f"half-{name}")
        if drawing == "full"
        else face(card, "face-hand", f"side-{name}", drawing)
    )
    told, action = words(drawn), SET.action(printed.action)
    assert told.count(printed.action) >= 1
    assert action.name in told
    assert str(printed.worth) in told
    for letter in "ABCD":
        assert (letter in told) == (letter in printed.classes)
    assert ("X" in told) == (printed.boxes < 0)
    assert ("blank" in told) == (printed.boxes == 0)
    assert white_boxes(drawn) == max(0, printed.boxes)
    assert ("END" in told) == ("end" in action.effects)
    assert ("R/P" in told) == ("needs_run" in action.effects and "needs_pass" in action.effects)


@pytest.mark.rule("SJ-13.8")
@pytest.mark.parametrize("drawing", ["held", "full"])
@by_side
@by_card
def test_a_side_shows_what_it_counters_and_what_counters_it(card: Card, place: int, drawing: str) -> None:
    name = FACES[place]
    drawn = (
        face(card, "face-full", f"half-{name}")
        if drawing == "full"
        else face(card, "face-hand", f"side-{name}", drawing)
    )
    code = card.faces[place].action
    for group, expected in (("beats", SET.beats(name, code)), ("falls", SET.countered_by(name, code))):
        lists = [each for each in drawn.iter("g") if each.get("class") == group]
        codes = [text for each in lists for one in each.iter("g") if one is not each for text in words(one)]
        assert codes == list(expected)


@by_card
def test_the_other_side_is_the_strip_at_the_foot(card: Card) -> None:
    for place, name in enumerate(FACES):
        other, side = card.faces[1 - place], face(card, "face-hand", f"side-{name}")
        strip = [text for text in side if text.tag == "text"]
        assert [strip[0].text, strip[-1].text] == [other.action, card.id]
        assert (other.classes or "–") in [text.text for text in strip]


def test_the_red_side_shows_unless_the_table_says_otherwise() -> None:
    for card in TWO_SIDED:
        assert face(card, "face-hand", "side-off").get("display") is None
        assert face(card, "face-hand", "side-def").get("display") == "none"


def test_challenge_and_time_out_tell_when_they_are_used() -> None:
    told = " ".join(words(ElementTree.fromstring(DRAWN.cards["C53"])))
    assert "CHA" in told
    assert "Penalty" in told
    assert "huddle" in " ".join(words(ElementTree.fromstring(DRAWN.cards["C55"])))


# Lettering -----------------------------------------------------------------------------------------------------------


def lines(
    element: Element, size: float = 0, weight: str = "", family: str = ""
) -> Iterator[tuple[Font, float, Element]]:
    """Every line of words with its font and size, which groups hand down."""
    size, weight = float(element.get("font-size", size)), element.get("font-weight", weight)
    family = element.get("font-family", family)
    if element.tag == "text":
        [font] = [font for font in FONTS if str(font.weight) == weight and font.family in family.split(",")[0]]
        yield font, size, element
    for child in element:
        yield from lines(child, size, weight, family)


@each("card", SET.cards)
def test_words_are_large_enough_and_stay_on_the_card(card: Card) -> None:
    for which, smallest in (("face-hand", SMALLEST_IN_HAND), ("face-full", SMALLEST)):
        root = ElementTree.fromstring(DRAWN.cards[card.id])
        for font, size, line in lines(part(root, which), family=root.get("font-family", "")):
            assert size >= smallest, line.text
            if line.get("x") is None:
                continue
            width = font.width("".join(line.itertext()), size)
            x = float(line.get("x", 0))
            left = x - {"end": width, "middle": width / 2}.get(line.get("text-anchor", ""), 0)
            assert left >= 8, line.text
            assert left + width <= WIDTH - 8, line.text


def test_colours_can_be_told_apart() -> None:
    for ink in INKS.values():
        assert min(contrast(PAPER, ink.face), contrast(CREAM, ink.face)) >= 4.5
    assert contrast(BLACK, YELLOW) >= 4.5
    assert contrast(YELLOW, BLACK) >= 4.5


def test_a_face_can_stand_alone() -> None:
    picture = standalone(DRAWN.cards["C28"], DRAWN)
    assert 'id="sj-pose-sprint"' in picture
    assert 'id="sj-pose-wall"' not in picture
    ElementTree.fromstring(picture)


def test_an_action_without_a_picture_is_drawn_without_one(caplog: pytest.LogCaptureFixture) -> None:
    assert str(picture("NEW", INKS[0], 0, 0, 70)) == ""
    assert "no picture of NEW" in caplog.text
