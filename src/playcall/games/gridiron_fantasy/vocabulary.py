"""What there is to build with: franchises, the five types of cards, and the verbs V01 to V95 as building blocks."""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from playcall.contract import msg
from playcall.contract.vocabulary import Block, Field, Kind, Vocabulary
from playcall.games.gridiron_fantasy.cards import own_cards
from playcall.games.gridiron_fantasy.effects import (
    ABILITIES,
    FILTER_WORDS,
    PLACES,
    PLAQUES,
    RARITIES,
    SUBTYPES,
    VERBS,
    WINDOWS,
    Condition,
    Context,
    Effects,
    Filter,
    Limit,
    Options,
    Position,
    Verb,
    read_effect,
)
from playcall.games.gridiron_fantasy.faces.pictures import picture_names
from playcall.games.gridiron_fantasy.printed import effect_text
from playcall.games.gridiron_fantasy.sets import ASKED, LONGEST, MOST_EFFECTS, SIZES, TEAM, bounds_of

GROUPS: Final = {
    "P": "in_force", "S": "on_success", "2": "secondary", "R": "special", "A": "action", "T": "team", "B": "ability",
    "C": "lasting",
}  # fmt: skip
"""The groups of blocks: where an effect may stand."""
TITLES: Final = {"op": msg("gf-set-op"), "dp": msg("gf-set-dp"), "oa": msg("gf-set-oa"), "da": msg("gf-set-da")}
DURATIONS: Final = ("play", "next_play", "drive", "drives:2", "half", "game")
NEEDS: Final = ("lead", "double", "by:2", "by:3", "by:4")


def vocabulary() -> Vocabulary:
    """The tables of a set; every verb once for each place in which it may stand; every atom of a condition."""
    kinds = (
        _franchise(), *(_play(name) for name in ("op", "dp")), *(_action(name) for name in ("oa", "da")), _team(),
    )  # fmt: skip
    return Vocabulary(kinds, tuple(block for place in PLACES for block in _blocks(place)), conditions=_atoms())


# Blocks -------------------------------------------------------------------------------------------------------------


def _blocks(place: str) -> Iterator[Block]:
    for verb in VERBS.values():
        if place in verb.where and (place != "C" or verb.do not in ("choose", "coin")):
            yield _block(verb, place)


def _block(verb: Verb, place: str) -> Block:
    fields = [_parameter(verb, name, kind, place) for name, kind in verb.parameters.items()]
    if verb.lasts:
        fields.append(Field("for", "choice", values=DURATIONS, default="drive"))
    fields.append(Field("if", "condition", required=False))
    only = {"windows": verb.windows} if verb.windows and place == "A" else {}
    words = effect_text(read_effect(sample(verb, place), place, verb.windows or ("reveal",)))
    return Block(verb.do, GROUPS[place], tuple(fields), words, only=only)


def sample(verb: Verb, place: str) -> dict[str, Any]:
    """The effect with the first values that it takes."""
    found: dict[str, Any] = {"do": verb.do}
    for name, kind in verb.parameters.items():
        if name not in verb.lacks:
            found[name] = _first(verb, name, kind, place)
    return found | ({"for": "drive"} if verb.lasts else {})


def _first(verb: Verb, name: str, kind: Any, place: str) -> Any:
    if kind is Filter:
        return "any"
    if kind in (Effects, Options):
        inner = dict(_INNER[{"secondary": "2", "extra_challenge": "2", "continue": "C"}.get(verb.do, place)])
        return [inner] if kind is Effects else [[inner], [inner]]
    if name == "need":
        return "lead"
    if get_origin(kind) is tuple:
        return [get_args(get_args(kind)[0])[0]]
    if values := get_args(kind):
        return values[0]
    found = bounds_of(verb.do, name)
    return False if kind is bool else max(1, found.low if found else 1)


_INNER: Final[dict[str, dict[str, Any]]] = {
    **{place: {"do": "add_symbols", "ability": "power", "n": 1} for place in "PTBC"},
    **{place: {"do": "draw", "n": 1} for place in "SRA"}, "2": {"do": "objective_add", "yards": 3},
}  # fmt: skip
"""A plain effect for each place."""


