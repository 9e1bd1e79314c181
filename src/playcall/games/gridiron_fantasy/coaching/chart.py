"""The chart of a drive: from every down and distance the chance of a touchdown and of a field goal, and what is lost.

It is worked out once, from the goal line backwards, with what a Play usually brings.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

TOUCHDOWN, FIELD_GOAL, SAFETY = 6.95, 3.0, 3.4
FARTHEST: Final = 25
GAINS: Final = (
    (-6, 0.035), (-4, 0.115), (-2, 0.17), (0, 0.075), (3, 0.055), (6, 0.05), (8, 0.085), (10, 0.14), (11, 0.09),
    (13, 0.08), (15, 0.05), (19, 0.03), (24, 0.015),
)  # fmt: skip
"""What a Play brings, and how often; what is left is a turnover."""
TURNOVER: Final = 1 - sum(share for _, share in GAINS)
KICKS: Final = (
    (12, 0.99),
    (13, 0.97),
    (14, 0.94),
    (15, 0.87),
    (16, 0.8),
    (17, 0.7),
    (18, 0.56),
    (19, 0.44),
    (20, 0.32),
)
"""GF-12.6  Field goals by the yards to go less the symbols of the kicker's best ability."""
USUAL_KICK: Final = 4
"""The symbols of the best ability in an ordinary hand."""
PUNT, TOUCHBACK = 40, 20
LAST_DOWN: Final = 0.72
"""On fourth down everybody knows what is coming: so much of the usual chance is left."""


class Promise(NamedTuple):
    """What a drive promises from here."""

    touchdown: float
    field_goal: float
    given: float
    """Points for the ground that the other team gains or loses where it takes over, against a touchback."""


def ground(los: int) -> float:
    """What it is worth to begin a drive there rather than on the own 20."""
    return 0.065 * (los - TOUCHBACK)


def kick_chance(needed: int) -> float:
    """The chance of a field goal, by the yards to go less the kicker's symbols."""
    if needed <= KICKS[0][0]:
        return KICKS[0][1]
    for distance, chance in KICKS:
        if needed <= distance:
            return chance
    return max(0.02, 0.32 - 0.1 * (needed - 20))


def punt_to(los: int) -> int:
    """GF-12.2, GF-12.3  Where the other team begins after a punt."""
    return TOUCHBACK if los + PUNT >= 100 else 100 - los - PUNT


@cache
def chart() -> list[list[list[Promise]]]:
    """By the mark, the down less one, and the yards to go."""
    found: list[list[list[Promise]]] = [[] for _ in range(101)]
    for mark in range(100, 1, -1):
        found[mark] = _one_series(mark, found)
    return found


def promise(los: int, down: int, mark: int) -> Promise:
    return chart()[mark][down - 1][min(mark - los, FARTHEST)]


def _one_series(mark: int, found: list[list[list[Promise]]]) -> list[list[Promise]]:
    """All downs with one mark: the fourth first, since each down leads to the next."""
    downs: list[list[Promise]] = [[], [], [], []]
    later: list[Promise] = []
    for down in (4, 3, 2, 1):
        later = [_one_down(mark - to_go, down, mark, later, found) for to_go in range(FARTHEST + 1)]
        downs[down - 1] = later
    return downs


def _one_down(los: int, down: int, mark: int, later: list[Promise], found: list[list[list[Promise]]]) -> Promise:
    los = max(1, min(99, los))
    play = _expected([(share, _after(los + gain, down, mark, later, found)) for gain, share in GAINS], los)
    if down < 4:
        return play
    lost = 1 - LAST_DOWN
    given = LAST_DOWN * play.given + lost * ground(100 - los)
    play = Promise(LAST_DOWN * play.touchdown, LAST_DOWN * play.field_goal, given)
    chance = kick_chance(100 - los - USUAL_KICK)
    kick = Promise(0.0, chance, (1 - chance) * ground(100 - los))
    punt = Promise(0.0, 0.0, ground(punt_to(los)))
    return max(
        play, kick, punt, key=lambda each: TOUCHDOWN * each.touchdown + FIELD_GOAL * each.field_goal - each.given
    )


def _after(los: int, down: int, mark: int, later: list[Promise], found: list[list[list[Promise]]]) -> Promise:
    if los >= 100:
        return Promise(1.0, 0.0, 0.0)
    if los <= 0:
        return Promise(0.0, 0.0, SAFETY)
    if los >= mark:
        first = min(100, los + 10)
        return found[first][0][first - los]
    return later[min(mark - los, FARTHEST)] if down < 4 else Promise(0.0, 0.0, ground(100 - los))


def _expected(cases: list[tuple[float, Promise]], los: int) -> Promise:
    touchdown = sum(share * case.touchdown for share, case in cases)
    field_goal = sum(share * case.field_goal for share, case in cases)
    given = sum(share * case.given for share, case in cases) + TURNOVER * ground(100 - los)
    return Promise(touchdown, field_goal, given)
