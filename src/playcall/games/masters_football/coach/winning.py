"""What a position promises every club: its points, the match in hand, its squad for those to come, money and cards."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from operator import mul
from typing import Final

from playcall.contract import Outlook
from playcall.contract.winning import curve_of
from playcall.games.masters_football import league
from playcall.games.masters_football.cards import ABILITIES, ACTION, GENIUS, TAC, TEAM_SIZE, legal_team
from playcall.games.masters_football.coach import worth
from playcall.games.masters_football.coach.prospects import attacks_left, columns_worth, outlook, rate
from playcall.games.masters_football.effects import ExtraAttack, SecondChance
from playcall.games.masters_football.league import Standing
from playcall.games.masters_football.match import EXTRA_TURN, LAST_TURN, Match
from playcall.games.masters_football.rules.championship import LEGS, legs, of_one, of_two
from playcall.games.masters_football.rules.match import LATE_CHANCE, close_enough
from playcall.games.masters_football.rules.strength import ROLLS, attack_of, goal_chance
from playcall.games.masters_football.table import ACTION_DISCARD, FACE_DOWN, HAND, PITCH, SQUAD, Table

PACKAGE: Final = "playcall.games.masters_football"
"""Where the curve is kept."""
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
    to_go = float(sum(left)) / len(left) + turns_left(s) / LAST_TURN
    hopeful = may_win(s)
    if len(hopeful) < len(order):
        scores = [score - (0.0 if club in hopeful else HOPELESS) for club, score in zip(order, scores, strict=True)]
        to_go = 0.0 if len(hopeful) == 1 else to_go
    return Outlook(tuple(scores), to_go, points, held)


# Certain endings -----------------------------------------------------------------------------------------------------

HOPELESS: Final = 60.0
"""Points that a club is behind in the outlook once nothing can make it win any more."""
MORE_ATTACKS: Final = {
    i: card.count for i, card in enumerate(ACTION) if isinstance(card.effect, (ExtraAttack, SecondChance))
}


def may_win(s: Table) -> set[int]:
    """The clubs that can still win the game, by what everybody knows."""
    clubs = range(len(s.club_seats))
    if s.stage == "final":
        return _of_the_tie(s)
    if not s.options.league or s.stage == "setup":
        return {*clubs}
    season = league.of_season(s)
    least, most = {}, {}
    for club in clubs:
        entry = league.line(club, season)
        low, high = _points_in_hand(s, club)
        least[club], most[club] = entry.points + low, entry.points + high + league.WIN * left_of(s, entry)
    best = [max(least[club] for club in clubs if club // league.TEAMS == c) for c in range(s.options.championships)]
    return {club for club in clubs if most[club] >= best[club // league.TEAMS]}


def _of_the_tie(s: Table) -> set[int]:
    """A friendly, a two-leg tie or a final: who wins when everything goes well from here."""
    clubs = {*(s.champions if s.options.league else range(len(s.club_seats)))}
    season = league.MATCHDAYS if s.options.league else 0
    over = [match for match in league.played(s) if match.matchday > season]
    if len(over) + len(s.matches) < legs_of(s) or not s.matches:
        return clubs
    m = s.matches[0]
    return {club for club in clubs if _wins_at_best(s, m, over, club)}


def _wins_at_best(s: Table, m: Match, over: list[league.Played], club: int) -> bool:
    side = m.clubs.index(club)
    goals = [0, 0]
    goals[side], goals[1 - side] = most_goals(s, m, side), least_goals(m, 1 - side)
    last = league.Played(s.matchday, *m.clubs, *goals)
    best, _ = of_two(m.clubs[0], m.clubs[1], [*over, last]) if legs_of(s) > 1 else of_one(last)
    return best in (club, -1)


def legs_of(s: Table) -> int:
    return LEGS if s.options.league else legs(s)


def most_goals(s: Table, m: Match, side: int) -> int:
    """Goals that a side can have in the end: every attack to come, and those that cards may bring, scores."""
    coming = attacks_left(m, side) + (m.turn <= LAST_TURN and side == m.ha)
    now = attack_is_open(m) and m.attacker == side
    return m.score[side] + coming + now + (m.next_attacker == side) + more_attacks(s, m)


def least_goals(m: Match, side: int) -> int:
    """A goal just scored may still be struck off."""
    return m.score[side] - (m.window == "AG" and m.goal and m.attacker == side)


def more_attacks(s: Table, m: Match) -> int:
    """Attacks that cards may still bring: copies not yet discarded, as many as hands with money can hold."""
    gone = s.zones[ACTION_DISCARD()]
    copies = sum(count - gone.count(card) for card, count in MORE_ATTACKS.items())
    held = sum(min(len(s.zones[HAND(seat)]), s.available(seat)) for seat in m.order)
    return max(0, min(copies, held))


def _points_in_hand(s: Table, club: int) -> tuple[int, int]:
    """The fewest and the most points that the match in hand can bring a club."""
    for m in s.matches:
        if club in m.clubs:
            side = m.clubs.index(club)
            low = league.points(least_goals(m, side), most_goals(s, m, 1 - side))
            return low, league.points(most_goals(s, m, side), least_goals(m, 1 - side))
    return 0, 0


# What a club has -----------------------------------------------------------------------------------------------------


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
    points = [*curve_of(PACKAGE).points.values()]
    teams = [*combinations(squad, min(TEAM_SIZE, len(squad)))]
    allowed = [team for team in teams if legal_team(team)]
    return max(map(merits, allowed or teams), key=lambda found: sum(map(mul, points, found)))


def squad_of(s: Table, club: int) -> list[int]:
    """The players of a club, those of a match in hand among them."""
    sides = [m.zone(m.clubs.index(club)) for m in s.matches if club in m.clubs]
    return [
        *s.zones[SQUAD(club)],
        *(card for side in sides for kind in (FACE_DOWN, PITCH) for card in s.zones[kind(side)]),
    ]


def left_of(s: Table, line: Standing) -> int:
    """Own matches after the one in hand."""
    playing = any(line.club in m.clubs for m in s.matches)
    if not s.options.league:
        return legs(s) - len(s.results) // league.STRIDE - playing
    return max(0, league.MATCHDAYS - line.matches - playing)


def turns_left(s: Table) -> float:
    return max((float(EXTRA_TURN - m.turn) for m in s.matches), default=0.0)


def share_left(s: Table, club: int) -> float:
    """How much of the match in hand is still to come for a club."""
    return max((min(1.0, (EXTRA_TURN - m.turn) / LAST_TURN) for m in s.matches if club in m.clubs), default=0.0)


def in_hand(s: Table, club: int) -> float:
    """What the match in hand promises a club: by score and levels once it is under way."""
    for m in s.matches:
        if club in m.clubs:
            side = m.clubs.index(club)
            return promised(s, m, side) if is_under_way(m) else EVEN + (AT_HOME if side == m.ha else -AT_HOME)
    return 0.0


def promised(s: Table, m: Match, side: int) -> float:
    """Expected points of a side from here: the attack in hand, the turns to come, and injury time after the last."""
    if not attack_is_open(m):
        return _after_turn(m, side, 0)
    chance = goal_chance(s, m) if m.dice[0] < 0 else float(attack_of(s, m).scores(m.dice))
    scored = _after_turn(m, side, 1 if side == m.attacker else -1)
    return chance * scored + (1 - chance) * _after_turn(m, side, 0)


def _after_turn(m: Match, side: int, lead: int) -> float:
    """Were the lead of a side better by that much. Of injury time only the eve is looked at."""
    now = m.score[side] - m.score[1 - side] + lead
    if m.turn != LAST_TURN or not close_enough(now if side == m.ha else -now):
        return outlook(m, side, lead)
    chance = LATE_CHANCE * rate(m, m.ha) / ROLLS
    return chance * outlook(m, side, lead + (1 if side == m.ha else -1)) + (1 - chance) * outlook(m, side, lead)


def attack_is_open(m: Match) -> bool:
    """Whether the attack of this turn is still to be settled."""
    return m.phase == "play" and m.turn > 0 and not m.verdict and not m.cancelled
