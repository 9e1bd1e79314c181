"""The inks of the faces: flat and playful, red for the offence side, blue for the defence side, yellow for classes."""

from __future__ import annotations

from typing import Final, NamedTuple

from playcall.games.sport_jockeys.anatomy import DEF, OFF

PREFIX: Final = "sj-"
WIDTH, HEIGHT = 252, 352
FRAME: Final = 8
LEFT, RIGHT = 20.0, WIDTH - 20.0
"""Where the print begins and ends."""
INNER: Final = RIGHT - LEFT

PAPER: Final = "#ffffff"
BLACK: Final = "#14181f"
YELLOW: Final = "#ffd43b"
CREAM: Final = "#ffe8a3"
SMALLEST_IN_HAND: Final = 21
"""Ten pixels on a card that is 120 pixels wide."""
SMALLEST: Final = 10
"""Two and a half millimetres in print."""


class Ink(NamedTuple):
    """A side of the card: its colour, a darker one for the corner, one for the shadows of a figure."""

    name: str
    face: str
    dark: str
    body: str
    classes: str
    """Class letters where this side is the strip at the foot."""


INKS: Final = {
    OFF: Ink("off", "#c42b38", "#8f1a27", "#ffb9b4", "#ffffff"),
    DEF: Ink("def", "#1f57a8", "#15407f", "#b5d3ff", YELLOW),
}
NIGHT: Final = Ink("black", BLACK, "#2b323d", "#c9ced6", YELLOW)
"""The black-trimmed cards that have no sides."""
