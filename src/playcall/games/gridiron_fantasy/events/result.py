"""What comes of a Play: yards, injuries, flags, downs, turnovers and scores."""

from __future__ import annotations

from playcall.kernel import Event


class ObjectiveFixed(Event, frozen=True):
    """Every step of the computation, as (what, yards so far)."""

    rules = ("GF-8.5", "GF-8.6", "GF-8.7", "GF-8.8", "GF-8.9")
    team: str
    card: int
    steps: tuple[tuple[str, int], ...]
    yards: int


class SpecialApplied(Event, frozen=True):
    rules = ("GF-8.14", "GF-8.15")
    team: str
    card: int


class YardsAdded(Event, frozen=True):
    """The sum of a Play."""

    rules = ("GF-8.17", "GF-8.24")
    team: str
    objective: int
    special: int
    yards: int
    los: int


class Injured(Event, frozen=True):
    rules = ("GF-9.1", "GF-9.3", "GF-9.4", "GF-9.9")
    team: str
    card: int
    level: int
    shift: int


class Benched(Event, frozen=True):
    rules = ("GF-6.7",)
    team: str
    card: int


class CameBack(Event, frozen=True):
    rules = ("GF-9.7", "GF-9.11")
    team: str
    card: int


class PatchedUp(Event, frozen=True):
    rules = ("GF-9.3",)
    team: str
    card: int
    level: int


class CalledUp(Event, frozen=True):
    rules = ("GF-9.11",)
    team: str
    out: int
    into: int


class RisksCompared(Event, frozen=True):
    """0 for a team without any risk; `fouling` is empty when there is no penalty."""

    rules = ("GF-10.1", "GF-10.3", "GF-10.4")
    offence: str
    defence: str
    off_risk: int
    def_risk: int
    fouling: str


class Complained(Event, frozen=True):
    rules = ("GF-10.6", "GF-10.7", "GF-10.8", "GF-10.9")
    team: str
    card: int
    alerts: tuple[int, ...]
    bonus: int
    risk: int
    foul: str


class FlagDecided(Event, frozen=True):
    rules = ("GF-10.11", "GF-10.12", "GF-10.16")
    team: str
    against: str
    accepted: bool
    yards: int
    los: int


class DownMarked(Event, frozen=True):
    rules = ("GF-11.1", "GF-5.8", "GF-16.4")
    team: str
    down: int
    to_go: int
    los: int
    first: bool


class Turnover(Event, frozen=True):
    """The ball is lost, and lies there from the new owner's side."""

    rules = ("GF-8.22", "GF-12.18", "GF-12.19", "GF-12.21")
    team: str
    how: str
    los: int


class Scored(Event, frozen=True):
    rules = ("GF-16.5", "GF-12.10", "GF-12.16")
    team: str
    what: str
    points: int
    names: tuple[str, ...]
    scores: tuple[int, ...]


class TryFailed(Event, frozen=True):
    rules = ("GF-12.13", "GF-12.14")
    team: str
