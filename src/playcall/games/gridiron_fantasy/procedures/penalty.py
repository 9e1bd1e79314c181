"""GF-10  Flags: risks are compared, the fouling team may cover up, the other may complain, accept or decline."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import ACCEPT, ALERT, COMPLAIN, DECLINE
from playcall.games.gridiron_fantasy.catalogue import FX, NEXT_PLAY, team_of
from playcall.games.gridiron_fantasy.conditions import holds
from playcall.games.gridiron_fantasy.moves import take
from playcall.games.gridiron_fantasy.procedures.dealing import faces_of
from playcall.games.gridiron_fantasy.procedures.windows import open_window
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.kernel import DONE, Ask, Procedure, Step

NO_FOUL = 99


class Foul(NamedTuple):
    """A card with a Penalty Risk, as it stands after shifts."""

    card: int
    risk: int
    yards: int
    name: str


@dataclass(slots=True)
class Flags(Procedure):
    """GF-10.1 to GF-10.13  At most one penalty is called per Play."""

    fouling: int = -1
    """The role whose foul is more blatant; -1 for none."""
    covered: tuple[int, ...] = ()
    """Roles that have had the window."""
    card: int = -1
    """What the referee is to see."""
    alerts: tuple[int, ...] = ()

    order = ("compare", "cover", "judge_again", "complain", "show_alerts", "call_it", "decide")

    def compare(self, s: Table) -> Step:  # GF-10.3
        self.fouling = fouling_role(s)
        return None if self.fouling >= 0 else self.call_off(s)

    def cover(self, s: Table) -> Step:  # GF-10.5
        if self.fouling in self.covered:
            return None
        self.covered += (self.fouling,)
        return open_window(s, "penalty", self.fouling)

    def judge_again(self, s: Table) -> Step:  # GF-10.5
        now = fouling_role(s)
        if now < 0:
            return self.call_off(s)
        if now != self.fouling:
            self.fouling = now
            return self.cover
        self.tell_risks(s)
        return None

    def complain(self, s: Table) -> Step:  # GF-10.6, GF-10.9
        role = 1 - self.fouling
        worst = most_blatant(s, self.fouling)
        if not worst or reach(s, role) < worst[0].risk or s.in_force(self.fouling, "no_flag"):
            return DONE
        seen = list(dict.fromkeys([place_of(foul.card) for foul in worst]))
        return Ask(s.seat(role), [*COMPLAIN.of(seen), DECLINE()], known=False)

    def on_complain(self, s: Table, action: int) -> Step:
        if action in DECLINE:
            return DONE
        place = COMPLAIN.argument(action)
        self.card = next(f.card for f in most_blatant(s, self.fouling) if place_of(f.card) == place)
        return None

    def show_alerts(self, s: Table) -> Step:  # GF-10.7, GF-10.8, GF-10.9
        role = 1 - self.fouling
        cards = [card for card in s.hand(role) if s.faces[card].alert]
        return Ask(s.seat(role), ALERT.of(faces_of(cards))) if cards else DONE

    def on_show_alerts(self, s: Table, action: int) -> Step:
        role = 1 - self.fouling
        card = take(s.hand(role), ALERT.argument(action))
        s.played(role).append(card)
        self.alerts += (card,)
        return None if self.shown(s) >= self.foul(s).risk else self.show_alerts

    def call_it(self, s: Table) -> Step:
        role, foul = 1 - self.fouling, self.foul(s)
        bonus = alert_bonus(s, role)
        s.tell(events.Complained(s.seat_names(role), self.card, self.alerts, bonus, foul.risk, foul.name))
        return None

    def decide(self, s: Table) -> Step:  # GF-10.11, GF-10.17
        return Ask(s.seat(1 - self.fouling), [ACCEPT(), DECLINE()])

    def on_decide(self, s: Table, action: int) -> Step:  # GF-10.12, GF-10.16
        role = 1 - self.fouling
        yards = penalty_yards(s, self.fouling, self.foul(s).yards)
        if action in ACCEPT:
            s.flagged = True
            s.turnover = ""
            s.los += yards if self.fouling == 1 else -yards
        accepted = action in ACCEPT
        s.tell(events.FlagDecided(s.seat_names(role), s.seat_names(self.fouling), accepted, yards, s.los))
        return None

    def foul(self, s: Table) -> Foul:
        return next(foul for foul in fouls(s, self.fouling) if foul.card == self.card)

    def shown(self, s: Table) -> int:
        return sum(s.faces[card].alert for card in self.alerts) + alert_bonus(s, 1 - self.fouling)

    def call_off(self, s: Table) -> Step:
        self.fouling = -1
        self.tell_risks(s)
        return DONE

    def tell_risks(self, s: Table) -> None:
        if s.log is not None:
            low = [min((foul.risk for foul in fouls(s, role)), default=0) for role in (0, 1)]
            fouling = s.seat_names(self.fouling) if self.fouling >= 0 else ""
            s.tell(events.RisksCompared(s.names[s.off], s.names[s.dfn], low[0], low[1], fouling))


def fouls(s: Table, role: int) -> list[Foul]:
    """GF-10.1, GF-10.2, GF-10.4  Every card of a role with a risk, after shifts, and those it is framed with."""
    team, found = s.team(role), []
    for card in [s.shown[role], *[card for card in s.used if team_of(card) == team]]:
        penalty = s.faces[card].penalty
        if penalty is not None:
            scope = "plays" if card == s.shown[role] else "actions"
            shifts = [fx.n for fx in s.in_force(role, "risk_shift") if fx.p["scope"] in ("all", scope)]
            found.append(Foul(card, max(1, penalty.risk + sum(shifts)), penalty.yards, penalty.foul))
    other = s.other(team)
    for number, owner, card, until, _, _ in s.running:
        fx = FX[number]
        if fx.do == "frame" and owner == other and until != NEXT_PLAY and holds(s, fx.tests, other):
            found.append(Foul(card, max(1, fx.p["risk"]), fx.p["yards"], "Framed"))
    return found


def most_blatant(s: Table, role: int) -> list[Foul]:
    found = fouls(s, role)
    low = min((foul.risk for foul in found), default=NO_FOUL)
    return [foul for foul in found if foul.risk == low]


def fouling_role(s: Table) -> int:
    """GF-10.3"""
    low = [min((foul.risk for foul in fouls(s, role)), default=NO_FOUL) for role in (0, 1)]
    return -1 if low[0] == low[1] else int(low[1] < low[0])


def alert_bonus(s: Table, role: int) -> int:
    return sum(fx.n for fx in s.in_force(role, "alert_bonus"))


def reach(s: Table, role: int) -> int:
    """GF-10.8  The most that a complaint could sum up to; 0 without a card to show."""
    alerts = sum(s.faces[card].alert for card in s.hand(role))
    return alerts + alert_bonus(s, role) if alerts else 0


def penalty_yards(s: Table, fouling: int, yards: int) -> int:
    """GF-10.16, V73  At most half the distance to the goal line the ball is moved to."""
    yards += sum(fx.n for fx in s.in_force(1 - fouling, "flag_yards"))
    return min(yards, (s.ytg if fouling == 1 else s.los) // 2)
