"""The headline over a finished game, the sentence below it, and snaps in two or three words."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.booklet.course import course, lead_changes, verdict
from playcall.booklet.report import Point
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.names import listed, on_spot
from playcall.games.gridiron_fantasy.report_sides import short_name
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import Event

RUNAWAY = 17
"""Points of a victory that was never in doubt at the end."""
KICKS = {"touchback": "touchback", "fair_catch": "fair catch"}


def headline(s: Table, score: Sequence[Point]) -> str:
    """What a newspaper would set above it."""
    result, names = s.result, [short_name(name) for name in s.names]
    if result is None:
        return f"Given up at {' to '.join(map(str, s.scores))}"
    if result.winner is None:
        return f"{listed([names[team] for team in range(s.n) if s.scores[team] == max(s.scores)])} share it"
    winner = s.team_of_seat(result.winner)
    if s.overtime:
        return f"{names[winner]} win in overtime"
    return verdict(names[winner], score, winner, RUNAWAY) if s.n == 2 else f"{names[winner]} beat them all"


def summary(s: Table, score: Sequence[Point]) -> str:
    """One sentence about how it went."""
    standing = ", ".join(f"{short_name(name)} {points}" for name, points in zip(s.names, s.scores, strict=True))
    if s.result is None or s.result.winner is None or s.n != 2:
        return f"{standing}."
    went = course(score, s.team_of_seat(s.result.winner))
    good = f"ahead for good from play {min(went.ahead_from, went.plays)} of {went.plays}"
    return f"{standing}: {lead_changes(went)}, {good}."


def title_of(event: Event) -> tuple[str, int]:
    """What came of a snap, in two or three words, and how much that weighs; empty for what does not decide one."""
    match event:
        case e.Scored(team=team, what=what):
            return f"{what.capitalize()}, {short_name(team)}", 3
        case e.Turnover(team=team, how=how):
            return ("Over on downs" if how == "downs" else f"{how.capitalize()}, {short_name(team)}"), 2
        case e.FlagDecided(accepted=True, against=team):
            return f"Penalty, {short_name(team)}", 2
        case e.TryFailed():
            return "The try fails", 2
        case e.FieldGoalTried(good=False, distance=distance, needed=needed):
            return f"Field goal missed, {distance} of {needed}", 2
        case e.YardsAdded(team=team, yards=yards):
            moved = f"Gain of {yards}" if yards > 0 else f"Loss of {-yards}" if yards else "No gain"
            return f"{moved}, {short_name(team)}", 1
        case e.BallPlaced(los=los, rate=rate):
            return f"{'returned' if rate else 'down'} {on_spot(los)}", 1
        case e.Declared(what="touchback" | "fair_catch" as what):
            return KICKS[what], 1
    return "", 0
