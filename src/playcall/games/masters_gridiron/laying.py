"""MG-4, MG-10  What the offence may lay, and what is announced of it."""

from __future__ import annotations

from functools import cache

from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.actions import ATTEMPT, BOOK_IN_HAND, PUNT, PUNT_ALONE
from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.matchup import offence_number, standing, stop_names
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import OFF_DISC, OFF_HAND, OFFENSE, PLAYBOOK


def lay_options(s: Table) -> list[int]:
    """MG-4.2, MG-10.7, MG-10.10  Attempts by place of player and play, then the punts that are allowed."""
    players = s.zones[OFFENSE.hand + s.offence]
    masks = s.game.use_masks
    book = [masks[card % BOOK] for card in s.zones[PLAYBOOK.hand + s.offence]]
    if not any(book):
        return PUNT_ALONE.of(range(len(players)))
    options: list[int] = []
    faces = s.players
    first = ATTEMPT.first
    for card in players:
        has = faces[card].has
        action = first
        for mask in book:
            if has & mask:
                options.append(action)
            action += 1
        first += BOOK_IN_HAND
    return options + punts(s.options.punt, len(players), tuple(map(bool, book)), options)


def punts(rule: str, players: int, plays: tuple[bool, ...], attempts: list[int]) -> list[int]:
    """MG-10.7  The pairs that may be punted."""
    pairs = all_punts(players, plays)
    if rule == "any":
        return pairs
    if rule == "forced":
        return [] if attempts else pairs
    return [action for action in pairs if action - PUNT.first + ATTEMPT.first not in attempts]


@cache
def all_punts(players: int, plays: tuple[bool, ...]) -> list[int]:
    """Every player with every play, by the places of plays in the Playbook hand."""
    places = [place for place, is_play in enumerate(plays) if is_play]
    return PUNT.of([player * BOOK_IN_HAND + place for player in range(players) for place in places])


def lay_player(s: Table, place: int) -> None:
    """MG-4.1, MG-4.11  The Offense card lies on its discard pile from now on."""
    card = s.zones[OFF_HAND(s.offence)].pop(place)
    s.zones[OFF_DISC(s.offence)].append(card)
    s.offence_card = card


def announce_laid(s: Table) -> None:
    """MG-4.7, MG-4.8, MG-10.8  Always true and complete."""
    now, team = standing(s), s.names[s.offence]
    number = offence_number(s, now)
    if s.punting:
        s.tell(events.Punted(team, s.offence_card, s.play_card, number.total, stop_names(now.stops)))
    else:
        s.tell(
            events.Laid(
                team, s.offence_card, s.play_card, now.result, number.terms, number.total, stop_names(now.stops)
            )
        )
