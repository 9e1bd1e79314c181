"""The players on a card: one above the plate, who defends, and a shade below it, who attacks."""

from __future__ import annotations

from typing import Final

from playcall.art.figures import GROUND, extent, player
from playcall.art.figures import HEIGHT as FIGURE_HEIGHT
from playcall.art.figures import WIDTH as FIGURE_WIDTH
from playcall.art.svg import Svg
from playcall.games.highlights_2052.anatomy import Card
from playcall.games.highlights_2052.art.defence import PICTURE, heading_end, printed_lines
from playcall.games.highlights_2052.art.layout import LEFT, RIGHT, Layout
from playcall.games.highlights_2052.art.palette import PREFIX, STOCK, Kit
from playcall.games.highlights_2052.art.pictures import picture
from playcall.games.highlights_2052.art.pieces import lane_x
from playcall.games.highlights_2052.effects import CENTER
from playcall.games.highlights_2052.effects import LEFT as LEFT_AREA
from playcall.games.highlights_2052.effects import RIGHT as RIGHT_AREA

AWAY: Final = ("pick",)
"""Poses with a ball up ahead: they look away from the heading."""


def defender(card: Card, kit: Kit, layout: Layout) -> Svg:
    """On the right, standing on the plate, as tall as words and helmets allow; in the hand a shade behind the box."""
    seen = picture(card)
    flip = seen.defending not in AWAY
    left, right, _ = extent(seen.defending)
    if flip:
        left, right = FIGURE_WIDTH - right, FIGURE_WIDTH - left
    inset = 4 if printed_lines(card, layout) or not layout.words else 26
    scale = _scale(card, layout, seen.defending, inset)
    x, y = RIGHT - inset - right * scale, layout.plate_top + 2 - GROUND * scale
    body, bright = (0.6 if card.set == "star" else 0.5, 0.92) if layout.words else (0.26, 0.4)
    inks = _inks(kit, body, bright)
    return player(PREFIX, seen.defending, seen.head, x, y, FIGURE_HEIGHT * scale, flip=flip, **inks)


def attacker(card: Card, kit: Kit, layout: Layout) -> Svg:
    """In a lane without a play, behind the words of the football end."""
    seen = picture(card)
    height = layout.effects + layout.plays + 4
    width = height * FIGURE_WIDTH / FIGURE_HEIGHT
    taken = {play.area for play in card.plays}
    area = next((area for area in (LEFT_AREA, CENTER, RIGHT_AREA) if area not in taken), CENTER)
    x = min(max(lane_x(area) - width / 2, LEFT + 2), RIGHT - width - 2)
    y = layout.footballs_top - height + 3
    inks = _inks(kit, 0.17, 0.26)
    return player(PREFIX, seen.attacking, seen.head, x, y, height, flip=area == RIGHT_AREA, **inks)


def _scale(card: Card, layout: Layout, pose: str, inset: float) -> float:
    left, right, top = extent(pose)
    room = layout.plate_top - layout.box_top - 4
    scale = min(room / (GROUND - top), layout.figure)
    if not layout.words:
        return scale
    if heading_end(card, layout) > RIGHT - inset - (right - left) * scale:
        scale = min(scale, (room - layout.badge) / (GROUND - top))
    return min(scale, PICTURE / (right - left)) if printed_lines(card, layout) > 2 else scale


def _inks(kit: Kit, body: float, bright: float) -> dict[str, str]:
    """How much of the kit's colour shines through, on the body and on helmet and ball."""
    return {"stroke": kit.tint(body), "fill": kit.tint(bright), "color": STOCK}
