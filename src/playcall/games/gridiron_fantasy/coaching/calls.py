"""Section by section of a Play before the Challenge: declare, call, kick."""

from __future__ import annotations

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.catalogue import WILD
from playcall.games.gridiron_fantasy.coaching.worth import (
    CARD,
    FIELD_GOAL,
    after_yards,
    field_worth,
    kick_chance,
    objective_of,
    situation_worth,
)
from playcall.games.gridiron_fantasy.procedures.quick import bonus, fitting, symbols
from playcall.games.gridiron_fantasy.table import Table


def symbols_in_hand(s: Table, role: int) -> list[int]:
    totals = [0, 0, 0, 0]
    for card in s.hand(role):
        printed = s.faces[card].symbols
        for ability in range(4):
            totals[ability] += printed[ability] + printed[WILD]
    return totals


def declare(s: Table, seat: int, action: int) -> float:
    """Play, punt or field goal, by expected points."""
    strength = max(symbols_in_hand(s, 0)) - 4.5
    if action in a.FIELD_GOAL:
        chance = kick_chance(s.ytg, strength)
        return chance * FIELD_GOAL + (1 - chance) * -field_worth(100 - s.los) + _late(s)
    if action in a.PUNT:
        down = s.los + 40
        return -field_worth(20 if down >= 100 else 100 - down)
    if s.down < 4:
        return situation_worth(s.los, s.down, s.mark - s.los) + 1.2
    to_go = s.mark - s.los
    chance = max(0.1, 0.62 - 0.055 * to_go + 0.02 * strength)
    return chance * field_worth(min(99, s.mark)) + (1 - chance) * -field_worth(100 - s.los) + _desperate(s)


def _late(s: Table) -> float:
    """A field goal that wins or levels the game in its last drive."""
    behind = s.scores[s.dfn] - s.scores[s.off]
    return 0.8 if s.drive >= s.last_drive and 0 <= behind <= 3 else 0.0


def _desperate(s: Table) -> float:
    behind = s.scores[s.dfn] - s.scores[s.off]
    return 4.0 if s.drive >= s.last_drive - 1 and behind > 3 else 0.0


def guess_pass(s: Table, role: int) -> float:
    """How likely the other side calls a Pass: its habits, the distance, and a plain half."""
    other = 1 - role
    team = s.team(other)
    runs, passes = s.habits[(2 * team + other) * 2], s.habits[(2 * team + other) * 2 + 1]
    habit = (passes + 2) / (runs + passes + 4)
    distance = 0.5 + 0.03 * (min(15, s.mark - s.los) - 6) if s.context != "try" else 0.5
    return min(0.85, max(0.15, 0.5 * habit + 0.5 * distance))


def call(s: Table, role: int, card: int) -> float:
    """A Play by what the hand supports and what it brings, against a guess at the other call."""
    face = s.faces[card]
    passes = guess_pass(s, role)
    same = passes if face.kind == "pass" else 1 - passes
    advantage = same if role else 1 - same
    hand = symbols_in_hand(s, role)
    main = max(range(4), key=lambda ability: face.symbols[ability])
    support = hand[main] + 2 * face.symbols[main] + 0.4 * sum(face.symbols)
    win_with = min(0.93, 0.62 + 0.035 * support)
    win_without = min(0.5, 0.08 + 0.02 * sum(hand) / 4 + 0.04 * sum(face.symbols))
    chance = advantage * win_with + (1 - advantage) * win_without
    own = after_yards(s, objective_of(s, face))
    other = after_yards(s, 0 if role == 0 else 6)
    sign = 1 if role == 0 else -1
    worth = sign * (chance * own + (1 - chance) * other)
    if role == 0:
        worth -= 0.015 * max(0, 8 - support) * (1 if s.down < 3 else 0.5)
    worth += 0.25 * chance * len(face.success + face.secondaries)
    return worth - (0.06 if face.penalty else 0.0)


def declare_ability(s: Table, seat: int, action: int) -> float:
    role = int(seat != s.seat(0))
    return float(symbols_in_hand(s, role)[a.DECLARE.argument(action)])


def commit(s: Table, seat: int, action: int) -> float:
    """Symbols shown are yards; cards kept are worth something too."""
    role = int(seat != s.seat(0))
    cards = a.subset(a.COMMIT.argument(action), fitting(s, role))
    shown = sum(symbols(s, card) for card in cards) + bonus(s, role)
    rate = {"field_goal": 0.45, "extra_point": 0.4, "punt": 0.22, "interception": 0.2}.get(s.context, 0.25)
    if role == 0 and s.context != "field_goal":
        rate *= 0.6
    cost = 0.02 if s.context in ("kickoff", "safety_kick") else CARD
    return min(shown, 9) * rate - cost * len(cards)


def returning(s: Table, seat: int, action: int) -> float:
    """GF-4.3  Touchback by default: the kicker declares what he is strong in."""
    if action not in a.RETURN:
        return 0.0
    totals = sorted(symbols_in_hand(s, 1), reverse=True)
    return -0.4 + (0.25 if totals[1] >= 6 else 0.0) + (0.3 if totals[2] >= 5 else 0.0)
