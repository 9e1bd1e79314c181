"""The final report: a friendly or a two-leg tie attack by attack, a season match by match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Any, Final

import msgspec

from playcall.contract import Arg, Said, Text, joined, msg
from playcall.contract.cast import Cast
from playcall.contract.figures import Sums
from playcall.contract.report import (
    Chapter,
    Figure,
    Moment,
    Point,
    Report,
    Side,
    TurningPoint,
    moments_of,
    turning_points,
)
from playcall.contract.winning import chances
from playcall.games.masters_football import events, league
from playcall.games.masters_football.cards import ACTION, PRICE, TYPES
from playcall.games.masters_football.match import HOME_ATTACKS, LAST_TURN, MINUTES
from playcall.games.masters_football.names import CLUBS, club, tactic
from playcall.games.masters_football.rules.championship import place_of
from playcall.games.masters_football.rules.strength import ROLLS, goals
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.words import match_day
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.masters_football.game import MastersOfFootball


FIRST_HALF: Final = LAST_TURN // 2
"""The last turn before half-time."""


def figure(what: str) -> Text:
    """The name of a line of the box score."""
    return msg("mf-figure", what=what)


def score_text(clubs: tuple[int, int], scores: tuple[int, int]) -> Text:
    return msg("mf-score-line", home=club(clubs[0]), one=scores[0], other=scores[1], away=club(clubs[1]))


class ClubSums(Sums):
    """Counts for every club while matches are told."""

    def __init__(self, clubs: int) -> None:
        super().__init__(clubs)
        self.turn = 0
        self.seat_clubs: Sequence[int] = ()

    def hear(self, event: Event) -> None:
        match event:
            case events.TurnBegins(turn=turn):
                self.turn = turn
            case events.DiceRolled(attacker=attacker, levels=levels, bonus=bonus):
                self.sums[attacker]["attacks"] += 1
                self.sums[attacker]["expected"] += goals(*levels, bonus)
            case events.Settled():
                self._settled(event)
            case events.GoalNullified(club=club):
                self._goal(club, -1)
                self.sums[club]["struck off"] += 1
            case events.TacticalRoll(winner=winner):
                self.sums[winner]["rolls"] += 1
            case events.CardPlayed(seat=seat, card=card):
                self._card(self.seat_clubs[seat], card)
            case events.Swapped(seat=seat):
                self.sums[self.seat_clubs[seat]]["swaps"] += 1
            case events.Substituted(club=club):
                self.sums[club]["substitutions"] += 1

    def _settled(self, event: events.Settled) -> None:
        if event.goal:
            self._goal(event.attacker, 1)
            self.sums[event.attacker]["genius goals"] += event.why == "genius"
        self.sums[event.defender]["saves"] += event.why == "denied"

    def _goal(self, club: int, number: int) -> None:
        self.sums[club]["goals"] += number
        self.sums[club]["goals first" if self.turn <= FIRST_HALF else "goals second"] += number

    def _card(self, club: int, card: int) -> None:
        self.sums[club]["cards"] += 1
        self.sums[club][ACTION[card].type] += 1
        self.sums[club]["spent"] += PRICE[card]

    # The lines ----------------------------------------------------------------------------------------------------

    def expected(self) -> Figure:
        """What the dice promised, before any card bent them."""
        numbers = [sums["expected"] / ROLLS for sums in self.sums]
        return Figure(figure("expected"), tuple(msg("mf-decimal", value=round(n, 1)) for n in numbers), tuple(numbers))

    def match_lines(self) -> list[Figure]:
        return [
            self.line(figure("goals"), "goals"),
            self.line(figure("first-half"), "goals first", 1),
            self.line(figure("second-half"), "goals second", 1),
            self.expected(),
            self.line(figure("attacks"), "attacks"),
            self.line(figure("genius-goals"), "genius goals"),
            self.line(figure("saves"), "saves"),
            self.line(figure("struck-off"), "struck off"),
            self.line(figure("rolls"), "rolls"),
            self.line(figure("substitutions"), "substitutions"),
            *self.card_lines(),
        ]

    def card_lines(self) -> list[Figure]:
        return [
            self.line(figure("cards"), "cards"),
            *(self.line(msg("mf-type", type=kind), kind, 1) for kind in TYPES),
            self.line(figure("spent"), "spent", unit=" M"),
            self.line(figure("swaps"), "swaps"),
        ]


class Attack(msgspec.Struct):
    """What came of an attack, and the line that said so."""

    number: int
    title: Said
    text: Said


TYPICAL: Final = goals(3, 3)
"""Goals in 1,296 rolls of an attack in a match that has not begun."""


class TieReport:
    """Listens to one match, or to two, from the first ply to the last. Side 0 is club A."""

    def __init__(self, game: MastersOfFootball, legs: int) -> None:
        self.game = game
        self.legs = legs
        self.tally = ClubSums(2)
        self.cast = Cast(game)
        self.attacks: list[Attack] = []
        self.rows: list[dict[str, Any]] = []
        self.moments: list[Moment] = []
        self.score = [Point(0, msg("mf-kick-off"), (0.0, 0.0))]
        self.chances = [Point(0, msg("mf-kick-off"), (0.5, 0.5))]
        self.goals = [0, 0]
        self.leg = 0
        self.home = 0
        self.turn = 0
        self.levels = [[3, 3], [3, 3]]
        """Attack and defence die of each club."""
        self.best = [[-1, -1], [-1, -1]]
        """Whoever attacks and defends best for each club."""
        self.tactics: list[int] = []
        self.results: list[Text] = []
        self.final: Table | None = None

    def hear(self, chapter: Chapter) -> None:
        state = chapter.state
        assert isinstance(state, Table)
        self.final = state
        self.tally.seat_clubs = state.seat_clubs
        self.moments += moments_of(chapter)
        for event in chapter.events:
            self.tally.hear(event)
            self._hear_event(event, chapter.ply)

    def _hear_event(self, event: Event, ply: int) -> None:
        match event:
            case events.MatchBegins(home=home):
                self.leg, self.home, self.turn = self.leg + 1, home, 0
            case events.TacticalRoll(tactic=chosen) | events.TacticForced(tactic=chosen):
                self.tactics.append(chosen)
            case events.Strengths(club=number):
                self.levels[number] = [event.attack_die, event.defence_die]
                self.best[number] = [max((one[by], one[0]) for one in event.players)[1] for by in (1, 2)]
            case events.TurnBegins(turn=turn):
                self._kick_off()
                self.turn = turn
            case events.Settled(attacker=attacker, goal=goal, why=why):
                self.goals[attacker] += goal
                self._row(attacker, why, event, ply, int(goal))
                self._met(event)
            case events.GoalNullified(club=number):
                self.goals[number] -= 1
                self._row(number, "nullified", event, ply, -1)
            case events.AttackCancelled(club=number):
                self._row(number, "cancelled", event, ply, 0)
            case events.FinalWhistle(clubs=clubs, scores=scores):
                self.results.append(score_text(clubs, scores))

    def _kick_off(self) -> None:
        """With teams and tactics known the first chances can be told."""
        if not self.rows:
            chance = round(self._chance(), 4)
            self.chances[0] = Point(0, msg("mf-kick-off"), (chance, round(1 - chance, 4)))

    def _row(self, side: int, what: str, event: Event, ply: int, points: int) -> None:
        """An attack as a row of the chart, with score and chances after it."""
        number = len(self.rows) + 1
        title = msg("mf-play-title", what=what, club=club(side))
        play = Attack(number, title, self.game.words.line(event, None) or "")
        self.attacks.append(play)
        short = msg("mf-play-short", what="goal" if points > 0 else "off" if points < 0 else "none")
        row = {"side": side, "first": number, "last": number, "short": short, "points": max(0, points)}
        self.rows.append({**row, "plays": [msgspec.structs.asdict(play)]})
        period = self._period()
        label = msg("mf-attack-label", period=period, minute=MINUTES[self.turn], club=club(side))
        self.score.append(Point(ply, label, (float(self.goals[0]), float(self.goals[1])), period))
        chance = round(self._chance(), 4)
        self.chances.append(Point(ply, label, (chance, round(1 - chance, 4)), period))

    def _met(self, event: events.Settled) -> None:
        """The best attacker of one club meets the best defender of the other."""
        for number, skill in ((event.attacker, 0), (event.defender, 1)):
            self.cast.lay(len(self.rows), number, "player", self.best[number][skill])
        self.cast.meet(len(self.rows), event.attacker, sum(event.attack), sum(event.defence))

    def _period(self) -> Text:
        half = "injury" if self.turn > LAST_TURN else "first" if self.turn <= FIRST_HALF else "second"
        return msg("mf-period", half=half, leg=self.leg if self.legs > 1 else 0)

    def _chance(self) -> float:
        """Of club A to come out ahead, level counting half: attacks to come at the levels of now."""
        later = LAST_TURN // 2 * (self.legs - self.leg)
        at_home = [
            sum((turn in HOME_ATTACKS) == first for turn in range(self.turn + 1, LAST_TURN + 1)) for first in (1, 0)
        ]
        ours, theirs = at_home if self.home == 0 else at_home[::-1]
        rates = [goals(self.levels[side][0], self.levels[1 - side][1]) for side in (0, 1)]
        if later:
            rates = [(rate + TYPICAL) // 2 for rate in rates]
        return win_share(self.goals[0] - self.goals[1], ours + later, theirs + later, *rates)

    # The end ------------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        state = self.final
        assert state is not None
        self._settle(state)
        return Report(
            tuple(side_of(state, number) for number in (0, 1)), headline(state, self.goals), self._summary(),
            tuple(self.score), tuple(self.chances), tuple(self.tally.match_lines()), tuple(self.rows),
            self._turning_points(), tuple(self.moments), self.cast.last(self.attacks, self.chances),
            self.cast.star(self.chances), self.cast.stars(self.chances),
        )  # fmt: skip

    def _settle(self, state: Table) -> None:
        """The last chances are what became of them, also after a shoot-out."""
        if state.result is not None and self.rows:
            winner = state.result.winner
            sure = 0.5 if winner is None else float(state.seat_clubs[winner] == 0)
            self.chances[-1] = msgspec.structs.replace(self.chances[-1], values=(sure, 1 - sure))

    def _summary(self) -> Text:
        ruled = [tactic(one) for one in dict.fromkeys(self.tactics)]
        cards = sum(sums["cards"] for sums in self.tally.sums)
        played = joined(self.results, "comma")
        return msg("mf-tie-summary", played=played, tactics=joined(ruled), count=len(ruled), cards=cards)

    def _turning_points(self) -> tuple[TurningPoint, ...]:
        """The attacks that moved the first club's chance most, one of each ply, the largest swing first."""
        found = turning_points(self.attacks, self.chances)
        largest = {turn.ply: turn for turn in reversed(found)}
        return tuple(turn for turn in found if largest[turn.ply] is turn)


