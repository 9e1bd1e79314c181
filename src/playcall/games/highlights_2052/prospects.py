"""Expected points: what a side may hope for from where it stands, and what a meeting of two cards is worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from playcall.games.highlights_2052.effects import (
    PASS,
    Blitz,
    EndDrive,
    Fumble,
    GoalLineStand,
    HoldTo,
    Interception,
    Loss,
    Minus,
    Momentum,
    NoGain,
    NoKick,
    PlainAction,
    Strip,
)
from playcall.games.highlights_2052.matchup import Matchup, action_of, overthrown
from playcall.games.highlights_2052.options import Rulings
from playcall.games.highlights_2052.procedures.resolve import draws_on_mismatch
from playcall.games.highlights_2052.table import PLAYS_PER_DRIVE, PLAYS_PER_HALF, START_SPOT, Table
from playcall.games.highlights_2052.zones import ACTION_DECK

TOUCHDOWN, FIELD_GOAL, SAFETY = 7.0, 3.0, 2.0
LONG_SHOT = 0.22
"""A kick less likely than this is a long shot."""
NUMBERS = ((1, 0.21), (2, 0.28), (3, 0.26), (4, 0.16), (5, 0.09))
"""The field-goal numbers of cards not yet known, with their chances."""
GAINS = (
    (-5, 0.030), (0, 0.250), (5, 0.190), (10, 0.240), (15, 0.130), (20, 0.070), (25, 0.025), (30, 0.015), (40, 0.015),
)  # fmt: skip
"""How average plays come out, in yards; the rest are turnovers and ended drives."""
FULL_DECK_KICKS = (1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 0, 0, 0)

Situation: TypeAlias = tuple[int, int, int, int, int, int, int, bool, bool, str, Rulings]
Meetings: TypeAlias = dict[tuple[str, str], list["float | Drawn"]]
"""What may come of a card against a defence card, by their ids."""
Column: TypeAlias = tuple[tuple[int, float], ...]
"""Yards of Action cards with their chances."""


@cache
def kick_chance(need: int, kicks: tuple[int, ...] = FULL_DECK_KICKS) -> float:
    """The chance that an Action card shows at least the needed number; a block shows 0."""
    return sum(kick >= max(1, need) for kick in kicks) / len(kicks)


@cache
def outlook(plays: int, down: int, ball: int) -> float:
    """Points to expect from the rest of a half: plays left, number of the next play in the drive, yards to go."""
    if plays <= 0:
        return 0.0
    hopes = 1 - sum(chance for _, chance in GAINS)
    total = hopes * outlook(plays - 1, 1, START_SPOT)
    for yards, chance in GAINS:
        total += chance * sum(share * after_play(plays - 1, down, ball - yards, n) for n, share in NUMBERS)
    return total


@cache
def after_play(plays: int, down: int, ball: int, number: int, may_kick: bool = True) -> float:
    """Points to expect once a play has put the ball here, the better of kick and no kick; `plays` are those left."""
    fresh = outlook(plays, 1, START_SPOT)
    if ball <= 0:
        return TOUCHDOWN + fresh
    if ball > START_SPOT:
        return fresh - SAFETY
    stay = outlook(plays, down + 1, ball) if down < PLAYS_PER_DRIVE else fresh
    if not may_kick:
        return stay
    chance = kick_chance(min(10, max(3, ball // 5 + 1)) - number)
    return max(stay, FIELD_GOAL * chance + fresh) if worth_a_kick(chance, plays, down) else stay


def worth_a_kick(chance: float, plays: int, down: int) -> bool:
    """Long shots are for the last play of a drive or half, which has nothing else to hope for."""
    return chance >= LONG_SHOT or (chance > 0 and (down == PLAYS_PER_DRIVE or plays == 0))


class Outlook:
    """The rest of the half as both sides may see it while a side is on offence with the play in hand."""

    __slots__ = (
        "_columns",
        "ball",
        "down",
        "meetings",
        "plays",
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
        self._columns: dict[bool, Column] = {}

    def situation(self) -> Situation:
        """All that decides what meetings are worth, but for the Action Deck."""
        s, side = self.s, self.side
        lead = s.scores[side] - s.scores[1 - side]
        return (
            self.plays, self.down, self.ball, self.their_plays, self.their_down, self.their_ball,
            (lead > 0) - (lead < 0), s.automatic(side), s.automatic(1 - side), s.drive_types[side][-1:],
            s.options.rulings,
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
        now = outlook(self.their_plays, self.their_down, self.their_ball)
        if ball <= 0:
            return TOUCHDOWN + outlook(self.their_plays, 1, START_SPOT) - now
        return outlook(self.their_plays, self.their_down, ball) - now

    def at(self, ball: int, number: int, may_kick: bool = True) -> float:
        """What the offence may hope for with the ball here after this play, less what a safety gives the defender."""
        hopes = after_play(self.plays, self.down, ball, number, may_kick)
        return hopes if ball <= START_SPOT else hopes - (SAFETY + self.theirs(10))

    def drive_over(self) -> float:
        return outlook(self.plays, 1, START_SPOT)


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

    def worth(self, view: Outlook) -> float:
        numbers = column_sum(view.column(self.is_pass), self.best_of, self.more)
        return sum([chance * view.at(self.ball - yards, self.number) for yards, chance in numbers])


def worth(s: Table, view: Outlook, m: Matchup, number: int) -> float:
    """Points the offence may expect from this meeting, less what the defender gains by it."""
    found = outcome(s, view, m, number)
    return found.worth(view) if isinstance(found, Drawn) else found


def outcome(s: Table, view: Outlook, m: Matchup, number: int) -> float | Drawn:
    """What comes of a meeting in a situation, whatever is left in the Action Deck."""
    if m.triggered:
        declined = view.at(view.ball, number) if m.overthrown else None
        boxed = boxed_worth(s, view, m, number)
        return boxed if declined is None else min(boxed, declined)
    if m.overthrown:
        return view.at(view.ball, number)
    play, ball = m.play, view.ball - m.net - m.bonus
    drawn = m.mismatch and draws_on_mismatch(s, m)
    if ball <= 0 or not (drawn or play.extra_draw):
        return view.at(ball, number)
    return Drawn(ball, number, play.type == PASS, max(1, play.breakaway) if drawn else 0, play.extra_draw)


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


def boxed_worth(s: Table, view: Outlook, m: Matchup, number: int) -> float:
    """What a triggered box leaves the offence, its rider included."""
    rider = m.card.rider
    value = action_worth(s, view, m, action_of(m.card), number, not isinstance(rider, NoKick))
    if isinstance(rider, Momentum):
        value -= view.theirs(rider.n)
    if m.card.penalty or m.play.hard_count:
        fouled = max(value, view.at(view.ball - 10, number))
        value = 0.7 * value + 0.3 * fouled
    return value


def action_worth(s: Table, view: Outlook, m: Matchup, action: PlainAction, number: int, may_kick: bool) -> float:
    """What a defensive action leaves the offence."""
    still = view.at(view.ball, number, may_kick)
    secure, quick = m.play.secure, m.play.quick_release
    match action:
        case Minus(n):
            return gain_worth(s, view, m, max(0, m.base - n), number, may_kick)
        case HoldTo(n):
            return gain_worth(s, view, m, min(m.base, n), number, may_kick)
        case NoGain():
            return still
        case Loss(n):
            return still if quick else view.at(view.ball + n, number, may_kick)
        case Blitz(n):
            caught = still if quick else view.at(view.ball + n, number, may_kick)
            return 0.6 * caught + 0.4 * gain_worth(s, view, m, m.base, number, may_kick)
        case EndDrive() | GoalLineStand():
            return still if secure else view.drive_over()
        case Interception(returned):
            back = returned if isinstance(returned, int) else 10
            return still if secure else view.drive_over() - view.theirs(back)
        case Fumble(back, returned):
            if secure:
                return still
            safety = view.ball + back > START_SPOT
            return view.at(view.ball + back, number) if safety else view.drive_over() - view.theirs(returned)
        case Strip(returned):
            return still if secure else 0.5 * still + 0.5 * (view.drive_over() - view.theirs(returned))


def gain_worth(s: Table, view: Outlook, m: Matchup, yards: int, number: int, may_kick: bool) -> float:
    """A gain that a box allows; a pass may still be overthrown."""
    gained = 0 if overthrown(s, view.side, m.play, yards) else yards
    return view.at(view.ball - gained, number, may_kick)
