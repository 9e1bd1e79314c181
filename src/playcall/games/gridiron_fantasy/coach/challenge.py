"""The Challenge and its windows: what winning is worth, what the other side may hold, which card does most now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.catalogue import FX, SECS, WILD, Face, Fx, team_of
from playcall.games.gridiron_fantasy.coach import calls
from playcall.games.gridiron_fantasy.coach.calls import MOST, WITH, WITHOUT, Calling, symbols_in_hand
from playcall.games.gridiron_fantasy.coach.worth import (
    CARD,
    Stakes,
    effect_worth,
    keep_worth,
    special_worth,
)
from playcall.games.gridiron_fantasy.improving import could_change
from playcall.games.gridiron_fantasy.rules.challenge import NO_FOUL, Challenge, fouls, reach
from playcall.games.gridiron_fantasy.rules.effects import ChooseOne
from playcall.games.gridiron_fantasy.rules.result import changed_by, objective_yards
from playcall.games.gridiron_fantasy.rules.squad import Injury
from playcall.games.gridiron_fantasy.table import Table, is_double, place_of
from playcall.games.gridiron_fantasy.totals import met

LIMITS: Final = ("objective_cap", "objective_floor")
"""They work for the side that loses the Play."""
FOR_THE_WINNER: Final = ("objective_add", "objective_set", "objective_td", "per_margin", "min_loss")
SEEN: Final = 0.41
"""How much of a Referee Alert a card in the other side's hand is worth against a Penalty Risk."""
WIPED_OUT: Final = 0.3
"""What an accepted penalty costs on top of what it wipes out."""
BLATANT: Final = 0.56
"""How much of that counts: the other side may need its cards for something else."""


def changes_result(fx: Fx) -> bool:
    return fx.do in LIMITS or fx.do in FOR_THE_WINNER


def result_gain(s: Table, fx: Fx, role: int, doubled: bool = False) -> float:
    """What an effect on the Objective is worth to a role, should the Play end as it stands, or with a Double."""
    winner = 1 - role if fx.do in LIMITS else role
    if fx.about_double == "own" and not (doubled or s.has_double(role)):
        return 0.0
    printed = objective_yards(s, s.faces[s.shown[winner]])
    stakes, extra = Stakes(s), special_yards(s, winner)
    ahead = abs(s.totals[s.dominant] - s.totals[4 + s.dominant])
    gained = stakes.after(changed_by(s, fx, printed, winner, ahead) + extra) - stakes.after(printed + extra)
    return gained if role == 0 else -gained


def special_yards(s: Table, winner: int) -> int:
    last = s.last[winner]
    return sum(fx.n for fx in s.faces[last].special if fx.do == "yards") if last >= 0 else 0


def double_worth(s: Table, role: int) -> float:
    """GF-7.14  What a Double would bring a role on top of winning: by its Play and by Actions in force."""
    team = s.team(role)
    running = [FX[number] for number, owner, *_ in s.running if owner == team]
    found = [fx for fx in (*s.faces[s.shown[role]].success, *running) if fx.about_double == "own"]
    return sum(abs(result_gain(s, fx, role, True) if changes_result(fx) else effect_worth(fx, role)) for fx in found)


def about_to_injure(s: Table, role: int) -> bool:
    """Whether the Play or the last card of a role would injure somebody."""
    effects = list(s.faces[s.shown[role]].success)
    if s.last[role] >= 0:
        effects += s.faces[s.last[role]].special
    return any(fx.do == "injure" and fx.p["who"] == "opp" for fx in effects)


def helps_injury(s: Table, fx: Fx, role: int) -> bool:
    """Whether a shift works on the card that is being injured, for the better of a role."""
    injury = next((top for top in reversed(s.stack) if isinstance(top, Injury)), None)
    if injury is None:
        return False
    suffers = team_of(injury.victim) == s.team(role)
    return suffers == (fx.p["who"] == "own") and suffers == (fx.n < 0)


def can_frame(s: Table, fx: Fx, role: int) -> bool:
    """V74  Whether the foul would be the more blatant one and could be complained about."""
    own = min((foul.risk for foul in fouls(s, role)), default=NO_FOUL)
    return bool(fx.p["risk"] < own and reach(s, role) >= fx.p["risk"])


