"""The final report of Sport Jockeys: scores, chances, drives, turning points and moments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from playcall.booklet.report import Chapter, Moment, Point, Report, Side, moments_of, turning_points
from playcall.booklet.winning import chances
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.boxscore import Tally
from playcall.games.sport_jockeys.drives import Drives, PlayRow
from playcall.games.sport_jockeys.headlines import headline, summary, title_of
from playcall.games.sport_jockeys.names import team
from playcall.games.sport_jockeys.table import Table
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.sport_jockeys import SportJockeys

SIDES: Final = (Side("Team 1", "1", "#ff9a7b", 0), Side("Team 2", "2", "#8fc1ff", 1))
"""The colours of the table."""


class GameReport:
    """Listens to one game from its first ply to its last."""

    def __init__(self, game: SportJockeys) -> None:
        self.game = game
        self.drives = Drives()
        self.tally = Tally()
        self.moments: list[Moment] = []
        self.score = [Point(0, "Kick-off", (0.0, 0.0))]
        self.chances = [Point(0, "Kick-off", (0.5, 0.5))]
        self.now = (0, 0)
        self.final: Table | None = None

    def hear(self, chapter: Chapter) -> None:
        """One action. A play is over when the cube has moved or the ball is spiked."""
        state = chapter.state
        assert isinstance(state, Table)
        self.final = state
        self.moments += moments_of(chapter)
        for event in chapter.events:
            self._hear_event(event, chapter.ply, state)

    def _hear_event(self, event: Event, ply: int, state: Table) -> None:
        self.drives.hear(event, ply)
        self.tally.hear(event)
        if isinstance(event, events.Scored):
            self.now = event.scores
        if isinstance(event, events.GameOver):
            self._after("Final", ply, state)
        if not self.drives.plays:
            return
        self._decide(self.drives.plays[-1], event, state)
        if isinstance(event, events.CubeMoved | events.Spiked):
            play = self.drives.plays[-1]
            self._after(f"{self.tally.units[play.unit]}, play {play.number}, {team(play.side, None)}", ply, state)
        elif isinstance(event, events.Scored):
            self.score[-1] = Point(ply, self.score[-1].label, (float(self.now[0]), float(self.now[1])))

    def _decide(self, play: PlayRow, event: Event, state: Table) -> None:
        """Keep the weightiest line of a play, the later of two alike."""
        title, weight = title_of(event), self.game.words.stress(state, event).weight
        if title and weight >= play.weight:
            play.title, play.weight = title, weight
            play.text = self.game.words.line(event, None) or ""

    def _after(self, label: str, ply: int, state: Table) -> None:
        """The score and the chances after a play; several plays of one action share the chances after the last."""
        found = chances(self.game, state) or [0.5, 0.5]
        self.score.append(Point(ply, label, (float(self.now[0]), float(self.now[1]))))
        self.chances.append(Point(ply, label, (round(found[0], 4), round(found[1], 4))))

    # The end ------------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        state = self.final
        assert state is not None
        return Report(
            SIDES,
            headline(self.score, state),
            summary(self.score, state),
            tuple(self.score),
            tuple(self.chances),
            self.tally.figures(),
            self.drives.chart(),
            turning_points(self.drives.plays, self.chances),
            tuple(self.moments),
        )


def game_report(game: SportJockeys, story: Iterable[Chapter]) -> Report:
    """A game, play by play."""
    told = GameReport(game)
    for chapter in story:
        told.hear(chapter)
    return told.report()
