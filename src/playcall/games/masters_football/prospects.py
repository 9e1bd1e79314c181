"""What positions and plays are worth, in expected points of the match: the arithmetic behind coach and tags."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import Final

from playcall.games.masters_football.cards import GENIUS_FACE
from playcall.games.masters_football.figures import (
    ATTACK,
    ATTACK_FACES,
    DEFENCE,
    DEFENCE_FACES,
    GENIUS,
    GENIUS_VALUES,
    POS,
    TAC,
    level_of,
)
from playcall.games.masters_football.match import HOME, HOME_ATTACKS, Match
from playcall.games.masters_football.odds import ROLLS, goals
from playcall.games.masters_football.playing import put_in_play
from playcall.games.masters_football.strength import work_out
from playcall.games.masters_football.table import Table

GENIUS_SHARE: Final = 0.4
"""How much of an unspent attacking genius counts for each coming attack."""
TYPICAL: Final = (3, 4)
"""Levels of typical opponents, against which a team is judged before it meets anybody."""
SKILL: Final = 0.035
"""Goals in a match that a point of tactical skill is worth."""
BENCH: Final = 0.12
"""How much a second team counts beside the first."""


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
    return tuple([6 * (attack_rate(a) - leak_rate(d)) for a, d in zip(attacks, defences, strict=True)])


@lru_cache(maxsize=60_000)
def trio_worth(trio: tuple[int, ...]) -> float:
    """Goal difference in a match of three players in their best tactic, with a little for the second best."""
    columns = sorted(columns_worth(trio), reverse=True)
    marks = [GENIUS[card] for card in trio]
    genius = 0.35 * ("A" in marks) + 0.3 * ("D" in marks) + 0.1 * ("T" in marks)
    return 0.75 * columns[0] + 0.25 * columns[1] + genius + SKILL * sum(TAC[card] for card in trio)


def squad_worth(squad: Sequence[int]) -> float:
    """Goal difference in a match that a squad promises: its best team, and something for what else it can field."""
    return _squad_worth(tuple(sorted(squad)))


@lru_cache(maxsize=20_000)
def _squad_worth(squad: tuple[int, ...]) -> float:
    teams = [trio_worth(t) for t in combinations(squad, 3) if len({POS[card] for card in t}) > 1]
    if not teams:
        return -3.0 + 0.1 * len(squad)
    teams.sort(reverse=True)
    rest = teams[1 : 1 + max(1, len(teams) // 3)]
    return teams[0] + BENCH * (sum(rest) / len(rest) - teams[0] if rest else -1.0)


# The match in hand --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=200_000)
def points_outlook(lead: int, ours: int, theirs: int, p: int, q: int) -> float:
    """Expected points with so many attacks to come on both sides, scoring p and q of 1,296."""
    a, b = p / ROLLS, q / ROLLS
    mine = [comb(ours, i) * a**i * (1 - a) ** (ours - i) for i in range(ours + 1)]
    other = [comb(theirs, j) * b**j * (1 - b) ** (theirs - j) for j in range(theirs + 1)]
    total = 0.0
    for i, chance in enumerate(mine):
        for j, against in enumerate(other):
            margin = lead + i - j
            if margin >= 0:
                total += chance * against * (3.0 if margin else 1.0)
    return total


_ATTACKS_LEFT: Final = tuple(
    (len(HOME_ATTACKS & coming), len(coming - HOME_ATTACKS))
    for coming in (set(range(turn + 1, 13)) for turn in range(14))
)
"""Of the home and of the away side after each turn."""


def attacks_left(m: Match, side: int) -> int:
    """Attacks of a side after the present turn."""
    home, away = _ATTACKS_LEFT[min(13, max(m.turn, 0))]
    return home if side == HOME else away


def rate(m: Match, side: int) -> int:
    """Goals in 1,296 rolls of an attack of a side, the genius spread over the attacks to come."""
    levels = m.attack_level[side], m.defence_level[1 - side]
    denying = "D" in m.genius[1 - side]
    plain = goals(*levels, 0, False, denying)
    if "A" not in m.genius[side] or m.spent[side]:
        return plain
    return round(plain + GENIUS_SHARE * (goals(*levels, 0, True, denying) - plain))


def outlook(m: Match, side: int, lead: int = 0) -> float:
    """Expected points of a side from the coming turns, were its lead so many goals better."""
    ours, theirs = attacks_left(m, side), attacks_left(m, 1 - side)
    now = m.score[side] - m.score[1 - side] + lead
    return points_outlook(now, ours, theirs, rate(m, side), rate(m, 1 - side))


def goal_swing(m: Match, side: int) -> float:
    """What a goal of the attacking side changes for a side, in points."""
    sign = 1 if side == m.attacker else -1
    return abs(outlook(m, side, sign) - outlook(m, side))


def with_card(s: Table, m: Match, seat: int, card: int, target: int) -> Match:
    """The match as it would stand with a lasting card in play."""
    twin = s.clone()
    match = twin.matches[m.slot]
    put_in_play(twin, match, seat, card, target)
    work_out(twin, match)
    return match


def with_tactic(s: Table, m: Match, tactic: int) -> Match:
    """The match as it would stand in another tactic."""
    twin = s.clone()
    match = twin.matches[m.slot]
    match.tactic = tactic
    work_out(twin, match)
    return match


def goal_chance(m: Match, bonus: int = 0) -> float:
    """Of the coming attack, with the bonuses so far."""
    side = m.attacker
    inspired = "A" in m.genius[side] and not m.spent[side]
    levels = m.attack_level[side], m.defence_level[1 - side]
    return goals(*levels, m.bonus + bonus, inspired, "D" in m.genius[1 - side]) / ROLLS


def is_goal(m: Match, dice: Sequence[int]) -> bool:
    """Whether dice would score as they lie."""
    side = m.attacker
    attack, genius, defence, other = dice
    if other == GENIUS_FACE and "D" in m.genius[1 - side]:
        return False
    if genius == GENIUS_FACE and "A" in m.genius[side] and not m.spent[side]:
        return True
    total = ATTACK_FACES[m.attack_level[side]][attack] + GENIUS_VALUES[genius] + m.bonus
    return total > DEFENCE_FACES[m.defence_level[1 - side]][defence] + GENIUS_VALUES[other]


def chance_after(m: Match, dice: Sequence[int]) -> float:
    """The chance of a goal when some of the four dice are rolled again."""
    results = [list(m.dice)]
    for die in dice:
        results = [[*r[:die], face, *r[die + 1 :]] for r in results for face in range(6)]
    return sum(is_goal(m, r) for r in results) / len(results)
