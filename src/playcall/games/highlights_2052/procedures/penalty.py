"""FH-10  Penalties: a triggered box with the icon is checked before it is applied."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.highlights_2052 import automaton, events
from playcall.games.highlights_2052.actions import ACCEPT, DECLINE
from playcall.games.highlights_2052.procedures.box import Box
from playcall.games.highlights_2052.procedures.scoring import Safety, Touchdown
from playcall.games.highlights_2052.table import Table
from playcall.games.highlights_2052.zones import DRIVE
from playcall.kernel import DONE, Ask, Procedure, Step

YARDS = {"offside": 5, "def_holding": 10, "interference": 15, "off_holding": -10, "offsetting": 0}
"""Yards of a foul for the offence; what the offence did itself goes against it."""


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

    def on_answer(self, s: Table, action: int) -> Step:  # FH-10.3, FH-10.7
        accepted = action in ACCEPT
        s.tell(events.Flag(self.foul, s.teams[self.favoured(s)], accepted, YARDS[self.foul]))
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
        if self.foul == "interference":  # FH-10.4  fresh downs
            s.discard(s.offence, s.zones[DRIVE(s.offence)])
            s.zones[DRIVE(s.offence)] = []
            s.drive_types[s.offence] = ""
        return None

    def offset(self, s: Table) -> None:  # FH-10.6
        s.tell(events.Flag(self.foul, s.teams[s.offence], True, 0))
        s.box_counts = False
        s.uncounted = True

    def favoured(self, s: Table) -> int:
        return s.defence if self.foul == "off_holding" else s.offence
