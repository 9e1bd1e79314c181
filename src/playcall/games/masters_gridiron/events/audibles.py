"""Audibles, and what they do with cards."""

from __future__ import annotations

from typing import ClassVar

from playcall.kernel import Event


class AudibleDiscarded(Event, frozen=True):
    rules = ("MG-3.1", "MG-3.2")
    team: str
    card: int


class AudiblePlayed(Event, frozen=True):
    """An Audible in its window."""

    rules = ("MG-9.1", "MG-9.3", "MG-9.4", "MG-9.7")
    team: str
    card: int
    window: str


class SpentOnCall(Event, frozen=True):
    """A further player was discarded for an Audible, which adds an eighth of his rating."""

    rules = ("MG-9.10",)
    team: str
    player: int
    rating: str
    number: int
    amount: int


class CallCancelled(Event, frozen=True):
    rules = ("MG-9.13", "MG-9.14")
    team: str
    card: int


class Scouted(Event, frozen=True):
    """The offence looks at the Defense hand; the cards are its secret."""

    rules = ("MG-9.4",)
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    owner: int
    team: str
    cards: tuple[int, ...] | None


class ForcedOut(Event, frozen=True):
    """Cards of a hand discarded face up by an Audible; `hand` says from which."""

    rules = ("MG-9.9", "MG-9.10")
    team: str
    hand: str
    cards: tuple[int, ...]


class Cycled(Event, frozen=True):
    """So many cards of a hand were put away for new ones; player cards go under the deck unseen."""

    rules = ("MG-3.4", "MG-9.20")
    secret: ClassVar[tuple[str, ...]] = ("drawn",)
    owner: int
    team: str
    hand: str
    count: int
    drawn: tuple[int, ...] | None


class Recalled(Event, frozen=True):
    rules = ("MG-4.11",)
    team: str
    given: int
    taken: int


class Looked(Event, frozen=True):
    """A seat looks at the top of one of its decks."""

    rules = ("MG-9.20",)
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    owner: int
    team: str
    deck: str
    count: int
    cards: tuple[int, ...] | None


class Substituted(Event, frozen=True):
    """A laid player was replaced; the others went under the deck."""

    rules = ("MG-4.11", "MG-5.10")
    team: str
    out: int
    into: int


class PlayChanged(Event, frozen=True):
    """The laid play was replaced; `discarded` are the other cards."""

    rules = ("MG-5.10", "MG-9.9")
    team: str
    out: int
    into: int
    discarded: tuple[int, ...]


class PlaysDiscarded(Event, frozen=True):
    """Drawn Playbook cards that replaced nothing."""

    rules = ("MG-9.9",)
    team: str
    cards: tuple[int, ...]
