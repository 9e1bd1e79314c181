"""The course of a game: setup, drives, halftime, overtime, the end, and games for more than two."""

from __future__ import annotations

from playcall.kernel import Event


class DeckBrought(Event, frozen=True):
    rules = ("GF-2.4", "GF-2.18", "GF-2.19")
    seat: int
    team: str
    deck: str


class DeckBuilt(Event, frozen=True):
    """An Action deck is made of a sealed pool."""

    rules = ("GF-15.3", "GF-2.15")
    team: str
    side: str
    size: int


class Tossed(Event, frozen=True):
    """A coin; its winner chooses."""

    rules = ("GF-3.1", "GF-13.8")
    team: str
    overtime: bool


class HomeVisitor(Event, frozen=True):
    rules = ("GF-3.1", "GF-3.2", "GF-3.3")
    home: str
    visitor: str


class TeamRevealed(Event, frozen=True):
    rules = ("GF-3.4", "GF-3.5")
    team: str
    card: int


class TeamReplaced(Event, frozen=True):
    """`new` is -1 where no extra Team card is legal."""

    rules = ("GF-3.6", "GF-3.7", "GF-3.8")
    team: str
    old: int
    new: int


class DriveBegins(Event, frozen=True):
    rules = ("GF-5.1", "GF-12.23")
    team: str
    drive: int
    of: int
    los: int


class DriveOver(Event, frozen=True):
    rules = ("GF-12.1", "GF-12.23")
    team: str
    how: str


class HalftimeBegins(Event, frozen=True):
    rules = ("GF-13.1", "GF-13.2", "GF-13.3")
    names: tuple[str, ...]
    scores: tuple[int, ...]


class FinalKick(Event, frozen=True):
    rules = ("GF-13.6", "GF-13.7")
    team: str


class OvertimeBegins(Event, frozen=True):
    rules = ("GF-13.8", "GF-13.9", "GF-13.10")
    team: str


class CutShown(Event, frozen=True):
    """A card of the deck that all see for a moment."""

    rules = ("GF-17.9", "GF-17.10")
    team: str
    shown: int


class TookField(Event, frozen=True):
    """Tag Team: who is on the field, and who sent them (empty at the start)."""

    rules = ("GF-17.9", "GF-17.11", "GF-17.12")
    team: str
    role: str
    by: str


class FixtureBegins(Event, frozen=True):
    rules = ("GF-17.5", "GF-17.6", "GF-17.7")
    name: str
    one: str
    two: str


class FixtureOver(Event, frozen=True):
    rules = ("GF-17.5", "GF-17.6")
    winner: str
    loser: str
    by_coin: bool


class GameOver(Event, frozen=True):
    rules = ("GF-13.5", "GF-13.11")
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winner: str