def _parameter(verb: Verb, name: str, kind: Any, place: str) -> Field:
    first = None if name in verb.lacks else _first(verb, name, kind, place)
    default = first if isinstance(first, str | int) else verb.lacks.get(name)
    required = name not in verb.lacks
    if kind is Filter:
        return Field(name, "choice", values=FILTER_WORDS, default="any")
    if kind is Effects:
        inner = {"secondary": "2", "extra_challenge": "2", "continue": "C"}.get(verb.do, place)
        return Field(name, "blocks", blocks=(GROUPS[inner],), fewest=1, most=MOST_EFFECTS)
    if kind is Options:
        return Field(name, "alternatives", blocks=(GROUPS[place],), fewest=2, most=MOST_EFFECTS)
    if name == "need":
        return Field(name, "choice", values=NEEDS, default="lead", rule="GF-7.19")
    if get_origin(kind) is tuple:
        return Field(name, "choices", values=get_args(get_args(kind)[0]), fewest=1)
    if values := get_args(kind):
        return Field(name, "choice", values=values, default=default)
    if kind is bool:
        return Field(name, "switch", required=required, default=False)
    found = bounds_of(verb.do, name)
    low, high = found or (1, 10)
    return Field(name, "number", low=low, high=high, required=required, default=default)


def _atoms() -> tuple[Field, ...]:
    return tuple(_atom(name, hint) for name, hint in get_type_hints(Condition).items())


def _atom(name: str, hint: Any) -> Field:
    kind = next(part for part in get_args(hint) if part is not type(None)) if _optional(hint) else hint
    if name == "franchise":
        return Field(name, "text", required=False, longest=2)
    if name == "down_in":
        return Field(name, "choices", values=(1, 2, 3, 4), required=False)
    if get_origin(kind) is tuple:
        return Field(name, "choices", values=get_args(Context), required=False)
    if kind is bool:
        return Field(name, "switch", required=False)
    if values := get_args(kind):
        return Field(name, "choice", values=values, required=False)
    low, high = ASKED[name]
    return Field(name, "number", low=low, high=high, required=False)


