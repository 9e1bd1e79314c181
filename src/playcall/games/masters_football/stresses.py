"""Which lines of the play-by-play are headings or moments, whose they are, and the rules of each phase."""

from __future__ import annotations

from typing import Final

from playcall.games.masters_football import events
from playcall.games.masters_football.table import Table
from playcall.kernel import Event, Stress

DETAIL, HEADING, MOMENT = range(3)

_WEIGHTS: Final[dict[type[Event], int]] = {
    events.ManagerChosen: HEADING,
    events.MatchdayBegins: HEADING,
    events.MatchBegins: HEADING,
    events.TeamRevealed: HEADING,
    events.TacticalRoll: HEADING,
    events.TacticForced: MOMENT,
    events.CardPlayed: HEADING,
    events.CardCountered: MOMENT,
    events.AbilityUsed: HEADING,
    events.TurnBegins: HEADING,
    events.GoalNullified: MOMENT,
    events.HalfTime: MOMENT,
    events.Substituted: HEADING,
    events.InjuryTime: HEADING,
    events.FinalWhistle: MOMENT,
    events.PadLine: HEADING,
    events.ChampionCrowned: MOMENT,
    events.FinalWon: MOMENT,
}
_SUMS: Final = (events.TacticalRoll, events.Strengths, events.Settled)


def stress(s: Table, event: Event) -> Stress:
    """How a line is shown. Its side is a club, so that it keeps its colour when the match is over."""
    club = getattr(event, "attacker", getattr(event, "club", -1))
    seat = getattr(event, "seat", getattr(event, "owner", -1))
    side = club if club >= 0 else s.seat_clubs[seat] if seat >= 0 else None
    weight = _WEIGHTS.get(type(event), DETAIL)
    if isinstance(event, events.Settled):
        weight = MOMENT if event.goal or event.why == "denied" else DETAIL
    return Stress(weight, None if side is not None and side < 0 else side, isinstance(event, _SUMS))


_WINDOWS: Final = {
    "BT": ("MF-10.4", "MF-10.20", "MF-10.22"),
    "AR": ("MF-10.5", "MF-10.20", "MF-24.12"),
    "AG": ("MF-10.15", "MF-15.9", "MF-10.20"),
    "AM": ("MF-10.16", "MF-10.20"),
}
RULES_NOW: Final[dict[str, tuple[str, ...]]] = {
    "Setup.pick_manager": ("MF-3.2", "MF-3.4", "MF-24.1"),
    "Buy.choose": ("MF-4.4", "MF-4.5", "MF-4.7", "MF-14.2"),
    "SwapRound.offer": ("MF-5.2", "MF-5.3", "MF-5.4"),
    "ChooseTeams.choose": ("MF-7.1", "MF-7.2", "MF-7.6"),
    "ChooseTactics.choose": ("MF-7.5", "MF-8.6", "MF-8.2", "MF-11.5"),
    "Announce.ask": ("MF-7.7", "MF-7.8", "MF-7.9", "MF-5.4"),
    "AnnounceStrength.ask": ("MF-9.1", "MF-9.2", "MF-7.8", "MF-9.4"),
    "ChooseCards.choose": ("MF-7.10", "MF-7.12"),
    "ChooseStrengthCards.choose": ("MF-9.1", "MF-7.10", "MF-9.4"),
    "ResolveTactics.plan_b": ("MF-20.14", "MF-7.12"),
    "ResolveTactics.spy": ("MF-7.12", "MF-8.6"),
    "RollAgain.ask": ("MF-8.5",),
    "Whistle.offer": ("MF-20.12", "MF-15.10", "MF-20.13"),
    "HalfTimeWindow.ask": ("MF-11.1", "MF-5.4"),
    "AnnounceSubstitutions.ask": ("MF-11.2", "MF-11.3", "MF-11.7"),
    "Substitute.ask": ("MF-11.3", "MF-11.4", "MF-15.14"),
    "SubstituteLate.ask": ("MF-11.7", "MF-11.8", "MF-11.4"),
    "AcademyVisit.prepare": ("MF-13.2", "MF-13.9"),
    "AcademyVisit.pick": ("MF-13.3", "MF-13.4", "MF-13.7"),
    "CutSquads.ask": ("MF-13.11", "MF-14.5"),
    "TransferMarket.discard": ("MF-14.4",),
}
"""By the step that asks."""


def rules_now(s: Table) -> tuple[str, ...]:
    situation = s.situation()
    if situation == "Window.offer":
        name = getattr(s.stack[-1], "name", "")
        return _WINDOWS.get(name, ())
    return RULES_NOW.get(situation, ())
