"""Variants and contested rulings of Football Highlights 2052, each documented, with defaults."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from playcall.kernel import choice, number, switch, text

Rulings = tuple[str, str, str]


@dataclass(frozen=True)
class Options:
    """How a game is played. The values of each option are listed default first."""

    mode: str = choice(
        "basic", "solo", "tournament", "league",
        rule="FH-21.1",     )  # fmt: skip
    players: int = number(4, 2, 8, rule="FH-22.1")
    setup: str = choice("quick", "draft", rule="FH-12.6")
    teams: str = text("pick", rule="FH-12.5")
    halftime_draft: str = choice("pick_pass", "open", rule="FH-17.2")
    two_point: bool = switch(False, rule="FH-7.10")
    injuries: str = choice("by_mode", "off", "on", rule="FH-11.1")
    must_have_winner: str = choice(
        "by_mode", "off", "on",
        rule="FH-20.6",     )  # fmt: skip
    promo: bool = switch(False, rule="FH-1.4")
    unused_team_cards: bool = switch(False, rule="FH-2.9")
    fifty_space: bool = switch(False, rule="FH-3.3")
    overthrow_test: str = choice("printed", "after_helmets", rule="FH-5.3")
    helmet_reduction: str = choice("each", "paired", rule="FH-19.10")
    trigger_scope: str = choice("activated", "whole_card", rule="FH-19.11")
    final_offensive_audible: bool = switch(False, rule="FH-6.9")
    ot_safety_points: bool = switch(False, rule="FH-20.8")
    ot_round_reset: bool = switch(True, rule="FH-20.10")
    solo_draft: bool = switch(False, rule="FH-23.2")
    roster: str = choice(
        "by_mode",
        "starter",
        "league_draft",
        rule="FH-21.5",
    )
    keep_adjustments: bool = switch(False, rule="FH-21.6")
    league_passes: str = choice("auto", "1", "2", rule="FH-22.6")
    home: str = choice("toss", "seat1", "seat2", rule="FH-22.9")
    squads: str = text("none", rule="FH-21.6")

    @cached_property
    def rulings(self) -> Rulings:
        """FH-5.3, FH-19.10, FH-19.11  The options that decide how two cards meet."""
        return self.helmet_reduction, self.trigger_scope, self.overthrow_test

    @property
    def with_squads(self) -> bool:
        """FH-21.6  Whether two teams of a league bring their rosters."""
        return self.squads != "none"

    @property
    def solo(self) -> bool:
        return self.mode == "solo"

    @property
    def seats(self) -> int:
        return self.players if self.competition else 1 if self.solo else 2

    @property
    def clubs(self) -> int:
        """Teams of a competition, one for each seat."""
        return self.players if self.competition else 0

    @property
    def competition(self) -> bool:
        return self.mode in ("tournament", "league")

    @property
    def with_injuries(self) -> bool:  # FH-11.1
        return self.competition if self.injuries == "by_mode" else self.injuries == "on"

    @property
    def league_draft(self) -> bool:  # FH-21.5, FH-22.2
        return self.mode == "league" if self.roster == "by_mode" else self.roster == "league_draft"

    @property
    def copies(self) -> int:  # FH-21.3  one copy serves four players
        return -(-self.players // 4) if self.competition else 1
