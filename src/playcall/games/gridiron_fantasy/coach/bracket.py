"""A bracket: the chance to become champion, by the game under way and those that are still to come."""

from __future__ import annotations

from typing import Final

from playcall.contract import Game, Outlook
from playcall.contract.winning import curve_of, shares
from playcall.games.gridiron_fantasy.coach.worth import between_two
from playcall.games.gridiron_fantasy.rules.match import Drives, LastKick, Overtime
from playcall.games.gridiron_fantasy.rules.more_than_two import FIXTURES, side
from playcall.games.gridiron_fantasy.table import Table

Chances = list[float]
"""Of every team to come to a place."""
EVEN: Final = 0.5
"""The chance in a game of which nothing is known yet."""


def champion_chance(game: Game, s: Table, seat: int, more: float = 0.0) -> float:
    """GF-17.5  The chance of a seat to win the bracket, were its team better off by that many points now."""
    team = s.team_of_seat(seat)
    return champions(s, first_wins(game, s, team, more))[team]


def champions(s: Table, now: float) -> Chances:
    """The chance of every team; `now`: that the first of the two on the field wins."""
    won: list[Chances] = []
    lost: list[Chances] = []

    def place(word: str) -> Chances:
        number = int(word.strip("WL"))
        return alone(s, number) if word.isdigit() else (won if word[0] == "W" else lost)[number]

    for number, (_, one, two) in enumerate(FIXTURES[s.n]):
        share = now if number == s.fixture else EVEN
        if number < s.fixture:
            share = float(s.standing[2 * number] == side(s, one))
        pair = list(zip(place(one), place(two), strict=True))
        won.append([share * a + (1 - share) * b for a, b in pair])
        lost.append([(1 - share) * a + share * b for a, b in pair])
    return won[-1]


def alone(s: Table, team: int) -> Chances:
    return [float(each == team) for each in range(s.n)]


def first_wins(game: Game, s: Table, team: int, more: float) -> float:
    """The chance of the side that is named first in the game under way."""
    if not any(isinstance(each, Drives | LastKick | Overtime) for each in s.stack):
        return EVEN
    expected, to_go = between_two(s)
    expected[team] += more
    _, one, two = FIXTURES[s.n][s.fixture]
    pair = (expected[side(s, one)], expected[side(s, two)])
    return shares(Outlook(pair, to_go), curve_of(game.package))[0]
