"""The final report of Football Highlights 2052: scores, chances, drives, turning points and moments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from playcall.booklet.report import Chapter, Moment, Point, Report, Side, moments_of, turning_points
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.art.palette import KITS
from playcall.games.highlights_2052.boxscore import Tally
from playcall.games.highlights_2052.drives import Drives, PlayRow
from playcall.games.highlights_2052.headlines import headline, summary, title_of
from playcall.games.highlights_2052.names import Names
from playcall.games.highlights_2052.table import AUTOMATON, VISITOR, Table
from playcall.games.highlights_2052.winning import win_chance
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.highlights_2052 import Highlights

PERIODS: Final = ("", "1st half", "2nd half", "Overtime")


class MatchReport:
    """Listens to one match from its first ply to its last."""

    def __init__(self, game: Highlights) -> None:
        self.game = game
        self.names = Names(game)
        self.drives = Drives(game.cards)
        self.tally = Tally()
        self.moments: list[Moment] = []
        self.score = [Point(0, "Kick-off", (0.0, 0.0))]
        self.chances = [Point(0, "Kick-off", (0.5, 0.5))]
        self.at_half = self.now = (0, 0)
        """Both scores at halftime, and so far."""
        self.final: Table | None = None

    def hear(self, chapter: Chapter) -> None:
        state = chapter.state
        assert isinstance(state, Table)
        self.final = state
        self.moments += moments_of(chapter)
        over = []
        for event in chapter.events:
            self._hear_event(event, chapter.ply, state)
            if isinstance(event, events.PlayOver):
                over.append((self.drives.plays[-1], self.now))
        for play, scores in over:
            self._after(play, scores, chapter.ply, state)

    def _hear_event(self, event: Event, ply: int, state: Table) -> None:
        self.drives.hear(event, ply, state.teams)
        self.tally.hear(event, state.teams)
        if isinstance(event, events.Scored | events.Conversion | events.HalfEnds):
            self.now = event.scores
        if isinstance(event, events.HalfEnds) and event.half == 1:
            self.at_half = event.scores
        if self.drives.plays:
            self._decide(self.drives.plays[-1], event, state)

    def _decide(self, play: PlayRow, event: Event, state: Table) -> None:
        """Keep the weightiest line of a play, the later of two alike."""
        title, weight = title_of(event, self.names), self.game.words.stress(state, event).weight
        if title and weight >= play.weight:
            play.title, play.weight = title, weight
            play.text = self.game.words.line(event, None) or ""

    def _after(self, play: PlayRow, scores: tuple[int, int], ply: int, state: Table) -> None:
        """The score and the chances after a play; several plays of one action share the chances after the last."""
        chance = round(win_chance(state, VISITOR), 4)
        label = f"{PERIODS[self.drives.half]}, play {play.number}, {self.names.team(state.teams[play.side])}"
        self.score.append(Point(ply, label, (float(scores[0]), float(scores[1]))))
        self.chances.append(Point(ply, label, (chance, round(1 - chance, 4))))

    # The end ------------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        state = self.final
        assert state is not None
        sides = (side_of(self.game, state, 0), side_of(self.game, state, 1))
        names = (sides[0].name, sides[1].name)
        return Report(
            sides,
            headline(names, self.score, state),
            summary(names, self.score, self.at_half, state),
            tuple(self.score),
            tuple(self.chances),
            self.tally.figures(self.drives.plays, self.drives.rows),
            self.drives.chart(),
            turning_points(self.drives.plays, self.chances),
            tuple(self.moments),
        )


def side_of(game: Highlights, s: Table, side: int) -> Side:
    """A side by its team: nickname, two letters and colour."""
    seat = s.seats[side] if s.seats[side] >= 0 else None
    return club(game, s.teams[side], seat)


def club(game: Highlights, team: int, seat: int | None) -> Side:
    """A team as a side of the report; the second copy of a team is marked so."""
    if not 0 <= team < AUTOMATON:
        kit = KITS["solo"]
        return Side(Names(game).team(team) if team >= 0 else "No team yet", kit.mark, kit.colour, seat)
    copy, index = divmod(team, len(game.teams))
    kit = KITS.get(game.teams[index].id, KITS["play"])
    return Side(Names(game).team(team), kit.mark + "2" * copy, kit.colour, seat)


def match_report(game: Highlights, chapters: Iterable[Chapter]) -> Report:
    """A single game, play by play."""
    match = MatchReport(game)
    for chapter in chapters:
        match.hear(chapter)
    return match.report()
