"""The final report of Gridiron Fantasy Football: score and chances over time, drives, a box score, moments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from math import dist
from typing import TYPE_CHECKING, Any, Final

import msgspec

from playcall.contract import Text, msg
from playcall.contract.cast import Cast
from playcall.contract.course import course, lead_changes, verdict
from playcall.contract.report import Chapter, Moment, Point, Report, Side, moments_of, turning_points
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy import names as n
from playcall.games.gridiron_fantasy.coach.worth import team_chances
from playcall.games.gridiron_fantasy.drive_chart import Drives, Snap
from playcall.games.gridiron_fantasy.names import badge_of, franchise_of, key, short
from playcall.games.gridiron_fantasy.table import Table
from playcall.games.gridiron_fantasy.tally import Tally
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.game import GridironFantasy


NEUTRAL: Final = ("#e39ad0", "#6fd0cc", "#e8cf7a", "#a9bdf5", "#f5a9a9", "#8fe0b4", "#c9a9f5", "#f0c090")
"""Colours of decks of one's own, and of whom a colour would not tell apart."""
ALIKE: Final = 90.0
"""Colours nearer to each other than this are hard to tell apart."""


def sides(s: Table) -> tuple[Side, ...]:
    """The colours of a team that is hard to tell from one before it give way."""
    found: list[Side] = []
    for team, name in enumerate(s.names):
        mark, colour = _badge(name, team)
        if any(dist(_parts(colour), _parts(side.colour)) < ALIKE for side in found):
            colour = NEUTRAL[team]
        said = short(name) or msg("gf-team-number", number=team + 1)
        found.append(Side(said, mark, colour, s.chief(team)))
    return tuple(found)


def _badge(name: str, team: int) -> tuple[str, str]:
    franchise = franchise_of(name)
    if franchise is None:
        return "".join(word[0] for word in name.split()[:3]).upper() or str(team + 1), NEUTRAL[team]
    mark, colour = badge_of(franchise)
    return mark, colour if name == franchise.name else NEUTRAL[team]


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[place : place + 2], 16) for place in (1, 3, 5))


RUNAWAY = 17
"""Points of a victory that was never in doubt at the end."""


def headline(s: Table, score: Sequence[Point]) -> Text:
    """What a newspaper would set above it."""
    result, names = s.result, [short(name) for name in s.names]
    if result is None:
        return msg("gf-report-given-up", scores=" – ".join(map(str, s.scores)))
    if result.winner is None:
        level = [names[team] for team in range(s.n) if s.scores[team] == max(s.scores)]
        return msg("gf-report-shared", teams=tuple(level))
    winner = s.team_of_seat(result.winner)
    if s.overtime:
        return msg("gf-report-overtime", team=names[winner])
    if s.n > 2:
        return msg("gf-report-beat-all", team=names[winner])
    return verdict(names[winner], score, winner, RUNAWAY)


def summary(s: Table, score: Sequence[Point]) -> Text:
    """One sentence about how it went."""
    standing = n.score([short(name) for name in s.names], s.scores)
    if s.result is None or s.result.winner is None or s.n != 2:
        return msg("gf-report-summary", score=standing)
    went = course(score, s.team_of_seat(s.result.winner))
    first = min(went.ahead_from, went.plays)
    return msg("gf-report-went", score=standing, changes=lead_changes(went), plays=went.plays, **{"from": first})


def title_of(event: Event, kind: str) -> tuple[Text | None, int]:
    """What came of a snap, in two or three words, and how much that weighs; None for what does not decide one."""
    match event:
        case e.Scored(team=team, what=what):
            return msg("gf-title-scored", what=key(what), team=short(team)), 3
        case e.Turnover(team=team, how=how):
            return msg("gf-title-turnover", how=key(how), team=short(team)), 2
        case e.FlagDecided(accepted=True, against=team):
            return msg("gf-title-penalty", team=short(team)), 2
        case e.TryFailed():
            return msg("gf-title-try"), 2
        case e.FieldGoalTried(good=False, distance=distance, needed=needed):
            return msg("gf-title-miss", distance=distance, needed=needed), 2
        case e.YardsAdded(team=team, yards=yards):
            moved = "gf-title-gain" if yards > 0 else "gf-title-loss" if yards else "gf-title-no-gain"
            return msg(moved, yards=abs(yards), team=short(team)), 1
        case e.BallPlaced(los=los, rate=rate):
            if rate:
                return msg("gf-title-returned", kick=n.kick(kind), place=n.to(los)), 1
            return msg("gf-title-downed", kick=n.kick(kind), place=n.at(los)), 1
        case e.Declared(what="touchback" | "fair_catch" as what):
            return msg(f"gf-title-{key(what)}", kick=n.kick(kind)), 1
    return None, 0


class BracketReport:
    """GF-17.5  Listens to game after game. The score of a bracket are games won."""

    def __init__(self, game: GridironFantasy, first: Table) -> None:
        self.tally = Tally(first.n, game.prints)
        self.fixtures: list[dict[str, Any]] = []
        self.moments: list[Moment] = []
        self.score = [Point(0, msg("gf-report-start"), (0.0,) * first.n)]
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
                stage = msg("gf-fixture", name=key(name))
                row = {"number": len(self.fixtures) + 1, "stage": stage, "ply": ply, "home_first": True}
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
                fixture = self.fixtures[-1]
                self.score.append(Point(ply, fixture["stage"], won))
                fixture["by_coin"] = by_coin
                if by_coin:
                    fixture["stage"] = msg("gf-report-coin", fixture=fixture["stage"], team=short(winner))

    def report(self) -> Report:
        s = self.final
        champion = None if s.result is None or s.result.winner is None else s.team_of_seat(s.result.winner)
        headline = msg("gf-report-unfinished")
        if champion is not None:
            headline = msg("gf-report-bracket", team=short(s.names[champion]))
        won, lost = (self.tally.line(msg(f"gf-figure-games-{how}"), f"games {how}") for how in ("won", "lost"))
        return Report(
            sides(s),
            headline,
            msg("gf-report-games", games=len(self.fixtures)),
            tuple(self.score),
            boxscore=(won, lost, *self.tally.figures()),
            drives=tuple(msgspec.to_builtins(fixture) for fixture in self.fixtures),
            moments=tuple(self.moments),
        )


