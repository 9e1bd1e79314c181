"""Zones: where cards lie, declared once per game with owner, visibility and card back."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum


class Sees(Enum):
    """Who sees the cards of a zone; how many there are is always public."""

    ALL = "all"
    OWNER = "owner"
    SET = "set"
    """The owner knows which cards lie there, but not in what order: a shuffled pile of its own."""
    NOBODY = "nobody"


class ZoneKind:
    """One line of the rulebook's zone table.

    `holders` says how many such zones there are and `per` whose they are (`seat`, or a game's own word such as
    `side`; `table` for a shared zone). Cards of equal `back` cannot be told apart from behind. Zones of one `group`
    and owner are filled from cards that may be known to be there (see `State.known_in`).
    """

    __slots__ = ("back", "first", "group", "holders", "name", "per", "sees")

    def __init__(
        self, name: str, sees: Sees, *, back: str, per: str = "table", holders: int = 1, group: str | None = None
    ) -> None:
        self.name = name
        self.sees = sees
        self.back = back
        self.per = per
        self.holders = holders
        self.group = group or name
        self.first = -1

    def __call__(self, holder: int = 0) -> int:
        """The zone's place in `State.zones`."""
        return self.first + holder


class ZoneLayout:
    """All zones of a position, in a fixed order."""

    def __init__(self, kinds: Sequence[ZoneKind]) -> None:
        self.kinds = tuple(kinds)
        self.slots: list[tuple[ZoneKind, int]] = []
        for kind in kinds:
            if kind.first not in (-1, len(self.slots)):
                raise ValueError(f"Zone '{kind.name}' stands at two places in two layouts.")
            kind.first = len(self.slots)
            self.slots.extend((kind, holder) for holder in range(kind.holders))
        self.closed = [(place, *slot) for place, slot in enumerate(self.slots) if slot[0].sees is not Sees.ALL]
        """Those that not everybody sees, with their places."""

    def empty(self) -> list[list[int]]:
        return [[] for _ in self.slots]