def _optional(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


# Cards --------------------------------------------------------------------------------------------------------------


def _common(*, picture: bool = True) -> tuple[Field, ...]:
    shown = (Field("picture", "choice", values=picture_names(), required=False),) if picture else ()
    return (
        Field("id", "text", longest=6), Field("name", "text", longest=LONGEST["name"]),
        Field("rarity", "choice", values=RARITIES, required=False, default="C", rule="GF-19.2"), *shown,
        Field("limit", "choice", values=get_args(Limit), required=False, default="none", rule="GF-14.4"),
        Field("flavour", "text", longest=90, required=False),
    )  # fmt: skip


def _symbols(most: int, required: bool = True) -> Field:
    each = tuple(Field(name, "number", low=0, high=most, required=False, default=0) for name in ABILITIES)
    wild = Field("wild", "number", low=0, high=2, required=False, default=0, rule="GF-1.4")
    return Field("symbols", "table", fields=(*each, wild), required=required, rule="GF-1.3")


def _effects(name: str, place: str, rule: str = "") -> Field:
    return Field(name, "blocks", blocks=(GROUPS[place],), required=False, most=MOST_EFFECTS, rule=rule)


_PENALTY: Final = Field(
    "penalty", "table", required=False, rule="GF-10.1",
    fields=(
        Field("risk", "number", low=1, high=5), Field("yards", "choice", values=(5, 10, 15)),
        Field("foul", "text", longest=LONGEST["foul"]),
    ),
)  # fmt: skip


def _play(table: str) -> Kind:
    offence = table == "op"
    objective = Field("objective", "number", low=1 if offence else -10, high=40 if offence else 8, rule="GF-8.2")
    secondary = (
        Field("key", "choice", values=ABILITIES), Field("need", "choice", values=NEEDS, default="lead", rule="GF-7.19"),
        Field("effects", "blocks", blocks=(GROUPS["2"],), fewest=1, most=MOST_EFFECTS),
    )  # fmt: skip
    fields = (
        *_common(), Field("kind", "choice", values=("run", "pass")), _symbols(3), objective,
        _effects("in_force", "P"), _effects("on_success", "S", "GF-8.2"),
        Field("secondaries", "tables", fields=secondary, required=False, most=2, rule="GF-7.17"), _PENALTY,
    )  # fmt: skip
    sample = {
        "id": f"{table.upper()}-901", "name": "Tuba Sweep" if offence else "Drumroll Blitz", "kind": "run",
        "symbols": {"power": 2}, "objective": 6 if offence else -2,
    }  # fmt: skip
    return Kind(table, TITLES[table], fields, rules=("GF-2.4", "GF-8.2"), sample=sample)


def _action(table: str) -> Kind:
    fields = (
        *_common(), _symbols(4, required=False), _effects("special", "R", "GF-8.14"),
        _effects("in_force", "P"), Field("windows", "choices", values=WINDOWS, required=False, rule="GF-7.23"),
        _effects("effects", "A", "GF-7.23"),
        Field("requires", "condition", required=False), _PENALTY,
        Field("alert", "number", low=0, high=3, required=False, default=0, rule="GF-10.7"),
    )  # fmt: skip
    yards = 2 if table == "oa" else -2
    sample = {
        "id": f"{table.upper()}-901", "name": "Marching Orders" if table == "oa" else "Wrong Note",
        "symbols": {"power": 2}, "special": [{"do": "yards", "n": yards}],
    }  # fmt: skip
    return Kind(table, TITLES[table], fields, rules=("GF-7.9", "GF-7.23", "GF-8.14"), sample=sample)


def _team() -> Kind:
    letters = tuple(one.letter for one in own_cards().franchises)
    ability = (
        Field("window", "choice", values=WINDOWS), Field("limit", "choice", values=get_args(Limit), default="none"),
        Field("effects", "blocks", blocks=(GROUPS["B"],), fewest=1, most=MOST_EFFECTS),
    )  # fmt: skip
    drawn = tuple(name for name in SUBTYPES if name not in ("star", "coach", "formation"))
    fields = (
        *_common(picture=False), Field("subtype", "choice", values=SUBTYPES, rule="GF-2.8"),
        Field("plaque", "choice", values=PLAQUES),
        Field("position", "choice", values=get_args(Position), required=False, only={"subtype": ("star",)}),
        Field("affinity", "reference", of="franchise", values=letters, required=False),
        _effects("static", "T"), Field("abilities", "tables", fields=ability, required=False, most=2),
        Field("kicks", "choices", values=get_args(Context), required=False),
        Field("picture", "choice", values=picture_names(), required=False, only={"subtype": drawn}),
    )  # fmt: skip
    sample = {
        "id": "TM-901", "name": "Cornelia Brasswell", "subtype": "coach", "plaque": "copper",
        "static": [{"do": "add_symbols", "ability": "mental", "n": 1}],
    }  # fmt: skip
    return Kind("tm", msg("gf-set-tm"), fields, rules=("GF-2.6", "GF-2.8"), sample=sample)


def _franchise() -> Kind:
    letters = tuple(one.letter for one in own_cards().franchises)
    fields = (
        Field("letter", "text", longest=2, rule="GF-18.3"), Field("place", "text", longest=LONGEST["place"]),
        Field("nickname", "text", longest=LONGEST["nickname"]),
        Field("division", "choice", values=("North", "South"), rule="GF-18.3"),
        Field("abilities", "choices", values=ABILITIES, fewest=2, most=2),
        Field("colours", "colours", fewest=2, most=2),
        Field("motto", "text", longest=LONGEST["motto"], required=False),
        Field("team", "texts", fewest=TEAM, most=TEAM, rule="GF-2.5"),
        Field("like", "choice", values=letters, required=False),
        *(Field(name, "texts", required=False, most=most, rule="GF-2.19") for name, most in SIZES.items()),
    )  # fmt: skip
    free = [card.id for card in own_cards().of_type("TM")][-7:]
    sample = {
        "letter": "BS", "place": "Brass Section", "nickname": "Trombones", "division": "South",
        "abilities": ["mental", "power"], "colours": ["#6b3a12", "#f2c14e"], "team": ["TM-901", *free],
    }  # fmt: skip
    return Kind("franchise", msg("gf-set-franchise"), fields, most=4, rules=("GF-18.3",), face=False, sample=sample)
