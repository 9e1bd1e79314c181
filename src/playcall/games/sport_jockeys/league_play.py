"""LG-1.8  Sport Jockeys in leagues and cups: nothing is carried from match to match; home is seat 0."""

from __future__ import annotations

from typing import ClassVar

from playcall.contract.leagues import LeaguePlay


class JockeysLeagues(LeaguePlay):
    """LG-6.3  Sudden death where there must be a winner (SJ-21.2)."""

    must_win_options: ClassVar = {"tie_break": "sudden_death"}
