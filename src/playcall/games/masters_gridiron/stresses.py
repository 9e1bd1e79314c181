"""Which lines of the play-by-play are headings or moments, whose they are, and the rules of each phase."""

from __future__ import annotations

from typing import Final

from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.table import Table
from playcall.kernel import Event, Stress

DETAIL, HEADING, MOMENT = range(3)

_WEIGHTS: Final[dict[type[Event], int]] = {
    events.SpreadSet: HEADING,
    events.Laid: HEADING,
    events.Punted: HEADING,
    events.AudiblePlayed: HEADING,
    events.Resolved: HEADING,
    events.WentForTwo: MOMENT,
    events.Scored: MOMENT,
    events.OvertimeBegins: MOMENT,
    events.ReplyDue: MOMENT,
    events.FieldGoalsExchanged: HEADING,
    events.PeriodEnds: HEADING,
    events.GameOver: MOMENT,
}
_SUMS: Final = (events.Resolved, events.ReturnTried, events.Announced)


def stress(s: Table, event: Event) -> Stress:
    """How a line is shown. A side is a seat."""
    team = getattr(event, "team", None) or getattr(event, "offence", None)
    side = s.names.index(team) if team in s.names else None
    return Stress(_WEIGHTS.get(type(event), DETAIL), side, isinstance(event, _SUMS))


_LAYING: Final = ("MG-4.1", "MG-4.2", "MG-4.3", "MG-4.4", "MG-5.6", "MG-10.6")
_DEFENDING: Final = ("MG-5.1", "MG-5.2", "MG-5.4", "MG-5.5")
_CALLING: Final = ("MG-9.3", "MG-9.6", "MG-5.9", "MG-5.10")
RULES_NOW: Final[dict[str, tuple[str, ...]]] = {
    "BringDecks.first": ("MG-1.10", "MG-14"),
    "BringDecks.second": ("MG-1.10", "MG-14"),
    "Huddle.choose": ("MG-3.1", "MG-3.2", "MG-3.6", "MG-9.4"),
    "Turn.lay": _LAYING,
    "Line.offer": ("MG-9.1", "MG-9.8", *_CALLING),
    "Turn.defend": _DEFENDING,
    "React.offer": ("MG-9.1", "MG-10.3", *_CALLING),
    "Check.offer": ("MG-9.5", "MG-9.13"),
    "Turn.convert": ("MG-11.1", "MG-11.3", "MG-11.4", "MG-11.5"),
    "SpendPlayer.spend": ("MG-9.10",),
    "CancelOne.target": ("MG-9.13", "MG-9.14"),
    "ForceOut.give_up": ("MG-9.9", "MG-9.10"),
    "CycleHand.put_away": ("MG-3.4", "MG-9.20"),
    "RecallPlayer.give": ("MG-4.11",),
    "RecallPlayer.take": ("MG-4.11",),
    "SubPlayer.choose": ("MG-4.11", "MG-5.10"),
    "ChangePlay.choose": ("MG-9.9", "MG-5.10"),
    "StackBook.put_back": ("MG-9.20",),
}
"""By the step that asks."""