@lru_cache(maxsize=4096)
def win_share(lead: int, ours: int, theirs: int, p: int, q: int) -> float:
    """The chance to be ahead after these attacks of both, scoring in p and q of 1,296 rolls; level counts half."""
    a, b = p / ROLLS, q / ROLLS
    total = 0.0
    for i in range(ours + 1):
        mine = comb(ours, i) * a**i * (1 - a) ** (ours - i)
        for j in range(theirs + 1):
            other = comb(theirs, j) * b**j * (1 - b) ** (theirs - j)
            margin = lead + i - j
            total += mine * other * (1.0 if margin > 0 else 0.5 if margin == 0 else 0.0)
    return total


def side_of(s: Table, number: int) -> Side:
    """A club as a side of the report; a Non-Person Team has no seat."""
    found, seat = CLUBS[number], s.club_seats[number]
    return Side(found.name, found.mark, found.colour, seat if seat >= 0 else None)


def headline(s: Table, scored: list[int]) -> Text:
    """Who won, or that nobody did; a shoot-out or a tie-breaker is named where the goals are level."""
    if s.result is None:
        return msg("mf-not-finished")
    if s.result.winner is None:
        return msg("mf-head-even", one=scored[0], other=scored[1])
    winner = s.seat_clubs[s.result.winner]
    won: dict[str, Arg] = {"club": club(winner), "one": scored[winner], "other": scored[1 - winner]}
    if scored[0] != scored[1]:
        return msg("mf-head-won", **won)
    return msg("mf-head-won-by", **won, why=msg("mf-why-won", why=s.result.by.partition(" ")[0]))


