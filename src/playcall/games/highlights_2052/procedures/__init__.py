"""The rules of Football Highlights 2052, one file per group of chapters."""

from __future__ import annotations

from playcall.games.highlights_2052.procedures import (
    box,
    competition,
    down,
    drafts,
    half,
    kick,
    match,
    overtime,
    penalty,
    resolve,
    scoring,
)
from playcall.kernel import Procedure

_CHAPTERS = (match, drafts, half, down, resolve, penalty, box, kick, scoring, overtime, competition)

PROCEDURES: dict[str, type[Procedure]] = {
    name: kind
    for chapter in _CHAPTERS
    for name, kind in vars(chapter).items()
    if isinstance(kind, type) and issubclass(kind, Procedure) and kind.__module__ == chapter.__name__
}
"""Every procedure by name, for saved positions."""
