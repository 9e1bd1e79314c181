"""What positions and plays are worth, in expected points of the match: the arithmetic behind coach and tags."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import Final

from playcall.games.masters_football.cards import ATTACK, DEFENCE, GENIUS_SHOWN, level_of
from playcall.games.masters_football.league import DRAW, WIN
from playcall.games.masters_football.match import EXTRA_TURN, HOME, HOME_ATTACKS, LAST_TURN, Match
from playcall.games.masters_football.rules.strength import ROLLS, goals, inspired

GENIUS_COMES: Final = GENIUS_SHOWN.count("G") / len(GENIUS_SHOWN)
"""The chance of the genius face."""
ATTACKS: Final = LAST_TURN // 2
"""Of a side in a match."""
TYPICAL: Final = (3, 4)
"""Levels of typical opponents, against which a team is judged before it meets anybody."""


@cache
def attack_rate(value: int) -> float:
    """Goals per attack against typical defences."""
    return (goals(level_of(value), TYPICAL[0]) + goals(level_of(value), TYPICAL[1])) / (2 * ROLLS) + 0.006 * value


@cache
def leak_rate(value: int) -> float:
    """Goals against per attack of typical attacks."""
    return (goals(TYPICAL[0], level_of(value)) + goals(TYPICAL[1], level_of(value))) / (2 * ROLLS) - 0.006 * value


def column_worth(team: Sequence[int], t: int) -> float:
    """Goal difference in a match of some players in one tactic, against a typical team."""
    return columns_worth(tuple(team))[t]


@lru_cache(maxsize=60_000)
def columns_worth(team: tuple[int, ...]) -> tuple[float, ...]:
    """The same in each tactic."""
    attacks = [sum([column[card] for card in team]) for column in ATTACK]
    defences = [sum([column[card] for card in team]) for column in DEFENCE]
    return tuple([ATTACKS * (attack_rate(a) - leak_rate(d)) for a, d in zip(attacks, defences, strict=True)])


# The match in hand --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=200_000)
def points_outlook(lead: int, ours: int, theirs: int, p: int, q: int) -> float:
    """Expected points with these attacks still to come, scoring in p and q of 1,296 rolls."""
    a, b = p / ROLLS, q / ROLLS
    mine = [comb(ours, i) * a**i * (1 - a) ** (ours - i) for i in range(ours + 1)]
    other = [comb(theirs, j) * b**j * (1 - b) ** (theirs - j) for j in range(theirs + 1)]
    total = 0.0
    for i, chance in enumerate(mine):
        for j, against in enumerate(other):
            margin = lead + i - j
            if margin >= 0:
                total += chance * against * (WIN if margin else DRAW)
    return total


_ATTACKS_LEFT: Final = tuple(
    (len(HOME_ATTACKS & coming), len(coming - HOME_ATTACKS))
    for coming in (set(range(turn + 1, LAST_TURN + 1)) for turn in range(EXTRA_TURN + 1))
)
"""Of the home and of the away side after each turn."""


def attacks_left(m: Match, side: int) -> int:
    """Attacks of a side after the present turn."""
    home, away = _ATTACKS_LEFT[m.turn]
    return home if side == HOME else away


def rate(m: Match, side: int) -> int:
    """Goals in 1,296 rolls of an attack of a side, the genius spread over the attacks to come."""
    levels = m.attack_level[side], m.defence_level[1 - side]
    return scoring(*levels, inspired(m, side), "D" in m.genius[1 - side], attacks_left(m, side))


@cache
def scoring(attack: int, defence: int, inspired: bool, denying: bool, attacks: int) -> int:
    """The same by levels and marks: a genius scores once, as likely as his face comes up in so many attacks."""
    plain = goals(attack, defence, 0, False, denying)
    if not inspired:
        return plain
    comes = (1 - (1 - GENIUS_COMES) ** attacks) / (attacks * GENIUS_COMES) if attacks else 1.0
    return round(plain + comes * (goals(attack, defence, 0, True, denying) - plain))


def outlook(m: Match, side: int, lead: int = 0) -> float:
    """Expected points of a side from the coming turns, were its lead better by some goals."""
    ours, theirs = attacks_left(m, side), attacks_left(m, 1 - side)
    now = m.score[side] - m.score[1 - side] + lead
    return points_outlook(now, ours, theirs, rate(m, side), rate(m, 1 - side))


def goal_swing(m: Match, side: int) -> float:
    """What a goal of the attacking side changes for a side, in points."""
    sign = 1 if side == m.attacker else -1
    return abs(outlook(m, side, sign) - outlook(m, side))
