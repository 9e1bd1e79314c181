"""Drawing in millimetres, for what lies in a box beside the cards: boards, pads, reference cards, markers, dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from playcall.art.icons import ICONS
from playcall.art.lettering import BOLD, FALLBACKS, HEAVY, NAME, TEXT, Font, fit, paragraph, text, wrap
from playcall.art.svg import Svg, Value, circle, el, group, join, number, path, rect

Size = tuple[float, float]
CARD: Final[Size] = (63, 88)
INK, SOFT, LINE, CHALK = "#17201c", "#59635d", "#b9c0bb", "#ffffff"
LEAD: Final = 1.18
SMALLEST: Final = 0.55
"""How small words may become to fit, as a share of the size that is wished for."""


def drawn(size: Size, *content: str) -> Svg:
    """A drawing of this size."""
    return el(
        "svg", *content, viewBox=f"0 0 {number(size[0])} {number(size[1])}", font_family=FALLBACKS[NAME.family],
        font_stretch="condensed",
    )  # fmt: skip


def words(x: float, y: float, told: str, size: float, width: float, font: Font = BOLD, **look: Value) -> Svg:
    """One line of words with its baseline at y, smaller where it would be wider than this."""
    fitted = fit(told, font, [size * (1 - 0.05 * n) for n in range(int((1 - SMALLEST) * 20) + 1)], width)
    return text(x, y, fitted.lines[0], font, fitted.size, squeeze=fitted.squeeze, **{"fill": INK, **look})


def centred(x: float, y: float, told: str, size: float, width: float, font: Font = BOLD, **look: Value) -> Svg:
    """The same in the middle of a space, x and y being its centre."""
    return words(x, y + size * font.cap / 2, told, size, width, font, **{"anchor": "middle", **look})


def cell(
    x: float, y: float, width: float, height: float, told: str = "", *, fill: str = CHALK, ink: str = INK,
    size: float = 4, font: Font = BOLD, **look: Value,
) -> Svg:  # fmt: skip
    """A space with words in the middle of it."""
    box = rect(x, y, width, height, **{"rx": 1.2, "fill": fill, **look})
    return join(box, centred(x + width / 2, y + height / 2, told, size, width - 1.2, font, fill=ink)) if told else box


def place(x: float, y: float, width: float, height: float, told: str, ink: str, turn: int = 0) -> Svg:
    """Where a card lies: a broken outline with a word in it."""
    middle = f"translate({number(x + width / 2)} {number(y + height / 2)}) rotate({turn})"
    return join(
        rect(x, y, width, height, rx=2.5, fill="none", stroke=ink, stroke_width=0.5, stroke_dasharray="2 1.2"),
        group(centred(0, 0, told, 5, (height if turn else width) - 4, HEAVY, fill=ink), transform=middle),
    )


def told_in(
    x: float, y: float, told: str, size: float, width: float, font: Font = TEXT, **look: Value
) -> tuple[Svg, float]:
    """A paragraph whose first line has its baseline at y, and how high it is."""
    from playcall.art.lettering import Fitted

    lines = wrap(told, font, size, width)
    return paragraph(x, y, Fitted(lines, size), font, LEAD, **{"fill": INK, **look}), len(lines) * size * LEAD


# Cards to refer to ----------------------------------------------------------------------------------------------------


def reference(title: str, steps: Sequence[str], ground: str, ink: str = CHALK, size: Size = CARD) -> Svg:
    """A card with numbered sentences, as large as they all fit."""
    width, height = size
    for tenths in range(34, 18, -1):
        type_size = tenths / 10
        rows, y = [], 17.5
        for place_, step in enumerate(steps, 1):
            told, high = told_in(10.5, y, step, type_size, width - 16)
            rows += [text(8.6, y, str(place_), BOLD, type_size * 1.15, anchor="end", fill=ground), told]
            y += high + type_size * 0.5
        if y <= height - 3:
            break
    return drawn(
        size,
        rect(0, 0, width, height, fill=ground),
        rect(3, 12.5, width - 6, height - 15.5, rx=2, fill=CHALK),
        words(4, 9, title, 6, width - 8, HEAVY, fill=ink),
        *rows,
    )


def reference_back(title: str, ground: str, accent: str, size: Size = CARD) -> Svg:
    """What is behind such a card: the game's name in its colours."""
    width, height = size
    heading = fit(title, HEAVY, (9, 8, 7, 6, 5), width - 16, 4)
    first = height / 2 - (len(heading.lines) - 1) * heading.size / 2 + heading.size * 0.35
    rows = [
        text(width / 2, first + row * heading.size, line, HEAVY, heading.size, anchor="middle", fill=CHALK)
        for row, line in enumerate(heading.lines)
    ]
    frame = rect(5, 5, width - 10, height - 10, rx=3, fill="none", stroke=accent, stroke_width=1)
    return drawn(size, rect(0, 0, width, height, fill=ground), frame, *rows)


