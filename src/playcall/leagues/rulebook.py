"""LG  The numbered rules of leagues and cups, for whoever shows or checks them like those of a game."""

from __future__ import annotations

from importlib import resources
from typing import Final

from playcall.kernel import Rulebook


class LeagueRules:
    """The rules of `rules.md`, under the name by which people ask for them."""

    id: Final = "leagues"
    title: Final = "Leagues and cups"
    prefix: Final = "LG"

    def rulebook(self) -> Rulebook:
        """The numbered rules."""
        text = resources.files(__package__).joinpath("rules.md").read_text(encoding="utf-8")
        return Rulebook.parse(text, self.prefix)


LEAGUE_RULES: Final = LeagueRules()
