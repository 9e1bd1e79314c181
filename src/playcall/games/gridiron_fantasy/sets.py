"""Card sets of one's own: franchises with their starter decks (GF-18.3), Plays, Actions and Team cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from playcall.contract.expansions import Expansion, card_error, tables_of
from playcall.games.gridiron_fantasy.cards import (
    CardSet,
    Franchise,
    StockDeck,
    assemble,
    content_hash,
    misfit,
    read_entry,
)
from playcall.games.gridiron_fantasy.effects import (
    ABILITIES,
    CARD_TYPES,
    Action,
    AnyCard,
    CardType,
    Condition,
    Effect,
    Team,
    all_effects,
)

TABLES: Final[dict[str, CardType]] = {kind.lower(): kind for kind in CARD_TYPES}
FRANCHISE: Final = "franchise"
SIZES: Final = {"op": 8, "dp": 8, "oa": 18, "da": 18}
"""Cards of a starter deck beside its eight Team cards."""
TEAM: Final = 8
MOST_EFFECTS: Final = 4
"""Effects in one place of a card, and choices of one effect."""
LONGEST: Final = {"name": 28, "place": 18, "nickname": 16, "motto": 60, "foul": 28}
_LETTER: Final = re.compile(r"[A-Z]{1,2}")
_NUMBER: Final = re.compile(r"(OP|DP|OA|DA|TM)-[1-9][0-9]{2}")
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


class Bounds(NamedTuple):
    """What a number of an effect may be."""

    low: int
    high: int


BOUNDS: Final[dict[str, Bounds]] = {
    "n": Bounds(1, 3), "max": Bounds(1, 15), "factor": Bounds(2, 3), "yards": Bounds(-20, 20), "gain": Bounds(-10, 40),
    "level": Bounds(1, 3), "levels": Bounds(1, 3), "delta": Bounds(-2, 2), "risk": Bounds(1, 5),
    "margin": Bounds(1, 10), "spot": Bounds(30, 70), "forward": Bounds(1, 10), "back": Bounds(1, 5),
    "add_symbols n": Bounds(-3, 3), "injury_shift n": Bounds(-2, 2), "risk_shift n": Bounds(-2, 2),
    "yards n": Bounds(-12, 12), "baseline n": Bounds(1, 10), "flag_yards n": Bounds(1, 10), "look n": Bounds(0, 3),
    "lay_limit n": Bounds(1, 5), "min_loss yards": Bounds(1, 10), "per_margin yards": Bounds(1, 3),
    "frame yards": Bounds(5, 15),
}  # fmt: skip
"""By parameter, or by effect and parameter where that differs."""
ASKED: Final = {
    "to_go_max": Bounds(1, 99), "to_go_min": Bounds(1, 99), "ytg_max": Bounds(1, 99), "ytg_min": Bounds(1, 99),
    "margin_min": Bounds(1, 10), "laid_max": Bounds(0, 5), "laid_min": Bounds(1, 5),
}  # fmt: skip
"""What a number of a condition may be."""


class _Franchise(msgspec.Struct, forbid_unknown_fields=True):
    """A franchise. Its starter deck is that of a franchise of the game, `like`, with the set's own cards first."""

    letter: str
    place: str
    nickname: str
    division: str
    abilities: tuple[str, str]
    colours: tuple[str, str]
    team: list[str]
    motto: str = ""
    like: str = ""
    op: list[str] = []
    dp: list[str] = []
    oa: list[str] = []
    da: list[str] = []


def bounds_of(do: str, parameter: str) -> Bounds | None:
    """The bounds of a parameter, where it is a number that has any."""
    return BOUNDS.get(f"{do} {parameter}", BOUNDS.get(parameter))


def with_cards(own: CardSet, expansions: Sequence[Expansion]) -> CardSet:
    """The game's own cards, and behind them those of sets; raises CardError."""
    known = {FRANCHISE, *TABLES}
    for expansion in expansions:
        for table in expansion.cards.keys() - known:
            problem = f"a set of this game has {', '.join(f'[[{name}]]' for name in (FRANCHISE, *TABLES))}"
            raise card_error(problem, file=expansion.source, field=table)
    cards, sources = list(own.cards), dict[str, str]()
    places = dict(own.places)
    for table, card_type in TABLES.items():
        for source, raw in tables_of(expansions, table):
            card = _card(raw, card_type, source)
            _require(card.id not in places, source, card.id, "id", "is used twice")
            places[card.id], sources[card.id] = len(cards), source
            cards.append(card)
    made = msgspec.structs.replace(own, cards=tuple(cards), places=places, hash=content_hash(cards))
    return _with_franchises(made, expansions, sources)


def _require(holds: object, source: str, card: str, field: str, problem: str, rule: str = "") -> None:
    if not holds:
        raise card_error(problem, file=source, card=card[:40], field=field, rule=rule)


# Cards --------------------------------------------------------------------------------------------------------------