# Pads -----------------------------------------------------------------------------------------------------------------


def ruled(
    x: float, y: float, widths: Sequence[float], heads: Sequence[str], rows: Iterable[Sequence[str]], high: float
) -> Svg:
    """A table to write in: heads in small type, below them rows with words, or empty ones."""
    told = list(rows)
    edges = [x + sum(widths[:place_]) for place_ in range(len(widths) + 1)]
    bottom = y + high * (len(told) + 1)
    lines = "".join(f"M{number(edge)} {number(y)}V{number(bottom)}" for edge in edges)
    lines += "".join(
        f"M{number(x)} {number(y + high * row)}H{number(edges[-1])}" for row in range(len(told) + 2)
    )  # fmt: skip
    cells = [
        centred(edges[column] + widths[column] / 2, y + high * (row + 0.5), word, high * 0.62, widths[column] - 1, NAME)
        for row, line in enumerate([heads, *told])
        for column, word in enumerate(line)
        if word
    ]
    shade = rect(x, y, edges[-1] - x, high, fill="#e9ece9")
    return join(shade, path(lines, fill="none", stroke=SOFT, stroke_width=0.2), *cells)


def blank(x: float, y: float, width: float, told: str, size: float = 3.2) -> Svg:
    """A word and a line to write on."""
    used = NAME.width(told, size) + 1.5
    return join(
        text(x, y, told, NAME, size, fill=SOFT),
        path(f"M{number(x + used)} {number(y + 0.6)}H{number(x + width)}", stroke=SOFT, stroke_width=0.2),
    )


def pad(size: Size, title: str, ground: str, *content: Svg) -> Svg:
    """A sheet to write on, with its title in a band."""
    width, _ = size
    return drawn(
        size,
        rect(0, 0, *size, fill=CHALK),
        rect(4, 4, width - 8, 9, rx=1.5, fill=ground),
        words(7, 10.4, title, 5.4, width - 14, HEAVY, fill=CHALK),
        *content,
    )


# Markers and dice -----------------------------------------------------------------------------------------------------


def disc(diameter: float, ground: str, ink: str, told: str) -> Svg:
    """A round marker: colour to the edge and beyond, a ring, a short word."""
    half = diameter / 2
    return drawn(
        (diameter, diameter),
        rect(0, 0, diameter, diameter, fill=ground),
        circle(half, half, half * 0.8, fill="none", stroke=ink, stroke_width=diameter / 28),
        centred(half, half, told, diameter * 0.42, diameter * 0.68, HEAVY, fill=ink),
    )


def die_face(told: str, ink: str, mark: Svg | None = None) -> Svg:
    """A number on a die, in a square of 100; a mark stands small in the corner."""
    return join(text(50, 76, told, HEAVY, 76, anchor="middle", fill=ink), *([mark] if mark is not None else []))


def stamp(name: str, x: float, y: float, size: float, ink: str) -> Svg:
    """A mark of football, this wide, with its top left corner here."""
    return group(ICONS[name], transform=f"translate({number(x)} {number(y)}) scale({size / 24:.4f})", color=ink)


def coin(diameter: float, told: str, mark: str, ground: str = "#d9b03c", ink: str = "#5a4310") -> Svg:
    """A side of a coin: a mark of football with a word below."""
    half = diameter / 2
    return drawn(
        (diameter, diameter),
        rect(0, 0, diameter, diameter, fill=ground),
        circle(half, half, half * 0.86, fill="none", stroke=ink, stroke_width=0.5),
        stamp(mark, half - diameter * 0.23, half - diameter * 0.36, diameter * 0.46, ink),
        centred(half, diameter * 0.74, told, diameter * 0.17, diameter * 0.62, HEAVY, fill=ink),
    )
