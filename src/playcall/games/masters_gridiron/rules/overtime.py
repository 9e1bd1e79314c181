"""MG-8  Overtime: periods of four turns until somebody has won."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.rules.turn import Turn
from playcall.games.masters_gridiron.table import TURNS, TURNS_OF_A_PERIOD, Table
from playcall.games.masters_gridiron.zones import CONV, DEFENSE, OFFENSE, PB_DISC, PB_OPEN, PLAYBOOK, SIDE, SPOTS
from playcall.kernel import DONE, Procedure, Step


@dataclass(slots=True)
class Overtime(Procedure):
    """MG-8.1  The home team is on offence first; whoever scores first wins, but for the reply."""

    order = ("begin", "turn", "swap", "end_period")

    def begin(self, s: Table) -> Step:  # MG-8.1
        s.period = 1
        s.offence = s.home
        s.tell(events.OvertimeBegins(s.names[s.home], (s.scores[0], s.scores[1])))
        return None

    def turn(self, s: Table) -> Step:  # MG-8.2
        return Turn()

    def swap(self, s: Table) -> Step:
        if s.scores[0] != s.scores[1] and not s.reply:
            return DONE
        s.offence = 1 - s.offence
        return None if (s.turn - TURNS) % TURNS_OF_A_PERIOD == 0 else self.turn

    def end_period(self, s: Table) -> Step:  # MG-8.2, MG-8.11, MG-8.14, MG-8.15
        s.tell(events.PeriodEnds(s.period))
        if s.period == s.options.ot_max_periods:
            return DONE
        for seat in (s.home, s.visitor):
            refill(s, seat)
        s.period += 1
        return self.turn


def refill(s: Table, seat: int) -> None:
    """MG-8.11, MG-8.14  Hands that could not be filled get their own cards back, in the order they were played."""
    drawn = []
    for pile in (OFFENSE, DEFENSE):
        if len(s.zones[pile.hand + seat]) < pile.size:
            s.turn_over(pile, seat)
        drawn.append(tuple(s.fill(pile, seat)))
    if len(s.zones[PLAYBOOK.hand + seat]) < PLAYBOOK.size:
        gather_book(s, seat)
    drawn.append(tuple(s.fill(PLAYBOOK, seat)))
    if s.log is not None and any(drawn):
        counts = len(drawn[0]), len(drawn[1]), len(drawn[2])
        s.tell(events.Drew(seat, s.names[seat], counts, *drawn))


def gather_book(s: Table, seat: int) -> None:
    """MG-8.14  All Playbook cards outside hand and deck, earliest on top, without shuffling; points stand."""
    cards = s.left[seat]
    s.zones[PB_OPEN(seat)] = cards[::-1] + s.zones[PB_OPEN(seat)]
    for kind in (SPOTS, CONV, SIDE, PB_DISC):
        s.zones[kind(seat)] = []
    s.shown_book[seat] += cards
    s.left[seat] = []
    s.cleared[seat] = len(s.outcomes[seat])
    s.tell(events.BookGathered(seat, s.names[seat], tuple(cards)))
