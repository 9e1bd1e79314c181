"""The plate between the ends: number and Star, name and place, the diamond of the team."""

from __future__ import annotations

from playcall.art.lettering import BOLD, HEAVY, NAME, fit, text
from playcall.art.svg import NOTHING, Svg, group, join, line, path, rect, use
from playcall.games.highlights_2052.anatomy import Card
from playcall.games.highlights_2052.art.layout import LEFT, RIGHT, Layout
from playcall.games.highlights_2052.art.palette import BLACK, PREFIX, Kit
from playcall.games.highlights_2052.art.stock import INNER


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