def foul_cost(s: Table, role: int, risk: int, value: float) -> float:
    """GF-10.3  What another foul of this risk costs: nothing if it is not the most blatant one of the Play."""
    shown = [min((foul.risk for foul in fouls(s, each)), default=NO_FOUL) for each in (0, 1)]
    if risk >= min(shown):
        return 0.0
    caught = min(0.95, SEEN * len(s.hand(1 - role)) / risk)
    return BLATANT * caught * (value + WIPED_OUT)


PRICE = 0.25
"""What an Action must bring to be played now rather than later."""
LATER = 0.05
SPARED = 0.4
"""A Wild symbol fits every Play: others are laid first."""


FOR_A_DOUBLE = 0.3
SECURED = 0.5
"""How much of what a Secondary brings counts: the other side may still answer."""
WITH_MORE = 0.5
"""Where one card is not enough, and others in hand must follow."""


def stake(s: Table) -> float:
    """What the difference between winning and losing the Play is worth."""
    stakes = Stakes(s)
    won = stakes.after(objective_yards(s, s.faces[s.shown[0]]))
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
        about = any(face.symbols[key] or face.symbols[WILD] for key in keys)
        taken = secondary_worth(s, role, face, True) if about else FOR_A_DOUBLE
        return value * (1 - answer_chance(s, role, after)) + taken + (0.5 * finishing if taken else 0.0) - cost
    overtakes = after > 0 or (after == 0 and s.tie == role)
    if not overtakes:
        rest = [c for c in s.hand(role) if c != card and s.faces[c].challenge]
        possible = sum(s.faces[c].symbols[s.dominant] + s.faces[c].symbols[4] for c in rest)
        reach = after + possible
        if reach >= 0:
            return value * (1 - answer_chance(s, role, reach)) - 2.2 * cost
        broken = secondary_worth(s, role, face, False)
        return broken - cost if broken else _escape(s, role, gain, possible) - 2.2 * cost
    taken = secondary_worth(s, role, face, True)
    return value * (1 - answer_chance(s, role, after)) + taken + finishing - cost


def secondary_worth(s: Table, role: int, face: Face, wins: bool) -> float:
    """GF-7.20  What a card does about open Secondaries: they succeed only for who wins the Primary, so that one's own
    count for a role that wins, the other side's for one that does not."""
    worth, held = 0.0, symbols_in_hand(s, role)
    for owner, number in s.secondaries:
        sec = SECS[number]
        shown = face.symbols[sec.key] + face.symbols[WILD]
        if (owner == role) != wins or not shown or met(s, owner, sec.key, sec.need) == (owner == role):
            continue
        for symbols, share in ((shown, 1.0), (held[sec.key], WITH_MORE)):
            totals = s.totals[:]
            totals[role * 4 + sec.key] += symbols
            if met(s, owner, sec.key, sec.need, totals) == (owner == role):
                effects = [fx for fx in sec.effects if could_change(s, fx, s.team(owner))]
                worth += share * sum(abs(effect_worth(fx, owner)) for fx in effects)
                break
    return SECURED * worth


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


DECLINED: Final = 0.25
"""What it is worth to keep a card for later."""
ENOUGH: Final = 0.26
"""The chance to win the Play must rise by so much to be worth a card."""
NEAR: Final = 30
THIN: Final = 3
DEAD: Final = 0.75
HANDS: Final = frozenset(("draw", "read", "arrange", "look", "recover"))
LEAST_GAIN: Final = 0.2
"""What a change of the result must be worth."""


def offer(s: Table, seat: int) -> Callable[[int], float]:
    """Cards are there to be played, at the moment when they do most."""
    role = int(seat != s.seat(0))

    def rate(action: int) -> float:
        if action in a.DECLINE:
            return DECLINED
        if action in a.ACTION:
            effects = s.faces[a.ACTION.argument(action)].effects
        else:
            effects = tuple(fx for use in s.faces[a.ABILITY.argument(action)].abilities for fx in use.effects)
        return max([_now(s, fx, role) for fx in effects], default=0.0)

    return rate


def choose_one(s: Table, seat: int) -> Callable[[int], float]:
    """V94  The option that does most."""
    top = s.stack[-1]
    assert isinstance(top, ChooseOne)
    role, options = int(seat != s.seat(0)), FX[top.effect].inner
    return lambda action: sum(_now(s, fx, role) for fx in options[a.CHOOSE.argument(action)])


