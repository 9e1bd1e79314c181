"""The rules of Sport Jockeys American Football, one file per group of chapters."""

from __future__ import annotations

from playcall.games.sport_jockeys.rules import exchange, game_time, match, play, tally
from playcall.kernel import Procedure

_CHAPTERS = (match, game_time, play, exchange, tally)

PROCEDURES: dict[str, type[Procedure]] = {
    name: kind
    for chapter in _CHAPTERS
    for name, kind in vars(chapter).items()
    if isinstance(kind, type) and issubclass(kind, Procedure) and kind.__module__ == chapter.__name__
}
"""Every procedure by name, for saved positions."""
