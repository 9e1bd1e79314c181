"""The final report of Gridiron Fantasy Football: score and chances over time, drives, a box score, moments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from playcall.booklet.report import Chapter, Moment, Point, Report, moments_of, turning_points
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.names import CONTEXTS
from playcall.games.gridiron_fantasy.report_bracket import BracketReport
from playcall.games.gridiron_fantasy.report_drives import Drives, Snap
from playcall.games.gridiron_fantasy.report_headlines import headline, summary, title_of
from playcall.games.gridiron_fantasy.report_sides import short_name, sides
from playcall.games.gridiron_fantasy.report_tally import Tally
from playcall.games.gridiron_fantasy.table import Table
from playcall.games.gridiron_fantasy.winning import team_chances
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy import GridironFantasy


class GameReport:
    """Listens to one game from its first ply to its last. Score and chances are noted after every snap."""

    def __init__(self, game: GridironFantasy, first: Table) -> None:
        self.game = game
        self.final = first
        self.tally = Tally(first.n, game.prints)
        self.drives = Drives()
        self.moments: list[Moment] = []
        self.score = [Point(0, "Kickoff", (0.0,) * first.n)]
        self.chances = [Point(0, "Kickoff", (0.5, 0.5))] if first.n == 2 else []
        self.period = "1st half" if first.options.length == "full" else "Regulation"
        self.ply = 0
        self.points = [0] * first.n
        self.likely: tuple[float, float] = (0.5, 0.5)
        """The chances after the last action."""

    def hear(self, chapter: Chapter) -> None:
        state = chapter.state
        assert isinstance(state, Table)
        self.final = state
        self.moments += moments_of(chapter)
        for event in chapter.events:
            self._hear_event(event, chapter.ply, state.names)
        self.ply, self.likely = chapter.ply, team_chances(self.game, state) or self.likely

    def _hear_event(self, event: Event, ply: int, names: Sequence[str]) -> None:
        before = len(self.drives.snaps)
        if self.drives.hear(event, ply, names) and before:
            self._after(self.drives.snaps[before - 1])
        self.tally.hear(event, names)
        match event:
            case e.Scored(team=team, points=points):
                self.points[names.index(team)] += points
            case e.HalftimeBegins():
                self._after_last()
                self.period = "2nd half"
            case e.OvertimeBegins():
                self._after_last()
                self.period = "Overtime"
        if self.drives.snaps:
            self._decide(self.drives.snaps[-1], event)

    def _decide(self, snap: Snap, event: Event) -> None:
        """Keep the weightiest line of a snap, the later of two alike."""
        title, weight = title_of(event)
        if title and weight >= snap.weight:
            kick = "" if title[0].isupper() else f"{CONTEXTS[snap.kind].capitalize()}, "
            snap.title, snap.weight = kick + title, weight
            snap.text = self.game.words.line(event, None) or ""

    def _after(self, snap: Snap) -> None:
        """The score and the chances when a snap is over, as they were before the next began."""
        if len(self.score) > snap.number:
            return
        label = f"{self.period}, {short_name(self.final.names[snap.side])}, {snap.where}"
        self.score.append(Point(self.ply, label, tuple(map(float, self.points))))
        if self.final.n == 2:
            self.chances.append(Point(self.ply, label, (round(self.likely[0], 4), round(self.likely[1], 4))))

    def _after_last(self) -> None:
        if self.drives.snaps:
            self._after(self.drives.snaps[-1])

    # The end ------------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        s = self.final
        self._after_last()
        self.drives.close(s.drive_over)
        return Report(
            sides(s),
            headline(s, self.score),
            summary(s, self.score),
            tuple(self.score),
            tuple(self.chances),
            self.tally.figures(),
            self.drives.chart(),
            turning_points(self.drives.snaps, self.chances),
            tuple(self.moments),
        )


def game_report(game: GridironFantasy, story: Iterable[Chapter]) -> Report:
    """A game snap by snap, or a bracket game by game."""
    chapters = iter(story)
    first = next(chapters)
    assert isinstance(first.state, Table)
    told = BracketReport(game, first.state) if first.state.options.form == "bracket" else GameReport(game, first.state)
    for chapter in chain([first], chapters):
        told.hear(chapter)
    return told.report()
