"""FH-19  How a play and a defence meet: pure judgements, used by the rules, the automatic opponent and the coach."""

from __future__ import annotations

from typing import Final, NamedTuple

from playcall.games.highlights_2052.cards import Card, Play
from playcall.games.highlights_2052.effects import GOAL_LINE as STAND_SPOT
from playcall.games.highlights_2052.effects import (
    MAUL,
    PASS,
    TYPE_LETTERS,
    Always,
    BallAtLeast,
    BallAtMost,
    Blitz,
    Condition,
    DefType,
    Down,
    EndDrive,
    Fumble,
    GoalLineStand,
    HoldTo,
    If,
    Interception,
    Loss,
    Minus,
    NoGain,
    OffType,
    PlainAction,
    PrevType,
    Return,
    Strip,
    Trailing,
)
from playcall.games.highlights_2052.table import Table

HELMET_YARDS = 5
"""FH-19.10  Yards that a helmet takes off a play whose box is not triggered."""
END_ZONE_BACK = -5
"""The second End Zone space; a pass that lands beyond it is overthrown."""


class Matchup(NamedTuple):
    """One play against one defence, judged before any yardage."""

    play: Play
    card: Card
    """The defence card."""
    base: int
    helmets: int
    """Helmets that count in the play's area."""
    reduction: int
    """Yards that helmets take off when the box is not triggered."""
    mismatch: bool
    matched: bool
    """Every football of the play meets a helmet."""
    condition: bool
    """The condition of the box holds, if it has one."""
    overthrown: bool
    bonus: int
    """Yards of a BONUS whose condition holds."""

    @property
    def triggered(self) -> bool:  # FH-19.6
        return self.matched and self.condition and not self.mismatch

    @property
    def net(self) -> int:  # FH-19.4, FH-19.5
        return max(0, self.base - self.reduction)

    @property
    def checked(self) -> bool:  # FH-10.1
        """Whether an Action card is read for a penalty before the box is applied."""
        return self.card.penalty or self.play.hard_count

    @property
    def faked(self) -> int:
        """Helmets of the area that the play ignores."""
        return self.card.helmets[self.play.area] - self.helmets


def judge(s: Table, side: int, play: Play, attack: Card, card: Card) -> Matchup:
    """How `side`'s play of the card `attack` meets a defence card (FH-19.2 to FH-19.11)."""
    helmets = helmets_against(play, card)
    mismatch = mismatched(play, card)
    base = play.yards
    if play.situation is not None and holds(s, side, side, play.situation.condition, play, card, helmets):
        base = play.situation.yards
    counted = min(helmets, play.footballs) if s.options.helmet_reduction == "paired" else helmets  # FH-19.10
    matched = helmets >= play.footballs and card.box is not None
    if matched and not mismatch and s.options.trigger_scope == "whole_card":
        matched = all_matched(attack, card)
    condition = matched and not mismatch and box_condition(s, side, play, card, helmets)
    triggered = matched and condition and not mismatch
    bonus = 0
    if play.bonus is not None and holds(s, side, side, play.bonus.condition, play, card, helmets):
        bonus = play.bonus.yards
    thrown = base
    if s.options.overthrow_test == "after_helmets" and not triggered:  # FH-5.3
        thrown = max(0, base - HELMET_YARDS * counted)
    return Matchup(
        play, card, base, helmets, HELMET_YARDS * counted, mismatch, matched, condition,
        overthrown(s, side, play, thrown), bonus,
    )  # fmt: skip


def helmets_against(play: Play, card: Card) -> int:
    """FH-2.12, FH-19.2  Helmets in the play's area, less those that MISDIRECTION ignores."""
    return max(0, card.helmets[play.area] - play.misdirection)


def mismatched(play: Play, card: Card) -> bool:
    """FH-19.3  Run against Pass or Pass against Run; a Maul never mismatches, except against STUNT."""
    if play.stunt and card.def_type == MAUL:
        return True
    return play.type != card.def_type and play.type != MAUL and card.def_type != MAUL


def all_matched(attack: Card, card: Card) -> bool:
    """FH-19.11 `whole_card`  Every play of a matching type has all its footballs matched."""
    return all(helmets_against(play, card) >= play.footballs for play in attack.plays if not mismatched(play, card))


def overthrown(s: Table, side: int, play: Play, yards: int) -> bool:
    """FH-5.2, FH-23.7  A pass that lands beyond both End Zone spaces; the automatic opponent never overthrows."""
    return play.type == PASS and s.ball[side] - yards < END_ZONE_BACK and s.seats[side] >= 0


