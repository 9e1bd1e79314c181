"""GF-6.1 to GF-6.7  Which Team cards are Active: by role, by position, by choice."""

from __future__ import annotations

from playcall.games.gridiron_fantasy.catalogue import Face
from playcall.games.gridiron_fantasy.table import NO_CARD, Table

WRONG_PLAQUE = ("silver", "gold")
"""GF-6.2  What never works on offence and on defence."""


RETIRED = 5


def retired(s: Table) -> list[int]:
    """GF-9.3, GF-9.9  Team cards that are Retired In Plaster."""
    return [card for card, level, _, _ in s.outs if level == RETIRED]


def by_choice(s: Table, face: Face) -> bool:
    """GF-6.3  Whether a card is switched by choice."""
    return s.options.deactivate_any or face.subtype in ("star", "formation")


def may_be_active(s: Table, role: int, card: int) -> bool:
    """GF-6.2, GF-6.5, GF-6.7  In a Play."""
    face = s.faces[card]
    return face.plaque != WRONG_PLAQUE[role] and face.position != "K" and not s.is_out(card)


def conflicts(one: Face, two: Face) -> bool:
    """GF-6.4, GF-16.10  Two stars of a position, or two formations."""
    if one.subtype == "star":
        return one.position == two.position
    return one.subtype == "formation" == two.subtype


def line_up(s: Table, role: int) -> None:
    """GF-6.6  The Active cards of a role as last switched; at its first Play everything that may be."""
    team = s.team(role)
    on = s.lineup[2 * team + role]
    if on == [NO_CARD]:
        on = s.lineup[2 * team + role] = _first(s, role)
    active = []
    for card in s.team_cards(team):
        if may_be_active(s, role, card) and (card in on or not by_choice(s, s.faces[card])):
            active.append(card)
    s.active[team] = active


def _first(s: Table, role: int) -> list[int]:
    on: list[int] = []
    for card in s.team_cards(s.team(role)):
        face = s.faces[card]
        free = not any(conflicts(face, s.faces[other]) for other in on)
        if free and by_choice(s, face) and may_be_active(s, role, card):
            on.append(card)
    return on


def switchable(s: Table, role: int) -> list[int]:
    """GF-6.6  Cards that may still be switched: each at most once before a Play."""
    team = s.team(role)
    return [
        card
        for card in s.team_cards(team)
        if card not in s.wanted[team] and by_choice(s, s.faces[card]) and may_be_active(s, role, card)
    ]


def toggled(s: Table, role: int) -> list[int]:
    """GF-6.6  The cards that are on once everything wanted is switched."""
    team = s.team(role)
    on = s.lineup[2 * team + role][:]
    for card in s.wanted[team]:
        if card in on:
            on.remove(card)
        else:
            face = s.faces[card]
            on = [other for other in on if not conflicts(face, s.faces[other])]
            on.append(card)
    return on


def line_up_for_kick(s: Table, context: str) -> None:
    """GF-4.12, GF-6.5  Copper cards work in every kick, others in those they name."""
    s.context = context
    for role in (0, 1):
        team = s.team(role)
        s.active[team] = [card for card in s.team_cards(team) if _kicks(s.faces[card], context) and not s.is_out(card)]


def _kicks(face: Face, context: str) -> bool:
    return face.plaque == "copper" or context in face.kicks
