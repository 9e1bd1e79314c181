"""GF-18  What a league of Gridiron Fantasy Football agrees on: divisions, draft, trades, schedule, playoffs.

Pure arithmetic: a league keeps the records and asks here what the rules say. Teams are numbered; in leagues of eight
and sixteen a team's number modulo eight is its franchise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple

from playcall.games.gridiron_fantasy.anatomy import Team
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.decks import Deck
from playcall.kernel import Chance

WEEKS: Final = (
    "A-E B-F C-G D-H", "A-B C-D E-F G-H", "A-C B-D E-G F-H", "F-A G-B H-C E-D", "A-D B-C E-H F-G", "B-A D-C F-E H-G",
    "A-G B-H C-E D-F", "C-A D-B G-E H-F", "D-A C-B H-E G-F", "H-A E-B F-C G-D",
)  # fmt: skip
"""GF-18.18  Ten weeks of eight teams, home first."""
RARITY_WORTH: Final = {"C": 1, "U": 2, "R": 4, "V": 8}
PICK_WORTH: Final = 3
ROUNDS: Final = 8
SUPPLEMENTAL_ROUNDS: Final = 2
CONFERENCE: Final = 8


@dataclass(frozen=True)
class LeagueRules:
    """GF-18.1, GF-18.2  What the Commissioner has laid down; the program's own word where it is `auto`."""

    commissioner: str = "auto"
    """`auto`, or the name of a person: a player or an outsider."""
    team_cards: int = 7
    free_subtypes: tuple[str, ...] = ("sponsor", "formation")
    banned: tuple[str, ...] = ()
    draft_pool: str = "common"
    """`common`, one full set, or `own`."""
    trade_picks: bool = True
    season2: str = "full"
    """`full`, or `supplemental`."""
    preseason: int = 0
    playoff_format: str = "top2"
    """`top2`, or `wildcard`."""
    rip_permanent: bool = False

    def __post_init__(self) -> None:
        if self.team_cards < 7:
            raise ValueError("League games use seven or more Team cards (GF-18.4).")
        if self.preseason not in (0, 2, 3, 4):
            raise ValueError("A preseason has two to four exhibition games, or none (GF-18.17).")

    def match_options(self, playoff: bool = False) -> dict[str, str]:
        """GF-18.4, GF-18.26  The settings of a league game; playoff games have no limit of overtime."""
        settings = {"team_cards": str(self.team_cards), "rip_permanent": "on" if self.rip_permanent else "off"}
        return settings | ({"overtime_drives": "0"} if playoff else {})


# Divisions ------------------------------------------------------------------------------------------------------------


def division_of(team: int, teams: int, place: int = 0) -> str:
    """GF-18.3, GF-18.29  By franchise with eight or sixteen teams, else by the place in the first round (from 1)."""
    if teams in (8, 16):
        return load().franchises[team % CONFERENCE].division
    return "North" if place % 2 else "South"


def conference_of(team: int, teams: int) -> int:
    """GF-18.3"""
    return team // CONFERENCE if teams == 16 else 0


# The draft ------------------------------------------------------------------------------------------------------------


def draft_order(teams: int, season: int, standings: Sequence[int], chance: Chance) -> list[int]:
    """GF-18.5, GF-18.13  The first round: random in the first season, then the worst record first."""
    if season > 1:
        return list(reversed(standings))
    order = list(range(teams))
    chance.shuffle("draft", order)
    return order


def draft_turns(order: Sequence[int], rules: LeagueRules, season: int = 1) -> list[list[int]]:
    """GF-18.6, GF-18.9, GF-18.13  Who picks in each round: every other round is reversed."""
    rounds = SUPPLEMENTAL_ROUNDS if season > 1 and rules.season2 == "supplemental" else ROUNDS
    return [list(order) if number % 2 == 0 else list(reversed(order)) for number in range(rounds)]


def kept_cards(cards: Sequence[str], rules: LeagueRules) -> list[str]:
    """GF-18.13  What a team keeps for its second season."""
    return [card for card in cards if rules.season2 == "supplemental" or _subtype(card) == "franchise"]


