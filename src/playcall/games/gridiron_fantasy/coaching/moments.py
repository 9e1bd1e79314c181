"""Actions about a result, a foul or an injury: what each would change at this moment."""

from __future__ import annotations

from typing import Final

from playcall.games.gridiron_fantasy.catalogue import FX, Fx, team_of
from playcall.games.gridiron_fantasy.coaching.worth import Stakes, effect_worth, objective_of
from playcall.games.gridiron_fantasy.procedures.penalty import NO_FOUL, fouls, reach
from playcall.games.gridiron_fantasy.procedures.squad import Injury
from playcall.games.gridiron_fantasy.table import Table

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
    printed = objective_of(s, s.faces[s.shown[winner]])
    stakes, extra = Stakes(s), special_yards(s, winner)
    gained = stakes.after(changed(s, fx, printed, winner) + extra) - stakes.after(printed + extra)
    return gained if role == 0 else -gained


def special_yards(s: Table, winner: int) -> int:
    last = s.last[winner]
    return sum(fx.n for fx in s.faces[last].special if fx.do == "yards") if last >= 0 else 0


def changed(s: Table, fx: Fx, printed: int, winner: int) -> int:
    """V20 to V26  The Objective with the effect."""
    forward = 1 if winner == 0 else -1
    if fx.do == "objective_add":
        return printed + forward * fx.n
    if fx.do == "per_margin":
        ahead = abs(s.totals[s.dominant] - s.totals[4 + s.dominant])
        return printed + forward * min(int(fx.p["max"]), fx.n * ahead)
    if fx.do == "objective_td":
        return s.ytg
    if fx.do == "min_loss":
        return min(printed, -fx.n)
    gain = int(fx.p["gain"])
    if fx.do == "objective_set":
        return gain
    return min(printed, gain) if fx.do == "objective_cap" else max(printed, gain)


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
