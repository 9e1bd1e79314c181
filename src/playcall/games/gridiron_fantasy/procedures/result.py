"""GF-8  Play results: the Objective step by step, effects, the sum of yards, and what becomes of the ball."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import KEEP, LOSE
from playcall.games.gridiron_fantasy.catalogue import FX, NEXT_PLAY, OBJECTIVE, SECS, TD, Fx
from playcall.games.gridiron_fantasy.conditions import holds
from playcall.games.gridiron_fantasy.moves import draw_fresh, score
from playcall.games.gridiron_fantasy.procedures.effects import Carry
from playcall.games.gridiron_fantasy.procedures.quick import QuickChallenge, returned_to
from playcall.games.gridiron_fantasy.procedures.windows import open_window
from playcall.games.gridiron_fantasy.table import NO_CARD, Table
from playcall.games.gridiron_fantasy.totals import met
from playcall.kernel import DONE, Ask, Procedure, Step

LAST_DOWN = 4
FIRST_DOWN_YARDS = 10


@dataclass(slots=True)
class Result(Procedure):
    """GF-8.3  Everything from the end of the Challenge to the sum of yards, in order."""

    succeeded: tuple[int, ...] = ()
    """Numbers of the Secondaries that succeeded."""

    order = (
        "fix", "window", "secondaries", "objective_effects", "objective", "minimum_loss", "success", "special",
        "add_up", "sack_effects",
    )  # fmt: skip

    def fix(self, s: Table) -> Step:  # GF-7.16, GF-8.1
        s.final = [s.totals[s.dominant], s.totals[4 + s.dominant]]
        s.winner = int(not s.leads(0, s.dominant))
        s.tell(events.ChallengeOver(s.seat_names(s.winner), s.winner == 0, s.dominant, *s.final))
        return None

    def window(self, s: Table) -> Step:
        return open_window(s, "result")

    def secondaries(self, s: Table) -> Step:  # GF-7.20
        succeeded = []
        for role, number in s.secondaries:
            sec = SECS[number]
            success = role == s.winner and met(s, role, sec.key, sec.need)
            if success:
                succeeded.append(number)
            own, other = s.totals[role * 4 + sec.key], s.totals[4 - role * 4 + sec.key]
            s.tell(events.SecondaryResult(s.seat_names(role), sec.key, own, other, success))
        self.succeeded = tuple(succeeded)
        return None

    def effects(self, s: Table) -> list[Fx]:
        """GF-8.3  On success, then of Secondaries in the order opened."""
        found = list(s.faces[s.shown[s.winner]].success)
        for number in self.succeeded:
            found += SECS[number].effects
        return found

    def objective_effects(self, s: Table) -> Step:  # GF-8.4
        numbers = tuple([fx.number for fx in self.effects(s) if about_objective(fx)])
        return Carry(s.team(s.winner), s.shown[s.winner], numbers) if numbers else None

    def objective(self, s: Table) -> Step:  # GF-8.5 to GF-8.7
        s.objective = objective_steps(s)[-1][1]
        return None

    def minimum_loss(self, s: Table) -> Step:  # GF-8.8
        losses = []
        if s.winner == 1:
            losses = sorted({fx.n for fx in s.in_force(1, "min_loss") if -fx.n != s.objective})
        return Ask(s.seat(1), [KEEP(), *LOSE.of([yards - 1 for yards in losses])])

    def on_minimum_loss(self, s: Table, action: int) -> Step:  # GF-8.9, GF-8.11
        steps = objective_steps(s)
        if action in LOSE:
            steps.append(("minimum loss", -LOSE.argument(action) - 1))
        limit_objective(s, steps)
        s.objective = steps[-1][1]
        if s.log is not None:
            s.tell(events.ObjectiveFixed(s.seat_names(s.winner), s.shown[s.winner], tuple(steps), s.objective))
        return None

    def success(self, s: Table) -> Step:
        numbers = [fx.number for fx in self.effects(s) if not about_objective(fx) and not about_sack(fx)]
        return Carry(s.team(s.winner), s.shown[s.winner], tuple(numbers)) if numbers else None

    def special(self, s: Table) -> Step:  # GF-8.14, GF-8.15
        card = s.last[s.winner]
        if card == NO_CARD or not s.faces[card].challenge:
            return None
        s.tell(events.SpecialApplied(s.seat_names(s.winner), card))
        numbers = tuple([fx.number for fx in s.faces[card].special if not about_sack(fx)])
        return Carry(s.team(s.winner), card, numbers) if numbers else None

    def add_up(self, s: Table) -> Step:  # GF-8.17, GF-8.21
        special = s.yards
        s.yards = s.objective + special
        s.sack = s.faces[s.shown[0]].kind == "pass" and s.yards < 0
        s.tell(events.YardsAdded(s.names[s.off], s.objective, special, s.yards, s.los + s.yards))
        return None

    def sack_effects(self, s: Table) -> Step:
        play, last = s.shown[s.winner], s.last[s.winner]
        numbers = [fx.number for fx in self.effects(s) if about_sack(fx)]
        if last != NO_CARD:
            numbers += [fx.number for fx in s.faces[last].special if about_sack(fx)]
        return Carry(s.team(s.winner), play, tuple(numbers)) if numbers else None


def about_objective(fx: Fx) -> bool:
    """GF-8.3  An effect on the Objective, or a choice or coin around one."""
    return any(leaf.do in OBJECTIVE for leaf in fx.leaves())


def about_sack(fx: Fx) -> bool:
    return fx.condition is not None and fx.condition.sack is not None


def objective_steps(s: Table) -> list[tuple[str, int]]:
    """GF-8.5 to GF-8.7, GF-8.12  The printed Objective, what sets it, what is added."""
    role = s.winner
    face = s.faces[s.shown[role]]
    steps = [("printed", s.ytg if face.objective == TD else face.objective)]
    for fx in setters(s, role)[-1:]:
        steps.append(("set", s.ytg if fx.do == "objective_td" else fx.p["gain"]))
    sign = 1 if role == 0 else -1
    for fx in s.in_force(role, "objective_add"):
        steps.append(("added", steps[-1][1] + sign * fx.n))
    for fx in s.in_force(role, "per_margin"):
        steps.append(("by margin", steps[-1][1] + sign * min(fx.n * s.margin, fx.p["max"])))
    return steps


def setters(s: Table, role: int) -> list[Fx]:
    """GF-8.6  Effects that set the Objective, the card that came into play last at the end."""
    team, faces = s.team(role), s.faces
    found: list[Fx] = []
    for card in s.sources(role):
        found += [fx for do in ("objective_set", "objective_td") for fx in faces[card].force.get(do, ())]
    started = [
        (card != s.shown[role], FX[number])
        for number, owner, card, until, _, _ in s.running
        if owner == team and until != NEXT_PLAY and FX[number].do in ("objective_set", "objective_td")
    ]
    found += [fx for later, fx in started if not later] + [fx for later, fx in started if later]
    return [fx for fx in found if holds(s, fx.tests, team) and (fx.do != "objective_td" or role == 0)]


def limit_objective(s: Table, steps: list[tuple[str, int]]) -> None:
    """GF-8.9, GF-8.11  The loser's cap or floor, and the goal line where it cuts."""
    now = steps[-1][1]
    if s.winner == 0:
        caps = [
            fx.p["gain"] for fx in s.in_force(1, "objective_cap") if not (fx.p["unless_doubled"] and s.final_double(0))
        ]
        if caps and min(caps) < now:
            steps.append(("capped", min(caps)))
        if s.options.special_yards == "clamp" and steps[-1][1] > s.ytg:
            steps.append(("goal line", s.ytg))
    else:
        floors = [fx.p["gain"] for fx in s.in_force(0, "objective_floor")]
        if floors and max(floors) > now:
            steps.append(("floor", max(floors)))


