"""LG-1.8  Masters of Football in leagues and cups: a fixture is a friendly at the home team's ground (MF-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from playcall.contract.leagues import Criterion, LeaguePlay
from playcall.games.masters_football.league import DRAW, WIN
from playcall.games.masters_football.rules.championship import kicks
from playcall.kernel import Chance


class FootballLeagues(LeaguePlay):
    """LG-6.2  Three points for a win; the table decides, and a shoot-out whatever is level at its top."""

    match_settings: ClassVar = {"mode": "friendly", "home": "seat1"}
    must_win_options: ClassVar = {"friendly_decider": "shootout"}
    points = (WIN, DRAW, 0)
    forfeit = (3, 0)
    playoff_places = 0

    def criteria(self, divisions: bool) -> Sequence[str]:
        return Criterion.POINTS, Criterion.DIFFERENCE, Criterion.SCORED, Criterion.AWAY_SCORED

    def passes(self) -> int:
        return 2

    def shoot_out(self, sides: int, seed: int) -> int:
        return kicks(range(sides), Chance.of(seed), lambda club, number, face: None)
