"""Which picture a card has: a player in the pose of its box and, on the enlarged card, in the pose of its play."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from playcall.games.highlights_2052.anatomy import ActionCard, Card, Penalty
from playcall.games.highlights_2052.effects import (
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
