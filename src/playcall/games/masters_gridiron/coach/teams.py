"""How good the stock teams are, as measured in games between Starters: every team against every other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from playcall.contract import Text, msg
from playcall.contract.rating import Rated
from playcall.games.masters_gridiron.actions import TEAM
from playcall.games.masters_gridiron.cards import load, own, toml
from playcall.games.masters_gridiron.coach.audibles import ratings
from playcall.games.masters_gridiron.coach.pairings import mean
from playcall.games.masters_gridiron.rules.match import MILLIONS_PER_POINT, BringDecks
from playcall.games.masters_gridiron.table import Table

WHIM: Final = 0.4
"""Points by which a team may be liked more than another for no reason, so that good ones take turns."""

Strength = tuple[float, float]
"""Games won in percent, and points ahead in a game."""


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `tools/team_strength.py` has found out about the stock teams, by their codes."""

    cards: str
    """The hash of the cards that were measured."""
    games: int
    """Games of each team in each form."""
    full: dict[str, Strength]
    basic: dict[str, Strength]


@cache
def measured() -> Measured:
    return toml(own("strength.toml"), "strength.toml", Measured)


def strengths(form: str) -> dict[str, Strength]:
    return measured().full if form == "full" else measured().basic


@ratings.at(BringDecks.first, BringDecks.second)
def rate_team(s: Table, seat: int) -> Iterator[Rated]:
    """By the points it is ahead in a game; with a spread less what its payroll gives away."""
    found = strengths(s.options.stock_form)
    payrolls = [s.game.payroll(s.game.stock(place, s.options)) for place in range(len(load().teams))]
    usual = mean(payrolls)
    for action in s.legal(seat):
        place = TEAM.argument(action)
        strength = found.get(load().teams[place].code)
        given = (payrolls[place] - usual) / MILLIONS_PER_POINT if s.options.spread else 0.0
        worth = (strength[1] if strength else 0.0) - given + WHIM * s.chance.number("whim", 100) / 100
        told = (team_text, *strength, payrolls[place]) if strength else (new_team_text, payrolls[place])
        yield action, worth, told


def team_text(wins: float, ahead: float, payroll: int) -> Text:
    side = "ahead" if ahead >= 0 else "behind"
    return msg("mg-coach-team", wins=round(wins), side=side, points=abs(ahead), payroll=payroll)


def new_team_text(payroll: int) -> Text:
    """A team of somebody's own set has not been measured."""
    return msg("mg-coach-team-new", payroll=payroll)
