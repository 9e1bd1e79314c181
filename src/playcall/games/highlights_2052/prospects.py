"""Expected points: what a side may hope for from where it stands, and what a meeting of two cards is worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from playcall.games.highlights_2052.cards import load
from playcall.games.highlights_2052.effects import PASS, Momentum, NoKick
from playcall.games.highlights_2052.options import Rulings
from playcall.games.highlights_2052.rules.matchup import Applied, Matchup, boxed
from playcall.games.highlights_2052.rules.resolve import yardage
from playcall.games.highlights_2052.rules.scoring import (
    FIELD_GOAL_POINTS,
    SAFETY_POINTS,
    SAFETY_YARDS,
    TOUCHDOWN_POINTS,
)
from playcall.games.highlights_2052.table import PLAYS_PER_DRIVE, PLAYS_PER_HALF, START_SPOT, Table, field_count
from playcall.games.highlights_2052.zones import ACTION_DECK

DRAWN_RETURN = 10
"""Yards of a return that an Action card decides, about."""
LONG_SHOT = 0.22
"""A kick less likely than this is a long shot."""
BLOCKED, BLOCK_RETURN = 0.1, 15
"""The chance that a kick is blocked, and its yards, about."""
NUMBERS = ((1, 0.21), (2, 0.28), (3, 0.26), (4, 0.16), (5, 0.09))
"""The field-goal numbers of cards not yet known, with their chances."""
GAINS = (
    (-5, 0.030), (0, 0.250), (5, 0.190), (10, 0.240), (15, 0.130), (20, 0.070), (25, 0.025), (30, 0.015), (40, 0.015),
)  # fmt: skip
"""How average plays come out, in yards; the rest are turnovers and ended drives."""
FULL_DECK_KICKS = tuple(card.kick for card in load().actions)

Situation: TypeAlias = tuple[int, int, int, int, int, int, int, bool, bool, str, Rulings, int | None]
Meetings: TypeAlias = dict[tuple[str, str], list["float | Drawn"]]
"""What may come of a card against a defence card, by their ids."""
Column: TypeAlias = tuple[tuple[int, float], ...]
"""Yards of Action cards with their chances."""


@cache
def kick_chance(need: int, kicks: tuple[int, ...] = FULL_DECK_KICKS) -> float:
    """The chance that an Action card shows at least the needed number; a block shows 0."""
    return sum(kick >= max(1, need) for kick in kicks) / len(kicks)


@cache
def expected_points(plays: int, down: int, ball: int) -> float:
    """Points to expect from the rest of a half: plays left, number of the next play in the drive, yards to go."""
    if plays <= 0:
        return 0.0
    hopes = 1 - sum(chance for _, chance in GAINS)
    total = hopes * expected_points(plays - 1, 1, START_SPOT)
    for yards, chance in GAINS:
        total += chance * sum(share * after_play(plays - 1, down, ball - yards, n) for n, share in NUMBERS)
    return total


@cache
def after_play(plays: int, down: int, ball: int, number: int, may_kick: bool = True) -> float:
    """Points to expect once a play has put the ball here, the better of kick and no kick; `plays` are those left."""
    fresh = expected_points(plays, 1, START_SPOT)
    if ball <= 0:
        return TOUCHDOWN_POINTS + fresh
    if ball > START_SPOT:
        return fresh - SAFETY_POINTS
    stay = expected_points(plays, down + 1, ball) if down < PLAYS_PER_DRIVE else fresh
    if not may_kick:
        return stay
    chance = kick_chance(field_count(ball) - number)
    return max(stay, FIELD_GOAL_POINTS * chance + fresh) if worth_a_kick(chance, plays, down) else stay


def worth_a_kick(chance: float, plays: int, down: int) -> bool:
    """Long shots are for the last play of a drive or half, which has nothing else to hope for."""
    return chance >= LONG_SHOT or (chance > 0 and (down == PLAYS_PER_DRIVE or plays == 0))


class Prospect:
    """The rest of the half as both sides may see it while a side is on offence with the play in hand."""

    __slots__ = (
        "_columns",
        "ball",
        "down",
        "meetings",
        "plays",
        "point",
        "s",
        "side",
        "their_ball",
        "their_down",
        "their_plays",
    )

    def __init__(self, s: Table, side: int) -> None:
        other = 1 - side
        self.s = s
        self.side = side
        """The side on offence."""
        self.plays = plays_left(s, side) - 1
        """Plays the offence has left after the one in hand."""
        self.down, self.ball = s.down(side), s.ball[side]
        self.their_plays, self.their_down, self.their_ball = plays_left(s, other), s.down(other), s.ball[other]
        self.meetings: Meetings | None = None
        """What is known of meetings in this situation."""
        self.point = 1.0
        """What a point is worth, in the measure of what the offence may hope for."""
        self._columns: dict[bool, Column] = {}

    def situation(self) -> Situation:
        """All that decides what meetings are worth, but for the Action Deck."""
        s, side = self.s, self.side
        lead = s.scores[side] - s.scores[1 - side]
        return (
            self.plays, self.down, self.ball, self.their_plays, self.their_down, self.their_ball,
            (lead > 0) - (lead < 0), s.automatic(side), s.automatic(1 - side), s.drive_types[side][-1:],
            s.options.rulings, None,
        )  # fmt: skip

    def column(self, is_pass: bool) -> Column:
        """Run or pass numbers still in the Action Deck with their chances: the discards are public."""
        if is_pass not in self._columns:
            cards = self.s.action_cards
            left = [cards[card] for card in self.s.zones[ACTION_DECK()]] or cards
            share = 1 / len(left)
            counts = Counter([card.pass_ for card in left] if is_pass else [card.run for card in left])
            self._columns[is_pass] = tuple([(yards, count * share) for yards, count in counts.items()])
        return self._columns[is_pass]

    def theirs(self, advance: int) -> float:
        """What yards for the defender's marker are worth to it."""
        ball = self.their_ball - advance
        now = expected_points(self.their_plays, self.their_down, self.their_ball)
        if ball <= 0:
            return TOUCHDOWN_POINTS + expected_points(self.their_plays, 1, START_SPOT) - now
        return expected_points(self.their_plays, self.their_down, ball) - now

    def at(self, ball: int, number: int, may_kick: bool = True) -> float:
        """What the offence may hope for with the ball here after this play, less what a safety gives the defender."""
        hopes = after_play(self.plays, self.down, ball, number, may_kick)
        return hopes if ball <= START_SPOT else hopes - (SAFETY_POINTS + self.theirs(SAFETY_YARDS))

    def drive_over(self) -> float:
        return expected_points(self.plays, 1, START_SPOT)

    def stay(self) -> float:
        """What it is worth not to kick."""
        return self.at(self.ball, 0, may_kick=False)

    def kick(self, chance: float, blocked: float = BLOCKED) -> float:
        """What a kick with this chance is worth."""
        points = FIELD_GOAL_POINTS * chance + self.drive_over() - blocked * self.theirs(BLOCK_RETURN)
        if worth_a_kick(chance, self.plays, self.down):
            return points
        return min(points, self.stay()) - LONG_SHOT + chance


