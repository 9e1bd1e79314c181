"""GF-18.20 to GF-18.27  Records, rankings and playoffs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from playcall.games.gridiron_fantasy.league.rules import LeagueRules
from playcall.kernel import Chance


class Game(NamedTuple):
    """A game that was played and counts."""

    home: int
    visitor: int
    home_points: int
    visitor_points: int

    def turned(self) -> Game:
        """The same, seen by the visitor."""
        return Game(self.visitor, self.home, self.visitor_points, self.home_points)


def share(games: Sequence[Game], team: int) -> Fraction:
    """GF-18.26  Wins of all games, a draw being half a win."""
    own = [game for game in games if team in (game.home, game.visitor)]
    won = sum(Fraction(_margin(game, team) > 0) + Fraction(_margin(game, team) == 0, 2) for game in own)
    return Fraction(won, len(own)) if own else Fraction(0)


def _margin(game: Game, team: int) -> int:
    return (game.home_points - game.visitor_points) * (1 if team == game.home else -1)


def ranking(
    teams: Sequence[int], games: Sequence[Game], divisions: Mapping[int, str], lot: Sequence[int], by: str
) -> list[int]:
    """GF-18.20, GF-18.23  Best first; `by` is `overall` or `division`, ties go on with the other record."""
    inside = [game for game in games if divisions[game.home] == divisions[game.visitor]]
    records = {"overall": games, "division": inside}
    other = "division" if by == "overall" else "overall"
    criteria: list[Callable[[int, Sequence[int]], Fraction | int | None]] = [
        lambda team, tied: share(records[by], team),
        lambda team, tied: share(records[other], team),
        lambda team, tied: _head_to_head(games, team, tied),
        lambda team, tied: sum(_margin(game, team) for game in games if team in (game.home, game.visitor)),
        lambda team, tied: sum(_scored(game, team) for game in games),
        lambda team, tied: -lot.index(team),
    ]
    return _rank(list(teams), criteria)


def _scored(game: Game, team: int) -> int:
    return game.home_points if team == game.home else game.visitor_points if team == game.visitor else 0


def _head_to_head(games: Sequence[Game], team: int, tied: Sequence[int]) -> Fraction | None:
    """Among exactly those tied; passed over if any two of them have not met."""
    among = [game for game in games if game.home in tied and game.visitor in tied]
    met = {frozenset((game.home, game.visitor)) for game in among}
    if any(frozenset((a, b)) not in met for a in tied for b in tied if a < b):
        return None
    return share(among, team)


def _rank(teams: list[int], criteria: list[Callable[[int, Sequence[int]], Fraction | int | None]]) -> list[int]:
    if len(teams) < 2 or not criteria:
        return teams
    worth = {team: criteria[0](team, teams) for team in teams}
    if any(value is None for value in worth.values()):
        return _rank(teams, criteria[1:])
    ranked: list[int] = []
    for value in sorted({value for value in worth.values() if value is not None}, reverse=True):
        ranked += _rank([team for team in teams if worth[team] == value], criteria[1:])
    return ranked


def seeds(
    teams: Sequence[int], games: Sequence[Game], divisions: Mapping[int, str], lot: Sequence[int], rules: LeagueRules
) -> list[int]:
    """GF-18.20 to GF-18.24  The four who qualify: division winners first, each pair by overall record."""
    overall = ranking(teams, games, divisions, lot, "overall")
    tops = []
    for division in ("North", "South"):
        members = [team for team in teams if divisions[team] == division]
        tops.append(ranking(members, games, divisions, lot, "division"))
    winners = sorted((table[0] for table in tops), key=overall.index)
    if rules.playoff_format == "wildcard":
        others = [team for team in overall if team not in winners][:2]
    else:
        others = sorted((table[1] for table in tops), key=overall.index)
    return [*winners, *others]


def semi_finals(seeded: Sequence[int]) -> list[tuple[int, int]]:
    """GF-18.21, GF-18.22  1 meets 4 and 2 meets 3; the higher seed is named first and chooses Home or Visitor."""
    return [(seeded[0], seeded[3]), (seeded[1], seeded[2])]


def iron_bowl(one: int, two: int, overall: Sequence[int]) -> tuple[int, int]:
    """GF-18.21, GF-18.25  The better overall record counts as the higher seed."""
    return (one, two) if overall.index(one) < overall.index(two) else (two, one)


def playoff_winner(game: Game, chance: Chance) -> int:
    """GF-18.27  A playoff game that is level when it is stopped is decided by a coin."""
    margin = _margin(game, game.home)
    if margin == 0:
        return (game.home, game.visitor)[chance.number("coin", 2)]
    return game.home if margin > 0 else game.visitor
