"""Where things stand on a card, the small pieces that both ends share, and the plate between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from playcall.art.lettering import BOLD, HEAVY, NAME, fit, text
from playcall.art.svg import NOTHING, Svg, circle, group, join, line, path, rect, symbol, use
from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.effects import AREA_LETTERS, MAUL, PASS, RUN, TYPE_LETTERS
from playcall.games.highlights_2052.faces.stock import BLACK, BOTTOM, FRAME, INNER, LANE, PREFIX, TOP, TYPES, Kit

SMALLEST_IN_HAND: Final = 21
"""Ten pixels on a card that is 120 pixels wide."""
SMALLEST: Final = 10
"""Two and a half millimetres in print."""


def _steps(largest: float, smallest: float, step: float = 1) -> tuple[float, ...]:
    return tuple(largest - step * n for n in range(int((largest - smallest) / step) + 1))


class Layout(NamedTuple):
    """Heights of the zones from top to bottom, and the sizes of what stands in them."""

    edge: float
    box: float
    plate: float
    effects: float
    plays: float
    badge: float
    box_sizes: tuple[float, ...]
    note_size: float
    name_sizes: tuple[float, ...]
    place_sizes: tuple[float, ...]
    number: float
    tab: float
    diamond: float
    yards: float
    single_yards: float
    play_badge: float
    icon: float
    figure: float
    """The largest scale of the figure in the box."""
    kick: float
    words: bool

    @property
    def box_top(self) -> float:
        return TOP + self.edge

    @property
    def plate_top(self) -> float:
        return self.box_top + self.box

    @property
    def effects_top(self) -> float:
        return self.plate_top + self.plate

    @property
    def plays_top(self) -> float:
        return self.effects_top + self.effects

    @property
    def footballs_top(self) -> float:
        return BOTTOM - self.edge


HAND: Final = Layout(
    edge=46, box=84, plate=56, effects=48, plays=60, badge=40, box_sizes=_steps(31, 24),
    note_size=SMALLEST_IN_HAND, name_sizes=_steps(25, SMALLEST_IN_HAND), place_sizes=_steps(21, SMALLEST_IN_HAND),
    number=29, tab=44, diamond=42, yards=42, single_yards=55, play_badge=30, icon=40, figure=0.86, kick=29, words=False,
)  # fmt: skip
FULL: Final = Layout(
    edge=37, box=115, plate=42, effects=68, plays=41, badge=34, box_sizes=_steps(27, 19),
    note_size=15, name_sizes=_steps(21, 17), place_sizes=_steps(14, 12), number=25, tab=42, diamond=34, yards=40,
    single_yards=44, play_badge=26, icon=31, figure=1.05, kick=24, words=True,
)  # fmt: skip

LEFT: Final = FRAME
RIGHT: Final = FRAME + INNER


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


def plate(card: Card, kit: Kit, layout: Layout) -> Svg:
    top, height = layout.plate_top, layout.plate
    return group(
        rect(LEFT - 2, top, INNER + 4, height, fill=kit.colour),
        use(f"{PREFIX}sheen", LEFT, top, INNER, height, preserveAspectRatio="none"),
        _tab(card, kit, layout),
        _names(card, layout),
        _diamond(kit, RIGHT - 1 - layout.diamond / 2, top + height / 2, layout.diamond),
        class_="plate",
    )


def _tab(card: Card, kit: Kit, layout: Layout) -> Svg:
    top, height, width = layout.plate_top, layout.plate, layout.tab
    shape = line(
        (LEFT, top), (LEFT + width, top), (LEFT + width * 0.8, top + height), (LEFT, top + height), closed=True
    )
    star = card.set == "star"
    x = LEFT + width * 0.43
    rise = layout.number * 0.35
    base = top + height / 2 + rise - (layout.number * 0.3 if star else 0)
    star_size = layout.number * 0.62
    return join(
        path(shape, fill=BLACK),
        text(x, base, f"{card.number:02}", HEAVY, layout.number, anchor="middle", fill=kit.colour),
        use(f"{PREFIX}star", x - star_size / 2, base + layout.number * 0.1, star_size, color=kit.colour)
        if star
        else NOTHING,
    )


def _names(card: Card, layout: Layout) -> Svg:
    left = LEFT + layout.tab + 3
    width = RIGHT - 1 - layout.diamond - left
    name = fit(card.name, BOLD, layout.name_sizes, width)
    place = fit(card.location, NAME, layout.place_sizes, width)
    middle = layout.plate_top + layout.plate / 2
    if not card.location:
        return text(left, middle + name.size * 0.35, name.lines[0], BOLD, name.size, squeeze=name.squeeze, fill=BLACK)
    base = middle - (layout.name_sizes[0] - layout.place_sizes[0]) / 2 + 1
    return join(
        text(left, base, name.lines[0], BOLD, name.size, squeeze=name.squeeze, fill=BLACK),
        text(left, base + place.size, place.lines[0], NAME, place.size, squeeze=place.squeeze, fill=BLACK),
    )


def _diamond(kit: Kit, x: float, y: float, size: float) -> Svg:
    half = size / 2
    shape = line((x, y - half), (x + half, y), (x, y + half), (x - half, y), closed=True)
    letters = size / 2
    return join(
        path(shape, fill=BLACK),
        text(x, y + letters * 0.35, kit.mark, HEAVY, letters, anchor="middle", fill=kit.colour),
    )
