"""LG-5  Schedules: who meets whom in which round, and who is at home."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, cycle, islice, zip_longest
from typing import Final

from playcall.kernel import BadOption
from playcall.leagues.results import Division, Pairing, Team

Round = tuple[Pairing, ...]
Schedule = tuple[Round, ...]

CONFERENCE: Final = 8
"""LG-5.3  Teams of a conference, and of the ten-week table."""
TEN_WEEKS: Final = (
    "A-E B-F C-G D-H", "A-B C-D E-F G-H", "A-C B-D E-G F-H", "F-A G-B H-C E-D", "A-D B-C E-H F-G", "B-A D-C F-E H-G",
    "A-G B-H C-E D-F", "C-A D-B G-E H-F", "D-A C-B H-E G-F", "H-A E-B F-C G-D",
)  # fmt: skip
"""LG-5.8  Ten weeks of eight teams, home first."""


def byes(teams: Sequence[Team], round: Round) -> tuple[Team, ...]:
    """The teams that are idle in a round."""
    busy = set(chain.from_iterable(pairing.teams for pairing in round))
    return tuple(team for team in teams if team not in busy)


# Everybody against everybody ------------------------------------------------------------------------------------------


def round_robin(teams: Sequence[Team], passes: int = 1) -> Schedule:
    """LG-5.1  Single or double, for 2 to 32 teams in lot order."""
    _need(2 <= len(teams) <= 32, f"A round robin is for 2 to 32 teams, not for {len(teams)} (LG-5.1).")
    _need(passes in (1, 2), "A round robin is single or double (LG-5.1).")
    return _passes(teams, passes)


def preseason(teams: Sequence[Team], rounds: int) -> Schedule:
    """LG-5.4  Exhibition matches: the first rounds of a round robin."""
    _need(rounds in (0, 2, 3, 4), "A pre-season has two to four rounds, or none (LG-5.4).")
    return _passes(teams, passes=4)[:rounds]


def _passes(teams: Sequence[Team], passes: int) -> Schedule:
    """LG-5.7  Every other pass with home and away swapped."""
    first = circle(teams)
    return tuple(chain.from_iterable(islice(cycle((first, turned(first))), passes)))


def turned(schedule: Schedule) -> Schedule:
    return tuple(tuple(pairing.turned() for pairing in round) for round in schedule)


def circle(teams: Sequence[Team]) -> Schedule:
    """LG-5.7  The circle method: one team stays, the others go round; with an odd number the bye stays."""
    ring = list(teams)
    stays = None if len(ring) % 2 else ring.pop(0)
    return tuple(_circle_round(stays, ring, r) for r in range(len(ring)))


def _circle_round(stays: Team | None, ring: Sequence[Team], r: int) -> Round:
    turn = len(ring) - r
    places = [stays, *ring[turn:], *ring[:turn]]
    pairs = [(i, places[i], places[-1 - i]) for i in range(len(places) // 2)]
    return tuple(
        Pairing(one, two) if _first_at_home(i, r) else Pairing(two, one)
        for i, one, two in pairs
        if one is not None and two is not None
    )


def _first_at_home(pair: int, r: int) -> bool:
    return (r if pair == 0 else pair) % 2 == 0


# Divisions and conferences --------------------------------------------------------------------------------------------


def divisions_by_lot(teams: Sequence[Team], conferences: bool = True) -> tuple[Division, ...]:
    """LG-5.8, LG-5.9  Who plays where, for teams in lot order: eight (and twice eight) by letters, others by odd and
    even lots."""
    _need(4 <= len(teams) <= 16, f"Divisions are for 4 to 16 teams, not for {len(teams)} (LG-5.9).")
    if len(teams) == 2 * CONFERENCE and conferences:
        return (*_by_letters(teams[:CONFERENCE], 0), *_by_letters(teams[CONFERENCE:], 1))
    if len(teams) == CONFERENCE:
        return _by_letters(teams, 0)
    return Division("north", tuple(teams[::2])), Division("south", tuple(teams[1::2]))


def _by_letters(teams: Sequence[Team], conference: int) -> tuple[Division, ...]:
    half = CONFERENCE // 2
    north, south = tuple(teams[:half]), tuple(teams[half:])
    return Division("north", north, conference), Division("south", south, conference)


def league_schedule(divisions: Sequence[Division]) -> Schedule:
    """LG-5.2, LG-5.3  Rivals of the own division twice, everybody else of the league or conference once."""
    conferences = sorted({division.conference for division in divisions})
    return side_by_side(
        *(_conference_schedule([each for each in divisions if each.conference == number]) for number in conferences)
    )


def _conference_schedule(divisions: Sequence[Division]) -> Schedule:
    _need(len(divisions) == 2, "A league or conference has two divisions (LG-5.2).")
    north, south = (division.teams for division in divisions)
    if len(north) == len(south) == CONFERENCE // 2:
        return ten_weeks((*north, *south))
    return two_divisions(north, south)


def side_by_side(*schedules: Schedule) -> Schedule:
    """Schedules of different teams, played in the same rounds."""
    return tuple(tuple(chain.from_iterable(rounds)) for rounds in zip_longest(*schedules, fillvalue=()))


def ten_weeks(teams: Sequence[Team]) -> Schedule:
    """LG-5.8  The fixed table of eight teams, A to H."""
    _need(len(teams) == CONFERENCE, f"The ten-week table is for eight teams, not for {len(teams)} (LG-5.8).")
    named = dict(zip("ABCDEFGH", teams, strict=True))
    return tuple(tuple(Pairing(named[pair[0]], named[pair[2]]) for pair in week.split()) for week in TEN_WEEKS)


def two_divisions(north: Sequence[Team], south: Sequence[Team]) -> Schedule:
    """LG-5.9  Two divisions of other sizes: a pass in the divisions, everybody across, the second pass."""
    _need(0 <= len(north) - len(south) <= 1 < len(south), "North has as many teams as South, or one more (LG-5.9).")
    first = side_by_side(circle(north), circle(south))
    return first + _across(north, south) + turned(first)


def _across(north: Sequence[Team], south: Sequence[Team]) -> Schedule:
    """LG-5.9  North i meets South i + k in cross round k, and is idle where there is no such team."""
    size = len(north)
    return tuple(
        tuple(
            Pairing(north[i], south[j]) if (i + j) % 2 == 0 else Pairing(south[j], north[i])
            for i in range(size)
            if (j := (i + k) % size) < len(south)
        )
        for k in range(size)
    )


def _need(holds: bool, problem: str) -> None:
    if not holds:
        raise BadOption(problem)
