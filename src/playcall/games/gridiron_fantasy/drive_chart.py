"""The drives of a game for the report: each with its snaps, how it ended, and the points it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from playcall.contract import Said, Text, msg
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.names import down_at, key, kick, spot
from playcall.kernel import Event

TRIES: Final = {"extra point": "extra_point", "two points": "try"}
"""What a try is declared as, and the context it is played in."""


class Snap(msgspec.Struct):
    """A Play, a kick or a try: what came of it, and the line that said so."""

    number: int
    """Counted through the whole game, from 1."""
    side: int
    kind: str
    """`play`, `punt`, `kickoff` and so on."""
    where: Said
    """`2nd and 7 at their own 34`, `Kickoff`."""
    title: Said = ""
    text: Said = ""
    weight: int = -1


class DriveRow(msgspec.Struct):
    """One drive of a side."""

    side: int
    number: int
    """Of the drive, as the marker counts; 0 for a touchdown on a return."""
    start: Text
    first: int
    """Number of its first snap, or of the one on which it was made."""
    last: int
    ply: int
    """Where a look back begins."""
    plays: list[Snap]
    count: int = 0
    """Plays, without kicks and tries."""
    yards: int = 0
    how: str = ""
    """How it ended, in the word of the rules; empty for the end of the game."""
    end: Said = ""
    short: Said = ""
    """The same for people, and in a word for the chart."""
    points: int = 0
    against: int = 0
    """Points that its end gave the other side."""

    def finish(self, how: str) -> None:
        self.how, self.end = how, msg("gf-report-end", how=key(how))
        self.short = msg("gf-report-short", how=key(how))


class Drives:
    """Listens to one game between two teams, or to a game of Tag Team. Sides are teams, known by their names."""

    def __init__(self) -> None:
        self.snaps: list[Snap] = []
        self.rows: list[DriveRow] = []
        self.open: DriveRow | None = None
        self.began = 0
        """Where the drive under way began, from its own goal line."""
        self.at = 0
        """Where the ball lies now, likewise."""
        self.where: Said = ""
        self.revealed = False
        """Whether the snap has come to the reveal of Plays."""

    def hear(self, event: Event, ply: int, names: Sequence[str]) -> bool:
        """Take over one event; true if a snap begins with it."""
        match event:
            case e.DriveBegins(team=team, drive=drive, los=los):
                self._begin(names.index(team), drive, los, ply)
            case e.DownMarked(los=los):
                self.at, self.where = los, _situation(event)
            case e.KickBegins(team=team, context=context):
                return self._snap(names.index(team), context)
            case e.Declared(team=team, what="extra point" | "two points" as what):
                return self._snap(names.index(team), what)
            case e.PlaysRevealed(offence=team):
                return self._reveal(names.index(team))
            case e.Turnover(how="downs", los=los):
                self.at = 100 - los
            case e.Scored():
                self._score(event, names.index(event.team), ply)
            case e.DriveOver(how=how):
                self.close(how)
        return False

    def _begin(self, side: int, drive: int, los: int, ply: int) -> None:
        number = len(self.snaps) + 1
        self.open = DriveRow(side, drive, spot(los), number, number, ply, [])
        self.rows.append(self.open)
        self.began = self.at = los
        self.revealed = True

    def _snap(self, side: int, kind: str) -> bool:
        where = self.where if kind in ("play", "punt", "field_goal") else kick(TRIES.get(kind, kind))
        snap = Snap(len(self.snaps) + 1, side, kind, where)
        self.snaps.append(snap)
        self.revealed = kind == "play"
        if self.open is not None:
            self.open.plays.append(snap)
            self.open.last = snap.number
            self.open.count += kind == "play"
        return True

    def _reveal(self, side: int) -> bool:
        """A Play, or what a faked kick or a two-point try turns out to be."""
        last = self.snaps[-1] if self.snaps else None
        if last is None or self.revealed or last.kind not in ("punt", "field_goal", "two points"):
            return self._snap(side, "play")
        self.revealed = True
        if last.kind != "two points" and self.open is not None:
            last.kind = "play"
            self.open.count += 1
        return False

    def _score(self, event: e.Scored, side: int, ply: int) -> None:
        if event.what == "return touchdown":
            number = len(self.snaps)
            row = DriveRow(side, 0, msg("gf-report-return"), number, number, ply, [], points=event.points)
            row.finish(event.what)
            self.rows.append(row)
        elif event.what in TRIES:
            next(row for row in reversed(self.rows) if row.side == side).points += event.points
        elif self.open is not None and self.open.side == side:
            self.open.points += event.points
            self.at = 100 if event.what == "touchdown" else self.at
        if self.open is not None and self.open.side != side:
            self.open.against += event.points
            self.at = 0 if event.what == "safety" else self.at

    def close(self, how: str) -> None:
        """The drive under way is over."""
        drive, self.open = self.open, None
        if drive is not None:
            drive.finish(how)
            drive.yards = self.at - self.began

    def chart(self) -> tuple[dict[str, Any], ...]:
        """The rows as plain data, in the order of the game; a drive without a snap had nothing to show."""
        rows = sorted((row for row in self.rows if row.plays or not row.number), key=lambda row: (row.last, row.first))
        return tuple(msgspec.to_builtins(row) for row in rows)


def _situation(event: e.DownMarked) -> Text:
    return down_at(event.down, event.to_go, event.los)
