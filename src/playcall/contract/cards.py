"""Cards as people see them: what stands on them as text and data, and how they look as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class CardFace(msgspec.Struct, frozen=True):
    """What a card shows, ready to print as text."""

    id: str
    title: str
    kind: str
    lines: tuple[str, ...]
    facts: dict[str, Any] = {}
    """The same as plain data, for a table that draws or compares cards; the keys are the game's own."""
    copies: int = 1
    """How many of it are in the box."""


class Drawings(msgspec.Struct, frozen=True):
    """Cards as pictures: SVG that uses the symbols of `defs`, whose ids begin with the game's prefix."""

    defs: str
    size: tuple[int, int]
    """Width and height of a face in its own units."""
    cards: Mapping[str, str]
    backs: dict[str, str]
    """By the `back` of zones."""
    behind: dict[str, str]
    """The back of a card, by the kind of its `CardFace`."""
    millimetres: tuple[int, int] = (63, 88)
    """The size in print."""
