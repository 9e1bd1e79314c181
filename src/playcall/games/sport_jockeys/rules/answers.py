"""SJ-5, SJ-10 to SJ-14  What a team may answer with: attributes, counters, combos. Pure judgements.

A `Scope` says what a team may use at a moment, and why not the rest. All sets are numbers, a bit for each card.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from playcall.games.sport_jockeys.cards import CLASSES, DEF, FACES, OFF, load
from playcall.games.sport_jockeys.effects import Effect
from playcall.games.sport_jockeys.handbook import (
    CODES,
    PASSING,
    RUNNING,
    SNAP,
    TACKLE,
    Handbook,
    codes_of,
    key_kinds,
    kinds,
    members,
    with_effect,
)

SIMPLE = "simple"
ANSWERS = [{1 << place: kinds(*load().countered_by(face, code)) for place, code in enumerate(CODES)} for face in FACES]
"""For a card lying there with its OFF or DEF face: the actions that answer it (SJ-13.4, SJ-13.5)."""
ALL = (1 << len(CODES)) - 1
FIRST_ONLY, NO_KICKOFF = with_effect(Effect.FIRST_ONLY), with_effect(Effect.NO_KICKOFF)
NEEDS_RUN, NEEDS_PASS = with_effect(Effect.NEEDS_RUN), with_effect(Effect.NEEDS_PASS)
BARRED = with_effect(Effect.SAME_KIND_BAR)
RECOVERING, KICKING = with_effect(Effect.RECOVER), with_effect(Effect.KICK_CARD)
BESIDE_A_DIVE = kinds("R/K", "HAN")
"""SJ-5.6  What a Dive may be played together with."""


class Bar(NamedTuple):
    """Why some actions cannot be used at a moment, and by which rule."""

    kinds: int
    why: str
    rule: str


class Scope(NamedTuple):
    """What a team may use for an action, and what the action must hold."""

    face: int
    usable: int
    """Cards whose attributes are met (SJ-5)."""
    hanging: int
    """Cards whose attributes are met beside one of `carrying` only (SJ-5.6)."""
    carrying: int
    wanted: int
    """At least one of these must be in it: they counter, or recover (SJ-13.1, SJ-14.1)."""
    combos: bool
    """Whether more than one card may be played (SJ-8.3, SJ-20.5)."""
    bars: tuple[Bar, ...]
    """Attributes that are not met (SJ-5)."""


# Attributes and counters ---------------------------------------------------------------------------------------------


@cache
def offence_scope(book: Handbook, lying: int, latest: int, fresh: bool, kickoff: bool, combos: bool) -> Scope:
    """What OFF may answer the actions `lying` with; `latest` is its own latest action, `fresh` before its first."""
    wanted = 0
    for code in codes_of(key_kinds(lying)):
        wanted |= answers_to(OFF, kinds(code), latest)
    return _with_offence_faces(book, wanted, latest, fresh, kickoff, combos)


@cache
def recovery_scope(book: Handbook, latest: int, kickoff: bool, combos: bool) -> Scope:
    """SJ-14.4  DEF's chance at a loose ball: OFF faces with a recovering card, no "1" cards."""
    return _with_offence_faces(book, RECOVERING, latest, False, kickoff, combos)


@cache
def defence_scope(book: Handbook, lying: int, fresh: bool, combos: bool) -> Scope:
    """What DEF may answer the actions `lying` with."""
    wanted = 0
    for code in codes_of(key_kinds(lying)):
        wanted |= answers_to(DEF, kinds(code), 0)
    bars = [] if fresh else [Bar(FIRST_ONLY, "first", "SJ-5.1")]
    if not lying & RUNNING:
        bars.append(Bar(NEEDS_RUN & ~NEEDS_PASS, "run", "SJ-5.3"))
    if not lying & PASSING:
        bars.append(Bar(NEEDS_PASS & ~NEEDS_RUN, "pass", "SJ-5.4"))
    if not lying & (RUNNING | PASSING):
        bars.append(Bar(NEEDS_RUN & NEEDS_PASS, "run-or-pass", "SJ-5.5"))
    usable = _unbarred(bars)
    return Scope(DEF, book.of_kinds(DEF, usable), 0, 0, book.of_kinds(DEF, wanted), combos, tuple(bars))


def _with_offence_faces(book: Handbook, wanted: int, latest: int, fresh: bool, kickoff: bool, combos: bool) -> Scope:
    bars = [Bar(NO_KICKOFF, "no-kickoff", "SJ-3.9")] if kickoff else []
    if not fresh:
        bars.append(Bar(FIRST_ONLY, "first", "SJ-5.1"))
    usable, hanging = _unbarred(bars), 0
    if not latest & RUNNING:  # SJ-5.6
        hanging, usable = usable & NEEDS_RUN, usable & ~NEEDS_RUN
    carrying = book.of_kinds(OFF, usable & BESIDE_A_DIVE)
    return Scope(
        OFF, book.of_kinds(OFF, usable), book.of_kinds(OFF, hanging), carrying, book.of_kinds(OFF, wanted), combos,
        tuple(bars),
    )  # fmt: skip


