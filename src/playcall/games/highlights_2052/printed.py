"""The text printed on a card, made from its effects so that both can never say different things."""

from typing import Final, assert_never

from playcall.games.highlights_2052.effects import (
    GOAL_LINE,
    MAUL,
    PASS,
    RUN,
    TYPE_NAMES,
    Action,
    Always,
    BallAtLeast,
    BallAtMost,
    Blitz,
    Bonus,
    Breakaway,
    ClearArea,
    Condition,
    DefType,
    Down,
    Effect,
    EndDrive,
    ExtraDraw,
    Fumble,
    GoalLineStand,
    HardCount,
    HoldTo,
    HurryUp,
    If,
    Interception,
    KickSetup,
    Loss,
    Minus,
    Misdirection,
    NoGain,
    NoKick,
    OffType,
    PlainAction,
    PrevType,
    QuickRelease,
    Return,
    Rider,
    Secure,
    Situation,
    Strip,
    Stunt,
    Trailing,
)
from playcall.games.highlights_2052.notation import DefenceEnd, PlayEnd

LOSS_NAMES: Final = ("Back Field Tackle", "Sack", "Gang Tackle")  # by defence type

NAMED_BOXES: Final[dict[If, str]] = {
    If(BallAtMost(20), NoGain()): "Red Zone Wall",
    If(BallAtLeast(40), Loss(10)): "Backed Up",
    If(Down((4,)), EndDrive()): "Fourth Down Stop",
    If(BallAtLeast(30), Minus(20)): "Deep Zone",
    If(OffType(MAUL), Loss(5)): "Spy",
}

_ORDINALS: Final = ("1st", "2nd", "3rd", "4th")


def printed_defence(card: DefenceEnd) -> str:
    """The text of the action box; empty on a card without one."""
    if card.box is None:
        return ""
    name = box_name(card.box, card.def_type)
    words = _box(card.box)
    box = f"{name}: {words}." if name else f"{_capital(words)}."
    return box if card.rider is None else f"{box} {_rider(card.rider)}"


def printed_play(play: PlayEnd) -> str:
    """The text of one play: `Run 10`, or its name, yards and what else it does."""
    head = f"{TYPE_NAMES[play.type]} {play.yards}"
    if not play.effects:
        return head
    switch = "".join(_situation(effect) for effect in play.effects if isinstance(effect, Situation))
    more = [_effect(effect, play.type) for effect in play.effects if not isinstance(effect, Situation)]
    name = play_name(play)
    return " ".join([f"{name}: {head}{switch}." if name else f"{head}{switch}.", *more])


def box_name(box: Action, def_type: int) -> str:
    """The name of an action box, where it has one beyond its own words."""
    match box:
        case If():
            return NAMED_BOXES.get(box, "")
        case Loss():
            return LOSS_NAMES[def_type]
        case GoalLineStand():
            return "Goal Line Stand"
        case HoldTo():
            return "Contain"
        case Interception() | Fumble() | Blitz() | Strip():
            return type(box).__name__
        case Minus() | NoGain() | EndDrive():
            return ""
    assert_never(box)


def play_name(play: PlayEnd) -> str:
    """The name of a play, after the first of its effects that has one."""
    return next((name for effect in play.effects if (name := _effect_name(effect, play.type))), "")


def _effect_name(effect: Effect, play_type: int) -> str:
    match effect:
        case Situation(condition):
            return _situation_name(condition, play_type)
        case Bonus(condition):
            return _bonus_name(condition, play_type)
        case ExtraDraw():
            return "Screen" if play_type == PASS else "Draw Play"
        case Misdirection():
            return "Double Reverse" if play_type == MAUL else "Reverse"
        case Stunt():
            return "Statue of Liberty" if play_type == MAUL else "Gadget"
        case Breakaway() | Secure():
            return type(effect).__name__
        case QuickRelease():
            return "Quick Release"
        case HurryUp():
            return "Hurry Up"
        case KickSetup():
            return "Kick Setup"
        case HardCount():
            return "Hard Count"
    assert_never(effect)


