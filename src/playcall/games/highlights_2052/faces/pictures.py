"""The pictures on cards: which pose stands for which effect, and the players at both ends."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from playcall.art.figures import GROUND, extent, player
from playcall.art.figures import HEIGHT as FIGURE_HEIGHT
from playcall.art.figures import WIDTH as FIGURE_WIDTH
from playcall.art.svg import Svg
from playcall.games.highlights_2052.cards import ActionCard, Card, Penalty
from playcall.games.highlights_2052.effects import (
    CENTER,
    MAUL,
    Blitz,
    Bonus,
    Breakaway,
    Effect,
    EndDrive,
    ExtraDraw,
    Fumble,
    GoalLineStand,
    HardCount,
    HoldTo,
    HurryUp,
    If,
    Interception,
    KickSetup,
    Loss,
    Minus,
    Misdirection,
    NoGain,
    PlainAction,
    QuickRelease,
    Secure,
    Situation,
    Strip,
    Stunt,
)
from playcall.games.highlights_2052.effects import LEFT as LEFT_AREA
from playcall.games.highlights_2052.effects import RIGHT as RIGHT_AREA
from playcall.games.highlights_2052.faces.defence import PICTURE, heading_end, printed_lines
from playcall.games.highlights_2052.faces.pieces import LEFT, RIGHT, Layout, lane_x
from playcall.games.highlights_2052.faces.stock import PREFIX, STOCK, Kit

BOX_POSES: Final[dict[type[PlainAction], tuple[str, ...]]] = {
    Minus: ("brace", "shuffle", "tackle"), NoGain: ("wall", "brace", "swat"), HoldTo: ("shuffle", "wall"),
    Loss: ("sack", "tackle"), EndDrive: ("stand",), Interception: ("pick",), Fumble: ("strip",), Blitz: ("blitz",),
    Strip: ("strip",), GoalLineStand: ("stand",),
}  # fmt: skip
EFFECT_POSES: Final[dict[type[Effect], str]] = {
    Situation: "point", Bonus: "reverse", ExtraDraw: "cut", Breakaway: "sprint", Misdirection: "reverse",
    Stunt: "statue", Secure: "keep", QuickRelease: "release", HurryUp: "sprint", KickSetup: "kick", HardCount: "point",
}  # fmt: skip
TYPE_POSES: Final = (("run", "cut", "keep"), ("throw", "release", "catch"), ("push", "keep"))
"""Each has some poses that take turns with the number of the card."""
SIGNALS: Final[dict[Penalty, str]] = {
    "none": "go", "offside": "hips", "def_holding": "wrist", "off_holding": "wrist", "interference": "shove",
    "offsetting": "wide",
}  # fmt: skip
HELMETED: Final = ("plain", "stripe", "cage", "visor", "tail", "locks", "bob", "fin", "band")
MACHINES: Final = ("box", "dome", "lens", "grille", "dish", "gear")


class Picture(NamedTuple):
    """Who is seen on a card and what they do."""

    head: str
    defending: str
    attacking: str


class _Own(NamedTuple):
    head: str = ""
    defending: str = ""
    attacking: str = ""


def picture(card: Card) -> Picture:
    """From `pictures.toml` what the card has of its own, the rest from its box, its plays and its number."""
    own = _Own(**_pictures().get(card.id, {}))
    return Picture(own.head or _head(card), own.defending or _defending(card), own.attacking or _attacking(card))


def signal(card: ActionCard) -> str:
    """The official's pose on an Action card."""
    return "up" if card.block and card.penalty == "none" else SIGNALS[card.penalty]


def _defending(card: Card) -> str:
    if card.box is None:
        return "idle"
    if isinstance(card.box, If):
        return "lookout"
    if isinstance(card.box, Loss) and card.def_type == MAUL:
        return "stand"
    return _turn(BOX_POSES[type(card.box)], card)


def _attacking(card: Card) -> str:
    if not card.plays:
        return "kick"
    effects = [effect for play in card.plays for effect in play.effects]
    if effects:
        return EFFECT_POSES[type(effects[0])]
    best = max(card.plays, key=lambda play: play.yards)
    return _turn(TYPE_POSES[best.type], card)


def _head(card: Card) -> str:
    return _turn(MACHINES if card.set == "solo" or card.deck == "solo" else HELMETED, card)


def _turn(choices: tuple[str, ...], card: Card) -> str:
    return choices[card.number % len(choices)]


@cache
def _pictures() -> dict[str, dict[str, str]]:
    text = (resources.files(__package__) / "pictures.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


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
