"""What lies beside the Action Cards, to print and to look up: Offense, Score and Reference Cards; and the backs."""

from __future__ import annotations

from playcall.art.faces import face_svg
from playcall.art.figures import player
from playcall.art.lettering import BOLD, HEAVY, STRONG, TEXT, fit_height, paragraph, text
from playcall.art.svg import Svg, join, path, rect, use
from playcall.games.sport_jockeys.faces.pieces import (
    BLACK,
    HEIGHT,
    INKS,
    INNER,
    LEFT,
    PAPER,
    PREFIX,
    RIGHT,
    WIDTH,
    YELLOW,
)
from playcall.games.sport_jockeys.faces.text import BOARDS
from playcall.games.sport_jockeys.names import ROW_LETTERS
from playcall.games.sport_jockeys.options import Options
from playcall.games.sport_jockeys.rules.tally import BIG_MARGIN, GAME_POINTS
from playcall.games.sport_jockeys.table import BOTTOM_ROW, COLUMNS, TOP_ROW

CARD, CELL, ZERO, SOFT = "#fbfaf6", "#e8e6df", "#d8d5cc", "#4a505b"
OFF, DEFENCE = INKS[0], INKS[1]
STEP_X, STEP_Y = 39.0, 33.0
GRID_LEFT, GRID_TOP = 37.0, 60.0
START = (Options().start_row, Options().start_column)
"""SJ-17.4"""
NUMBERS_ABREAST = 6
LINE = 1.2


def boards() -> dict[str, str]:
    drawn = (_offense(), _score("Home", OFF.face), _score("Visitor", DEFENCE.face), _reference())
    return {face.id: str(board) for face, board in zip(BOARDS, drawn, strict=True)}


def _board(title: str, ink: str, *content: Svg) -> Svg:
    stock = join(
        rect(0, 0, WIDTH, HEIGHT, fill=BLACK),
        rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=10, fill=CARD),
        text(LEFT, 38, title, HEAVY, 25, fill=ink),
    )
    return face_svg((WIDTH, HEIGHT), stock, hand=list(content), full=list(content))


# The Offense Card ----------------------------------------------------------------------------------------------------


def _offense() -> Svg:
    """SJ-17.1 to SJ-17.4  The grid, the points column, the start square."""
    heads = [
        text(GRID_LEFT + STEP_X * (n + 0.46), GRID_TOP - 5, str(n + 1), BOLD, 15, anchor="middle", fill=SOFT)
        for n in range(COLUMNS)
    ]
    cells = [_cell(row, column) for row in range(TOP_ROW, BOTTOM_ROW + 1) for column in range(1, COLUMNS + 1)]
    letters = [
        text(26, _top(row) + 23, ROW_LETTERS[row], HEAVY, 19, anchor="middle", fill=BLACK)
        for row in range(TOP_ROW, BOTTOM_ROW + 1)
    ]
    words = f"Won by the offense: right and up. Tied: right. Lost: right and down. By {BIG_MARGIN} or more: two rows."
    told = fit_height(words, TEXT, (12, 11.5, 11, 10.5), INNER, 44, LINE)
    points = [_points(row) for row in range(len(GAME_POINTS))]
    return _board("Offense Card", OFF.face, *heads, *cells, *letters, *points, paragraph(LEFT, 306, told, TEXT, LINE))


def _top(row: int) -> float:
    return GRID_TOP + row * STEP_Y


def _cell(row: int, column: int) -> Svg:
    x = GRID_LEFT + (column - 1) * STEP_X
    first = (row, column) == START
    square = rect(x, _top(row), STEP_X - 4, STEP_Y - 4, rx=5, fill=OFF.face if first else CELL)
    if not first:
        return square
    return join(square, text(x + 17.5, _top(row) + 19.5, "START", BOLD, 12, anchor="middle", fill=PAPER))


