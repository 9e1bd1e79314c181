"""FH-23  The automatic opponent of solitaire: it plays from the top of its stack and chooses by fixed rules."""

from __future__ import annotations

from playcall.games.highlights_2052.actions import ACCEPT, DECLINE, KICK, NO_KICK, USE_BOX
from playcall.games.highlights_2052.effects import (
    Blitz,
    EndDrive,
    Fumble,
    GoalLineStand,
    Interception,
    Loss,
    Momentum,
    NoGain,
    Strip,
)
from playcall.games.highlights_2052.rules.matchup import Matchup, action_of, boxed, current, draws_on_mismatch, judge
from playcall.games.highlights_2052.table import PLAYS_PER_DRIVE, PLAYS_PER_HALF, Table

SURE_SCORE = 100
EXPECTED_DRAW = 10
EXPECTED_BREAKAWAY = 15
VALUES = {"end_drive": -30, "interception": -40, "fumble": -40}
STRIPPED = -10
WORTH_USING = (Loss, Blitz, Strip, EndDrive, GoalLineStand, Interception, Fumble)
"""FH-23.12  Boxes that hurt more than an overthrown pass does."""


def choose_play(s: Table) -> int:
    """FH-23.10  The play with the highest value, ties to the earlier in print order."""
    attack = s.offensive_card
    defence = s.cards[s.facing[s.defence]]
    values = [value(s, judge(s, s.offence, play, attack, defence)) for play in attack.plays]
    return values.index(max(values))


def value(s: Table, m: Matchup) -> int:
    """FH-23.10  What the automatic opponent expects of a play, in yards."""
    if m.triggered:
        return value_of_box(s, m)
    if m.overthrown:
        return 0
    sure = m.net + m.bonus
    if sure >= s.ball[s.offence]:
        return SURE_SCORE
    draws = EXPECTED_DRAW * m.play.extra_draw
    if m.mismatch and draws_on_mismatch(s, s.offence, m):
        draws += EXPECTED_BREAKAWAY if m.play.breakaway else EXPECTED_DRAW
    return sure + draws


def value_of_box(s: Table, m: Matchup) -> int:
    """FH-23.10  The value of a play whose box is triggered."""
    box = boxed(s, s.offence, m)
    applied = box.applied
    match applied.what:
        case "gain":
            return SURE_SCORE if applied.yards >= s.ball[s.offence] else applied.yards
        case "loss":
            return applied.yards
        case "fumble" if box.turns:
            return STRIPPED
    return VALUES.get(applied.what, 0)


def kick_answer(s: Table, field_goal_number: int) -> int:
    """FH-23.11  On the last play of a drive or half, if the needed Action number is 6 or less."""
    last = s.down(s.offence) == PLAYS_PER_DRIVE or s.made[s.offence] == PLAYS_PER_HALF - 1
    return KICK() if last and s.field_count(s.offence) - field_goal_number <= 6 else NO_KICK()


def overthrow_answer(s: Table) -> int:
    """FH-23.12  Use the box against an overthrown pass only where it hurts more than No Gain."""
    card = current(s).card
    action = action_of(card)
    spurred = isinstance(action, NoGain) and isinstance(card.rider, Momentum)
    return USE_BOX() if isinstance(action, WORTH_USING) or spurred else DECLINE()


def penalty_answer(s: Table, side: int, yards: int) -> int:
    """FH-23.13  Compare the penalty with the value of the normal result."""
    normal = value(s, current(s))
    wanted = yards > normal if side == s.offence else normal > -10
    return ACCEPT() if wanted else DECLINE()
