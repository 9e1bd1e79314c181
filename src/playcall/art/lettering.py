"""Lettering: how wide words are, where lines break, and which size fits a space. SVG does none of that by itself.

The widths come from the fonts themselves (`tools/font_widths.py`). Kerning, which mostly brings letters nearer, is left
out, so words are never wider than they are held to be.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

from playcall.art.svg import Svg, Value, el, group, number

FALLBACKS = {
    "Barlow Condensed": "'Barlow Condensed',Barlow,'Arial Narrow',sans-serif",
    "Atkinson Hyperlegible Next": "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',sans-serif",
}
NARROWEST = 80
"""How narrow letters may become before words are cut, in percent."""
UNKNOWN = 700
"""The width of a letter that the table does not have."""
SEAM = "\u00a0"
"""Joins two words that belong on one line."""


class Font(NamedTuple):
    """A family in one weight."""

    family: str
    weight: int
    cap: float
    """The height of a capital, as a share of the size."""

    def width(self, words: str, size: float) -> float:
        table = _widths(self)
        return sum(table.get(letter, UNKNOWN) for letter in words) * size / 1000


NAME = Font("Barlow Condensed", 600, 0.7)
BOLD = Font("Barlow Condensed", 700, 0.7)
HEAVY = Font("Barlow Condensed", 800, 0.7)
TEXT = Font("Atkinson Hyperlegible Next", 400, 0.668)
STRONG = Font("Atkinson Hyperlegible Next", 700, 0.668)
FONTS = (NAME, BOLD, HEAVY, TEXT, STRONG)


class Fitted(NamedTuple):
    """Words broken into lines at a size; below 1, `squeeze` says how much narrower they must be drawn to fit."""

    lines: tuple[str, ...]
    size: float
    squeeze: float = 1.0
    clipped: bool = False
    """True if there were more lines than room."""


def wrap(words: str, font: Font, size: float, width: float) -> tuple[str, ...]:
    """Lines no wider than this, as far as single words allow."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.width(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def fit(words: str, font: Font, sizes: Sequence[float], width: float, lines: int = 1) -> Fitted:
    """The words at the largest of the sizes (largest first) that fits; failing all, squeezed, then cut short."""
    for size in sizes:
        broken = wrap(words, font, size, width)
        if len(broken) <= lines and max(font.width(each, size) for each in broken) <= width:
            return Fitted(broken, size)
    return _forced(words, font, sizes[-1], width, lines)


def fit_height(words: str, font: Font, sizes: Sequence[float], width: float, height: float, lead: float) -> Fitted:
    """A paragraph at the largest of the sizes that keeps it within width and height."""
    for size in sizes:
        fitted = fit(words, font, (size,), width, int(height / (size * lead)))
        if fitted.squeeze == 1.0 and not fitted.clipped:
            return fitted
    return fitted


def text(x: float, y: float, words: str, font: Font, size: float, *, squeeze: float = 1.0, **attributes: Value) -> Svg:
    """One line of words with its baseline at y. `anchor` is start, middle or end."""
    anchor = attributes.pop("anchor", None)
    place: dict[str, Value] = {"x": x, "y": y}
    if squeeze < 1.0:
        place = {"transform": f"translate({number(x)} {number(y)}) scale({squeeze:.3f} 1)"}
    return el("text", words.replace(SEAM, " "), **place, **_look(font, size), text_anchor=anchor, **attributes)


def paragraph(x: float, y: float, fitted: Fitted, font: Font, lead: float, **attributes: Value) -> Svg:
    """Lines below each other; y is the first baseline."""
    step = fitted.size * lead
    squeeze = f"scale({fitted.squeeze:.3f} 1)" if fitted.squeeze < 1 else None
    rows = (
        el("text", line.replace(SEAM, " "), x=x / fitted.squeeze, y=y + row * step)
        for row, line in enumerate(fitted.lines)
    )
    return group(*rows, **_look(font, fitted.size), transform=squeeze, **attributes)


def _look(font: Font, size: float) -> dict[str, Value]:
    """The first family is that of every face and need not be said again."""
    family = FALLBACKS[font.family] if font.family != NAME.family else None
    return {"font_family": family, "font_size": size, "font_weight": font.weight}


def _forced(words: str, font: Font, size: float, width: float, lines: int) -> Fitted:
    """Words that fit no size: narrower letters as far as they stay readable, then fewer of them."""
    if lines < 1:
        return Fitted((), size, clipped=True)
    for percent in range(99, NARROWEST - 1, -1):
        room = width * 100 / percent
        broken = wrap(words, font, size, room)
        if len(broken) <= lines and max(font.width(each, size) for each in broken) <= room:
            return Fitted(broken, size, percent / 100)
    kept = broken[:lines]
    cut = tuple(_cut(each, font, size, room) for each in (*kept[:-1], f"{kept[-1]}…"))
    return Fitted(cut, size, NARROWEST / 100, clipped=True)


def _cut(words: str, font: Font, size: float, width: float) -> str:
    while len(words) > 2 and font.width(words, size) > width:
        words = f"{words.rstrip('…')[:-1]}…"
    return words


@cache
def _widths(font: Font) -> dict[str, int]:
    table = json.loads((resources.files(__package__) / "widths.json").read_text(encoding="utf-8"))
    groups = table[f"{font.family} {font.weight}"]
    return {letter: int(width) for width, letters in groups.items() for letter in letters}
