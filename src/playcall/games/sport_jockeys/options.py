"""Variants and contested rulings of Sport Jockeys American Football, each documented, with defaults."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from playcall.kernel import choice, number, switch

UNITS = {"quarter": 4, "half": 2, "game": 1}
"""SJ-16.1  How many passes through the deck a game has."""

OF_THE_FULL_GAME = (
    "kickoff_after_zero", "kicking_team_combos", "touchback_on_kickoff", "challenge_scope", "challenge_review",
    "special_refresh",
)  # fmt: skip
"""SJ-20.3, SJ-20.4  Options about what the Quick Start does not have."""


@dataclass(frozen=True)
class Options:
    """How a game is played. The values of each option are listed default first."""

    mode: str = choice("full", "quick", rule="SJ-20.1")
    unit: str = choice(
        "by_mode", "quarter", "half", "game",
        rule="SJ-16.1",
            )  # fmt: skip
    start_column: int = number(1, 1, 2, rule="SJ-17.9")
    start_row: int = number(4, 1, 5, rule="SJ-17.10")
    kickoff_after_zero: bool = switch(False, rule="SJ-7.2")
    kicking_team_combos: str = choice("never", "after_kick", rule="SJ-8.3")
    touchback_on_kickoff: bool = switch(True, rule="SJ-4.9")
    face_down_value: int = number(1, 0, 1, rule="SJ-4.4")
    big_margin: str = choice(
        "by_mode", "on", "off",
        rule="SJ-18.12",     )  # fmt: skip
    seven_in_line: str = choice(
        "by_mode", "on", "off",
        rule="SJ-7.5",
            )  # fmt: skip
    challenge_scope: str = choice("penalty", "rulings", rule="SJ-15.8")
    challenge_review: str = choice("sure", "coin", rule="SJ-15.5")
    special_refresh: str = choice("half", "game", rule="SJ-15.11")
    quick_combos: str = choice("no_bonus", "none", rule="SJ-20.5")
    tie_break: str = choice(
        "draw",
        "sudden_death",
        rule="SJ-21.1",
    )

    def useless(self) -> Iterator[tuple[str, str]]:
        """The options that are set and change nothing, each with the kind of game that it belongs to."""
        comes_back = self.units > 1 or self.tie_break == "sudden_death"  # SJ-15.11, SJ-21.2
        belongs = [(name, "the full game (mode=full)", not self.quick) for name in OF_THE_FULL_GAME]
        belongs.append(("quick_combos", "the Quick Start (mode=quick)", self.quick))
        belongs.append(("special_refresh", "games with two halves or sudden death", comes_back))
        for name, place, takes in belongs:
            if not takes and getattr(self, name) != getattr(Options, name):
                yield name, place

    @property
    def called(self) -> str:
        """The kind of game, to tell somebody."""
        return "the Quick Start" if self.quick else f"the full game with unit={self.unit_name}"

    @cached_property
    def quick(self) -> bool:
        return self.mode == "quick"

    @cached_property
    def unit_name(self) -> str:  # SJ-16.1, SJ-20.1
        return ("game" if self.quick else "quarter") if self.unit == "by_mode" else self.unit

    @cached_property
    def units(self) -> int:  # SJ-16.1
        return UNITS[self.unit_name]

    @cached_property
    def second_half(self) -> int:  # SJ-16.2
        """The unit that begins the second half; 0 when there are no halves."""
        return self.units // 2 + 1 if self.units > 1 else 0

    @cached_property
    def doubles(self) -> bool:  # SJ-18.12, SJ-20.6
        return not self.quick if self.big_margin == "by_mode" else self.big_margin == "on"

    @cached_property
    def sevens(self) -> bool:  # SJ-7.5, SJ-20.6
        return not self.quick if self.seven_in_line == "by_mode" else self.seven_in_line == "on"

    @cached_property
    def bonuses(self) -> bool:  # SJ-20.5
        return not self.quick

    @cached_property
    def combos(self) -> bool:  # SJ-20.5
        return not self.quick or self.quick_combos == "no_bonus"
