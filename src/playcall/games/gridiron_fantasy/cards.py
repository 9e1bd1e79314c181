"""The card set: cards of five types, the eight franchises and their starter decks, read from the files in `cards/`."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, TypeVar

import msgspec

from playcall.contract.expansions import Expansion, card_error, taken_in
from playcall.games.gridiron_fantasy.effects import (
    Ability,
    AbilityUse,
    Action,
    AnyCard,
    CardType,
    Context,
    Edition,
    Kind,
    Limit,
    Penalty,
    Plaque,
    Play,
    Position,
    Rarity,
    Secondary,
    Subtype,
    Symbols,
    Team,
    Window,
    check_need,
    read_condition,
    read_effects,
)
from playcall.kernel import CardError

BASE: Final = (
    "offensive_plays.toml", "defensive_plays.toml", "offensive_actions.toml", "defensive_actions.toml",
    "franchise_cards.toml", "free_agents.toml",
)  # fmt: skip
"""The files of the base set, in their fixed order; files of further cards follow by name."""
OTHERS: Final = ("decks.toml", "franchises.toml", "sets.toml")
"""What lies beside the cards."""

Raw = Mapping[str, Any]


class Franchise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GF-18.3  One of the eight franchises."""

    letter: str
    place: str
    nickname: str
    division: Literal["North", "South"]
    abilities: tuple[Ability, Ability]
    colours: tuple[str, str]
    motto: str
    team: tuple[str, ...]
    """Ids of its eight Team cards; the first five are the Standard choice."""

    @property
    def name(self) -> str:
        return f"{self.place} {self.nickname}"


class StockDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A starter deck of 60 cards, by ids; the first six Plays of each set are the listed ones."""

    franchise: str
    op: tuple[str, ...]
    dp: tuple[str, ...]
    oa: tuple[str, ...]
    da: tuple[str, ...]


class CardSet(msgspec.Struct, frozen=True):
    """All cards of the game in their fixed order: OP, DP, OA, DA, TM of the base set, then further cards."""

    cards: tuple[AnyCard, ...]
    places: dict[str, int]
    """By id."""
    franchises: tuple[Franchise, ...]
    decks: tuple[StockDeck, ...]
    """In the order of the franchises."""
    hash: str

    def card(self, card_id: str) -> AnyCard:
        return self.cards[self.places[card_id]]

    def of_type(self, card_type: CardType) -> tuple[AnyCard, ...]:
        return tuple(card for card in self.cards if card.type == card_type)


class _Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: str
    rarity: Rarity
    edition: Edition = "both"
    limit: Limit = "none"
    set: str = "base"
    flavour: str = ""
    picture: str = ""


class _Secondary(msgspec.Struct, forbid_unknown_fields=True):
    key: Ability
    effects: list[dict[str, Any]]
    need: str = "lead"


class _Play(_Entry, forbid_unknown_fields=True, kw_only=True):
    kind: Kind
    symbols: dict[str, int]
    objective: int | Literal["TD"]
    in_force: list[dict[str, Any]] = []
    on_success: list[dict[str, Any]] = []
    secondaries: list[_Secondary] = []
    penalty: Penalty | None = None


class _Action(_Entry, forbid_unknown_fields=True, kw_only=True):
    symbols: dict[str, int] = {}
    special: list[dict[str, Any]] = []
    in_force: list[dict[str, Any]] = []
    windows: list[Window] = []
    effects: list[dict[str, Any]] = []
    requires: dict[str, Any] | None = None
    penalty: Penalty | None = None
    alert: int = 0


class _Use(msgspec.Struct, forbid_unknown_fields=True):
    window: Window
    effects: list[dict[str, Any]]
    limit: Limit = "none"


class _Team(_Entry, forbid_unknown_fields=True, kw_only=True):
    subtype: Subtype
    plaque: Plaque
    position: Position | None = None
    affinity: str | None = None
    static: list[dict[str, Any]] = []
    abilities: list[_Use] = []
    kicks: list[Context] = []


class _Cards(msgspec.Struct, forbid_unknown_fields=True):
    op: list[_Play] = []
    dp: list[_Play] = []
    oa: list[_Action] = []
    da: list[_Action] = []
    tm: list[_Team] = []


class _Franchises(msgspec.Struct, forbid_unknown_fields=True):
    franchise: list[Franchise]


class _Decks(msgspec.Struct, forbid_unknown_fields=True):
    deck: list[StockDeck] = []


_Read = TypeVar("_Read")


@cache
def load() -> CardSet:
    """The cards of this edition: the game's own, and then those of the sets it is played with."""
    return assemble(taken_in(__package__))