def _now(s: Table, fx: Fx, role: int) -> float:
    if fx.do in ("choose", "coin"):
        return max(_now(s, each, role) for option in fx.inner for each in option)
    judge = _JUDGES.get(fx.do)
    if judge is not None:
        return judge(s, fx, role)
    if s.winner >= 0 and changes_result(fx):
        works = (s.winner == role) != (fx.do in LIMITS)
        return DECLINED + result_gain(s, fx, role) - LEAST_GAIN if works else 0.0
    if fx.do in HANDS:
        thin = max(symbols_in_hand(s, role)) <= THIN
        return 0.4 if thin and (s.down >= 3 or s.ytg <= NEAR) else 0.2
    return 0.4


def _onside(s: Table, fx: Fx, role: int) -> float:
    return calls.onside(s)


def _fake(s: Table, fx: Fx, role: int) -> float:
    return calls.may_fake(s)


def _chance(s: Table, role: int, ability: int, advantage: bool, chosen: bool) -> float:
    """The chance to win the revealed Play in an ability; `chosen`: the other side has called for it."""
    own, other = s.faces[s.shown[role]].symbols, s.faces[s.shown[1 - role]].symbols
    ahead = symbols_in_hand(s, role)[ability] + own[ability] + own[WILD] - other[ability] - other[WILD]
    table, shift = (WITHOUT, 2) if chosen else (WITH, 0 if advantage else -1)
    return table[max(0, min(MOST, ahead + shift))]


def _as_called(s: Table, role: int) -> tuple[bool, float]:
    """Whether a role has the Advantage of the revealed Plays, and its chance to win."""
    caller = int(s.faces[s.shown[0]].kind == s.faces[s.shown[1]].kind)
    symbols = s.faces[s.shown[caller]].symbols[:WILD]
    main = symbols.index(max(symbols))
    return caller == role, _chance(s, role, main, caller == role, caller != role)


def _set_dominant(s: Table, fx: Fx, role: int) -> float:
    advantage, chance = _as_called(s, role)
    abilities = (fx.ability,) if fx.ability in range(4) else (0, 1, 2, 3)
    best = max(_chance(s, role, ability, advantage, False) for ability in abilities)
    return DECLINED + best - chance - ENOUGH


def _take_advantage(s: Table, fx: Fx, role: int) -> float:
    advantage, chance = _as_called(s, role)
    symbols = s.faces[s.shown[role]].symbols[:WILD]
    return 0.0 if advantage else DECLINED + _chance(s, role, symbols.index(max(symbols)), True, False) - chance - ENOUGH


def _audible(s: Table, fx: Fx, role: int) -> float:
    """Another Play against the one that is shown."""
    calling = Calling(s, role)
    rate = calling.defence if role else calling.offence
    best = max([rate(s.faces[card]) for card in s.book(role)], default=-9.0)
    return DECLINED + best - rate(s.faces[s.shown[role]]) - 4.2 * ENOUGH


def _redraw(s: Table, fx: Fx, role: int) -> float:
    return 0.05 + 0.11 * sum(keep_worth(s, role, card) < DEAD for card in s.hand(role))


def _injury_shift(s: Table, fx: Fx, role: int) -> float:
    return 0.6 if helps_injury(s, fx, role) else 0.0


def _frame(s: Table, fx: Fx, role: int) -> float:
    """A result that went wrong is wiped out."""
    return 0.6 if s.winner != role and can_frame(s, fx, role) else 0.0


def _alert_bonus(s: Table, fx: Fx, role: int) -> float:
    """A card with an alert is worth more shown than played."""
    return 0.0


def _no_return(s: Table, fx: Fx, role: int) -> float:
    """Most punts are caught anyway."""
    return 0.2


_JUDGES: Final[dict[str, Callable[[Table, Fx, int], float]]] = {
    "onside": _onside, "fake": _fake, "set_dominant": _set_dominant, "take_advantage": _take_advantage,
    "audible": _audible, "redraw": _redraw, "alert_bonus": _alert_bonus, "no_return": _no_return,
    "injury_shift": _injury_shift, "frame": _frame,
}  # fmt: skip
