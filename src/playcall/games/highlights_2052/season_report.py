"""The report of a tournament or league: every game with its result, and a table of all players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from playcall.booklet.report import Chapter, Figure, Moment, Point, Report
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.report import club
from playcall.games.highlights_2052.table import Table
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.highlights_2052 import Highlights

POINTS: Final = {"Won": 2, "Tied": 1, "Lost": 0}
"""FH-22.7  In the standings of a season."""
LINES: Final = ("Won", "Tied", "Lost", "Points for", "Points against")


class SeasonReport:
    """Listens to a competition, game by game."""

    def __init__(self, game: Highlights, seats: int) -> None:
        self.game = game
        self.sums = [Counter[str]() for _ in range(seats)]
        self.score: list[Point] = []
        self.fixtures: list[dict[str, Any]] = []
        self.moments: list[Moment] = []
        self.champion: int | None = None
        self.league = False
        self.final: Table | None = None

    def hear(self, chapter: Chapter) -> None:
        assert isinstance(chapter.state, Table)
        self.final = chapter.state
        self.league = chapter.state.options.mode == "league"
        for event in chapter.events:
            self._hear_event(event, chapter)

    def _hear_event(self, event: Event, chapter: Chapter) -> None:
        match event:
            case events.FixtureBegins(stage=stage, number=number, visitor=visitor, home=home):
                row = {"number": number, "stage": stage, "visitor": visitor, "home": home, "ply": chapter.ply}
                self.fixtures.append({**row, "scores": [0, 0], "winner": None})
            case events.MatchOver(scores=scores, teams=teams, winner=winner):
                self._game_over(scores, None if winner < 0 else teams.index(winner), chapter.ply)
                self._remember(event, chapter, 1)
            case events.CompetitionWon(seat=seat):
                self.champion = seat
                self._remember(event, chapter, 2)

    def _remember(self, event: Event, chapter: Chapter, weight: int) -> None:
        text = self.game.words.line(event, None)
        if text is not None:
            self.moments.append(Moment(chapter.ply, text, weight, None))

    def _game_over(self, scores: tuple[int, int], winner: int | None, ply: int) -> None:
        fixture = self.fixtures[-1]
        both = (fixture["visitor"], fixture["home"])
        fixture["scores"], fixture["winner"] = list(scores), None if winner is None else both[winner]
        for side, seat in enumerate(both):
            sums = self.sums[seat]
            how = "Tied" if winner is None else "Won" if winner == side else "Lost"
            sums[how] += 1
            if fixture["stage"] == "season":
                sums["score"] += POINTS[how]
            elif not self.league:
                sums["score"] += how == "Won"
            sums["Points for"] += scores[side]
            sums["Points against"] += scores[1 - side]
        label = f"Game {fixture['number']}, {fixture['stage']}"
        self.score.append(Point(ply, label, tuple(float(sums["score"]) for sums in self.sums)))

    def report(self) -> Report:
        state = self.final
        assert state is not None
        sides = tuple(club(self.game, team, seat) for seat, team in enumerate(state.club_teams))
        headline = "Not finished" if self.champion is None else f"{sides[self.champion].name} are champions"
        return Report(
            sides,
            headline,
            f"{len(self.fixtures)} games.",
            tuple(self.score),
            boxscore=tuple(map(self._figure, LINES)),
            drives=tuple(self.fixtures),
            moments=tuple(self.moments),
        )

    def _figure(self, label: str) -> Figure:
        numbers = [sums[label] for sums in self.sums]
        return Figure(label, tuple(map(str, numbers)), tuple(map(float, numbers)))


def season_report(game: Highlights, chapters: Iterable[Chapter], seats: int) -> Report:
    """A competition, game by game."""
    season = SeasonReport(game, seats)
    for chapter in chapters:
        season.hear(chapter)
    return season.report()
