"""What the cards are found by, the rules each of them meets, and when one is held and played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations
from typing import Final

from playcall.contract import CardFace
from playcall.contract.gallery import Gallery, Played, by_fact, facet
from playcall.games.highlights_2052 import events as told
from playcall.games.highlights_2052.cards import Card, load
from playcall.games.highlights_2052.effects import PASS, Fumble, If, Interception, Strip
from playcall.games.highlights_2052.table import Table
from playcall.games.highlights_2052.zones import AUDIBLE_SPACE, HANDS
from playcall.kernel import Event, State

KINDS: Final = ("star", "team", "play", "promo", "solo", "action")
TYPES: Final = ("R", "P", "M")
LANES: Final = ("left", "center", "right")
MARKS: Final = ("effect", "turnover", "flag", "injury")
BACK: Final = "play"


@cache
def gallery() -> Gallery:
    teams = {team.id: team.nickname for team in load().teams}
    facets = (
        facet("kind", KINDS, lambda face: [face.kind], "fh"),
        facet("team", teams, by_fact("team"), "fh"),
        facet("defends", TYPES, by_fact("defends"), "fh"),
        facet("attacks", TYPES, lambda face: {play["type"] for play in face.facts.get("plays", [])}, "fh"),
        facet("lane", LANES, lambda face: {LANES[play.area] for card in _card(face) for play in card.plays}, "fh"),
        facet("mark", MARKS, lambda face: [mark for card in _card(face) for mark in marks(card)], "fh"),
    )
    set_ups = tuple({"teams": f"{one},{other}"} for one, other in permutations(teams, 2))
    held = (HANDS.name, AUDIBLE_SPACE.name)
    return Gallery(facets, rules, held, played, set_ups, sides=teams, side=side)


def side(state: State, seat: int) -> str:
    """The team of a seat in a single game."""
    assert isinstance(state, Table)
    place = state.teams[seat] if seat < len(state.teams) else -1
    return load().teams[place].id if 0 <= place < len(load().teams) else ""


def _card(face: CardFace) -> Iterable[Card]:
    """The card behind a face; Action cards are none of these."""
    return [load().cards[load().positions[face.id]]] if face.id in load().positions else ()


def marks(card: Card) -> Iterator[str]:
    """What stands out: a play that does more than gain yards, a box that takes the ball away, the two icons."""
    box = card.box.action if isinstance(card.box, If) else card.box
    if any(play.effects for play in card.plays):
        yield "effect"
    if isinstance(box, Interception | Fumble | Strip):
        yield "turnover"
    if card.penalty:
        yield "flag"
    if card.injury:
        yield "injury"


def rules(face: CardFace) -> Iterator[str]:
    """How a card defends and attacks, where it belongs, then what its icons bring."""
    for card in _card(face):
        yield from ("FH-19.3", "FH-19.6")
        yield {"star": "FH-2.7", "team": "FH-2.8", "play": "FH-17.2", "promo": "FH-1.4", "solo": "FH-23.3"}[face.kind]
        if any(play.type == PASS for play in card.plays):
            yield "FH-5.2"
        if card.penalty:
            yield "FH-10.1"
        if card.injury:
            yield "FH-11.2"
    if face.kind == "action":
        yield from ("FH-2.1", "FH-2.2", "FH-9.3", "FH-10.1")


def played(event: Event) -> Played:
    match event:
        case told.Defence(card=card) | told.OffensiveAudible(card=card) | told.Threat(card=card):
            return [(BACK, card)]
    return ()
