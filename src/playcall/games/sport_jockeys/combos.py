"""SJ-10 to SJ-12  Which sets of cards make an action: single cards, simple and advanced combos. Pure judgements.

A `Scope` says what a team may use at a moment. All sets are numbers, a bit for each card.
"""

from __future__ import annotations

from typing import NamedTuple

from playcall.games.sport_jockeys.anatomy import CLASSES
from playcall.games.sport_jockeys.handbook import Handbook, members

SIMPLE = "simple"


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


def combo_class(book: Handbook, face: int, cards: int) -> str:
    """SJ-12.1, SJ-12.3 to SJ-12.5  The class of an advanced combo; empty when the cards are none."""
    classless, alike = book.classless[face], book.alike[face]
    for letter, carriers in zip(CLASSES, book.carriers[face], strict=True):
        own = cards & carriers
        rest = cards & ~own
        if own & (own - 1) and not rest & ~classless and (not rest or joined(rest, own, alike)):
            return letter
    return ""


def joined(rest: int, own: int, alike: list[int]) -> bool:
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
