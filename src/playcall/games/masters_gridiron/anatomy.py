"""What the cards show: ratings, positions, player cards, offensive plays and Audibles."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final, Literal, cast, get_args, get_type_hints

import msgspec

from playcall.contract import Text, joined, msg
from playcall.contract.speech import say
from playcall.games.masters_gridiron.effects import WORDS, Effect, effect_text, effect_word
from playcall.kernel import CardError

# Ratings (MG-13.1). Those of the offence and of the defence are numbered on their own; a missing one is 0.

PAS, RUS, GOL, REC, RED, RBL, PBL = range(7)
RDF, PRS, TAC, COV = range(4)
OFFENCE_CODES: Final = ("PAS", "RUS", "GOL", "REC", "RED", "RBL", "PBL")
DEFENCE_CODES: Final = ("RDF", "PRS", "TAC", "COV")
OFFENCE_RATINGS: Final = ("Passing", "Rushing", "Goal Line", "Receiving", "Red Zone", "Run Blocking", "Pass Blocking")
DEFENCE_RATINGS: Final = ("Run Defense", "Pass Rush", "Tackling", "Coverage")

RATING_NAMES: Final = dict(zip((*OFFENCE_CODES, *DEFENCE_CODES), (*OFFENCE_RATINGS, *DEFENCE_RATINGS), strict=True))
"""As they are printed on cards."""

OFFENCE_POSITIONS: Final = {
    "QB": (PAS, RED, RUS, GOL),
    "RB": (RBL, PBL, RUS, GOL, REC, RED),
    "FB": (RBL, PBL, RUS, GOL, REC, RED),
    "WR": (RBL, PBL, RUS, GOL, REC, RED),
    "TE": (RBL, PBL, REC, RED),
    "T": (RBL, PBL),
    "G": (RBL, PBL),
    "C": (RBL, PBL),
}
"""The ratings of every position, in the order in which they are printed."""
DEFENCE_POSITIONS: Final = dict.fromkeys(("DE", "DT", "LB", "CB", "S"), (RDF, PRS, TAC, COV))
POSITIONS: Final = (*OFFENCE_POSITIONS, *DEFENCE_POSITIONS)
POSITION_NAMES: Final = {
    "QB": "quarterback", "RB": "running back", "FB": "fullback", "WR": "wide receiver", "TE": "tight end",
    "T": "tackle", "G": "guard", "C": "center", "DE": "defensive end", "DT": "defensive tackle",
    "LB": "linebacker", "CB": "cornerback", "S": "safety",
}  # fmt: skip

Side = Literal["OFFENSE", "DEFENSE"]
Role = Literal["STARTER", "RESERVE"]
Tier = Literal["REGULAR", "STANDOUT", "STAR", "LEGEND", "SPECIALIST"]
PlayResult = Literal["TD", "FG"]
PlayType = Literal["IR", "OR", "SP", "LP"]
AudibleSide = Literal["OFF", "DEF", "ANY"]

RESULT_NAMES: Final = {"TD": "Touchdown", "FG": "Field Goal"}
TYPES: Final[tuple[PlayType, ...]] = ("IR", "OR", "SP", "LP")
TYPE_NAMES: Final = {"IR": "Inside Run", "OR": "Outside Run", "SP": "Short Pass", "LP": "Long Pass"}


class Window(StrEnum):
    """When an Audible may be played (MG-9.1, MG-9.4, MG-9.5)."""

    HUDDLE = "HUDDLE"
    LINE = "LINE"
    CHECK = "CHECK"
    REACT = "REACT"


class Player(msgspec.Struct, frozen=True):
    """A player card; the fields after `salary` are for information only (MG-13.2)."""

    number: int
    side: Side
    pos: str
    ratings: tuple[int, ...]
    """By rating number; 0 where the card has no such rating."""
    has: int
    """The ratings it has, as a bit mask."""
    salary: int
    team: str
    name: str
    role: Role
    tier: Tier
    height: str = ""
    weight: int = 0
    age: int = 0
    season: int = 0
    college: str = ""
    stats: str = ""
    note: str = ""
    code: str = ""
    """The id of a card of somebody's own set; the game's own have their numbers."""

    @property
    def id(self) -> str:
        return self.code or f"{self.number:03}"

    @property
    def best(self) -> int:
        """MG-10.9  The highest rating on the card."""
        return max(self.ratings)


class Play(msgspec.Struct, frozen=True):
    """A Playbook card of the kind offensive play."""

    id: str
    name: str
    result: PlayResult
    type: PlayType
    uses: tuple[int, ...]
    """Offensive ratings, the highest of which counts."""
    stops: tuple[int, ...]
    """Defensive ratings that can stop it."""
    bonuses: dict[str, int]
    use_mask: int
    stop_mask: int


class Audible(msgspec.Struct, frozen=True):
    """A Playbook card of the kind Audible."""

    id: str
    name: str
    side: AudibleSide
    windows: frozenset[Window]
    effect: Effect
    types: frozenset[str]
    """Play types it needs; empty for any. So with `results` and `positions`."""
    results: frozenset[str]
    positions: frozenset[str]

    @property
    def told(self) -> Text:
        """What it does and what it needs, as it is printed."""
        needs = [Text(f"mg-type-{kind}") for kind in TYPES if kind in self.types]
        needs += [Text(f"mg-result-{result}") for result in RESULT_NAMES if result in self.results]
        needs += [Text(f"mg-position-{pos}") for pos in POSITIONS if pos in self.positions]
        does = effect_text(self.effect)
        return joined([does, msg("mg-effect-needs", what=joined(needs, "or"))], "space") if needs else does

    @property
    def text(self) -> str:
        """The same in English, for the face of the card."""
        return say(self.told, "playcall.games.masters_gridiron")


def mask(ratings: tuple[int, ...]) -> int:
    """A set of ratings as one number."""
    return sum(1 << rating for rating in ratings)


NONE: Final = "–"
BONUS: Final = re.compile(r"(\w+) \+(\d+)")
CODES: Final = (*OFFENCE_CODES, *DEFENCE_CODES)


def require(holds: bool, message: str, field: str = "", rule: str = "") -> None:
    """Raise CardError with this sentence unless the rule holds; it may name the field, and the rule."""
    if not holds:
        raise CardError(message, field=field, rule=rule)


# Plays ----------------------------------------------------------------------------------------------------------------


def parse_play(line: str, card_id: str = "play", name: str = "") -> Play:
    """A play from its line; raises CardError."""
    parts = [part.strip() for part in line.split("/")]
    head = parts[0].split(maxsplit=2)
    require(len(parts) == 3 and len(head) == 3, f"'{line}' is not RESULT TYPE uses / stops / bonuses")
    result, kind, uses = head
    require(result in RESULT_NAMES, f"a result is TD or FG, not '{result}'", "result")
    require(kind in TYPES, f"a type is {', '.join(TYPES)}, not '{kind}'", "type")
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
    field, rule = ("uses", "MG-4.3") if kind == "offensive" else ("stops", "MG-5.2")
    for word in words:
        require(word in codes, f"'{word}' is not a {kind} rating; they are {', '.join(codes)}", field, rule)
    few = 1 <= len(words) <= 3 and len(set(words)) == len(words)
    require(few, "a list names one to three different ratings", field, rule)
    return tuple(codes.index(word) for word in words)


def _bonuses(text: str, uses: tuple[int, ...]) -> dict[str, int]:
    if text in ("", "-", NONE):
        return {}
    bonuses: dict[str, int] = {}
    for part in text.split(","):
        found = BONUS.fullmatch(part.strip())
        require(found is not None, f"'{part.strip()}' is not a bonus such as WR +8", "bonuses", "MG-4.4")
        assert found is not None
        pos, number = found[1], int(found[2])
        for holds, problem in (
            (pos in OFFENCE_POSITIONS, f"'{pos}' is not a position of the offense"),
            (pos not in bonuses, f"{pos} has two bonuses"),
            (number in range(4, 13, 2), f"a bonus is an even number from 4 to 12, not {number}"),
            (set(OFFENCE_POSITIONS.get(pos, ())) & set(uses), f"a {pos} has none of the ratings that the play uses"),
        ):
            require(bool(holds), problem, "bonuses", "MG-4.4")
        bonuses[pos] = number
    require(len(bonuses) <= 3, "a play gives a bonus to three positions at most", "bonuses", "MG-4.4")
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
    words = [effect_word(effect)]
    for field in msgspec.structs.fields(effect):
        value = getattr(effect, field.name)
        if value != "":
            words += ["with", value] if field.default == "" else [str(value)]
    return " ".join(words)


def usage(kind: type[Effect]) -> str:
    """How an effect is written: `BOOST n [with rating]`."""
    words = [next(word for word, of in WORDS.items() if of is kind)]
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
        require(any(word in kind for kind in kinds), f"'{word}' is not a play type, result or position")
    types, results, positions = (frozenset(word for word in words if word in kind) for kind in kinds)
    return types, results, positions
