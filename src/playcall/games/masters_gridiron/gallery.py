"""What the cards are found by, the rules each of them meets, and when one is held and played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from playcall.contract import CardFace
from playcall.contract.gallery import Gallery, Played, by_fact, facet
from playcall.games.masters_gridiron import events as told
from playcall.games.masters_gridiron.anatomy import TYPES
from playcall.games.masters_gridiron.cards import load
from playcall.games.masters_gridiron.table import NOBODY, Table
from playcall.games.masters_gridiron.zones import DEF_HAND, OFF_HAND, PB_HAND
from playcall.kernel import Event, State

KINDS: Final = ("offense", "defense", "touchdown", "field goal", "audible")
POSITIONS: Final = ("QB", "RB", "FB", "WR", "TE", "T", "G", "C", "DE", "DT", "LB", "CB", "S")
TIERS: Final = ("LEGEND", "STAR", "STANDOUT", "SPECIALIST", "REGULAR")
SALARIES: Final = {"low": range(3), "middle": range(3, 8), "high": range(8, 13), "top": range(13, 100)}


@cache
def gallery() -> Gallery:
    teams = {team.code: team.nickname for team in load().teams}
    facets = (
        facet("kind", KINDS, lambda face: [face.kind], "mg"),
        facet("pos", POSITIONS, by_fact("pos"), "mg"),
        facet("type", TYPES, by_fact("type"), "mg"),
        facet("tier", TIERS, by_fact("tier"), "mg"),
        facet("salary", tuple(SALARIES), _salary, "mg"),
        facet("team", teams, lambda face: by_fact("team")(face) or by_fact("stock")(face), "mg"),
    )
    codes = list(teams)
    pairs = [(place, (place + apart) % len(codes)) for apart in range(1, len(codes)) for place in range(len(codes))]
    set_ups = tuple({"deck1": codes[one], "deck2": codes[other]} for one, other in pairs)
    held = (OFF_HAND.name, DEF_HAND.name, PB_HAND.name)
    return Gallery(facets, rules, held, played, set_ups, table, teams, side)


def side(state: State, seat: int) -> str:
    """The stock team of a seat."""
    assert isinstance(state, Table)
    team = state.teams[seat]
    return "" if team == NOBODY else load().teams[team].code


@cache
def _stock() -> dict[str, str]:
    """MG-14.1  A team for each card of the stock decks."""
    cards = load()
    found: dict[str, str] = {}
    for team in cards.teams:
        players = [cards.players[place] for place in (*team.offence_cards, *team.defence_cards)]
        for card in (*players, *(cards.book[place] for place in team.full)):
            found.setdefault(card.id, team.code)
    return found


def table(face: CardFace) -> dict[str, str]:
    """A game with a stock team that has the card."""
    return {"deck1": _stock()[face.id]} if face.id in _stock() else {}


def _salary(face: CardFace) -> Iterable[str]:
    return [name for name, range_ in SALARIES.items() if face.facts.get("salary") in range_]


def rules(face: CardFace) -> Iterator[str]:
    match face.kind:
        case "offense":
            yield from ("MG-4.1", "MG-4.3", "MG-4.5", "MG-12.2")
        case "defense":
            yield from ("MG-5.1", "MG-5.2", "MG-5.5", "MG-12.2")
        case "audible":
            yield from ("MG-9.2", "MG-9.6", "MG-3.1", "MG-12.9")
            if face.facts["effect"] == "RETURN":
                yield "MG-10.3"
        case kind:
            yield from ("MG-4.2", "MG-4.4", "MG-5.4")
            yield "MG-12.6" if kind == "touchdown" else "MG-11.3"


def played(event: Event) -> Played:
    match event:
        case told.Laid(player=player, play=play):
            return [(OFF_HAND.back, player), (PB_HAND.back, play)]
        case told.Answered(player=player):
            return [(DEF_HAND.back, player)]
        case told.AudiblePlayed(card=card):
            return [(PB_HAND.back, card)]
    return ()
