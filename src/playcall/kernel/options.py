"""Options: frozen dataclasses whose fields name their values and rules, read from and written as text settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, field, fields
from typing import Any

from playcall.kernel.errors import BadOption


def choice(default: str, *others: str, rule: str) -> Any:
    """An option with named values, the default first."""
    return field(default=default, metadata={"values": (default, *others), "rule": rule})


def switch(default: bool, *, rule: str) -> Any:
    """An option that is on or off."""
    values = ("on", "off") if default else ("off", "on")
    return field(default=default, metadata={"values": values, "rule": rule})


def number(default: int, low: int, high: int, *, rule: str, none: int | None = None) -> Any:
    """An option that is a number; `none` is the one that may be written so."""
    return field(default=default, metadata={"range": (low, high), "none": none, "rule": rule})


def text(default: str, *, rule: str) -> Any:
    """An option in a notation of the game's own, checked by `Ruleset.check_options`."""
    return field(default=default, metadata={"rule": rule})


def options_from(kind: type[Any], settings: Mapping[str, str]) -> Any:
    """An options object from text settings; raises `BadOption` naming the option and what it takes."""
    known = {f.name: f for f in fields(kind)}
    for name in settings:
        if name not in known:
            raise BadOption("no-option", name=name, known=", ".join(known))
    return kind(**{name: _read(known[name], str(value)) for name, value in settings.items()})


def options_to(options: Any) -> dict[str, str]:
    """The settings that differ from the defaults, as text."""
    changed = {}
    for f in fields(options):
        value = getattr(options, f.name)
        if f.default is MISSING or value != f.default:
            changed[f.name] = write(value)
    return changed


def write(value: Any) -> str:
    """An option's value as text."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _read(option: Field[Any], value: str) -> Any:
    values = option.metadata.get("values")
    if values is not None:
        if value not in values:
            raise BadOption("no-option-value", name=option.name, value=value, values=tuple(values))
        return value == "on" if isinstance(option.default, bool) else value
    limits = option.metadata.get("range")
    if limits is None:
        return value
    low, high = limits
    none: int | None = option.metadata.get("none")
    if none is not None and value == "none":
        return none
    if not value.removeprefix("-").isdecimal() or not low <= int(value) <= high:
        limited = "no-option-number" if none is None else "no-option-number-or-none"
        raise BadOption(limited, name=option.name, value=value, low=low, high=high)
    return int(value)
