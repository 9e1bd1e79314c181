"""Print-and-play: which cards, where they lie, what lies behind them, and the PDF."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playcall import printing
from playcall.games import load
from playcall.printing import CannotPrint, print_cards
from playcall.printing.choosing import choose
from playcall.printing.sheets import PAPERS, Paper, Placed, fronts, grid, in_grid, paper_named, turned_over

GAME = load("highlights_2052")


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def box(pdf: bytes) -> tuple[int, int]:
    found = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert found
    return round(float(found[1])), round(float(found[2]))


# Choosing -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "count"),
    [
        ([], 155),
        (["kind:action"], 30),
        (["team:haulers"], 15),
        (["team:haulers", "team:Sentinels", "kind:action"], 60),
        (["team:haulers", "kind:star"], 30),
        (["id:hb01"], 1),
        (["hb01"], 1),
        (["marisol"], 1),
        (["kind: action"], 30),
    ],
)
def test_cards_are_chosen_by_words(wishes: list[str], count: int) -> None:
    chosen = choose(GAME, wishes)
    assert len(chosen) == count
    order = [face.id for face in GAME.faces()]
    assert [face.id for face in chosen] == sorted((face.id for face in chosen), key=order.index)


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("kind:nothing", "No card of Football Highlights 2052 is kind:nothing; there are: action, play, promo,"),
        ("team:none", "there are: haulers, sentinels, switchbacks, tidebreakers."),
        ("shoes:red", "cannot be chosen by 'shoes'; they can by kind, id,"),
        ("Nobody", "No card of Football Highlights 2052 is called 'Nobody'; 'playcall cards highlights_2052' lists"),
        ("", "is called ''"),
    ],
)
def test_a_wish_for_no_card_says_what_there_is(wish: str, sentence: str) -> None:
    with pytest.raises(CannotPrint, match=re.escape(sentence)):
        choose(GAME, [wish])


# Sheets ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
def test_nine_poker_cards_lie_on_a_sheet(paper: str) -> None:
    assert grid(paper_named(paper), (63, 88)) == (3, 3)


def test_a_paper_or_a_card_of_another_size() -> None:
    with pytest.raises(CannotPrint, match="There is no paper 'a5'; papers are: a4, letter"):
        paper_named("a5")
    with pytest.raises(CannotPrint, match="A card of 63 by 88 mm does not fit on Stamp"):
        grid(Paper("Stamp", 30, 40), (63, 88))
    assert grid(PAPERS["a4"], (44, 68)) == (4, 4)


def test_cards_lie_from_left_to_right_and_their_backs_from_right_to_left() -> None:
    first, last = fronts([f"c{n}" for n in range(10)], 3, 3)
    assert (first[0], first[1], first[5]) == (Placed("c0", 0, 0), Placed("c1", 1, 0), Placed("c5", 2, 1))
    assert last == [Placed("c9", 0, 0)]
    backs = {f"c{n}": "even" if n % 2 == 0 else "odd" for n in range(10)}
    front, rest = in_grid([f"c{n}" for n in range(10)], (63, 88), PAPERS["a4"], 0)
    behind, single = (turned_over(sheet, PAPERS["a4"], backs.__getitem__) for sheet in (front, rest))
    across = [spot.x for spot in front.spots[:3]]
    assert [(spot.file, spot.x) for spot in behind.spots[:3]] == list(
        zip(["even", "odd", "even"], reversed(across), strict=True)
    )
    assert [(spot.file, spot.x) for spot in single.spots] == [("odd", across[2])]


# The PDF --------------------------------------------------------------------------------------------------------------


def test_the_whole_set_is_a_title_and_eighteen_sheets() -> None:
    printed = print_cards(GAME)
    assert printed.pdf.startswith(b"%PDF-")
    assert (printed.cards, printed.pages, pages(printed.pdf)) == (155, 19, 19)
    assert box(printed.pdf) == (595, 842)
    assert len(printed.pdf) < 3_000_000


def test_with_backs_every_sheet_has_its_own_behind_it_and_the_title_the_page_to_check_the_printer_by() -> None:
    printed = print_cards(GAME, "letter", ["kind:action"], backs=True)
    assert (printed.cards, printed.pages, pages(printed.pdf)) == (30, 2 + 2 * 4, 10)
    assert box(printed.pdf) == (612, 792)


@pytest.mark.skipif(not printing.has_fonts(), reason="the fonts come with the browser client: make web")
def test_the_fonts_of_the_faces_are_in_it() -> None:
    printed = print_cards(GAME, wishes=["hb01"])
    assert printed.own_fonts
    assert b"BarlowCondensed" in printed.pdf
    assert b"AtkinsonHyperlegibleNext" in printed.pdf


def test_without_them_it_prints_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "FONTS", tmp_path)
    printed = print_cards(GAME, wishes=["hb01"])
    assert not printed.own_fonts
    assert printed.pdf.startswith(b"%PDF-")
    assert b"BarlowCondensed" not in printed.pdf
