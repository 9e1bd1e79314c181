"""What is printed on cards (GF-2), and the closed vocabulary of effects, V01 to V95: how they are read and checked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from playcall.kernel import CardError

Ability: TypeAlias = Literal["power", "speed", "skill", "mental"]
ABILITIES: Final = ("power", "speed", "skill", "mental")
"""GF-1.3  In the order of `Symbols`."""
CardType: TypeAlias = Literal["OP", "DP", "OA", "DA", "TM"]
CARD_TYPES: Final = ("OP", "DP", "OA", "DA", "TM")
Rarity: TypeAlias = Literal["C", "U", "R", "V"]
RARITIES: Final = ("C", "U", "R", "V")
Edition: TypeAlias = Literal["both", "retail", "hobby"]
Limit: TypeAlias = Literal["none", "once_per_half", "once_per_game", "first_half"]
Kind: TypeAlias = Literal["run", "pass"]
Who: TypeAlias = Literal["own", "opp"]
Context: TypeAlias = Literal[
    "play", "try", "kickoff", "safety_kick", "punt", "field_goal", "extra_point", "interception"
]
Window: TypeAlias = Literal[
    "kickoff", "drive_start", "call", "reveal", "challenge", "result", "injury", "penalty", "kick", "finish", "response"
]
WINDOWS: Final = (
    "kickoff", "drive_start", "call", "reveal", "challenge", "result", "injury", "penalty", "kick", "finish",
    "response",
)  # fmt: skip
Subtype: TypeAlias = Literal["star", "coach", "franchise", "sponsor", "formation", "tradition"]
SUBTYPES: Final = ("star", "coach", "franchise", "sponsor", "formation", "tradition")
Plaque: TypeAlias = Literal["gold", "silver", "copper"]
PLAQUES: Final = ("gold", "silver", "copper")
Position: TypeAlias = Literal["QB", "HB", "FB", "WR", "TE", "C", "G", "T", "K", "DE", "DT", "LB", "CB", "FS", "SS"]
GOLD_POSITIONS: Final = ("QB", "HB", "FB", "WR", "TE", "C", "G", "T", "K")
SILVER_POSITIONS: Final = ("DE", "DT", "LB", "CB", "FS", "SS")


class Symbols(NamedTuple):
    """GF-1.3, GF-1.4  The symbols on a card, by ability."""

    power: int = 0
    speed: int = 0
    skill: int = 0
    mental: int = 0
    wild: int = 0


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When an effect holds: every atom that is given must hold."""

    role: Literal["offence", "defence"] | None = None
    off_kind: Kind | None = None
    def_kind: Kind | None = None
    own_kind: Kind | None = None
    opp_kind: Kind | None = None
    advantage: Who | None = None
    dominant: Ability | None = None
    down_in: tuple[int, ...] | None = None
    to_go_max: int | None = None
    to_go_min: int | None = None
    ytg_max: int | None = None
    ytg_min: int | None = None
    score: Literal["trailing", "leading", "tied"] | None = None
    half: Literal["first", "second"] | None = None
    last_drive: bool | None = None
    result: Literal["success", "stopped"] | None = None
    margin_min: int | None = None
    doubled: Who | None = None
    sack: bool | None = None
    position_active: Position | None = None
    opp_position_active: Position | None = None
    context: tuple[Context, ...] | None = None
    laid_max: int | None = None
    laid_min: int | None = None
    franchise: str | None = None


FINAL_ATOMS: Final = ("result", "margin_min", "doubled", "sack")
"""Atoms judged on the final Totals; no effect that changes Totals may carry one."""


class Effect(msgspec.Struct, frozen=True):
    """One entry of the vocabulary: `do` with its parameters, when it holds and how long it lasts."""

    do: str
    parameters: Mapping[str, Any] = msgspec.field(default_factory=dict)
    """By name, as `VERBS[do]` lists them; effects inside effects are tuples of `Effect`."""
    condition: Condition | None = None
    duration: str = ""
    """Empty, or `play`, `next_play`, `drive`, `drives:2`, `half`, `game`."""


class Secondary(msgspec.Struct, frozen=True):
    """GF-7.17  A Secondary Challenge."""

    key: Ability
    need: str
    """GF-7.19  `lead`, `double` or `by:n`."""
    effects: tuple[Effect, ...]


