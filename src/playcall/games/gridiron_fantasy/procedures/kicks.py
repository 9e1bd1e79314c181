"""GF-4, GF-12.2 to GF-12.9, GF-12.16  Kickoffs, safety kicks, punts and field goals."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import FAIR_CATCH, RETURN, TOUCHBACK
from playcall.games.gridiron_fantasy.catalogue import FX
from playcall.games.gridiron_fantasy.lineup import line_up_for_kick
from playcall.games.gridiron_fantasy.moves import clear_play, draw_fresh, end_play_effects, put_back, score
from playcall.games.gridiron_fantasy.procedures.play import Scrimmage
from playcall.games.gridiron_fantasy.procedures.quick import (
    DeclareAbility,
    QuickChallenge,
    baseline,
    returned_to,
)
from playcall.games.gridiron_fantasy.procedures.windows import open_window
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import DONE, Ask, Procedure, Step

TOUCHBACK_SPOT = 20
SAFETY_SPOT = 40
PUNT_YARDS = 40
KICK_YARDS = 20


def begin_kick(s: Table, context: str, spot: int) -> None:
    clear_play(s)
    line_up_for_kick(s, context)
    if s.log is not None:
        s.tell(events.KickBegins(s.names[s.off], s.names[s.dfn], context, spot))


def clear_kick(s: Table) -> None:
    """GF-4.10  Actions played in a kick are discarded, and what they did is over."""
    for role in (0, 1):
        s.discards(role).extend(s.played(role))
        s.played(role).clear()
    end_play_effects(s)


def take_over(s: Table, team: int, los: int) -> None:
    """GF-4.16  A team is on offence from now on."""
    if team != s.off:
        s.off, s.dfn = s.dfn, s.off
    s.los = los


@dataclass(slots=True)
class Kickoff(Procedure):
    """GF-4.1 to GF-4.5, GF-12.16  A kickoff or a safety kick: fresh hands, cards for it, then touchback or return."""

    context: str = "kickoff"
    returns: bool = False

    order = ("draw", "window", "announce", "choose", "challenge", "place")

    def draw(self, s: Table) -> Step:  # GF-4.1, GF-4.17
        begin_kick(s, self.context, 0)
        draw_fresh(s)
        return None

    def window(self, s: Table) -> Step:  # GF-4.2, GF-12.17
        return open_window(s, "kickoff")

    def announce(self, s: Table) -> Step:  # GF-4.5
        early = s.options.announce_before_return and self.context == "kickoff" and s.onside < 0
        return DeclareAbility() if early else None

    def choose(self, s: Table) -> Step:  # GF-4.3, GF-12.17
        stay = TOUCHBACK() if self.context == "kickoff" else FAIR_CATCH()
        if s.onside >= 0:
            return self.challenge
        if any(fx.p["context"] == self.context for role in (0, 1) for fx in s.in_force(role, "no_return")):
            return Ask(s.seat(1), [stay])
        if self.context == "kickoff" or s.options.safety_kick_fair_catch:
            return Ask(s.seat(1), [stay, RETURN()])
        return Ask(s.seat(1), [RETURN()])

    def on_choose(self, s: Table, action: int) -> Step:
        if action in RETURN:
            self.returns = True
            s.tell(events.Declared(s.names[s.dfn], "return"))
            return None
        s.tell(events.Declared(s.names[s.dfn], "touchback" if action in TOUCHBACK else "fair_catch"))
        return self.place

    def challenge(self, s: Table) -> Step:
        return QuickChallenge()

    def place(self, s: Table) -> Step:  # GF-4.4, GF-4.9, GF-4.10, GF-4.11
        team, los = self.outcome(s)
        put_back(s)
        clear_kick(s)
        s.context = ""
        if los >= 100:  # GF-4.15, GF-12.22
            s.scorer, s.drive_over = team, "return touchdown"
            score(s, team, "return touchdown", 6)
        else:
            take_over(s, team, los)
        return None

    def outcome(self, s: Table) -> tuple[int, int]:
        """Who has the ball where, from its own side."""
        spot = (TOUCHBACK_SPOT if self.context == "kickoff" else SAFETY_SPOT) + baseline(s, self.context)
        if s.onside >= 0:  # V80
            effect = FX[s.onside]
            at, kept = effect.p["spot"], -s.difference >= effect.p["margin"]
            team, los = (s.off, at) if kept else (s.dfn, 100 - at)
            s.tell(events.BallPlaced(s.names[team], los, at, 0, s.difference))
            return team, los
        if self.returns:
            return s.dfn, returned_to(s, spot, self.context)
        return s.dfn, TOUCHBACK_SPOT if self.context == "kickoff" else spot


@dataclass(slots=True)
class Punt(Procedure):
    """GF-12.2 to GF-12.5  The ball goes forty yards downfield and is caught, or run back."""

    spot: int = 0
    """Where it comes down, from the receiver's side."""
    faked: bool = False

    order = ("begin", "window", "stopped", "land", "choose", "challenge", "run_back", "clear")

    def begin(self, s: Table) -> Step:
        begin_kick(s, "punt", s.los)
        return None

    def window(self, s: Table) -> Step:  # GF-12.4
        return open_window(s, "kick")

    def stopped(self, s: Table) -> Step:  # GF-12.29
        if s.blocked:
            block_kick(s)
            return self.clear
        self.faked = s.faked
        return Scrimmage(True) if self.faked else None

    def land(self, s: Table) -> Step:  # GF-12.2, GF-12.3
        if self.faked:
            return DONE
        s.drive_over = "punt"
        down = s.los + PUNT_YARDS + baseline(s, "punt")
        self.spot = TOUCHBACK_SPOT if down >= 100 else 100 - down
        s.tell(events.BallPlaced(s.names[s.dfn], self.spot, self.spot, 0, 0))
        return None

    def choose(self, s: Table) -> Step:  # GF-12.5
        if any(fx.p["context"] == "punt" for role in (0, 1) for fx in s.in_force(role, "no_return")):
            return Ask(s.seat(1), [FAIR_CATCH()])
        return Ask(s.seat(1), [FAIR_CATCH(), RETURN()])

    def on_choose(self, s: Table, action: int) -> Step:
        if action in RETURN:
            s.tell(events.Declared(s.names[s.dfn], "return"))
            return None
        s.tell(events.Declared(s.names[s.dfn], "fair_catch"))
        lost_ball(s, self.spot)
        return self.clear

    def challenge(self, s: Table) -> Step:
        return QuickChallenge()

    def run_back(self, s: Table) -> Step:
        settle_return(s, returned_to(s, self.spot, "punt"))
        return None

    def clear(self, s: Table) -> Step:
        clear_kick(s)
        return None