class GameReport:
    """Listens to one game from its first ply to its last. Score and chances are noted after every snap."""

    def __init__(self, game: GridironFantasy, first: Table) -> None:
        self.game = game
        self.final = first
        self.tally = Tally(first.n, game.prints)
        self.drives = Drives()
        self.cast = Cast(game)
        self.moments: list[Moment] = []
        self.score = [Point(0, msg("gf-report-kickoff"), (0.0,) * first.n)]
        self.chances = [Point(0, msg("gf-report-kickoff"), (0.5, 0.5))] if first.n == 2 else []
        self.period = "half1" if first.options.length == "full" else "regulation"
        self.ply = 0
        self.points = [0] * first.n
        self.likely: tuple[float, float] = (0.5, 0.5)
        """The chances after the last action."""
        self.offence = 0
        """In the Challenge under way."""

    def hear(self, chapter: Chapter) -> None:
        state = chapter.state
        assert isinstance(state, Table)
        self.final = state
        self.moments += moments_of(chapter)
        for event in chapter.events:
            self._hear_event(event, chapter.ply, state.names)
        self.ply, self.likely = chapter.ply, team_chances(self.game, state) or self.likely

    def _hear_event(self, event: Event, ply: int, names: Sequence[str]) -> None:
        before = len(self.drives.snaps)
        if self.drives.hear(event, ply, names) and before:
            self._after(self.drives.snaps[before - 1])
        self.tally.hear(event, names)
        match event:
            case e.Scored(team=team, points=points):
                self.points[names.index(team)] += points
            case e.HalftimeBegins():
                self._after_last()
                self.period = "half2"
            case e.OvertimeBegins():
                self._after_last()
                self.period = "overtime"
        if self.drives.snaps:
            self._decide(self.drives.snaps[-1], event)
            if len(names) == 2:
                self._lay(len(self.drives.snaps), event, names)

    def _lay(self, snap: int, event: Event, names: Sequence[str]) -> None:
        match event:
            case e.PlaysRevealed(offence=offence, defence=defence, off_card=one, def_card=other):
                self.cast.lay(snap, names.index(offence), "", one)
                self.cast.lay(snap, names.index(defence), "", other)
            case e.PlayReplaced(team=team, old=old, new=new):
                self.cast.lay(snap, names.index(team), "", new, instead_of=old)
            case e.CardLaid(team=team, card=card):
                self.cast.lay(snap, names.index(team), "", card)
            case e.QuickRevealed(kicking=kicking, receiving=receiving):
                for team, cards in ((kicking, event.kick_cards), (receiving, event.return_cards)):
                    for card in cards:
                        self.cast.lay(snap, names.index(team), "", card)
                self.cast.meet(snap, names.index(kicking), event.kick_count, event.return_count)
            case e.TotalsCounted(offence=offence, off_total=own, def_total=other):
                self.offence = names.index(offence)
                self.cast.meet(snap, self.offence, own, other)
            case e.ChallengeOver(off_total=own, def_total=other):
                self.cast.meet(snap, self.offence, own, other)

    def _decide(self, snap: Snap, event: Event) -> None:
        """Keep the weightiest line of a snap, the later of two alike."""
        title, weight = title_of(event, snap.kind)
        if title is not None and weight >= snap.weight:
            snap.title, snap.weight = title, weight
            snap.text = self.game.words.line(event, None) or ""

    def _after(self, snap: Snap) -> None:
        """The score and the chances when a snap is over, as they were before the next began."""
        if len(self.score) > snap.number:
            return
        period, team = msg("gf-report-period", period=self.period), short(self.final.names[snap.side])
        label = msg("gf-report-point", period=period, team=team, where=snap.where)
        if self.period == "regulation":
            label = msg("gf-report-point-only", team=team, where=snap.where)
        self.score.append(Point(self.ply, label, tuple(map(float, self.points)), period))
        if self.final.n == 2:
            self.chances.append(Point(self.ply, label, (round(self.likely[0], 4), round(self.likely[1], 4))))

    def _after_last(self) -> None:
        if self.drives.snaps:
            self._after(self.drives.snaps[-1])

    # The end ------------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        s = self.final
        self._after_last()
        self.drives.close(s.drive_over)
        return Report(
            sides(s),
            headline(s, self.score),
            summary(s, self.score),
            tuple(self.score),
            tuple(self.chances),
            self.tally.figures(),
            self.drives.chart(),
            turning_points(self.drives.snaps, self.chances, self.cast.who),
            tuple(self.moments),
            self.cast.last(self.drives.snaps, self.chances) if self.chances else None,
            self.cast.star(self.chances),
            self.cast.stars(self.chances),
        )


def game_report(game: GridironFantasy, story: Iterable[Chapter]) -> Report:
    """A game snap by snap, or a bracket game by game."""
    chapters = iter(story)
    first = next(chapters)
    assert isinstance(first.state, Table)
    told = BracketReport(game, first.state) if first.state.options.form == "bracket" else GameReport(game, first.state)
    for chapter in chain([first], chapters):
        told.hear(chapter)
    return told.report()
