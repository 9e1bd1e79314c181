"""The box score of a game: sums over what was told, and the lines that show them."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.booklet.figures import Sums
from playcall.booklet.report import Figure
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.drives import DriveRow, PlayRow
from playcall.games.highlights_2052.effects import TYPE_LETTERS, TYPE_NAMES
from playcall.games.highlights_2052.procedures.half import AUDIBLES_PER_HALF
from playcall.kernel import Event

TURNOVERS = ("interception", "fumble")
FOULS_BY_OFFENCE = ("off_holding",)


class Tally(Sums):
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
        lines = [self.line("Points", "points"), self.line("First half", "points 1", 1)]
        lines.append(self.line("Second half", "points 2", 1))
        if self.half == 3:
            lines.append(self.line("Overtime", "points 3", 1))
        lines += [
            self.line("Touchdowns", "touchdown"),
            self.share("Field goals", "kicks good", "kicks"),
            self.line("Safeties", "safety"),
            self.line("Drives", "drives"),
            self.line("Yards", "yards"),
            *(self.line(name, f"yards {letter}", 1) for name, letter in zip(TYPE_NAMES, TYPE_LETTERS, strict=True)),
            self.mean("Average play", "yards", "plays"),
            self.line("Mismatches won", "mismatches"),
            self.line("Boxes triggered", "triggered"),
            self.line("Turnovers won", "turnovers"),
            self.line("Drives stopped", "stops"),
            self.line("Return yards", "return yards"),
            self.line("Penalties", "penalties"),
            self.share("Audibles used", "audibles", "audibles given"),
        ]
        return tuple(lines)

    def _count_plays(self, side: int, plays: Sequence[PlayRow], drives: Sequence[DriveRow]) -> None:
        own = [play for play in plays if play.side == side]
        self.sums[side]["plays"] = len(own)
        self.sums[side]["yards"] = sum(play.yards for play in own)
        self.sums[side]["drives"] = sum(drive.side == side for drive in drives)
        for letter in TYPE_LETTERS:
            self.sums[side][f"yards {letter}"] = sum(play.yards for play in own if play.type == letter)
