"""FH-21, FH-22  Brackets, schedules and standings: pure arithmetic of competitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

LINES = {2: (1, 2), 4: (1, 4, 3, 2), 8: (1, 8, 4, 5, 3, 6, 2, 7)}
"""FH-21.4  Seeds from top to bottom of a bracket."""
WIN, TIE = 2, 1


class Fixture(NamedTuple):
    """A game that was played; sides are seats."""

    visitor: int
    home: int
    visitor_points: int
    home_points: int
    visitor_touchdowns: int
    home_touchdowns: int
    winner: int
    """The seat that won, or -1 for a tie."""


def bracket(players: int) -> tuple[int, ...]:
    """FH-21.4  Seeds in line order, 0 for a bye: the next power of two places, byes for the top seeds."""
    places = next(size for size in LINES if size >= players)
    return tuple(seed if seed <= players else 0 for seed in LINES[places])


def round_robin(players: int, passes: int) -> list[tuple[int, int]]:
    """FH-22.6  The circle method, as (home, visitor) of places in lot order, round after round."""
    ring: list[int | None] = list(range(players))
    fixed = None if players % 2 else ring.pop(0)
    rounds = []
    for r in range(len(ring)):
        turned = ring[len(ring) - r :] + ring[: len(ring) - r]
        rounds.append(_round([fixed, *turned], r))
    games = [game for one_round in rounds for game in one_round]
    return games + [(away, home) for home, away in games] * (passes - 1)


def _round(places: Sequence[int | None], r: int) -> list[tuple[int, int]]:
    games = []
    for i in range(len(places) // 2):
        upper, lower = places[i], places[len(places) - 1 - i]
        if upper is not None and lower is not None:
            upper_home = r % 2 == 0 if i == 0 else i % 2 == 0
            games.append((upper, lower) if upper_home else (lower, upper))
    return games


def passes_of(players: int, setting: str) -> int:
    """FH-22.6  Two passes for up to five players, one for more."""
    return (2 if players <= 5 else 1) if setting == "auto" else int(setting)


def standings(fixtures: Sequence[Fixture], lot: Sequence[int]) -> list[tuple[int, int]]:
    """FH-22.7  Seats from first to last: points, games among those level, difference, scored, touchdowns, lot."""
    points = {seat: _points(fixtures, seat) for seat in lot}

    def rank(seat: int) -> tuple[int, ...]:
        level = {other for other in lot if points[other] == points[seat]}
        among = [f for f in fixtures if f.visitor in level and f.home in level]
        scored, conceded, touchdowns = _totals(fixtures, seat)
        return (points[seat], _points(among, seat), scored - conceded, scored, touchdowns, -lot.index(seat))

    return [(seat, points[seat]) for seat in sorted(lot, key=rank, reverse=True)]


class Record(NamedTuple):
    """A line of the standings."""

    seat: int
    points: int
    won: int
    tied: int
    lost: int
    scored: int
    conceded: int


def records(fixtures: Sequence[Fixture], lot: Sequence[int]) -> list[Record]:
    """The standings with what is behind the points."""
    return [_record(fixtures, seat, points) for seat, points in standings(fixtures, lot)]


def _record(fixtures: Sequence[Fixture], seat: int, points: int) -> Record:
    own = [f.winner for f in fixtures if seat in (f.visitor, f.home)]
    won, tied = own.count(seat), own.count(-1)
    scored, conceded, _ = _totals(fixtures, seat)
    return Record(seat, points, won, tied, len(own) - won - tied, scored, conceded)


Pairing = tuple[int | None, int | None, Fixture | None]
"""Two seats and the game they played; None is not known yet, -1 a bye."""


def rounds(order: Sequence[int], fixtures: Sequence[Fixture]) -> list[list[Pairing]]:
    """FH-21.4  The rounds of a tournament, those to come with their places open."""
    line: list[int | None] = [order[seed - 1] if seed else -1 for seed in bracket(len(order))]
    found = []
    while len(line) > 1:
        pairs = [_pairing(line[place], line[place + 1], fixtures) for place in range(0, len(line), 2)]
        found.append(pairs)
        line = [_through(*pair) for pair in pairs]
    return found


def _pairing(upper: int | None, lower: int | None, fixtures: Sequence[Fixture]) -> Pairing:
    game = next((f for f in fixtures if {f.visitor, f.home} == {upper, lower}), None)
    return upper, lower, game


def _through(upper: int | None, lower: int | None, game: Fixture | None) -> int | None:
    if -1 in (upper, lower):
        return upper if lower == -1 else lower
    return None if game is None else game.winner


def _points(fixtures: Sequence[Fixture], seat: int) -> int:
    own = [f.winner for f in fixtures if seat in (f.visitor, f.home)]
    return WIN * own.count(seat) + TIE * own.count(-1)


def _totals(fixtures: Sequence[Fixture], seat: int) -> tuple[int, int, int]:
    scored = conceded = touchdowns = 0
    for f in fixtures:
        if seat == f.visitor:
            scored, conceded = scored + f.visitor_points, conceded + f.home_points
            touchdowns += f.visitor_touchdowns
        elif seat == f.home:
            scored, conceded = scored + f.home_points, conceded + f.visitor_points
            touchdowns += f.home_touchdowns
    return scored, conceded, touchdowns
