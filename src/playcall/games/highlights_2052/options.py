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
        rule="FH-21.1", doc="A single game, a game against the automatic opponent, a cup, or a season with playoffs.",
    )  # fmt: skip
    players: int = number(
        4, 2, 8, rule="FH-22.1", doc="How many take part in a tournament (4 to 8) or league (2 to 8)."
    )
    setup: str = choice("quick", "draft", rule="FH-12.6", doc="Pre-built teams, or Stars and a pre-game draft.")
    teams: str = text("pick", rule="FH-12.5", doc="Pick teams at the table, or name them: visitor,home (solo: one).")
    halftime_draft: str = choice("pick_pass", "open", rule="FH-17.2", doc="How the five halftime cards are drafted.")
    two_point: bool = switch(False, rule="FH-7.10", doc="A touchdown scores 6 and a conversion follows.")
    injuries: str = choice("by_mode", "off", "on", rule="FH-11.1", doc="Off in single games, on in competitions.")
    must_have_winner: str = choice(
        "by_mode", "off", "on",
        rule="FH-20.6", doc="Overtime goes on until somebody wins: on in tournaments and playoffs.",
    )  # fmt: skip
    promo: bool = switch(False, rule="FH-1.4", doc="Three promo cards join the Play Deck, two the Solo Deck.")
    unused_team_cards: bool = switch(
        False, rule="FH-2.9", doc="Team cards nobody plays join the quick-start Play Deck."
    )
    fifty_space: bool = switch(False, rule="FH-3.3", doc="An extra 50-yard space before the Safety space.")
    overthrow_test: str = choice(
        "printed", "after_helmets", rule="FH-5.3", doc="Whether helmets shorten a pass before it is called overthrown."
    )
    helmet_reduction: str = choice("each", "paired", rule="FH-19.10", doc="Which helmets in the area subtract yards.")
    trigger_scope: str = choice("activated", "whole_card", rule="FH-19.11", doc="Whose footballs must be matched.")
    final_offensive_audible: bool = switch(False, rule="FH-6.9", doc="An Audible against the final defence of a half.")
    ot_safety_points: bool = switch(False, rule="FH-20.8", doc="A safety scores its points in overtime too.")
    ot_round_reset: bool = switch(True, rule="FH-20.10", doc="Every overtime round starts on the 30 with new drives.")
    solo_draft: bool = switch(False, rule="FH-23.2", doc="The solo player drafts ten cards to the five Stars.")
    roster: str = choice(
        "by_mode",
        "starter",
        "league_draft",
        rule="FH-21.5",
        doc="Pre-built teams or the 11-card draft in a competition.",
    )
    keep_adjustments: bool = switch(False, rule="FH-21.6", doc="Halftime changes stay in the roster after the game.")
    league_passes: str = choice("auto", "1", "2", rule="FH-22.6", doc="How often everybody meets everybody.")

    @cached_property
    def rulings(self) -> Rulings:
        """FH-5.3, FH-19.10, FH-19.11  The options that decide how two cards meet."""
        return self.helmet_reduction, self.trigger_scope, self.overthrow_test

    @property
    def solo(self) -> bool:
        return self.mode == "solo"

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
