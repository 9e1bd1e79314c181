"""The plays and drives of a game, gathered from what was told, and the box score: sums over them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from playcall.contract import Said, msg
from playcall.contract.figures import Sums
from playcall.contract.report import Figure
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.effects import AREA_LETTERS, TYPE_LETTERS
from playcall.games.highlights_2052.rules.half import AUDIBLES_PER_HALF
from playcall.kernel import Event


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
    title: Said = ""
    """What came of it, in two or three words."""
    text: Said = ""
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
    short: Said = ""
    """How it ended, in a word or two letters."""
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
            drive.end, drive.short = why, msg("fh-drive-end", end=why.replace("_", "-"))
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


TURNOVERS = ("interception", "fumble")
FOULS_BY_OFFENCE = ("off_holding",)


class MatchSums(Sums):
    """Counts for Visitor and Home while a match is told."""

    def __init__(self) -> None:
        super().__init__()
        self.half = 0

    def hear(self, event: Event, teams: list[int]) -> None:
        match event:
            case events.HalfBegins(half=half):
                self.half = half
                self.add(0, "audibles given", AUDIBLES_PER_HALF)
                self.add(1, "audibles given", AUDIBLES_PER_HALF)
            case events.OvertimeBegins():
                self.half = 3
            case events.Scored(what=what, points=points) | events.Conversion(how=what, points=points):
                self._points(teams.index(event.team), what, points)
            case events.KickTried(team=team, good=good):
                self.add(teams.index(team), "kicks", 1)
                self.add(teams.index(team), "kicks good", int(good))
            case events.Activated(team=team, mismatch=mismatch):
                self.add(teams.index(team), "mismatches", int(mismatch))
            case events.BoxTriggered(team=team):
                self.add(teams.index(team), "triggered", 1)
            case events.BoxApplied(team=team, what=what):
                self.add(teams.index(team), "turnovers", int(what in TURNOVERS))
                self.add(teams.index(team), "stops", int(what == "end_drive"))
            case events.Flag(accepted=True):
                self._flag(event, teams.index(event.team))
            case events.DefensiveAudible(team=team) | events.OffensiveAudible(team=team):
                self.add(teams.index(team), "audibles", 1)
            case events.BallMoved(team=team, old=old, new=new, why="return" | "block"):
                self.add(teams.index(team), "return yards", old - new)

    def _points(self, side: int, what: str, points: int) -> None:
        self.add(side, "points", points)
        self.add(side, f"points {self.half}", points)
        self.add(side, what, 1)

    def _flag(self, event: events.Flag, favoured: int) -> None:
        """A foul counts against whoever it does not favour; offsetting ones against both."""
        for side in (0, 1) if event.foul == "offsetting" else (1 - favoured,):
            self.add(side, "penalties", 1)
            self.add(side, "penalty yards", abs(event.yards))

    # The lines ----------------------------------------------------------------------------------------------------

    def figures(self, plays: Sequence[PlayRow], drives: Sequence[DriveRow]) -> tuple[Figure, ...]:
        """The box score, the most important line first."""
        for side in (0, 1):
            self._count_plays(side, plays, drives)
        lines = [self.line(msg("fh-figure-points"), "points"), self.line(msg("fh-figure-half", half=1), "points 1", 1)]
        lines.append(self.line(msg("fh-figure-half", half=2), "points 2", 1))
        if self.half == 3:
            lines.append(self.line(msg("fh-figure-half", half=3), "points 3", 1))
        lines += [
            self.line(msg("fh-figure-touchdowns"), "touchdown"),
            self.share(msg("fh-figure-field-goals"), "kicks good", "kicks"),
            self.line(msg("fh-figure-safeties"), "safety"),
            self.line(msg("fh-figure-drives"), "drives"),
            self.line(msg("fh-figure-yards"), "yards"),
            *(self.line(msg("fh-type", type=letter), f"yards {letter}", 1) for letter in TYPE_LETTERS),
            self.mean(msg("fh-figure-average"), "yards", "plays"),
            self.line(msg("fh-figure-mismatches"), "mismatches"),
            self.line(msg("fh-figure-boxes"), "triggered"),
            self.line(msg("fh-figure-turnovers"), "turnovers"),
            self.line(msg("fh-figure-stops"), "stops"),
            self.line(msg("fh-figure-returns"), "return yards"),
            self.line(msg("fh-figure-penalties"), "penalties"),
            self.share(msg("fh-figure-audibles"), "audibles", "audibles given"),
        ]
        return tuple(lines)

    def _count_plays(self, side: int, plays: Sequence[PlayRow], drives: Sequence[DriveRow]) -> None:
        own = [play for play in plays if play.side == side]
        self.sums[side]["plays"] = len(own)
        self.sums[side]["yards"] = sum(play.yards for play in own)
        self.sums[side]["drives"] = sum(drive.side == side for drive in drives)
        for letter in TYPE_LETTERS:
            self.sums[side][f"yards {letter}"] = sum(play.yards for play in own if play.type == letter)
