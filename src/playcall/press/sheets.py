"""How cards lie on sheets: as many as the paper takes, backs mirrored so that both sides meet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from playcall.press.errors import CannotPrint

EDGE: Final = 7.0
"""Millimetres at the edge of the paper that stay free, for the marks and for the printer."""


class Paper(NamedTuple):
    name: str
    width: float
    height: float


PAPERS: Final = {"a4": Paper("A4", 210, 297), "letter": Paper("US Letter", 215.9, 279.4)}


class Placed(NamedTuple):
    """A picture in its place on a sheet."""

    file: str
    column: int
    row: int


def paper_named(name: str) -> Paper:
    """The paper of this name; raises `CannotPrint`."""
    if name.lower() not in PAPERS:
        raise CannotPrint(f"There is no paper '{name}'; papers are: {', '.join(PAPERS)}.")
    return PAPERS[name.lower()]


def grid(paper: Paper, size: tuple[float, float]) -> tuple[int, int]:
    """How many cards of a size lie side by side and below each other."""
    columns, rows = int((paper.width - 2 * EDGE) // size[0]), int((paper.height - 2 * EDGE) // size[1])
    if not columns or not rows:
        raise CannotPrint(f"A card of {size[0]} by {size[1]} mm does not fit on {paper.name}.")
    return columns, rows


def fronts(files: Sequence[str], columns: int, rows: int) -> Iterator[list[Placed]]:
    """Sheet after sheet, from left to right and from top to bottom."""
    for start in range(0, len(files), columns * rows):
        some = files[start : start + columns * rows]
        yield [Placed(file, place % columns, place // columns) for place, file in enumerate(some)]


def behind(sheet: Sequence[Placed], backs: dict[str, str], columns: int) -> list[Placed]:
    """The backs of a sheet that is turned over at its long edge."""
    return [Placed(backs[card.file], columns - 1 - card.column, card.row) for card in sheet]
