"""The card faces of Gridiron Fantasy Football as SVG, made from the same data that the rules read."""

from __future__ import annotations

from functools import cache, partial

from playcall.art.faces import Faces
from playcall.art.svg import join
from playcall.games.gridiron_fantasy.art.backs import backs, halftone
from playcall.games.gridiron_fantasy.art.face import card_face
from playcall.games.gridiron_fantasy.art.palette import HEIGHT, WIDTH
from playcall.games.gridiron_fantasy.art.pictures import pictures
from playcall.games.gridiron_fantasy.art.tokens import tokens
from playcall.games.gridiron_fantasy.cards import load
from playcall.kernel import Drawings

KINDS = {
    "Offensive Play": "op", "Defensive Play": "dp", "Offensive Action": "oa", "Defensive Action": "da", "Team": "tm",
}  # fmt: skip


@cache
def drawings() -> Drawings:
    """Every card of the set, and its backs."""
    return Drawings(
        defs=str(join(halftone(), tokens(), pictures())),
        size=(WIDTH, HEIGHT),
        cards=Faces({card.id: partial(card_face, card) for card in load().cards}),
        backs={name: str(back) for name, back in backs().items()},
        behind=KINDS,
    )
