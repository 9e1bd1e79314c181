"""FH-19  Resolving the offensive play: type, area, box; and the yardage of a play whose box did not trigger."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.highlights_2052 import automaton, events
from playcall.games.highlights_2052.actions import DECLINE, USE_BOX
from playcall.games.highlights_2052.effects import PASS
from playcall.games.highlights_2052.matchup import Matchup, current
from playcall.games.highlights_2052.procedures.box import Box
from playcall.games.highlights_2052.procedures.penalty import PenaltyCheck
from playcall.games.highlights_2052.procedures.scoring import Touchdown
from playcall.games.highlights_2052.table import Table
from playcall.kernel import DONE, Ask, Procedure, Step


@dataclass(slots=True)
class Resolve(Procedure):
    """FH-19  The activated play is resolved, up to its score; kick and clean-up are the caller's."""

    order = ("check", "overthrow_choice", "box", "leave", "gain", "score")

    def check(self, s: Table) -> Step:  # FH-19.3 to FH-19.7
        if s.activated < 0:  # FH-2.10
            s.tell(events.NothingThreatened(s.teams[s.offence], s.facing[s.offence]))
            return DONE
        m = current(s)
        s.box_counts = True  # FH-11.3
        s.uncounted = m.play.hurry_up
        tell_check(s, m)
        return None if m.triggered else self.gain

    def overthrow_choice(self, s: Table) -> Step:  # FH-7.6, FH-7.9
        if not current(s).overthrown:
            return None
        if s.automatic(s.defence):
            return self.on_overthrow_choice(s, automaton.overthrow_answer(s))
        return Ask(s.seats[s.defence], [USE_BOX(), DECLINE()])

    def on_overthrow_choice(self, s: Table, action: int) -> Step:  # FH-7.7
        if action in USE_BOX:
            return None
        s.tell(events.BoxNotTriggered(s.teams[s.defence], s.facing[s.defence], "declined"))
        return self.gain

    def box(self, s: Table) -> Step:  # FH-10.1, FH-19.6
        m = current(s)
        return PenaltyCheck() if m.card.penalty or m.play.hard_count else Box()

    def leave(self, s: Table) -> Step:
        return DONE

    def gain(self, s: Table) -> Step:  # FH-19.4, FH-19.5
        m = current(s)
        if m.overthrown:  # FH-5.4
            s.tell(events.Gain(s.teams[s.offence], m.base, 0, 0, (), 0, s.ball[s.offence], True))
            return DONE
        add_yardage(s, m)
        return None

    def score(self, s: Table) -> Step:  # FH-5.5, FH-7.2
        return Touchdown(s.offence, "play") if s.ball[s.offence] <= 0 else None


def add_yardage(s: Table, m: Matchup) -> None:
    """FH-19.14  Net base, BONUS, Step 1 draw, EXTRA_DRAW; once the goal line is reached nothing more is added."""
    side, goal = s.offence, s.ball[s.offence]
    total, bonus = m.net, 0
    draws: list[tuple[int, int]] = []
    if total < goal and m.bonus:
        bonus = m.bonus
        total += bonus
    if total < goal and m.mismatch and draws_on_mismatch(s, m):
        draws.append(turn_for_yards(s, m, max(1, m.play.breakaway)))
        total += draws[-1][1]
    for _ in range(m.play.extra_draw):
        if total < goal:
            draws.append(turn_for_yards(s, m, 1))
            total += draws[-1][1]
    s.move(side, total, "play")
    if s.log is not None:
        lost = m.base - m.net
        s.tell(events.Gain(s.teams[side], m.base, lost, bonus, tuple(draws), total, s.ball[side], False))


def draws_on_mismatch(s: Table, m: Matchup) -> bool:
    """FH-23.8  Against the automatic opponent a helmet in the area is enough to stop the draw."""
    return m.helmets == 0 or not s.automatic(s.defence)


def turn_for_yards(s: Table, m: Matchup, cards: int) -> tuple[int, int]:
    """FH-19.4  Turn Action cards for the play's column; BREAKAWAY keeps the highest."""
    best = (0, -1)
    for _ in range(cards):
        action = s.turn_action("pass" if m.play.type == PASS else "run")
        yards = action.pass_ if m.play.type == PASS else action.run
        best = max(best, (action.no, yards), key=lambda turned: turned[1])
    return best


def tell_check(s: Table, m: Matchup) -> None:
    if s.log is None:
        return
    attack, defence = s.facing[s.offence], s.facing[s.defence]
    s.tell(
        events.Activated(
            s.teams[s.offence], attack, s.activated, m.base, defence, m.mismatch, m.play.footballs, m.helmets,
            m.overthrown,
        )
    )  # fmt: skip
    if m.triggered:
        s.tell(events.BoxTriggered(s.teams[s.defence], defence))
    else:
        why = "mismatch" if m.mismatch else "condition" if m.matched else "unmatched"
        s.tell(events.BoxNotTriggered(s.teams[s.defence], defence, why))
