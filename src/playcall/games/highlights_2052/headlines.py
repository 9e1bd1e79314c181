"""The headline over a finished game, what the sentence below it says, and plays in two or three words."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.booklet.course import course, lead_changes, verdict
from playcall.booklet.report import Point
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.names import Names
from playcall.games.highlights_2052.outcomes import LOSSES
from playcall.games.highlights_2052.procedures.match import winning_side
from playcall.games.highlights_2052.table import Table
from playcall.kernel import Event

RUNAWAY = 17
"""Points of a victory that was never in doubt at the end."""


def headline(names: tuple[str, str], score: Sequence[Point], s: Table) -> str:
    """What a newspaper would set above it."""
    winner = winning_side(s)
    if not s.over:
        return f"Given up at {s.scores[0]} to {s.scores[1]}"
    if winner is None:
        return f"{names[0]} and {names[1]} share it"
    if s.overtime:
        return f"{names[winner]} win in overtime"
    return verdict(names[winner], score, winner, RUNAWAY)


def summary(names: tuple[str, str], score: Sequence[Point], half: tuple[int, int], s: Table) -> str:
    """One sentence about how it went."""
    winner = winning_side(s)
    if not s.over or winner is None:
        return f"{names[0]} {s.scores[0]}, {names[1]} {s.scores[1]}."
    own, other = half[winner], half[1 - winner]
    place = "Ahead" if own > other else "Behind" if own < other else "Level"
    went = course(score, winner)
    turned = f"{lead_changes(went)}, " if went.changes else ""
    good = (
        f"ahead for good from play {went.ahead_from} of {went.plays}"
        if went.ahead_from <= went.plays
        else "won after all"
    )
    return f"{place} at the half, {own} to {other}; {turned}{good}."


def title_of(event: Event, names: Names) -> str:
    """What came of a play, in two or three words; empty for what does not decide one."""
    match event:
        case events.Scored(team=team, what=what):
            return f"{what.replace('_', ' ').capitalize()}, {names.team(team)}"
        case events.Gain(total=total, overthrown=overthrown):
            return "Overthrown" if overthrown else f"Gain of {total}" if total else "No gain"
        case events.NothingThreatened():
            return "No gain"
        case events.KickTried(good=False, block=block):
            return "Kick blocked" if block else "Kick missed"
        case events.Flag(accepted=True):
            return "Penalty"
        case events.BoxApplied():
            return _box_title(event, names)
    return ""


def _box_title(event: events.BoxApplied, names: Names) -> str:
    match event.what:
        case "gain":
            return f"Gain of {event.yards}" if event.yards else "No gain"
        case "loss":
            return f"{LOSSES[names.face(event.card).def_type]}, loss of {event.yards}"
        case "end_drive":
            return f"Drive stopped, {names.team(event.team)}"
        case "interception" | "fumble":
            return f"{event.what.capitalize()}, {names.team(event.team)}"
    return "No gain"