def _card(raw: dict[str, Any], card_type: CardType, source: str) -> AnyCard:
    from playcall.games.gridiron_fantasy.faces.pictures import PORTRAYED, picture_names

    _check_conditions(raw, source)
    card = read_entry({"rarity": "C", **raw, "set": source[:24]}, card_type, source)
    portrayed = isinstance(card, Team) and card.subtype in PORTRAYED
    pictures = () if portrayed else picture_names()
    shown = card.picture or (pictures[sum(map(ord, card.id + card.name)) % len(pictures)] if pictures else "")
    foul = "" if isinstance(card, Team) or card.penalty is None else card.penalty.foul
    for field, holds, problem in (
        ("id", _NUMBER.fullmatch(card.id), f"is {card_type}- and a number from 100 to 999"),
        ("name", 0 < len(card.name.strip()) <= LONGEST["name"], f"has 1 to {LONGEST['name']} letters"),
        ("picture", not shown or shown in pictures, f"is one of {', '.join(pictures) or 'none for such a card'}"),
        ("penalty", len(foul) <= LONGEST["foul"], f"a foul has at most {LONGEST['foul']} letters"),
    ):
        _require(holds, source, card.id, field, problem)
    for field, effects in _places(card):
        _check_effects(effects, source, card.id, field)
    return msgspec.structs.replace(card, picture=shown)


def _places(card: AnyCard) -> Iterable[tuple[str, tuple[Effect, ...]]]:
    """Every list of effects on a card, by its field."""
    if isinstance(card, Team):
        return [("static", card.static), *(("abilities", use.effects) for use in card.abilities)]
    if isinstance(card, Action):
        return [("special", card.special), ("in_force", card.in_force), ("effects", card.effects)]
    inside = [("secondaries", each.effects) for each in card.secondaries]
    return [("in_force", card.in_force), ("on_success", card.on_success), *inside]


def _check_effects(effects: tuple[Effect, ...], source: str, card: str, field: str) -> None:
    _require(len(effects) <= MOST_EFFECTS, source, card, field, f"has at most {MOST_EFFECTS} effects")
    for effect in all_effects(effects):
        for name, value in effect.parameters.items():
            if isinstance(value, tuple):
                few = 1 <= len(value) <= MOST_EFFECTS
                _require(few, source, card, field, f"{effect.do}, '{name}': 1 to {MOST_EFFECTS} of them")
                _require(all(value), source, card, field, f"{effect.do}, '{name}': none of them is empty")
            found = bounds_of(effect.do, name) if isinstance(value, int) and not isinstance(value, bool) else None
            fits = found is None or found.low <= value <= found.high
            told = f"{effect.do}, '{name}' is {found.low} to {found.high}, not {value}" if found else ""
            _require(fits, source, card, field, told)
        _check_asked(effect.condition, source, card, field)


def _check_asked(condition: Condition | None, source: str, card: str, field: str) -> None:
    for name, (low, high) in ASKED.items() if condition else ():
        value = getattr(condition, name)
        fits = value is None or low <= value <= high
        _require(fits, source, card, field, f"the condition '{name}' is {low} to {high}, not {value}")


def _check_conditions(raw: Mapping[str, Any], source: str) -> None:
    """Conditions are tables, wherever they stand."""
    for name, value in _inside(raw):
        good = name not in ("if", "requires") or value is None or isinstance(value, dict)
        _require(good, source, str(raw.get("id", "?")), name, "a condition is a table")


def _inside(value: Any) -> Iterable[tuple[str, Any]]:
    for name, part in value.items() if isinstance(value, dict) else (("", each) for each in value):
        yield name, part
        if isinstance(part, dict | list):
            yield from _inside(part)


# Franchises ---------------------------------------------------------------------------------------------------------


def _with_franchises(made: CardSet, expansions: Sequence[Expansion], sources: Mapping[str, str]) -> CardSet:
    franchises, decks = list(made.franchises), list(made.decks)
    for source, raw in tables_of(expansions, FRANCHISE):
        entry = _franchise(raw, source)
        _check_team(entry, made, franchises, source)
        franchises.append(_shown(entry))
        new = [card for card, of in sources.items() if of == source]
        decks.append(_deck(entry, made, new, source))
    _check_affinities(made, franchises, sources)
    return msgspec.structs.replace(made, franchises=tuple(franchises), decks=tuple(decks))


def _shown(entry: _Franchise) -> Franchise:
    facts = {name: getattr(entry, name) for name in Franchise.__struct_fields__}
    return msgspec.convert(facts, Franchise)


