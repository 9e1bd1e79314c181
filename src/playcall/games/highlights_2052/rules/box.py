"""FH-10, FH-19.8, FH-19.9  A triggered box: first the penalty check, then what the box does."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text, msg
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.actions import ACCEPT, DECLINE
from playcall.games.highlights_2052.effects import Momentum, NoKick
from playcall.games.highlights_2052.names import asks
from playcall.games.highlights_2052.rules import automaton
from playcall.games.highlights_2052.rules.matchup import Applied, Matchup, action_of, boxed, current
from playcall.games.highlights_2052.rules.scoring import Advance, Safety, Touchdown
from playcall.games.highlights_2052.table import Table
from playcall.games.highlights_2052.zones import DRIVE
from playcall.kernel import DONE, Ask, Procedure, Step


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
        box = boxed(s, s.offence, m)
        applied = box.applied
        if box.otherwise is not None and not s.turn_action(box.turns).suits(box.turns):
            applied = box.otherwise
        s.box_counts = applied.what in ("gain", "overthrown")  # FH-11.3
        self.take_return(s, applied)
        tell_applied(s, m, applied, self.returned)
        self.carry_out(s, applied)
        return None

    def take_return(self, s: Table, applied: Applied) -> None:
        """FH-19.17  A return is a number, or that of an Action card."""
        if isinstance(applied.returned, int):
            self.returned = applied.returned
        else:
            card = s.turn_action(f"return {applied.returned}")
            self.returned = card.run if applied.returned == "run" else card.pass_

    def carry_out(self, s: Table, applied: Applied) -> None:
        if applied.what in ("gain", "loss"):
            s.move(s.offence, applied.yards, "play")
        elif applied.what == "fumble" and applied.yards:  # a safety, and no return
            self.returned = 0
            s.move(s.offence, applied.yards, "play")
        elif applied.what in TURNOVERS:
            s.reset(s.offence, applied.what)

    def offence_result(self, s: Table) -> Step:  # FH-19.19  the offence's result comes first
        if s.ball[s.offence] <= 0:
            return Touchdown(s.offence, "play")
        return Safety(s.offence) if s.ball[s.offence] >= s.safety_space else None  # FH-8.1

    def return_ball(self, s: Table) -> Step:  # FH-19.17
        return Advance(s.defence, self.returned, "return") if self.returned else None

    def gain_momentum(self, s: Table) -> Step:
        return Advance(s.defence, self.momentum, "momentum") if self.momentum else None


TURNOVERS = ("end_drive", "interception", "fumble")
"""Results that end the offence's drive."""


def tell_applied(s: Table, m: Matchup, applied: Applied, returned: int) -> None:
    if s.log is None:
        return
    action = action_of(m.card)
    yards = returned if applied.what in TURNOVERS else abs(applied.yards)
    s.tell(
        events.BoxApplied(
            s.teams[s.defence], s.facing[s.defence], applied.what, yards, applied.saved_by,
            type(action).__name__, getattr(action, "n", 0), m.base, isinstance(m.card.rider, NoKick),
        )
    )  # fmt: skip


YARDS = {"offside": 5, "def_holding": 10, "interference": 15, "off_holding": -10, "offsetting": 0}
"""FH-10.4, FH-10.5  Yards of a foul for the offence; what the offence did itself goes against it."""
FRESH_DRIVE = ("interference",)
"""FH-10.4  Fouls after which the drive begins again where the ball lies."""


@dataclass(slots=True)
class PenaltyCheck(Procedure):
    """FH-10  One Action card is turned; a foul may be accepted or declined by the side it favours."""

    foul: str = "none"

    order = ("turn", "answer", "box", "leave", "score")

    def turn(self, s: Table) -> Step:  # FH-10.1, FH-10.2, FH-10.10
        self.foul = s.turn_action("penalty").penalty
        return self.box if self.foul == "none" else None

    def answer(self, s: Table) -> Step:  # FH-10.3 to FH-10.6
        if self.foul == "offsetting":
            self.offset(s)
            return DONE
        side = self.favoured(s)
        if s.automatic(side):
            return self.on_answer(s, automaton.penalty_answer(s, side, YARDS[self.foul]))
        return Ask(s.seats[side], [ACCEPT(), DECLINE()])

    def asks_answer(self, s: Table, seat: int) -> Text:
        from playcall.games.highlights_2052.forecast import box_clause

        return asks(
            "fh-ask-penalty", foul=msg("fh-foul", foul=self.foul), yards=abs(YARDS[self.foul]), way=self.way,
            fresh="yes" if self.foul in FRESH_DRIVE else "no", box=box_clause(s, current(s)),
        )  # fmt: skip

    def on_answer(self, s: Table, action: int) -> Step:  # FH-10.3, FH-10.7
        accepted = action in ACCEPT
        self.tell(s, s.teams[self.favoured(s)], accepted)
        if not accepted:
            return self.box
        s.box_counts = False  # FH-11.3
        s.move(s.offence, YARDS[self.foul], "penalty")
        return self.score

    def box(self, s: Table) -> Step:  # FH-10.2, FH-10.7
        return Box()

    def leave(self, s: Table) -> Step:
        return DONE

    def score(self, s: Table) -> Step:  # FH-5.8, FH-8.3
        if s.ball[s.offence] <= 0:
            return Touchdown(s.offence, "penalty")
        if s.ball[s.offence] >= s.safety_space:
            return Safety(s.offence)
        if self.foul in FRESH_DRIVE:
            s.discard(s.offence, s.zones[DRIVE(s.offence)])
            s.zones[DRIVE(s.offence)] = []
            s.drive_types[s.offence] = ""
        return None

    def offset(self, s: Table) -> None:  # FH-10.6
        self.tell(s, s.teams[s.offence], True)
        s.box_counts = False
        s.uncounted = True

    def tell(self, s: Table, team: int, accepted: bool) -> None:
        s.tell(events.Flag(self.foul, team, accepted, YARDS[self.foul], self.foul in FRESH_DRIVE))

    def favoured(self, s: Table) -> int:
        return s.defence if self.foul == "off_holding" else s.offence

    @property
    def way(self) -> str:
        """Which way the ball of the offence goes."""
        return "back" if YARDS[self.foul] < 0 else "forward"
