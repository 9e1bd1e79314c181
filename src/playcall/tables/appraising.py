"""What a new card is worth, beside those of its game that are most like it. Runs in the back room."""

from __future__ import annotations

from typing import Any

import msgspec

from playcall.contract import CardFace, Game
from playcall.contract.worth import Worth
from playcall.lab.cards import Share, telling

MOST_ALIKE = 3
OTHERS = ("stock", "number", "id")
"""Facts that say nothing of what a card does."""


class Alike(msgspec.Struct, frozen=True):
    """A card of the game that is like a new one."""

    card: str
    title: str
    worth: Worth | None
    won: Share | None
    """How often whoever played it, or where that is not known drew it, has won in games between bots."""
    played: bool = True


class Appraisal(msgspec.Struct, frozen=True):
    """What can be told of the worth of a new card."""

    worth: Worth | None
    alike: tuple[Alike, ...]


def appraise(own: Game, edition: Game, card: str) -> Appraisal | None:
    """A card beside those of its kind that are most like it; nothing where it is no card of the edition."""
    face = next((one for one in edition.faces() if one.id == card), None)
    if face is None:
        return None
    others = [one for one in own.faces() if one.kind == face.kind]
    nearest = sorted(others, key=lambda one: (unlike(face, one), one.id))[:MOST_ALIKE]
    return Appraisal(edition.card_worth(card), tuple(_alike(own, edition, one) for one in nearest))


def _alike(own: Game, edition: Game, face: CardFace) -> Alike:
    told = telling(own)
    found = told.cards.get(face.id) if told is not None else None
    won = None if found is None else found.played or found.drawn
    worth = edition.card_worth(face.id)
    return Alike(face.id, face.title, worth, won, found is not None and found.played is not None)


def unlike(one: CardFace, other: CardFace) -> float:
    """How much two cards differ in what they say of themselves."""
    names = (one.facts.keys() | other.facts.keys()) - set(OTHERS)
    return sum(_apart(one.facts.get(name), other.facts.get(name)) for name in names)


def _apart(one: Any, other: Any) -> float:
    if one == other:
        return 0.0
    match one, other:
        case (int() | float(), int() | float()):
            return abs(one - other) / (1 + max(abs(one), abs(other)))
        case (list() | tuple(), list() | tuple()) if len(one) == len(other) and one:
            return sum(_apart(a, b) for a, b in zip(one, other, strict=True)) / len(one)
        case (dict(), dict()):
            names = one.keys() | other.keys()
            return sum(_apart(one.get(name), other.get(name)) for name in names) / max(1, len(names))
    return 1.0
