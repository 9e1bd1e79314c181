"""GF-18  Leagues: what the rules say about draft, trades, schedule and playoffs, and a league as it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields

import msgspec

from playcall.booklet.leagues import Member
from playcall.games.gridiron_fantasy.league.rules import LeagueRules
from playcall.games.gridiron_fantasy.league.season import Minutes, Season
from playcall.kernel import BadOption


class Leagues:
    """GF-18  For whoever runs leagues."""

    def settings(self) -> dict[str, str]:
        return {field.name: _told(field.default) for field in fields(LeagueRules)}

    def found(self, name: str, members: Sequence[Member], seed: int, settings: Mapping[str, str]) -> Season:
        season = Season(Minutes("gridiron_fantasy", name, seed, dict(settings), tuple(members)))
        names = [member.name for member in members]
        if len(set(names)) < len(names):
            raise BadOption("Two teams of a league have the same name.")
        return season

    def read(self, text: str) -> Season:
        try:
            minutes = msgspec.json.decode(text, type=Minutes)
        except msgspec.DecodeError as problem:
            raise BadOption(f"This is no league: {problem}.") from None
        return Season(minutes)


def _told(default: object) -> str:
    if isinstance(default, bool):
        return "on" if default else "off"
    return ",".join(default) or "none" if isinstance(default, tuple) else str(default)
