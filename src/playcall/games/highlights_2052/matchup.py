"""FH-19  How a play and a defence meet: pure judgements, used by the rules, the automatic opponent and the coach."""

from __future__ import annotations

from typing import NamedTuple

from playcall.games.highlights_2052.cards import Card, Play
from playcall.games.highlights_2052.effects import GOAL_LINE as STAND_SPOT
from playcall.games.highlights_2052.effects import (
    MAUL,
    PASS,
    TYPE_LETTERS,
    Always,
    BallAtLeast,
    BallAtMost,
    Condition,
    DefType,
    Down,
    GoalLineStand,
    If,
    OffType,
    PlainAction,
    PrevType,
    Trailing,
)
from playcall.games.highlights_2052.table import Table

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
        thrown = max(0, base - 5 * counted)
    return Matchup(
        play, card, base, helmets, 5 * counted, mismatch, matched, condition, overthrown(s, side, play, thrown), bonus
    )


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
