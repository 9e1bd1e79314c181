"""The few words that stand on a card in the hand; the enlarged card has the printed text in full."""

from __future__ import annotations

from typing import NamedTuple

from playcall.art.lettering import SEAM
from playcall.games.highlights_2052.anatomy import Card, Play
from playcall.games.highlights_2052.effects import (
    AREA_LETTERS,
    GOAL_LINE,
    PASS,
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
from playcall.games.highlights_2052.names import MINUS, alike
from playcall.games.highlights_2052.printed import NAMED_BOXES, box_name, play_name

_ORDINALS = ("1st", "2nd", "3rd", "4th")


class BoxWords(NamedTuple):
    """An action box: its name, its number, and notes below."""

    name: str
    number: str
    notes: tuple[str, ...]


def box_words(card: Card) -> BoxWords:
    """What the box says in short: `Sack`, `−10`, `No kick`."""
    if card.box is None:
        return BoxWords("No box", "", ())
    riders = (_rider(card.rider),) if card.rider else ()
    name, figure, note = _box(card.box, card.def_type)
    return BoxWords(name, figure, (*((note,) if note else ()), *riders))


def printed_box(card: Card) -> str:
    """The printed text of the box without the heading that stands above it: `Loss of 10.`, nothing for `No Gain.`"""
    words = box_words(card)
    heading = f"{words.name} {words.number}".rstrip()
    rest = card.defence_text.removeprefix(f"{words.name}: ").removeprefix(f"{heading}.").lstrip()
    return rest[:1].upper() + rest[1:]


def effect_words(card: Card) -> str:
    """What the plays do beyond their yards; the areas are named where it is not the same everywhere."""
    groups = [plays for plays in alike(card) if plays[0].effects]
    return " ".join(f"{_areas(card, plays)}{_effects(plays[0])}" for plays in groups)


def printed_effects(card: Card) -> str:
    """The printed text of the plays that do more than gain yards."""
    texts = dict(zip(card.plays, card.offence_texts, strict=True))
    groups = [plays for plays in alike(card) if plays[0].effects]
    return " ".join(f"{_areas(card, plays)}{texts[plays[0]]}" for plays in groups)


def _areas(card: Card, plays: list[Play]) -> str:
    if len(plays) == len(card.plays):
        return ""
    return f"{'/'.join(AREA_LETTERS[play.area] for play in plays)}:{SEAM}"


def _box(box: Action, def_type: int) -> tuple[str, str, str]:
    if not isinstance(box, If):
        return _action(box, def_type)
    name, figure, _ = _action(box.action, def_type)
    if box not in NAMED_BOXES:
        return name, figure, _when(box.condition)
    inside = figure if isinstance(box.action, Loss) else f"{name} {figure}".rstrip()
    return NAMED_BOXES[box], "", f"{_when(box.condition)}: {inside}"


def _action(action: PlainAction, def_type: int) -> tuple[str, str, str]:
    name = box_name(action, def_type)
    match action:
        case Minus(n):
            return "Minus", str(n), ""
        case NoGain():
            return "No Gain", "", ""
        case HoldTo(n):
            return name, str(n), ""
        case Loss(n):
            return name, f"{MINUS}{n}", ""
        case Blitz(n):
            return name, f"{MINUS}{n}", "pass 10 or less"
        case GoalLineStand():
            return name, "", _when(BallAtMost(GOAL_LINE))
        case Interception(returned):
            return name, _figure(returned), "" if isinstance(returned, int) else f"return: {returned} card"
        case Fumble(back, returned):
            return name, _figure(returned), f"back {back}" if back else ""
        case Strip(returned):
            return name, _figure(returned), "run 0 or 5"
    return "End Drive", "", ""


def _figure(returned: Return) -> str:
    return str(returned) if isinstance(returned, int) and returned else ""


def _rider(rider: Rider) -> str:
    return "No kick" if isinstance(rider, NoKick) else f"Momentum {rider.n}"


def _effects(play: Play) -> str:
    return ", ".join(_effect(effect, play) for effect in play.effects)


def _effect(effect: Effect, play: Play) -> str:
    match effect:
        case Situation(condition, yards):
            return f"{_when(condition)}:{SEAM}{yards}"
        case Bonus(condition, yards):
            return f"+{yards} yards" if isinstance(condition, Always) else f"+{yards} {_when(condition)}"
        case ExtraDraw(k):
            return (
                f"{play_name(play)}: +{k}{SEAM}{'pass' if play.type == PASS else 'run'}{SEAM}card{'s' if k > 1 else ''}"
            )
        case Breakaway(k):
            return f"Breakaway: best{SEAM}of{SEAM}{k}"
        case Misdirection(k):
            return f"Reverse: {MINUS}{k}{SEAM}helmet"
        case Stunt():
            return f"Mismatch v{SEAM}Maul"
        case KickSetup(k):
            return f"Kick Setup +{k}"
        case Secure() | QuickRelease() | HurryUp() | HardCount():
            return {Secure: "Secure", QuickRelease: "Quick Release", HurryUp: "Hurry Up", HardCount: "Hard Count"}[
                type(effect)
            ]


def _when(condition: Condition) -> str:
    match condition:
        case BallAtMost(n):
            return f"{n} or{SEAM}closer"
        case BallAtLeast(n):
            return f"{n} or{SEAM}farther"
        case Down(downs):
            return f"{'/'.join(_ORDINALS[down - 1] for down in downs)}{SEAM}play"
        case DefType(t) | OffType(t):
            return f"v{SEAM}{TYPE_NAMES[t]}"
        case PrevType(t):
            return f"After{SEAM}{TYPE_NAMES[t]}"
        case Trailing():
            return "Trailing"
        case ClearArea():
            return f"no{SEAM}helmet"
        case Always():
            return "Always"
