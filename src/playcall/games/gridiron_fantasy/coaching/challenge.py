"""The Challenge: what winning is worth, what the other side may still hold, and which card to finish with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.catalogue import SECS
from playcall.games.gridiron_fantasy.coaching.moments import (
    LIMITS,
    about_to_injure,
    changes_result,
    double_worth,
    foul_cost,
    result_gain,
)
from playcall.games.gridiron_fantasy.coaching.worth import (
    CARD,
    Stakes,
    effect_worth,
    keep_worth,
    objective_of,
    special_worth,
)
from playcall.games.gridiron_fantasy.procedures.challenge import Challenge
from playcall.games.gridiron_fantasy.table import Table, is_double, place_of

PRICE = 0.25
"""What an Action must bring to be played now rather than later."""
LATER = 0.05
SPARED = 0.4
"""A Wild symbol fits every Play: others are laid first."""


def stake(s: Table) -> float:
    """What the difference between winning and losing the Play is worth."""
    stakes = Stakes(s)
    won = stakes.after(objective_of(s, s.faces[s.shown[0]]))
    stopped = stakes.after(s.faces[s.shown[1]].objective)
    extra = sum(abs(effect_worth(fx, 0)) for card in s.shown for fx in s.faces[card].success) * 0.3
    return max(0.1, won - stopped) + extra


def answer_chance(s: Table, role: int, lead: int) -> float:
    """How likely the other side overtakes a lead: by the cards it still holds."""
    held = len(s.hand(1 - role))
    return min(0.85, 0.17 * held) / (1 + 0.45 * max(0, lead))


def turn(s: Table, seat: int) -> Callable[[int], float]:
    top = s.stack[-1]
    assert isinstance(top, Challenge)
    role = top.role
    if not top.primary:
        return partial(_extra, s, top)
    value, dominant = stake(s), s.dominant
    lead = s.totals[role * 4 + dominant] - s.totals[4 - role * 4 + dominant]
    leads = s.leads(role, dominant)

    def rate(action: int) -> float:
        if action in a.PASS or action in a.END_TURN:
            return value * (1 - answer_chance(s, role, lead)) if leads else 0.0
        if action in a.LAY:
            return _lay(s, top, a.LAY.argument(action), value, lead, leads)
        if action in a.APPLY:
            return value * 0.9
        if action in a.ACTION and (worth := _timely(s, role, a.ACTION.argument(action), leads)) is not None:
            return (value * (1 - answer_chance(s, role, lead)) if leads else 0.0) + worth
        return (0.02 if leads else 0.1) * value + 0.05

    return rate


def _timely(s: Table, role: int, place: int, leads: bool) -> float | None:
    """Actions that change a result or an injury, as things stand now. They also cancel a bad Special Result."""
    effects = s.faces[place].effects
    if any(fx.do == "injury_shift" for fx in effects):
        return LATER if leads and about_to_injure(s, role) else -LATER
    found = [fx for fx in effects if changes_result(fx)]
    if not found:
        return None
    gain = max(result_gain(s, fx, role) if leads != (fx.do in LIMITS) else 0.0 for fx in found)
    last = s.last[role]
    return gain - PRICE - (special_worth(s.faces[last], role) if leads and last >= 0 else 0.0)


def _lay(s: Table, top: Challenge, place: int, value: float, lead: int, leads: bool) -> float:
    role = top.role
    face = s.faces[place]
    card = next(card for card in s.hand(role) if place_of(card) == place)
    gain = face.symbols[s.dominant] + face.symbols[4]
    after = lead + gain
    cost = CARD * (0.6 + 0.25 * keep_worth(s, role, card)) + SPARED * face.symbols[4]
    if face.penalty:
        cost += foul_cost(s, role, face.penalty.risk, value)
    finishing = special_worth(face, role)
    if leads:
        keys = {SECS[number].key for _, number in s.secondaries}
        wanted = sum(face.symbols[key] for key in keys)
        return value * (1 - answer_chance(s, role, after)) + (0.8 if wanted else 0.3) + 0.5 * finishing - cost
    overtakes = after > 0 or (after == 0 and s.tie == role)
    if not overtakes:
        rest = [c for c in s.hand(role) if c != card and s.faces[c].challenge]
        possible = sum(s.faces[c].symbols[s.dominant] + s.faces[c].symbols[4] for c in rest)
        reach = after + possible
        if reach >= 0:
            return value * (1 - answer_chance(s, role, reach)) - 2.2 * cost
        return _escape(s, role, gain, possible) - 2.2 * cost
    return value * (1 - answer_chance(s, role, after)) + finishing - cost


def _escape(s: Table, role: int, gain: int, possible: int) -> float:
    """GF-7.15  A Play that is lost may still be kept from being lost by a Double."""
    own, other = s.totals[role * 4 + s.dominant], s.totals[4 - role * 4 + s.dominant]
    if not is_double(other, own) or is_double(other, own + gain + possible):
        return -1.0
    return double_worth(s, 1 - role)


def _extra(s: Table, top: Challenge, action: int) -> float:
    if action not in a.LAY:
        return 0.0
    face = s.faces[a.LAY.argument(action)]
    sec = SECS[s.secondaries[0][1]]
    return 0.8 + 0.1 * face.symbols[sec.key] - CARD * sum(face.symbols)
