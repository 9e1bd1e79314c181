"""The headline over a finished game, the sentence below it, and plays in two or three words."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.booklet.course import course, lead_changes, verdict
from playcall.booklet.report import Point
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.names import capital, team
from playcall.games.sport_jockeys.table import Table
from playcall.kernel import Event

RUNAWAY = 15
"""Points of a victory that was never in doubt at the end."""


def headline(score: Sequence[Point], s: Table) -> str:
    """What a newspaper would set above it."""
    if s.result is None:
        return f"Given up at {s.scores[0]} to {s.scores[1]}"
    winner = s.result.winner
    if winner is None:
        return f"Nobody wins, {s.scores[0]} to {s.scores[1]}"
    if s.extra_unit:
        return f"{team(winner, None)} wins in the extra unit"
    return verdict(team(winner, None), score, winner, RUNAWAY, one=True)


def summary(score: Sequence[Point], s: Table) -> str:
    """One sentence about how it went."""
    if s.result is None or s.result.winner is None:
        return f"Team 1 {s.scores[0]}, Team 2 {s.scores[1]}."
    went = course(score, s.result.winner)
    good = f"ahead for good from play {went.ahead_from} of {went.plays}"
    return f"{capital(lead_changes(went))}; {good if went.ahead_from <= went.plays else 'won after all'}."


def title_of(event: Event) -> str:
    """What came of a play, in two or three words; empty for what does not decide one."""
    match event:
        case events.Scored(seat=seat, what=what, points=points):
            return f"{capital(what)}, {team(seat, None)}" if points else "No score"
        case events.Tallied(totals=totals):
            best = max(totals)
            verdict = "Tied" if totals[0] == totals[1] else f"{team(totals.index(best), None)} wins"
            return f"{verdict} {best} to {min(totals)}"
        case events.Intercepted(seat=seat):
            return f"Interception, {team(seat, None)}"
        case events.Recovered(seat=seat, kept=False):
            return f"Fumble, {team(seat, None)}"
        case events.TouchbackMade():
            return "Touchback"
        case events.Spiked():
            return "Spike"
    return ""
