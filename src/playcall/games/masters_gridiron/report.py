"""The final report of Masters of the Gridiron: scores, chances, the sixteen attempts, turning points and moments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from playcall.contract import Said, Text, joined, msg
from playcall.contract.cast import Cast
from playcall.contract.course import verdict
from playcall.contract.figures import Sums
from playcall.contract.report import Chapter, Figure, Moment, Point, Report, Side, moments_of, turning_points
from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.faces.inks import kit_of
from playcall.games.masters_gridiron.rules.match import favourite, spread_tenths, straight_winner, winner_against_spread
from playcall.games.masters_gridiron.table import NOBODY, POINTS, SPOTS_TO_FILL, TURNS, Table
from playcall.games.masters_gridiron.words import score_text, spread_told
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.masters_gridiron.game import MastersOfTheGridiron


class PlayRow(msgspec.Struct):
    """What came of a turn, and the line that said so."""

    number: int
    title: Said = ""
    text: Said = ""


class Attempt(msgspec.Struct):
    """One turn as a row of the chart."""

    side: int
    first: int
    last: int
    short: Said
    points: int
    ply: int
    plays: list[PlayRow]


class GameReport:
    """Listens to one game from its first ply to its last."""

    def __init__(self, game: MastersOfTheGridiron) -> None:
        self.game = game
        self.tally = Tally()
        self.cast = Cast(game)
        self.attempts: list[Attempt] = []
        self.moments: list[Moment] = []
        self.score = [Point(0, msg("mg-kickoff-point"), (0.0, 0.0))]
        self.chances = [Point(0, msg("mg-kickoff-point"), (0.5, 0.5))]
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
                attempt.short = Text(f"mg-short-{outcome}")
                attempt.plays = [
                    PlayRow(attempt.first, Text(f"mg-title-{outcome}"), self.game.words.line(event, None) or "")
                ]
                self._met(attempt, event)
            case events.Scored(team=team, points=points) if s.names.index(team) == attempt.side:
                attempt.points += points
            case events.WentForTwo(team=team, good=good, gained=gained) if s.names.index(team) == attempt.side:
                attempt.points += gained
                tried = msg("mg-title-two" if good else "mg-title-two-failed")
                attempt.plays[0].title = joined([attempt.plays[0].title, tried], "comma")

    def _met(self, attempt: Attempt, event: events.Resolved) -> None:
        number, side = attempt.first, attempt.side
        for seat, back, card in (
            (side, "offense", event.player), (side, "playbook", event.play), (1 - side, "defense", event.defender),
        ):  # fmt: skip
            if card >= 0:
                self.cast.lay(number, seat, back, card)
        if event.defender >= 0 and event.outcome != "punt":  # MG-10.8: nothing is compared
            self.cast.meet(number, side, event.offence_number, event.defence_number)

    def _close(self, ply: int, s: Table) -> None:
        """The score and the chances after a turn."""
        if len(self.score) > len(self.attempts):
            return
        attempt = self.attempts[-1]
        if not attempt.short:
            attempt.short, attempt.plays[0].title = Text("mg-short-punt"), Text("mg-title-punt")
        number = attempt.first - TURNS if self.period else attempt.first
        label = msg("mg-point", period=self.period, turn=number, team=s.names[attempt.side])
        period = msg("mg-period", period=self.period)
        self.score.append(Point(ply, label, (float(s.scores[0]), float(s.scores[1])), period))
        likely = self.game.win_chance(s, 0)
        chance = 0.5 if likely is None else round(likely, 4)
        self.chances.append(Point(ply, label, (chance, round(1 - chance, 4)), period))

    # The end ------------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        state = self.final
        assert state is not None
        plays = [attempt.plays[0] for attempt in self.attempts]
        return Report(
            (side_of(self.game, state, 0), side_of(self.game, state, 1)),
            headline(state, self.score),
            summary(state),
            tuple(self.score),
            tuple(self.chances),
            self.tally.figures(state),
            tuple(msgspec.to_builtins(attempt) for attempt in self.attempts),
            turning_points(plays, self.chances, self.cast.who),
            tuple(self.moments),
            self.cast.last(plays, self.chances),
            self.cast.star(self.chances),
            self.cast.stars(self.chances),
        )


def side_of(game: MastersOfTheGridiron, s: Table, seat: int) -> Side:
    """A seat by its team, or by the name of its deck."""
    kit = kit_of(s, seat)
    return Side(s.names[seat] or msg("player", number=seat + 1), kit.code, kit.glow, seat)


def game_report(game: MastersOfTheGridiron, chapters: Iterable[Chapter]) -> Report:
    told = GameReport(game)
    for chapter in chapters:
        told.hear(chapter)
    return told.report()


SCORED = ("touchdown", "field_goal", "settled", "held")


class Tally(Sums):
    """Counts for both seats while a game is told."""

    def __init__(self) -> None:
        super().__init__()
        self.tried = ""

    def hear(self, event: Event, names: Sequence[str]) -> None:
        match event:
            case events.Laid(result=result) | events.Announced(result=result):
                self.tried = result
            case events.Resolved(offence=offence, outcome=outcome):
                self._resolved(event, names.index(offence), outcome)
            case events.AudiblePlayed(team=team):
                self.add(names.index(team), "audibles")
            case events.AudibleDiscarded(team=team):
                self.add(names.index(team), "discarded")
            case events.Punted(team=team):
                self.add(names.index(team), "punts")

    def _resolved(self, event: events.Resolved, seat: int, outcome: str) -> None:
        if outcome == "punt":
            return
        self.add(seat, "attempts")
        self.add(seat, f"tried {self.tried}")
        self.add(seat, "offence", event.offence_number)
        self.add(1 - seat, "answers")
        self.add(1 - seat, "defence", event.defence_number)
        if outcome == "touchdown":
            self.add(seat, "touchdowns")
        elif outcome in SCORED:
            self.add(seat, "field goals")
        else:
            self.add(1 - seat, "stops")

    # The lines ----------------------------------------------------------------------------------------------------

    def figures(self, s: Table) -> tuple[Figure, ...]:
        """The box score, the most important line first."""
        extra = [sum(POINTS[letter] for letter in s.outcomes[seat][SPOTS_TO_FILL:]) for seat in (0, 1)]
        defence = [sum(POINTS[letter] for letter in s.defence_scores[seat]) for seat in (0, 1)]
        own = [s.scores[seat] - extra[seat] - defence[seat] for seat in (0, 1)]
        lines = [
            plain(msg("mg-figure-points"), s.scores),
            plain(msg("mg-figure-offence"), own, 1),
            plain(msg("mg-figure-defence"), defence, 1),
        ]
        if s.period:
            lines.append(plain(msg("mg-figure-overtime"), extra, 1))
        lines += [
            self.share(msg("mg-figure-touchdowns"), "touchdowns", "tried TD"),
            self.share(msg("mg-figure-goals"), "field goals", "tried FG"),
            self.share(msg("mg-figure-stops"), "stops", "answers"),
            self.line(msg("mg-figure-punts"), "punts"),
            Figure(
                msg("mg-figure-two"),
                tuple(msg("share-of", some=s.converted[seat], all=s.conversions[seat]) for seat in (0, 1)),
                tuple(map(float, s.converted)),
            ),
            self.mean(msg("mg-figure-attempt"), "offence", "attempts"),
            self.mean(msg("mg-figure-answer"), "defence", "answers"),
            self.line(msg("mg-figure-audibles"), "audibles"),
            self.line(msg("mg-figure-discarded"), "discarded", 1),
        ]
        if any(s.payrolls):
            lines.append(
                Figure(
                    msg("mg-figure-payroll"),
                    tuple(msg("mg-price", price=pay) for pay in s.payrolls),
                    tuple(map(float, s.payrolls)),
                )
            )
        return tuple(lines)


def plain(label: Said, numbers: Sequence[int], level: int = 0) -> Figure:
    return Figure(label, tuple(map(str, numbers)), tuple(max(0.0, number) for number in numbers), level)


RUNAWAY = 15
"""Points of a victory that was never in doubt at the end."""


def headline(s: Table, score: Sequence[Point]) -> Text:
    """What a newspaper would set above it."""
    if not s.over:
        return msg("mg-news-given-up", one=s.scores[0], other=s.scores[1])
    winner = straight_winner(s)
    if winner == NOBODY:
        return msg("mg-news-tie", one=s.names[0], other=s.names[1])
    team = s.names[winner]
    if s.period:
        return msg("mg-news-overtime", team=team)
    return verdict(team, score, winner, RUNAWAY, unit="turn")


def summary(s: Table) -> Text:
    """The score, and what the spread makes of it."""
    line = msg("mg-news-score", score=score_text(*s.scoreline()))
    best = favourite(s)
    if not s.over or not s.options.spread or best == NOBODY:
        return line
    return joined([line, spread_told(s.names, best, spread_tenths(s), winner_against_spread(s))], "space")
