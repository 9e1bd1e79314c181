"""The plays and drives of a game, gathered from what was told: the rows of the drive chart."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from playcall.games.sport_jockeys import events
from playcall.kernel import Event

SHORT: Final = {
    "touchdown with 2-point conversion": "TD 8",
    "touchdown with extra point": "TD 7",
    "touchdown": "TD",
    "field goal": "FG",
    "no score": "0",
    "safety": "SAF",
    "interception": "INT",
    "fumble": "FUM",
    "half": "half",
    "time": "time",
}
"""How a drive ended, with its short form for the chart."""


class PlayRow(msgspec.Struct):
    """One play: who began it, where, and what came of it."""

    number: int
    """Counted through the whole game, from 1."""
    ply: int
    side: int
    """The team that had the ball when it began."""
    unit: int
    row: int = 0
    column: int = 0
    totals: tuple[int, int] = (0, 0)
    """Play Points of both teams."""
    title: str = ""
    """What came of it, in two or three words."""
    text: str = ""
    """The line that said so."""
    weight: int = 0
    """2 for a moment, 1 for any other play."""


class DriveRow(msgspec.Struct):
    """The plays of a team until it has scored, lost the ball, or time is up."""

    side: int
    unit: int
    first: int
    """Number of its first play."""
    last: int
    ply: int
    """Where a look back begins."""
    plays: list[PlayRow]
    end: str = "time"
    short: str = "time"
    points: int = 0
    against: int = 0
    """Points that its end gave the other team: a safety."""


class Drives:
    """Listens to one game. Sides are seats."""

    def __init__(self) -> None:
        self.unit = 0
        self.offence = 0
        self.plays: list[PlayRow] = []
        self.rows: list[DriveRow] = []
        self.open: DriveRow | None = None
        self.theft = ""

    def hear(self, event: Event, ply: int) -> None:
        """Take over one event."""
        match event:
            case events.UnitBegins(number=number):
                self.unit = number
            case events.RoleChosen(offence=offence) | events.SecondHalfBegins(offence=offence):
                self._end("half")
                self.offence = offence
            case events.Snapped() | events.Kicked() | events.Spiked() | events.TouchbackDeclared(kickoff=False):
                self._begin(ply)
            case events.Intercepted():
                self.theft = "interception"
            case events.Recovered(kept=False):
                self.theft = "fumble"
            case events.PossessionChanged(offence=offence):
                self._turn(offence, ply)
            case events.Tallied(totals=totals):
                self.plays[-1].totals = totals
            case events.CubeMoved(row=row, column=column):
                self.plays[-1].row, self.plays[-1].column = row, column
            case events.Scored():
                self._scored(event)
            case events.GameOver():
                self._end("time")

    def _begin(self, ply: int) -> None:
        self.plays.append(PlayRow(len(self.plays) + 1, ply, self.offence, self.unit))
        self._drive(ply).plays.append(self.plays[-1])

    def _drive(self, ply: int) -> DriveRow:
        """The drive under way, or a new one; it has come to the latest play."""
        number = len(self.plays)
        if self.open is None:
            self.open = DriveRow(self.offence, self.unit, number, number, ply, [])
            self.rows.append(self.open)
        self.open.last = number
        return self.open

    def _turn(self, offence: int, ply: int) -> None:
        self._end(self.theft)
        self.offence = offence
        self._drive(ply)

    def _scored(self, event: events.Scored) -> None:
        if self.open is not None:
            if event.seat == self.open.side:
                self.open.points = event.points
            else:
                self.open.against = event.points
        self._end(event.what)
        self.offence = event.next_offence

    def _end(self, why: str) -> None:
        if self.open is not None:
            self.open.end, self.open.short = why, SHORT[why]
        self.open = None

    def chart(self) -> tuple[dict[str, Any], ...]:
        """The rows as plain data."""
        return tuple(msgspec.to_builtins(row) for row in self.rows)
