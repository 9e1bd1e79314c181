"""How strong a play is by itself: every hand of three against every hand of three, over all stock decks."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from math import comb

import msgspec

from playcall.games.masters_gridiron.anatomy import Play, Player

HAND = 3
NO_MATCH = -1


class League(msgspec.Struct, frozen=True):
    """The starters of all teams."""

    offences: tuple[tuple[Player, ...], ...]
    defences: tuple[tuple[Player, ...], ...]

    @classmethod
    def of(cls, players: Sequence[Player]) -> League:
        starters = [player for player in players if player.role == "STARTER"]
        teams = list(dict.fromkeys(player.team for player in starters))
        sides = [
            tuple(tuple(p for p in starters if p.team == team and p.side == side) for team in teams)
            for side in ("OFFENSE", "DEFENSE")
        ]
        return cls(*sides)

    def __hash__(self) -> int:
        return id(self)


def reference_strength(play: Play, league: League) -> float:
    """The share of all pairs of hands in which the best legal offence number beats the best defence number."""
    return sum(strength_of(play, roster, league) for roster in league.offences) / len(league.offences)


def strength_of(play: Play, roster: Sequence[Player], league: League) -> float:
    """The same share for the hands of one offence."""
    below = stopped_below(play.stop_mask, league)
    won = sum(
        below[min(number, len(below) - 1)] * hands
        for number, hands in best_of_hands([offence_number(play, player) for player in roster])
        if number != NO_MATCH
    )
    return won / (comb(len(roster), HAND) * below[-1])


def offence_number(play: Play, player: Player) -> int:
    """MG-4.3, MG-4.4  The number of a player with a play; NO_MATCH when it can only be punted."""
    if not play.use_mask & player.has:
        return NO_MATCH
    return max(player.ratings[rating] for rating in play.uses) + play.bonuses.get(player.pos, 0)


def best_of_hands(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """How many hands of three have each number as their best."""
    ranked = sorted(numbers)
    return [(ranked[place], comb(place, HAND - 1)) for place in range(HAND - 1, len(ranked))]


@cache
def stopped_below(stops: int, league: League) -> list[int]:
    """For each number, in how many Defense hands of the league the best answer stays below it; all hands last."""
    answers: list[tuple[int, int]] = []
    for roster in league.defences:
        best = [max(player.ratings[rating] for rating in range(4) if stops >> rating & 1) for player in roster]
        answers += best_of_hands(best)
    answers.sort()
    values = [value for value, _ in answers]
    sums = [0, *accumulate(hands for _, hands in answers)]
    return [sums[bisect_left(values, number)] for number in range(130)]
