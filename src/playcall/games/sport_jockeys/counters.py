"""SJ-5, SJ-13, SJ-14  What a team may answer with: attributes and counters at a moment. Pure judgements."""

from __future__ import annotations

from functools import cache

from playcall.games.sport_jockeys.anatomy import DEF, FACES, OFF
from playcall.games.sport_jockeys.cards import load
from playcall.games.sport_jockeys.combos import Scope
from playcall.games.sport_jockeys.effects import Effect
from playcall.games.sport_jockeys.handbook import (
    CODES,
    PASSING,
    RUNNING,
    SNAP,
    TACKLE,
    Handbook,
    key_kinds,
    kinds,
    with_effect,
)

ANSWERS = [{1 << place: kinds(*load().countered_by(face, code)) for place, code in enumerate(CODES)} for face in FACES]
"""For a card lying there with its OFF or DEF face: the actions that answer it (SJ-13.4, SJ-13.5)."""
ALL = (1 << len(CODES)) - 1
FIRST_ONLY, NO_KICKOFF = with_effect(Effect.FIRST_ONLY), with_effect(Effect.NO_KICKOFF)
NEEDS_RUN, NEEDS_PASS = with_effect(Effect.NEEDS_RUN), with_effect(Effect.NEEDS_PASS)
BARRED = with_effect(Effect.SAME_KIND_BAR)
RECOVERING, KICKING = with_effect(Effect.RECOVER), with_effect(Effect.KICK_CARD)
BESIDE_A_DIVE = kinds("R/K", "HAN")
"""SJ-5.6  What a Dive may be played together with."""


@cache
def offence_scope(book: Handbook, lying: int, latest: int, fresh: bool, kickoff: bool, combos: bool) -> Scope:
    """What OFF may answer the actions `lying` with; `latest` is its own latest action, `fresh` before its first."""
    wanted = 0
    for key in _each(key_kinds(lying)):
        wanted |= ANSWERS[DEF][key] & ~(barred(latest) if key == TACKLE else 0)
    return _with_offence_faces(book, wanted, latest, fresh, kickoff, combos)


@cache
def recovery_scope(book: Handbook, latest: int, kickoff: bool, combos: bool) -> Scope:
    """SJ-14.4  DEF's chance at a loose ball: OFF faces with a recovering card, no "1" cards."""
    return _with_offence_faces(book, RECOVERING, latest, False, kickoff, combos)


@cache
def defence_scope(book: Handbook, lying: int, fresh: bool, combos: bool) -> Scope:
    """What DEF may answer the actions `lying` with."""
    wanted = 0
    for key in _each(key_kinds(lying)):
        wanted |= ANSWERS[OFF][key]
    usable = ALL & ~(0 if fresh else FIRST_ONLY)  # SJ-5.1
    unmet = ALL
    if lying & RUNNING:  # SJ-5.3
        unmet &= ~NEEDS_RUN
    if lying & PASSING:  # SJ-5.4, SJ-5.5
        unmet &= ~NEEDS_PASS
    usable &= ~(unmet & (NEEDS_RUN | NEEDS_PASS))
    return Scope(DEF, book.of_kinds(DEF, usable), 0, 0, book.of_kinds(DEF, wanted), combos)


def barred(latest: int) -> int:
    """SJ-13.6, SJ-13.7  What does not escape a Tackle: a run after a run (a Snap is none), a pass after a pass."""
    running = latest & RUNNING & ~SNAP
    return (BARRED & RUNNING if running else 0) | (BARRED & PASSING if latest & PASSING else 0)


@cache
def kick_cards(book: Handbook) -> int:
    """SJ-8.2  The cards that may be added to a Kickoff."""
    return book.of_kinds(OFF, KICKING)


def _with_offence_faces(book: Handbook, wanted: int, latest: int, fresh: bool, kickoff: bool, combos: bool) -> Scope:
    usable = ALL & ~(0 if fresh else FIRST_ONLY) & ~(NO_KICKOFF if kickoff else 0)  # SJ-3.9, SJ-5.1
    hanging = 0
    if not latest & RUNNING:  # SJ-5.6
        hanging, usable = usable & NEEDS_RUN, usable & ~NEEDS_RUN
    carrying = book.of_kinds(OFF, usable & BESIDE_A_DIVE)
    return Scope(
        OFF, book.of_kinds(OFF, usable), book.of_kinds(OFF, hanging), carrying, book.of_kinds(OFF, wanted), combos
    )


def _each(some: int) -> list[int]:
    return [1 << place for place in range(len(CODES)) if some >> place & 1]
