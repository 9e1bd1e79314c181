"""FH-19.8, FH-19.9 and the effects on cards: a triggered box is applied."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.effects import (
    Blitz,
    EndDrive,
    Fumble,
    GoalLineStand,
    HoldTo,
    Interception,
    Loss,
    Minus,
    Momentum,
    NoGain,
    NoKick,
    PlainAction,
    Return,
    Strip,
)
from playcall.games.highlights_2052.matchup import Matchup, action_of, current, overthrown
from playcall.games.highlights_2052.procedures.scoring import Advance, Safety, Touchdown
from playcall.games.highlights_2052.table import Table
from playcall.kernel import Procedure, Step

BLITZ_HOLDS = 10
"""A blitz gets home when the Action card's pass number is at most this."""
STRIP_HOLDS = 5
"""A strip gets the ball when the Action card's run number is at most this."""


@dataclass(slots=True)
class Box(Procedure):
    """FH-19.6  The defensive box against the play in hand; then its rider."""

    returned: int = 0
    """Yards the defender returns a turnover."""
    momentum: int = 0

    order = ("rider", "apply", "offence_result", "return_ball", "gain_momentum")

    def rider(self, s: Table) -> Step:
        rider = current(s).card.rider
        if isinstance(rider, NoKick):
            s.kick_barred = True
        elif isinstance(rider, Momentum):
            self.momentum = rider.n
        return None

    def apply(self, s: Table) -> Step:
        m = current(s)
        self.carry_out(s, m, action_of(m.card))
        return None

    def offence_result(self, s: Table) -> Step:  # FH-19.19  the offence's result comes first
        if s.ball[s.offence] <= 0:
            return Touchdown(s.offence, "play")
        return Safety(s.offence) if s.ball[s.offence] >= s.safety_space else None  # FH-8.1

    def return_ball(self, s: Table) -> Step:  # FH-19.17
        return Advance(s.defence, self.returned, "return") if self.returned else None

    def gain_momentum(self, s: Table) -> Step:
        return Advance(s.defence, self.momentum, "momentum") if self.momentum else None

    # The defensive actions ----------------------------------------------------------------------------------------

    def carry_out(self, s: Table, m: Matchup, action: PlainAction) -> None:
        match action:
            case Minus(n):  # FH-19.8
                self.let_gain(s, m, max(0, m.base - n))
            case HoldTo(n):
                self.let_gain(s, m, min(m.base, n))
            case NoGain():
                self.stop(s, m)
            case Loss(n):
                self.lose(s, m, n)
            case EndDrive() | GoalLineStand():
                self.end_drive(s, m)
            case Interception(returned):
                self.intercept(s, m, returned)
            case Fumble(back, returned):
                self.fumble(s, m, back, returned)
            case Blitz(n):
                self.blitz(s, m, n)
            case Strip(returned):
                self.strip(s, m, returned)

    def let_gain(self, s: Table, m: Matchup, yards: int) -> None:  # FH-7.8
        if overthrown(s, s.offence, m.play, yards):
            self.say(s, "overthrown", 0)
            return
        self.say(s, "gain", yards)
        s.move(s.offence, yards, "play")

    def stop(self, s: Table, m: Matchup, saved_by: str = "") -> None:
        s.box_counts = False  # FH-11.3
        self.say(s, "no_gain", 0, saved_by)

    def lose(self, s: Table, m: Matchup, yards: int) -> None:
        if m.play.quick_release:
            self.stop(s, m, "QUICK_RELEASE")
            return
        s.box_counts = False
        self.say(s, "loss", yards)
        s.move(s.offence, -yards, "play")

    def end_drive(self, s: Table, m: Matchup) -> None:
        if m.play.secure:
            self.stop(s, m, "SECURE")
            return
        s.box_counts = False
        self.say(s, "end_drive", 0)
        s.reset(s.offence, "end_drive")

    def intercept(self, s: Table, m: Matchup, returned: Return) -> None:
        if m.play.secure:
            self.stop(s, m, "SECURE")
            return
        s.box_counts = False
        if isinstance(returned, int):
            self.returned = returned
        else:
            card = s.turn_action(f"return {returned}")
            self.returned = card.run if returned == "run" else card.pass_
        self.say(s, "interception", self.returned)
        s.reset(s.offence, "interception")

    def fumble(self, s: Table, m: Matchup, back: int, returned: int) -> None:
        if m.play.secure:
            self.stop(s, m, "SECURE")
            return
        s.box_counts = False
        self.say(s, "fumble", returned)
        if s.ball[s.offence] + back >= s.safety_space:
            s.move(s.offence, -back, "play")
            return
        self.returned = returned
        s.reset(s.offence, "fumble")

    def blitz(self, s: Table, m: Matchup, yards: int) -> None:
        if s.turn_action("blitz").pass_ <= BLITZ_HOLDS:
            self.lose(s, m, yards)
        else:
            self.let_gain(s, m, m.base)

    def strip(self, s: Table, m: Matchup, returned: int) -> None:
        if s.turn_action("strip").run <= STRIP_HOLDS:
            self.fumble(s, m, 0, returned)
        else:
            self.stop(s, m, "SECURE" if m.play.secure else "")

    @staticmethod
    def say(s: Table, what: str, yards: int, saved_by: str = "") -> None:
        if s.log is not None:
            s.tell(events.BoxApplied(s.teams[s.defence], s.facing[s.defence], what, yards, saved_by))
