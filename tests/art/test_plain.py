"""Cards in plain type: any game can be seen and printed."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from playcall.art.faces import Faces
from playcall.art.plain import Completed, drawings_of, plain_drawings
from playcall.art.svg import Svg, el
from playcall.contract import CardFace
from playcall.games import load
from tests.looping import each

FACES = load("highlights_2052").faces()
DRAWN = plain_drawings("Football Highlights 2052", FACES, ["play", "action"])


def words(face: str, which: str) -> str:
    root = ElementTree.fromstring(face)
    [found] = [each for each in root if each.get("class") == f"face-{which}"]
    return " ".join("".join(text.itertext()) for text in found.iter("text"))


@each("face", FACES)
def test_the_enlarged_card_has_every_line(face: CardFace) -> None:
    told = words(DRAWN.cards[face.id], "full")
    for line in (face.title, face.id, *face.lines):
        assert line in told
    assert "…" not in told


def test_the_card_in_the_hand_begins_with_them_and_says_when_there_are_more() -> None:
    by_id = {face.id: words(DRAWN.cards[face.id], "hand") for face in FACES}
    assert by_id["hb01"].endswith("…")
    assert FACES[0].lines[0] in by_id["hb01"]
    assert not by_id["a04"].endswith("…")


def test_kinds_have_their_backs() -> None:
    assert DRAWN.behind == {
        "star": "play", "team": "play", "play": "play", "solo": "play", "promo": "play", "action": "action",
    }  # fmt: skip
    assert {*DRAWN.backs} == {"play", "action"}


def test_words_that_no_card_can_hold_are_cut() -> None:
    face = CardFace("x", "A" * 90, "kind_of_card", ("word " * 900, "B" * 200))
    drawn = plain_drawings("T", [face], ["back"])
    assert words(drawn.cards["x"], "full").endswith("…")
    assert "Kind of card" in words(drawn.cards["x"], "hand")


def test_a_game_with_faces_of_its_own_shows_those() -> None:
    game = load("highlights_2052")
    own = game.drawings()
    assert own is not None
    assert dict(drawings_of(game).cards) == dict(own.cards)


def test_a_card_without_a_picture_is_set_in_plain_type_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    faces = [CardFace("a", "Drawn", "kind", ()), CardFace("b", "New card", "kind", ("Gains 4.",))]
    completed = Completed({"a": "<svg>own</svg>"}, faces)
    assert list(completed) == ["a", "b"]
    assert completed["a"] == "<svg>own</svg>"
    assert "New card" in words(completed["b"], "full")
    assert completed["b"] == completed["b"]
    assert caplog.text.count("card b has no picture and is set in plain type") == 1
    with pytest.raises(KeyError):
        completed["c"]


def test_a_picture_that_cannot_be_drawn_does_not_take_the_others_with_it(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> Svg:
        raise LookupError("no emblem")

    drawn = Faces({"a": lambda: el("svg"), "b": fail})
    completed = Completed(drawn, [CardFace(card, card.upper(), "kind", ()) for card in "ab"])
    assert completed["a"] == "<svg/>"
    assert "B" in words(completed["b"], "hand")
    assert "no emblem" in caplog.text
