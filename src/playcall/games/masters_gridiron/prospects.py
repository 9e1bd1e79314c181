"""Chances and what scores are worth: hands that nobody sees, the scoreboard, overtime."""

from __future__ import annotations

from functools import lru_cache
from math import comb, erf, sqrt
from typing import Final, NamedTuple

from playcall.games.masters_gridiron.table import NO_CARD, SPOTS_TO_FILL, TURNS, TURNS_OF_A_PERIOD, Table
from playcall.games.masters_gridiron.zones import PLAYBOOK

TOUCHDOWN, FIELD_GOAL = 7.0, 3.0
MEAN, DEVIATION = 2.75, 3.2
"""Points of an average attempt."""
EARLY: Final = 7
"""With more attempts to come than this, a point is a point."""
FLAT: Final = 0.012
"""A scoreboard on which a point changes less than this is decided."""
LEAST: Final = 0.2
"""Points are never worth nothing: the other side may go wrong too."""
ANSWERED: Final = 0.04
"""The chance that an attempt is stopped by an Audible nobody sees coming."""


class Stakes(NamedTuple):
    """What a touchdown and a field goal of the offence are worth now, in points."""

    touchdown: float
    field_goal: float

    def of(self, result: str) -> float:
        return self.touchdown if result == "TD" else self.field_goal


def stakes(s: Table) -> Stakes:
    """Points early in a game; later what they do for the chance to win."""
    if s.period:
        return _overtime_stakes(s)
    done = len(s.outcomes[s.offence]), len(s.outcomes[s.defence])
    mine, theirs = SPOTS_TO_FILL - done[0] - 1, SPOTS_TO_FILL - done[1]
    if mine + theirs > EARLY:
        return Stakes(TOUCHDOWN, FIELD_GOAL)
    lead = s.scores[s.offence] - s.scores[s.defence]
    now = win_chance(lead, mine, theirs)
    slope = (win_chance(lead + 1, mine, theirs) - win_chance(lead - 1, mine, theirs)) / 2
    gains = [win_chance(lead + points, mine, theirs) - now for points in (7, 3)]
    if max(gains) < FLAT:
        return Stakes(TOUCHDOWN, FIELD_GOAL)
    scale = max(slope, gains[0] / 14, FLAT)
    return Stakes(max(LEAST, gains[0] / scale), max(LEAST, gains[1] / scale))


def _overtime_stakes(s: Table) -> Stakes:
    """MG-8.4 to MG-8.7"""
    if s.reply:
        return Stakes(9.0, 4.5)
    first = (s.turn - TURNS) % TURNS_OF_A_PERIOD == 1
    replied = first and (s.period == 1 or s.options.ot_reply == "each_period")
    return Stakes(7.0, 3.0) if replied else Stakes(7.0, 7.0)


@lru_cache(maxsize=4096)
def win_chance(lead: int, mine: int, theirs: int) -> float:
    """The chance to win from a lead with so many attempts to come; a tie is half a win."""
    attempts = mine + theirs
    if not attempts:
        return 0.5 if lead == 0 else float(lead > 0)
    return 0.5 * (1 + erf((lead + MEAN * (mine - theirs)) / (DEVIATION * sqrt(2 * attempts))))


@lru_cache(maxsize=4096)
def none_of(unseen: int, stoppers: int, hand: int) -> float:
    """The chance that a hand drawn from the unseen holds none of the stoppers."""
    if unseen < hand:
        return float(not stoppers)
    return comb(unseen - stoppers, hand) / comb(unseen, hand)


def attempts_left(s: Table, seat: int) -> int:
    """Attempts a seat has after the one in hand; overtime is played as if two were left."""
    if s.period:
        return 2
    return max(0, SPOTS_TO_FILL - len(s.outcomes[seat]) - (seat == s.offence and s.defence_card == NO_CARD))


def book_of(s: Table, seat: int) -> list[int]:
    """All Playbook cards a seat has not laid yet."""
    return [card for zone in (PLAYBOOK.hand, *PLAYBOOK.deck, PLAYBOOK.look) for card in s.zones[zone + seat]]
