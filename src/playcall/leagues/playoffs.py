"""LG-7  Who qualifies and with which seed, and how a match is decided that must have a winner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playcall.kernel import BadOption, Chance
from playcall.leagues.ranking import IN_THE_DIVISION, TWO_LEGS, WITH_DIVISIONS, Season, Shootout, order, rank
from playcall.leagues.records import AMERICAN, Points
from playcall.leagues.results import Decision, Division, MatchResult, Means, Pairing, Team

PLAYOFF_PLACES: Final = (0, 2, 4, 8)
"""LG-7.5"""

# Seeds ----------------------------------------------------------------------------------------------------------------


def has_wildcard(teams: int, chosen: bool = False) -> bool:
    """LG-7.2  With an odd number of teams, or by the commissioner's choice."""
    return chosen or teams % 2 == 1


def division_seeds(divisions: Sequence[Division], season: Season, wildcard: bool = False) -> tuple[Team, ...]:
    """LG-7.1, LG-7.2, LG-7.4  The four seeds of a league or conference, the division winners first."""
    overall = order(rank([team for each in divisions for team in each.teams], season, WITH_DIVISIONS))
    tables = [order(rank(each.teams, season, IN_THE_DIVISION)) for each in divisions]
    winners = sorted((table[0] for table in tables), key=overall.index)
    if wildcard:
        others = [team for team in overall if team not in winners][:2]
    else:
        others = sorted((table[1] for table in tables), key=overall.index)
    return (*winners, *others)


def table_seeds(table: Sequence[Team], places: int = 4) -> tuple[Team, ...]:
    """LG-7.5  The best of a table without divisions; fewer where there are not so many teams."""
    if places not in PLAYOFF_PLACES:
        raise BadOption("Play-offs have 2, 4 or 8 places, or none (LG-7.5).")
    return tuple(table[: max(each for each in PLAYOFF_PLACES if each <= min(places, len(table)))])


def conference_final(champions: Sequence[Team], season: Season) -> Pairing:
    """LG-5.3, LG-7.3  The champions of the conferences; the better place in the overall ranking is the better seed."""
    overall = order(rank(season.lot, season, WITH_DIVISIONS))
    return Pairing(*sorted(champions, key=overall.index))


# Winners --------------------------------------------------------------------------------------------------------------


def decide_match(result: MatchResult, seeds: Sequence[Team], coin: Chance) -> Decision:
    """LG-1.5, LG-6.3  By the score, or by what the game did about a level one; the last means is a coin."""
    if result.double_forfeit:
        return Decision(min(result.pairing.teams, key=seeds.index), Means.BETTER_SEED)
    home, away = result.score
    if home != away:
        winner = result.pairing.home if home > away else result.pairing.away
        return Decision(winner, Means.FORFEIT if result.forfeited_by else Means.SCORE)
    return result.settled or Decision(result.pairing.teams[coin.number("coin", 2)], Means.COIN)


def decide_legs(
    legs: Sequence[MatchResult],
    lot: Sequence[Team],
    points: Points = AMERICAN,
    table: Sequence[Team] = (),
    shootout: Shootout | None = None,
) -> Decision:
    """LG-7.8  Points, difference, score, away score, the preceding table, then lot, or a shoot-out in place of it."""
    better = legs[1].pairing.home
    if all(leg.double_forfeit for leg in legs):
        return Decision(better, Means.BETTER_SEED)  # LG-1.5
    season = Season(tuple(legs), tuple(lot), points=points, places=tuple(table))
    criteria = [name for name in TWO_LEGS if name != "lot"] if shootout else TWO_LEGS
    first = rank(legs[0].pairing.teams, season, criteria, shootout)[0]
    return Decision(first.team, Means(first.criterion))
