"""The final report of Masters of the Gridiron: scores, chances, the sixteen attempts, turning points and moments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from playcall.booklet.report import Chapter, Moment, Point, Report, Side, moments_of, turning_points
from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.art.palette import inks
from playcall.games.masters_gridiron.report_figures import Tally
from playcall.games.masters_gridiron.report_headlines import headline, summary
from playcall.games.masters_gridiron.table import NOBODY, TURNS, Table
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.masters_gridiron import MastersOfTheGridiron

NEUTRAL: Final = ("#d07ab8", "#4fb3b0")
"""Decks of one's own have no colours."""
SHORT: Final = {
    "touchdown": "TD", "field_goal": "FG", "held": "FG", "settled": "FG", "stopped": "stop", "returned": "lost",
    "punt": "punt",
}  # fmt: skip
TITLES: Final = {
    "touchdown": "Touchdown", "field_goal": "Field goal", "held": "Held to a field goal", "settled": "Field goal saved",
    "stopped": "Stopped", "returned": "Defensive score", "punt": "Punt",
}  # fmt: skip


class PlayRow(msgspec.Struct):
    """What came of a turn, and the line that said so."""

    number: int
    title: str = ""
    text: str = ""


class Attempt(msgspec.Struct):
    """One turn as a row of the chart."""

    side: int
    first: int
    last: int
    short: str
    points: int
    ply: int
    plays: list[PlayRow]


class GameReport:
    """Listens to one game from its first ply to its last."""

    def __init__(self, game: MastersOfTheGridiron) -> None:
        self.game = game
        self.tally = Tally()
        self.attempts: list[Attempt] = []
        self.moments: list[Moment] = []
        self.score = [Point(0, "Kick-off", (0.0, 0.0))]
        self.chances = [Point(0, "Kick-off", (0.5, 0.5))]
        self.period = 0
        self.final: Table | None = None

    def hear(self, chapter: Chapter) -> None:
        state = chapter.state
        assert isinstance(state, Table)
        self.final = state
        self.moments += moments_of(chapter)
        for event in chapter.events:
            if isinstance(event, events.TurnBegins | events.OvertimeBegins | events.GameOver):
                self._close(chapter.ply, state)
            if isinstance(event, events.TurnBegins):
                self._begin(event, chapter.ply, state)
            self.tally.hear(event, state.names)
            if self.attempts:
                self._hear_event(event, state)

    def _begin(self, event: events.TurnBegins, ply: int, s: Table) -> None:
        number = len(self.attempts) + 1
        self.attempts.append(Attempt(s.names.index(event.team), number, number, "", 0, ply, [PlayRow(number)]))
        self.period = event.period

    def _hear_event(self, event: Event, s: Table) -> None:
        attempt = self.attempts[-1]
        match event:
            case events.Resolved(outcome=outcome):
                attempt.short = SHORT[outcome]
                attempt.plays = [PlayRow(attempt.first, TITLES[outcome], self.game.words.line(event, None) or "")]
            case events.Scored(team=team, points=points) if s.names.index(team) == attempt.side:
                attempt.points += points
            case events.WentForTwo(team=team, good=good) if s.names.index(team) == attempt.side:
                attempt.points += 1 if good else -1
                attempt.plays[0].title += ", two points" if good else ", try failed"

    def _close(self, ply: int, s: Table) -> None:
        """The score and the chances after a turn."""
        if len(self.score) > len(self.attempts):
            return
        attempt = self.attempts[-1]
        if not attempt.short:
            attempt.short, attempt.plays[0].title = "punt", "Punt"
        when = f"Overtime {self.period}" if self.period else "Regulation"
        number = attempt.first - TURNS if self.period else attempt.first
        label = f"{when}, turn {number}, {s.names[attempt.side]}"
        self.score.append(Point(ply, label, (float(s.scores[0]), float(s.scores[1]))))
        likely = self.game.win_chance(s, 0)
        chance = 0.5 if likely is None else round(likely, 4)
        self.chances.append(Point(ply, label, (chance, round(1 - chance, 4))))

    # The end ------------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        state = self.final
        assert state is not None
        return Report(
            (side_of(self.game, state, 0), side_of(self.game, state, 1)),
            headline(state, self.score),
            summary(state),
            tuple(self.score),
            tuple(self.chances),
            self.tally.figures(state),
            tuple(msgspec.to_builtins(attempt) for attempt in self.attempts),
            turning_points([attempt.plays[0] for attempt in self.attempts], self.chances),
            tuple(self.moments),
        )


def side_of(game: MastersOfTheGridiron, s: Table, seat: int) -> Side:
    """A seat by its team, or by the name of its deck."""
    name = s.names[seat] or f"Player {seat + 1}"
    if s.teams[seat] == NOBODY or (seat == 1 and s.teams[0] == s.teams[1]):
        return Side(name, "".join(word[0] for word in name.split())[:3].upper(), NEUTRAL[seat], seat)
    code = game.cards.teams[s.teams[seat]].code
    return Side(name, code, inks()[code].glow, seat)


def game_report(game: MastersOfTheGridiron, chapters: Iterable[Chapter]) -> Report:
    told = GameReport(game)
    for chapter in chapters:
        told.hear(chapter)
    return told.report()
