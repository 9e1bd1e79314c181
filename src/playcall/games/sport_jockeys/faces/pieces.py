"""What all drawings of a card are built from: inks, stock, chips, points, classes, lists, pictures of actions."""

from __future__ import annotations

from collections.abc import Sequence
from logging import getLogger
from typing import Final, NamedTuple

from playcall.art.figures import HEIGHT as TALL
from playcall.art.figures import WIDTH as WIDE
from playcall.art.figures import player
from playcall.art.icons import icons
from playcall.art.lettering import HEAVY, NAME, text
from playcall.art.svg import NOTHING, Svg, circle, group, join, number, path, rect, symbol, use
from playcall.games.sport_jockeys.cards import CLASSES, DEF, OFF, Action, Face

LOG = getLogger(__name__)

# Inks and sizes ------------------------------------------------------------------------------------------------------

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


# Stock -------------------------------------------------------------------------------------------------------------


def panel(x: float, y: float, width: float, height: float, top: float, bottom: float, fill: str) -> Svg:
    """A rectangle whose upper and lower corners are rounded each in their own way."""
    t, b = number(top), number(bottom)
    across, below, tall = (number(length) for length in (width - 2 * top, width - 2 * bottom, height - top - bottom))
    return path(
        f"M{number(x + top)} {number(y)}h{across}a{t} {t} 0 0 1 {t} {t}v{tall}a{b} {b} 0 0 1-{b} {b}"
        f"h-{below}a{b} {b} 0 0 1-{b}-{b}v-{tall}a{t} {t} 0 0 1 {t}-{t}Z",
        fill=fill,
    )


def corner(right: float, y: float, reach: float, round_: float, fill: str) -> Svg:
    """The darker quarter in the upper right corner, behind the picture."""
    rest = reach - round_
    return path(
        f"M{number(right - reach)} {number(y)}a{number(reach)} {number(reach)} 0 0 0 {number(reach)} {number(reach)}"
        f"v-{number(rest)}a{number(round_)} {number(round_)} 0 0 0-{number(round_)}-{number(round_)}Z",
        fill=fill,
    )


# Attributes ----------------------------------------------------------------------------------------------------------


def attributes(action: Action) -> list[str]:
    """SJ-5  One chip for each condition."""
    return action.attributes.replace("R or P", "R/P").split(", ") if action.attributes else []


def chip(right: float, y: float, words: str, size: float) -> tuple[Svg, float]:
    """An attribute with its right edge here, and where it begins."""
    width = HEAVY.width(words, size) + size * 0.6
    height = size * 1.16
    return join(
        rect(right - width, y, width, height, rx=size * 0.25, fill=PAPER),
        text(right - width / 2, y + height * 0.5 + size * 0.35, words, HEAVY, size, anchor="middle", fill=BLACK),
    ), right - width


# Points and classes --------------------------------------------------------------------------------------------------


def boxes(face: Face, x: float, middle: float, size: float, ink: str = PAPER) -> Svg:
    """SJ-2.5  White boxes; `blank` or X where there are none."""
    if face.boxes <= 0:
        words, font, height = ("X", HEAVY, size * 1.5) if face.boxes < 0 else ("blank", NAME, size)
        return text(x, middle + height * 0.35, words, font, height, fill=ink)
    step = size * 1.25
    return join(
        *(
            rect(x + step * place, middle - size / 2, size, size, rx=size * 0.16, fill=ink)
            for place in range(face.boxes)
        )
    )


def worth(face: Face, right: float, middle: float, size: float) -> Svg:
    """What the card is worth, after an equals sign."""
    figure = HEAVY.width(str(face.worth), size)
    return join(
        text(right - figure - size * 0.1, middle + size * 0.3, "=", NAME, size * 0.66, anchor="end", fill=PAPER),
        text(right, middle + size * 0.35, str(face.worth), HEAVY, size, anchor="end", fill=PAPER),
    )


def class_places(face: Face, x: float, y: float, width: float, height: float, gap: float) -> Svg:
    """SJ-2.6  Four places, A to D; filled where the letter is printed."""
    each = (width - 3 * gap) / 4
    size = height * 0.88
    drawn = []
    for place, letter in enumerate(CLASSES):
        left = x + place * (each + gap)
        printed = letter in face.classes
        ring = {"fill": YELLOW} if printed else {"fill": "none", "stroke": PAPER, "stroke_opacity": "0.45"}
        drawn.append(rect(left, y, each, height, rx=height * 0.24, stroke_width=2, **ring))
        if printed:
            middle = y + height / 2 + size * 0.35
            drawn.append(text(left + each / 2, middle, letter, HEAVY, size, anchor="middle", fill=BLACK))
    return join(*drawn)


# Lists of actions ----------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """A line of a list: words and the actions after them."""

    label: str
    codes: list[str]


def broken(label: str, codes: Sequence[str], size: float, width: float) -> list[Row]:
    """A list in lines no wider than this."""
    rows, used = [Row(label, [])], NAME.width(label, size)
    for code in codes:
        more = NAME.width(code, size) + size * 0.36
        if used + more > width and rows[-1].codes:
            rows.append(Row("", []))
            used = 0.0
        rows[-1].codes.append(code)
        used += more
    return rows


def code_list(rows: Sequence[Row], x: float, y: float, size: float, lead: float, name: str) -> Svg:
    """SJ-13  The lines of a list; each action stands on a mark of its own that a table can light."""
    drawn = []
    for place, row in enumerate(rows):
        baseline, at = y + place * size * lead, x
        if row.label:
            drawn.append(text(at, baseline, row.label, NAME, size, fill=CREAM))
            at += NAME.width(row.label, size) + size * 0.36
        for code in row.codes:
            width = NAME.width(code, size)
            mark = rect(
                at - size * 0.14, baseline - size * 0.8, width + size * 0.28, size, rx=size * 0.18,
                class_="lit", fill=YELLOW, display="none",
            )  # fmt: skip
            drawn.append(group(mark, text(at, baseline, code, NAME, size), class_=f"c-{code.replace('/', '')}"))
            at += width + size * 0.36
    return group(*drawn, class_=name, fill=PAPER)


# Pictures -----------------------------------------------------------------------------------------------------------


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
    if figure is None and code not in THINGS:
        LOG.warning("There is no picture of %s yet; its cards are drawn without one.", code)
        return NOTHING
    if figure is None:
        inset = size * 0.12
        return use(f"{PREFIX}{THINGS[code]}", x + inset, y + inset, size - 2 * inset, color=YELLOW)
    left = x + (size - size * WIDE / TALL) / 2
    drawn = player(PREFIX, figure.pose, figure.head, left, y, size, stroke=ink.body, fill=YELLOW, color=ink.dark)
    if not figure.tip:
        return drawn
    middle = f"{number(x + size / 2)} {number(y + size / 2)}"
    return group(drawn, transform=f"rotate({number(figure.tip)} {middle})")
