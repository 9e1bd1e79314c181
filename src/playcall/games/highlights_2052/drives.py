"""The plays and drives of a game, gathered from what was told: the rows of the drive chart."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.effects import AREA_LETTERS, TYPE_LETTERS
from playcall.kernel import Event

ENDS: Final = {
    "touchdown": "TD",
    "good": "FG",
    "missed": "miss",
    "blocked": "block",
    "interception": "INT",
    "fumble": "FUM",
    "end_drive": "stop",
    "safety": "SAF",
    "fourth_play": "4 plays",
    "half": "half",
    "round": "round",
}
"""How a drive ended, with its short form for the chart."""


class PlayRow(msgspec.Struct):
    """One play: who made it, what it was, and what came of it."""

    number: int
    """Counted through the whole game, from 1."""
    ply: int
    side: int
    down: int
    start: int
    """Yards to go before it."""
    type: str = ""
    """R, P or M; empty for a card without footballs."""
    area: str = ""
    yards: int = 0
    """What the play itself moved the ball."""
    ball: int = 0
    """Where the ball lay after it, before any RESET."""
    title: str = ""
    """What came of it, in two or three words."""
    text: str = ""
    """The line that said so."""
    weight: int = 0
    """2 for a moment, 1 for any other play."""


class DriveRow(msgspec.Struct):
    """One drive of a side."""

    side: int
    half: int
    start: int
    first: int
    """Number of its first play, or of the play on which it was ended without one."""
    last: int
    ply: int
    """Where a look back begins."""
    plays: list[PlayRow]
    end: str = "half"
    short: str = "half"
    points: int = 0
    against: int = 0
    """Points that its end gave the other side: a safety."""


class Drives:
    """Listens to one match. Sides are Visitor and Home, known by their teams."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.half = 0
        self.plays: list[PlayRow] = []
        self.rows: list[DriveRow] = []
        self.open: list[DriveRow | None] = [None, None]
        self.kick = ""

    def hear(self, event: Event, ply: int, teams: list[int]) -> None:
        """Take over one event."""
        match event:
            case events.HalfBegins(half=half):
                self.half = half
            case events.OvertimeBegins():
                self._end_all()
                self.half = 3
            case events.HalfEnds() | events.MatchOver():
                self._end_all()
            case events.Threat():
                self._threat(event, ply, teams.index(event.team))
            case events.Activated():
                self._activated(event)
            case events.BallMoved(why="play" | "penalty"):
                self._moved(event)
            case events.BallMoved(team=team, old=old, why="return" | "block" | "safety" | "momentum"):
                self._drive(teams.index(team), old, ply)
            case events.KickTried(good=good, block=block):
                self.kick = "good" if good else "blocked" if block else "missed"
            case events.Scored() | events.Conversion():
                self._scored(event, teams.index(event.team))
            case events.DriveEnded(team=team, why=why):
                self._end(teams.index(team), self.kick if why == "kick" else why)

    @property
    def play(self) -> PlayRow | None:
        return self.plays[-1] if self.plays else None

    def _threat(self, event: events.Threat, ply: int, side: int) -> None:
        play = PlayRow(len(self.plays) + 1, ply, side, event.down, event.ball, ball=event.ball)
        self.plays.append(play)
        drive = self._drive(side, event.ball, ply)
        if not drive.plays:
            drive.first, drive.ply, drive.start = play.number, ply, event.ball
        drive.plays.append(play)
        drive.last = play.number

    def _drive(self, side: int, ball: int, ply: int) -> DriveRow:
        """The drive of a side that is under way, or a new one from where the ball lies."""
        drive = self.open[side]
        if drive is None:
            number = max(1, len(self.plays))
            drive = self.open[side] = DriveRow(side, self.half, ball, number, number, ply, [])
            self.rows.append(drive)
        return drive

    def _activated(self, event: events.Activated) -> None:
        play = self.cards[event.card].plays[event.play]
        if self.play is not None:
            self.play.type, self.play.area = TYPE_LETTERS[play.type], AREA_LETTERS[play.area]

    def _moved(self, event: events.BallMoved) -> None:
        if self.play is not None:
            self.play.yards += event.old - event.new if event.why == "play" else 0
            self.play.ball = event.new

    def _scored(self, event: events.Scored | events.Conversion, side: int) -> None:
        if isinstance(event, events.Scored) and event.what == "safety":
            drive = self.open[1 - side]
            if drive is not None:
                drive.against += event.points
            return
        drive = self.open[side] or next((row for row in reversed(self.rows) if row.side == side), None)
        if drive is not None:
            drive.points += event.points

    def _end(self, side: int, why: str) -> None:
        drive, self.open[side] = self.open[side], None
        if drive is not None:
            drive.end, drive.short = why, ENDS[why]
            drive.last = max(drive.last, len(self.plays))

    def _end_all(self) -> None:
        for side in (0, 1):
            drive = self.open[side]
            self._end(side, "round" if self.half == 3 else "half")
            if drive is not None and not drive.plays:
                self.rows.remove(drive)

    def chart(self) -> tuple[dict[str, Any], ...]:
        """The rows as plain data."""
        return tuple(msgspec.to_builtins(row) for row in self.rows)