def assemble(expansions: Sequence[Expansion]) -> CardSet:
    """The game's own cards with those of sets; raises CardError."""
    from playcall.games.gridiron_fantasy.sets import with_cards  # it reads cards the way this module does

    return with_cards(own_cards(), expansions) if expansions else own_cards()


@cache
def own_cards() -> CardSet:
    """The cards that come with the game: every file in `cards/`, so that a new card is one file more."""
    folder = resources.files(__package__) / "cards"
    names = [file.name for file in folder.iterdir() if file.name.endswith(".toml")]
    return read_set({name: own(name) for name in names})


def read_set(files: Mapping[str, str]) -> CardSet:
    """A card set from its files by name; raises CardError."""
    further = sorted(name for name in files if name not in (*BASE, *OTHERS))
    cards = [card for name in (*BASE, *further) for card in read_cards(files[name], name)]
    places = {card.id: place for place, card in enumerate(cards)}
    _require(len(places) == len(cards), "two cards have the same id")
    franchises = tuple(toml(files["franchises.toml"], "franchises.toml", _Franchises).franchise)
    decks = tuple(toml(files["decks.toml"], "decks.toml", _Decks).deck)
    return CardSet(tuple(cards), places, franchises, decks, content_hash(cards))


def own(name: str) -> str:
    return (resources.files(__package__) / "cards" / name).read_text(encoding="utf-8")