def draft_pool(
    taken: Sequence[str], rules: LeagueRules, round_number: int = 1, owned: Sequence[str] | None = None
) -> dict[str, list[str]]:
    """GF-18.7, GF-18.9, GF-18.11, GF-18.12  What may be picked, by subtype: a Franchise first, then all the rest."""
    pool: dict[str, list[str]] = {}
    for card in load().of_type("TM"):
        subtype = _subtype(card.id)
        if (subtype == "franchise") != (round_number == 1):
            continue
        if subtype in rules.free_subtypes or card.id in rules.banned or card.id in taken:
            continue
        if rules.draft_pool == "own" and owned is not None and card.id not in owned:
            continue
        pool.setdefault(subtype, []).append(card.id)
    return pool


def sets_of_cards(teams: int) -> Callable[[int, int], int]:
    """GF-18.8, GF-18.29  Which full set a team drafts from: its conference's, or its division's with 9 to 15."""
    if 9 <= teams <= 15:
        return lambda team, place: int(division_of(team, teams, place) == "South")
    return lambda team, place: conference_of(team, teams)


def free_cards(rules: LeagueRules) -> list[str]:
    """GF-18.11  Cards that everybody may use."""
    cards = [card.id for card in load().of_type("TM")]
    return [card for card in cards if _subtype(card) in rules.free_subtypes and card not in rules.banned]


def _subtype(card_id: str) -> str:
    card = load().card(card_id)
    assert isinstance(card, Team)
    return card.subtype


# Trades ---------------------------------------------------------------------------------------------------------------


class Trade(NamedTuple):
    """What two teams give each other: ids of Team cards, and draft picks."""

    gives: tuple[str, ...]
    takes: tuple[str, ...]
    picks_given: int = 0
    picks_taken: int = 0


def trade_problems(trade: Trade, sizes: tuple[int, int], rules: LeagueRules, in_game: bool = False) -> list[str]:
    """GF-18.10, GF-18.14, GF-18.15, GF-18.28  Why `auto` does not approve a trade; empty if it does."""
    problems = []
    if in_game:
        problems.append("Trades are made between games (GF-18.14).")
    if any(load().card(card).type != "TM" for card in trade.gives + trade.takes):
        problems.append("Only Team cards are traded (GF-18.28).")
        return problems
    if any(_subtype(card) == "franchise" for card in trade.gives + trade.takes):
        problems.append("Franchise cards are not traded (GF-18.28).")
    if (trade.picks_given or trade.picks_taken) and not rules.trade_picks:
        problems.append("Draft picks are not traded in this league (GF-18.10).")
    one, two = _worth(trade.gives, trade.picks_given), _worth(trade.takes, trade.picks_taken)
    if max(one, two) > 2 * min(one, two):
        problems.append(f"The trade is one-sided: {one} for {two} (GF-18.15).")
    change = len(trade.takes) - len(trade.gives)
    if min(sizes[0] + change, sizes[1] - change) < rules.team_cards:
        problems.append(f"Both teams must keep {rules.team_cards} Team cards (GF-18.15).")
    return problems


def _worth(cards: Sequence[str], picks: int) -> int:
    return sum(RARITY_WORTH[load().card(card).rarity] for card in cards) + PICK_WORTH * picks


def protest_cancels(teams: int, involved: tuple[int, int], against: Sequence[int]) -> bool:
    """GF-18.16  A protest succeeds only if all teams that are not involved vote against the trade."""
    others = [team for team in range(teams) if team not in involved]
    return bool(others) and set(others) <= set(against)


# The season -----------------------------------------------------------------------------------------------------------

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


class Game(NamedTuple):
    """A game that was played and counts."""

    home: int
    visitor: int
    home_points: int
    visitor_points: int


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


# Playoffs -------------------------------------------------------------------------------------------------------------


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


def replacements(undrafted: Sequence[str], losers: Sequence[int], overall: Sequence[int]) -> list[int]:
    """GF-18.26  Teams that lost a card for good fill the place from undrafted cards, the worst record first."""
    return sorted(losers, key=lambda team: -overall.index(team))[: len(undrafted)]


def league_deck(deck: Deck, team_cards: Sequence[str]) -> Deck:
    """GF-18.28  A player's own Plays and Actions with the Team cards of his league team."""
    return deck._replace(team=tuple(load().places[card] for card in team_cards))
