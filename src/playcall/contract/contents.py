"""What lies in the box beside cards and rules: boards, dice, money, markers, pads, to be drawn on paper."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

Size = tuple[float, float]
"""Width and height in millimetres."""
SIDES: Final = 6


class Sort(StrEnum):
    """What a piece is, in the order in which a box is unpacked."""

    BOARD = "board"
    REFERENCE = "reference"
    MARKER = "marker"
    MONEY = "money"
    PAD = "pad"


class Piece(msgspec.Struct, frozen=True):
    """Something flat, drawn as SVG whose units are millimetres; it may use the symbols of the game's drawings."""

    sort: Sort
    title: str
    """In the language it is drawn in."""
    front: str
    size: Size
    copies: int = 1
    back: str = ""
    """Nothing is printed behind a piece without."""
    round: bool = False
    """Cut out as a circle."""
    ground: str = "#ffffff"
    """The colour at its edge, which runs over the cut."""


class Die(msgspec.Struct, frozen=True):
    """A cube to fold, with six faces drawn as SVG in a square of 100 units; one without any stays blank."""

    title: str
    ground: str
    """The colour of its body."""
    faces: tuple[str, ...] = ("",) * SIDES
    edge: float = 20
    """In millimetres."""
    copies: int = 1


class Score(msgspec.Struct, frozen=True):
    """Something that scores, for whoever keeps the score of a game on paper."""

    title: str
    points: int


class Count(msgspec.Struct, frozen=True):
    """Something that is counted on the way to the end of a game: halves, plays, turns."""

    title: str
    last: int
    first: int = 1


class Contents(msgspec.Struct, frozen=True):
    """All of it."""

    pieces: tuple[Piece, ...] = ()
    dice: tuple[Die, ...] = ()
    scores: tuple[Score, ...] = ()
    counts: tuple[Count, ...] = ()
