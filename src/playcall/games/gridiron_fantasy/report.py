"""The final report of Gridiron Fantasy Football: score over time, a box score of yards and fouls, moments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from playcall.booklet.report import Chapter, Figure, Moment, Point, Report, Side, moments_of
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.names import listed
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy import GridironFantasy

NEUTRAL = ("#e39ad0", "#6fd0cc", "#e8cf7a", "#a9bdf5", "#f5a9a9", "#8fe0b4", "#c9a9f5", "#f0c090")
"""Colours of decks of one's own, as at the table."""


class Tally(msgspec.Struct):
    """What a team has done."""

    points: int = 0
    drives: int = 0
    plays: int = 0
    won: int = 0
    runs: int = 0
    passes: int = 0
    yards: int = 0
    first_downs: int = 0
    lost: int = 0
    """Balls lost by interceptions, fumbles, blocked kicks and on downs."""
    penalties: int = 0
    penalty_yards: int = 0
    injuries: int = 0


LINES: tuple[tuple[str, Callable[[Tally], int], int], ...] = (
    ("Points", lambda team: team.points, 0),
    ("Drives", lambda team: team.drives, 0),
    ("Plays", lambda team: team.plays, 0),
    ("Runs", lambda team: team.runs, 1),
    ("Passes", lambda team: team.passes, 1),
    ("Yards gained", lambda team: team.yards, 0),
    ("First downs", lambda team: team.first_downs, 0),
    ("Challenges won", lambda team: team.won, 0),
    ("Balls lost", lambda team: team.lost, 0),
    ("Penalties", lambda team: team.penalties, 0),
    ("Penalty yards", lambda team: team.penalty_yards, 1),
    ("Injuries", lambda team: team.injuries, 0),
)


class GameReport:
    """Listens to one game from its first ply to its last."""

    def __init__(self, game: GridironFantasy) -> None:
        self.game = game
        self.tallies: list[Tally] = []
        self.names: list[str] = []
        self.moments: list[Moment] = []
        self.score: list[Point] = []
        self.final: Table | None = None
        self.offence = ""

    def hear(self, chapter: Chapter) -> None:
        state = chapter.state
        assert isinstance(state, Table)
        self.final = state
        if not self.tallies:
            self.tallies = [Tally() for _ in range(state.n)]
            self.score.append(Point(0, "Kickoff", (0.0,) * state.n))
        self.names = state.names
        self.moments += moments_of(chapter)
        for event in chapter.events:
            self.count(event, chapter.ply)

    def of(self, name: str) -> Tally:
        return self.tallies[self.names.index(name)]

    def count(self, event: Event, ply: int) -> None:
        match event:
            case e.DriveBegins(team=team):
                self.of(team).drives += 1
            case e.PlaysRevealed():
                self.reveal(event)
            case e.ChallengeOver(team=team):
                self.of(team).won += 1
            case e.YardsAdded(yards=yards):
                self.of(self.offence).yards += yards
            case e.DownMarked(team=team, first=True):
                self.of(team).first_downs += 1
            case e.Turnover(team=team):
                self.lose(team)
            case e.FlagDecided(against=team, accepted=True, yards=yards):
                self.of(team).penalties += 1
                self.of(team).penalty_yards += yards
            case e.Injured(team=team, level=level) if level > 0:
                self.of(team).injuries += 1
            case e.Scored():
                self.of(event.team).points += event.points
                label = f"{event.team}: {event.what}"
                self.score.append(Point(ply, label, tuple(float(tally.points) for tally in self.tallies)))
            case _:
                pass

    def reveal(self, event: e.PlaysRevealed) -> None:
        self.offence = event.offence
        team = self.of(event.offence)
        team.plays += 1
        if self.game.prints[event.off_card].kind == "run":
            team.runs += 1
        else:
            team.passes += 1

    def lose(self, winner: str) -> None:
        if self.offence and self.offence != winner:
            self.of(self.offence).lost += 1

    # The end ------------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        state = self.final
        assert state is not None
        points = tuple(float(tally.points) for tally in self.tallies)
        boxscore = tuple(_figure(label, [value(team) for team in self.tallies], level) for label, value, level in LINES)
        score = (*self.score, Point(self.moments[-1].ply if self.moments else 0, "Final", points))
        return Report(
            self.sides(state), self.headline(state), score=score, boxscore=boxscore, moments=tuple(self.moments)
        )

    def sides(self, state: Table) -> tuple[Side, ...]:
        return tuple(
            Side(name or f"Team {team + 1}", _mark(name, team), _colour(name, team), state.chief(team))
            for team, name in enumerate(state.names)
        )

    def headline(self, state: Table) -> str:
        result = state.result
        if result is None:
            return self.game.words.headline(state)
        winners = [name for team, name in enumerate(state.names) if result.winner in state.coaches[team]]
        score = listed([f"{name} {tally.points}" for name, tally in zip(state.names, self.tallies, strict=True)])
        return f"{winners[0]} win: {score}." if winners else f"A draw: {score}."


def _figure(label: str, values: list[int], level: int) -> Figure:
    return Figure(label, tuple(map(str, values)), tuple(map(float, values)), level)


def _mark(name: str, team: int) -> str:
    return "".join(word[0] for word in name.split()[:3]).upper() or str(team + 1)


def _colour(name: str, team: int) -> str:
    found = next((one for one in load().franchises if one.name == name), None)
    return max(found.colours, key=_light) if found else NEUTRAL[team]


def _light(colour: str) -> int:
    return sum(int(colour[place : place + 2], 16) for place in (1, 3, 5))


def game_report(game: GridironFantasy, story: Iterable[Chapter]) -> Report:
    """A game, Play by Play."""
    told = GameReport(game)
    for chapter in story:
        told.hear(chapter)
    return told.report()