def _points(row: int) -> Svg:
    x = GRID_LEFT + COLUMNS * STEP_X + 2
    ends = {0: OFF.face, BOTTOM_ROW + 1: DEFENCE.face}
    fill = ends.get(row, YELLOW if GAME_POINTS[row] else ZERO)
    ink = PAPER if row in ends else BLACK
    return join(
        rect(x, _top(row), 36, STEP_Y - 4, rx=5, fill=fill),
        text(x + 18, _top(row) + 23, str(GAME_POINTS[row]), HEAVY, 23, anchor="middle", fill=ink),
    )


# Score Cards and Reference Card --------------------------------------------------------------------------------------


def _score(side: str, ink: str) -> Svg:
    """SJ-6.4  Every number of Game Points up to 59, for one cube."""
    wide, high = INNER / NUMBERS_ABREAST, 27.5
    drawn = [
        _field(
            LEFT + (number % NUMBERS_ABREAST) * wide, 54 + (number // NUMBERS_ABREAST) * high, wide, high, number, ink
        )
        for number in range(60)
    ]
    return _board(f"Score Card: {side}", ink, *drawn)


def _field(x: float, y: float, width: float, height: float, number: int, ink: str) -> Svg:
    tens = number % 10 == 0
    return join(
        rect(x + 1, y + 1, width - 3, height - 3, rx=5, fill=ink if tens else CELL),
        text(x + width / 2, y + 19, str(number), HEAVY, 16, anchor="middle", fill=PAPER if tens else BLACK),
    )


def _reference() -> Svg:
    """SJ-2.7, SJ-4  The four plays and what counts."""
    drawn, y = [], 60.0
    for line in BOARDS[-1].lines:
        title, words = line.split(": ", 1)
        told = fit_height(f"{words[:1].upper()}{words[1:]}.", TEXT, (11.5, 11, 10.5, 10), INNER, 42, LINE)
        drawn += [
            text(LEFT, y, title, STRONG, 12, fill=BLACK),
            paragraph(LEFT, y + 14, told, TEXT, LINE, fill=BLACK),
            path(
                f"M{LEFT} {y + 22 + len(told.lines) * told.size * LINE - told.size}H{RIGHT}",
                stroke=CELL,
                stroke_width=1.5,
            ),
        ]
        y += 37 + len(told.lines) * told.size * LINE - told.size
    return _board("Reference Card", DEFENCE.face, *drawn)


# Backs --------------------------------------------------------------------------------------------------------------


def backs() -> dict[str, Svg]:
    return {"action": _action(), "black": _black()}


def _action() -> Svg:
    """Two inks, cut from corner to corner, and a player of each."""
    off, defence = INKS[0], INKS[1]
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=10, fill=off.face),
        path("M244 8v326a10 10 0 0 1-10 10H8Z", fill=defence.face),
        path("M8 344 244 8", stroke=PAPER, stroke_width=5),
        player(PREFIX, "run", "stripe", 14, 26, 124, flip=False, stroke=off.body, fill=YELLOW, color=off.dark),
        player(
            PREFIX, "tackle", "visor", 126, 204, 124, flip=True, stroke=defence.body, fill=YELLOW, color=defence.dark
        ),
        rect(40, 146, 172, 60, rx=12, fill=PAPER),
        _title(BLACK),
    )  # fmt: skip


def _black() -> Svg:
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=BLACK),
        rect(12, 12, WIDTH - 24, HEIGHT - 24, rx=10, fill="none", stroke=YELLOW, stroke_width=5),
        use(f"{PREFIX}challenge", 84, 34, 84, color=YELLOW),
        use(f"{PREFIX}time", 84, 232, 84, color=YELLOW),
        _title(PAPER),
    )


def _title(ink: str) -> Svg:
    return join(
        text(126, 174, "SPORT", HEAVY, 30, anchor="middle", fill=ink, letter_spacing=3),
        text(126, 199, "JOCKEYS", HEAVY, 30, anchor="middle", fill=ink, letter_spacing=3),
    )