@dataclass(slots=True)
class Settlement(Procedure):
    """GF-8.24, GF-12  The outcome takes effect: spot, downs, turnover or score; an interception is run back."""

    order = ("outcome", "refresh_hands", "run_back", "place")

    def outcome(self, s: Table) -> Step:
        if s.flagged:
            return self.place_flag(s)
        if s.turnover and s.in_force(0, "safe_hands"):  # V33
            s.turnover = ""
        if s.turnover:
            return self.lose_ball(s)
        new = s.los + s.yards
        if s.context == "try":
            settle_try(s, new >= 100)
        elif new >= 100:  # GF-12.10
            s.drive_over, s.scorer = "touchdown", s.off
            score(s, s.off, "touchdown", 6)
        elif new <= 0:  # GF-12.16
            s.drive_over = "safety"
            score(s, s.dfn, "safety", 2)
            s.owed, s.kicker = "safety_kick", s.off
        else:
            s.los = new
            mark_down(s)
        return DONE

    def refresh_hands(self, s: Table) -> Step:  # GF-12.20
        if s.options.int_runback_hand == "fresh":
            draw_fresh(s)
        return None

    def run_back(self, s: Table) -> Step:  # GF-12.19
        s.context = "interception"
        return QuickChallenge()

    def place(self, s: Table) -> Step:
        los = returned_to(s, interception_spot(s), "interception")
        if los >= 100:
            s.scorer, s.returned = s.dfn, True
            score(s, s.dfn, "return touchdown", 6)
        else:
            s.owed, s.kicker, s.los = "ball", s.dfn, los
        return None

    def lose_ball(self, s: Table) -> Step:
        if s.context == "try":  # GF-12.14
            settle_try(s, False)
            return DONE
        s.drive_over = s.turnover
        if s.turnover == "interception":
            s.tell(events.Turnover(s.names[s.dfn], "interception", interception_spot(s)))
            return None
        s.owed, s.kicker, s.los = "ball", s.dfn, 100 - s.los  # GF-12.21
        s.tell(events.Turnover(s.names[s.dfn], "fumble", s.los))
        return DONE

    def place_flag(self, s: Table) -> Step:
        """GF-10.13"""
        if s.context == "play":
            if s.los >= s.mark:
                new_downs(s)
            s.tell(events.DownMarked(s.names[s.off], s.down, s.mark - s.los, s.los, s.down == 1))
        return DONE


