"""The final report of a championship or a competition: match by match, with a line for every club."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from playcall.booklet.report import Chapter, Figure, Moment, Point, Report
from playcall.booklet.winning import chances
from playcall.games.masters_football import events, league
from playcall.games.masters_football.names import club
from playcall.games.masters_football.procedures.championship import place_of
from playcall.games.masters_football.report import side_of
from playcall.games.masters_football.report_tally import Tally
from playcall.games.masters_football.table import Table
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.masters_football import MastersOfFootball

WEIGHTY = (events.FinalWhistle, events.ChampionCrowned, events.FinalWon)
"""What a season remembers."""


class SeasonReport:
    """Listens to a season, match by match."""

    def __init__(self, game: MastersOfFootball, clubs: int) -> None:
        self.game = game
        self.clubs = clubs
        self.tally = Tally(clubs)
        self.fixtures: list[dict[str, Any]] = []
        self.points = [0] * clubs
        self.score: list[Point] = []
        self.chances: list[Point] = []
        self.moments: list[Moment] = []
        self.winners: tuple[int, ...] = ()
        self.final: Table | None = None

    def hear(self, chapter: Chapter) -> None:
        state = chapter.state
        assert isinstance(state, Table)
        self.final = state
        self.tally.seat_clubs = state.seat_clubs
        over = len(self.fixtures)
        for event in chapter.events:
            self.tally.hear(event)
            self._hear_event(event, chapter)
        if len(self.fixtures) > over:
            self._chances(state, chapter.ply)

    def _hear_event(self, event: Event, chapter: Chapter) -> None:
        match event:
            case events.FinalWhistle(matchday=day, clubs=clubs, scores=scores):
                self._match_over(day, clubs, scores, chapter.ply)
            case events.ChampionCrowned(clubs=clubs):
                self.winners = clubs
            case events.FinalWon(club=number) if number >= 0:
                self.winners = (number,)
        if isinstance(event, WEIGHTY):
            text = self.game.words.line(event, None) or ""
            weight = 1 if isinstance(event, events.FinalWhistle) else 2
            self.moments.append(Moment(chapter.ply, text, weight, None))

    def _match_over(self, day: int, clubs: tuple[int, int], scores: tuple[int, int], ply: int) -> None:
        stage = f"matchday {day}" if day <= league.MATCHDAYS else f"final, match {day - league.MATCHDAYS}"
        home, away = clubs
        winner = None if scores[0] == scores[1] else clubs[scores[0] < scores[1]]
        self.fixtures.append(
            {
                "number": len(self.fixtures) + 1, "stage": stage, "visitor": away, "home": home,
                "scores": [scores[1], scores[0]], "winner": winner, "ply": ply, "home_first": True,
            }
        )  # fmt: skip
        if day <= league.MATCHDAYS:
            for side, number in enumerate(clubs):
                self.points[number] += league.points(scores[side], scores[1 - side])
        label = f"{stage.capitalize()}, {club(home)} {scores[0]}–{scores[1]} {club(away)}"
        self.score.append(Point(ply, label, tuple(map(float, self.points))))

    def _chances(self, s: Table, ply: int) -> None:
        found = chances(self.game, s)
        if found is not None:
            values = tuple(round(found[place_of(s, number)], 4) for number in range(self.clubs))
            self.chances.append(Point(ply, self.score[-1].label, values))

    # The end ------------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        state = self.final
        assert state is not None
        names = " and ".join(map(club, self.winners))
        headline = f"{names} {'are champions' if len(self.winners) < 2 else 'share the title'}"
        total = sum(sum(fixture["scores"]) for fixture in self.fixtures)
        return Report(
            tuple(side_of(state, number) for number in range(self.clubs)),
            headline if self.winners else "Not finished",
            f"{len(self.fixtures)} matches, {total} goals.",
            tuple(self.score), tuple(self.chances), tuple(self._figures(state)), tuple(self.fixtures),
            moments=tuple(self.moments),
        )  # fmt: skip

    def _figures(self, s: Table) -> list[Figure]:
        matches = league.of_season(s)
        lines = [league.line(number, matches) for number in range(self.clubs)]
        table = [
            _figure("Points", [line.points for line in lines]),
            _figure("Won", [line.won for line in lines], 1),
            _figure("Drawn", [line.drawn for line in lines], 1),
            _figure("Lost", [line.lost for line in lines], 1),
            _figure("Goals for", [line.scored for line in lines]),
            _figure("Goals against", [line.conceded for line in lines]),
        ]
        return [*table, self.tally.expected(), self.tally.line("Tactical rolls won", "rolls"), *self.tally.card_lines()]


def _figure(label: str, numbers: list[int], level: int = 0) -> Figure:
    return Figure(label, tuple(map(str, numbers)), tuple(map(float, numbers)), level)


def season_report(game: MastersOfFootball, chapters: Iterable[Chapter], clubs: int) -> Report:
    season = SeasonReport(game, clubs)
    for chapter in chapters:
        season.hear(chapter)
    return season.report()
