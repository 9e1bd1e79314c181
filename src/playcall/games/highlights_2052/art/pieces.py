"""What both ends of a card are built from: badges, lanes, edges."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.art.lettering import HEAVY, text
from playcall.art.svg import Svg, circle, group, join, line, path, rect, symbol, use
from playcall.games.highlights_2052.art.layout import LEFT
from playcall.games.highlights_2052.art.palette import PREFIX, TYPES
from playcall.games.highlights_2052.art.stock import INNER, LANE
from playcall.games.highlights_2052.effects import AREA_LETTERS, MAUL, PASS, RUN, TYPE_LETTERS

BADGE_LETTER = 21
"""In a badge of 30."""


def badge(kind: int, x: float, y: float, size: float) -> Svg:
    """A play type round its middle: R square, P circle, M diamond."""
    return use(f"{PREFIX}type-{TYPE_LETTERS[kind]}", x - size / 2, y - size / 2, size)


def types() -> Svg:
    """The symbols of the badges; the letter is three quarters of their size."""
    shapes = (
        rect(1.5, 1.5, 27, 27, rx=4, fill=TYPES[RUN]),
        circle(15, 15, 14.5, fill=TYPES[PASS]),
        path("M15-.5 30.5 15 15 30.5-.5 15Z", fill=TYPES[MAUL]),
    )
    return join(
        *(
            symbol(f"{PREFIX}type-{letter}", shape, _letter(letter), box=(30, 30))
            for letter, shape in zip(TYPE_LETTERS, shapes, strict=True)
        )
    )


def _letter(letter: str) -> Svg:
    return text(15, 15 + BADGE_LETTER * HEAVY.cap / 2, letter, HEAVY, BADGE_LETTER, anchor="middle", fill="#0a0d1c")


def lane_x(area: int) -> float:
    """The middle of a lane."""
    return LEFT + LANE * (area + 0.5)


def lane(area: int, *content: str) -> Svg:
    """What stands in a lane, so that a page can light or dim it."""
    return group(*content, class_=f"lane-{AREA_LETTERS[area]}")


def edge(top: float, height: float, band: str, round_top: bool) -> Svg:
    """The band of helmets or footballs, parted into three lanes."""
    bottom, right, r = top + height, LEFT + INNER, 9
    if round_top:
        d = f"M{LEFT} {bottom}V{top + r}a{r} {r} 0 0 1 {r}-{r}H{right - r}a{r} {r} 0 0 1 {r} {r}V{bottom}Z"
    else:
        d = f"M{LEFT} {top}V{bottom - r}a{r} {r} 0 0 0 {r} {r}H{right - r}a{r} {r} 0 0 0 {r}-{r}V{top}Z"
    parts = (line((LEFT + LANE * n, top), (LEFT + LANE * n, bottom)) for n in (1, 2))
    return join(path(d, fill=band), path("".join(parts), stroke="#fff", stroke_opacity=0.16, stroke_width=2))


def marks(icon: str, groups: Sequence[int], x: float, y: float, size: float, ink: str) -> Svg:
    """Icons side by side round the middle of a lane; groups of them are alternatives, with a stroke between."""
    total, room = sum(groups), LANE - 4
    size = min(size, (room - 8 * (len(groups) - 1)) / (total * (0.8 if total > 1 else 1)))
    step = size * (0.84 if total > 1 else 1)
    width = step * total + 8 * (len(groups) - 1)
    drawn, at = [], x - width / 2
    for place, count in enumerate(groups):
        if place:
            drawn.append(path(line((at + 6, y - size * 0.36), (at + 2, y + size * 0.36)), stroke=ink, stroke_width=2))
            at += 8
        drawn += [
            use(f"{PREFIX}{icon}", at + step * n + (step - size) / 2, y - size / 2, size, color=ink)
            for n in range(count)
        ]
        at += step * count
    return join(*drawn)


def dash(x: float, y: float) -> Svg:
    """An empty lane."""
    return rect(x - 5, y - 1.5, 10, 3, rx=1.5, fill="#fff", fill_opacity=0.36)
