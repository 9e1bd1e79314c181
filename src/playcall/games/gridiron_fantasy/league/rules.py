"""GF-18.1 to GF-18.4, GF-18.29  What a league agrees on: the Commissioner's word, divisions and conferences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from playcall.games.gridiron_fantasy.cards import load
from playcall.kernel import BadOption

CONFERENCE: Final = 8
CHOICES: Final = {
    "draft_pool": ("common", "own"), "season2": ("full", "supplemental"), "playoff_format": ("top2", "wildcard"),
}  # fmt: skip


def _value(default: object, text: str) -> Any:
    """What a setting says, by the sort of its default."""
    if isinstance(default, bool):
        if text not in ("on", "off"):
            raise ValueError(f"'{text}' is neither on nor off.")
        return text == "on"
    if isinstance(default, int):
        if not text.isdigit():
            raise ValueError(f"'{text}' is no whole number.")
        return int(text)
    return tuple(word for word in text.split(",") if word and word != "none") if isinstance(default, tuple) else text


@dataclass(frozen=True)
class LeagueRules:
    """GF-18.1, GF-18.2  What the Commissioner has laid down; the program's own word where it is `auto`."""

    commissioner: str = "auto"
    """`auto`, or the name of a person: a player or an outsider."""
    team_cards: int = 7
    free_subtypes: tuple[str, ...] = ("sponsor", "formation")
    banned: tuple[str, ...] = ()
    draft_pool: str = "common"
    """`common`, one full set, or `own`."""
    trade_picks: bool = True
    season2: str = "full"
    """`full`, or `supplemental`."""
    preseason: int = 0
    playoff_format: str = "top2"
    """`top2`, or `wildcard`."""
    rip_permanent: bool = False

    @classmethod
    def agreed(cls, settings: Mapping[str, str]) -> tuple[LeagueRules, dict[str, str]]:
        """The rules of a league and the options of its games, as they were set; raises `BadOption`."""
        own = {field.name: field for field in fields(cls)}
        try:
            values = {name: _value(own[name].default, text) for name, text in settings.items() if name in own}
            rules = cls(**values)
        except ValueError as problem:
            raise BadOption(str(problem)) from None
        return rules, {name: text for name, text in settings.items() if name not in own}

    def __post_init__(self) -> None:
        if self.team_cards < 7:
            raise ValueError("League games use seven or more Team cards (GF-18.4).")
        if self.preseason not in (0, 2, 3, 4):
            raise ValueError("A preseason has two to four exhibition games, or none (GF-18.17).")
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                raise ValueError(f"'{name}' is one of {', '.join(allowed)}.")

    def match_options(self, playoff: bool = False) -> dict[str, str]:
        """GF-18.4, GF-18.26  The settings of a league game; playoff games have no limit of overtime."""
        settings = {"team_cards": str(self.team_cards), "rip_permanent": "on" if self.rip_permanent else "off"}
        return settings | ({"overtime_drives": "0"} if playoff else {})


def division_of(team: int, teams: int, place: int = 0) -> str:
    """GF-18.3, GF-18.29  By franchise with eight or sixteen teams, else by the place in the first round (from 1)."""
    if teams in (8, 16):
        return load().franchises[team % CONFERENCE].division
    return "North" if place % 2 else "South"


def conference_of(team: int, teams: int) -> int:
    """GF-18.3"""
    return team // CONFERENCE if teams == 16 else 0
