"""What stands on the box of a game: enough to choose by, before the game itself is loaded."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Colours: TypeAlias = tuple[str, str, str, str]
PLAIN: Colours = ("#14211b", "#23362d", "#f2f5f0", "#ffd166")


class Box(msgspec.Struct, frozen=True):
    """A few facts to choose by. The message `xx-box` says what kind of game it is; `lid.svg` is the picture."""

    players: tuple[int, int]
    """Fewest and most."""
    minutes: int
    difficulty: int
    """From 1, the easiest, to 5, the deepest."""
    recommended: dict[str, str] = {}
    """Options for a first game against a bot, other than the defaults."""
    name: str = ""
    """What the game is called where there is little room; its title, if empty."""
    colours: Colours = PLAIN
    """As `#rrggbb`: the ground, a lighter ground, and two inks that read on both."""