def plays_left(s: Table, side: int) -> int:
    """Plays a side still has in this half; in overtime, the rest of a round."""
    return 2 if s.overtime else PLAYS_PER_HALF - s.made[side]


class Drawn(NamedTuple):
    """A meeting that Action cards decide: where the ball lies before they are turned, and how many are."""

    ball: int
    number: int
    is_pass: bool
    best_of: int
    more: int

    def worth(self, view: Prospect) -> float:
        numbers = column_sum(view.column(self.is_pass), self.best_of, self.more)
        return sum([chance * view.at(self.ball - yards, self.number) for yards, chance in numbers])


def worth(s: Table, view: Prospect, m: Matchup, number: int) -> float:
    """Points the offence may expect from this meeting, less what the defender gains by it."""
    found = outcome(s, view, m, number)
    return found.worth(view) if isinstance(found, Drawn) else found


def outcome(s: Table, view: Prospect, m: Matchup, number: int) -> float | Drawn:
    """What comes of a meeting in a situation, whatever is left in the Action Deck."""
    if m.triggered:
        declined = view.at(view.ball, number) if m.overthrown else None
        found = boxed_worth(s, view, m, number)
        return found if declined is None else min(found, declined)
    if m.overthrown:
        return view.at(view.ball, number)
    _, sure, best_of, more, _ = yardage(s, view.side, m)
    if not (best_of or more):
        return view.at(view.ball - sure, number)
    return Drawn(view.ball - sure, number, m.play.type == PASS, best_of, more)


@lru_cache(maxsize=4096)
def column_sum(column: Column, best_of: int, more: int) -> Column:
    """Yards that Action cards may add: the best of some, and the sum of some more."""
    sums = {0: 1.0}
    if best_of:
        sums, reached = {}, 0.0
        for yards, chance in sorted(column):
            below, reached = reached, reached + chance
            sums[yards] = reached**best_of - below**best_of
    for _ in range(more):
        wider: dict[int, float] = defaultdict(float)
        for (yards, chance), (added, share) in product(sums.items(), column):
            wider[yards + added] += chance * share
        sums = wider
    return tuple(sums.items())


def boxed_worth(s: Table, view: Prospect, m: Matchup, number: int) -> float:
    """What a triggered box leaves the offence, its rider included."""
    rider = m.card.rider
    may_kick = not isinstance(rider, NoKick)
    box = boxed(s, view.side, m)
    value = applied_worth(view, box.applied, number, may_kick)
    if box.otherwise is not None:
        caught = CAUGHT[box.turns]
        value = caught * value + (1 - caught) * applied_worth(view, box.otherwise, number, may_kick)
    if isinstance(rider, Momentum):
        value -= view.theirs(rider.n)
    if m.checked:
        fouled = max(value, view.at(view.ball - 10, number))
        value = 0.7 * value + 0.3 * fouled
    return value


CAUGHT = {"blitz": 0.6, "strip": 0.5}
"""How often an Action card suits a blitz or a strip, about."""


def applied_worth(view: Prospect, applied: Applied, number: int, may_kick: bool) -> float:
    """What a box leaves the offence that does this."""
    if applied.what in ("end_drive", "interception") or (applied.what == "fumble" and not applied.yards):
        back = applied.returned if isinstance(applied.returned, int) else DRAWN_RETURN
        return view.drive_over() - view.theirs(back)
    return view.at(view.ball - applied.yards, number, may_kick or applied.what == "fumble")
