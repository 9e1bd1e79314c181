"""The end of matches and championships."""

from __future__ import annotations

from playcall.kernel import Event


class FinalWhistle(Event, frozen=True):
    rules = ("MF-12.4", "MF-1.2")
    matchday: int
    clubs: tuple[int, int]
    scores: tuple[int, int]


class PadLine(Event, frozen=True):
    """The points of A, B, C and D after a matchday."""

    rules = ("MF-6.6", "MF-6.7")
    championship: int
    matchday: int
    points: tuple[int, ...]


class KickTaken(Event, frozen=True):
    rules = ("MF-17.5", "MF-22.2")
    club: int
    round: int
    face: int
    scored: bool


class ChampionCrowned(Event, frozen=True):
    """`why` is points, goal difference, goals, away goals, shoot-out or shared."""

    rules = ("MF-17.1", "MF-17.2", "MF-17.3", "MF-17.4", "MF-17.5")
    championship: int
    clubs: tuple[int, ...]
    why: str


class FinalWon(Event, frozen=True):
    rules = ("MF-19.7", "MF-19.8", "MF-22.2", "MF-22.3")
    club: int
    why: str
