"""What a team promises before a match: points against one other, or against a panel of typical ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from playcall.games.masters_football.cards import (
    ATTACK,
    COST,
    DEFENCE,
    GENIUS,
    GENIUS_FACE,
    GENIUS_VALUES,
    LEVEL,
    TAC,
    TACTIC_FACES,
    TACTICS,
    TEAM_SIZE,
    legal_team,
)
from playcall.games.masters_football.coach.prospects import ATTACKS, points_outlook, scoring
from playcall.games.masters_football.rules.strength import JOGA_BONITO, TACTICIAN, shift
from playcall.kernel import Chance

PANEL: Final = 24
"""Typical teams, against which a team is judged before it meets anybody."""
BUDGET: Final = 10
"""What a typical team has cost at most."""
HANDS: Final = (1, 2, 3)
"""Gold, silver and bronze players from which a typical team was bought."""
BENCH: Final = 0.12
"""How much a second team counts beside the first."""
NO_TEAM: Final = -1.5
"""Points of a match for a squad that cannot field a team."""


class Team(NamedTuple):
    """Three players with their manager: what counts in a match."""

    attack: tuple[int, ...]
    defence: tuple[int, ...]
    """By tactic."""
    skill: int
    marks: str
    always_at_home: bool = False


@lru_cache(maxsize=60_000)
def team_of(players: tuple[int, ...], ability: str = "") -> Team:
    plus = JOGA_BONITO if ability == "joga_bonito" else (0,) * len(TACTICS)
    attack = tuple([sum([column[card] for card in players]) + more for column, more in zip(ATTACK, plus, strict=True)])
    defence = tuple([sum([column[card] for card in players]) for column in DEFENCE])
    skill = sum([TAC[card] for card in players]) + (TACTICIAN if ability == "tactician" else 0)
    return Team(attack, defence, skill, "".join(sorted({GENIUS[card] for card in players})), ability == "peoples_club")


def in_tactic(ours: Team, theirs: Team, t: int, advantage: bool) -> float:
    """Expected points of a match that is played in one tactic."""
    return _points(
        ours.attack[t], ours.defence[t], theirs.attack[t], theirs.defence[t],
        "A" in ours.marks, "D" in ours.marks, "A" in theirs.marks, "D" in theirs.marks, advantage,
    )  # fmt: skip


@lru_cache(maxsize=200_000)
def _points(
    attack: int, defence: int, their_attack: int, their_defence: int,
    inspired: bool, denying: bool, they_inspired: bool, they_denying: bool, advantage: bool,
) -> float:  # fmt: skip
    attacks, defences = [0, 0], [0, 0]
    shift([attack, their_attack], attacks, 1 - advantage, "one_level")
    shift([defence, their_defence], defences, 1 - advantage, "one_level")
    for_us = scoring(attacks[0], defences[1], inspired, they_denying, ATTACKS)
    against = scoring(attacks[1], defences[0], they_inspired, denying, ATTACKS)
    return points_outlook(0, ATTACKS, ATTACKS, for_us, against)


@cache
def roll_chance(lead: int, genius: bool, their_genius: bool, advantage: bool) -> float:
    """MF-8.2 to MF-8.4  The chance to win the tactical roll with so much more skill."""
    faces = [*product(TACTIC_FACES, range(len(GENIUS_VALUES)))]
    won = 0
    for (die, face), (other, against) in product(faces, faces):
        outright, theirs = genius and face == GENIUS_FACE, their_genius and against == GENIUS_FACE
        more = lead + die + GENIUS_VALUES[face] - other - GENIUS_VALUES[against]
        won += outright if outright != theirs else more > 0 or (more == 0 and advantage)
    return won / len(faces) ** 2


def promise(ours: Team, theirs: Team, advantage: bool) -> float:
    """Expected points of a match: in our best tactic where we win the roll, in their favourite where we do not."""
    chance = roll_chance(ours.skill - theirs.skill, "T" in ours.marks, "T" in theirs.marks, advantage)
    best = max([in_tactic(ours, theirs, t, advantage) for t in range(len(TACTICS))])
    return chance * best + (1 - chance) * in_tactic(ours, theirs, favourite(theirs), advantage)


def favourite(team: Team) -> int:
    """The tactic that suits a team best."""
    return max(range(len(TACTICS)), key=lambda t: sum([sum(_column(team, t, home)) for home in _homes(team)]))


# Against typical teams -----------------------------------------------------------------------------------------------


@cache
def panel() -> tuple[tuple[Team, int], ...]:
    """Teams bought from hands as at the start, and the tactic each likes best."""
    teams = []
    for number in range(PANEL):
        hand = _hand(Chance.of(number))
        affordable = [t for t in combinations(hand, TEAM_SIZE) if legal_team(t) and sum(COST[c] for c in t) <= BUDGET]
        team = max(map(team_of, affordable), key=lambda team: max(_sums(team)))
        teams.append((team, _sums(team).index(max(_sums(team)))))
    return tuple(teams)


def _hand(chance: Chance) -> list[int]:
    hand = []
    for level, number in enumerate(HANDS):
        cards = [card for card, of in enumerate(LEVEL) if of == level]
        chance.shuffle("panel", cards)
        hand += cards[:number]
    return hand


def _sums(team: Team) -> list[int]:
    return [attack + defence for attack, defence in zip(team.attack, team.defence, strict=True)]


def _homes(team: Team) -> tuple[bool, ...]:
    return (True,) if team.always_at_home else (True, False)


def _column(team: Team, t: int, home: bool) -> tuple[float, ...]:
    """Points in a tactic against each team of the panel."""
    return _against_panel(t, team.attack[t], team.defence[t], "A" in team.marks, "D" in team.marks, home)


@cache
def _against_panel(t: int, attack: int, defence: int, inspired: bool, denying: bool, home: bool) -> tuple[float, ...]:
    return tuple(
        [
            _points(
                attack, defence, other.attack[t], other.defence[t],
                inspired, denying, "A" in other.marks, "D" in other.marks, home,
            )
            for other, _ in panel()
        ]
    )  # fmt: skip


@cache
def _rolls(skill: int, genius: bool, home: bool) -> tuple[float, ...]:
    """The chance to win the tactical roll against each team of the panel."""
    return tuple([roll_chance(skill - other.skill, genius, "T" in other.marks, home) for other, _ in panel()])


@lru_cache(maxsize=60_000)
def team_worth(players: tuple[int, ...], ability: str = "") -> float:
    """Expected points of a match against typical teams, at home and away."""
    team = team_of(players, ability)
    own, total = favourite(team), 0.0
    for home in _homes(team):
        columns = [_column(team, t, home) for t in range(len(TACTICS))]
        rolls = zip(_rolls(team.skill, "T" in team.marks, home), columns[own], panel(), strict=True)
        for number, (chance, best, (_, theirs)) in enumerate(rolls):
            total += chance * best + (1 - chance) * columns[theirs][number]
    return total / (PANEL * len(_homes(team)))


def squad_worth(squad: Sequence[int], ability: str = "") -> float:
    """Points of a match that a squad promises: its best team, and something for what else it can field."""
    return _squad_worth(tuple(sorted(squad)), ability)


@lru_cache(maxsize=20_000)
def _squad_worth(squad: tuple[int, ...], ability: str) -> float:
    teams = [team_worth(team, ability) for team in combinations(squad, TEAM_SIZE) if legal_team(team)]
    if not teams:
        return NO_TEAM + 0.1 * len(squad)
    teams.sort(reverse=True)
    rest = teams[1 : 1 + max(1, len(teams) // 3)]
    return teams[0] + BENCH * (sum(rest) / len(rest) - teams[0] if rest else -1.0)


def best_team(squad: Sequence[int], ability: str = "") -> tuple[int, ...]:
    """The team that a squad will probably field."""
    teams = [*combinations(sorted(squad), TEAM_SIZE)]
    return max([team for team in teams if legal_team(team)] or teams, key=lambda team: team_worth(team, ability))
