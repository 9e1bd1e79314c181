"""Which lines of the play-by-play are headings or moments, whose they are, and the rules of each phase."""

from __future__ import annotations

from typing import Final

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import Event, Stress

DETAIL, HEADING, MOMENT = range(3)
MOMENTS: Final = (
    e.Scored, e.Turnover, e.GameOver, e.HalftimeBegins, e.OvertimeBegins, e.FixtureBegins, e.FixtureOver,
)  # fmt: skip
HEADINGS: Final = (e.DriveBegins, e.DownMarked, e.KickBegins, e.PlaysRevealed, e.FlagDecided, e.ChallengeOver)
SUMS: Final = (e.TotalsCounted, e.ObjectiveFixed, e.YardsAdded, e.QuickRevealed, e.BallPlaced, e.RisksCompared)


def stress(s: Table, event: Event) -> Stress:
    """How a line is shown. A side is a team."""
    flagged = isinstance(event, e.FlagDecided) and event.accepted
    weight = MOMENT if flagged or isinstance(event, MOMENTS) else HEADING if isinstance(event, HEADINGS) else DETAIL
    name = getattr(event, "team", "") or getattr(event, "offence", "")
    side = s.names.index(name) if name and name in s.names else None
    return Stress(weight, side, isinstance(event, SUMS))


_SETTING_UP: Final = ("GF-2.5", "GF-2.11", "GF-2.19")
_REVEALING: Final = ("GF-3.4", "GF-3.6")
_QUICK: Final = ("GF-4.6", "GF-4.7", "GF-4.8", "GF-4.9")
_CHALLENGE: Final = ("GF-7.3", "GF-7.4", "GF-7.6", "GF-7.13")
_FLAGS: Final = ("GF-10.3", "GF-10.6", "GF-10.7", "GF-10.11")
RULES_NOW: Final[dict[str, tuple[str, ...]]] = {
    "BringDecks.choose": _SETTING_UP,
    "BuildDecks.choose": ("GF-15.3", "GF-2.15", "GF-2.16"),
    "ChooseTeam.choose": _SETTING_UP,
    "ChoosePlaybooks.choose": _SETTING_UP,
    "Toss.choose": ("GF-3.1", "GF-3.2"),
    "RevealTeams.turn_up": _REVEALING,
    "RevealTeams.replace": _REVEALING,
    "Kickoff.choose": ("GF-4.3", "GF-4.9"),
    "Punt.choose": ("GF-12.2", "GF-12.3"),
    "DeclareAbility.declare": _QUICK,
    "QuickChallenge.commit": _QUICK,
    "Exchange.choose": ("GF-5.2", "GF-5.3"),
    "Switching.switch": ("GF-6.1", "GF-6.2", "GF-6.3"),
    "Down.declare": ("GF-6.8", "GF-12.2", "GF-12.6"),
    "Scrimmage.call": ("GF-6.10", "GF-6.14"),
    "Scrimmage.dominant": ("GF-6.15", "GF-6.16"),
    "Challenge.turn": _CHALLENGE,
    "Challenge.name_wild": ("GF-1.5",),
    "Window.offer": ("GF-7.23", "GF-7.29"),
    "PlayAction.answer": ("GF-7.27",),
    "Result.minimum_loss": ("GF-8.9",),
    "Flags.complain": _FLAGS,
    "Flags.show_alerts": _FLAGS,
    "Flags.decide": ("GF-10.11", "GF-10.12", "GF-10.16"),
    "Finish.discard_one": ("GF-11.5",),
    "NewDecks.choose": ("GF-11.6",),
    "LeaveField.discard_any": ("GF-12.24",),
    "Try.choose": ("GF-12.11", "GF-12.13"),
    "Injury.choose_victim": ("GF-9.1", "GF-9.3"),
    "Overtime.choose": ("GF-13.8", "GF-13.9"),
    "TagIn.first": ("GF-17.9", "GF-17.11"),
    "TagIn.second": ("GF-17.9", "GF-17.11"),
}
"""By the step that asks."""
