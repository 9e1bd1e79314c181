"""What seats know of hidden cards: seen by an effect, shown to all and gone back, or listed for all to read.

An entry is a zone and a card in it. Those of a Playbook hold for the Play called from it too, whose choice is secret;
those of a deck are its top cards, the topmost first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from playcall.games.gridiron_fantasy.zones import BOOK, CALLED, DECK, HAND, TOP, layout

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.table import Table

Known = tuple[int, int]
EVERYBODY = -1
"""The list of what is known to all, after those of the seats."""


def known_in(s: Table, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
    """Cards that a seat knows to lie, unseen, in the zones of a group."""
    entries = s.known[EVERYBODY] if seat is None else s.known[seat] + s.known[EVERYBODY]
    if not entries:
        return ()
    slots = layout(s.n).slots
    found = set()
    for place, card in entries:
        kind, team = slots[place]
        if kind.group == group and s.owner(kind.per, team) == owner and lies(s, place, card):
            found.add(card)
    return found


def lies(s: Table, place: int, card: int) -> bool:
    """Whether a card lies where it was known to: the call of a Play does not count as leaving the Playbook."""
    if card in s.zones[place]:
        return True
    return BOOK <= place // s.n < BOOK + 2 and card in s.zones[place + (CALLED - BOOK) * s.n]


def learn(s: Table, seat: int, kind: int, team: int, cards: Sequence[int]) -> list[int]:
    """A seat, or everybody, knows hidden cards from now on, as long as they lie where they lie."""
    place = kind * s.n + team
    s.known[seat] += [(place, card) for card in cards if (place, card) not in s.known[seat]]
    return list(cards)


def forget(s: Table) -> None:
    """A card that has left its zone is not known any more."""
    for seat, seen in enumerate(s.known):
        if seen:
            s.known[seat] = [(place, card) for place, card in seen if lies(s, place, card)]


def lose_track(s: Table, *places: int) -> None:
    """Cards were taken from a pile unseen, or it was shuffled: nobody knows any more which cards lie there."""
    for seat, seen in enumerate(s.known):
        if seen:
            s.known[seat] = [entry for entry in seen if entry[0] not in places]


def exchanged(s: Table, role: int, team: int) -> None:
    """GF-5.2  Some Play was taken out of a Playbook: what all have seen of it may be gone."""
    place = (BOOK + role) * s.n + team
    s.known[EVERYBODY] = [entry for entry in s.known[EVERYBODY] if entry[0] != place]


def follow(s: Table, cards: Sequence[int], source: int, into: int, team: int) -> None:
    """Cards of a team go from the top of one of its zones to another; its own coaches see where they lie then."""
    start, end = source * s.n + team, into * s.n + team
    for seat, seen in enumerate(s.known):
        if seen:
            stays = [entry for entry in seen if entry[0] != start or entry[1] not in cards]
            moved = [(end, card) for place, card in seen if place == start and card in cards]
            s.known[seat] = stays if seat in s.coaches[team] else stays + moved


def follow_draw(s: Table, role: int, team: int, drawn: Sequence[int]) -> None:
    """Known cards that were drawn are known to be in the hand.

    In what order cards put back on top lie, only their owner knows: of those that is so when all were drawn.
    """
    if not any(s.known):
        return
    if s.zones[(TOP + role) * s.n + team]:
        lose_track(s, (TOP + role) * s.n + team)
    follow(s, drawn, TOP + role, HAND + role, team)
    follow(s, drawn, DECK + role, HAND + role, team)


def put_known_on_top(s: Table, seat: int) -> None:
    """In an imagined position: the top cards of decks lie as the seat has seen them."""
    for place, card in reversed(s.known[seat]):
        if DECK <= place // s.n < DECK + 2 and card in s.zones[place]:
            s.zones[place].remove(card)
            s.zones[place].append(card)
