"""Modes and contested rulings of Masters of Football, each documented, with defaults."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.kernel import choice, number, switch


@dataclass(frozen=True)
class Options:
    """How a game is played. The values of each option are listed default first."""

    mode: str = choice(
        "championship", "friendly", "two_leg", rule="MF-22.1", doc="A championship, a single match, or two matches."
    )
    players: int = number(
        4, 1, 8, rule="MF-1.3", doc="Persons in a championship: up to 4 in one, 5 to 8 in two with a final."
    )
    swap_windows: str = choice(
        "stages", "any", rule="MF-5.4", doc="Swap cards at the pauses, or before every turn of an own match too."
    )
    team_letters: str = choice("seat", "random", rule="MF-6.4", doc="Teams take the letters A to D by seat, or by lot.")
    parallel_matches: bool = switch(False, rule="MF-18.1", doc="Both matches of a matchday are played at once.")
    drawn_wood_stays: bool = switch(
        True, rule="MF-7.4", doc="A wood player drawn to make a team legal stays in the squad after the match."
    )
    tactical_genius: str = choice(
        "outright", "reroll", rule="MF-8.4", doc="A Tactical Genius wins the roll on the genius face, or rolls again."
    )
    bottom_tie: str = choice(
        "one_level", "to_orange", rule="MF-9.8", doc="How far home advantage lifts a team when both are red."
    )
    attack_genius_scope: str = choice(
        "team", "player", rule="MF-10.11", doc="The attacking genius works once per team, or once per such player."
    )
    genius_spent_when_denied: bool = switch(
        True, rule="MF-10.12", doc="An attacking genius denied by a defensive one is spent all the same."
    )
    super_agent_market_extra: bool = switch(
        False, rule="MF-14.3", doc="The Super-Agent Partnership gets extra cards in the transfer market too."
    )
    outsiders: bool = switch(
        True, rule="MF-16.10", doc="Corruption cards and Whistleblower may be played in other teams' matches."
    )
    league_last_tie: str = choice(
        "shootout", "shared", rule="MF-17.5", doc="A title still level after all tie-breakers: shoot-out, or shared."
    )
    npt_strength: str = choice(
        "normal", "easy", "hard", rule="MF-21.2", doc="What Non-Person Teams draw for their squads."
    )
    friendly_decider: str = choice(
        "draw", "shootout", rule="MF-22.2", doc="Whether a level friendly stays a draw or is decided by kicks."
    )

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
