"""GF-2.1, GF-3.1  What lies beside the cards: the field with downs, drives and scores, markers, a coin, pads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

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
    reference,
    reference_back,
    ruled,
    words,
)
from playcall.art.svg import Svg, number, path, rect, use
from playcall.contract import Say, msg
from playcall.contract.contents import Contents, Count, Piece, Score, Sort
from playcall.games.gridiron_fantasy.faces.pictures import BONE, INK, PREFIX
from playcall.games.gridiron_fantasy.moves import POINTS
from playcall.games.gridiron_fantasy.options import DRIVES
from playcall.games.gridiron_fantasy.rules.kicks import KICK_YARDS, PUNT_YARDS, RATES, TOUCHBACK_SPOT
from playcall.games.gridiron_fantasy.table import GOAL_LINE, HAND_SIZE

TITLE: Final = "Gridiron Fantasy Football"
FIELD, SHEET = (250.0, 190.0), (92.0, 127.0)
EARTH, GRASS, STRIPE, LINES = "#17130f", "#2f5c38", "#356640", "#ece0c6"
ZONES: Final = {"visitor": "#3f5663", "home": "#a8431c"}
"""The end zones; each team defends the one on its left as it sits."""
YARD: Final = 2.0
"""Millimetres."""
LEFT, TOP, HIGH = 25.0, 20.0, 84.0
DOWNS: Final = 4
MARKER, COIN = 10.0, 26.0


def contents(say: Say) -> Contents:
    field = Piece(Sort.BOARD, say(msg("gf-box-field")), _field(say), FIELD, ground=EARTH)
    pieces = (field, *_references(say), *_markers(say), _pad(say))
    return Contents(pieces, scores=tuple(_scores(say)), counts=tuple(_counts(say)))


def _scores(say: Say) -> Iterator[Score]:
    """GF-16.5  What is added to a score."""
    for what in ("touchdown", "extra point", "two points", "field goal", "safety"):
        yield Score(say(msg("score", what=what.replace(" ", "-"))), POINTS[what])


def _counts(say: Say) -> Iterator[Count]:
    yield Count(say(msg("count", what="half")), 2)
    yield Count(say(msg("count", what="drive")), max(DRIVES.values()))
    yield Count(say(msg("count", what="down")), DOWNS)


# The playing field ----------------------------------------------------------------------------------------------------


def _field(say: Say) -> Svg:
    return drawn(
        FIELD,
        rect(0, 0, *FIELD, fill=EARTH),
        words(5, 13, TITLE, 8.5, 150, HEAVY, fill="#ff6a2b"),
        words(245, 13, say(msg("gf-box-hint")), 4, 130, NAME, fill=BONE, anchor="end"),
        *_turf(),
        *_end_zones(say),
        *_numbers(),
        use(f"{PREFIX}ball", LEFT + GOAL_LINE * YARD / 2 - 18, TOP + HIGH / 2 - 12, 36, 24, opacity=0.85),
        *_counters(say),
        *(part for row, side in enumerate(("home", "visitor")) for part in _score(say, side, 138 + row * 25)),
    )


def _turf() -> Iterator[Svg]:
    wide = GOAL_LINE * YARD
    yield rect(LEFT, TOP, wide, HIGH, fill=GRASS)
    yield from (rect(LEFT + n * 10 * YARD, TOP, 5 * YARD, HIGH, fill=STRIPE) for n in range(10))
    tens = "".join(f"M{number(LEFT + n * 10 * YARD)} {TOP}v{HIGH}" for n in range(11))
    fives = "".join(f"M{number(LEFT + (n * 10 + 5) * YARD)} {TOP}v{HIGH}" for n in range(10))
    inner = (TOP, TOP + HIGH / 3, TOP + HIGH * 2 / 3, TOP + HIGH - 2)
    yards = "".join(f"M{number(LEFT + n * YARD)} {number(y)}v2" for n in range(1, GOAL_LINE) for y in inner)
    yield path(tens, stroke=LINES, stroke_width=0.6)
    yield path(fives, stroke=LINES, stroke_width=0.25)
    yield path(yards, stroke=LINES, stroke_width=0.2)


def _end_zones(say: Say) -> Iterator[Svg]:
    wide = 10 * YARD
    for x, side, turn in ((LEFT - wide, "home", -90), (LEFT + GOAL_LINE * YARD, "visitor", 90)):
        yield rect(x, TOP, wide, HIGH, fill=ZONES[side], stroke=LINES, stroke_width=0.6)
        name = centred(0, 0, say(msg("gf-box-side", side=side)).upper(), 11, HIGH - 8, HEAVY, fill=LINES)
        yield Svg(
            f'<g transform="translate({number(x + wide / 2)} {number(TOP + HIGH / 2)}) rotate({turn})">{name}</g>'
        )


def _numbers() -> Iterator[Svg]:
    """GF-16.3  The yards from the nearer goal line, to be read from both sides."""
    for ten in range(1, 10):
        told, x = str(min(ten, 10 - ten) * 10), LEFT + ten * 10 * YARD
        yield centred(x, TOP + HIGH - 10, told, 8, 16, HEAVY, fill=LINES)
        yield Svg(
            f'<g transform="translate({number(x)} {number(TOP + 10)}) rotate(180)">'
            f"{centred(0, 0, told, 8, 16, HEAVY, fill=LINES)}</g>"
        )


def _counters(say: Say) -> Iterator[Svg]:
    """GF-2.1  Downs, and the drives of both teams together; where Short, Medium and Full games end."""
    y = 110.0
    yield words(5, y + 9, say(msg("gf-box-down")), 5, 22, HEAVY, fill=BONE)
    for down in range(1, DOWNS + 1):
        yield cell(27 + (down - 1) * 15, y, 14, 14, str(down), fill=BONE, ink=INK, size=8, font=HEAVY)
    yield words(95, y + 9, say(msg("gf-box-drive")), 5, 20, HEAVY, fill=BONE)
    last = {drives: length for length, drives in DRIVES.items()}
    for drive in range(1, max(DRIVES.values()) + 1):
        x = 117 + (drive - 1) * 12.8
        fill = "#ff6a2b" if drive in last else BONE
        yield cell(x, y, 12, 14, str(drive), fill=fill, ink=INK, size=7, font=HEAVY)
        if drive in last:
            yield centred(x + 6, y + 17.5, say(msg("gf-box-length", length=last[drive])), 3.6, 20, NAME, fill=BONE)


def _score(say: Say, side: str, y: float) -> Iterator[Svg]:
    yield rect(5, y, 240, 23, rx=2, fill=ZONES[side])
    yield words(9, y + 14, say(msg("gf-box-side", side=side)), 8, 40, HEAVY, fill=LINES)
    for column in range(10):
        x = 52 + column * 19
        yield cell(x, y + 2, 18, 9, str(column * 10), fill=LINES, ink=INK, size=5.5, font=HEAVY)
        yield cell(x, y + 12, 18, 9, str(column), fill=LINES, ink=INK, size=5.5, font=HEAVY)


# Markers, reference cards, pad ----------------------------------------------------------------------------------------


def _markers(say: Say) -> Iterator[Piece]:
    kinds = (
        ("ball", "#8a4320", LINES, 1), ("first", "#ff6a2b", INK, 1), ("down", BONE, INK, 1), ("drive", BONE, INK, 1),
        ("home", ZONES["home"], LINES, 2), ("visitor", ZONES["visitor"], LINES, 2),
    )  # fmt: skip
    for name, ground, ink, copies in kinds:
        face = disc(MARKER, ground, ink, say(msg("gf-box-letter", marker=name)))
        title = say(msg("gf-box-marker", marker=name))
        yield Piece(Sort.MARKER, title, face, (MARKER, MARKER), copies, face, round=True, ground=ground)
    heads, tails = (
        coin(COIN, say(msg(f"gf-box-{side}")), mark) for side, mark in (("heads", "helmet"), ("tails", "football"))
    )
    yield Piece(Sort.MARKER, say(msg("gf-box-coin")), heads, (COIN, COIN), 1, tails, round=True, ground="#d9b03c")


def _references(say: Say) -> Iterator[Piece]:
    back = reference_back(TITLE, EARTH, "#ff6a2b")
    forward, backward = RATES["kickoff"]
    for name in ("play", "kicks"):
        title = say(msg(f"gf-box-{name}"))
        told = [
            say(msg(
                f"gf-box-{name}-{step}", hand=HAND_SIZE, spot=TOUCHBACK_SPOT, forward=forward, back=backward,
                punt=PUNT_YARDS, kick=KICK_YARDS, touchdown=POINTS["touchdown"], goal=POINTS["field goal"],
                safety=POINTS["safety"], extra=POINTS["extra point"], two=POINTS["two points"],
            ))
            for step in range(1, 8)
        ]  # fmt: skip
        yield Piece(Sort.REFERENCE, title, reference(title, told, EARTH, "#ff6a2b"), CARD, 2, back, ground=EARTH)


def _pad(say: Say) -> Piece:
    heads = [say(msg("gf-box-column", column=name)) for name in ("drive", "team", "start", "end", "score")]
    rows = [[str(drive), "", "", "", ":"] for drive in range(1, max(DRIVES.values()) + 3)]
    sheet = pad(
        SHEET, say(msg("gf-box-sheet")), ZONES["home"],
        blank(7, 20, 38, say(msg("gf-box-side", side="home"))),
        blank(47, 20, 38, say(msg("gf-box-side", side="visitor"))),
        ruled(6, 26, (12, 20, 13, 20, 15), heads, rows, 7),
        blank(7, 122, 78, say(msg("gf-box-column", column="score"))),
    )  # fmt: skip
    return Piece(Sort.PAD, say(msg("gf-box-sheet")), sheet, SHEET, 4, sheet)
