"""One line per end of a card, read and written: `R {C1,R1} MINUS 15 + NO_KICK !` and `R L x2 15 [STUNT]`."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol, TypeVar

from playcall.games.highlights_2052.effects import (
    AREA_LETTERS,
    TYPE_LETTERS,
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
    Momentum,
    NoGain,
    NoKick,
    OffType,
    PlainAction,
    PrevType,
    QuickRelease,
    Rider,
    Secure,
    Situation,
    Strip,
    Stunt,
    Trailing,
)
from playcall.kernel.errors import CardError as CardError


class DefenceEnd(Protocol):
    """The helmet end of a card, as far as its line tells it."""

    @property
    def def_type(self) -> int: ...
    @property
    def helmets(self) -> tuple[int, int, int]: ...
    @property
    def box(self) -> Action | None: ...
    @property
    def rider(self) -> Rider | None: ...
    @property
    def penalty(self) -> bool: ...


class PlayEnd(Protocol):
    """One play of the football end of a card, as far as its line tells it."""

    @property
    def type(self) -> int: ...
    @property
    def area(self) -> int: ...
    @property
    def footballs(self) -> int: ...
    @property
    def yards(self) -> int: ...
    @property
    def effects(self) -> tuple[Effect, ...]: ...


class DefenceLine(NamedTuple):
    """A parsed defence."""

    def_type: int
    helmets: tuple[int, int, int]
    box: Action | None
    rider: Rider | None
    penalty: bool


class PlayLine(NamedTuple):
    """A parsed play."""

    type: int
    area: int
    footballs: int
    yards: int
    effects: tuple[Effect, ...]


_Word = TypeVar("_Word")
_Bare = dict[str, Callable[[], _Word]]
_Numbered = dict[str, tuple[Callable[[int], _Word], tuple[int, ...]]]

RETURNS: Final = (0, 5, 10, 15, 20)
SPOTS: Final = tuple(range(5, 50, 5))
LOST: Final = (0, 5, 10)
"""Yards that a fumble goes back."""

BARE_ACTIONS: Final[_Bare[PlainAction]] = {
    "NO_GAIN": NoGain,
    "END_DRIVE": EndDrive,
    "GOAL_LINE_STAND": GoalLineStand,
}
NUMBERED_ACTIONS: Final[_Numbered[PlainAction]] = {
    "MINUS": (Minus, (5, 10, 15, 20)),
    "HOLD_TO": (HoldTo, (5, 10)),
    "LOSS": (Loss, (5, 10)),
    "INTERCEPTION": (Interception, RETURNS),
    "BLITZ": (Blitz, (5, 10)),
    "STRIP": (Strip, (0, 5, 10)),
}
_DRAWN_RETURNS: Final = {"INTERCEPTION run": Interception("run"), "INTERCEPTION pass": Interception("pass")}
BARE_RIDERS: Final[_Bare[Rider]] = {"NO_KICK": NoKick}
NUMBERED_RIDERS: Final[_Numbered[Rider]] = {"MOMENTUM": (Momentum, (5, 10))}
BARE_CONDITIONS: Final[_Bare[Condition]] = {"TRAILING": Trailing, "CLEAR_AREA": ClearArea, "always": Always}
NUMBERED_CONDITIONS: Final[_Numbered[Condition]] = {
    "BALL_AT_MOST": (BallAtMost, SPOTS),
    "BALL_AT_LEAST": (BallAtLeast, SPOTS),
}
TYPED_CONDITIONS: Final[dict[str, Callable[[int], Condition]]] = {
    "DEF_TYPE": DefType,
    "OFF_TYPE": OffType,
    "PREV_TYPE": PrevType,
}
BARE_EFFECTS: Final[_Bare[Effect]] = {
    "STUNT": Stunt,
    "SECURE": Secure,
    "QUICK_RELEASE": QuickRelease,
    "HURRY_UP": HurryUp,
    "HARD_COUNT": HardCount,
}
NUMBERED_EFFECTS: Final[_Numbered[Effect]] = {
    "EXTRA_DRAW": (ExtraDraw, (1, 2)),
    "BREAKAWAY": (Breakaway, (2, 3)),
    "MISDIRECTION": (Misdirection, (1,)),
    "KICK_SETUP": (KickSetup, (1, 2)),
}
_WORDS: Final[dict[object, str]] = {
    made: word
    for table in (BARE_ACTIONS, BARE_CONDITIONS, BARE_EFFECTS, TYPED_CONDITIONS)
    for word, made in table.items()
} | {
    made: word
    for table in (NUMBERED_ACTIONS, NUMBERED_CONDITIONS, NUMBERED_EFFECTS)
    for word, (made, _) in table.items()
}
_LOSS_NAMES: Final = {"SACK": "P", "BACK_FIELD_TACKLE": "R", "GANG_TACKLE": "M"}
OFFENCE_ONLY: Final = (DefType, PrevType, ClearArea)
"""Conditions that no box can have."""

_DEFENCE: Final = re.compile(r"(\w) \{([^}]*)\} (.+?)(?: \+ ([^+!]+?))?( !)?")
_PLAY: Final = re.compile(r"(\w) (\w)(?: x(\w+))? (-?\w+)(?: \[([^\]]*)\])?")


def parse_defence(text: str) -> DefenceLine:
    """Read a defence line; raises CardError."""
    found = _DEFENCE.fullmatch(text)
    if found is None:
        raise CardError(f"'{text}' is not of the form 'R {{C1,R1}} MINUS 15'")
    letter, helmets, box, rider, icon = found.groups()
    return DefenceLine(
        _type(letter),
        _helmets(helmets),
        None if box == "-" else parse_action(box),
        None if rider is None else _rider(rider),
        icon is not None,
    )


def parse_play(text: str) -> PlayLine:
    """Read the line of one play; raises CardError."""
    found = _PLAY.fullmatch(text)
    if found is None:
        raise CardError(f"'{text}' is not of the form 'R L x2 15 [STUNT]'")
    letter, area, footballs, yards, effects = found.groups()
    if footballs == "1":
        raise CardError("a single football is written without x1")
    return PlayLine(
        _type(letter),
        _area(area),
        1 if footballs is None else _number("x", footballs),
        _number("the yardage", yards),
        () if effects is None else tuple(parse_effect(effect) for effect in effects.split("; ")),
    )


def parse_action(text: str) -> Action:
    """Read an action box, with or without a condition."""
    if not text.startswith("IF "):
        return _plain_action(text)
    condition, colon, action = text[3:].partition(": ")
    if not colon:
        raise CardError(f"'{text}' lacks the ': ' between condition and action")
    held = parse_condition(condition)
    if isinstance(held, (*OFFENCE_ONLY, Always)):
        raise CardError(f"{condition} cannot be the condition of a defence")
    return If(held, _plain_action(action))


def parse_condition(text: str) -> Condition:
    """Read a condition of a box, a SITUATION or a BONUS."""
    word, _, rest = text.partition(" ")
    if word in TYPED_CONDITIONS:
        return TYPED_CONDITIONS[word](_type(rest))
    if word == "DOWN":
        return Down(_downs(rest))
    return _one_of("condition", text, BARE_CONDITIONS, NUMBERED_CONDITIONS)


def parse_effect(text: str) -> Effect:
    """Read one effect of a play."""
    word, _, rest = text.partition(" ")
    if word not in ("SITUATION", "BONUS"):
        return _one_of("effect", text, BARE_EFFECTS, NUMBERED_EFFECTS)
    condition, gap, yards = rest.rpartition(" -> " if word == "SITUATION" else " ")
    if not gap:
        raise CardError(f"'{text}' lacks a condition or its yards")
    held = parse_condition(condition)
    if isinstance(held, OffType) or (word == "SITUATION" and isinstance(held, Always)):
        raise CardError(f"{condition} cannot be the condition of a {word}")
    return (Situation if word == "SITUATION" else Bonus)(held, _number(word, yards))


def format_defence(end: DefenceEnd) -> str:
    """The line of a helmet end; the inverse of parse_defence."""
    spread = ",".join(f"{area}{count}" for area, count in zip(AREA_LETTERS, end.helmets, strict=True) if count)
    box = "-" if end.box is None else format_action(end.box)
    rider = "" if end.rider is None else f" + {_format_rider(end.rider)}"
    return f"{TYPE_LETTERS[end.def_type]} {{{spread}}} {box}{rider}{' !' if end.penalty else ''}"


def format_play(play: PlayEnd) -> str:
    """The line of a play; the inverse of parse_play."""
    footballs = f" x{play.footballs}" if play.footballs > 1 else ""
    effects = f" [{'; '.join(map(format_effect, play.effects))}]" if play.effects else ""
    return f"{TYPE_LETTERS[play.type]} {AREA_LETTERS[play.area]}{footballs} {play.yards}{effects}"


def format_action(action: Action) -> str:
    """The words of an action box."""
    match action:
        case If(condition, plain):
            return f"IF {format_condition(condition)}: {format_action(plain)}"
        case Interception(returned):
            return f"INTERCEPTION {returned}"
        case Fumble(back, returned):
            return f"FUMBLE {back} {returned}"
        case Strip(returned):
            return f"STRIP {returned}"
        case Minus(n) | HoldTo(n) | Loss(n) | Blitz(n):
            return f"{_WORDS[type(action)]} {n}"
        case NoGain() | EndDrive() | GoalLineStand():
            return _WORDS[type(action)]


def format_condition(condition: Condition) -> str:
    """The words of a condition."""
    match condition:
        case Down(downs):
            return f"DOWN {'/'.join(map(str, downs))}"
        case BallAtMost(n) | BallAtLeast(n):
            return f"{_WORDS[type(condition)]} {n}"
        case DefType(t) | OffType(t) | PrevType(t):
            return f"{_WORDS[type(condition)]} {TYPE_LETTERS[t]}"
        case Trailing() | ClearArea() | Always():
            return _WORDS[type(condition)]


def format_effect(effect: Effect) -> str:
    """The words of an offensive effect."""
    match effect:
        case Situation(condition, yards):
            return f"SITUATION {format_condition(condition)} -> {yards}"
        case Bonus(condition, yards):
            return f"BONUS {format_condition(condition)} {yards}"
        case ExtraDraw(k) | Breakaway(k) | Misdirection(k) | KickSetup(k):
            return f"{_WORDS[type(effect)]} {k}"
        case Stunt() | Secure() | QuickRelease() | HurryUp() | HardCount():
            return _WORDS[type(effect)]


def _format_rider(rider: Rider) -> str:
    return "NO_KICK" if isinstance(rider, NoKick) else f"MOMENTUM {rider.n}"


def _type(letter: str) -> int:
    if len(letter) != 1 or letter not in TYPE_LETTERS:
        raise CardError(f"'{letter}' is no play type; the types are R, P and M")
    return TYPE_LETTERS.index(letter)


def _area(letter: str) -> int:
    if len(letter) != 1 or letter not in AREA_LETTERS:
        raise CardError(f"'{letter}' is no area; the areas are L, C and R")
    return AREA_LETTERS.index(letter)


def _number(word: str, text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise CardError(f"{word} needs a number, not '{text}'")
    return int(text)


def _helmets(text: str) -> tuple[int, int, int]:
    counts = [0, 0, 0]
    for entry in text.split(",") if text else ():
        area, count = _area(entry[:1]), _number("a helmet area", entry[1:])
        if counts[area] or count == 0 or any(counts[area:]):
            raise CardError(f"helmets {{{text}}} must name each area once, in the order L, C, R, with a count")
        counts[area] = count
    return counts[0], counts[1], counts[2]


def _downs(text: str) -> tuple[int, ...]:
    downs = tuple(_number("DOWN", part) for part in text.split("/"))
    if not set(downs) <= {1, 2, 3, 4} or list(downs) != sorted(set(downs)):
        raise CardError(f"DOWN takes plays 1 to 4 in rising order, not '{text}'")
    return downs


def _plain_action(text: str) -> PlainAction:
    word, _, rest = text.partition(" ")
    if word in _LOSS_NAMES:
        raise CardError(f"{word} is the printed name of LOSS on a {_LOSS_NAMES[word]} defence; write LOSS 5 or LOSS 10")
    if text in _DRAWN_RETURNS:
        return _DRAWN_RETURNS[text]
    if word == "FUMBLE":
        return _fumble(rest)
    return _one_of("defensive action", text, BARE_ACTIONS, NUMBERED_ACTIONS)


def _fumble(text: str) -> Fumble:
    back, _, returned = text.partition(" ")
    fumble = Fumble(_number("FUMBLE", back), _number("FUMBLE", returned))
    if fumble.back not in LOST or fumble.returned not in RETURNS:
        raise CardError(f"FUMBLE takes 0, 5 or 10 yards back and a return of 0 to 20, not '{text}'")
    return fumble


def _rider(text: str) -> Rider:
    return _one_of("rider", text, BARE_RIDERS, NUMBERED_RIDERS)


def _one_of(kind: str, text: str, bare: _Bare[_Word], numbered: _Numbered[_Word]) -> _Word:
    if text in bare:
        return bare[text]()
    word, _, rest = text.partition(" ")
    if word in bare:
        raise CardError(f"{word} takes no number, but '{rest}' follows it")
    if word not in numbered:
        raise CardError(f"'{word}' is no {kind}; known are {', '.join((*bare, *numbered))}")
    make, allowed = numbered[word]
    number = _number(word, rest)
    if number not in allowed:
        raise CardError(f"{word} takes {', '.join(map(str, allowed))}, not {number}")
    return make(number)