class Penalty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GF-10.1  The white number on a black disk, with what it costs."""

    risk: int
    yards: int
    foul: str


class AbilityUse(msgspec.Struct, frozen=True):
    """What a Team card's owner may do in a window while it is Active."""

    window: Window
    limit: Limit
    effects: tuple[Effect, ...]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What all five types have in common."""

    id: str
    name: str
    type: CardType
    rarity: Rarity
    edition: Edition = "both"
    limit: Limit = "none"
    set: str = "base"
    flavour: str = ""
    picture: str = ""
    """The picture of a card of somebody's own set, by its name; the game's own are listed with the faces."""


class Play(Card, frozen=True, kw_only=True):
    """An Offensive or Defensive Play."""

    kind: Kind
    symbols: Symbols
    main: str
    """The ability with most symbols, the first printed of equals: what the card is about. No rule asks for it."""
    objective: int | Literal["TD"]
    """Yards from the offence's point of view if the owner wins."""
    in_force: tuple[Effect, ...] = ()
    on_success: tuple[Effect, ...] = ()
    secondaries: tuple[Secondary, ...] = ()
    penalty: Penalty | None = None


class Action(Card, frozen=True, kw_only=True):
    """An Offensive or Defensive Action: a Challenge card with symbols, or an Action proper without."""

    mode: Literal["challenge", "action"]
    symbols: Symbols = Symbols()
    main: str = ""
    """As on a Play; `wild` where there is no other, nothing without symbols."""
    special: tuple[Effect, ...] = ()
    in_force: tuple[Effect, ...] = ()
    windows: tuple[Window, ...] = ()
    effects: tuple[Effect, ...] = ()
    requires: Condition | None = None
    penalty: Penalty | None = None
    alert: int = 0


class Team(Card, frozen=True, kw_only=True):
    """A Team card: star, coach, franchise, sponsor, formation or tradition."""

    subtype: Subtype
    plaque: Plaque
    position: Position | None = None
    affinity: str | None = None
    """The letter of a franchise."""
    static: tuple[Effect, ...] = ()
    abilities: tuple[AbilityUse, ...] = ()
    kicks: tuple[Context, ...] = ()


AnyCard: TypeAlias = Play | Action | Team


# The vocabulary -------------------------------------------------------------------------------------------------------

AnyAbility = Literal["power", "speed", "skill", "mental", "dominant", "each", "choice"]
OneAbility = Literal["power", "speed", "skill", "mental", "choice"]
KeyAbility = Literal["power", "speed", "skill", "mental", "dominant"]
FILTER_WORDS: Final = (*SUBTYPES, *PLAQUES, *GOLD_POSITIONS, *SILVER_POSITIONS, "challenge", "action", "any")
PLACES: Final = {
    "P": "in force", "S": "on success", "2": "a Secondary Challenge", "R": "a Special Result", "A": "an Action",
    "T": "a Team card", "B": "a Team card's ability", "C": "a continuing effect",
}  # fmt: skip
DURATION: Final = re.compile(r"play|next_play|drive|drives:[1-9]|half|game")
NEED: Final = re.compile(r"lead|double|by:[1-9]")


class Filter:
    """The kind of parameter that is a word, or several of which one must fit a card."""


class Effects:
    """The kind of parameter that is a list of effects."""


class Options:
    """The kind of parameter that is several lists of effects, one of which is picked."""


class Verb(NamedTuple):
    """One entry of the vocabulary."""

    id: str
    do: str
    where: str
    """Letters of `PLACES`."""
    parameters: Mapping[str, Any] = {}
    windows: tuple[str, ...] = ()
    """As an Action or an ability, the windows it may have; empty for any."""
    lasts: bool = False
    """It needs a duration."""
    lacks: Mapping[str, Any] = {}
    """Parameters that may be left out, with the value they then have."""


