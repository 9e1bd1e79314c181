"""The final report: a single game play by play, a competition game by game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from playcall.contract import Said, Text, msg
from playcall.contract.cast import Cast
from playcall.contract.course import course, lead_changes, verdict
from playcall.contract.report import Chapter, Figure, Moment, Point, Report, Side, moments_of, turning_points
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.appraisal import win_chance
from playcall.games.highlights_2052.boxscore import Drives, MatchSums, PlayRow
from playcall.games.highlights_2052.effects import TYPE_LETTERS
from playcall.games.highlights_2052.faces.stock import KITS
from playcall.games.highlights_2052.names import Names
from playcall.games.highlights_2052.rules.match import winning_side
from playcall.games.highlights_2052.rules.season import TIE, WIN
from playcall.games.highlights_2052.table import AUTOMATON, VISITOR, Table
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.highlights_2052.game import Highlights


class MatchReport:
    """Listens to one match from its first ply to its last."""

    def __init__(self, game: Highlights) -> None:
        self.game = game
        self.names = Names(game)
        self.drives = Drives(game.cards)
        self.sums = MatchSums()
        self.cast = Cast(game)
        self.moments: list[Moment] = []
        self.score = [Point(0, msg("fh-kick-off"), (0.0, 0.0))]
        self.chances = [Point(0, msg("fh-kick-off"), (0.5, 0.5))]
        self.at_half = self.now = (0, 0)
        """Both scores at halftime, and so far."""
        self.facing: tuple[int, int] | None = None
        """In overtime, the two cards that both plays are made with."""
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
        before = self.score[-1].values
        for play, scores in over:
            decided = play is over[-1][0] or scores != before
            self._after(play, scores, chapter.ply, state, decided)

    def _hear_event(self, event: Event, ply: int, state: Table) -> None:
        self.drives.hear(event, ply, state.teams)
        self.sums.hear(event, state.teams)
        if isinstance(event, events.Scored | events.Conversion | events.HalfEnds):
            self.now = event.scores
        if isinstance(event, events.HalfEnds) and event.half == 1:
            self.at_half = event.scores
        if isinstance(event, events.OvertimeCards):
            self.facing = event.visitor_card, event.home_card
        if self.drives.plays:
            self._decide(self.drives.plays[-1], event, state)
            self._lay(len(self.drives.plays), event, state.teams)

    def _lay(self, play: int, event: Event, teams: list[int]) -> None:
        match event:
            case events.Threat() if self.facing:
                for side, card in enumerate(self.facing):
                    self.cast.lay(play, side, "play", card)
            case events.Threat(team=team, card=card) | events.Defence(team=team, card=card):
                self.cast.lay(play, teams.index(team), "play", card)
            case events.OffensiveAudible(team=team, card=card, removed=removed):
                self.cast.lay(play, teams.index(team), "play", card, instead_of=removed)

    def _decide(self, play: PlayRow, event: Event, state: Table) -> None:
        """Keep the weightiest line of a play, the later of two alike."""
        title, weight = title_of(event, self.names), self.game.words.stress(state, event).weight
        if title is not None and weight >= play.weight:
            play.title, play.weight = title, weight
            play.text = self.game.words.line(event, None) or ""

    def _after(self, play: PlayRow, scores: tuple[int, int], ply: int, state: Table, decided: bool) -> None:
        """The score and the chances after a play; of several plays of one action, the first that scores moves them."""
        chance = round(win_chance(state, VISITOR), 4) if decided else self.chances[-1].values[0]
        team = self.names.team(state.teams[play.side])
        label = msg("fh-point", half=self.drives.half, number=play.number, team=team)
        half = self.drives.half
        period = msg("fh-overtime") if half > 2 else msg("fh-half", half=half)
        self.score.append(Point(ply, label, (float(scores[0]), float(scores[1])), period))
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
            self.sums.figures(self.drives.plays, self.drives.rows),
            self.drives.chart(),
            turning_points(self.drives.plays, self.chances, self.cast.who),
            tuple(self.moments),
            self.cast.last(self.drives.plays, self.chances),
            self.cast.star(self.chances),
            self.cast.stars(self.chances),
        )


def side_of(game: Highlights, s: Table, side: int) -> Side:
    """A side by its team: nickname, two letters and colour."""
    seat = s.seats[side] if s.seats[side] >= 0 else None
    return club(game, s.teams[side], seat)


def club(game: Highlights, team: int, seat: int | None) -> Side:
    """A team as a side of the report; the second copy of a team is marked so."""
    if not 0 <= team < AUTOMATON:
        kit = KITS["solo"]
        return Side(Names(game).team(team) if team >= 0 else msg("fh-no-team"), kit.mark, kit.colour, seat)
    copy, index = divmod(team, len(game.teams))
    kit = KITS.get(game.teams[index].id, KITS["play"])
    return Side(Names(game).team(team), kit.mark + "2" * copy, kit.colour, seat)


def match_report(game: Highlights, chapters: Iterable[Chapter]) -> Report:
    """A single game, play by play."""
    match = MatchReport(game)
    for chapter in chapters:
        match.hear(chapter)
    return match.report()


RUNAWAY = 17
"""Points of a victory that was never in doubt at the end."""


def headline(names: tuple[Said, Said], score: Sequence[Point], s: Table) -> Text:
    """What a newspaper would set above it."""
    winner = winning_side(s)
    if not s.over:
        return msg("fh-given-up", one=s.scores[0], other=s.scores[1])
    if winner is None:
        return msg("fh-shared", one=names[0], other=names[1])
    if s.overtime:
        return msg("fh-won-overtime", team=names[winner])
    return verdict(names[winner], score, winner, RUNAWAY)


def summary(names: tuple[Said, Said], score: Sequence[Point], half: tuple[int, int], s: Table) -> Text:
    """One sentence about how it went."""
    winner = winning_side(s)
    if not s.over or winner is None:
        return msg("fh-summary-score", visitor=names[0], one=s.scores[0], home=names[1], other=s.scores[1])
    own, other = half[winner], half[1 - winner]
    place = "ahead" if own > other else "behind" if own < other else "level"
    went = course(score, winner)
    good = "yes" if went.ahead_from <= went.plays else "no"
    return msg(
        "fh-summary-line", place=place, own=own, other=other, turned="yes" if went.changes else "no",
        changes=lead_changes(went), good=good, play=went.ahead_from, plays=went.plays,
    )  # fmt: skip


def title_of(event: Event, names: Names) -> Text | None:
    """What came of a play, in two or three words; None for what does not decide one."""
    match event:
        case events.Scored(team=team, what=what):
            return msg(f"fh-title-{what}", team=names.team(team))
        case events.Gain(total=total, overthrown=overthrown):
            return msg("fh-tag-overthrown") if overthrown else msg("fh-title-gain", yards=total)
        case events.NothingThreatened():
            return msg("fh-title-gain", yards=0)
        case events.KickTried(good=False, block=block):
            return msg("fh-title-kick", blocked="yes" if block else "no")
        case events.Flag(accepted=True):
            return msg("fh-title-penalty")
        case events.BoxApplied(what=what, yards=yards):
            kind = TYPE_LETTERS[names.face(event.card).def_type]
            if what in ("gain", "no_gain", "overthrown"):
                return msg("fh-title-gain", yards=yards)
            return msg(f"fh-title-{what}", team=names.team(event.team), type=kind, yards=yards)
    return None


POINTS: Final = {"won": WIN, "tied": TIE, "lost": 0}
LINES: Final = ("won", "tied", "lost", "for", "against")
"""What is counted for every player."""


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
            how = "tied" if winner is None else "won" if winner == side else "lost"
            sums[how] += 1
            if fixture["stage"] == "season":
                sums["score"] += POINTS[how]
            elif not self.league:
                sums["score"] += how == "won"
            sums["for"] += scores[side]
            sums["against"] += scores[1 - side]
        label = msg("fh-game-number", number=fixture["number"], stage=msg("fh-stage", stage=fixture["stage"]))
        self.score.append(Point(ply, label, tuple(float(sums["score"]) for sums in self.sums)))

    def report(self) -> Report:
        state = self.final
        assert state is not None
        sides = tuple(club(self.game, team, seat) for seat, team in enumerate(state.club_teams))
        headline = msg("fh-not-finished")
        if self.champion is not None:
            headline = msg("fh-are-champions", team=sides[self.champion].name)
        return Report(
            sides,
            headline,
            msg("fh-games", games=len(self.fixtures)),
            tuple(self.score),
            boxscore=tuple(map(self._figure, LINES)),
            drives=tuple(self.fixtures),
            moments=tuple(self.moments),
        )

    def _figure(self, label: str) -> Figure:
        numbers = [sums[label] for sums in self.sums]
        return Figure(msg(f"fh-figure-{label}"), tuple(map(str, numbers)), tuple(map(float, numbers)))


def season_report(game: Highlights, chapters: Iterable[Chapter], seats: int) -> Report:
    """A competition, game by game."""
    season = SeasonReport(game, seats)
    for chapter in chapters:
        season.hear(chapter)
    return season.report()
