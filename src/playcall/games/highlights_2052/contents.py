"""FH-1.1  What lies in the box beside the cards: play mats, scoreboard, footballs, pennants, the coin, player aids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playcall.art.colour import mix
from playcall.art.lettering import HEAVY, NAME
from playcall.art.paper import (
    CARD,
    blank,
    cell,
    centred,
    coin,
    disc,
    drawn,
    pad,
    place,
    reference,
    reference_back,
    ruled,
    stamp,
    words,
)
from playcall.art.svg import Svg, circle, path, rect
from playcall.contract import Say, msg
from playcall.contract.contents import Contents, Count, Piece, Score, Sort
from playcall.games.highlights_2052.faces.stock import FOOTBALLS, HELMETS, INK, POSTS, STOCK
from playcall.games.highlights_2052.rules.half import AUDIBLES_PER_HALF
from playcall.games.highlights_2052.rules.matchup import END_ZONE_BACK
from playcall.games.highlights_2052.rules.scoring import (
    FIELD_GOAL_POINTS,
    KICK_POINTS,
    SAFETY_POINTS,
    TOUCHDOWN_BEFORE_TRY,
    TOUCHDOWN_POINTS,
    TRY_POINTS,
)
from playcall.games.highlights_2052.table import PLAYS_PER_DRIVE, PLAYS_PER_HALF, SPACE, START_SPOT, field_count

TITLE: Final = "Football Highlights 2052"
BAND: Final = "#14204f"
SIDES: Final = {"visitor": "#2f6fe0", "home": "#d6364f"}
"""The colours of the footballs and pennants."""
MAT, SCOREBOARD, SHEET = (250.0, 190.0), (190.0, 118.0), (92.0, 127.0)
BALL, PENNANT, COIN = 16.0, 10.0, 26.0
PENNANTS: Final = 3 + AUDIBLES_PER_HALF
"""Of a side: tens, ones, plays, and its Audibles."""
AIDS: Final = ("play", "resolve")


def contents(say: Say) -> Contents:
    mat = Piece(Sort.BOARD, say(msg("fh-box-mat")), _mat(say), MAT, 2, ground=STOCK)
    board = Piece(Sort.BOARD, say(msg("fh-box-scoreboard")), _scoreboard(say), SCOREBOARD, ground=STOCK)
    pieces = (mat, board, *_aids(say), *_markers(say), _pad(say))
    return Contents(pieces, scores=tuple(_scores(say)), counts=tuple(_counts(say)))


def _scores(say: Say) -> Iterator[Score]:
    """FH-7.1, FH-7.10, FH-9  What is added to a score."""
    yield Score(say(msg("score", what="touchdown")), TOUCHDOWN_POINTS)
    yield Score(say(msg("score", what="touchdown-try")), TOUCHDOWN_BEFORE_TRY)
    yield Score(say(msg("score", what="extra-point")), KICK_POINTS)
    yield Score(say(msg("score", what="two-points")), TRY_POINTS)
    yield Score(say(msg("score", what="field-goal")), FIELD_GOAL_POINTS)
    yield Score(say(msg("score", what="safety")), SAFETY_POINTS)


def _counts(say: Say) -> Iterator[Count]:
    yield Count(say(msg("count", what="half")), 2)
    yield Count(say(msg("count", what="play")), PLAYS_PER_HALF)
    yield Count(say(msg("count", what="drive-play")), PLAYS_PER_DRIVE)


# The play mat ---------------------------------------------------------------------------------------------------------


def _mat(say: Say) -> Svg:
    return drawn(
        MAT,
        rect(0, 0, *MAT, fill=STOCK),
        *(path(f"M{x} 0L{x - 60} 190", stroke=BAND, stroke_width=6) for x in range(20, 320, 24)),
        rect(6, 6, 238, 178, rx=4, fill="none", stroke=HELMETS, stroke_width=0.7),
        words(12, 17, TITLE, 7, 120, HEAVY, fill=INK),
        words(238, 17, say(msg("fh-box-field")), 4.4, 110, NAME, fill=HELMETS, anchor="end"),
        *_spaces(say),
        place(12, 86, *CARD, say(msg("fh-box-in-play")), HELMETS),
        place(80, 86, *CARD, say(msg("fh-box-drive", plays=PLAYS_PER_DRIVE)), FOOTBALLS),
        place(148, 86, *CARD, say(msg("fh-box-audible")), POSTS),
        *_audibles(say),
    )  # fmt: skip


def _spaces(say: Say) -> Iterator[Svg]:
    """FH-3.1, FH-3.2, FH-9.2  Safety, the yards from START to the goal line with what a kick needs, the End Zone."""
    wide, top, high = 18.8, 24.0, 40.0
    yards = [START_SPOT + SPACE, *range(START_SPOT, 0, -SPACE), *range(0, END_ZONE_BACK - 1, -SPACE)]
    for column, ball in enumerate(yards):
        x = 12 + column * wide
        if ball > START_SPOT:
            yield cell(
                x, top, wide - 1, high, say(msg("fh-box-safety")), fill="#7c1f38", ink=INK, size=5, font=HEAVY, rx=2
            )
        elif ball <= 0:
            yield cell(
                x,
                top,
                wide - 1,
                high,
                say(msg("fh-box-end-zone")),
                fill="#571a55",
                ink=FOOTBALLS,
                size=5,
                font=HEAVY,
                rx=2,
            )
        else:
            yield from _yards(say, x, top, wide - 1, high, ball)


def _yards(say: Say, x: float, top: float, wide: float, high: float, ball: int) -> Iterator[Svg]:
    start = ball == START_SPOT
    yield rect(x, top, wide, high, rx=2, fill="#1b4a3a" if not start else "#14688a")
    yield centred(x + wide / 2, top + 10, str(ball), 12, wide - 2, HEAVY, fill=INK)
    if start:
        yield centred(x + wide / 2, top + 19, say(msg("fh-box-start")), 4, wide - 2, fill=INK)
    yield stamp("posts", x + wide / 2 - 7, top + high - 13, 7, POSTS)
    yield centred(x + wide / 2 + 4, top + high - 9, str(field_count(ball)), 7, 9, HEAVY, fill=POSTS)


def _audibles(say: Say) -> Iterator[Svg]:
    yield centred(227, 90, say(msg("fh-box-audibles")), 4.6, 26, HEAVY, fill=POSTS)
    for number in range(AUDIBLES_PER_HALF):
        yield circle(227, 102 + number * 15, 6, fill=BAND, stroke=POSTS, stroke_width=0.7)
    yield words(12, 82.5, say(msg("fh-box-threat")), 4, 63, NAME, fill=HELMETS)
    yield words(80, 82.5, say(msg("fh-box-stack")), 4, 63, NAME, fill=FOOTBALLS)
    yield words(148, 82.5, say(msg("fh-box-down")), 4, 63, NAME, fill=POSTS)


# The scoreboard -------------------------------------------------------------------------------------------------------


def _scoreboard(say: Say) -> Svg:
    return drawn(
        SCOREBOARD,
        rect(0, 0, *SCOREBOARD, fill=STOCK),
        rect(5, 5, 180, 108, rx=4, fill="none", stroke=HELMETS, stroke_width=0.7),
        words(10, 15, TITLE, 6, 110, HEAVY, fill=INK),
        *_halves(say),
        *(part for row, side in enumerate(SIDES) for part in _side(say, side, 22 + row * 45)),
    )


def _halves(say: Say) -> Iterator[Svg]:
    for number, name in enumerate(("first", "second", "overtime")):
        x = 126 + number * 19
        yield cell(x, 8.5, 17.5, 9, say(msg("fh-box-half", half=name)), fill=BAND, ink=INK, size=3.8)


def _side(say: Say, side: str, top: float) -> Iterator[Svg]:
    colour = SIDES[side]
    yield rect(10, top, 170, 42, rx=3, fill=mix(colour, STOCK, 0.35))
    yield words(14, top + 8, say(msg(f"fh-{side}")), 7, 60, HEAVY, fill=INK)
    rows = (
        ("tens", [number * 10 for number in range(10)]),
        ("ones", range(10)),
        ("plays", range(1, PLAYS_PER_HALF + 1)),
    )
    for row, (name, numbers) in enumerate(rows):
        y = top + 10.5 + row * 10.3
        yield words(14, y + 6, say(msg("fh-box-row", row=name)), 3.8, 24, NAME, fill=INK)
        for place_, number in enumerate(numbers):
            fill = BAND if name == "plays" else "#f3f5fb"
            ink = INK if name == "plays" else STOCK
            yield cell(40 + place_ * 13.7, y, 12.7, 9.2, str(number), fill=fill, ink=ink, size=5.4, font=HEAVY)


# Markers, aids, pad ---------------------------------------------------------------------------------------------------


def _markers(say: Say) -> Iterator[Piece]:
    for side, colour in SIDES.items():
        ball = drawn(
            (BALL, BALL), rect(0, 0, BALL, BALL, fill=colour), stamp("football", 2.4, 2.4, BALL - 4.8, INK)
        )  # fmt: skip
        title = say(msg("fh-box-ball", side=side))
        yield Piece(Sort.MARKER, title, ball, (BALL, BALL), 1, ball, round=True, ground=colour)
    for side, colour in SIDES.items():
        flag = disc(PENNANT, colour, INK, "")
        title = say(msg("fh-box-pennant", side=side))
        yield Piece(Sort.MARKER, title, flag, (PENNANT, PENNANT), PENNANTS, flag, round=True, ground=colour)
    half = disc(PENNANT, POSTS, STOCK, "½")
    yield Piece(
        Sort.MARKER, say(msg("fh-box-half-marker")), half, (PENNANT, PENNANT), 1, half, round=True, ground=POSTS
    )
    heads, tails = coin(COIN, say(msg("fh-heads")), "helmet"), coin(COIN, say(msg("fh-tails")), "football")
    yield Piece(Sort.MARKER, say(msg("fh-box-coin")), heads, (COIN, COIN), 1, tails, round=True, ground="#d9b03c")


def _aids(say: Say) -> Iterator[Piece]:
    told = {
        name: [
            say(msg(f"fh-box-{name}-{step}", touchdown=TOUCHDOWN_POINTS, goal=FIELD_GOAL_POINTS, safety=SAFETY_POINTS,
                    space=SPACE, plays=PLAYS_PER_DRIVE, half=PLAYS_PER_HALF))
            for step in range(1, 7)
        ]
        for name in AIDS
    }  # fmt: skip
    back = reference_back(TITLE, BAND, FOOTBALLS)
    for name in AIDS:
        title = say(msg(f"fh-box-{name}"))
        yield Piece(Sort.REFERENCE, title, reference(title, told[name], BAND), CARD, 2, back, ground=BAND)


def _pad(say: Say) -> Piece:
    """FH-15  A game half by half: what every drive brought."""
    heads = ["", *(say(msg(f"fh-{side}")) for side in SIDES)]
    drives = [[say(msg("fh-box-drive-number", number=number)), "", ""] for number in range(1, PLAYS_PER_HALF + 1)]
    sheet = pad(
        SHEET, say(msg("fh-box-sheet")), BAND,
        blank(7, 20, 38, heads[1]), blank(47, 20, 38, heads[2]),
        words(7, 28, say(msg("fh-box-half", half="first")), 3.6, 60), ruled(6, 30, (20, 30, 30), heads, drives, 4),
        words(7, 80, say(msg("fh-box-half", half="second")), 3.6, 60), ruled(6, 82, (20, 30, 30), heads, drives, 4),
    )  # fmt: skip
    return Piece(Sort.PAD, say(msg("fh-box-sheet")), sheet, SHEET, 4, sheet)
