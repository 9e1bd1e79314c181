"""FH-9  The field-goal attempt."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.highlights_2052 import automaton, events
from playcall.games.highlights_2052.actions import KICK, NO_KICK
from playcall.games.highlights_2052.procedures.scoring import Advance
from playcall.games.highlights_2052.table import Table
from playcall.kernel import DONE, Ask, Procedure, Step

FIELD_GOAL_POINTS = 3


@dataclass(slots=True)
class FieldGoal(Procedure):
    """FH-9  The offence may kick after a play; any attempt ends its drive."""

    blocked: int = 0

    order = ("decide", "attempt", "end_drive", "block_return")

    def decide(self, s: Table) -> Step:  # FH-9.1, FH-9.8, FH-23.11
        if s.automatic(s.offence):
            return self.on_decide(s, automaton.kick_answer(s, sum(kicking_number(s))))
        return Ask(s.seats[s.offence], [KICK(), NO_KICK()])

    def on_decide(self, s: Table, action: int) -> Step:
        if action in KICK:
            return None
        s.tell(events.KickDeclined(s.teams[s.offence]))
        return DONE

    def attempt(self, s: Table) -> Step:  # FH-9.3, FH-9.4
        action = s.turn_action("kick")
        self.blocked = action.block
        number, setup = kicking_number(s)
        need = s.field_count(s.offence)
        good = not action.block and number + setup + action.kick >= need
        team = s.teams[s.offence]
        s.tell(events.KickTried(team, number, setup, action.no, action.kick, need, action.block, good))
        if good:
            s.field_goals[s.offence] += 1
            s.add_points(s.offence, FIELD_GOAL_POINTS, "field_goal", "kick")
        return None

    def end_drive(self, s: Table) -> Step:  # FH-9.6
        s.reset(s.offence, "kick")
        return None

    def block_return(self, s: Table) -> Step:  # FH-9.5
        return Advance(s.defence, self.blocked, "block") if self.blocked else None


def kicking_number(s: Table) -> tuple[int, int]:
    """FH-9.7  The field-goal number of the card just resolved, and what KICK_SETUP adds to it."""
    card = s.offensive_card
    return card.fg, card.plays[s.activated].kick_setup if s.activated >= 0 else 0
