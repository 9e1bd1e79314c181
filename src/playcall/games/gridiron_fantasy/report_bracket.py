"""The report of a bracket: every game with its result, and what the sides did in all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playcall.booklet.report import Chapter, Moment, Point, Report, moments_of
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.report_sides import short_name, sides
from playcall.games.gridiron_fantasy.report_tally import Tally
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy import GridironFantasy


class BracketReport:
    """GF-17.5  Listens to game after game. The score of a bracket are games won."""

    def __init__(self, game: GridironFantasy, first: Table) -> None:
        self.tally = Tally(first.n, game.prints)
        self.fixtures: list[dict[str, Any]] = []
        self.moments: list[Moment] = []
        self.score = [Point(0, "Start", (0.0,) * first.n)]
        self.final = first

    def hear(self, chapter: Chapter) -> None:
        state = chapter.state
        assert isinstance(state, Table)
        self.final = state
        self.moments += moments_of(chapter)
        for event in chapter.events:
            self.tally.hear(event, state.names)
            self._fixture(event, chapter.ply, state.names)

    def _fixture(self, event: Event, ply: int, names: list[str]) -> None:
        match event:
            case e.FixtureBegins(name=name, one=one, two=two):
                row = {"number": len(self.fixtures) + 1, "stage": name.capitalize(), "ply": ply, "home_first": True}
                self.fixtures.append({**row, "home": names.index(one), "visitor": names.index(two), "scores": [0, 0]})
            case e.HomeVisitor(home=home, visitor=visitor):
                self.fixtures[-1] |= {"home": names.index(home), "visitor": names.index(visitor)}
            case e.Scored(team=team, points=points):
                fixture = self.fixtures[-1]
                fixture["scores"][int(names.index(team) == fixture["home"])] += points
            case e.FixtureOver(winner=winner, loser=loser, by_coin=by_coin):
                self.tally.add(names.index(winner), "games won")
                self.tally.add(names.index(loser), "games lost")
                won = tuple(float(sums["games won"]) for sums in self.tally.sums)
                self.score.append(Point(ply, self.fixtures[-1]["stage"], won))
                self.fixtures[-1]["stage"] += f", {short_name(winner)} by a coin" if by_coin else ""

    def report(self) -> Report:
        s = self.final
        champion = None if s.result is None or s.result.winner is None else s.team_of_seat(s.result.winner)
        headline = "Not finished" if champion is None else f"{short_name(s.names[champion])} win the bracket"
        won, lost = self.tally.line("Games won", "games won"), self.tally.line("Games lost", "games lost")
        return Report(
            sides(s),
            headline,
            f"{len(self.fixtures)} games.",
            tuple(self.score),
            boxscore=(won, lost, *self.tally.figures()),
            drives=tuple(self.fixtures),
            moments=tuple(self.moments),
        )
