"""A Play from the switching of Team cards to the end of the Challenge."""

from __future__ import annotations

from typing import ClassVar

from playcall.kernel import Event

Parts = tuple[tuple[int, str, int, int], ...]
"""What counts in Totals: role, what gives it, ability, how many."""


class KindRead(Event, frozen=True):
    """V63  The owner is told the kind that the other team has called."""

    rules = ("GF-6.10", "GF-7.23")
    secret: ClassVar[tuple[str, ...]] = ("kind",)
    owner: int
    team: str
    kind: str | None


class Switched(Event, frozen=True):
    rules = ("GF-6.1", "GF-6.2", "GF-6.6")
    team: str
    active: tuple[int, ...]


class PlaysRevealed(Event, frozen=True):
    rules = ("GF-6.10", "GF-6.13")
    offence: str
    defence: str
    off_card: int
    def_card: int


class PlayReplaced(Event, frozen=True):
    rules = ("GF-6.13",)
    team: str
    old: int
    new: int


class AdvantageFixed(Event, frozen=True):
    rules = ("GF-6.14",)
    team: str
    off_kind: str
    def_kind: str
    by_effect: bool


class DominantFixed(Event, frozen=True):
    rules = ("GF-6.15", "GF-6.16")
    ability: int
    team: str
    by_effect: bool


class TotalsCounted(Event, frozen=True):
    """Both Totals in an ability with everything that counts in it."""

    rules = ("GF-6.17", "GF-6.21", "GF-6.22")
    offence: str
    defence: str
    ability: int
    off_total: int
    def_total: int
    parts: Parts


class SecondaryOpened(Event, frozen=True):
    rules = ("GF-7.17", "GF-7.18")
    team: str
    card: int
    key: int
    own: int
    other: int


class CardLaid(Event, frozen=True):
    """A Challenge card; `named` is what its Wild stands for. The Totals are those of the Primary."""

    rules = ("GF-7.4", "GF-7.6", "GF-7.9")
    team: str
    card: int
    named: int
    ability: int
    off_total: int
    def_total: int


class StarApplied(Event, frozen=True):
    rules = ("GF-6.18",)
    team: str
    card: int
    ability: int
    off_total: int
    def_total: int


class ActionPlayed(Event, frozen=True):
    rules = ("GF-7.23", "GF-7.27")
    team: str
    card: int


class ActionCancelled(Event, frozen=True):
    rules = ("GF-7.27",)
    team: str
    card: int


class AbilityUsed(Event, frozen=True):
    rules = ("GF-7.23", "GF-7.31")
    team: str
    card: int


class Passed(Event, frozen=True):
    rules = ("GF-7.3", "GF-7.5")
    team: str


class ChallengeOver(Event, frozen=True):
    rules = ("GF-7.1", "GF-8.1")
    team: str
    success: bool
    ability: int
    off_total: int
    def_total: int


class SecondaryResult(Event, frozen=True):
    rules = ("GF-7.19", "GF-7.20", "GF-8.20")
    team: str
    key: int
    own: int
    other: int
    success: bool