def lost_ball(s: Table, los: int) -> None:
    """The defence will have the ball there; roles change when the drive is finished."""
    s.kicker = s.dfn
    s.los = los
    s.owed = "ball"


def settle_return(s: Table, los: int) -> None:
    """GF-12.22  A runback has ended at a spot, or in a touchdown."""
    if los >= 100:
        s.scorer, s.returned = s.dfn, True
        score(s, s.dfn, "return touchdown", 6)
    else:
        lost_ball(s, los)


def block_kick(s: Table) -> None:
    """GF-12.29, V84  A blocked kick is the defence's ball at the line of scrimmage."""
    s.drive_over = "blocked kick"
    s.tell(events.Turnover(s.names[s.dfn], "blocked kick", 100 - s.los))
    lost_ball(s, 100 - s.los)


@dataclass(slots=True)
class FieldGoal(Procedure):
    """GF-12.6 to GF-12.9  A Quick Challenge sets the distance of the kick."""

    faked: bool = False

    order = ("begin", "window", "stopped", "challenge", "judge", "clear")

    def begin(self, s: Table) -> Step:
        begin_kick(s, "field_goal", s.los)
        return None

    def window(self, s: Table) -> Step:  # GF-12.9
        return open_window(s, "kick")

    def stopped(self, s: Table) -> Step:  # GF-12.29
        if s.blocked:
            block_kick(s)
            return self.clear
        self.faked = s.faked
        return Scrimmage(True) if self.faked else None

    def challenge(self, s: Table) -> Step:
        return DONE if self.faked else QuickChallenge()

    def judge(self, s: Table) -> Step:  # GF-12.6 to GF-12.8
        distance = KICK_YARDS - s.difference + baseline(s, "field_goal")
        good = distance > s.ytg or (distance == s.ytg and s.options.fg_exact_good)
        s.tell(events.FieldGoalTried(s.names[s.off], distance, s.ytg, good))
        if good:
            s.drive_over = "field goal"
            score(s, s.off, "field goal", 3)
            s.owed, s.kicker = "kickoff", s.off
        else:
            s.drive_over = "missed field goal"
            lost_ball(s, 100 - s.los)
        return None

    def clear(self, s: Table) -> Step:
        clear_kick(s)
        return None
