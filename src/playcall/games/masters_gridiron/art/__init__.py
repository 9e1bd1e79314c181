"""The card faces of Masters of the Gridiron as SVG, made from the same data that the rules read."""

from __future__ import annotations

from functools import cache, partial

from playcall.art.faces import Faces
from playcall.art.svg import Svg, join
from playcall.games.masters_gridiron.anatomy import Play
from playcall.games.masters_gridiron.art.audible import audible_face
from playcall.games.masters_gridiron.art.backs import backs, lattice
from playcall.games.masters_gridiron.art.busts import busts
from playcall.games.masters_gridiron.art.palette import HEIGHT, WIDTH
from playcall.games.masters_gridiron.art.pictograms import pictograms
from playcall.games.masters_gridiron.art.player import player_face
from playcall.games.masters_gridiron.art.plays import play_face
from playcall.games.masters_gridiron.art.routes import chalk
from playcall.games.masters_gridiron.cards import BookCard, load
from playcall.kernel import Drawings


@cache
def drawings() -> Drawings:
    """Every card of the set, and its backs."""
    cards = load()
    faces = {player.id: partial(player_face, player) for player in cards.players}
    book_faces = {card.id: partial(book_face, card) for card in cards.book}
    book = dict.fromkeys(("touchdown", "field goal", "audible"), "playbook")
    return Drawings(
        defs=str(join(busts(), chalk(), pictograms(), lattice())),
        size=(WIDTH, HEIGHT),
        cards=Faces({**faces, **book_faces}),
        backs={name: str(back) for name, back in backs().items()},
        behind={"offense": "offense", "defense": "defense", **book},
    )


def book_face(card: BookCard) -> Svg:
    return play_face(card) if isinstance(card, Play) else audible_face(card)
