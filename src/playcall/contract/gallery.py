"""The cards of a game to look at: what they are found by, which rules each meets, when it counts as held and played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from playcall.contract.cards import CardFace
from playcall.contract.decks import Filter, Value
from playcall.contract.text import Said, Text, msg
from playcall.kernel import Event, State

Played = Iterable[tuple[str, int]]
"""Cards by the back of their zones and their number."""


class Facet(NamedTuple):
    """Something that cards differ in, with the values of a card; none where it says nothing of the card."""

    filter: Filter
    of: Callable[[CardFace], Iterable[str]]
    icons: Mapping[str, str] = {}
    """Symbols of the game's drawings, by the values that have one."""


def facet(
    name: str, values: Mapping[str, Said] | Iterable[str], of: Callable[[CardFace], Iterable[str]], prefix: str,
    icons: Mapping[str, str] | None = None,
) -> Facet:  # fmt: skip
    """A facet whose name is the message `PREFIX-fact-NAME`, and `-VALUE` where a value has no name of its own."""
    named = values if isinstance(values, Mapping) else {}
    stem = f"{prefix}-fact-{name}"
    listed = tuple(Value(value, named.get(value) or Text(f"{stem}-{value.replace(' ', '-')}")) for value in values)
    return Facet(Filter(name, Text(stem), listed), of, icons or {})


def by_fact(name: str) -> Callable[[CardFace], Iterable[str]]:
    """The values of a fact: a word, or several."""

    def values(face: CardFace) -> Iterable[str]:
        fact = face.facts.get(name)
        return fact if isinstance(fact, list | tuple) else [fact] if fact else []

    return values


def no_rules(face: CardFace) -> Iterable[str]:
    return ()


def no_table(face: CardFace) -> Mapping[str, str]:
    return {}


def none_played(event: Event) -> Played:
    return ()


def no_side(state: State, seat: int) -> str:
    return ""


class Gallery(NamedTuple):
    """What a game says of its cards to those who look at them."""

    facets: tuple[Facet, ...]
    rules: Callable[[CardFace], Iterable[str]] = no_rules
    """The rules that one should know to use a card."""
    held: tuple[str, ...] = ()
    """The zones in which a card is its owner's to use."""
    played: Callable[[Event], Played] = none_played
    """The cards that an event shows put to use."""
    set_ups: tuple[Mapping[str, str], ...] = ({},)
    """Settings that together bring all cards onto the table, for figures of what they do."""
    table: Callable[[CardFace], Mapping[str, str]] = no_table
    """Settings of a game in which the first seat's deck has a card; nothing where no deck is sure to have it."""
    sides: Mapping[str, Said] = {}
    """The teams, decks or managers that meet, by id."""
    side: Callable[[State, int], str] = no_side
    """Which of them a seat plays with; nothing where it has none of them."""


def plain_gallery(kinds: Iterable[str]) -> Gallery:
    """Cards by their kind alone."""
    values = tuple(Value(kind, kind) for kind in dict.fromkeys(kinds))
    return Gallery((Facet(Filter("kind", msg("cards-kind"), values), lambda face: [face.kind]),))
