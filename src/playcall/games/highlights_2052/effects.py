"""The closed vocabulary of the cards: conditions, defensive actions, riders and offensive effects.

These classes say what is printed; they hold no behaviour and know no table. Another module interprets them.
"""

from typing import Final, Literal, TypeAlias

import msgspec

RUN: Final = 0
PASS: Final = 1
MAUL: Final = 2
TYPE_LETTERS: Final = "RPM"
TYPE_NAMES: Final = ("Run", "Pass", "Maul")

LEFT: Final = 0
CENTER: Final = 1
RIGHT: Final = 2
AREA_LETTERS: Final = "LCR"
AREA_NAMES: Final = ("Left", "Center", "Right")

GOAL_LINE: Final = 15  # a Goal Line Stand works with the ball this near or nearer
BLITZ_HOLDS: Final = 10  # a blitz gets home on an Action card whose pass number is at most this
STRIP_HOLDS: Final = 5  # a strip gets the ball on an Action card whose run number is at most this

Return: TypeAlias = int | Literal["run", "pass"]
"""Yards of a return: a number, or the named number of one Action card turned for it."""


# Conditions, all read before the play's yardage.


class BallAtMost(msgspec.Struct, frozen=True):
    """The offence's ball is n yards or fewer from the goal line."""

    n: int


class BallAtLeast(msgspec.Struct, frozen=True):
    """The offence's ball is n yards or more from the goal line."""

    n: int


class Down(msgspec.Struct, frozen=True):
    """The play is one of these numbers of the offence's drive."""

    downs: tuple[int, ...]


class DefType(msgspec.Struct, frozen=True):
    """The final defence card has type t (offence only)."""

    t: int


class OffType(msgspec.Struct, frozen=True):
    """The activated play has type t (defence only)."""

    t: int


class Trailing(msgspec.Struct, frozen=True):
    """The card owner's score is lower than the opponent's."""


class PrevType(msgspec.Struct, frozen=True):
    """The top card of its own drive stack was activated as type t; false if the stack is empty (offence only)."""

    t: int


class ClearArea(msgspec.Struct, frozen=True):
    """No helmet counts in the activated area (offence only)."""


class Always(msgspec.Struct, frozen=True):
    """True on every play (BONUS only)."""


Condition: TypeAlias = BallAtMost | BallAtLeast | Down | DefType | OffType | Trailing | PrevType | ClearArea | Always


# Defensive actions; they apply only when the box is triggered.


class Minus(msgspec.Struct, frozen=True):
    """The play gains its base yards less n, never less than 0."""

    n: int


class NoGain(msgspec.Struct, frozen=True):
    """The ball stays where it is."""


class HoldTo(msgspec.Struct, frozen=True):
    """Contain: the play gains its base yards, at most n."""

    n: int


class Loss(msgspec.Struct, frozen=True):
    """The ball moves back n yards: Sack, Back Field Tackle or Gang Tackle by defence type."""

    n: int


class EndDrive(msgspec.Struct, frozen=True):
    """No yards; the offence RESETs and may not kick."""


class Interception(msgspec.Struct, frozen=True):
    """The offence RESETs, then the defender's marker advances by the return."""

    returned: Return


class Fumble(msgspec.Struct, frozen=True):
    """The ball moves back; if that is no safety, the offence RESETs and the defender advances by the return."""

    back: int
    returned: int


class Blitz(msgspec.Struct, frozen=True):
    """Turn one Action card: a pass number of `BLITZ_HOLDS` or less is a loss of n, otherwise its base is gained."""

    n: int


class Strip(msgspec.Struct, frozen=True):
    """Turn one Action card: a run number of `STRIP_HOLDS` or less is a fumble with this return, otherwise No Gain."""

    returned: int


class GoalLineStand(msgspec.Struct, frozen=True):
    """With the ball on `GOAL_LINE` or nearer: END DRIVE; beyond it the box is not triggered."""


PlainAction: TypeAlias = (
    Minus | NoGain | HoldTo | Loss | EndDrive | Interception | Fumble | Blitz | Strip | GoalLineStand
)


class If(msgspec.Struct, frozen=True):
    """The action is triggered only if the condition holds."""

    condition: Condition
    action: PlainAction


Action: TypeAlias = PlainAction | If


# Riders; they apply whenever the box is applied.


class NoKick(msgspec.Struct, frozen=True):
    """No field-goal attempt after this play."""


class Momentum(msgspec.Struct, frozen=True):
    """After the box is applied the defender's marker advances n yards."""

    n: int


Rider: TypeAlias = NoKick | Momentum


# Offensive effects.


class Situation(msgspec.Struct, frozen=True):
    """If the condition holds, the base yardage is this instead of the printed one, for every purpose."""

    condition: Condition
    yards: int


class Bonus(msgspec.Struct, frozen=True):
    """If the condition holds and the box is not triggered, ground yards added after the net base."""

    condition: Condition
    yards: int


class ExtraDraw(msgspec.Struct, frozen=True):
    """If the box is not triggered, turn k more Action cards one by one and add the play's column."""

    k: int


class Breakaway(msgspec.Struct, frozen=True):
    """A mismatch turns k Action cards instead of 1 and adds only the highest number of the play's column."""

    k: int


class Misdirection(msgspec.Struct, frozen=True):
    """This many helmets in the activated area are ignored for matching and for reduction."""

    k: int


class Stunt(msgspec.Struct, frozen=True):
    """A Maul defence counts as a mismatch against this play."""


class Secure(msgspec.Struct, frozen=True):
    """Turnovers and every END DRIVE against this play become No Gain."""


class QuickRelease(msgspec.Struct, frozen=True):
    """A loss against this play becomes No Gain."""


class HurryUp(msgspec.Struct, frozen=True):
    """After the play the card goes to the discard: the play does not count in the drive."""


class KickSetup(msgspec.Struct, frozen=True):
    """A kick directly after this play adds k to the field-goal number."""

    k: int


class HardCount(msgspec.Struct, frozen=True):
    """A triggered box is checked for a penalty even without the icon."""


Effect: TypeAlias = (
    Situation
    | Bonus
    | ExtraDraw
    | Breakaway
    | Misdirection
    | Stunt
    | Secure
    | QuickRelease
    | HurryUp
    | KickSetup
    | HardCount
)
