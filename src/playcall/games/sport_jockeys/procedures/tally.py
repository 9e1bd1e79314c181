"""SJ-7.5, SJ-15.2, SJ-18, SJ-19  The end of a play: penalties, tally, the cube, Game Points."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.actions import DECLINE, ENFORCE
from playcall.games.sport_jockeys.handbook import DIVE, PENALTIES, key_kinds
from playcall.games.sport_jockeys.table import BOTTOM_ROW, COLUMNS, POINTS_COLUMN, TOP_ROW, Table
from playcall.kernel import Ask, Procedure, Step

GAME_POINTS = (8, 7, 6, 3, 0, 0, 2)
"""SJ-17.3  The points column from row 0, the red 8, to row 6, the blue 2 for DEF."""
RESULTS = (
    "touchdown with 2-point conversion", "touchdown with extra point", "touchdown", "field goal", "no score",
    "no score", "safety",
)  # fmt: skip
"""SJ-19.2"""
SEVEN, SIX, SAFETY = 1, 2, 6
"""Rows of the points column."""
BIG_MARGIN = 10


@dataclass(slots=True)
class EndOfPlay(Procedure):
    """SJ-7.3(5)  An automatic touchdown; or penalties, tally and advance. Then Game Points."""

    flag: int = 0
    """The first action whose Penalty has not been asked about."""
    counted: int = -1
    """How many actions count for the tally; -1 for all (SJ-15.2)."""

    order = ("touchdown", "penalty", "tally", "score")

    def touchdown(self, s: Table) -> Step:  # SJ-7.5, SJ-10.6, SJ-15.3
        lying = s.lying
        unanswered = lying["seat"] == s.offence and s.exchange[-1]["side"] != "down"
        if not unanswered or key_kinds(lying["kinds"]) & DIVE:
            return None
        row = SEVEN if s.options.sevens and s.row == TOP_ROW else SIX
        s.tell(events.AutomaticTouchdown(s.offence, row))
        s.move_cube(row, POINTS_COLUMN, "touchdown")
        return self.score

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
        doubled = s.options.doubles and abs(margin) >= BIG_MARGIN
        if s.log is not None:
            s.tell(events.Tallied(s.offence, terms(s, upto), _pair(points), doubled))
        why = "won" if margin > 0 else "lost" if margin < 0 else "tied"
        s.move_cube(*after_tally(s.row, s.column, margin, s.options.doubles), why)
        return None

    def score(self, s: Table) -> Step:  # SJ-9.3, SJ-19
        if s.column == POINTS_COLUMN:
            add_game_points(s)
        return None


def after_tally(row: int, column: int, margin: int, doubles: bool) -> tuple[int, int]:
    """SJ-18.9 to SJ-18.15  Where the cube goes: one column right; a row up for a win of OFF, down for a loss."""
    step = (margin < 0) - (margin > 0)
    if doubles and abs(margin) >= BIG_MARGIN:  # SJ-18.12
        step *= 2
    if column < COLUMNS:  # SJ-18.13, SJ-18.14
        return min(BOTTOM_ROW, max(TOP_ROW, row + step)), column + 1
    return min(SAFETY, max(0, row + step)), POINTS_COLUMN  # SJ-18.15


def add_game_points(s: Table) -> None:
    """SJ-19.1 to SJ-19.4, SJ-7.2  The number goes to OFF, the blue 2 to DEF; the other team has the next drive."""
    points, what = GAME_POINTS[s.row], RESULTS[s.row]
    seat = s.defence if s.row == SAFETY else s.offence
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
