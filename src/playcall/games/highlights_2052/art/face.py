"""A whole play card: for the hand and enlarged, one above the other; a page or a printer shows one of them."""

from __future__ import annotations

from playcall.art.faces import face_svg
from playcall.art.svg import Svg, use
from playcall.games.highlights_2052.anatomy import Card
from playcall.games.highlights_2052.art.defence import defence_end
from playcall.games.highlights_2052.art.layout import FULL, HAND, Layout
from playcall.games.highlights_2052.art.offence import offence_end
from playcall.games.highlights_2052.art.palette import Kit, kit_of
from playcall.games.highlights_2052.art.plate import plate
from playcall.games.highlights_2052.art.portraits import attacker, defender
from playcall.games.highlights_2052.art.stock import HEIGHT, WIDTH, stock_id


def card_face(card: Card) -> Svg:
    kit = kit_of(card)
    stock = use(stock_id(kit), 0, 0, WIDTH, HEIGHT)
    return face_svg((WIDTH, HEIGHT), stock, hand=_face(card, kit, HAND), full=_face(card, kit, FULL))


def _face(card: Card, kit: Kit, layout: Layout) -> list[Svg]:
    return [
        defender(card, kit, layout), *([attacker(card, kit, layout)] if layout.words else []),
        defence_end(card, layout), plate(card, kit, layout), offence_end(card, layout),
    ]  # fmt: skip
