"""The card faces of Masters of the Gridiron as SVG, made from the same data that the rules read."""

from __future__ import annotations

from functools import cache, partial

from playcall.art.faces import Faces
from playcall.art.lettering import BOLD, HEAVY, text
from playcall.art.svg import Svg, circle, el, join, path, rect
from playcall.contract import Drawings, signed
from playcall.games.masters_gridiron.anatomy import Play
from playcall.games.masters_gridiron.cards import BookCard, load
from playcall.games.masters_gridiron.faces.audible import audible_face, pictograms
from playcall.games.masters_gridiron.faces.inks import (
    BOOK_BACK,
    DEFENCE_BACK,
    GILT,
    HEIGHT,
    OFFENCE_BACK,
    PAPER,
    PREFIX,
    WIDTH,
)
from playcall.games.masters_gridiron.faces.player import busts, player_face
from playcall.games.masters_gridiron.faces.plays import chalk, play_face
from playcall.games.masters_gridiron.table import POINTS


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


COLOURS = {"offense": OFFENCE_BACK, "defense": DEFENCE_BACK, "playbook": BOOK_BACK}
MARKS = {
    "offense": "M-30 0c10-16 19-21 30-21s20 5 30 21c-10 16-19 21-30 21s-20-5-30-21zM-11 0h22M-6-5v10M0-6v12M6-5v10",
    "defense": "M-24-25h48v24c0 15-11 23-24 28-13-5-24-13-24-28zM0-25v52M-24-3h48",
    "playbook": "M-20-18l12 12m0-12l-12 12M2 20c2-20 8-28 20-34M12-17l11 2-3 11M-14 10a7 7 0 1 0 .1 0",
}


def lattice() -> Svg:
    """The pattern that all backs share."""
    lines = path("M0 12 12 0M0 0l12 12", stroke=GILT, stroke_opacity=0.3, stroke_width=1.4, fill="none")
    return el("pattern", lines, id=f"{PREFIX}lattice", width=12, height=12, patternUnits="userSpaceOnUse")


def backs() -> dict[str, Svg]:
    return {name: _back(name) for name in COLOURS}


def _back(name: str) -> Svg:
    colour = COLOURS[name]
    x, y = WIDTH / 2, HEIGHT / 2
    mark = path(MARKS[name], fill="none", stroke=GILT, stroke_width=3.4, stroke_linejoin="round")
    return el(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        rect(9, 9, WIDTH - 18, HEIGHT - 18, rx=7, fill=colour),
        rect(9, 9, WIDTH - 18, HEIGHT - 18, rx=7, fill=f"url(#{PREFIX}lattice)"),
        rect(13, 13, WIDTH - 26, HEIGHT - 26, rx=5, fill="none", stroke=GILT, stroke_width=2),
        circle(x, y, 56, fill=colour, stroke=GILT, stroke_width=3),
        el("g", mark, transform=f"translate({x} {y - 8})"),
        text(x, y + 38, name.upper(), BOLD, 17, anchor="middle", fill=GILT, letter_spacing="1"),
        *(_lost_point() if name == "playbook" else ()),
        viewBox=f"0 0 {WIDTH} {HEIGHT}", font_family="'Barlow Condensed',Barlow,'Arial Narrow',sans-serif",
        font_stretch="condensed",
    )  # fmt: skip


def _lost_point() -> tuple[Svg, Svg]:
    """MG-11.5  What a card that is turned over beside a touchdown takes from it, to be read either way up."""
    corner = join(
        circle(38, 38, 20, fill=GILT),
        text(38, 47.5, signed(POINTS["M"] - POINTS["T"]), HEAVY, 27, anchor="middle", fill=BOOK_BACK),
    )
    return corner, el("g", corner, transform=f"rotate(180 {WIDTH / 2} {HEIGHT / 2})")
