"""What a position promises both sides: the score, and what their cards may do in the attempts to come."""

from __future__ import annotations

from typing import Final

from playcall.games.masters_gridiron.appraisal import Attack, unseen
from playcall.games.masters_gridiron.cards import BOOK, PLAYS
from playcall.games.masters_gridiron.coaching.outcomes import value
from playcall.games.masters_gridiron.table import NO_CARD, SPOTS_TO_FILL, Table
from playcall.games.masters_gridiron.zones import OFF_HAND, PB_HAND
from playcall.kernel import Outlook

OVERTIME_LEFT: Final = 2
"""Attempts that overtime is reckoned to have left."""
BASE, STRENGTH = 0.5, 1.15
"""Points of an attempt: these, from games between Starters, and the mean worth of the players left."""


def outlook(s: Table) -> Outlook:
    """Each attempt to come brings what the cards left promise; one that lies on the table what it is worth there."""
    left = [OVERTIME_LEFT if s.period else max(0, SPOTS_TO_FILL - len(spots)) for spots in s.outcomes]
    attacks = [Attack(s, seat, unseen(s, seat)) for seat in (0, 1)]
    rates = [BASE + STRENGTH * attacks[seat].mean_player if left[seat] else 0.0 for seat in (0, 1)]
    expected = [s.scores[seat] + rates[seat] * left[seat] for seat in (0, 1)]
    if s.play_card != NO_CARD and left[s.offence]:
        expected[s.offence] += value(s) - rates[s.offence]
    held = [holdings(s, seat, attacks[seat], left[seat]) for seat in (0, 1)]
    return Outlook((expected[0], expected[1]), float(sum(left)), (s.scores[0], s.scores[1]), (held[0], held[1]))


def holdings(s: Table, seat: int, attack: Attack, left: int) -> tuple[float, ...]:
    """What a seat has beside the score: the ball, Audibles, the best attempt in hand, and all its cards."""
    hand = s.zones[PB_HAND(seat)]
    plays = [card for card in hand if card % BOOK < PLAYS]
    best = attack.best_pair(s, s.zones[OFF_HAND(seat)], plays)
    return (
        float(seat == s.offence),
        (len(hand) - len(plays)) * min(1.0, left / 3),
        best * min(left, 1),
        attack.best_players(left) * left,
        attack.mean_play * left,
        float(s.carry[seat]),
    )
