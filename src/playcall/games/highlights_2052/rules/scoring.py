"""FH-7 to FH-9  Touchdowns with their conversions, safeties, advances that may score, and the field goal."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.actions import KICK, NO_KICK, TWO_PASS, TWO_RUN
from playcall.games.highlights_2052.cards import ActionCard
from playcall.games.highlights_2052.names import asks, share
from playcall.games.highlights_2052.rules import automaton
from playcall.games.highlights_2052.table import PLAYS_PER_HALF, Table
from playcall.kernel import DONE, Ask, Procedure, Step

TOUCHDOWN_POINTS = 7
TOUCHDOWN_BEFORE_TRY = 6
KICK_POINTS = 1
"""FH-7.10  The kick after a touchdown, where a try follows it."""
TRY_POINTS = 2
SAFETY_POINTS = 2
SAFETY_YARDS = 10
FIELD_GOAL_POINTS = 3


def touchdown_points(s: Table) -> int:
    """FH-7.1, FH-7.10  What a touchdown scores before its conversion, if it has one."""
    return TOUCHDOWN_BEFORE_TRY if s.options.two_point else TOUCHDOWN_POINTS


def safety_points(s: Table) -> int:
    """FH-8.1, FH-20.8  What a safety scores; in overtime nothing, unless that is agreed."""
    return 0 if s.overtime and not s.options.ot_safety_points else SAFETY_POINTS


@dataclass(slots=True)
class Touchdown(Procedure):
    """FH-7  A marker has entered the End Zone."""

    side: int
    why: str

    order = ("score", "end_drive", "conversion")

    def score(self, s: Table) -> Step:  # FH-7.1, FH-7.10
        s.touchdowns[self.side] += 1
        s.add_points(self.side, touchdown_points(s), "touchdown", self.why)
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

    def asks_conversion(self, s: Table, seat: int) -> Text:
        return asks("fh-ask-conversion", one=KICK_POINTS, two=TRY_POINTS)

    def on_conversion(self, s: Table, action: int) -> Step:  # FH-7.11
        if action in KICK:
            self.convert(s, "kick", 0, 0, 0, KICK_POINTS)
            return None
        card = s.turn_action("conversion")
        how = "run" if action in TWO_RUN else "pass"
        self.convert(s, how, card.no, card.run, card.pass_, TRY_POINTS if try_is_good(how, card) else 0)
        return None

    def convert(self, s: Table, how: str, number: int, run: int, passed: int, points: int) -> None:
        s.scores[self.side] += points
        s.tell(events.Conversion(s.teams[self.side], how, number, run, passed, points, s.both_teams, s.both_scores))


def try_is_good(how: str, card: ActionCard) -> bool:
    """FH-7.11  The number of the play that was tried must beat the other."""
    return card.run > card.pass_ if how == "run" else card.pass_ > card.run


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
        if points := safety_points(s):
            s.add_points(1 - self.offence, points, "safety", "safety")
        else:
            s.tell(events.SafetyForNothing(s.teams[self.offence], s.start_spot))
        return None

    def end_drive(self, s: Table) -> Step:  # FH-8.2
        s.reset(self.offence, "safety")
        return None

    def advance(self, s: Table) -> Step:  # FH-8.2
        return Advance(1 - self.offence, SAFETY_YARDS, "safety")


# The field goal ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class FieldGoal(Procedure):
    """FH-9  The offence may kick after a play; any attempt ends its drive."""

    blocked: int = 0

    order = ("decide", "attempt", "end_drive", "block_return")

    def decide(self, s: Table) -> Step:  # FH-9.1, FH-9.8, FH-23.11
        if s.automatic(s.offence):
            return self.on_decide(s, automaton.kick_answer(s, sum(kicking_number(s))))
        return Ask(s.seats[s.offence], [KICK(), NO_KICK()])

    def asks_decide(self, s: Table, seat: int) -> Text:
        number = sum(kicking_number(s))
        missing = kick_missing(s, s.offence, number)
        odds = share(s, lambda card: kick_is_good(card, missing))
        last = "yes" if s.made[s.offence] + 1 == PLAYS_PER_HALF else "no"
        need = s.field_count(s.offence)
        return asks("fh-ask-kick", ball=s.ball[s.offence], need=need, number=number, odds=odds, last=last)

    def on_decide(self, s: Table, action: int) -> Step:
        if action in KICK:
            return None
        if s.log is not None:
            s.tell(events.KickDeclined(s.teams[s.offence]))
        return DONE

    def attempt(self, s: Table) -> Step:  # FH-9.3, FH-9.4
        action = s.turn_action("kick")
        self.blocked = action.block
        number, setup = kicking_number(s)
        need = s.field_count(s.offence)
        good = kick_is_good(action, kick_missing(s, s.offence, number + setup))
        total = number + setup + action.kick
        team = s.teams[s.offence]
        if s.log is not None:
            s.tell(events.KickTried(team, number, setup, action.no, action.kick, need, action.block, good, total))
        if good:
            s.field_goals[s.offence] += 1
            s.add_points(s.offence, FIELD_GOAL_POINTS, "field_goal", "kick")
        return None

    def end_drive(self, s: Table) -> Step:  # FH-9.6
        s.reset(s.offence, "kick")
        return None

    def block_return(self, s: Table) -> Step:  # FH-9.5
        return Advance(s.defence, self.blocked, "block") if self.blocked else None


def kicking_number(s: Table) -> tuple[int, int]:
    """FH-9.7  The field-goal number of the card just resolved, and what KICK_SETUP adds to it."""
    card = s.offensive_card
    return card.fg, card.plays[s.activated].kick_setup if s.activated >= 0 else 0


def kick_missing(s: Table, side: int, number: int) -> int:
    """FH-9.3  The least number of an Action card that makes a kick good, with this number on the card."""
    return max(1, s.field_count(side) - number)


def kick_is_good(card: ActionCard, missing: int) -> bool:
    """FH-9.3, FH-9.5  Whether an Action card makes a kick good that misses so much."""
    return not card.block and card.kick >= missing
