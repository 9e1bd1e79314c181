"""Variants and contested rulings of Sport Jockeys American Football, each documented, with defaults."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from playcall.kernel import choice, number, switch

UNITS = {"quarter": 4, "half": 2, "game": 1}
"""SJ-16.1  How many passes through the deck a game has."""


@dataclass(frozen=True)
class Options:
    """How a game is played. The values of each option are listed default first."""

    mode: str = choice("full", "quick", rule="SJ-20.1", doc="The whole game, or the Quick Start to learn it by.")
    unit: str = choice(
        "by_mode", "quarter", "half", "game",
        rule="SJ-16.1", doc="What one pass through the deck is: a quarter in the full game, the whole Quick Start.",
    )  # fmt: skip
    start_column: int = number(1, 1, 2, rule="SJ-17.9", doc="The column in which every drive starts.")
    start_row: int = number(4, 1, 5, rule="SJ-17.10", doc="The row in which every drive starts; 1 is the top.")
    kickoff_after_zero: bool = switch(False, rule="SJ-7.2", doc="A kickoff also after a drive that scored nothing.")
    kicking_team_combos: str = choice(
        "never", "after_kick", rule="SJ-8.3", doc="Whether the kicking team may make combos once the ball is kicked."
    )
    touchback_on_kickoff: bool = switch(True, rule="SJ-4.9", doc="A Touchback instead of a return is possible.")
    face_down_value: int = number(1, 0, 1, rule="SJ-4.4", doc="Play Points of a card played face down.")
    big_margin: str = choice(
        "by_mode", "on", "off",
        rule="SJ-18.12", doc="A margin of 10 moves the cube two rows: on in the full game, off in the Quick Start.",
    )  # fmt: skip
    seven_in_line: str = choice(
        "by_mode", "on", "off",
        rule="SJ-7.5", doc="An automatic touchdown from the top row scores 7: on in the full game.",
    )  # fmt: skip
    challenge_scope: str = choice(
        "penalty", "rulings", rule="SJ-15.8", doc="Challenge Penalties alone, or FUM, INC, OOB and INT too."
    )
    challenge_review: str = choice("sure", "coin", rule="SJ-15.5", doc="A Challenge always succeeds, or on heads only.")
    special_refresh: str = choice(
        "half", "game", rule="SJ-15.11", doc="Used Challenges and Time Outs come back at half time, or never."
    )
    quick_combos: str = choice(
        "no_bonus", "none", rule="SJ-20.5", doc="In the Quick Start: combos without a bonus, or single cards only."
    )
    tie_break: str = choice("draw", "sudden_death", rule="SJ-21.1", doc="A level game is a draw, or goes on.")

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
