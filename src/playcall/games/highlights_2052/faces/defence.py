"""The helmet end: helmets in their lanes, the action box with its type, its rider and its flag."""

from __future__ import annotations

from playcall.art.lettering import BOLD, HEAVY, NAME, TEXT, Fitted, fit, fit_height, paragraph, text, wrap
from playcall.art.svg import NOTHING, Svg, el, group, join, use
from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.faces.lines import BoxWords, box_words, printed_box
from playcall.games.highlights_2052.faces.pieces import (
    LEFT,
    RIGHT,
    SMALLEST,
    Layout,
    badge,
    dash,
    edge,
    lane,
    lane_x,
    marks,
)
from playcall.games.highlights_2052.faces.stock import BOX_NUMBER, FLAG, HELMET_BAND, HELMETS, INK, PREFIX, SOFT, TOP

TEXT_SIZES = (12.5, 12, 11.5, 11, 10.5, SMALLEST)
LEAD = 1.18
LARGER = 1.2
"""The number beside the name."""
NOTE = "#cfe9f2"
PICTURE = 84
"""What the figure needs of an enlarged card's width."""


def defence_end(card: Card, layout: Layout) -> Svg:
    return group(_helmets(card, layout), _box(card, layout), class_="end-def")


def _helmets(card: Card, layout: Layout) -> Svg:
    middle = TOP + layout.edge / 2
    lanes = (
        lane(
            area,
            marks("helmet", [count], lane_x(area), middle, layout.icon, HELMETS)
            if count
            else dash(lane_x(area), middle),
        )
        for area, count in enumerate(card.helmets)
    )
    return join(edge(TOP, layout.edge, HELMET_BAND, round_top=True), *lanes)


def heading_end(card: Card, layout: Layout) -> float:
    """Where heading and flag end on an enlarged card."""
    flag = _flag(card, layout)
    return _heading(box_words(card), layout, _left(layout), 0, _room(card, layout))[1] + (flag + 6 if flag else 0)


def _box(card: Card, layout: Layout) -> Svg:
    height = layout.badge + 8 if layout.words else layout.box
    middle = layout.box_top + height / 2
    heading, end = _heading(box_words(card), layout, _left(layout), middle, _room(card, layout))
    flag = _flag(card, layout)
    flag_x = end + 6 if layout.words else RIGHT - 4 - flag
    return join(
        badge(card.def_type, LEFT + 8 + layout.badge / 2, middle, layout.badge),
        heading,
        use(f"{PREFIX}flag", flag_x, middle - flag / 2, flag, color=FLAG) if flag else NOTHING,
        _printed(card, layout) if layout.words and printed_box(card) else NOTHING,
    )


def _left(layout: Layout) -> float:
    return LEFT + 8 + layout.badge + 8


def _flag(card: Card, layout: Layout) -> float:
    return layout.badge * 0.8 if card.penalty else 0


def _room(card: Card, layout: Layout) -> float:
    """The width for the heading."""
    flag = _flag(card, layout)
    return RIGHT - 6 - (flag + 4 if flag else 0) - _left(layout)


def _heading(words: BoxWords, layout: Layout, left: float, middle: float, width: float) -> tuple[Svg, float]:
    """Name and number, and on a card for the hand the notes below them; and where the longest line ends."""
    notes = [] if layout.words else [line for note in words.notes for line in wrap(note, NAME, layout.note_size, width)]
    name = _name(words, layout, width, 1 if layout.words or notes else 2)
    step, note_step = name.size * 0.98, layout.note_size * 1.04
    height = name.size * BOLD.cap + step * (len(name.lines) - 1) + note_step * len(notes) + (2 if notes else 0)
    first = middle - height / 2 + name.size * BOLD.cap
    last = first + step * (len(name.lines) - 1)
    drawn = [
        text(left, first + step * row, line, BOLD, name.size, fill=INK) for row, line in enumerate(name.lines[:-1])
    ]
    drawn.append(_last_line(name, words.number, left, last))
    drawn += [
        text(left, last + 2 + note_step * row, line, NAME, layout.note_size, fill=NOTE)
        for row, line in enumerate(notes, start=1)
    ]
    return join(*drawn), left + max(_width(line, words.number, name.size) for line in name.lines)


def _name(words: BoxWords, layout: Layout, width: float, lines: int) -> Fitted:
    """The name broken into lines, the number behind its last word or on a line of its own."""
    for size in layout.box_sizes:
        room = width - (_width("", words.number, size) if words.number else 0)
        broken = wrap(words.name, BOLD, size, width)
        if BOLD.width(broken[-1], size) > room and len(broken) < lines:
            broken = wrap(words.name, BOLD, size, room) if " " in words.name else (*broken, "")
        if len(broken) <= lines and BOLD.width(broken[0], size) <= width and BOLD.width(broken[-1], size) <= room:
            return Fitted(broken, size)
    return fit(words.name, BOLD, layout.box_sizes[-1:], room, lines)


def _last_line(name: Fitted, number: str, x: float, y: float) -> Svg:
    if not number:
        return text(x, y, name.lines[-1], BOLD, name.size, squeeze=name.squeeze, fill=INK)
    figure = el("tspan", number, font_size=name.size * LARGER, font_weight=HEAVY.weight, fill=BOX_NUMBER)
    words = f"{name.lines[-1]} " if name.lines[-1] else ""
    return el("text", words, figure, x=x, y=y, font_size=name.size, font_weight=BOLD.weight, fill=INK)


def _width(words: str, number: str, size: float) -> float:
    """A line of the heading with the number behind it."""
    return BOLD.width(f"{words} ", size) + HEAVY.width(number, size * LARGER)


def printed_lines(card: Card, layout: Layout) -> int:
    """How many lines the text of the box has on an enlarged card."""
    return len(_fitted(card, layout).lines) if printed_box(card) else 0


def _printed(card: Card, layout: Layout) -> Svg:
    fitted = _fitted(card, layout)
    top = layout.box_top + layout.badge + 8 + fitted.size
    return paragraph(LEFT + 10, top, fitted, TEXT, LEAD, fill=SOFT)


def _fitted(card: Card, layout: Layout) -> Fitted:
    width, room = RIGHT - LEFT - 18 - PICTURE, layout.box - layout.badge - 14
    return fit_height(printed_box(card), TEXT, TEXT_SIZES, width, room, LEAD)