def _situation_name(condition: Condition, play_type: int) -> str:
    match condition:
        case Down((4,)):
            return "Fake Kick"
        case Trailing():
            return "Two-Minute Drill"
        case PrevType(t) if t == RUN:
            return "Play Action"
        case BallAtMost() if play_type == RUN:
            return "Quarterback Sneak"
    return ""


def _bonus_name(condition: Condition, play_type: int) -> str:
    if play_type != PASS:
        return "Option Pitch"
    return "Flea Flicker" if condition == DefType(RUN) else "Hook and Ladder"


def _box(box: Action) -> str:
    if isinstance(box, If):
        return f"{_when(box.condition)}, {_action(box.action)}"
    return _action(box)


def _action(action: PlainAction) -> str:
    match action:
        case Minus(n):
            return f"minus {n}"
        case NoGain():
            return "No Gain"
        case HoldTo(n):
            return f"hold to {n} yards"
        case Loss(n):
            return f"loss of {n}"
        case EndDrive():
            return "END DRIVE: OFF RESETS"
        case GoalLineStand():
            return f"{_when(BallAtMost(GOAL_LINE))}, END DRIVE: OFF RESETS"
    return _gamble(action)


def _gamble(action: Interception | Fumble | Blitz | Strip) -> str:
    match action:
        case Interception(returned):
            return f"OFF RESETS{_return(returned)}"
        case Fumble(back, returned):
            return f"{f'back {back}, ' if back else ''}OFF RESETS{_return(returned)}"
        case Blitz(n):
            return f"turn an Action card, pass 10 or less is a loss of {n}, more lets the play through"
        case Strip(returned):
            return f"turn an Action card, run 0 or 5 is a fumble (OFF RESETS{_return(returned)}), more is No Gain"
    assert_never(action)


def _return(returned: Return) -> str:
    if returned == 0:
        return ""
    return f", return {returned}" if isinstance(returned, int) else f", return the {returned} number of an Action card"


def _rider(rider: Rider) -> str:
    return "No kick after this play." if isinstance(rider, NoKick) else f"Momentum: advance {rider.n}."


def _situation(situation: Situation) -> str:
    return f", or {situation.yards} {_when(situation.condition)}"


def _effect(effect: Effect, play_type: int) -> str:
    column = "pass" if play_type == PASS else "run"
    match effect:
        case Bonus(condition, yards):
            return f"Add {yards}." if isinstance(condition, Always) else f"Add {yards} {_when(condition)}."
        case ExtraDraw(k):
            return f"Turn {k} Action card{_s(k)} and add the {column} number{_s(k)}."
        case Breakaway(k):
            return f"A mismatch turns {k} Action cards and adds the best {column} number."
        case Misdirection(k):
            return f"Ignore {k} helmet in this area."
        case Stunt():
            return "A Maul defence is a mismatch."
        case Secure():
            return "Turnovers and END DRIVE are No Gain."
        case QuickRelease():
            return "A loss is No Gain."
        case HurryUp():
            return "The play does not count in the drive."
        case KickSetup(k):
            return f"A kick after it adds {k}."
        case HardCount():
            return "A triggered box is checked for a penalty."
    return _capital(_situation(effect).removeprefix(", "))


def _when(condition: Condition) -> str:
    match condition:
        case BallAtMost(n):
            return f"on the {n} or closer"
        case BallAtLeast(n):
            return f"on the {n} or farther"
        case Down(downs):
            return f"on the {' or '.join(_ORDINALS[down - 1] for down in downs)} play"
        case DefType(t):
            return f"against a {TYPE_NAMES[t]} defence"
        case OffType(t):
            return f"against a {TYPE_NAMES[t]} play"
        case Trailing():
            return "when trailing"
        case PrevType(t):
            return f"after a {TYPE_NAMES[t]}"
        case ClearArea():
            return "with no helmet in this area"
        case Always():
            return "always"
    assert_never(condition)


def _s(count: int) -> str:
    return "s" if count > 1 else ""


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
