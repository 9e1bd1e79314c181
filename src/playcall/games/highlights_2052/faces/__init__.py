"""The card faces as SVG, made from the same data that the rules read."""

from __future__ import annotations

from functools import cache

from playcall.art.faces import face_svg
from playcall.art.figures import bodies
from playcall.art.heads import heads
from playcall.art.icons import icons
from playcall.art.svg import Svg, join, path, symbol, use
from playcall.contract import Drawings
from playcall.games.highlights_2052.cards import Card, load
from playcall.games.highlights_2052.faces.action import action_face, action_stock
from playcall.games.highlights_2052.faces.defence import defence_end
from playcall.games.highlights_2052.faces.offence import offence_end
from playcall.games.highlights_2052.faces.pictures import attacker, defender
from playcall.games.highlights_2052.faces.pieces import FULL, HAND, Layout, plate, types
from playcall.games.highlights_2052.faces.stock import HEIGHT, PREFIX, WIDTH, Kit, backs, kit_of, stock_id, stocks


def card_face(card: Card) -> Svg:
    kit = kit_of(card)
    stock = use(stock_id(kit), 0, 0, WIDTH, HEIGHT)
    return face_svg((WIDTH, HEIGHT), stock, hand=_face(card, kit, HAND), full=_face(card, kit, FULL))


def _face(card: Card, kit: Kit, layout: Layout) -> list[Svg]:
    return [
        defender(card, kit, layout), *([attacker(card, kit, layout)] if layout.words else []),
        defence_end(card, layout), plate(card, kit, layout), offence_end(card, layout),
    ]  # fmt: skip


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
