"""How cards and pieces lie on sheets: where they are cut, the marks for it, backs mirrored so that both sides meet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from playcall.printing.errors import CannotPrint

EDGE: Final = 6.0
"""Millimetres at the edge of the paper that stay free, for the marks and for the printer."""
MARK, GAP = 4.0, 1.2
"""How long a mark is, and how far from what it marks."""
TICK, TICK_GAP = 2.2, 0.6
"""The same for a mark between pieces that lie on one sheet."""
SLACK: Final = 1e-6


class Paper(NamedTuple):
    name: str
    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        return self.width - 2 * EDGE, self.height - 2 * EDGE


PAPERS: Final = {"a4": Paper("A4", 210, 297), "letter": Paper("US Letter", 215.9, 279.4)}


class Placed(NamedTuple):
    """A picture in its place on a sheet."""

    file: str
    column: int
    row: int


class Grid(NamedTuple):
    """So many side by side and below each other; `turned` they lie on their side."""

    columns: int
    rows: int
    turned: bool = False


class Spot(NamedTuple):
    """A picture on a sheet, by the edge along which it is cut, in millimetres."""

    file: str
    x: float
    y: float
    width: float
    height: float
    turn: int = 0
    """Degrees to the right: 0, 90 or -90."""
    ring: bool = False
    """Cut as a circle."""


Line = tuple[float, float, float, float]
"""From here to there."""


class Sheet(NamedTuple):
    """One side of a sheet."""

    spots: Sequence[Spot] = ()
    marks: Sequence[Line] = ()


def paper_named(name: str) -> Paper:
    """The paper of this name; raises `CannotPrint`."""
    if name.lower() not in PAPERS:
        raise CannotPrint(f"There is no paper '{name}'; papers are: {', '.join(PAPERS)}.")
    return PAPERS[name.lower()]


def grid(paper: Paper, size: tuple[float, float], bleed: float = 0) -> tuple[int, int]:
    """How many cards of a size lie side by side and below each other."""
    columns, rows = (int((room + SLACK) // (side + 2 * bleed)) for room, side in zip(paper.room, size, strict=True))
    if not columns or not rows:
        raise CannotPrint(f"A card of {size[0]:g} by {size[1]:g} mm does not fit on {paper.name}.")
    return columns, rows


def best_grid(paper: Paper, size: tuple[float, float], bleed: float) -> Grid:
    """Upright or on their side: however more of them fit."""
    found: list[Grid] = []
    for turned in (False, True):
        try:
            found.append(Grid(*grid(paper, (size[1], size[0]) if turned else size, bleed), turned))
        except CannotPrint:
            continue
    if not found:
        raise CannotPrint(f"Something of {size[0]:g} by {size[1]:g} mm does not fit on {paper.name}.")
    return max(found, key=lambda each: each.columns * each.rows)


def fronts(files: Sequence[str], columns: int, rows: int) -> Iterator[list[Placed]]:
    """Sheet after sheet, from left to right and from top to bottom."""
    for start in range(0, len(files), columns * rows):
        some = files[start : start + columns * rows]
        yield [Placed(file, place % columns, place // columns) for place, file in enumerate(some)]


def turned_over(sheet: Sheet, paper: Paper, back_of: Callable[[str], str]) -> Sheet:
    """The other side of a sheet that is turned over at its long edge; nothing lies behind what has no back."""
    spots = [
        spot._replace(file=back_of(spot.file), x=paper.width - spot.x - spot.width, turn=-spot.turn)
        for spot in sheet.spots
        if back_of(spot.file)
    ]
    marks = [(paper.width - x1, y1, paper.width - x2, y2) for x1, y1, x2, y2 in sheet.marks]
    return Sheet(spots, marks if spots else ())


# Many of one size -----------------------------------------------------------------------------------------------------


def in_grid(files: Sequence[str], size: tuple[float, float], paper: Paper, bleed: float) -> list[Sheet]:
    """As many as the paper takes, in the middle of it, with marks outside."""
    shape = best_grid(paper, size, bleed)
    width, height = (size[1], size[0]) if shape.turned else size
    step_x, step_y = width + 2 * bleed, height + 2 * bleed
    left = (paper.width - shape.columns * step_x) / 2 + bleed
    top = (paper.height - shape.rows * step_y) / 2 + bleed
    xs = [left + column * step_x for column in range(shape.columns)]
    ys = [top + row * step_y for row in range(shape.rows)]
    marks = [*_upright(xs, width, ys[0], ys[-1] + height, bleed), *_level(ys, height, xs[0], xs[-1] + width, bleed)]
    return [
        Sheet(
            [Spot(each.file, xs[each.column], ys[each.row], width, height, 90 * shape.turned) for each in sheet], marks
        )
        for sheet in fronts(files, shape.columns, shape.rows)
    ]


def _upright(xs: Sequence[float], width: float, top: float, bottom: float, bleed: float) -> Iterator[Line]:
    away = bleed + GAP
    for x in sorted({round(edge, 3) for left in xs for edge in (left, left + width)}):
        yield x, top - away - MARK, x, top - away
        yield x, bottom + away, x, bottom + away + MARK


def _level(ys: Sequence[float], height: float, left: float, right: float, bleed: float) -> Iterator[Line]:
    away = bleed + GAP
    for y in sorted({round(edge, 3) for top in ys for edge in (top, top + height)}):
        yield left - away - MARK, y, left - away, y
        yield right + away, y, right + away + MARK, y


# Few of many sizes ----------------------------------------------------------------------------------------------------


class Loose(NamedTuple):
    """Something to lay beside others; `marked` if it is cut along its edges."""

    file: str
    width: float
    height: float
    ring: bool = False
    marked: bool = True


def on_shelves(things: Sequence[Loose], paper: Paper, bleed: float) -> list[Sheet]:
    """In rows from the top, the highest first; what is too wide lies on its side."""
    away = 2 * (bleed + TICK_GAP + TICK)
    sheets: list[list[tuple[Loose, Spot]]] = []
    x = y = row = 0.0
    for thing in sorted((_fitting(each, paper, bleed) for each in things), key=lambda each: -each[0].height):
        loose, turn = thing
        gap = away if loose.marked and not loose.ring else 2 * bleed + TICK
        if sheets and x + loose.width > paper.room[0] - 2 * bleed + SLACK:
            x, y, row = 0.0, y + row, 0.0
        if not sheets or y + loose.height > paper.room[1] - 2 * bleed + SLACK:
            sheets.append([])
            x = y = row = 0.0
        spot = Spot(loose.file, EDGE + bleed + x, EDGE + bleed + y, loose.width, loose.height, turn, loose.ring)
        sheets[-1].append((loose, spot))
        x, row = x + loose.width + gap, max(row, loose.height + gap)
    return [_centred(sheet, paper, bleed) for sheet in sheets]


def _fitting(thing: Loose, paper: Paper, bleed: float) -> tuple[Loose, int]:
    wide, high = (room - 2 * bleed + SLACK for room in paper.room)
    if thing.width <= wide and thing.height <= high:
        return thing, 0
    if thing.height <= wide and thing.width <= high:
        return thing._replace(width=thing.height, height=thing.width), 90
    raise CannotPrint(f"Something of {thing.width:g} by {thing.height:g} mm does not fit on {paper.name}.")


def _centred(sheet: Sequence[tuple[Loose, Spot]], paper: Paper, bleed: float) -> Sheet:
    right = max(spot.x + spot.width for _, spot in sheet)
    bottom = max(spot.y + spot.height for _, spot in sheet)
    aside = (paper.width - EDGE - bleed - right) / 2
    down = (paper.height - EDGE - bleed - bottom) / 2 if len(sheet) == 1 else 0.0
    moved = [(loose, spot._replace(x=spot.x + aside, y=spot.y + down)) for loose, spot in sheet]
    marks = [mark for loose, spot in moved if loose.marked and not loose.ring for mark in _ticks(spot, bleed)]
    return Sheet([spot for _, spot in moved], marks)


def _ticks(spot: Spot, bleed: float) -> Iterator[Line]:
    """Two short lines at each corner."""
    near, far = bleed + TICK_GAP, bleed + TICK_GAP + TICK
    for x, out in ((spot.x, -1), (spot.x + spot.width, 1)):
        for y, up in ((spot.y, -1), (spot.y + spot.height, 1)):
            yield x + out * near, y, x + out * far, y
            yield x, y + up * near, x, y + up * far
