"""Actions and abilities in their windows: when each kind of effect is worth playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.catalogue import FX, WILD, Fx
from playcall.games.gridiron_fantasy.coaching import kicks, moments
from playcall.games.gridiron_fantasy.coaching.calls import MOST, WITH, WITHOUT, Calling, symbols_in_hand
from playcall.games.gridiron_fantasy.coaching.worth import keep_worth
from playcall.games.gridiron_fantasy.procedures.effects import ChooseOne
from playcall.games.gridiron_fantasy.table import Table

DECLINED: Final = 0.25
"""What it is worth to keep a card for later."""
ENOUGH: Final = 0.26
"""The chance to win the Play must rise by so much to be worth a card."""
NEAR: Final = 30
THIN: Final = 3
DEAD: Final = 0.75
HANDS: Final = frozenset(("draw", "read", "arrange", "look", "recover"))
PRICE: Final = 0.2
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
    if s.winner >= 0 and moments.changes_result(fx):
        works = (s.winner == role) != (fx.do in moments.LIMITS)
        return DECLINED + moments.result_gain(s, fx, role) - PRICE if works else 0.0
    if fx.do in HANDS:
        thin = max(symbols_in_hand(s, role)) <= THIN
        return 0.4 if thin and (s.down >= 3 or s.ytg <= NEAR) else 0.2
    return 0.4


def _onside(s: Table, fx: Fx, role: int) -> float:
    return kicks.onside(s)


def _fake(s: Table, fx: Fx, role: int) -> float:
    return kicks.may_fake(s)


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
    return 0.6 if moments.helps_injury(s, fx, role) else 0.0


def _frame(s: Table, fx: Fx, role: int) -> float:
    """A result that went wrong is wiped out."""
    return 0.6 if s.winner != role and moments.can_frame(s, fx, role) else 0.0


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
