"""Modes and contested rulings of Masters of Football, each documented, with defaults."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.kernel import choice, number, switch


@dataclass(frozen=True)
class Options:
    """How a game is played. The values of each option are listed default first."""

    mode: str = choice("championship", "friendly", "two_leg", rule="MF-22.1")
    players: int = number(4, 1, 8, rule="MF-1.3")
    swap_windows: str = choice("stages", "any", rule="MF-5.4")
    team_letters: str = choice("seat", "random", rule="MF-6.4")
    parallel_matches: bool = switch(False, rule="MF-18.1")
    drawn_wood_stays: bool = switch(True, rule="MF-7.4")
    tactical_genius: str = choice("outright", "reroll", rule="MF-8.4")
    bottom_tie: str = choice("one_level", "to_orange", rule="MF-9.8")
    attack_genius_scope: str = choice("team", "player", rule="MF-10.11")
    genius_spent_when_denied: bool = switch(True, rule="MF-10.12")
    super_agent_market_extra: bool = switch(False, rule="MF-14.3")
    outsiders: bool = switch(True, rule="MF-16.10")
    league_last_tie: str = choice("shootout", "shared", rule="MF-17.5")
    npt_strength: str = choice("normal", "easy", "hard", rule="MF-21.2")
    friendly_decider: str = choice("draw", "shootout", rule="MF-22.2")
    home: str = choice("lot", "seat1", "seat2", rule="MF-22.1")

    @property
    def league(self) -> bool:
        """Whether there is a championship, or only a match or two."""
        return self.mode == "championship"

    @property
    def seats(self) -> int:
        return self.players if self.league else 2

    @property
    def championships(self) -> int:
        """MF-19.1  One championship, or two for more than four persons; none in a friendly."""
        return 0 if not self.league else 1 if self.players <= 4 else 2

    @property
    def clubs(self) -> int:
        return 4 * self.championships or 2
