"""Card sets of one's own: data with a name, an author, a version and a hash, which a game takes in beside its own.

A set is TOML: a table `[set]` with its header, then cards in the tables that its game reads. `docs/expansions.md` tells
the rest. Nothing in a set is code; everything about it is bounded before anybody looks at its cards.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from playcall.kernel import CardError, PlaycallError

MOST_BYTES: Final = 56 * 1024
MOST_CARDS: Final = 150
"""Entries of all tables of a set together."""
LONGEST: Final = 400
"""Letters of a text."""
DEEPEST: Final = 8
"""Lists and tables within each other."""
MOST_PARTS: Final = 20_000
"""Values of a set, all told."""
MOST_SETS: Final = 4
"""Sets that one game is played with."""
LARGEST: Final = 1_000_000

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,23}")
_VERSION: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3}){0,2}")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
_NAMED: Final = re.compile(r"([a-z][a-z0-9_]*)@([0-9.]+)~([0-9a-f]{12})")
_HEADER: Final = {"game": 40, "id": 24, "name": 40, "version": 12, "author": 40, "about": 200}
_NEEDED: Final = ("game", "id", "name", "version", "author")


class UnknownSet(PlaycallError):
    """A card set that is not here, or that the game cannot have."""


def card_error(problem: str, *, file: str, card: str = "", field: str = "", rule: str = "") -> CardError:
    """The error that says `FILE: card 'ID', field 'NAME': PROBLEM (RULE)`; its parts are in `told`."""
    place = [f"card '{card}'"] * bool(card) + [f"field '{field}'"] * bool(field)
    where = f"{file}: {', '.join(place)}: " if place else f"{file}: "
    sentence = f"{where}{problem}{f' ({rule})' if rule else ''}"
    return CardError(sentence, file=file, card=card, field=field, rule=rule, problem=problem)


class Expansion(msgspec.Struct, frozen=True):
    """A card set of somebody's own."""

    game: str
    id: str
    name: str
    version: str
    author: str
    about: str
    cards: dict[str, list[dict[str, Any]]]
    """The tables of its cards, as its game reads them."""
    hash: str
    """Of everything above."""

    @property
    def word(self) -> str:
        """How the address of a game names it."""
        return f"{self.id}@{self.version}~{self.hash}"

    @property
    def source(self) -> str:
        """What errors call it."""
        return f"{self.id}@{self.version}"

    @property
    def count(self) -> int:
        return sum(map(len, self.cards.values()))

    def plain(self) -> dict[str, Any]:
        """The set as it is written: its header, then its tables."""
        header = {name: getattr(self, name) for name in _HEADER if getattr(self, name)}
        return {"set": header, **self.cards}


class Named(msgspec.Struct, frozen=True):
    """A set as an address names it."""

    id: str
    version: str
    hash: str


# Reading ----------------------------------------------------------------------------------------------------------


def read_expansion(text: str, source: str) -> Expansion:
    """A set from TOML; raises `CardError` with one sentence that names the file, and the card and field."""
    return expansion_of(read_toml(text, source), source)


