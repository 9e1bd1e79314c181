"""The rules of Gridiron Fantasy Football, one file per group of chapters."""

from __future__ import annotations

from playcall.games.gridiron_fantasy.procedures import (
    bracket,
    challenge,
    dealing,
    drive,
    effects,
    finish,
    halftime,
    kicks,
    match,
    penalty,
    play,
    quick,
    result,
    sealing,
    setup,
    squad,
    swapping,
    tag,
    windows,
)
from playcall.kernel import Procedure

_CHAPTERS = (
    bracket, challenge, dealing, drive, effects, finish, halftime, kicks, match, penalty, play, quick, result, sealing,
    setup, squad, swapping, tag, windows,
)  # fmt: skip

PROCEDURES: dict[str, type[Procedure]] = {
    name: kind
    for chapter in _CHAPTERS
    for name, kind in vars(chapter).items()
    if isinstance(kind, type) and issubclass(kind, Procedure) and kind.__module__ == chapter.__name__
}
"""Every procedure by name, for saved positions."""