def settle_try(s: Table, good: bool) -> None:
    """GF-12.13"""
    s.drive_over = s.drive_over or "touchdown"
    if good:
        score(s, s.off, "two points", 2)
    else:
        s.tell(events.TryFailed(s.names[s.off]))
    s.owed, s.kicker, s.scorer = "kickoff", s.off, -1


def new_downs(s: Table) -> None:
    """GF-5.8, GF-11.1"""
    s.down, s.mark = 1, min(s.los + FIRST_DOWN_YARDS, 100)


def mark_down(s: Table) -> None:
    """GF-11.1, GF-12.18  The next down, a first down, or the end of the drive."""
    if s.gained_first_down or s.los >= s.mark:
        new_downs(s)
    else:
        s.down += (0 if s.repeats_down else 1) + s.lost_downs
        if s.down > LAST_DOWN:
            s.drive_over = "downs"
            s.owed, s.kicker, s.los = "ball", s.dfn, 100 - s.los
            s.tell(events.Turnover(s.names[s.dfn], "downs", s.los))
            return
    s.tell(events.DownMarked(s.names[s.off], s.down, s.mark - s.los, s.los, s.down == 1))


def interception_spot(s: Table) -> int:
    """GF-12.20  From the interceptor's side."""
    objective = s.faces[s.shown[0]].objective
    spot = s.los + objective
    return 20 if objective == TD or spot >= 100 else 100 - spot