def read_toml(text: str, source: str) -> dict[str, Any]:
    """The tables of a file; raises `CardError`."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise card_error(f"a set has at most {MOST_BYTES // 1024} kB", file=source)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise card_error(f"lists and tables lie at most {DEEPEST} deep in each other", file=source) from None
    except ValueError as problem:  # numbers beyond all bounds are not told as TOML errors
        raise card_error(f"not valid TOML: {problem}", file=source) from None


def expansion_of(found: Mapping[str, Any], source: str) -> Expansion:
    """A set from plain data; raises `CardError`."""
    header = found.get("set")
    if not isinstance(header, dict):
        raise card_error("a card set opens with a table [set] that has game, id, name, version and author", file=source)
    told = _header(header, source)
    tables = {name: _table(name, rows, source) for name, rows in found.items() if name != "set"}
    count = sum(map(len, tables.values()))
    if not 0 < count <= MOST_CARDS:
        raise card_error(f"a set has 1 to {MOST_CARDS} cards, not {count}", file=source)
    return Expansion(**told, cards=tables, hash=_hash(told, tables))


def _header(header: Mapping[str, Any], source: str) -> dict[str, str]:
    for name in header:
        if name not in _HEADER:
            raise card_error(f"[set] has {', '.join(_HEADER)}, and nothing else", file=source, field=str(name)[:40])
    for name in _NEEDED:
        if not header.get(name):
            raise card_error("is missing", file=source, card="set", field=name)
    for name, value in header.items():
        if not isinstance(value, str) or len(value) > _HEADER[name] or _CONTROL.search(value) or value != value.strip():
            problem = f"is one line of at most {_HEADER[name]} letters"
            raise card_error(problem, file=source, card="set", field=name)
    if not _ID.fullmatch(header["id"]):
        raise card_error("is made of small letters, figures and _", file=source, card="set", field="id")
    if not _VERSION.fullmatch(header["version"]):
        raise card_error("is a number such as 1 or 1.2", file=source, card="set", field="version")
    return {name: header.get(name, "") for name in _HEADER}


def _table(name: str, rows: Any, source: str) -> list[dict[str, Any]]:
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise card_error(f"beside [set] there are only lists of cards, such as [[{name[:40]}]]", file=source)
    if not _ID.fullmatch(name):
        raise card_error("a table has a short name of small letters", file=source, field=name[:40])
    parts = 0
    for row in rows:
        card = str(row.get("id", row.get("name", "?")))[:40]
        for field, value in row.items():
            problem, count = _bounded(value)
            parts += count
            if problem or len(field) > 40:
                raise card_error(problem or "is not a field", file=source, card=card, field=field[:40])
    if parts > MOST_PARTS:
        raise card_error(f"a set has at most {MOST_PARTS} values", file=source, field=name)
    return rows


def _bounded(value: Any, depth: int = 0) -> tuple[str, int]:
    """What is wrong with the size or kind of a value, and how many values it holds."""
    if depth > DEEPEST:
        return f"lists and tables lie at most {DEEPEST} deep in each other", 1
    match value:
        case bool():
            return "", 1
        case int():
            return ("", 1) if abs(value) <= LARGEST else (f"a number is at most {LARGEST}", 1)
        case str():
            return _bounded_text(value), 1
        case list():
            return _all_bounded(value, depth)
        case dict():
            if any(not isinstance(key, str) or len(key) > 40 for key in value):
                return "names of fields have at most 40 letters", 1
            return _all_bounded(value.values(), depth)
    return "is a text, a whole number, true, false, a list or a table", 1


def _bounded_text(text: str) -> str:
    if len(text) > LONGEST:
        return f"a text has at most {LONGEST} letters"
    return "a text is one line without control characters" if _CONTROL.search(text) else ""


def _all_bounded(values: Any, depth: int) -> tuple[str, int]:
    total = 1
    for value in values:
        problem, count = _bounded(value, depth + 1)
        total += count
        if problem:
            return problem, total
    return "", total


def _hash(header: Mapping[str, str], tables: Mapping[str, Any]) -> str:
    content = msgspec.json.encode([header, tables], order="deterministic")
    return blake2b(content, digest_size=6).hexdigest()


def as_toml(expansion: Expansion) -> str:
    """A set as text, the way people write it."""
    header, *tables = expansion.plain().items()
    lines = ["[set]", *_lines(header[1])]
    for name, rows in tables:
        for row in rows:
            lines += ["", f"[[{name}]]", *_lines(row)]
    return "\n".join([*lines, ""])


def _lines(row: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"{_key(name)} = {_written(value)}" for name, value in row.items())


def _written(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(name)} = {_written(part)}" for name, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_written, value))}]"
    return msgspec.json.encode(value).decode()


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else msgspec.json.encode(name).decode()


# Addresses --------------------------------------------------------------------------------------------------------


def address(game: str, expansions: Sequence[Expansion]) -> str:
    """The id of a game with sets, `highlights_2052+harbour@1.0~3f9c0d1e2a4b`: in one order, however they are named."""
    return "+".join([game, *sorted(expansion.word for expansion in expansions)])


def base_id(game_id: str) -> str:
    """The id of the game itself."""
    return game_id.partition("+")[0]


def named_sets(game_id: str) -> tuple[Named, ...]:
    """The sets that an address names; raises `UnknownSet` where it cannot be read."""
    _, *words = game_id.split("+")
    found = [_NAMED.fullmatch(word) for word in words]
    if not all(found) or len(words) > MOST_SETS:
        raise UnknownSet("no-set-address", address=game_id[:200])
    return tuple(Named(*word.groups()) for word in found if word)


# What a package was put together with -----------------------------------------------------------------------------

_taken_in: dict[str, tuple[Expansion, ...]] = {}


def taken_in(package: str | None) -> tuple[Expansion, ...]:
    """The sets that the game of this package has; a game's `cards.py` asks with its own `__package__`."""
    return _taken_in.get(package or "", ())


def take_in(package: str, expansions: tuple[Expansion, ...]) -> None:
    _taken_in[package] = expansions


def tables_of(expansions: Sequence[Expansion], table: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The entries of a table in all sets, each with what errors call its set."""
    for expansion in expansions:
        yield from ((expansion.source, entry) for entry in expansion.cards.get(table, ()))
