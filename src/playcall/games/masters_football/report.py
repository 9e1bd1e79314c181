"""The final report of a friendly or a two-leg tie: attack by attack, with the chances after each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Any, Final

from playcall.booklet.report import Chapter, Moment, Point, Report, Side, TurningPoint, moments_of
from playcall.games.masters_football import events
from playcall.games.masters_football.clubs import CLUBS
from playcall.games.masters_football.match import HOME_ATTACKS, MINUTES
from playcall.games.masters_football.names import club, tactic
from playcall.games.masters_football.odds import ROLLS, goals
from playcall.games.masters_football.report_tally import Tally
from playcall.games.masters_football.table import Table
from playcall.kernel import Event

if TYPE_CHECKING:
    from playcall.games.masters_football import MastersOfFootball

TURNS: Final = 12
MOST_TURNS: Final = 5
LEAST_SWING: Final = 0.04
"""Smaller changes of the win chance turn nothing."""
TYPICAL: Final = goals(3, 3)
"""Goals in 1,296 rolls of an attack in a match that has not begun."""
TITLES: Final = {
    "higher": "Goal", "genius": "Goal by genius", "lower": "No goal", "equal": "Level totals", "denied": "Denied",
}  # fmt: skip


class TieReport:
    """Listens to one match, or to two, from the first ply to the last. Side 0 is club A."""

    def __init__(self, game: MastersOfFootball, legs: int) -> None:
        self.game = game
        self.legs = legs
        self.tally = Tally(2)
        self.rows: list[dict[str, Any]] = []
        self.moments: list[Moment] = []
        self.score = [Point(0, "Kick-off", (0.0, 0.0))]
        self.chances = [Point(0, "Kick-off", (0.5, 0.5))]
        self.goals = [0, 0]
        self.leg = 0
        self.home = 0
        self.turn = 0
        self.levels = [[3, 3], [3, 3]]
        """Attack and defence die of each club."""
        self.tactics: list[str] = []
        self.results: list[str] = []
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
                self.tactics.append(tactic(chosen))
            case events.Strengths(club=number):
                self.levels[number] = [event.attack_die, event.defence_die]
            case events.TurnBegins(turn=turn):
                self._kick_off()
                self.turn = turn
            case events.Settled(attacker=attacker, goal=goal, why=why):
                self.goals[attacker] += goal
                self._row(attacker, TITLES[why], event, ply, int(goal))
            case events.GoalNullified(club=number):
                self.goals[number] -= 1
                self._row(number, "Goal struck off", event, ply, -1)
            case events.AttackCancelled(club=number):
                self._row(number, "No attack", event, ply, 0)
            case events.FinalWhistle(clubs=clubs, scores=scores):
                self.results.append(f"{club(clubs[0])} {scores[0]}–{scores[1]} {club(clubs[1])}")

    def _kick_off(self) -> None:
        """With teams and tactics known the first chances can be told."""
        if not self.rows:
            chance = round(self._chance(), 4)
            self.chances[0] = Point(0, "Kick-off", (chance, round(1 - chance, 4)))

    def _row(self, side: int, title: str, event: Event, ply: int, points: int) -> None:
        """An attack as a row of the chart, with score and chances after it."""
        number = len(self.rows) + 1
        play = {"number": number, "title": f"{title}, {club(side)}", "text": self.game.words.line(event, None) or ""}
        short = "goal" if points > 0 else "off" if points < 0 else "–"
        row = {"side": side, "first": number, "last": number, "short": short, "points": max(0, points), "plays": [play]}
        self.rows.append(row)
        half = "Injury time" if self.turn > TURNS else "1st half" if self.turn <= TURNS // 2 else "2nd half"
        leg = f"Leg {self.leg}, " if self.legs > 1 else ""
        label = f"{leg}{half}, {MINUTES[self.turn]}, {club(side)}"
        self.score.append(Point(ply, label, (float(self.goals[0]), float(self.goals[1]))))
        chance = round(self._chance(), 4)
        self.chances.append(Point(ply, label, (chance, round(1 - chance, 4))))

    def _chance(self) -> float:
        """Of club A to come out ahead, level counting half: attacks to come at the levels of now."""
        later = TURNS // 2 * (self.legs - self.leg)
        at_home = [sum((turn in HOME_ATTACKS) == first for turn in range(self.turn + 1, TURNS + 1)) for first in (1, 0)]
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
            tuple(self._turning_points()), tuple(self.moments),
        )  # fmt: skip

    def _settle(self, state: Table) -> None:
        """The last chances are what became of them, also after a shoot-out."""
        if state.result is not None and self.rows:
            winner = state.result.winner
            sure = 0.5 if winner is None else float(state.seat_clubs[winner] == 0)
            self.chances[-1] = Point(self.chances[-1].ply, self.chances[-1].label, (sure, 1 - sure))

    def _summary(self) -> str:
        ruled = ", ".join(dict.fromkeys(self.tactics))
        cards = sum(sums["cards"] for sums in self.tally.sums)
        played = "; ".join(self.results)
        return f"{played}. Tactics that ruled: {ruled or 'none'}. Action cards played: {cards}."

    def _turning_points(self) -> list[TurningPoint]:
        """The attacks that moved the first club's chance most, one of each ply, the largest swing first."""
        found = []
        for row, before, after in zip(self.rows, self.chances, self.chances[1:], strict=False):
            was, now = before.values[0], after.values[0]
            if abs(now - was) >= LEAST_SWING:
                told = row["plays"][0]
                found.append(TurningPoint(after.ply, told["title"], told["text"], int(now < was), was, now))
        found.sort(key=lambda turn: -abs(turn.after - turn.before))
        largest = {turn.ply: turn for turn in reversed(found)}
        return [turn for turn in found if largest[turn.ply] is turn][:MOST_TURNS]


@lru_cache(maxsize=4096)
def win_share(lead: int, ours: int, theirs: int, p: int, q: int) -> float:
    """The chance to be ahead after so many attacks of both, scoring p and q of 1,296; level counts half."""
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


def headline(s: Table, scored: list[int]) -> str:
    if s.result is None:
        return "Not finished"
    if s.result.winner is None:
        return f"Honours even, {scored[0]}–{scored[1]}"
    winner = s.seat_clubs[s.result.winner]
    by = "" if scored[0] != scored[1] else f" by {s.result.by}"
    return f"{club(winner)} take it, {scored[winner]}–{scored[1 - winner]}{by}"


def tie_report(game: MastersOfFootball, chapters: Iterable[Chapter], legs: int) -> Report:
    tie = TieReport(game, legs)
    for chapter in chapters:
        tie.hear(chapter)
    return tie.report()
