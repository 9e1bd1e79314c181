"""What a place on the field, a result and a card are worth, in expected points."""

from __future__ import annotations

from itertools import pairwise

from playcall.games.gridiron_fantasy.catalogue import TD, Face, Fx
from playcall.games.gridiron_fantasy.table import Table

_FIELD = ((0, -1.6), (10, -0.7), (20, 0.0), (50, 1.6), (70, 2.7), (80, 3.3), (90, 4.4), (100, 6.4))
TOUCHDOWN, SAFETY, FIELD_GOAL = 6.8, -2.6, 2.7
_DOWN_COST = (0.0, 0.3, 0.8, 1.5)
CARD = 0.12
"""What a card in hand is worth."""
FIELD_GOAL_CHANCE = ((18, 0.93), (20, 0.85), (22, 0.65), (24, 0.4), (26, 0.14), (28, 0.04), (100, 0.0))


def field_worth(los: int) -> float:
    """First down there, for the team that has the ball."""
    los = max(0, min(100, los))
    for (low, worth_low), (high, worth_high) in pairwise(_FIELD):
        if los <= high:
            return worth_low + (worth_high - worth_low) * (los - low) / (high - low)
    return TOUCHDOWN


def situation_worth(los: int, down: int, to_go: int) -> float:
    """A down with a distance to go."""
    if down > 4:
        return -field_worth(100 - los)
    return field_worth(los) - _DOWN_COST[down - 1] * min(2.0, max(0.4, to_go / 7))


def after_yards(s: Table, gained: int) -> float:
    """OFF's expected points after a Play of so many yards."""
    new = s.los + gained
    if new >= 100:
        return 2.0 if s.context == "try" else TOUCHDOWN
    if s.context == "try":
        return 0.0
    if new <= 0:
        return SAFETY
    if new >= s.mark:
        return field_worth(new)
    return situation_worth(new, s.down + 1, s.mark - new)


def objective_of(s: Table, face: Face) -> int:
    return s.ytg if face.objective == TD else face.objective


def kick_chance(ytg: int, lead: float) -> float:
    """The chance of a field goal, with so many symbols more than usual."""
    needed = ytg - lead
    for distance, chance in FIELD_GOAL_CHANCE:
        if needed <= distance:
            return chance
    return 0.0


_VERB_WORTH = {
    "fumble": 3.0, "interception": 3.0, "first_down": 1.2, "lose_down": 0.8, "repeat_down": 0.6, "injure": 0.35,
    "draw": 0.15, "discard": 0.2, "continue": 0.4, "look": 0.1, "recover": 0.2, "extra_challenge": 0.9,
    "force_kind": 0.1, "bench": 0.3, "hand_size": 0.3,
}  # fmt: skip


def effect_worth(fx: Fx, role: int) -> float:
    """Roughly, for the owner of a Special Result."""
    if fx.do == "yards":
        return 0.09 * fx.n * (1 if role == 0 else -1)
    worth = _VERB_WORTH.get(fx.do, 0.1)
    if fx.do in ("fumble", "interception") and role == 0:
        return -worth
    if fx.do == "first_down" and role == 1:
        return -worth
    if fx.do == "lose_down" and role == 0:
        return -worth
    if fx.p.get("who") == "own" and fx.do in ("injure", "discard", "bench", "force_kind"):
        return -worth
    if fx.condition is not None:
        worth *= 0.5
    return worth * (-1 if fx.n < 0 and fx.do in ("add_symbols", "hand_size") else 1)


def special_worth(face: Face, role: int) -> float:
    return sum(effect_worth(fx, role) for fx in face.special)


def keep_worth(s: Table, role: int, card: int) -> float:
    """What a card in hand is worth for Plays to come: symbols that the Playbook asks for, alerts, Actions."""
    face = s.faces[card]
    if not face.challenge:
        return 0.9
    wanted = [0, 0, 0, 0]
    for play in s.book(role):
        for ability in range(4):
            wanted[ability] += s.faces[play].symbols[ability]
    share = max(1, sum(wanted))
    worth = sum(face.symbols[ability] * (0.35 + 1.6 * wanted[ability] / share) for ability in range(4))
    worth += 1.2 * face.symbols[4] + 0.15 * face.alert + special_worth(face, role)
    return worth - (0.1 * (6 - face.penalty.risk) if face.penalty else 0.0)
