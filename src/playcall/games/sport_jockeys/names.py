"""The nouns that all sentences of Sport Jockeys share: teams, cards, squares, scores, sums."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from playcall.contract import Arg, Text, joined, msg
from playcall.games.sport_jockeys.cards import Card, Face, format_classes, load
from playcall.games.sport_jockeys.effects import Effect
from playcall.games.sport_jockeys.handbook import codes_of, key_kinds, kinds, with_effect

YOU = "you"
"""Whoever reads a message, where it names a team: messages choose their verbs by it."""
BOX = "□"
LATERALS = with_effect(Effect.FORWARD_OR_LATERAL)
ROW_LETTERS = ("", "A", "B", "C", "B", "A", "")
"""SJ-17.2"""


def team(seat: int, viewer: int | None) -> Text | str:
    """SJ-1.1  A seat as one of them sees it."""
    return YOU if seat == viewer else msg("player", number=seat + 1)


def score(scores: Sequence[int], viewer: int | None) -> Text:
    """`9 for you, 8 for Player 2`."""
    return msg("sj-score", one=team(0, viewer), first=scores[0], other=team(1, viewer), second=scores[1])


def square(row: int, column: int) -> str:
    """SJ-17.1"""
    return f"r{row}c{column}"


def unit_title(number: int, name: str) -> Text:
    """`2nd quarter`, `game`, `extra unit`."""
    return msg("sj-unit", name=name, number=number)


# Cards ---------------------------------------------------------------------------------------------------------------


@cache
def action_name(code: str) -> str:
    """`Tackle` for `TAC`."""
    return load().action(code).name


@cache
def the_action(code: str) -> Text:
    """An action with its article, as it lies there: `the Snap`."""
    return msg("sj-the", name=action_name(code))


def the_actions(kinds: int, how: str = "or") -> Text:
    """`the Tackle or the Block`."""
    return joined([the_action(code) for code in codes_of(kinds)], how)


def to_answer(kinds: int) -> Text:
    """SJ-13.2  What must be answered of some actions: `the Tackle`."""
    return the_actions(key_kinds(kinds))


def face_name(cards: Sequence[Card], card: int, face: int) -> str:
    return action_name(cards[card].faces[face].action)


def combined(cards: Sequence[Card], some: Iterable[int], face: int) -> Text:
    """`Tackle + Block`."""
    return joined([face_name(cards, card, face) for card in some], "plus")


def with_laterals(cards: Sequence[Card], some: Iterable[int], face: int) -> Text:
    """SJ-18.6  `Run/Kick + Pass/Kick (a lateral)`."""
    names = [(cards[card].faces[face].action, face_name(cards, card, face)) for card in some]
    return joined([msg("sj-lateral", name=name) if kinds(code) & LATERALS else name for code, name in names], "plus")


def marks(face: Face) -> str:
    """Code and white boxes: `TAC□`, `PEN X`."""
    return f"{face.action} X" if face.boxes < 0 else face.action + BOX * face.boxes


def with_classes(face: Face) -> str:
    """`TAC□ A-B`."""
    return f"{marks(face)} {format_classes(face.classes)}" if face.classes else marks(face)


def both_faces(card: Card) -> str:
    """`C10 R/K□ | TAC□ A-B`."""
    return f"{card.id} {with_classes(card.off)} | {with_classes(card.defence)}"


def both_codes(card: Card) -> str:
    """`C10 R/K|TAC`."""
    return f"{card.id} {card.off.action}|{card.defence.action}"


@cache
def in_words(card: Card) -> Text:
    """`C10 (Run/Kick / Tackle)`."""
    return msg("sj-card", card=card.id, off=action_name(card.off.action), defence=action_name(card.defence.action))


# Points --------------------------------------------------------------------------------------------------------------


def summed(worth: int, boxes: int, bonus: int) -> Arg:
    """`3 cards + 1 white box + 3 for the combo = 7`; a bare number where there is nothing to add."""
    parts = [msg("sj-cards", count=worth)]
    if boxes:
        parts.append(msg("sj-boxes", count=boxes))
    if bonus:
        parts.append(msg("sj-bonus", count=bonus))
    total = worth + boxes + bonus
    return msg("sj-sum", terms=joined(parts, "plus"), total=total) if len(parts) > 1 else total


def terms(numbers: Sequence[int]) -> Arg:
    """`1 + 3 = 4`."""
    return msg("sj-sum", terms=joined(numbers, "plus"), total=sum(numbers)) if len(numbers) > 1 else sum(numbers)
