"""The rules as a booklet: Markdown as it is set, which cards stand beside it, which pages share a sheet."""

from __future__ import annotations

from itertools import pairwise

import pytest

from playcall.games import all_games, load
from playcall.printing.booklet import blocks, folded, illustrated, in_reading_order, runs, sample
from playcall.printing.pictures import bled

PAGE = """# High Card

The **higher** card wins.

## HC-1 The deal

- **HC-1.1** Each seat gets `four` cards. *(ruling)*
1. First.
- Then.

### More

| a | b |
|---|---|
| 1 | 2 * 3 * 4 |
"""


def test_words_are_set_as_they_are_marked() -> None:
    assert runs("a **b**`c_d` *(e)*.") == [
        ("plain", "a "), ("strong", "b"), ("code", "c_d"), ("plain", " "), ("emph", "(e)"), ("plain", "."),
    ]  # fmt: skip
    assert runs("2 * 3 * 4") == [("plain", "2 * 3 * 4")], "no emphasis"


def test_a_page_of_rules_becomes_blocks() -> None:
    told = list(blocks(PAGE))
    assert [block["kind"] for block in told] == ["text", "chapter", "rule", "item", "item", "section", "table"]
    assert told[2]["id"] == "HC-1.1"
    assert [block["number"] for block in told[3:5]] == ["1", "•"]
    assert told[-1]["rows"] == [[[("plain", "a")], [("plain", "b")]], [[("plain", "1")], [("plain", "2 * 3 * 4")]]]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_rule_is_in_it_once_and_no_card_twice(game) -> None:  # type: ignore[no-untyped-def]
    told = illustrated(game, game.faces())
    assert [block["id"] for block in told if block["kind"] == "rule"] == [rule.id for rule in game.rulebook().rules]
    shown = [card for block in told for card in block.get("cards", ())]
    assert len(shown) == len(set(shown)) > 0
    assert {face.kind for face in sample(game.faces())} == {face.kind for face in game.faces()}


def test_a_chapter_shows_cards_that_need_its_rules() -> None:
    game = load("masters_gridiron")
    told = illustrated(game, game.faces())
    faces = {face.id: face for face in game.faces()}
    for heading, pictures in pairwise(told):
        if pictures["kind"] == "cards":
            chapter = heading["words"].partition(" ")[0]
            rules = [game.gallery.rules(faces[card]) for card in pictures["cards"]]
            assert all(any(rule.rpartition(".")[0] == chapter for rule in some) for some in rules)


@pytest.mark.parametrize(
    ("pages", "sides"),
    [(1, [(0, 1), (0, 0)]), (4, [(4, 1), (2, 3)]), (8, [(8, 1), (2, 7), (6, 3), (4, 5)])],
)
def test_pages_that_share_a_sheet(pages: int, sides: list[tuple[int, int]]) -> None:
    assert folded(pages) == sides


def test_every_page_is_there_once_in_either_order() -> None:
    for pages in range(1, 30):
        for sides in (folded(pages), in_reading_order(pages)):
            assert sorted(page for side in sides for page in side if page) == list(range(1, pages + 1))


def test_bleed_widens_a_picture_and_keeps_what_is_inside() -> None:
    svg = '<svg width="63" height="88" viewBox="0 0 126 176"><path d="M0 0"/></svg>'
    wide = bled(svg, (63, 88), 1.5, "#123456")
    assert 'viewBox="-3 -3 132 182"' in wide
    assert 'width="132" height="182"' in wide
    assert '<rect x="-3" y="-3" width="132" height="182" fill="#123456"/><path d="M0 0"/></svg>' in wide
