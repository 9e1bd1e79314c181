"""What the cards are found by, the rules each of them meets, and when one is held and played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations
from typing import Any, Final

from playcall.contract import CardFace, Text, msg
from playcall.contract.gallery import Gallery, Played, by_fact, facet
from playcall.games.gridiron_fantasy import events as told
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.catalogue import FACES
from playcall.games.gridiron_fantasy.decks.roster import part_title
from playcall.games.gridiron_fantasy.effects import CARD_TYPES, RARITIES, VERBS, Symbols
from playcall.games.gridiron_fantasy.faces.pictures import token_id
from playcall.games.gridiron_fantasy.names import ability
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import Event, State

DEEDS: Final = ("ball", "turnover", "cards", "injury", "calls", "referee", "kicks", "symbols")
BY_TEN: Final = {
    "0": "symbols", "2": "ball", "3": "ball", "4": "injury", "5": "cards", "6": "calls", "7": "referee", "8": "kicks",
}  # fmt: skip
"""What the tens of the vocabulary, V01 to V95, are about."""
TURNOVERS: Final = ("fumble", "interception")
OF_TYPE: Final = {
    "OP": ("GF-6.14", "GF-8.2"), "DP": ("GF-6.14", "GF-8.2"), "OA": (), "DA": (), "TM": ("GF-2.6", "GF-6.2"),
}  # fmt: skip
OF_DEED: Final = {"injury": "GF-9.3", "turnover": "GF-8.22", "kicks": "GF-4.18"}
HELD: Final = ("oa_hand", "da_hand", "op_book", "dp_book", "tm_hidden", "tm_team")


@cache
def gallery() -> Gallery:
    franchises = {one.letter: one.nickname for one in load().franchises}
    facets = (
        facet("kind", {part: part_title(part.lower()) for part in CARD_TYPES}, by_fact("type"), "gf"),
        facet("ability", _named_abilities(), _abilities, "gf", {name: token_id(name) for name in Symbols._fields}),
        facet("does", DEEDS, deeds, "gf"),
        facet("rarity", {one: msg("gf-deck-rarity", rarity=one) for one in RARITIES}, by_fact("rarity"), "gf"),
        facet("stock", franchises, lambda face: _stock().get(face.id, ()), "gf"),
    )
    set_ups = tuple({"length": "short", "listed": "on", "deck1": a, "deck2": b} for a, b in permutations(franchises, 2))
    return Gallery(facets, rules, HELD, played, set_ups, table, franchises, side)


def side(state: State, seat: int) -> str:
    """The franchise whose starter deck a seat plays."""
    assert isinstance(state, Table)
    deck = state.letters[seat] or state.options.deck(seat)
    return deck if deck in gallery().sides else ""


def _named_abilities() -> dict[str, Text]:
    return {name: ability(place) for place, name in enumerate(Symbols._fields)}


def _abilities(face: CardFace) -> Iterable[str]:
    symbols = face.facts.get("symbols", ())
    return [name for name, number in zip(Symbols._fields, symbols, strict=False) if number]


@cache
def _stock() -> dict[str, list[str]]:
    """GF-18.3  The franchises whose starter decks hold a card."""
    found: dict[str, list[str]] = {}
    for franchise, deck in zip(load().franchises, load().decks, strict=True):
        for card in dict.fromkeys((*franchise.team, *deck.op, *deck.dp, *deck.oa, *deck.da)):
            found.setdefault(card, []).append(franchise.letter)
    return found


def table(face: CardFace) -> dict[str, str]:
    """A game with a starter deck that holds the card."""
    return {"deck1": _stock()[face.id][0]} if face.id in _stock() else {}


def deeds(face: CardFace) -> set[str]:
    """What a card does, by the verbs of all its effects; a foul or an alert is the referee's business."""
    verbs = set(_verbs(face.facts))
    found = {"turnover" if verb in TURNOVERS else BY_TEN.get(VERBS[verb].id[1], "") for verb in verbs} - {""}
    return found | {"referee"} if face.facts.get("penalty") or face.facts.get("alert") else found


def _verbs(fact: Any) -> Iterator[str]:
    """Every `do` in the facts of a card, those inside other effects too."""
    if isinstance(fact, dict):
        if fact.get("do") in VERBS:
            yield fact["do"]
        for inner in fact.values():
            yield from _verbs(inner)
    elif isinstance(fact, list | tuple):
        for inner in fact:
            yield from _verbs(inner)


def rules(face: CardFace) -> Iterator[str]:
    facts = face.facts
    yield from OF_TYPE[facts["type"]]
    if facts.get("mode") == "challenge":
        yield from ("GF-7.9", "GF-8.14")
    elif facts.get("mode") == "action":
        yield "GF-7.23"
    if facts.get("secondaries"):
        yield "GF-7.20"
    if facts.get("penalty"):
        yield "GF-10.1"
    if facts.get("alert"):
        yield "GF-10.7"
    yield from (OF_DEED[deed] for deed in DEEDS if deed in OF_DEED and deed in deeds(face))
    if facts["type"] in ("OA", "DA"):
        yield "GF-2.16"


def played(event: Event) -> Played:
    cards: tuple[int, ...] = ()
    match event:
        case told.CardLaid(card=card) | told.ActionPlayed(card=card) | told.TeamRevealed(card=card):
            cards = (card,)
        case told.PlaysRevealed(off_card=one, def_card=other):
            cards = (one, other)
    return [(FACES[card].type.lower(), card) for card in cards]
