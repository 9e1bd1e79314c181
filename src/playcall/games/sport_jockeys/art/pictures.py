"""A small drawing for every action: a player in a pose, or a thing."""

from __future__ import annotations

from typing import Final, NamedTuple

from playcall.art.figures import HEIGHT as TALL
from playcall.art.figures import WIDTH as WIDE
from playcall.art.figures import player
from playcall.art.icons import icons
from playcall.art.svg import Svg, circle, group, join, number, path, rect, symbol, use
from playcall.games.sport_jockeys.art.palette import PREFIX, YELLOW, Ink


class Figure(NamedTuple):
    """A player: pose, head, and how far the whole figure is tipped."""

    pose: str
    head: str
    tip: float = 0


FIGURES: Final = {
    "SNA": Figure("brace", "cage"),
    "R/K": Figure("run", "stripe"),
    "P/K": Figure("throw", "plain"),
    "FAK": Figure("cut", "visor"),
    "DIV": Figure("sprint", "stripe", 38),
    "HAI": Figure("release", "star"),
    "HAN": Figure("reverse", "band"),
    "BLO": Figure("wall", "cage"),
    "KIC": Figure("kick", "plain"),
    "TAC": Figure("tackle", "visor"),
    "FUM": Figure("strip", "band"),
    "INC": Figure("swat", "plain"),
    "OOB": Figure("shove", "stripe"),
    "INT": Figure("pick", "star"),
    "BLI": Figure("blitz", "cage"),
}
THINGS: Final = {"ADR": "bolt", "PEN": "flag", "INJ": "cross", "CHA": "challenge", "TIM": "time"}


def definitions() -> Svg:
    """The symbols of the things; flag and cross are those of every game."""
    return join(
        icons(PREFIX, ("flag", "cross")),
        symbol(f"{PREFIX}bolt", path("M14 1 4 13.6h6.2L8.4 23 19.4 9.6h-6.6L16 1Z", fill="currentColor")),
        symbol(
            f"{PREFIX}challenge",
            path("M4 2.5v20", fill="none", stroke="#fff", stroke_width=2.2, stroke_linecap="round"),
            path("M5.200 3h15.300l-3.200 5.200 3.200 5.300H5.200Z", fill="currentColor"),
            path(
                "M9.800 6.900c.2-2.700 4.600-2.500 4.200.1-.2 1.200-1.900 1.300-2 2.600",
                fill="none", stroke="#14181f", stroke_width=1.6, stroke_linecap="round",
            ),
            circle(12, 11.7, 1, fill="#14181f"),
        ),
        symbol(
            f"{PREFIX}time",
            rect(2, 4, 20, 6, rx=3, fill="currentColor"),
            rect(9, 8.5, 6, 14, rx=3, fill="currentColor"),
            path("M5 6.200v1.600M8 6.200v1.600", stroke="#14181f", stroke_width=1, stroke_linecap="round"),
        ),
    )  # fmt: skip


def picture(code: str, ink: Ink, x: float, y: float, size: float) -> Svg:
    """The drawing of an action in a square of this size."""
    figure = FIGURES.get(code)
    if figure is None:
        inset = size * 0.12
        return use(f"{PREFIX}{THINGS[code]}", x + inset, y + inset, size - 2 * inset, color=YELLOW)
    left = x + (size - size * WIDE / TALL) / 2
    drawn = player(PREFIX, figure.pose, figure.head, left, y, size, stroke=ink.body, fill=YELLOW, color=ink.dark)
    if not figure.tip:
        return drawn
    middle = f"{number(x + size / 2)} {number(y + size / 2)}"
    return group(drawn, transform=f"rotate({number(figure.tip)} {middle})")
