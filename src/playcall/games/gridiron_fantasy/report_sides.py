"""The teams of a game as sides of its report: short names, badges and colours as at the table."""

from __future__ import annotations

from math import dist
from typing import Final

from playcall.booklet.report import Side
from playcall.games.gridiron_fantasy.cards import Franchise, load
from playcall.games.gridiron_fantasy.table import Table

BADGES: Final = {
    "A": ("AFO", "#ff9d6e"), "B": ("KIB", "#8fd0f5"), "C": ("GFY", "#d5dfe6"), "D": ("PTL", "#f7c948"),
    "E": ("MDD", "#ffb38a"), "F": ("BVS", "#a8dc6a"), "G": ("SSO", "#ffc04d"), "H": ("CCM", "#8fd3c2"),
}  # fmt: skip
"""The letters of a franchise's badge and its light colour; the browser's `franchises.json` has the same."""
NEUTRAL: Final = ("#e39ad0", "#6fd0cc", "#e8cf7a", "#a9bdf5", "#f5a9a9", "#8fe0b4", "#c9a9f5", "#f0c090")
"""Colours of decks of one's own, and of whom a colour would not tell apart."""
ALIKE: Final = 90.0
"""Colours nearer to each other than this are hard to tell apart."""


def sides(s: Table) -> tuple[Side, ...]:
    """The colours of a team that is hard to tell from one before it give way."""
    found: list[Side] = []
    for team, name in enumerate(s.names):
        mark, colour = _badge(name, team)
        if any(dist(_parts(colour), _parts(side.colour)) < ALIKE for side in found):
            colour = NEUTRAL[team]
        found.append(Side(short_name(name) or f"Team {team + 1}", mark, colour, s.chief(team)))
    return tuple(found)


def short_name(name: str) -> str:
    """`Yetis 2` for the second `Granite Falls Yetis`."""
    franchise = _franchise(name)
    return name.removeprefix(franchise.place).strip() if franchise else name


def _badge(name: str, team: int) -> tuple[str, str]:
    franchise = _franchise(name)
    if franchise is None:
        return "".join(word[0] for word in name.split()[:3]).upper() or str(team + 1), NEUTRAL[team]
    mark, colour = BADGES[franchise.letter]
    return mark, colour if name == franchise.name else NEUTRAL[team]


def _franchise(name: str) -> Franchise | None:
    return next((one for one in load().franchises if name.startswith(one.name)), None)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[place : place + 2], 16) for place in (1, 3, 5))
