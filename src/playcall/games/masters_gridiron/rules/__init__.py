"""The rules of Masters of the Gridiron, one file per group of chapters."""

from __future__ import annotations

from playcall.games.masters_gridiron.rules import audibles, choices, match, overtime, turn
from playcall.kernel import Procedure

_CHAPTERS = (match, turn, audibles, choices, overtime)

PROCEDURES: dict[str, type[Procedure]] = {
    name: kind
    for chapter in _CHAPTERS
    for name, kind in vars(chapter).items()
    if isinstance(kind, type) and issubclass(kind, Procedure) and kind.__module__ == chapter.__name__
    if not kind.__subclasses__()
}
"""Every procedure by name, for saved positions; not those that others are made from."""
