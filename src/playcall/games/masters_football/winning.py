"""What a position promises every club: its points, the match in hand, its squad for those to come, money and cards."""

from __future__ import annotations

from playcall.games.masters_football import league, worth
from playcall.games.masters_football.league import Line
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.prospects import columns_worth, outlook, squad_worth
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import FACE_DOWN, HAND, PITCH, SQUAD
from playcall.kernel import Outlook

EVEN = 1.35
"""Points of a match between equals."""
WEAKEST = -1.2
"""Goals in a match of a squad that must draw wood players to make up a team."""
AT_HOME = 0.27
"""Points of a match that home advantage is worth, in games between Starters and Rookies."""
PER_GOAL = 0.75
"""What a goal difference before a match is worth in points."""


def expected_scores(s: Table) -> Outlook:
    """Final points by seat, then those of the Non-Person Teams."""
    clubs = range(len(s.club_seats))
    strengths = [max(WEAKEST, squad_worth(squad_of(s, club))) for club in clubs]
    season = league.of_season(s) if s.options.league else league.played(s)
    lines = [league.line(club, season) for club in clubs]
    left = [left_of(s, line) for line in lines]
    now = [line.points + in_hand(s, line.club, strengths) for line in lines]
    order = [*s.seat_clubs, *s.npts()]
    scores = [now[club] + later(s, club, strengths, left[club]) + assets(s, club) for club in order]
    points = tuple([float(lines[club].points) for club in order])
    held = tuple([holdings(s, club, strengths[club], left[club]) for club in order])
    return Outlook(tuple(scores), float(sum(left)) / len(left) + turns_left(s) / 12, points, held)


def holdings(s: Table, club: int, strength: float, left: int) -> tuple[float, ...]:
    """What a club has beside its points: the squad for the matches left, money and cards."""
    seat = s.club_seats[club]
    if seat < 0 or s.stage == "over":
        return strength * left, 0.0, 0.0
    money = float(s.available(seat))
    return strength * left, money * min(1.0, left / 3), float(len(s.zones[HAND(seat)])) * min(1.0, left / 2)


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


def in_hand(s: Table, club: int, strengths: list[float]) -> float:
    """What the match in hand promises a club."""
    for m in s.matches:
        if club in m.clubs:
            return match_points(s, m, m.clubs.index(club), strengths)
    return 0.0


def match_points(s: Table, m: Match, side: int, strengths: list[float]) -> float:
    """From the first turn on by score and levels, those of the first half at half-time; before it by the teams."""
    if m.turn or m.phase == "play":
        return outlook(m, side)
    teams = [s.zones[FACE_DOWN(m.zone(team))] or s.zones[PITCH(m.zone(team))] for team in (side, 1 - side)]
    if all(teams):
        ours, theirs = (max(columns_worth(tuple(team))) for team in teams)
    else:
        ours, theirs = strengths[m.clubs[side]], strengths[m.clubs[1 - side]]
    return EVEN + PER_GOAL * (ours - theirs) / 2 + (AT_HOME if side == m.ha else -AT_HOME)


def later(s: Table, club: int, strengths: list[float], matches: int) -> float:
    """Points of the matches to come, against opponents of the same table."""
    table = [other for other in range(len(strengths)) if other // 4 == club // 4 and other != club]
    rivals = sum(strengths[other] for other in table) / len(table)
    return matches * (EVEN + PER_GOAL * (strengths[club] - rivals) / 2)


def assets(s: Table, club: int) -> float:
    """Money and cards, as far as they can still be used."""
    seat = s.club_seats[club]
    if seat < 0 or s.stage == "over":
        return 0.0
    money = worth.money_worth(s, seat)
    cards = sum([max(0.0, worth.card_in_hand(s, seat, card, money)) for card in s.zones[HAND(seat)]])
    return money * s.available(seat) + 0.5 * cards
