"""GF-7.3, GF-7.10  What a pass tells: who is behind and passes could hardly have taken the lead with what he held.

Of 273 such passes in games of Starters the hand could have done it in 10, while of hands dealt blindly a quarter could.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playcall.games.gridiron_fantasy.catalogue import WILD
from playcall.games.gridiron_fantasy.knowing import EVERYBODY
from playcall.games.gridiron_fantasy.zones import DECK

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.table import Table
    from playcall.kernel import Chance

Pass = tuple[int, int, int]
"""The Dominant Ability, the symbols that would have taken the lead, and the cards that came into the hand since."""
UNTOLD: Pass = (-1, 0, 0)
DOUBT = 25
"""One in so many passes is not believed."""


def note_pass(s: Table, role: int) -> None:
    """A team passes in the Primary Challenge."""
    if not s.leads(role, s.dominant):
        own, other = role * 4 + s.dominant, 4 - role * 4 + s.dominant
        strict = s.options.strict_exceed or s.tie != role
        s.passed[s.team(role)] = s.dominant, s.totals[other] - s.raw[own] + strict, 0


def new_cards(s: Table, team: int, number: int) -> None:
    """Cards come into a hand of which a pass has told something."""
    ability, need, fresh = s.passed[team]
    if need:
        s.passed[team] = ability, need, fresh + number


def believe_passes(s: Table, seat: int | None, chance: Chance) -> None:
    """In an imagined position: hands of the others that could have taken the lead are made poorer."""
    own = -1 if seat is None else s.team_of_seat(seat)
    for role in (0, 1):
        team = s.team(role)
        ability, need, fresh = s.passed[team]
        if need > 0 and team != own and len(s.hand(role)) > fresh and chance.number("pass", DOUBT):
            known = [] if seat is None else s.known[seat]
            fixed = {card for _, card in known + s.known[EVERYBODY]}
            _make_poorer(s, role, ability, need, fresh, fixed, chance)


def _make_poorer(s: Table, role: int, ability: int, need: int, fresh: int, fixed: set[int], chance: Chance) -> None:
    """Exchange rich cards for poorer ones of the deck, until those that were there at the pass may be too few."""
    hand, deck = s.hand(role), s.zone(DECK + role, s.team(role))
    held = [bring(s, card, ability) for card in hand]
    if sum(sorted(held)[: len(hand) - fresh]) < need:
        return
    there = {place: bring(s, card, ability) for place, card in enumerate(deck) if card not in fixed}
    while there and sum(sorted(held)[: len(hand) - fresh]) >= need:
        poorest = min(there.values())
        rich = [place for place, card in enumerate(hand) if held[place] > poorest and card not in fixed]
        if not rich:
            return
        out = rich[chance.number("pass", len(rich))]
        poorer = [place for place, brings in there.items() if brings < held[out]]
        into = poorer[chance.number("pass", len(poorer))]
        hand[out], deck[into] = deck[into], hand[out]
        held[out], there[into] = there[into], held[out]


def bring(s: Table, card: int, ability: int) -> int:
    """Symbols that a Challenge card counts in an ability."""
    face = s.faces[card]
    return face.symbols[ability] + face.symbols[WILD] if face.challenge else 0
