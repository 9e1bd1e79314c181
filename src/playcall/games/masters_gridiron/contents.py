"""MG-1.6  What helps at a table beside the cards: a mat with scoring spots, reference cards, a score pad."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playcall.art.lettering import HEAVY, NAME
from playcall.art.paper import (
    CARD,
    blank,
    cell,
    drawn,
    pad,
    place,
    reference,
    reference_back,
    ruled,
    stamp,
    words,
)
from playcall.art.svg import Svg, path, rect
from playcall.contract import Say, msg
from playcall.contract.contents import Contents, Count, Piece, Score, Sort
from playcall.games.masters_gridiron.faces.inks import BOOK_BACK, GILT, INK, OFFENCE_BACK, PAPER
from playcall.games.masters_gridiron.rules.resolve import FLIPPED
from playcall.games.masters_gridiron.table import POINTS, SPOTS_TO_FILL, TURNS
from playcall.games.masters_gridiron.zones import BOOK_HAND, OFFENCE_HAND

TITLE: Final = "Masters of the Gridiron"
MAT, SHEET = (250.0, 190.0), (92.0, 127.0)
EXTRA: Final = 4
"""Lines for overtime."""


def contents(say: Say) -> Contents:
    mat = Piece(Sort.BOARD, say(msg("mg-box-mat")), _mat(say), MAT, 2, ground=BOOK_BACK)
    return Contents((mat, *_references(say), _pad(say)), scores=tuple(_scores(say)), counts=tuple(_counts(say)))


def _scores(say: Say) -> Iterator[Score]:
    """MG-11  What is added to a score."""
    names = {"T": "touchdown-one", "C": "touchdown-two", "M": "touchdown", "F": "field-goal", "S": "safety"}
    for mark, what in names.items():
        yield Score(say(msg("score", what=what)), POINTS[mark])


def _counts(say: Say) -> Iterator[Count]:
    yield Count(say(msg("count", what="turn")), TURNS)


def _mat(say: Say) -> Svg:
    """The three decks with their discards, and a strip of scoring spots to lay plays against."""
    return drawn(
        MAT,
        rect(0, 0, *MAT, fill=BOOK_BACK),
        path("".join(f"M{x} 0v190" for x in range(0, 260, 10)), stroke=GILT, stroke_width=0.15, stroke_opacity=0.4),
        rect(5, 5, 240, 180, rx=4, fill="none", stroke=GILT, stroke_width=0.8),
        words(11, 16, TITLE, 8, 120, HEAVY, fill=GILT),
        words(239, 16, say(msg("mg-box-hint")), 4.2, 110, NAME, fill=PAPER, anchor="end"),
        *_spots(say),
        *(part for column, pile in enumerate(("offense", "defense", "playbook")) for part in _pile(say, pile, column)),
    )  # fmt: skip


def _spots(say: Say) -> Iterator[Svg]:
    """MG-2.4  Spot n is the n-th turn on offense."""
    for spot in range(SPOTS_TO_FILL):
        x = 11 + spot * 28.6
        yield cell(x, 22, 27.6, 44, "", fill=PAPER, rx=2)
        yield words(x + 13.8, 36, str(spot + 1), 12, 20, HEAVY, fill=OFFENCE_BACK, anchor="middle")
        yield path(f"M{x + 4} 58h19.6", stroke=INK, stroke_width=0.25)
        yield words(x + 13.8, 63, say(msg("mg-box-points")), 3.2, 24, NAME, fill=INK, anchor="middle")


def _pile(say: Say, pile: str, column: int) -> Iterator[Svg]:
    x = 11 + column * 77.5
    yield words(x, 79, say(msg(f"mg-pile-{pile}")), 6, 60, HEAVY, fill=GILT)
    yield place(x, 83, *CARD, say(msg("mg-box-deck")), GILT)
    yield stamp({"offense": "football", "defense": "helmet", "playbook": "whistle"}[pile], x + 25, 103, 13, GILT)


def _references(say: Say) -> Iterator[Piece]:
    back = reference_back(TITLE, BOOK_BACK, GILT)
    numbers = {
        "touchdown": POINTS["T"], "goal": POINTS["F"], "good": POINTS["C"], "missed": POINTS["M"],
        "safety": POINTS["S"],
        "spots": SPOTS_TO_FILL, "flipped": FLIPPED, "players": OFFENCE_HAND, "plays": BOOK_HAND,
    }  # fmt: skip
    for name, steps in (("turn", 7), ("scores", 6)):
        title = say(msg(f"mg-box-{name}"))
        told = [say(msg(f"mg-box-{name}-{step}", **numbers)) for step in range(1, steps + 1)]
        yield Piece(Sort.REFERENCE, title, reference(title, told, BOOK_BACK, GILT), CARD, 2, back, ground=BOOK_BACK)


def _pad(say: Say) -> Piece:
    sides = [say(msg("mg-box-side", side=side)) for side in ("visitor", "home")]
    heads = [say(msg("mg-box-spot")), *(word for side in sides for word in (side, say(msg("mg-box-try"))))]
    spots = [str(spot) for spot in range(1, SPOTS_TO_FILL + 1)]
    rows = [
        [name, "", "", "", ""]
        for name in (*spots, *(say(msg("mg-box-overtime", number=n)) for n in range(1, EXTRA + 1)))
    ]
    rows += [[say(msg("mg-box-row", row=row)), "", "", "", ""] for row in ("defense", "total", "spread")]
    sheet = pad(
        SHEET, say(msg("mg-box-sheet")), BOOK_BACK,
        blank(7, 20, 38, sides[0]), blank(47, 20, 38, sides[1]),
        ruled(6, 25, (20, 18, 12, 18, 12), heads, rows, 6.2),
    )  # fmt: skip
    return Piece(Sort.PAD, say(msg("mg-box-sheet")), sheet, SHEET, 4, sheet)
