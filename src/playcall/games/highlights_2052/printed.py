"""The text printed on a card, made from its effects so that both can never say different things."""

from typing import Final, NamedTuple, assert_never

from playcall.art.lettering import SEAM
from playcall.games.highlights_2052.effects import (
    BLITZ_HOLDS,
    GOAL_LINE,
    MAUL,
    PASS,
    RUN,
    STRIP_HOLDS,
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

FOULS: Final = {
    "none": "no foul",
    "offside": "offside",
    "def_holding": "defensive holding",
    "interference": "pass interference",
    "off_holding": "offensive holding",
    "offsetting": "offsetting fouls",
}
"""The fouls as Action cards print them."""

MINUS: Final = "−"
_ORDINALS: Final = ("1st", "2nd", "3rd", "4th")


def printed_defence(card: DefenceEnd) -> str:
    """The text of the action box; empty on a card without one."""
    if card.box is None:
        return ""
    name = box_name(card.box, card.def_type)
    words = box_phrase(card.box, card.def_type).full
    box = f"{name}: {words}." if name else f"{_capital(words)}."
    return box if card.rider is None else f"{box} {rider_phrase(card.rider).full}"


def printed_play(play: PlayEnd) -> str:
    """The text of one play: `Run 10`, or its name, yards and what else it does."""
    head = f"{TYPE_NAMES[play.type]} {play.yards}"
    if not play.effects:
        return head
    switch = "".join(effect_phrase(effect, play).full for effect in play.effects if isinstance(effect, Situation))
    more = [effect_phrase(effect, play).full for effect in play.effects if not isinstance(effect, Situation)]
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


# What effects say: in full, as the enlarged card prints it, and in short, as a card in the hand does ---------------


class Phrase(NamedTuple):
    """The same in full and in short."""

    full: str
    short: str


class BoxPhrase(NamedTuple):
    """What an action box says: in full, and in short its heading, its number and a note."""

    full: str
    name: str
    number: str = ""
    note: str = ""


def box_phrase(box: Action, def_type: int) -> BoxPhrase:
    if not isinstance(box, If):
        return _action(box, def_type)
    said, when = _action(box.action, def_type), condition_phrase(box.condition)
    full = f"{when.full}, {said.full}"
    if box not in NAMED_BOXES:
        return BoxPhrase(full, said.name, said.number, when.short)
    inside = said.number if isinstance(box.action, Loss) else f"{said.name} {said.number}".rstrip()
    return BoxPhrase(full, NAMED_BOXES[box], "", f"{when.short}: {inside}")


def _action(action: PlainAction, def_type: int) -> BoxPhrase:
    name = box_name(action, def_type)
    match action:
        case Minus(n):
            return BoxPhrase(f"minus {n}", "Minus", str(n))
        case NoGain():
            return BoxPhrase("No Gain", "No Gain")
        case HoldTo(n):
            return BoxPhrase(f"hold to {n} yards", name, str(n))
        case Loss(n):
            return BoxPhrase(f"loss of {n}", name, f"{MINUS}{n}")
        case EndDrive():
            return BoxPhrase("END DRIVE: OFF RESETS", "End Drive")
        case GoalLineStand():
            when = condition_phrase(BallAtMost(GOAL_LINE))
            return BoxPhrase(f"{when.full}, END DRIVE: OFF RESETS", name, "", when.short)
    return _gamble(action, name)


def _gamble(action: Interception | Fumble | Blitz | Strip, name: str) -> BoxPhrase:
    match action:
        case Interception(returned):
            note = "" if isinstance(returned, int) else f"return: {returned} card"
            return BoxPhrase(f"OFF RESETS{_return(returned)}", name, _figure(returned), note)
        case Fumble(back, returned):
            full = f"{f'back {back}, ' if back else ''}OFF RESETS{_return(returned)}"
            return BoxPhrase(full, name, _figure(returned), f"back {back}" if back else "")
        case Blitz(n):
            full = f"turn an Action card, pass {BLITZ_HOLDS} or less is a loss of {n}, more lets the play through"
            return BoxPhrase(full, name, f"{MINUS}{n}", f"pass {BLITZ_HOLDS} or less")
        case Strip(returned):
            fumble = f"fumble (OFF RESETS{_return(returned)})"
            full = f"turn an Action card, run 0 or {STRIP_HOLDS} is a {fumble}, more is No Gain"
            return BoxPhrase(full, name, _figure(returned), f"run 0 or {STRIP_HOLDS}")
    assert_never(action)


def _return(returned: Return) -> str:
    if returned == 0:
        return ""
    return f", return {returned}" if isinstance(returned, int) else f", return the {returned} number of an Action card"


def _figure(returned: Return) -> str:
    return str(returned) if isinstance(returned, int) and returned else ""


def rider_phrase(rider: Rider) -> Phrase:
    if isinstance(rider, NoKick):
        return Phrase("No kick after this play.", "No kick")
    return Phrase(f"Momentum: advance {rider.n}.", f"Momentum {rider.n}")


def effect_phrase(effect: Effect, play: PlayEnd) -> Phrase:
    column = "pass" if play.type == PASS else "run"
    match effect:
        case Situation(condition, yards):
            when = condition_phrase(condition)
            return Phrase(f", or {yards} {when.full}", f"{when.short}:{SEAM}{yards}")
        case Bonus(Always(), yards):
            return Phrase(f"Add {yards}.", f"+{yards} yards")
        case Bonus(condition, yards):
            when = condition_phrase(condition)
            return Phrase(f"Add {yards} {when.full}.", f"+{yards} {when.short}")
        case ExtraDraw(k):
            short = f"{play_name(play)}: +{k}{SEAM}{column}{SEAM}card{_s(k)}"
            return Phrase(f"Turn {k} Action card{_s(k)} and add the {column} number{_s(k)}.", short)
        case Breakaway(k):
            full = f"A mismatch turns {k} Action cards and adds the best {column} number."
            return Phrase(full, f"Breakaway: best{SEAM}of{SEAM}{k}")
        case Misdirection(k):
            return Phrase(f"Ignore {k} helmet in this area.", f"Reverse: {MINUS}{k}{SEAM}helmet")
        case KickSetup(k):
            return Phrase(f"A kick after it adds {k}.", f"Kick Setup +{k}")
        case Stunt() | Secure() | QuickRelease() | HurryUp() | HardCount():
            return _PLAIN[type(effect)]
    assert_never(effect)


_PLAIN: Final[dict[type[Effect], Phrase]] = {
    Stunt: Phrase("A Maul defence is a mismatch.", f"Mismatch v{SEAM}Maul"),
    Secure: Phrase("Turnovers and END DRIVE are No Gain.", "Secure"),
    QuickRelease: Phrase("A loss is No Gain.", "Quick Release"),
    HurryUp: Phrase("The play does not count in the drive.", "Hurry Up"),
    HardCount: Phrase("A triggered box is checked for a penalty.", "Hard Count"),
}
"""Effects without a number."""


def condition_phrase(condition: Condition) -> Phrase:
    match condition:
        case BallAtMost(n):
            return Phrase(f"on the {n} or closer", f"{n} or{SEAM}closer")
        case BallAtLeast(n):
            return Phrase(f"on the {n} or farther", f"{n} or{SEAM}farther")
        case Down(downs):
            numbers = [_ORDINALS[down - 1] for down in downs]
            return Phrase(f"on the {' or '.join(numbers)} play", f"{'/'.join(numbers)}{SEAM}play")
        case DefType(t):
            return Phrase(f"against a {TYPE_NAMES[t]} defence", f"v{SEAM}{TYPE_NAMES[t]}")
        case OffType(t):
            return Phrase(f"against a {TYPE_NAMES[t]} play", f"v{SEAM}{TYPE_NAMES[t]}")
        case Trailing():
            return Phrase("when trailing", "Trailing")
        case PrevType(t):
            return Phrase(f"after a {TYPE_NAMES[t]}", f"After{SEAM}{TYPE_NAMES[t]}")
        case ClearArea():
            return Phrase("with no helmet in this area", f"no{SEAM}helmet")
        case Always():
            return Phrase("always", "Always")
    assert_never(condition)


def _s(count: int) -> str:
    return "s" if count > 1 else ""


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
