"""Which lines of the play-by-play are headings or moments, whose they are, and the rules of each phase."""

from __future__ import annotations

from typing import Final

from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.table import Table
from playcall.kernel import Event, Stress

DETAIL, HEADING, MOMENT = range(3)
TURNOVERS: Final = ("end_drive", "interception", "fumble")

_WEIGHTS: Final[dict[type[Event], int]] = {
    events.Threat: HEADING,
    events.DefensiveAudible: HEADING,
    events.OffensiveAudible: HEADING,
    events.Gain: HEADING,
    events.NothingThreatened: HEADING,
    events.KickTried: HEADING,
    events.Conversion: HEADING,
    events.HalfBegins: HEADING,
    events.OvertimeCards: HEADING,
    events.FixtureBegins: HEADING,
    events.Standings: HEADING,
    events.Scored: MOMENT,
    events.HalfEnds: MOMENT,
    events.OvertimeBegins: MOMENT,
    events.CoinDecides: MOMENT,
    events.MatchOver: MOMENT,
    events.CompetitionWon: MOMENT,
}


def stress(s: Table, event: Event) -> Stress:
    """How a line is shown. A side is that of the match in hand: 0 Visitor, 1 Home."""
    team = getattr(event, "team", -1)
    side = s.teams.index(team) if team >= 0 and team in s.teams else None
    return Stress(_weight(event), side, _is_sum(event))


def _weight(event: Event) -> int:
    match event:
        case events.BoxApplied(what=what):
            return MOMENT if what in TURNOVERS else HEADING
        case events.KickTried(block=block) if block:
            return MOMENT
        case events.Flag(accepted=True):
            return HEADING
        case events.InjuryChecked(severity=severity) if severity != "none":
            return HEADING
    return _WEIGHTS.get(type(event), DETAIL)


def _is_sum(event: Event) -> bool:
    match event:
        case events.Gain(overthrown=overthrown):
            return not overthrown
        case events.BoxApplied(what="gain"):
            return True
        case events.KickTried(block=block):
            return not block
    return False


_ANSWERING: Final = ("FH-15.2", "FH-6.3", "FH-19.3", "FH-19.5", "FH-19.6", "FH-10.1")
_PLAYING: Final = ("FH-19.1", "FH-19.3", "FH-19.5", "FH-19.6", "FH-5.2")
RULES_NOW: Final[dict[str, tuple[str, ...]]] = {
    "CoinToss.call_coin": ("FH-12.3",),
    "CoinToss.choose_order": ("FH-12.4",),
    "PickTeams.home_picks": ("FH-12.5", "FH-12.6"),
    "PickTeams.visitor_picks": ("FH-12.5", "FH-12.6"),
    "Rosters.pick_team": ("FH-21.5", "FH-22.2"),
    "PackDraft.pick": ("FH-13.2", "FH-13.3", "FH-17.2"),
    "DisplayDraft.take_one": ("FH-13.4", "FH-13.5", "FH-17.3"),
    "KeepOne.keep": ("FH-11.7", "FH-23.2", "FH-23.15"),
    "PairDraft.pick": ("FH-22.2",),
    "CutToFifteen.cut": ("FH-17.4",),
    "Half.set_audibles": ("FH-14.2", "FH-14.3", "FH-6.5"),
    "Half.first_card": ("FH-15.1", "FH-15.5", "FH-2.4"),
    "Defend.answer": _ANSWERING,
    "Defend.discard_card": ("FH-6.3", "FH-6.1"),
    "Defend.source": ("FH-6.5", "FH-6.6", *_ANSWERING[2:]),
    "FinalDefence.source": ("FH-16.2", "FH-16.1", *_ANSWERING[2:]),
    "Down.offence_audible": ("FH-6.4", "FH-6.7", "FH-6.2", "FH-6.5"),
    "Down.choose_play": _PLAYING,
    "OvertimeDown.choose_play": (*_PLAYING, "FH-20.7"),
    "Resolve.overthrow_choice": ("FH-7.6", "FH-7.7", "FH-7.8"),
    "PenaltyCheck.answer": ("FH-10.3", "FH-10.4", "FH-10.5", "FH-10.7"),
    "FieldGoal.decide": ("FH-9.1", "FH-9.2", "FH-9.3", "FH-9.5", "FH-9.6"),
    "Touchdown.conversion": ("FH-7.10", "FH-7.11"),
    "Overtime.choose": ("FH-20.3", "FH-20.4", "FH-20.7", "FH-20.14"),
}
"""By the step that asks."""
