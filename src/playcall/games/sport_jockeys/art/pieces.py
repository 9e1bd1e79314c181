"""What all drawings of a side are built from: stock, attribute chips, points, class places, lists of actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from playcall.art.lettering import HEAVY, NAME, text
from playcall.art.svg import Svg, group, join, number, path, rect
from playcall.games.sport_jockeys.anatomy import CLASSES, Action, Face
from playcall.games.sport_jockeys.art.palette import BLACK, CREAM, PAPER, YELLOW


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