def tie_report(game: MastersOfFootball, chapters: Iterable[Chapter], legs: int) -> Report:
    tie = TieReport(game, legs)
    for chapter in chapters:
        tie.hear(chapter)
    return tie.report()


WEIGHTY = (events.FinalWhistle, events.ChampionCrowned, events.FinalWon)
"""What a season remembers."""


class ChampionshipReport:
    """Listens to a season, match by match."""

    def __init__(self, game: MastersOfFootball, clubs: int) -> None:
        self.game = game
        self.clubs = clubs
        self.tally = ClubSums(clubs)
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
        stage = match_day(day)
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
        label = msg("mf-match-label", stage=stage, score=score_text(clubs, scores))
        self.score.append(Point(ply, label, tuple(map(float, self.points)), stage))

    def _chances(self, s: Table, ply: int) -> None:
        found = chances(self.game, s)
        if found is not None:
            values = tuple(round(found[place_of(s, number)], 4) for number in range(self.clubs))
            self.chances.append(Point(ply, self.score[-1].label, values, self.score[-1].period))

    # The end ------------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        state = self.final
        assert state is not None
        names = tuple(map(club, self.winners))
        total = sum(sum(fixture["scores"]) for fixture in self.fixtures)
        return Report(
            tuple(side_of(state, number) for number in range(self.clubs)),
            msg("mf-head-champions", clubs=names, count=len(names)) if names else msg("mf-not-finished"),
            msg("mf-season-summary", matches=len(self.fixtures), goals=total),
            tuple(self.score), tuple(self.chances), tuple(self._figures(state)), tuple(self.fixtures),
            moments=tuple(self.moments),
        )  # fmt: skip

    def _figures(self, s: Table) -> list[Figure]:
        matches = league.of_season(s)
        lines = [league.line(number, matches) for number in range(self.clubs)]
        table = [
            _figure(figure("points"), [line.points for line in lines]),
            _figure(figure("won"), [line.won for line in lines], 1),
            _figure(figure("drawn"), [line.drawn for line in lines], 1),
            _figure(figure("lost"), [line.lost for line in lines], 1),
            _figure(figure("goals-for"), [line.scored for line in lines]),
            _figure(figure("goals-against"), [line.conceded for line in lines]),
        ]
        return [*table, self.tally.expected(), self.tally.line(figure("rolls"), "rolls"), *self.tally.card_lines()]


def _figure(label: Text, numbers: list[int], level: int = 0) -> Figure:
    return Figure(label, tuple(map(str, numbers)), tuple(map(float, numbers)), level)


def season_report(game: MastersOfFootball, chapters: Iterable[Chapter], clubs: int) -> Report:
    season = ChampionshipReport(game, clubs)
    for chapter in chapters:
        season.hear(chapter)
    return season.report()
