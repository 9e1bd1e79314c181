"""The final report of Sport Jockeys: headline, scores, chances, drives, box score, turning points and moments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from playcall.contract import Text, msg
from playcall.contract.cast import Cast
from playcall.contract.course import course, lead_changes, verdict
from playcall.contract.figures import Sums
from playcall.contract.report import Chapter, Figure, Moment, Point, Report, Side, moments_of, turning_points
from playcall.contract.winning import chances
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.names import team, unit_title
from playcall.games.sport_jockeys.rules.answers import SIMPLE
from playcall.games.sport_jockeys.rules.tally import TOUCHDOWNS
from playcall.games.sport_jockeys.table import Table
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.sport_jockeys.game import SportJockeys

SIDES: Final = (Side(team(0, None), "1", "#ff9a7b", 0), Side(team(1, None), "2", "#8fc1ff", 1))
"""The colours of the table."""
RUNAWAY = 15
"""Points of a victory that was never in doubt at the end."""


# Headlines -----------------------------------------------------------------------------------------------------------


def headline(score: Sequence[Point], s: Table) -> Text:
    """What a newspaper would set above it."""
    first, second = s.scores
    if s.result is None:
        return msg("sj-news-given-up", first=first, second=second)
    if s.result.winner is None:
        return msg("sj-news-draw", first=first, second=second)
    who = team(s.result.winner, None)
    if s.extra_unit:
        return msg("sj-news-extra", who=who)
    return verdict(who, score, s.result.winner, RUNAWAY, one=True)


def summary(score: Sequence[Point], s: Table) -> Text:
    """One sentence about how it went."""
    if s.result is None or s.result.winner is None:
        first, second = s.scores
        return msg("sj-news-score", one=team(0, None), first=first, other=team(1, None), second=second)
    went = course(score, s.result.winner)
    good = "yes" if went.ahead_from <= went.plays else "no"
    return msg("sj-news-course", changes=lead_changes(went), good=good, play=went.ahead_from, plays=went.plays)


def title_of(event: Event) -> Text | None:
    """What came of a play, in two or three words; None for what does not decide one."""
    match event:
        case events.Scored(seat=seat, what=what, points=points):
            return msg("sj-title-scored", what=what, who=team(seat, None)) if points else msg("sj-title-nothing")
        case events.Tallied(totals=totals):
            best, least = max(totals), min(totals)
            if best == least:
                return msg("sj-title-tied", points=best)
            return msg("sj-title-won", who=team(totals.index(best), None), best=best, least=least)
        case events.Intercepted(seat=seat):
            return msg("sj-title-intercepted", who=team(seat, None))
        case events.Recovered(seat=seat, kept=False):
            return msg("sj-title-fumble", who=team(seat, None))
        case events.TouchbackMade():
            return msg("sj-title-touchback")
        case events.Spiked():
            return msg("sj-title-spike")
    return None


# Plays and drives ----------------------------------------------------------------------------------------------------


class PlayRow(msgspec.Struct):
    """One play: who began it, where, and what came of it."""

    number: int
    """Counted through the whole game, from 1."""
    ply: int
    side: int
    """The team that had the ball when it began."""
    unit: int
    row: int = 0
    column: int = 0
    totals: tuple[int, int] = (0, 0)
    """Play Points of both teams."""
    title: Text | str = ""
    """What came of it, in two or three words."""
    text: Text | str = ""
    """The line that said so."""
    weight: int = 0
    """2 for a moment, 1 for any other play."""


class DriveRow(msgspec.Struct):
    """The plays of a team until it has scored, lost the ball, or time is up."""

    side: int
    unit: int
    first: int
    """Number of its first play."""
    last: int
    ply: int
    """Where a look back begins."""
    plays: list[PlayRow]
    end: Text = msg("sj-drive", end="time")
    short: Text = msg("sj-drive-short", end="time")
    points: int = 0
    against: int = 0
    """Points that its end gave the other team: a safety."""


class Drives:
    """Listens to one game. Sides are seats."""

    def __init__(self) -> None:
        self.unit = 0
        self.offence = 0
        self.plays: list[PlayRow] = []
        self.rows: list[DriveRow] = []
        self.open: DriveRow | None = None
        self.theft = ""

    def hear(self, event: Event, ply: int) -> None:
        """Take over one event."""
        match event:
            case events.UnitBegins(number=number):
                self.unit = number
            case events.RoleChosen(offence=offence) | events.SecondHalfBegins(offence=offence):
                self._end("half")
                self.offence = offence
            case events.Snapped() | events.Kicked() | events.Spiked() | events.TouchbackDeclared(kickoff=False):
                self._begin(ply)
            case events.Intercepted():
                self.theft = "interception"
            case events.Recovered(kept=False):
                self.theft = "fumble"
            case events.PossessionChanged(offence=offence):
                self._turn(offence, ply)
            case events.Tallied(totals=totals):
                self.plays[-1].totals = totals
            case events.CubeMoved(row=row, column=column):
                self.plays[-1].row, self.plays[-1].column = row, column
            case events.Scored():
                self._scored(event)
            case events.GameOver():
                self._end("time")

    def _begin(self, ply: int) -> None:
        self.plays.append(PlayRow(len(self.plays) + 1, ply, self.offence, self.unit))
        self._drive(ply).plays.append(self.plays[-1])

    def _drive(self, ply: int) -> DriveRow:
        """The drive under way, or a new one; it has come to the latest play."""
        number = len(self.plays)
        if self.open is None:
            self.open = DriveRow(self.offence, self.unit, number, number, ply, [])
            self.rows.append(self.open)
        self.open.last = number
        return self.open

    def _turn(self, offence: int, ply: int) -> None:
        self._end(self.theft)
        self.offence = offence
        self._drive(ply)

    def _scored(self, event: events.Scored) -> None:
        if self.open is not None:
            if event.seat == self.open.side:
                self.open.points = event.points
            else:
                self.open.against = event.points
        self._end(event.what)
        self.offence = event.next_offence

    def _end(self, why: str) -> None:
        if self.open is not None:
            self.open.end, self.open.short = msg("sj-drive", end=why), msg("sj-drive-short", end=why)
        self.open = None

    def chart(self) -> tuple[dict[str, Any], ...]:
        """The rows as plain data."""
        return tuple(msgspec.to_builtins(row) for row in self.rows)


# The box score ------------------------------------------------------------------------------------------------------


class BoxScore(Sums):
    """Counts for both teams while a game is told."""

    def __init__(self) -> None:
        super().__init__()
        self.units: dict[int, Text] = {}
        self.unit = 0

    def hear(self, event: Event) -> None:
        match event:
            case events.UnitBegins(number=number, name=name):
                self.unit, self.units[number] = number, unit_title(number, name)
            case events.Scored(seat=seat, what=what, points=points):
                self._scored(seat, what, points)
            case events.Tallied(totals=totals):
                self._tallied(totals)
            case events.AutomaticTouchdown(offence=offence):
                self.add(offence, "run in")
            case events.ActionPlayed():
                self._action(event)
            case events.PossessionChanged(offence=offence):
                self.add(offence, "thefts")
            case events.SloppyTackle(owner=seat):
                self.add(seat, "sloppy")
            case events.PenaltyEnforced(seat=seat):
                self.add(seat, "enforced")
            case events.Challenged(seat=seat, succeeded=True):
                self.add(seat, "challenges")
            case events.Injured(seat=seat):
                self.add(1 - seat, "injuries")
            case events.Delayed(seat=seat) | events.TimedOut(owner=seat) | events.Spiked(seat=seat):
                self.add(seat, "regrouped")

    def _scored(self, seat: int, what: str, points: int) -> None:
        self.add(seat, "points", points)
        self.add(seat, f"points {self.unit}", points)
        self.add(seat, "touchdowns" if what in TOUCHDOWNS else what)

    def _tallied(self, totals: tuple[int, int]) -> None:
        for seat in (0, 1):
            self.add(seat, "tallied")
            self.add(seat, "won", int(totals[seat] > totals[1 - seat]))
            self.add(seat, "play points", totals[seat])
            self.sums[seat]["best"] = max(self.sums[seat]["best"], totals[seat])

    def _action(self, event: events.ActionPlayed) -> None:
        self.add(event.seat, "actions")
        self.add(event.seat, "cards", len(event.cards))
        if event.combo:
            self.add(event.seat, "simple" if event.combo == SIMPLE else "advanced")
            self.add(event.seat, "bonus", event.bonus)

    # The lines ----------------------------------------------------------------------------------------------------

    def figures(self) -> tuple[Figure, ...]:
        """The box score, the most important line first."""
        units = [self.line(name, f"points {number}", 1) for number, name in self.units.items()]
        return (
            self.line(msg("sj-figure-points"), "points"),
            *(units if len(units) > 1 else ()),
            self.line(msg("sj-figure-touchdowns"), "touchdowns"),
            self.line(msg("sj-figure-automatic"), "run in", 1),
            self.line(msg("sj-figure-field-goals"), "field-goal"),
            self.line(msg("sj-figure-safeties"), "safety"),
            self.share(msg("sj-figure-won"), "won", "tallied"),
            self.line(msg("sj-figure-play-points"), "play points"),
            self.line(msg("sj-figure-best"), "best", 1),
            self.line(msg("sj-figure-actions"), "actions"),
            self.line(msg("sj-figure-cards"), "cards", 1),
            self.line(msg("sj-figure-advanced"), "advanced"),
            self.line(msg("sj-figure-simple"), "simple"),
            self.line(msg("sj-figure-bonus"), "bonus", 1),
            self.line(msg("sj-figure-turnovers"), "thefts"),
            self.line(msg("sj-figure-sloppy"), "sloppy"),
            self.line(msg("sj-figure-penalties"), "enforced"),
            self.line(msg("sj-figure-challenges"), "challenges"),
            self.line(msg("sj-figure-injuries"), "injuries"),
            self.line(msg("sj-figure-new-hands"), "regrouped"),
        )


# The report ---------------------------------------------------------------------------------------------------------


class GameReport:
    """Listens to one game from its first ply to its last."""

    def __init__(self, game: SportJockeys) -> None:
        self.game = game
        self.drives = Drives()
        self.tally = BoxScore()
        self.cast = Cast(game)
        self.moments: list[Moment] = []
        self.score = [Point(0, msg("sj-label-start"), (0.0, 0.0))]
        self.chances = [Point(0, msg("sj-label-start"), (0.5, 0.5))]
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
            self._after(msg("sj-label-final"), ply, state)
        if not self.drives.plays:
            return
        self._decide(self.drives.plays[-1], event, state)
        self._lay(len(self.drives.plays), event)
        if isinstance(event, events.CubeMoved | events.Spiked):
            play = self.drives.plays[-1]
            unit, who = self.tally.units[play.unit], team(play.side, None)
            self._after(msg("sj-label-play", unit=unit, play=play.number, who=who), ply, state)
        elif isinstance(event, events.Scored):
            last = self.score[-1]
            self.score[-1] = Point(ply, last.label, (float(self.now[0]), float(self.now[1])), last.period)

    def _lay(self, play: int, event: Event) -> None:
        match event:
            case events.Kicked(seat=seat, cards=cards) | events.ActionPlayed(seat=seat, cards=cards):
                for card in cards:
                    self.cast.lay(play, seat, "action", card)
            case events.Tallied(totals=totals):
                self.cast.meet(play, 0, *totals)

    def _decide(self, play: PlayRow, event: Event, state: Table) -> None:
        """Keep the weightiest line of a play, the later of two alike."""
        title, weight = title_of(event), self.game.words.stress(state, event).weight
        if title is not None and weight >= play.weight:
            play.title, play.weight = title, weight
            play.text = self.game.words.line(event, None) or ""

    def _after(self, label: Text, ply: int, state: Table) -> None:
        """The score and the chances after a play; several plays of one action share the chances after the last."""
        found = chances(self.game, state) or [0.5, 0.5]
        now = (float(self.now[0]), float(self.now[1]))
        self.score.append(Point(ply, label, now, label.args.get("unit", "")))
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
            turning_points(self.drives.plays, self.chances, self.cast.who),
            tuple(self.moments),
            self.cast.last(self.drives.plays, self.chances),
            self.cast.star(self.chances),
            self.cast.stars(self.chances),
        )


def game_report(game: SportJockeys, story: Iterable[Chapter]) -> Report:
    """A game, play by play."""
    told = GameReport(game)
    for chapter in story:
        told.hear(chapter)
    return told.report()