_REVEAL = ("reveal",)
_LIST: Final = (
    Verb("V01", "add_symbols", "PSRATBC", {"ability": AnyAbility, "n": int}),
    Verb("V02", "tax_symbols", "PSRATBC", {"ability": AnyAbility, "n": int}),
    Verb("V03", "per_card", "AB", {"ability": KeyAbility, "n": int, "max": int}),
    Verb("V04", "amplify", "AB", {"factor": Literal[2, 3]}),
    Verb("V05", "mute", "A", {"ability": KeyAbility}),
    Verb("V06", "set_dominant", "AB", {"ability": OneAbility}, _REVEAL),
    Verb("V07", "take_advantage", "AB", {}, _REVEAL),
    Verb("V08", "win_ties", "ATBC"),
    Verb("V09", "remove_last", "A", {}, ("challenge",)),
    Verb("V10", "hush", "AB", {"filter": Filter}),
    Verb("V11", "lay_limit", "AP", {"n": int}),
    Verb("V20", "objective_add", "PS2ATBC", {"yards": int}),
    Verb("V21", "objective_set", "PS2A", {"gain": int}),
    Verb("V22", "objective_td", "S2A"),
    Verb("V23", "per_margin", "PSATC", {"yards": int, "max": int}),
    Verb("V24", "min_loss", "PATBC", {"yards": int}),
    Verb("V25", "objective_cap", "PATC", {"gain": int, "unless_doubled": bool}, lacks={"unless_doubled": False}),
    Verb("V26", "objective_floor", "PATC", {"gain": int}),
    Verb("V30", "yards", "R2", {"n": int}),
    Verb("V31", "fumble", "S2R"),
    Verb("V32", "interception", "S2R"),
    Verb("V33", "safe_hands", "ATBRC"),
    Verb("V34", "first_down", "S2R"),
    Verb("V35", "repeat_down", "SRA", {}, ("result",)),
    Verb("V36", "lose_down", "SR"),
    Verb("V40", "injure", "S2RAB", {"who": Who, "level": int, "filter": Filter}),
    Verb("V41", "injury_shift", "ATBPRC", {"who": Who, "n": int}),
    Verb("V42", "bench", "SRAB", {"who": Who, "filter": Filter}, lasts=True),
    Verb("V43", "protect", "ATBC", {"filter": Filter}),
    Verb("V44", "patch_up", "AB", {"levels": int}, ("finish", "drive_start")),
    Verb("V45", "call_up", "AB", {}, ("drive_start",)),
    Verb("V50", "draw", "ABRS", {"n": int}),
    Verb("V51", "discard", "ABRS", {"who": Who, "n": int, "by": Literal["owner", "opp", "random"]}),
    Verb("V52", "hand_size", "SRATC", {"who": Who, "delta": int}),
    Verb(
        "V53", "look", "ABR",
        {"what": Literal["opp_hand", "opp_playbook", "opp_deck", "own_deck"], "n": int}, lacks={"n": 0},
    ),
    Verb("V54", "recover", "ABR", {"n": int, "filter": Filter}),
    Verb("V55", "redraw", "AB"),
    Verb("V56", "arrange", "AB", {"n": Literal[1, 2, 3]}),
    Verb("V60", "force_kind", "RSABC", {"who": Who, "kind": Kind}, lasts=True),
    Verb("V61", "forbid_repeat", "RSATC", {"who": Who}),
    Verb("V62", "audible", "AB", {}, _REVEAL),
    Verb("V63", "read", "AB", {}, ("call",)),
    Verb("V64", "extra_swap", "AB", {"n": int}, ("drive_start", "finish")),
    Verb("V65", "lock_calls", "AP"),
    Verb("V70", "risk_shift", "ATBPC", {"n": int, "scope": Literal["all", "plays", "actions"]}),
    Verb("V71", "alert_bonus", "ATBC", {"n": int}),
    Verb("V72", "no_flag", "AB"),
    Verb("V73", "flag_yards", "TAC", {"n": int}),
    Verb("V74", "frame", "A", {"risk": int, "yards": Literal[5, 10, 15]}, ("result",)),
    Verb("V80", "onside", "A", {"margin": int, "spot": int}, ("kickoff",)),
    Verb("V81", "kick_rate", "ATB", {"context": Context, "forward": int, "back": int}),
    Verb("V82", "baseline", "ATB", {"context": Context, "n": int}),
    Verb("V83", "no_return", "A", {"context": Context}),
    Verb("V84", "block", "A", {"contexts": tuple[Context, ...], "key": Ability, "margin": int}, ("kick",)),
    Verb("V85", "fake", "A", {"contexts": tuple[Context, ...]}, ("kick",)),
    Verb("V86", "claim_declare", "AB"),
    Verb("V90", "secondary", "PA", {"key": Ability, "need": str, "effects": Effects}),
    Verb("V91", "extra_challenge", "R", {"key": Ability, "need": str, "effects": Effects}),
    Verb("V92", "continue", "S2RA", {"effects": Effects}, lasts=True),
    Verb("V93", "cancel_action", "A", {"filter": Filter}, ("response",)),
    Verb("V94", "choose", "PS2RATBC", {"by": Who, "options": Options}),
    Verb("V95", "coin", "PS2RATBC", {"heads": Effects, "tails": Effects}),
)  # fmt: skip

VERBS: Final[dict[str, Verb]] = {verb.do: verb for verb in _LIST}
TOTALS: Final = frozenset(verb.do for verb in _LIST if verb.id <= "V11")
"""The verbs that change Totals, V01 to V11."""
INSIDE: Final = {"secondary": "2", "extra_challenge": "2", "continue": "C"}
"""Where the effects inside an effect stand, if not where the effect itself stands."""


