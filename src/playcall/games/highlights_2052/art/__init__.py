"""The card faces of Highlights 2052 as SVG, made from the same data that the rules read."""

from __future__ import annotations

from functools import cache

from playcall.art.figures import bodies
from playcall.art.heads import heads
from playcall.art.icons import icons
from playcall.art.svg import Svg, join, path, symbol
from playcall.games.highlights_2052.art.action import action_face, action_stock
from playcall.games.highlights_2052.art.backs import backs
from playcall.games.highlights_2052.art.face import card_face
from playcall.games.highlights_2052.art.palette import PREFIX
from playcall.games.highlights_2052.art.pieces import types
from playcall.games.highlights_2052.art.stock import HEIGHT, WIDTH, stocks
from playcall.games.highlights_2052.cards import load
from playcall.kernel import Drawings

MARKS = ("helmet", "football", "posts", "flag", "cross", "star", "whistle", "hand")


@cache
def drawings() -> Drawings:
    """Every card of the set, and its backs."""
    cards = load()
    faces = {card.id: str(card_face(card)) for card in cards.cards}
    faces |= {f"a{card.no:02}": str(action_face(card)) for card in cards.actions}
    return Drawings(
        defs=str(definitions()),
        size=(WIDTH, HEIGHT),
        cards=faces,
        backs={name: str(back) for name, back in backs().items()},
        behind={"star": "play", "team": "play", "play": "play", "solo": "play", "promo": "play", "action": "action"},
    )


def definitions() -> Svg:
    """What the faces share; every id begins with the game's prefix."""
    return join(
        icons(PREFIX, MARKS), heads(PREFIX), bodies(PREFIX),
        stocks(), _sheen(), types(), symbol(f"{PREFIX}action", action_stock(), box=(WIDTH, HEIGHT)),
    )  # fmt: skip


def _sheen() -> Svg:
    """Slanting light on a plate."""
    stripes = "".join(f"M{x} 50 {x + 24} 0h18L{x + 18} 50Z" for x in range(-10, 240, 42))
    return symbol(f"{PREFIX}sheen", path(stripes, fill="#fff", fill_opacity=0.16), box=(240, 50))
