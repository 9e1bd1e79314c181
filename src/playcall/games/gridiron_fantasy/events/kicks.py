"""Kicks of all kinds: declared, committed to, and where they bring the ball."""

from __future__ import annotations

from playcall.kernel import Event


class KickBegins(Event, frozen=True):
    """A kick of any kind; `spot` is the line of scrimmage, or 0."""

    rules = ("GF-4.1", "GF-12.2", "GF-12.6", "GF-12.16")
    team: str
    other: str
    context: str
    spot: int


class Declared(Event, frozen=True):
    """Play, punt or field goal; touchback, return, fair catch; kick or two points."""

    rules = ("GF-4.3", "GF-6.8", "GF-12.5", "GF-12.11")
    team: str
    what: str


class AbilityDeclared(Event, frozen=True):
    rules = ("GF-4.6", "GF-4.18")
    team: str
    ability: int


class QuickRevealed(Event, frozen=True):
    rules = ("GF-4.8", "GF-4.10", "GF-4.12")
    context: str
    kicking: str
    receiving: str
    ability: int
    kick_cards: tuple[int, ...]
    return_cards: tuple[int, ...]
    kick_count: int
    return_count: int
    bonuses: tuple[int, int]
    difference: int


class BallPlaced(Event, frozen=True):
    """Where a kick or return has brought the ball, from the new owner's side; `baseline` and the rate that applied."""

    rules = ("GF-4.9", "GF-4.14", "GF-4.16", "GF-12.3")
    team: str
    los: int
    baseline: int
    rate: int
    difference: int


class FieldGoalTried(Event, frozen=True):
    rules = ("GF-12.6", "GF-12.7", "GF-12.8")
    team: str
    distance: int
    needed: int
    good: bool
