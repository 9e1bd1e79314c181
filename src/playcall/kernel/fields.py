"""The fields of a table, declared once: constructor, clone, saved form and views follow from the declaration.

```python
class Table(State):
    book: Handbook = constant()
    scores: list[int] = public([0, 0])
    hands_seen: list[list[int]] = memo(lambda table: [[] for _ in range(table.options.players)])
    plan: int = secret(0)
```
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, get_args, get_origin

import msgspec


class Shown(Enum):
    """Who sees a field."""

    ALL = "all"
    MEMO = "memo"
    """Public, but left out of views, since it follows from what everybody has seen."""
    NOBODY = "nobody"
    """What the table remembers of hidden cards. `imagine` makes it up afresh."""
    CONSTANT = "constant"
    """The same for the whole game: given to the constructor, shared by clones, not saved."""


class Field:
    """A field of a table: who sees it, and what it is before the first procedure runs."""

    __slots__ = ("default", "shared", "shown")

    def __init__(self, shown: Shown, default: Any, shared: bool = False) -> None:
        self.shown = shown
        self.default = default
        """A value, or a function of the table for one that depends on its options."""
        self.shared = shared
        """Whether clones share it: a list that is replaced, never changed."""


# These return Any, so that `scores: list[int] = public([0, 0])` is a list of numbers to a type checker.


def public(default: Any, *, shared: bool = False) -> Any:
    """A field that everybody sees: a scalar, or lists of scalars."""
    return Field(Shown.ALL, default, shared)


def memo(default: Any) -> Any:
    """A public field that views leave out, since it follows from what everybody has seen."""
    return Field(Shown.MEMO, default)


def secret(default: Any) -> Any:
    """A field that no view shows: what the table remembers of hidden cards."""
    return Field(Shown.NOBODY, default)


def constant() -> Any:
    """Something that stays the same for the whole game, such as the card set."""
    return Field(Shown.CONSTANT, None)


class Declared(type):
    """Makes a class of positions from its declared fields."""

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Declared:
        own = {field: value for field, value in space.items() if isinstance(value, Field)}
        for field in own:
            del space[field]
        inherited = {field: value for base in reversed(bases) for field, value in getattr(base, "fields", {}).items()}
        if own or inherited:
            space.setdefault("__slots__", tuple(own))
            space["fields"] = fields = inherited | own
            for shown, group in ((Shown.ALL, "plain"), (Shown.MEMO, "memo"), (Shown.NOBODY, "secret")):
                space[group] = tuple(field for field, value in fields.items() if value.shown is shown)
        return super().__new__(cls, name, bases, space)


@cache
def set_defaults(table: Any) -> Callable[..., None]:
    """A function that gives every field of a new table what it starts with, in the order of their declaration."""
    space: dict[str, Any] = {}
    lines = []
    for name, field in table.fields.items():
        if field.shown is Shown.CONSTANT:
            value = name
        else:
            space["first_" + name] = field.default
            value = _first(f"first_{name}", field.default)
        lines.append(f"    self.{name} = {value}")
    constants = [name for name, field in table.fields.items() if field.shown is Shown.CONSTANT]
    return _made(f"def start(self, {', '.join(['*', *constants] if constants else [])}):", lines or ["    pass"], space)


def _first(name: str, default: Any) -> str:
    if callable(default):
        return f"{name}(self)"
    if isinstance(default, list) and any(isinstance(one, list) for one in default):
        return f"[one[:] for one in {name}]"
    return f"{name}.copy()" if isinstance(default, list | dict | set) else name


@cache
def types_of(table: Any) -> dict[str, Any]:
    """The type of every field that is saved."""
    found = {}
    for base in reversed(table.__mro__):
        for name, written in inspect.get_annotations(base).items():
            field = getattr(table, "fields", {}).get(name)
            if field is not None and field.shown is not Shown.CONSTANT:
                found[name] = eval(written, vars(sys.modules[base.__module__])) if isinstance(written, str) else written
    return found


@cache
def saved_form(table: Any) -> type[msgspec.Struct]:
    """The saved fields of a class of positions as one structure, so that all are checked and converted at once."""
    return msgspec.defstruct(f"Saved{table.__name__}", list(types_of(table).items()))


def make_clone(table: Any, base: str) -> Callable[[Any], Any]:
    """A function that clones positions of a class: `base` copies what all have, the rest follows from the types."""
    types = types_of(table)
    copied = {name: None if field.shared else types.get(name) for name, field in table.fields.items()}
    lines = [f"    twin.{name} = {_copied(f'self.{name}', kind)}" for name, kind in copied.items()]
    space: dict[str, Any] = {"new": object.__new__, "kind": table, "copy": list.copy}
    clone = _made("def clone(self):", ["    twin = new(kind)", base, *lines, "    return twin"], space)
    clone.made = True  # type: ignore[attr-defined]
    return clone


def _made(head: str, lines: list[str], space: dict[str, Any]) -> Callable[..., Any]:
    exec(compile("\n".join([head, *lines]), f"<{head}>", "exec"), space)
    made: Callable[..., Any] = space[head.split("(")[0].removeprefix("def ")]
    return made


def _copied(place: str, kind: Any) -> str:
    origin, args = get_origin(kind), get_args(kind)
    if origin is list and get_origin(args[0]) is list:
        return f"list(map(copy, {place}))"
    if origin is list and hasattr(args[0], "clone"):
        return f"[one.clone() for one in {place}]"
    if origin is list:
        return f"{place}[:]"
    return f"{place}.copy()" if origin in (dict, set) else place
