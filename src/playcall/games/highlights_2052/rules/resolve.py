"""FH-19  Resolving the offensive play: type, area, box; and the yardage of a play whose box did not trigger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from playcall.contract import Text
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.actions import DECLINE, USE_BOX
from playcall.games.highlights_2052.cards import ActionCard, Play
from playcall.games.highlights_2052.effects import PASS
from playcall.games.highlights_2052.names import asks
from playcall.games.highlights_2052.rules import automaton, matchup
from playcall.games.highlights_2052.rules.box import Box, PenaltyCheck
from playcall.games.highlights_2052.rules.matchup import Matchup, current, draws_on_mismatch
from playcall.games.highlights_2052.rules.scoring import Touchdown
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

    def asks_overthrow_choice(self, s: Table, seat: int) -> Text:
        from playcall.games.highlights_2052.forecast import box_clause

        m = current(s)
        return asks("fh-ask-overthrow", base=m.base, box=box_clause(s, m))

    def on_overthrow_choice(self, s: Table, action: int) -> Step:  # FH-7.7
        if action in USE_BOX:
            return None
        s.tell(events.BoxNotTriggered(s.teams[s.defence], s.facing[s.defence], "declined"))
        return self.gain

    def box(self, s: Table) -> Step:  # FH-10.1, FH-19.6
        m = current(s)
        return PenaltyCheck() if m.checked else Box()

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
    """FH-19.14  Net base, BONUS, Step 1 draw (of a BREAKAWAY the highest), EXTRA_DRAW; nothing beyond the goal line."""
    side, goal = s.offence, s.ball[s.offence]
    bonus, total, best_of, more, _ = yardage(s, side, m)
    turned = [turn_for_yards(s, m) for _ in range(best_of)]
    draws = [max(turned, key=lambda card: card[1])] if turned else []
    total += sum(yards for _, yards in draws)
    for _ in range(more):
        if total < goal:
            draws.append(turn_for_yards(s, m))
            total += draws[-1][1]
    s.move(side, total, "play")
    if s.log is not None:
        lost = m.base - m.net
        counted = lost // matchup.HELMET_YARDS if lost < m.base else 0  # helmets that leave nothing are not counted out
        best = tuple(turned) if best_of > 1 else ()
        sums = (tuple(draws), total, s.ball[side], False, counted, best)
        s.tell(events.Gain(s.teams[side], m.base, lost, bonus, *sums))


def turn_for_yards(s: Table, m: Matchup) -> tuple[int, int]:
    """FH-19.4  Turn an Action card for the play's column: its number and its yards."""
    action = s.turn_action("pass" if m.play.type == PASS else "run")
    return action.no, column(m.play, action)


def column(play: Play, card: ActionCard) -> int:
    """FH-19.4  The number of an Action card that counts for a play: a Maul reads the run."""
    return card.pass_ if play.type == PASS else card.run


class Yardage(NamedTuple):
    """FH-19.14  What a play gains whose box is not triggered, before any Action card is turned."""

    bonus: int
    sure: int
    """Net base and bonus."""
    best_of: int
    """Action cards of a mismatch, of which the highest counts; 0 for none."""
    more: int
    """Further Action cards that are added."""
    scores: bool
    """The goal line is reached without a card."""


def yardage(s: Table, side: int, m: Matchup) -> Yardage:
    """FH-19.14  Net base, BONUS, then the cards: once the goal line is reached nothing more is added."""
    goal, sure, bonus = s.ball[side], m.net, 0
    if m.bonus and sure < goal:
        bonus = m.bonus
        sure += bonus
    if sure >= goal:
        return Yardage(bonus, sure, 0, 0, True)
    best_of = max(1, m.play.breakaway) if m.mismatch and draws_on_mismatch(s, side, m) else 0
    return Yardage(bonus, sure, best_of, m.play.extra_draw, False)


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