def draws_on_mismatch(s: Table, side: int, m: Matchup) -> bool:
    """FH-23.8  Against the automatic opponent a helmet in the area is enough to stop the draw."""
    return m.helmets == 0 or not s.automatic(1 - side)


def box_condition(s: Table, side: int, play: Play, card: Card, helmets: int) -> bool:
    """FH-19.7  Whether the condition of the defensive box holds."""
    box = card.box
    if isinstance(box, GoalLineStand):
        return s.ball[side] <= STAND_SPOT
    return not isinstance(box, If) or holds(s, side, 1 - side, box.condition, play, card, helmets)


def action_of(card: Card) -> PlainAction:
    """The action inside a box, whatever its condition."""
    assert card.box is not None
    return card.box.action if isinstance(card.box, If) else card.box


def holds(s: Table, side: int, owner: int, condition: Condition, play: Play, card: Card, helmets: int) -> bool:
    """FH-19.15  A condition on a card of `owner` while `side` is on offence, read before the play's yardage."""
    match condition:
        case BallAtMost(n):
            return s.ball[side] <= n
        case BallAtLeast(n):
            return s.ball[side] >= n
        case Down(downs):
            return s.down(side) in downs
        case DefType(t):
            return card.def_type == t
        case OffType(t):
            return play.type == t
        case Trailing():
            return s.trailing(owner)
        case PrevType(t):
            return s.drive_types[side].endswith(TYPE_LETTERS[t])
        case Always():
            return True
        case _:
            return helmets == 0


def current(s: Table) -> Matchup:
    """The activated play against the defence card that lies opposite."""
    attack = s.offensive_card
    defence = s.cards[s.facing[s.defence]]
    return judge(s, s.offence, attack.plays[s.activated], attack, defence)


# The box -----------------------------------------------------------------------------------------------------------


class Applied(NamedTuple):
    """What a triggered box does to the offence and its ball."""

    what: str
    """gain, overthrown, no_gain, loss, end_drive, interception or fumble."""
    yards: int = 0
    """What the ball gains; below 0 what it loses, of a fumble only where that is a safety."""
    returned: Return = 0
    saved_by: str = ""


class Boxed(NamedTuple):
    """A triggered box: what it does, or, where it turns an Action card first, what it does if that card suits it."""

    applied: Applied
    turns: str = ""
    """`blitz` or `strip`: what an Action card is turned for first."""
    otherwise: Applied | None = None
    """What happens when the Action card does not suit the defence."""


NO_GAIN: Final = Applied("no_gain")


def boxed(s: Table, side: int, m: Matchup) -> Boxed:
    """FH-19.8, FH-19.9  What the box does to the play that triggered it."""
    match action_of(m.card):
        case Minus(n):  # FH-19.8
            return Boxed(_let_gain(s, side, m, max(0, m.base - n)))
        case HoldTo(n):
            return Boxed(_let_gain(s, side, m, min(m.base, n)))
        case NoGain():
            return Boxed(NO_GAIN)
        case Loss(n):
            return Boxed(_lose(m, n))
        case Blitz(n):
            return Boxed(_lose(m, n), "blitz", _let_gain(s, side, m, m.base))
        case EndDrive() | GoalLineStand():
            return Boxed(_turn_over(m, Applied("end_drive")))
        case Interception(returned):
            return Boxed(_turn_over(m, Applied("interception", returned=returned)))
        case Fumble(back, returned):
            lost = back if s.ball[side] + back >= s.safety_space else 0
            return Boxed(_turn_over(m, Applied("fumble", -lost, returned)))
        case Strip(returned):
            saved = NO_GAIN._replace(saved_by="SECURE") if m.play.secure else NO_GAIN
            return Boxed(_turn_over(m, Applied("fumble", returned=returned)), "strip", saved)


def _let_gain(s: Table, side: int, m: Matchup, yards: int) -> Applied:  # FH-7.8
    return Applied("overthrown") if overthrown(s, side, m.play, yards) else Applied("gain", yards)


def _lose(m: Matchup, yards: int) -> Applied:
    return NO_GAIN._replace(saved_by="QUICK_RELEASE") if m.play.quick_release else Applied("loss", -yards)


def _turn_over(m: Matchup, applied: Applied) -> Applied:
    return NO_GAIN._replace(saved_by="SECURE") if m.play.secure else applied
