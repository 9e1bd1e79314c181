"""The rules of Football Highlights 2052, one file per group of chapters."""

from __future__ import annotations

from collections.abc import Callable

from playcall.games.highlights_2052.rules import (
    box,
    competition,
    down,
    drafts,
    half,
    match,
    overtime,
    resolve,
    scoring,
)
from playcall.kernel import Procedure

_CHAPTERS = (match, drafts, half, down, resolve, box, scoring, overtime, competition)

PROCEDURES: dict[str, type[Procedure]] = {
    name: kind
    for chapter in _CHAPTERS
    for name, kind in vars(chapter).items()
    if isinstance(kind, type) and issubclass(kind, Procedure) and kind.__module__ == chapter.__name__
}
"""Every procedure by name, for saved positions."""


def at(kind: type[Procedure], step: Callable[..., object]) -> str:
    """A step of a procedure, or one that it inherits, as a position names it."""
    return f"{kind.__name__}.{step.__name__}"
