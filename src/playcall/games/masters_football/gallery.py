"""What the cards are found by, the rules each of them meets, and when one is held and played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from playcall.contract import CardFace
from playcall.contract.gallery import Gallery, Played, by_fact, facet
from playcall.games.masters_football import events as told
from playcall.games.masters_football.cards import load
from playcall.games.masters_football.table import HAND, MANAGER, SQUAD, Table
from playcall.kernel import Event, State

KINDS: Final = ("player", "action", "manager", "tactic")
LEVELS: Final = ("gold", "silver", "bronze", "wood", "lad")
POSITIONS: Final = ("D", "M", "F")
GENIUS: Final = ("A", "D", "T")
TYPES: Final = ("STRATEGY", "EVOLUTION", "ANTI", "CORRUPTION")
TIMES: Final = ("PRE", "LIVE", "ANY", "ACADEMY")
OF_TYPE: Final = {"STRATEGY": "MF-20.10", "CORRUPTION": "MF-20.12"}
OF_GENIUS: Final = {"A": "MF-10.8", "D": "MF-10.9", "T": "MF-8.4"}


@cache
def gallery() -> Gallery:
    facets = (
        facet("kind", KINDS, lambda face: [face.kind], "mf"),
        facet("level", LEVELS, by_fact("level"), "mf"),
        facet("pos", POSITIONS, by_fact("pos"), "mf"),
        facet("genius", GENIUS, by_fact("genius"), "mf"),
        facet("type", TYPES, by_fact("type"), "mf"),
        facet("timing", TIMES, by_fact("timing"), "mf"),
    )
    held = (HAND.name, SQUAD.name, MANAGER.name)
    managers = {manager.id: manager.name for manager in load().managers}
    return Gallery(facets, rules, held, played, ({"mode": "friendly"},), sides=managers, side=side)


def side(state: State, seat: int) -> str:
    """The manager of a seat."""
    assert isinstance(state, Table)
    cards = state.zones[MANAGER(seat)]
    return state.cards.managers[cards[0]].id if cards else ""


def rules(face: CardFace) -> Iterator[str]:
    facts = face.facts
    match face.kind:
        case "manager":
            yield from (facts["rule"], "MF-3.2", "MF-3.4")
        case "player":
            yield from ("MF-7.2", "MF-8.9", "MF-8.2")
            if facts["genius"]:
                yield OF_GENIUS[facts["genius"]]
        case "action":
            yield from ("MF-20.3", "MF-20.4")
            if facts["type"] in OF_TYPE:
                yield OF_TYPE[facts["type"]]
            if facts["uses"] > 1:
                yield "MF-20.7"
        case _:
            yield from ("MF-2.2", "MF-7.5", "MF-8.6")


def played(event: Event) -> Played:
    match event:
        case told.CardPlayed(card=card):
            return [(HAND.back, card)]
        case told.TeamRevealed(players=players):
            return [(SQUAD.back, player) for player in players]
        case told.Substituted(on=player):
            return [(SQUAD.back, player)]
        case told.AbilityUsed(manager=manager):
            return [(MANAGER.back, manager)]
    return ()
