"""SJ-2.1  What lies in the box beside the cards: three cubes; and a coin for the toss, and a pad for the score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playcall.art.paper import blank, coin, pad, ruled
from playcall.art.svg import Svg
from playcall.contract import Say, msg
from playcall.contract.contents import Contents, Count, Die, Piece, Score, Sort
from playcall.games.sport_jockeys.faces.pieces import INKS
from playcall.games.sport_jockeys.options import UNITS
from playcall.games.sport_jockeys.rules.tally import GAME_POINTS, RESULTS

CUBE: Final = 8.0
"""It stands on a square of the Offense Card."""
COIN: Final = 26.0
SHEET: Final = (92.0, 127.0)
POSSESSIONS: Final = 16


def contents(say: Say) -> Contents:
    cubes = (("ball", "#ffffff"), ("home", INKS[0].face), ("visitor", INKS[1].face))
    dice = tuple(Die(say(msg("sj-box-cube", cube=name)), ground, edge=CUBE) for name, ground in cubes)
    return Contents((_coin(say), _pad(say)), dice, tuple(_scores(say)), tuple(_counts(say)))


def _scores(say: Say) -> Iterator[Score]:
    """SJ-17.3, SJ-19.2  The rows of the points column that score."""
    names = {"conversion": "touchdown-two", "extra-point": "touchdown-one"}
    for result, points in zip(RESULTS, GAME_POINTS, strict=True):
        if points:
            yield Score(say(msg("score", what=names.get(result, result))), points)


def _counts(say: Say) -> Iterator[Count]:
    yield Count(say(msg("count", what="quarter")), UNITS["quarter"])


def _coin(say: Say) -> Piece:
    """SJ-6.2  Heads or tails."""
    heads, tails = coin(COIN, say(msg("sj-do-heads")), "helmet"), coin(COIN, say(msg("sj-do-tails")), "football")
    return Piece(Sort.MARKER, say(msg("sj-box-coin")), heads, (COIN, COIN), 1, tails, round=True, ground="#d9b03c")


def _pad(say: Say) -> Piece:
    title, sheet = say(msg("sj-box-sheet")), _sheet(say)
    return Piece(Sort.PAD, title, sheet, SHEET, 4, sheet)


def _sheet(say: Say) -> Svg:
    """SJ-17.3  Possession by possession, with what the points column gives."""
    home, visitor = say(msg("sj-box-side", side="home")), say(msg("sj-box-side", side="visitor"))
    given = [str(points) for points, result in zip(GAME_POINTS, RESULTS, strict=True) if result != "no-score"]
    heads = ["", home, visitor, say(msg("sj-box-score"))]
    rows = [[str(number), "", "", ":"] for number in range(1, POSSESSIONS + 1)]
    return pad(
        SHEET, say(msg("sj-box-sheet")), INKS[0].face,
        blank(7, 20, 38, home), blank(47, 20, 38, visitor),
        ruled(6, 25, (12, 24, 24, 20), heads, rows, 5.5),
        blank(7, 125, 78, say(msg("sj-box-points", points=" · ".join(given)))),
    )  # fmt: skip
