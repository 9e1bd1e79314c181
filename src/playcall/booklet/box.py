"""What stands on the box of a game: enough to choose by, before the game itself is loaded."""

from __future__ import annotations

import msgspec


class Box(msgspec.Struct, frozen=True):
    """A game in one line and four facts."""

    kind: str
    """One line on what kind of game it is."""
    players: tuple[int, int]
    """Fewest and most."""
    minutes: int
    difficulty: int
    """From 1, the easiest, to 5, the deepest."""
    recommended: dict[str, str] = {}
    """Options for a first game against a bot, other than the defaults."""