def toml(text: str, source: str, kind: type[_Read]) -> _Read:
    """A TOML file of a certain shape; raises CardError."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise CardError(f"{source}: not valid TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise CardError(f"{source}: {error}") from error


def read_cards(text: str, source: str) -> tuple[AnyCard, ...]:
    """The cards of a card file; raises CardError naming file, card and field."""
    file = toml(text, source, _Cards)
    cards: list[AnyCard] = []
    for card_type, entries, make in (
        ("OP", file.op, _play), ("DP", file.dp, _play), ("OA", file.oa, _action), ("DA", file.da, _action),
        ("TM", file.tm, _team),
    ):  # fmt: skip
        cards += [_made(make, card_type, entry, source) for entry in entries]  # type: ignore[arg-type]
    return tuple(cards)


def read_entry(raw: dict[str, Any], card_type: CardType, source: str) -> AnyCard:
    """One card of a set; raises CardError naming file, card and field."""
    kind, make = {
        "OP": (_Play, _play), "DP": (_Play, _play), "OA": (_Action, _action), "DA": (_Action, _action),
        "TM": (_Team, _team),
    }[card_type]  # fmt: skip
    try:
        entry = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise misfit(error, raw, source) from None
    return _made(make, card_type, entry, source)  # type: ignore[arg-type]


def misfit(error: msgspec.ValidationError, raw: Raw, source: str) -> CardError:
    """An entry of the wrong shape, by its card and field."""
    field = re.search(r"\$\.(\w+)|field `(\w+)`", str(error))
    named = (field[1] or field[2]) if field else ""
    return card_error(str(error), file=source, card=str(raw.get("id", raw.get("letter", "?")))[:40], field=named)


def _made(make: Callable[..., AnyCard], card_type: CardType, entry: _Entry, source: str) -> AnyCard:
    try:
        _require(entry.id.startswith(f"{card_type}-"), f"the id of such a card starts with {card_type}-", "id")
        _require(len(entry.flavour) <= 90, "the flavour has more than 90 characters", "flavour")
        common = {name: getattr(entry, name) for name in _Entry.__struct_fields__}
        return make(entry, common | {"type": card_type})
    except CardError as error:
        where = {name: str(error.told.get(name, "")) for name in ("field", "rule")}
        raise card_error(str(error), file=source, card=entry.id[:40], **where) from None


@contextmanager
def _in(field: str, rule: str = "") -> Iterator[None]:
    """What is wrong in here is wrong with this field."""
    try:
        yield
    except CardError as error:
        raise CardError(str(error), field=field, rule=rule) from None


def _play(entry: _Play, common: dict[str, Any]) -> Play:
    symbols = _symbols(entry.symbols, 3)
    _require(1 <= sum(symbols) <= 5, "a Play has 1 to 5 symbols", "symbols", "GF-1.3")
    with _in("objective", "GF-8.2"):
        _check_objective(entry.objective, common["type"] == "OP")
    with _in("in_force"):
        in_force = read_effects(entry.in_force, "P")
    with _in("on_success", "GF-8.2"):
        on_success = read_effects(entry.on_success, "S")
    with _in("secondaries", "GF-7.19"):
        secondaries = tuple(
            Secondary(each.key, check_need(each.need), read_effects(each.effects, "2")) for each in entry.secondaries
        )
    return Play(
        **common, kind=entry.kind, symbols=symbols, main=_main(entry.symbols), objective=entry.objective,
        in_force=in_force, on_success=on_success, secondaries=secondaries, penalty=_penalty(entry.penalty),
    )  # fmt: skip


def _check_objective(objective: int | Literal["TD"], offence: bool) -> None:
    lowest, highest = (1, 40) if offence else (-10, 8)
    if objective == "TD":
        _require(offence, "only an Offensive Play has the Objective TD")
    else:
        _require(lowest <= objective <= highest, f"an Objective of {objective} yards is out of range")


def _action(entry: _Action, common: dict[str, Any]) -> Action:
    symbols = _symbols(entry.symbols, 4)
    if any(symbols):
        _require(sum(symbols) <= 4, "a Challenge card has 1 to 4 symbols", "symbols", "GF-1.3")
        bare = not entry.windows and not entry.effects
        _require(bare, "a Challenge card has no windows and no effects of an Action", "effects", "GF-7.23")
    else:
        played = bool(entry.windows and entry.effects)
        _require(played, "an Action without symbols has a window and an effect", "effects", "GF-7.23")
        plain = not entry.special and not entry.in_force
        _require(plain, "only a Challenge card has a Special Result", "special", "GF-8.14")
    _require(0 <= entry.alert <= 3, "a Referee Alert is 1 to 3", "alert", "GF-10.7")
    _require(entry.penalty is None or not entry.alert, "a card has a penalty or an alert, never both", "alert")
    with _in("special", "GF-8.14"):
        special = read_effects(entry.special, "R")
    with _in("in_force"):
        in_force = read_effects(entry.in_force, "P")
    with _in("effects", "GF-7.23"):
        effects = read_effects(entry.effects, "A", entry.windows)
    with _in("requires"):
        requires = read_condition(entry.requires)
    return Action(
        **common, mode="challenge" if any(symbols) else "action", symbols=symbols, main=_main(entry.symbols),
        special=special, in_force=in_force, windows=tuple(entry.windows), effects=effects, requires=requires,
        penalty=_penalty(entry.penalty), alert=entry.alert,
    )  # fmt: skip


def _team(entry: _Team, common: dict[str, Any]) -> Team:
    placed = (entry.subtype == "star") == (entry.position is not None)
    _require(placed, "stars, and they alone, have a position", "position")
    with _in("static"):
        static = read_effects(entry.static, "T")
    with _in("abilities"):
        abilities = tuple(
            AbilityUse(use.window, use.limit, read_effects(use.effects, "B", [use.window])) for use in entry.abilities
        )
    return Team(
        **common, subtype=entry.subtype, plaque=entry.plaque, position=entry.position, affinity=entry.affinity,
        static=static, abilities=abilities, kicks=tuple(entry.kicks),
    )  # fmt: skip


def _symbols(raw: Raw, most: int) -> Symbols:
    for ability, number in raw.items():
        _require(ability in Symbols._fields, f"'{ability}' is not an ability", "symbols", "GF-1.3")
        fits = 0 <= number <= (2 if ability == "wild" else most)
        _require(fits, f"{number} symbols of {ability} are too many", "symbols", "GF-1.3")
    return Symbols(**raw)


def _main(raw: Mapping[str, int]) -> str:
    named = {ability: number for ability, number in raw.items() if ability != "wild" and number} or raw
    return max(named, key=lambda ability: named[ability], default="")


def _penalty(penalty: Penalty | None) -> Penalty | None:
    if penalty is not None:
        _require(1 <= penalty.risk <= 5, "a Penalty Risk is 1 to 5", "penalty", "GF-10.1")
        _require(penalty.yards in (5, 10, 15), "a penalty costs 5, 10 or 15 yards", "penalty")
        _require(bool(penalty.foul), "a penalty names its foul", "penalty")
    return penalty


def _require(holds: bool, message: str, field: str = "", rule: str = "") -> None:
    if not holds:
        raise CardError(message, field=field, rule=rule)


def content_hash(cards: Iterable[AnyCard]) -> str:
    """A short hash of everything the rules read; names and flavour may change without changing it."""
    plain = [msgspec.to_builtins(msgspec.structs.replace(card, name="", flavour="")) for card in cards]
    for facts in plain:
        del facts["picture"]
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()[:16]
