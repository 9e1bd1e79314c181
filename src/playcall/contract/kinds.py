"""The kinds of events that a game tells, found where they are written down."""

from __future__ import annotations

from typing import Any

from playcall.kernel import Event


def kinds_in(names: dict[str, Any]) -> dict[str, type[Event]]:
    """The kinds of events among the names of a module."""
    return {name: kind for name, kind in names.items() if isinstance(kind, type) and Event in kind.__mro__[1:]}
