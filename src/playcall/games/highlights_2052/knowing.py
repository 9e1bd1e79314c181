"""FH-24.6  What a seat knows of unseen cards: its own team, what was listed or shown, and packs it has held."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from playcall.games.highlights_2052.zones import (
    AI_STACK,
    AUDIBLE_SPACE,
    CLUB,
    CUTS,
    DRAFT_DISCARD,
    HANDS,
    PACKS,
    PLAYBOOK,
    ROSTER,
    SOLO_DECK,
    USED_AUDIBLE,
)

if TYPE_CHECKING:
    from playcall.games.highlights_2052.table import Table


def known_in(s: Table, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
    """Cards that a seat knows to lie in the zones of a group."""
    zones = s.zones
    if group == "solo":
        return [*zones[AI_STACK()], *zones[SOLO_DECK()]]
    if group in (PACKS.group, DRAFT_DISCARD.group):
        return handed_across(s, group, seat)
    if group != "team" or owner is None:
        return ()
    if owner == seat:
        return [card for side in s.sides_of(owner) for card in zones[PLAYBOOK(side)]]
    known = s.listed[owner] | spotted(s, owner, seat)
    return [card for zone in team_zones(s, owner) for card in zones[zone] if known >> card & 1]


def spotted(s: Table, owner: int, seat: int | None) -> int:
    """FH-13.2  The picks of the other side that a seat has missed in packs that came back to it."""
    for side in (0, 1):
        if s.seats[side] == seat and s.seats[1 - side] == owner:
            return s.spotted[side]
    return 0


def handed_across(s: Table, group: str, seat: int | None) -> list[int]:
    """FH-13.2  What a seat knows of the other side's pack, or of the draft's discards: it has passed them on."""
    for side in (0, 1):
        if s.seats[side] == seat:
            pile = s.zones[PACKS(1 - side) if group == PACKS.group else DRAFT_DISCARD()]
            return [card for card in pile if s.passed[side] >> card & 1]
    return []


def team_zones(s: Table, seat: int) -> list[int]:
    """Where cards of a seat's team may lie unseen."""
    zones = [kind(side) for side in s.sides_of(seat) for kind in _HIDDEN]
    return [*zones, CLUB(seat)] if s.options.competition else zones


_HIDDEN = (HANDS, PLAYBOOK, AUDIBLE_SPACE, USED_AUDIBLE, ROSTER, CUTS)
