"""Cards in plain type: any game can be seen and printed."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from playcall.art.plain import drawings_of, plain_drawings
from playcall.games import load
from playcall.kernel import CardFace

FACES = load("highlights_2052").faces()
DRAWN = plain_drawings("Football Highlights 2052", FACES, ["play", "action"])


def words(face: str, which: str) -> str:
    root = ElementTree.fromstring(face)
    [found] = [each for each in root if each.get("class") == f"face-{which}"]
    return " ".join("".join(text.itertext()) for text in found.iter("text"))


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
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
    assert drawings_of(game) is game.drawings()
