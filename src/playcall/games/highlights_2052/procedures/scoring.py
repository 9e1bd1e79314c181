"""FH-7, FH-8  Touchdowns with their conversions, safeties, and advances of a marker that may score."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.actions import KICK, TWO_PASS, TWO_RUN
from playcall.games.highlights_2052.table import Table
from playcall.kernel import Ask, Procedure, Step

TOUCHDOWN_POINTS = 7
TOUCHDOWN_BEFORE_TRY = 6
SAFETY_POINTS = 2
SAFETY_YARDS = 10


@dataclass(slots=True)
class Touchdown(Procedure):
    """FH-7  A marker has entered the End Zone."""

    side: int
    why: str

    order = ("score", "end_drive", "conversion")

    def score(self, s: Table) -> Step:  # FH-7.1, FH-7.10
        s.touchdowns[self.side] += 1
        points = TOUCHDOWN_BEFORE_TRY if s.options.two_point else TOUCHDOWN_POINTS
        s.add_points(self.side, points, "touchdown", self.why)
        return None

    def end_drive(self, s: Table) -> Step:  # FH-4.7, FH-7.1
        s.reset(self.side, "touchdown")
        return None

    def conversion(self, s: Table) -> Step:  # FH-7.10, FH-7.12, FH-23.14
        if not s.options.two_point:
            return None
        if s.automatic(self.side):
            self.on_conversion(s, KICK())
            return None
        return Ask(s.seats[self.side], [KICK(), TWO_RUN(), TWO_PASS()])

    def on_conversion(self, s: Table, action: int) -> Step:  # FH-7.11
        if action in KICK:
            self.convert(s, "kick", 0, 0, 0, 1)
            return None
        card = s.turn_action("conversion")
        tried, other = (card.run, card.pass_) if action in TWO_RUN else (card.pass_, card.run)
        how = "run" if action in TWO_RUN else "pass"
        self.convert(s, how, card.no, card.run, card.pass_, 2 if tried > other else 0)
        return None

    def convert(self, s: Table, how: str, number: int, run: int, passed: int, points: int) -> None:
        s.scores[self.side] += points
        s.tell(events.Conversion(s.teams[self.side], how, number, run, passed, points, s.both_teams, s.both_scores))


@dataclass(slots=True)
class Advance(Procedure):
    """FH-3.8  A marker advances on the ground outside its own play: return, block, safety or momentum."""

    side: int
    yards: int
    why: str

    order = ("move", "score")

    def move(self, s: Table) -> Step:
        s.move(self.side, self.yards, self.why)
        return None

    def score(self, s: Table) -> Step:  # FH-7.2, FH-5.8
        return Touchdown(self.side, self.why) if s.ball[self.side] <= 0 else None


@dataclass(slots=True)
class Safety(Procedure):
    """FH-8  A loss has put the offence's marker in or past the Safety space."""

    offence: int

    order = ("score", "end_drive", "advance")

    def score(self, s: Table) -> Step:  # FH-8.1, FH-20.8
        if not s.overtime or s.options.ot_safety_points:
            s.add_points(1 - self.offence, SAFETY_POINTS, "safety", "safety")
        return None

    def end_drive(self, s: Table) -> Step:  # FH-8.2
        s.reset(self.offence, "safety")
        return None

    def advance(self, s: Table) -> Step:  # FH-8.2
        return Advance(1 - self.offence, SAFETY_YARDS, "safety")
