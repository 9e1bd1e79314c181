"""Decks of one's own: what a game tells a builder of decks, on the command line and on a page, all of it as data.

A deck is text: `deck: NAME`, then a card on each line by its id, `2 x ID` for two; a game may know a word that marks a
card before that. A game reads and writes it, says what there is to choose from, how a deck looks, and which rules it
breaks. Whoever shows that knows no particular game. What is said is a message (`Text`); a plain string is a name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, runtime_checkable

import msgspec

from playcall.contract.speech import say
from playcall.contract.text import Said

Wanted = dict[str, str]
"""Cards to look for: values of filters by their ids, and the group under `group`."""


# What there is to choose from -----------------------------------------------------------------------------------------


class Value(msgspec.Struct, frozen=True):
    """One value of a filter: what a card's `facts` hold, and how it is called."""

    id: str
    title: Said
    short: Said = ""
    """A few letters, where that is enough."""


class Filter(msgspec.Struct, frozen=True):
    """Something that cards of a group are looked for by."""

    id: str
    title: Said
    values: tuple[Value, ...]


class Group(msgspec.Struct, frozen=True):
    """Cards that are looked at together."""

    id: str
    title: Said
    single: bool
    """Whether a card may be in a deck only once."""
    priced: bool = False
    filters: tuple[Filter, ...] = ()
    figures: tuple[Value, ...] = ()
    """What its cards can be compared and sorted by."""
    picture: tuple[int, int, int, int] | None = None
    """The part of a face that is enough where there is little room: left, top, width, height."""


class PoolCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as builders of decks see it."""

    id: str
    group: str
    title: str
    badge: Said
    """A few letters that say what it is."""
    mark: Said = ""
    """A few letters more: whose it is, what it is for."""
    price: int = 0
    facts: dict[str, str] = {}
    """Its values by the ids of filters."""
    figures: dict[str, int] = {}
    line: Said = ""
    """What it does, in a line."""
    ink: str = ""
    """Its colour as `#rrggbb`, dark enough for white letters."""
    picture: tuple[int, int, int, int] | None = None
    """The part of its face that is enough where there is little room, where its group has none."""


class Start(msgspec.Struct, frozen=True):
    """A deck that comes with the game, to play with or to begin from."""

    id: str
    title: Said
    stock: bool
    """Whether it is a ready team rather than a deck that somebody built."""
    note: Said = ""


class Builder(msgspec.Struct, frozen=True):
    """All that a page needs before there is a deck."""

    groups: tuple[Group, ...]
    cards: tuple[PoolCard, ...]
    starts: tuple[Start, ...]
    leans: tuple[Value, ...]
    """What a suggested deck may lean to, the plain one first."""
    price: str = "{price}"
    """How a price is written."""
    chapter: str = ""
    """The rule with which the chapter on decks begins."""


# What a deck is like --------------------------------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True):
    """One broken rule."""

    code: str
    rule: str
    text: Said
    wanted: Wanted = {}
    """Cards that would help."""

    def told(self, package: str) -> str:
        """For errors, in English, with code and rule; the messages are those of the game's package."""
        return f"{say(self.text, package).rstrip('.')} ({self.code}, {self.rule})"


class Note(msgspec.Struct, frozen=True):
    """A sentence about a deck."""

    text: Said
    code: str


class Slot(msgspec.Struct, frozen=True):
    """A place for one card."""

    label: Said
    wanted: Wanted
    """The cards it takes."""
    card: str | None = None
    open: Said = ""
    """What a place is called that takes cards of several kinds."""


class Held(msgspec.Struct, frozen=True):
    """A card with its copies."""

    card: str
    copies: int


class Area(msgspec.Struct, frozen=True):
    """A part of a deck: places in rows, or cards on a shelf."""

    id: str
    title: Said
    group: str
    have: int
    need: int
    """At least; exactly, where there are places."""
    rows: tuple[tuple[Slot, ...], ...] = ()
    shelf: tuple[Held, ...] = ()
    beyond: tuple[Held, ...] = ()
    """Cards for which there is no place."""


class Part(msgspec.Struct, frozen=True):
    """A part of a meter."""

    label: Said
    value: int
    ink: str = ""


class Meter(msgspec.Struct, frozen=True):
    """Something that is measured: parts in one bar, or a bar for each, with a post that they are held against."""

    id: str
    title: Said
    value: Said
    good: bool
    style: Literal["sum", "rows"]
    parts: tuple[Part, ...]
    full: int
    """The length of the bar."""
    post: float | None = None
    post_label: Said = ""
    limit: bool = False
    """Whether what lies beyond the post is too much."""
    notes: tuple[Note, ...] = ()


class Sheet(msgspec.Struct, frozen=True):
    """A deck as it stands: what is in it, what it measures, what is wrong with it."""

    name: str
    text: str
    code: str
    """The deck in one word, as the options of a table take it."""
    cards: dict[str, int]
    areas: tuple[Area, ...]
    meters: tuple[Meter, ...]
    problems: tuple[Problem, ...]
    checks: int
    """How many things are looked at."""
    room: int | None = None
    """How much may still be spent; None without a limit."""
    marks: dict[str, str] = {}
    """A word that stands before the line of a card, and stays there while the card is in the deck."""


# The bench ------------------------------------------------------------------------------------------------------------


@runtime_checkable
class Workshop(Protocol):
    """What a game with decks has under `game.workshop`. A deck is named by its text, its code, or the id of a start."""

    @property
    def deck_options(self) -> Mapping[str, int]:
        """The options that name a deck, and for which seat."""
        ...

    @property
    def rule_options(self) -> Sequence[str]:
        """The options that change what a legal deck is."""
        ...

    def blank(self, name: str) -> str:
        """A deck without cards, with a word on how to fill it."""
        ...

    def text(self, deck: str, options: Any, name: str = "") -> str:
        """The deck for people; `name` gives it another name."""
        ...

    def code(self, deck: str, options: Any) -> str:
        """The deck in one word, for options and links."""
        ...

    def check(self, deck: str, options: Any) -> Sequence[Problem]:
        """Every broken rule at once."""
        ...

    def summary(self, deck: str, options: Any) -> Said:
        """A line on what is in it."""
        ...

    def suggest(self, options: Any, lean: str, name: str, keep: str = "", pool: Mapping[str, int] | None = None) -> str:
        """A legal deck as text, which keeps what it can of the deck `keep`; raises `BadOption` where there is none.

        A game whose cards are collected takes them from `pool` alone, the copies of each card, where that is given.
        """
        ...

    def samples(self) -> Sequence[str]:
        """Ids of the built decks that come with the game."""
        ...

    def builder(self) -> Builder:
        """What there is to choose from; the same every time."""
        ...

    def sheet(self, deck: str, options: Any) -> Sheet:
        """The deck as it stands."""
        ...

    def secrets(self, options: Any) -> Mapping[str, int]:
        """The options that only one seat may read while the game is on, and which seat."""
        ...