def _unbarred(bars: list[Bar]) -> int:
    barred = 0
    for bar in bars:
        barred |= bar.kinds
    return ALL & ~barred


def answers_to(face: int, key: int, latest: int) -> int:
    """The actions of a face that answer one key card of the other; `latest` is the team's own latest action."""
    if face == DEF:
        return ANSWERS[OFF][key]
    return ANSWERS[DEF][key] & ~(barred(latest) if key == TACKLE else 0)


def barred(latest: int) -> int:
    """SJ-13.6, SJ-13.7  What does not escape a Tackle: a run after a run (a Snap is none), a pass after a pass."""
    running = latest & RUNNING & ~SNAP
    return (BARRED & RUNNING if running else 0) | (BARRED & PASSING if latest & PASSING else 0)


@cache
def kick_cards(book: Handbook) -> int:
    """SJ-8.2  The cards that may be added to a Kickoff."""
    return book.of_kinds(OFF, KICKING)


# Combos --------------------------------------------------------------------------------------------------------------


def combo_class(book: Handbook, face: int, cards: int) -> str:
    """SJ-12.1, SJ-12.3 to SJ-12.5  The class of an advanced combo; empty when the cards are none."""
    classless, alike = book.classless[face], book.alike[face]
    for letter, carriers in zip(CLASSES, book.carriers[face], strict=True):
        own = cards & carriers
        rest = cards & ~own
        if own & (own - 1) and not rest & ~classless and (not rest or all_join(rest, own, alike)):
            return letter
    return ""


def all_join(rest: int, own: int, alike: list[int]) -> bool:
    """SJ-12.3  Whether each classless card has a card of its action among those with the class."""
    while rest:
        lowest = rest & -rest
        if not alike[lowest.bit_length() - 1] & own:
            return False
        rest ^= lowest
    return True


def combo(book: Handbook, face: int, cards: int) -> str:
    """SJ-11.1, SJ-12.6  `A` to `D` for an advanced combo, else `simple`, else nothing."""
    if not cards & (cards - 1):
        return ""
    letter = combo_class(book, face, cards)
    if letter:
        return letter
    lowest = (cards & -cards).bit_length() - 1
    return "" if cards & ~book.alike[face][lowest] else SIMPLE


def legal(book: Handbook, scope: Scope, cards: int) -> bool:
    """SJ-10.2  Attributes, one card or a combo, and it counters."""
    if not cards & scope.wanted or cards & ~(scope.usable | scope.hanging):
        return False
    if cards & scope.hanging and not cards & scope.carrying:
        return False
    if not cards & (cards - 1):
        return True
    return scope.combos and bool(combo(book, scope.face, cards))


def offered(book: Handbook, scope: Scope, hand: int, picked: int) -> int:
    """The cards of the hand that may be added to those picked: each of them can be completed to a legal action."""
    usable = hand & scope.usable
    if not picked:
        found = usable & scope.wanted
        return found | _advanced(book, scope, hand, 0) if scope.combos else found
    if not scope.combos:
        return 0
    hand |= picked
    found = _advanced(book, scope, hand, picked)
    same = book.alike[scope.face][(picked & -picked).bit_length() - 1]
    if not picked & ~same and picked & scope.wanted and not picked & scope.hanging:
        found |= (usable | picked) & same
    return found & ~picked


def _advanced(book: Handbook, scope: Scope, hand: int, picked: int) -> int:
    """The cards of all advanced combos that hold those picked. The largest combo of each class is enough: every part of
    it that belongs to a legal action belongs to the largest one too."""
    face, usable, found = scope.face, hand & scope.usable, 0
    open_hand = usable | hand & scope.hanging
    alone = open_hand & book.classless[face]
    for carriers in book.carriers[face]:
        own = open_hand & carriers
        if own & scope.hanging and not own & scope.carrying:
            own &= usable
        if own & (own - 1):
            if alone:
                own |= joining(alone, own, book.alike[face])
            if own & scope.wanted and not picked & ~own:
                found |= own
    return found


def joining(alone: int, own: int, alike: list[int]) -> int:
    """SJ-12.3  The classless cards that may join."""
    found = 0
    while alone:
        lowest = alone & -alone
        if alike[lowest.bit_length() - 1] & own:
            found |= lowest
        alone ^= lowest
    return found


def legal_sets(book: Handbook, scope: Scope, hand: int, picked: int = 0) -> list[int]:
    """Every legal action that holds the cards picked, 31 at most."""
    free = members(hand & (scope.usable | scope.hanging) & ~picked)
    sets = [picked]
    for card in free:
        sets += [some | 1 << card for some in sets]
    return [some for some in sets if some and legal(book, scope, some)]
