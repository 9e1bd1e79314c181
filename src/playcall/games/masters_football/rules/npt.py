"""MF-21  How Non-Person Teams choose: always the same way, open to all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from playcall.games.masters_football.cards import (
    ATTACK,
    BRONZE,
    DEFENCE,
    GOLD,
    SILVER,
    TAC,
    TACTICS,
    TEAM_SIZE,
    legal_team,
)
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.table import FACE_DOWN, PITCH, Table

SQUADS: Final = {
    "normal": (GOLD, SILVER, BRONZE, BRONZE),
    "easy": (SILVER, SILVER, BRONZE, BRONZE),
    "hard": (GOLD, SILVER, SILVER, BRONZE),
}
"""MF-21.2  What each draws at the start."""
TACTIC_COUNT: Final = len(TACTICS)


def team(squad: Sequence[int], required: int = -1) -> list[int]:
    """MF-21.3, MF-21.10  The trio with the highest sum in its best tactic; players are numbered as their ids are."""
    found = best_team(tuple(sorted(squad)), required)
    assert found is not None
    return list(found[0])


@lru_cache(maxsize=4096)
def best_team(squad: tuple[int, ...], required: int = -1) -> tuple[tuple[int, ...], int] | None:
    """The same with its best tactic; None where no legal team can be fielded."""
    trios = [trio for trio in combinations(squad, TEAM_SIZE) if required < 0 or required in trio]
    legal = [trio for trio in trios if legal_team(trio)]
    if not legal:
        return None
    best = min(legal, key=_rank)
    return best, _rank(best)[2]


def _rank(trio: tuple[int, ...]) -> tuple[int, int, int, tuple[int, ...]]:
    sums = [total(trio, tactic) for tactic in range(TACTIC_COUNT)]
    best = max(sums)
    return -best, -sum(TAC[card] for card in trio), sums.index(best), trio


def total(trio: Sequence[int], tactic: int) -> int:
    """Attack and defence of a team in a tactic, as printed."""
    return attack(trio, tactic) + defence(trio, tactic)


def attack(trio: Sequence[int], tactic: int) -> int:
    return sum(ATTACK[tactic][card] for card in trio)


def defence(trio: Sequence[int], tactic: int) -> int:
    return sum(DEFENCE[tactic][card] for card in trio)


def tactic(s: Table, m: Match, side: int) -> int:
    """MF-21.3, MF-21.5  Its best tactic; at half-time attack when behind, defence when ahead."""
    holder = m.zone(side)
    if m.half == 1:
        trio = s.zones[FACE_DOWN(holder)]
        return max(range(TACTIC_COUNT), key=lambda t: (total(trio, t), -t))
    trio = s.zones[PITCH(holder)]
    lead = m.score[side] - m.score[1 - side]
    measure = attack if lead < 0 else defence if lead > 0 else total
    return max(range(TACTIC_COUNT), key=lambda t: (measure(trio, t), t == m.tactic, -t))
