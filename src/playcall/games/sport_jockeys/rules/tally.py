"""SJ-7.5, SJ-15.2, SJ-18, SJ-19  The end of a play: penalties, tally, the cube, Game Points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from playcall.contract import Text, msg
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.actions import DECLINE, ENFORCE
from playcall.games.sport_jockeys.handbook import PENALTIES
from playcall.games.sport_jockeys.rules.exchange import Fate, fate_now
from playcall.games.sport_jockeys.rules.turn import Moments
from playcall.games.sport_jockeys.table import BOTTOM_ROW, COLUMNS, POINTS_COLUMN, TOP_ROW, Table
from playcall.kernel import Ask, Procedure, Step

GAME_POINTS = (8, 7, 6, 3, 0, 0, 2)
"""SJ-17.3  The points column from row 0, the red 8, to row 6, the blue 2 for DEF."""
RESULTS = ("conversion", "extra-point", "touchdown", "field-goal", "no-score", "no-score", "safety")
"""SJ-19.2  What each row of the points column is; the first three are touchdowns."""
TOUCHDOWNS = RESULTS[:3]
SEVEN, SIX, SAFETY = 1, 2, 6
"""Rows of the points column."""
BIG_MARGIN = 10
"""SJ-18.12  From here on a margin counts double."""


class Landing(NamedTuple):
    """Where the cube goes, and in the points column who scores how much."""

    row: int
    column: int
    scorer: int = -1
    points: int = 0


@dataclass(slots=True)
class EndOfPlay(Procedure):
    """SJ-7.3(5)  An automatic touchdown; or penalties, tally and advance. Then Game Points."""

    flag: int = 0
    """The first action whose Penalty has not been asked about."""
    counted: int = -1
    """How many actions count for the tally; -1 for all (SJ-15.2)."""

    order = ("touchdown", "penalty", "tally", "score")
    rules_now: ClassVar[Moments] = {"penalty": ("SJ-15.2", "SJ-15.3", "SJ-15.4")}

    def touchdown(self, s: Table) -> Step:  # SJ-7.5, SJ-10.6, SJ-15.3
        if s.exchange[-1]["side"] == "down" or fate_now(s) is not Fate.TOUCHDOWN:
            return None
        row = touchdown_row(s.row, s.options.sevens)
        s.tell(events.AutomaticTouchdown(s.offence, row))
        s.move_cube(row, POINTS_COLUMN, "touchdown")
        return self.score

    def asks_penalty(self, s: Table, seat: int) -> Text:
        now, then = s.play_points(), self.enforced(s)
        return msg("sj-ask-penalty", own=now[seat], theirs=now[1 - seat], mine=then[seat], others=then[1 - seat])

    def enforced(self, s: Table) -> list[int]:
        """SJ-15.2  The Play Points if the Penalty that is asked about is enforced."""
        return s.play_points(next_flag(s, self.flag) + 1)

    def penalty(self, s: Table) -> Step:  # SJ-15.2, SJ-15.4
        place = next_flag(s, self.flag)
        return None if place < 0 else Ask(s.exchange[place]["seat"], [ENFORCE(), DECLINE()])

    def on_penalty(self, s: Table, action: int) -> Step:
        place = next_flag(s, self.flag)
        seat = s.exchange[place]["seat"]
        if action in DECLINE:
            s.tell(events.PenaltyDeclined(seat))
            self.flag = place + 1
            return self.penalty
        self.counted = place + 1
        s.tell(events.PenaltyEnforced(seat, _pair(s.play_points()), _pair(s.play_points(self.counted))))
        return None

    def tally(self, s: Table) -> Step:  # SJ-18.1, SJ-18.8
        upto = None if self.counted < 0 else self.counted
        points = s.play_points(upto)
        margin = points[s.offence] - points[s.defence]
        if s.log is not None:
            double = is_double(margin, s.options.doubles)
            s.tell(events.Tallied(s.offence, terms(s, upto), _pair(points), double))
        why = "won" if margin > 0 else "lost" if margin < 0 else "tied"
        s.move_cube(*after_tally(s.row, s.column, margin, s.options.doubles), why)
        return None

    def score(self, s: Table) -> Step:  # SJ-9.3, SJ-19
        if s.column == POINTS_COLUMN:
            add_game_points(s)
        return None


def is_double(margin: int, doubles: bool) -> bool:  # SJ-18.12
    return doubles and abs(margin) >= BIG_MARGIN


def touchdown_row(row: int, sevens: bool) -> int:
    """SJ-7.5, SJ-20.6  Where an automatic touchdown from this row leads in the points column."""
    return SEVEN if sevens and row == TOP_ROW else SIX


def after_tally(row: int, column: int, margin: int, doubles: bool) -> tuple[int, int]:
    """SJ-18.9 to SJ-18.15  Where the cube goes: one column right; a row up for a win of OFF, down for a loss."""
    step = (margin < 0) - (margin > 0)
    if is_double(margin, doubles):
        step *= 2
    if column < COLUMNS:  # SJ-18.13, SJ-18.14
        return min(BOTTOM_ROW, max(TOP_ROW, row + step)), column + 1
    return min(SAFETY, max(0, row + step)), POINTS_COLUMN  # SJ-18.15


def scored(s: Table, row: int) -> Landing:
    """SJ-19.1 to SJ-19.3  The number in a row of the points column goes to OFF, the blue 2 to DEF."""
    return Landing(row, POINTS_COLUMN, s.defence if row == SAFETY else s.offence, GAME_POINTS[row])


def landing(s: Table, points: list[int]) -> Landing:
    """What comes of the play in hand if it ends with these Play Points."""
    row, column = after_tally(s.row, s.column, points[s.offence] - points[s.defence], s.options.doubles)
    return scored(s, row) if column == POINTS_COLUMN else Landing(row, column)


def touchdown(s: Table) -> Landing:
    """SJ-7.5  What an automatic touchdown scores now."""
    return scored(s, touchdown_row(s.row, s.options.sevens))


def add_game_points(s: Table) -> None:
    """SJ-19.4, SJ-7.2  The score, and the other team has the next drive."""
    what = RESULTS[s.row]
    _, _, seat, points = scored(s, s.row)
    s.scores[seat] += points
    s.drives += 1
    s.start_drive(s.defence, kickoff=points > 0 or s.options.kickoff_after_zero)
    s.tell(events.Scored(seat, what, points, _pair(s.scores), s.offence, s.kickoff_due))


def next_flag(s: Table, first: int) -> int:
    """SJ-15.4  The next action with a Penalty that would change a total; -1 when there is none."""
    for place in range(first, len(s.exchange)):
        if s.exchange[place]["kinds"] & PENALTIES and s.play_points(place + 1) != s.play_points():
            return place
    return -1


def flags(s: Table) -> list[tuple[int, list[int]]]:
    """SJ-15.2, SJ-15.4  The actions whose Penalty would change a total, with what enforcing it would leave."""
    found, place = [], next_flag(s, 0)
    while place >= 0:
        found.append((place, s.play_points(place + 1)))
        place = next_flag(s, place + 1)
    return found


def terms(s: Table, upto: int | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What each team's actions, and the Sloppy Tackle of the other, bring it."""
    found: tuple[list[int], list[int]] = ([], [])
    for deed in s.exchange[:upto]:
        found[deed["seat"]].append(sum(deed["points"]))
        if deed["gift"]:
            found[1 - deed["seat"]].append(deed["gift"])
    return tuple(found[0]), tuple(found[1])


def _pair(both: list[int]) -> tuple[int, int]:
    return both[0], both[1]
