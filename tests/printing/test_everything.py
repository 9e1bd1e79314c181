"""Everything in the box: what lies on which page, measured in millimetres in the PDF itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from playcall.contract import Game, Said
from playcall.contract.contents import SIDES, Contents, Piece, Sort
from playcall.contract.speech import speaker
from playcall.games import all_games, load
from playcall.games.masters_football.cards import ATTACK_FACES, DEFENCE_FACES, GENIUS_SHOWN, TACTIC_FACES
from playcall.printing import BLEED, CannotPrint, Printed, Wish, print_chosen, print_everything
from playcall.printing.nets import net, net_size
from playcall.printing.sheets import PAPERS, Loose, best_grid, in_grid, on_shelves, turned_over
from tests.cli import fake
from tests.printing.pdf import Box, Page, pages

FOOTBALL = load("masters_football")
CARD = (63, 88)
EVERY = [(game, language) for game in all_games() for language in ("en", "de")]


@pytest.fixture(scope="module")
def box() -> tuple[Printed, list[Page]]:
    """The box of Masters of Football, with one card of two copies."""
    printed = print_everything(FOOTBALL, Wish("letter", ("id:af01",)))
    return printed, pages(printed.pdf)


def sized(boxes: list[Box], width: float, height: float) -> list[Box]:
    return [each for each in boxes if abs(each.width - width) < 0.05 and abs(each.height - height) < 0.05]


# The file -------------------------------------------------------------------------------------------------------------


def test_it_has_the_pages_it_says_and_all_are_upright(box: tuple[Printed, list[Page]]) -> None:
    printed, sheets = box
    assert (printed.cards, printed.pages) == (2, len(sheets))
    assert {(page.width, page.height) for page in sheets} == {(215.9, 279.4)}
    assert len(sheets) % 2 == 0, "every sheet has two sides"


def test_the_second_page_tells_whether_the_size_is_right(box: tuple[Printed, list[Page]]) -> None:
    check = box[1][1]
    assert len(sized(check.paths, 50, 50)) == 1
    assert len(sized(check.paths, *CARD)) == 1
    millimetres = sorted(each.x for each in check.paths if each.width == 0 and 55 < each.y < 57)
    assert len(millimetres) == 151
    assert millimetres[-1] - millimetres[0] == pytest.approx(150, abs=0.02)


def test_cards_have_colour_over_the_cut_and_their_backs_behind_them(box: tuple[Printed, list[Page]]) -> None:
    front, back = next((a, b) for a, b in _sheets(box[1]) if len(sized(a.clips, 91, 66)) == 2)
    assert [each.x for each in sized(front.clips, 88 + 2 * BLEED, 63 + 2 * BLEED)] == [16.95, 107.95]
    assert _mirrored(sized(front.clips, 91, 66), front.width) == sorted(each[:4] for each in sized(back.clips, 91, 66))


def test_money_lies_in_front_of_its_back(box: tuple[Printed, list[Page]]) -> None:
    bills = [(a, b) for a, b in _sheets(box[1]) if sized(a.clips, 65, 37)]
    assert sum(len(sized(a.clips, 65, 37)) for a, _ in bills) == 75
    for front, back in bills:
        assert _mirrored(front.clips, front.width) == sorted(each[:4] for each in back.clips)


def test_dice_are_nets_of_six_squares_with_an_edge_of_20_mm(box: tuple[Printed, list[Page]]) -> None:
    drawn = [each for page in box[1] for each in sized(page.paths, 80, 60) if len(each.corners) == 12]
    nets = drawn[1::2]
    """The outline is drawn upon the squares that are filled."""
    assert len(nets) == 6 + 6 + 2 + 1
    for each in nets:
        steps = zip(each.corners, each.corners[1:] + each.corners[:1], strict=True)
        lengths = [abs(x2 - x1) + abs(y2 - y1) for (x1, y1), (x2, y2) in steps]
        assert [round(length / 20, 2) for length in lengths] == [1, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1, 1]


def test_the_board_lies_on_its_side_and_nothing_behind_it(box: tuple[Printed, list[Page]]) -> None:
    board, behind = box[1][2:4]
    assert len(sized(board.clips, 190 + 2 * BLEED, 250 + 2 * BLEED)) == 1
    assert not behind.clips
    assert not behind.paths


def test_without_backs_nothing_is_turned_over() -> None:
    printed = print_everything(load("sport_jockeys"), Wish(cards=("id:C01",), backs=False, bleed=0))
    sheets = pages(printed.pdf)
    assert printed.pages == len(sheets)
    assert all(page.clips or page.paths for page in sheets[:5]), "no empty page"
    assert len(sized(sheets[2].clips, *CARD)) == 1, "to the millimetre, without bleed"


def test_a_game_that_declares_nothing_has_cards_and_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    fake.register(monkeypatch)
    game = load("high_card")
    assert game.contents(speaker(game.package)) == Contents()
    printed = print_everything(game, Wish())
    assert printed.cards == 12
    assert printed.pages == 2 + 2 * 2 + 2, "title and check, two sheets of cards with backs, a booklet of one sheet"


@pytest.mark.parametrize("bleed", [-1, 5.5, float("nan")])
def test_colour_over_the_cut_has_bounds(bleed: float) -> None:
    with pytest.raises(CannotPrint, match="Colour runs over the cut by 0 to 5 mm"):
        print_chosen(FOOTBALL, Wish(bleed=bleed))


def _sheets(sides: list[Page]) -> Iterator[tuple[Page, Page]]:
    return zip(sides[::2], sides[1::2], strict=True)


def _mirrored(boxes: list[Box], width: float) -> list[tuple[float, float, float, float]]:
    return sorted((round(width - each.x - each.width, 2), each.y, each.width, each.height) for each in boxes)


# Where things lie -----------------------------------------------------------------------------------------------------


def test_cards_lie_on_their_side_where_more_of_them_fit_so() -> None:
    assert best_grid(PAPERS["a4"], CARD, 1.5) == (3, 3, False)
    assert best_grid(PAPERS["letter"], CARD, 1.5) == (2, 4, True)
    assert best_grid(PAPERS["letter"], CARD, 0) == (3, 3, False)
    with pytest.raises(CannotPrint, match="Something of 300 by 300 mm does not fit on A4"):
        best_grid(PAPERS["a4"], (300, 300), 0)


@pytest.mark.parametrize("bleed", [0, 1.5, 3])
@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_both_sides_of_a_sheet_meet_and_marks_stay_outside(paper: object, bleed: float) -> None:
    assert isinstance(paper, tuple)
    front = in_grid(["a"] * 20, CARD, paper, bleed)[0]  # type: ignore[arg-type]
    back = turned_over(front, paper, lambda file: f"{file}-back")  # type: ignore[arg-type]
    for one, other in zip(front.spots, back.spots, strict=True):
        assert one.x + other.x + one.width == pytest.approx(paper[1])
        assert (one.y, one.turn, other.file) == (other.y, -other.turn, "a-back")
    for x1, y1, x2, y2 in front.marks:
        assert 0 < min(x1, x2) < max(x1, x2) + 0.01 < paper[1]
        inside = (
            spot for spot in front.spots if spot.x < x1 < spot.x + spot.width and spot.y < y1 < spot.y + spot.height
        )
        assert not list(inside)
        assert min(y1, y2) > 0


def test_loose_things_lie_apart_the_highest_first() -> None:
    things = [Loose("coin", 26, 26, ring=True), Loose("board", 250, 190), *[Loose("net", 86, 60, marked=False)] * 5]
    first, second = on_shelves(things, PAPERS["a4"], 1.5)
    assert [(spot.file, spot.turn) for spot in first.spots] == [("board", 90)]
    assert [spot.file for spot in second.spots] == ["net"] * 5 + ["coin"]
    assert len(first.marks) == 8
    assert not second.marks
    for one, other in ((a, b) for a in second.spots for b in second.spots if a is not b):
        apart = (one.x + one.width <= other.x, other.x + other.width <= one.x, one.y + one.height <= other.y)
        assert any((*apart, other.y + other.height <= one.y))


# What games declare ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), EVERY, ids=[f"{game.id}-{language}" for game, language in EVERY])
def test_all_that_a_game_declares_can_be_said_drawn_and_printed(game: Game, language: str) -> None:
    say = speaker(game.package, language)

    def known(said: Said) -> str:
        assert isinstance(said, str) or said.id.startswith("join-") or say.knows(said.id), said
        return say(said)

    found = game.contents(known)
    assert found.pieces, "each of these has something in its box"
    for piece in found.pieces:
        _check(piece)
    for die in found.dice:
        assert len(die.faces) == SIDES
        ElementTree.fromstring(net(die).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1))
        assert net_size(die)[1] == 3 * die.edge
    for paper in PAPERS.values():
        assert on_shelves([Loose(piece.title, *piece.size) for piece in found.pieces], paper, BLEED)


def _check(piece: Piece) -> None:
    """It is what it says: well-formed, in millimetres or at least in proportion, and square where it is round."""
    for drawn in filter(None, (piece.front, piece.back)):
        view = ElementTree.fromstring(drawn).attrib["viewBox"].split()
        assert float(view[2]) / float(view[3]) == pytest.approx(piece.size[0] / piece.size[1], abs=0.01)
        assert "…" not in drawn, f"words of {piece.title} are cut short"
    assert not piece.round or piece.size[0] == piece.size[1]
    assert piece.copies > 0
    assert re.fullmatch("#[0-9a-f]{6}", piece.ground)


@pytest.mark.rule("MF-2.3", "MF-2.4", "MF-2.5")
def test_the_dice_of_masters_of_football_have_their_own_faces() -> None:
    dice = FOOTBALL.contents(speaker(FOOTBALL.package)).dice
    shown = [
        [re.findall(r">([\dG])</text>", face)[-1] for face in die.faces] for die in dice for _ in range(die.copies)
    ]
    ruled = [*ATTACK_FACES, *DEFENCE_FACES, GENIUS_SHOWN, GENIUS_SHOWN, TACTIC_FACES]
    assert shown == [list(map(str, faces)) for faces in ruled]


def test_its_box_holds_what_the_rulebook_lists() -> None:
    pieces = FOOTBALL.contents(speaker(FOOTBALL.package)).pieces
    counts = {sort: sum(piece.copies for piece in pieces if piece.sort is sort) for sort in Sort}
    assert (counts[Sort.BOARD], counts[Sort.MARKER], counts[Sort.MONEY]) == (2, 12, 75)


@pytest.mark.rule("MG-11.5")
def test_only_the_playbook_backs_of_masters_of_the_gridiron_take_a_point_away() -> None:
    backs = load("masters_gridiron").drawings().backs  # type: ignore[union-attr]
    assert {name: back.count("−1") for name, back in backs.items()} == {"offense": 0, "defense": 0, "playbook": 2}
