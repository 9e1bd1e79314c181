"""How cards are written in card files: `TD SP RED / PRS, COV / WR +8` for a play, `DRAIN 7 with PRS` for an effect."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, cast, get_args, get_type_hints

import msgspec

from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    OFFENCE_CODES,
    OFFENCE_POSITIONS,
    POSITIONS,
    RESULT_NAMES,
    TYPES,
    Play,
    PlayResult,
    PlayType,
    mask,
)
from playcall.games.masters_gridiron.effects import WORDS, Effect
from playcall.kernel import CardError

NONE: Final = "–"
BONUS: Final = re.compile(r"(\w+) \+(\d+)")
CODES: Final = (*OFFENCE_CODES, *DEFENCE_CODES)
_WORD_OF: Final = {kind: word for word, kind in WORDS.items()}


def require(holds: bool, message: str) -> None:
    """Raise CardError with this sentence unless the rule holds."""
    if not holds:
        raise CardError(message)


# Plays ----------------------------------------------------------------------------------------------------------------


def parse_play(line: str, card_id: str = "play", name: str = "") -> Play:
    """A play from its line; raises CardError."""
    parts = [part.strip() for part in line.split("/")]
    head = parts[0].split(maxsplit=2)
    require(len(parts) == 3 and len(head) == 3, f"'{line}' is not RESULT TYPE uses / stops / bonuses")
    result, kind, uses = head
    require(result in RESULT_NAMES, f"a result is TD or FG, not '{result}'")
    require(kind in TYPES, f"a type is {', '.join(TYPES)}, not '{kind}'")
    use, stop = _ratings(uses, OFFENCE_CODES, "offensive"), _ratings(parts[1], DEFENCE_CODES, "defensive")
    bonuses = _bonuses(parts[2], use)
    made = cast(PlayResult, result), cast(PlayType, kind)
    return Play(card_id, name or card_id, *made, use, stop, bonuses, mask(use), mask(stop))


def format_play(play: Play) -> str:
    """The line of a play."""
    uses = ", ".join(OFFENCE_CODES[rating] for rating in play.uses)
    stops = ", ".join(DEFENCE_CODES[rating] for rating in play.stops)
    bonuses = ", ".join(f"{pos} +{n}" for pos, n in play.bonuses.items()) or NONE
    return f"{play.result} {play.type} {uses} / {stops} / {bonuses}"


def _ratings(text: str, codes: Sequence[str], kind: str) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",")]
    for word in words:
        require(word in codes, f"'{word}' is no {kind} rating; they are {', '.join(codes)}")
    require(1 <= len(words) <= 3 and len(set(words)) == len(words), "a list names one to three different ratings")
    return tuple(codes.index(word) for word in words)


def _bonuses(text: str, uses: tuple[int, ...]) -> dict[str, int]:
    if text in ("", "-", NONE):
        return {}
    bonuses: dict[str, int] = {}
    for part in text.split(","):
        found = BONUS.fullmatch(part.strip())
        require(found is not None, f"'{part.strip()}' is no bonus such as WR +8")
        assert found is not None
        pos, number = found[1], int(found[2])
        require(pos in OFFENCE_POSITIONS, f"'{pos}' is no position of the offence")
        require(pos not in bonuses, f"{pos} has two bonuses")
        require(number in range(4, 13, 2), f"a bonus is an even number from 4 to 12, not {number}")
        require(bool(set(OFFENCE_POSITIONS[pos]) & set(uses)), f"a {pos} has none of the ratings that the play uses")
        bonuses[pos] = number
    require(len(bonuses) <= 3, "a play gives a bonus to three positions at most")
    return bonuses


# Effects --------------------------------------------------------------------------------------------------------------


def parse_effect(text: str) -> Effect:
    """An effect from its words; raises CardError."""
    words = text.split()
    require(bool(words) and words[0] in WORDS, f"'{text}' begins with none of {', '.join(WORDS)}")
    kind = WORDS[words[0]]
    values = [word for word in words[1:] if word != "with"]
    fields = msgspec.structs.fields(kind)
    needed = sum(field.default is msgspec.NODEFAULT for field in fields)
    require(needed <= len(values) <= len(fields), f"'{text}' should be {usage(kind)}")
    hints = get_type_hints(kind)
    return kind(*(_value(text, kind, f.name, hints[f.name], v) for f, v in zip(fields, values, strict=False)))


def format_effect(effect: Effect) -> str:
    """The words of an effect."""
    words = [_WORD_OF[type(effect)]]
    for field in msgspec.structs.fields(effect):
        value = getattr(effect, field.name)
        if value != "":
            words += ["with", value] if field.default == "" else [str(value)]
    return " ".join(words)


def usage(kind: type[Effect]) -> str:
    """How an effect is written: `BOOST n [with rating]`."""
    words = [_WORD_OF[kind]]
    for field in msgspec.structs.fields(kind):
        words.append(f"[with {field.name}]" if field.default == "" else field.name)
    return " ".join(words)


def _value(text: str, kind: type[Effect], name: str, hint: Any, word: str) -> Any:
    if hint is int:
        require(word.isdecimal() and 1 <= int(word) <= 30, f"'{text}': {name} is a number from 1 to 30, not '{word}'")
        return int(word)
    allowed = CODES if name == "rating" else get_args(hint)
    require(word in allowed, f"'{text}' should be {usage(kind)}: {name} is {', '.join(allowed)}, not '{word}'")
    return word


def parse_conditions(text: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Play types, results and positions that an Audible needs: `SP, LP`; raises CardError."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    kinds: tuple[Sequence[str], ...] = (TYPES, tuple(RESULT_NAMES), POSITIONS)
    for word in words:
        require(any(word in kind for kind in kinds), f"'{word}' is no play type, result or position")
    types, results, positions = (frozenset(word for word in words if word in kind) for kind in kinds)
    return types, results, positions