def _franchise(raw: dict[str, Any], source: str) -> _Franchise:
    try:
        entry = msgspec.convert(raw, _Franchise)
    except msgspec.ValidationError as error:
        raise misfit(error, raw, source) from None
    for field in ("place", "nickname", "motto"):
        text, most = getattr(entry, field), LONGEST[field]
        fits = len(text) <= most and (field == "motto" or text.strip())
        _require(fits, source, entry.letter, field, f"has 1 to {most} letters")
    for field, holds, problem in (
        ("letter", _LETTER.fullmatch(entry.letter), "is one or two capital letters"),
        ("division", entry.division in ("North", "South"), "is North or South"),
        ("abilities", set(entry.abilities) <= set(ABILITIES), f"are two of {', '.join(ABILITIES)}"),
        ("abilities", len(set(entry.abilities)) == 2, "are two different ones"),
        ("colours", all(map(_COLOUR.fullmatch, entry.colours)), "are two colours such as #8c2f1b"),
    ):
        _require(holds, source, entry.letter, field, problem)
    return entry


def _check_team(entry: _Franchise, cards: CardSet, others: Sequence[Franchise], source: str) -> None:
    letters, nicknames = [one.letter for one in others], [one.nickname.lower() for one in others]
    names = [one.name for one in others]
    elsewhere = {card for one in others for card in one.team}
    faces = [cards.cards[cards.places[card]] for card in entry.team if card in cards.places]
    team = [face for face in faces if isinstance(face, Team)]
    own = [face.affinity for face in team if face.subtype == FRANCHISE]
    kinds = [face.subtype for face in team]
    alone = not any(f"{entry.place} {entry.nickname}".startswith(name) or name.startswith(
        f"{entry.place} {entry.nickname}") for name in names)  # fmt: skip
    for field, holds, problem, rule in (
        ("letter", entry.letter not in letters, "there is a franchise of this letter already", "GF-18.3"),
        ("nickname", alone and entry.nickname.lower() not in nicknames, "there is such a franchise already", "GF-18.3"),
        ("team", len(team) == len(set(entry.team)) == len(entry.team) == TEAM, _TEAM, "GF-2.5"),
        ("team", not elsewhere & set(entry.team), "no Team card is in two teams", "GF-2.6"),
        ("team", own == [entry.letter], "one of them is its Franchise card, with its letter as affinity", "GF-2.8"),
        (
            "team",
            kinds.count("coach") <= 1 and kinds.count("formation") <= 1,
            "at most one Coach, and one formation",
            "GF-2.8",
        ),
        ("like", entry.like in ("", *letters), f"is one of {', '.join(letters)}", ""),
    ):
        _require(holds, source, entry.letter, field, problem, rule)


_TEAM: Final = f"are {TEAM} different Team cards"


def _deck(entry: _Franchise, cards: CardSet, new: Sequence[str], source: str) -> StockDeck:
    """The cards that are named; else those of the set, and then those of a franchise that it is like."""
    model = next(one for one in cards.decks if one.franchise == (entry.like or _alike(entry, cards)))
    parts: dict[str, tuple[str, ...]] = {}
    for name, size in SIZES.items():
        named: list[str] = getattr(entry, name)
        own = [card for card in new if card.startswith(f"{name.upper()}-")]
        parts[name] = tuple(named) or tuple(dict.fromkeys((*own, *getattr(model, name))))[:size]
        strange = [card for card in parts[name] if card not in cards.places or not card.startswith(f"{name.upper()}-")]
        right = not strange and len(parts[name]) == size == len(set(parts[name]))
        _require(right, source, entry.letter, name, f"are {size} different cards of this type", "GF-2.19")
    return StockDeck(entry.letter, **parts)


def _alike(entry: _Franchise, cards: CardSet) -> str:
    """The first franchise of the game that leans on the same ability."""
    return next(one.letter for one in cards.franchises if one.abilities[0] == entry.abilities[0])


def _check_affinities(cards: CardSet, franchises: Sequence[Franchise], sources: Mapping[str, str]) -> None:
    letters = {one.letter for one in franchises}
    teams = {card for one in franchises for card in one.team}
    for card, source in sources.items():
        face = cards.cards[cards.places[card]]
        if isinstance(face, Team):
            known = face.affinity is None or face.affinity in letters
            _require(known, source, card, "affinity", "is the letter of a franchise")
            placed = face.subtype != FRANCHISE or card in teams
            _require(placed, source, card, "subtype", "a Franchise card is in the team of a [[franchise]]", "GF-2.8")


# The whole ----------------------------------------------------------------------------------------------------------


def check(expansions: Sequence[Expansion]) -> None:
    """Put the game together with sets, and look at the starter decks of their franchises; raises CardError."""
    from playcall.games.gridiron_fantasy.decks.roster import PACKAGE, check_deck, stock_deck

    cards = assemble(expansions)
    sources = {str(raw.get("letter")): source for source, raw in tables_of(expansions, FRANCHISE)}
    for place, franchise in enumerate(cards.franchises):
        for problem in check_deck(stock_deck(cards, place), cards=cards) if franchise.letter in sources else ():
            said = problem.told(PACKAGE)
            raise card_error(said, file=sources[franchise.letter], card=franchise.letter, rule=problem.rule)
