"""Cards that move between hands, decks, Playbooks and the table."""

from __future__ import annotations

from typing import ClassVar

from playcall.kernel import Event


class CardsDrawn(Event, frozen=True):
    rules = ("GF-4.1", "GF-5.5", "GF-11.7")
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    owner: int
    team: str
    count: int
    cards: tuple[int, ...] | None


class CardsPutBack(Event, frozen=True):
    rules = ("GF-4.10", "GF-4.11", "GF-12.24")
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    owner: int
    team: str
    count: int
    cards: tuple[int, ...] | None


class LookedAt(Event, frozen=True):
    rules = ("GF-7.23",)
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    owner: int
    team: str
    what: str
    count: int
    cards: tuple[int, ...] | None


class PlaySwapped(Event, frozen=True):
    rules = ("GF-5.2", "GF-5.4")
    secret: ClassVar[tuple[str, ...]] = ("out", "into")
    owner: int
    team: str
    out: int | None
    into: int | None


class ContinuingStarted(Event, frozen=True):
    rules = ("GF-14.5", "GF-14.9")
    team: str
    card: int


class ContinuingEnded(Event, frozen=True):
    rules = ("GF-14.5", "GF-14.9", "GF-14.13")
    team: str
    card: int


class Discarded(Event, frozen=True):
    rules = ("GF-11.5", "GF-12.24")
    team: str
    cards: tuple[int, ...]


class Recovered(Event, frozen=True):
    rules = ("GF-7.23",)
    team: str
    card: int


class CardRemoved(Event, frozen=True):
    rules = ("GF-7.23",)
    team: str
    card: int


class Reshuffled(Event, frozen=True):
    rules = ("GF-11.6", "GF-12.25", "GF-13.2")
    team: str
    size: int


class CoinFlipped(Event, frozen=True):
    rules = ("GF-7.23",)
    team: str
    heads: bool
