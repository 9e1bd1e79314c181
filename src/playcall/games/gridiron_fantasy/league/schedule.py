"""GF-18.17 to GF-18.19  The schedule: ten weeks of eight teams, other sizes by the circle method."""

from __future__ import annotations

from typing import Final

WEEKS: Final = (
    "A-E B-F C-G D-H", "A-B C-D E-F G-H", "A-C B-D E-G F-H", "F-A G-B H-C E-D", "A-D B-C E-H F-G", "B-A D-C F-E H-G",
    "A-G B-H C-E D-F", "C-A D-B G-E H-F", "D-A C-B H-E G-F", "H-A E-B F-C G-D",
)  # fmt: skip
"""GF-18.18  Ten weeks of eight teams, home first."""
Round = list[tuple[int, int]]
"""Games of a week as (home, visitor)."""


def schedule(teams: int) -> list[Round]:
    """GF-18.17 to GF-18.19  Division pairs meet twice, cross pairs once."""
    if teams in (8, 16):
        return [
            [(_letter(game[0]) + base, _letter(game[2]) + base) for base in range(0, teams, 8) for game in week.split()]
            for week in WEEKS
        ]
    north, south = list(range(0, teams, 2)), list(range(1, teams, 2))
    first = _side_by_side(circle(len(north)), circle(len(south)), north, south)
    second = [[(away, home) for home, away in week] for week in first]
    return first + _cross(north, south) + second


def _letter(letter: str) -> int:
    return ord(letter) - ord("A")


def circle(teams: int) -> list[Round]:
    """GF-18.19  The circle method; with an odd number everybody has a bye."""
    ring: list[int | None] = list(range(teams))
    fixed = None if teams % 2 else ring.pop(0)
    rounds = []
    for r in range(len(ring)):
        places = [fixed, *ring[len(ring) - r :], *ring[: len(ring) - r]]
        week = []
        for i in range(len(places) // 2):
            upper, lower = places[i], places[len(places) - 1 - i]
            if upper is not None and lower is not None:
                upper_home = r % 2 == 0 if i == 0 else i % 2 == 0
                week.append((upper, lower) if upper_home else (lower, upper))
        rounds.append(week)
    return rounds


def _side_by_side(one: list[Round], two: list[Round], north: list[int], south: list[int]) -> list[Round]:
    weeks = []
    for number in range(max(len(one), len(two))):
        week = [(north[a], north[b]) for a, b in (one[number] if number < len(one) else [])]
        weeks.append(week + [(south[a], south[b]) for a, b in (two[number] if number < len(two) else [])])
    return weeks


def _cross(north: list[int], south: list[int]) -> list[Round]:
    weeks = []
    for k in range(len(north)):
        week = []
        for i, team in enumerate(north):
            j = (i + k) % len(north)
            if j < len(south):
                week.append((team, south[j]) if (i + j) % 2 == 0 else (south[j], team))
        weeks.append(week)
    return weeks
