"""What a position promises every club: its points, the match in hand, its squad for those to come, money and cards."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from operator import mul
from typing import Final

from playcall.booklet.winning import curve_of
from playcall.games.masters_football import league, worth
from playcall.games.masters_football.cards import ABILITIES
from playcall.games.masters_football.figures import GENIUS, POS, TAC
from playcall.games.masters_football.league import Line
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.prospects import columns_worth, outlook
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import FACE_DOWN, HAND, PITCH, SQUAD
from playcall.kernel import Outlook

PLAYERS: Final = 3
"""In a team."""
EVEN: Final = 1.35
"""Points of a match between equals."""
AT_HOME: Final = 0.19
"""Points of a match that home advantage is worth, in games between Starters who waver."""

TALENTS: Final = {own: [(ability == own) - 1 / len(ABILITIES) for ability in ABILITIES] for own in ABILITIES}
"""What each manager's ability has beyond the mean of all."""


def expected_scores(s: Table) -> Outlook:
    """Final points by seat, then those of the Non-Person Teams."""
    season = league.of_season(s) if s.options.league else league.played(s)
    lines = [league.line(club, season) for club in range(len(s.club_seats))]
    left = [left_of(s, line) for line in lines]
    order = [*s.seat_clubs, *s.npts()]
    scores = [lines[club].points + in_hand(s, club) + EVEN * left[club] for club in order]
    points = tuple([float(lines[club].points) for club in order])
    held = tuple([holdings(s, club, left[club]) for club in order])
    return Outlook(tuple(scores), float(sum(left)) / len(left) + turns_left(s) / 12, points, held)


def holdings(s: Table, club: int, left: int) -> tuple[float, ...]:
    """What a club has beside its points: teams for the matches to come, money, cards, what its manager can do."""
    best = best_team(tuple(sorted(squad_of(s, club))))
    teams = [left * figure for figure in best]
    if (now := fielded(s, club)) is not None:
        teams = [figure + more for figure, more in zip(teams, merits(now) if now else best, strict=True)]
    seat, to_go = s.club_seats[club], left + share_left(s, club)
    if seat < 0 or s.stage == "over":
        return *teams, to_go, *[0.0] * (2 + len(ABILITIES))
    money, cards = s.available(seat) * min(1.0, to_go / 3), cards_worth(s, seat) * min(1.0, to_go / 2)
    return *teams, to_go, money, cards, *[to_go * share for share in TALENTS[s.ability(seat)]]


def cards_worth(s: Table, seat: int) -> float:
    money = worth.money_worth(s, seat)
    return sum([max(0.0, worth.card_in_hand(s, seat, card, money)) for card in s.zones[HAND(seat)]])


def fielded(s: Table, club: int) -> tuple[int, ...] | None:
    """The team of a match in hand that has not begun, empty until it is chosen; None where no such match is."""
    for m in s.matches:
        if club in m.clubs and not is_under_way(m):
            zone = m.zone(m.clubs.index(club))
            return tuple(sorted([*s.zones[FACE_DOWN(zone)], *s.zones[PITCH(zone)]]))
    return None


def is_under_way(m: Match) -> bool:
    return bool(m.turn) or m.phase == "play"


@lru_cache(maxsize=60_000)
def merits(team: tuple[int, ...]) -> tuple[float, ...]:
    """What tells in a match: the best tactic, all tactics, an Attacking Genius, tactical skill."""
    columns = columns_worth(team)
    genius = any(GENIUS[card] == "A" for card in team)
    return max(columns), sum(columns) / len(columns), float(genius), float(sum([TAC[card] for card in team]))


@lru_cache(maxsize=20_000)
def best_team(squad: tuple[int, ...]) -> tuple[float, ...]:
    """The merits of the best team that a squad can field, by what they have proved to be worth."""
    points = [*curve_of(__package__).points.values()]
    teams = [*combinations(squad, min(PLAYERS, len(squad)))]
    allowed = [team for team in teams if len({POS[card] for card in team}) > 1]
    return max(map(merits, allowed or teams), key=lambda found: sum(map(mul, points, found)))


def squad_of(s: Table, club: int) -> list[int]:
    """The players of a club, those of a match in hand among them."""
    sides = [m.zone(m.clubs.index(club)) for m in s.matches if club in m.clubs]
    return [
        *s.zones[SQUAD(club)],
        *(card for side in sides for kind in (FACE_DOWN, PITCH) for card in s.zones[kind(side)]),
    ]


def left_of(s: Table, line: Line) -> int:
    """Own matches after the one in hand."""
    playing = any(line.club in m.clubs for m in s.matches)
    if not s.options.league:
        return (2 if s.options.mode == "two_leg" else 1) - len(s.results) // league.STRIDE - playing
    return max(0, league.MATCHDAYS - line.matches - playing)


def turns_left(s: Table) -> float:
    return max((13.0 - m.turn for m in s.matches), default=0.0)


def share_left(s: Table, club: int) -> float:
    """How much of the match in hand is still to come for a club."""
    return max((min(1.0, (13.0 - m.turn) / 12) for m in s.matches if club in m.clubs), default=0.0)


def in_hand(s: Table, club: int) -> float:
    """What the match in hand promises a club: by score and levels once it is under way."""
    for m in s.matches:
        if club in m.clubs:
            side = m.clubs.index(club)
            return outlook(m, side) if is_under_way(m) else EVEN + (AT_HOME if side == m.ha else -AT_HOME)
    return 0.0