def read_effects(raw: Iterable[Mapping[str, Any]], place: str, windows: Iterable[str] = ()) -> tuple[Effect, ...]:
    """The effects of a field; raises CardError."""
    if not isinstance(raw, list | tuple) or not all(isinstance(entry, dict) for entry in raw):
        raise CardError("effects are a list of tables with `do`")
    return tuple(read_effect(entry, place, windows) for entry in raw)


def read_effect(raw: Mapping[str, Any], place: str, windows: Iterable[str] = ()) -> Effect:
    """An effect as it stands in a card file, checked; raises CardError."""
    words = dict(raw)
    do = words.pop("do", None)
    verb = VERBS.get(str(do))
    if verb is None:
        raise CardError(f"'{do}' is not an effect of the vocabulary")
    if place not in verb.where:
        raise CardError(f"{do} cannot stand in {PLACES[place]}")
    if place in "AB" and verb.windows and not set(windows) <= set(verb.windows):
        raise CardError(f"{do} belongs to window {' or '.join(verb.windows)}")
    condition = _condition(do, words.pop("if", None))
    duration = _duration(verb, words.pop("for", ""))
    known = {name: words.pop(name) for name in verb.parameters if name in words}
    if words:
        raise CardError(f"{do} has no parameter '{next(iter(words))}'")
    inner = INSIDE.get(verb.do, place)
    parameters = {name: _parameter(verb, name, known, inner, windows) for name in verb.parameters}
    return Effect(verb.do, parameters, condition, duration)


def read_condition(raw: Mapping[str, Any] | None) -> Condition | None:
    """A condition as it stands in a card file; raises CardError."""
    if raw is None:
        return None
    if not raw:
        raise CardError("a condition has at least one atom")
    condition: Condition = _convert(raw, Condition, "condition")
    return condition


def check_need(need: object) -> str:
    """GF-7.19  What a Secondary Challenge asks; raises CardError."""
    if not isinstance(need, str) or not NEED.fullmatch(need):
        raise CardError(f"a Secondary needs 'lead', 'double' or 'by:n', not '{need}'")
    return need


def _condition(do: str, raw: Mapping[str, Any] | None) -> Condition | None:
    condition = read_condition(raw)
    if condition is not None and do in TOTALS:
        for atom in FINAL_ATOMS:
            if getattr(condition, atom) is not None:
                raise CardError(f"{do} changes Totals and cannot wait for '{atom}'")
    return condition


def _duration(verb: Verb, duration: Any) -> str:
    if duration and not (isinstance(duration, str) and DURATION.fullmatch(duration)):
        raise CardError(f"'{duration}' is not a duration")
    if verb.lasts and not duration:
        raise CardError(f"{verb.do} says for how long")
    return str(duration)


def _parameter(verb: Verb, name: str, known: Mapping[str, Any], place: str, windows: Iterable[str]) -> Any:
    if name not in known:
        if name in verb.lacks:
            return verb.lacks[name]
        raise CardError(f"{verb.do} lacks '{name}'")
    value, kind = known[name], verb.parameters[name]
    if kind is Filter:
        return _filter(value)
    if kind is Effects:
        return read_effects(value, place, windows)
    if kind is Options:
        if not isinstance(value, list):
            raise CardError(f"{verb.do}, '{name}': options are lists of effects")
        return tuple(read_effects(option, place, windows) for option in value)
    if name == "need":
        return check_need(value)
    return _convert(value, kind, f"{verb.do}, '{name}'")


def _filter(value: Any) -> tuple[str, ...]:
    if not isinstance(value, str | list):
        raise CardError(f"'{value}' is not a filter")
    words = (value,) if isinstance(value, str) else tuple(value)
    for word in words:
        if word not in FILTER_WORDS:
            raise CardError(f"'{word}' is not a filter")
    return words


def _convert(value: Any, kind: Any, what: str) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise CardError(f"{what}: {error}") from None


def inner_effects(effect: Effect) -> tuple[Effect, ...]:
    """The effects directly inside an effect."""
    found: list[Effect] = []
    for name, kind in VERBS[effect.do].parameters.items():
        if kind is Effects:
            found += effect.parameters[name]
        elif kind is Options:
            found += [each for option in effect.parameters[name] for each in option]
    return tuple(found)


def all_effects(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """Effects with everything inside them."""
    found: list[Effect] = []
    for effect in effects:
        found += [effect, *all_effects(inner_effects(effect))]
    return tuple(found)
