"""Which lines of the play-by-play are headings or moments, whose they are, and the rules of each phase."""

from __future__ import annotations

from typing import Final

from playcall.games.sport_jockeys import events
from playcall.kernel import Event, Stress

DETAIL, HEADING, MOMENT = range(3)

_WEIGHTS: Final[dict[type[Event], int]] = {
    events.CoinFlipped: HEADING,
    events.UnitBegins: HEADING,
    events.Delayed: HEADING,
    events.TimedOut: HEADING,
    events.Snapped: HEADING,
    events.Kicked: HEADING,
    events.Spiked: HEADING,
    events.TouchbackDeclared: HEADING,
    events.ActionPlayed: HEADING,
    events.SloppyTackle: HEADING,
    events.Injured: HEADING,
    events.PenaltyEnforced: HEADING,
    events.Tallied: HEADING,
    events.TouchbackMade: HEADING,
    events.Intercepted: MOMENT,
    events.Challenged: MOMENT,
    events.ExtraToss: MOMENT,
    events.UnitEnds: MOMENT,
    events.GameOver: MOMENT,
}
_OWNERS: Final = ("seat", "owner", "offence")
"""The fields that name a team, the nearest first."""


def stress(event: Event) -> Stress:
    """How a line is shown. A side is a seat."""
    return Stress(_weight(event), _side(event), isinstance(event, events.Tallied))


def _weight(event: Event) -> int:
    match event:
        case events.Scored(points=points):
            return MOMENT if points else HEADING
        case events.Recovered(kept=kept):
            return HEADING if kept else MOMENT
    return _WEIGHTS.get(type(event), DETAIL)


def _side(event: Event) -> int | None:
    match event:
        case events.Tallied(offence=offence, totals=totals):
            return None if totals[0] == totals[1] else offence if totals[offence] > totals[1 - offence] else 1 - offence
        case events.GameOver(winner=winner):
            return None if winner < 0 else winner
    return next((getattr(event, name) for name in _OWNERS if hasattr(event, name)), None)


_COMBOS: Final = ("SJ-11.1", "SJ-12.1", "SJ-12.3", "SJ-12.6", "SJ-18.6")
_DEFENDING: Final = ("SJ-10.5", "SJ-13.2", "SJ-13.5", "SJ-4.3", "SJ-10.6")
_ANSWERING: Final = ("SJ-10.3", "SJ-13.2", "SJ-13.4", "SJ-13.6", "SJ-13.7", "SJ-10.4")
_RECOVERING: Final = ("SJ-14.4", "SJ-14.5", "SJ-14.6")
_CHALLENGING: Final = ("SJ-15.5", "SJ-15.6", "SJ-15.7")
RULES_NOW: Final[dict[str, tuple[str, ...]]] = {
    "CoinToss.call_coin": ("SJ-6.2", "SJ-6.3"),
    "CoinToss.choose_role": ("SJ-6.3", "SJ-16.8", "SJ-20.2"),
    "CoinToss.choose_side": ("SJ-6.3", "SJ-6.4"),
    "ExtraToss.choose_role": ("SJ-21.2",),
    "Unit.clock": ("SJ-16.5", "SJ-16.7", "SJ-16.8", "SJ-16.9"),
    "Huddle.choose": ("SJ-7.3", "SJ-4.1", "SJ-4.2", "SJ-15.9"),
    "Huddle.set_aside": ("SJ-15.9",),
    "Kick.add": ("SJ-8.2", "SJ-8.3", "SJ-8.5"),
    "Snap.choose": ("SJ-9.1", "SJ-4.6", "SJ-4.8", "SJ-4.10"),
    "Defend.choose": _DEFENDING,
    "Defend.add": _COMBOS,
    "Answer.choose": _ANSWERING,
    "Answer.add": _COMBOS,
    "Return.choose": ("SJ-8.5", "SJ-13.4", "SJ-4.9", "SJ-8.6"),
    "Return.add": _COMBOS,
    "Recover.choose": _RECOVERING,
    "Recover.add": (*_RECOVERING, *_COMBOS),
    "TouchbackReply.choose": ("SJ-4.10", "SJ-4.8", "SJ-4.11"),
    "TouchbackReply.add": _COMBOS,
    "Defend.challenge": _CHALLENGING,
    "Answer.challenge": _CHALLENGING,
    "Return.challenge": _CHALLENGING,
    "Recover.challenge": _CHALLENGING,
    "EndOfPlay.penalty": ("SJ-15.2", "SJ-15.3", "SJ-15.4"),
}
"""By the step that asks."""
