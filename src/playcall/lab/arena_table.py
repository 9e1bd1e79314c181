"""What the outcomes of the arena say: win shares with intervals, points, time, and Elo by a Bradley-Terry model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log10, sqrt
from random import Random
from statistics import NormalDist, quantiles

import msgspec

from playcall.lab.arena import Outcome

RESAMPLES = 200
Z = NormalDist().inv_cdf(0.975)


class Pairing(msgspec.Struct, frozen=True):
    """Two bots against each other, as seen by the first."""

    bots: tuple[str, str]
    games: int
    decided: int
    wins: int
    share: float
    """Of the decided games."""
    low: float
    high: float
    """The 95 % interval of the share (Wilson)."""
    points: tuple[float, float]


class Standing(msgspec.Struct, frozen=True):
    """One bot: its strength and its pace."""

    bot: str
    elo: float
    """Relative to the mean of all bots; a tie counts as half a win."""
    low: float
    high: float
    """The 95 % interval, by resampling the deals."""
    mean_ms: float
    p95_ms: float
    """What a decision with a choice takes."""
    decisions: int
    faults: int


class Table(msgspec.Struct, frozen=True):
    """The whole result."""

    game: str
    seed: int
    settings: dict[str, str]
    pairings: list[Pairing]
    standings: list[Standing]


def tabulate(outcomes: Sequence[Outcome]) -> Table:
    first = outcomes[0].bout
    pairs = dict.fromkeys(outcome.bout.bots for outcome in outcomes)
    bots = list(dict.fromkeys(bot for pair in pairs for bot in pair))
    pairings = [_pairing(pair, [o for o in outcomes if o.bout.bots == pair]) for pair in pairs]
    return Table(first.game, first.seed, first.settings, pairings, _standings(bots, outcomes))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> [round(end, 3) for end in wilson(85, 100)]
    [0.767, 0.907]
    """
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def elo(bots: Sequence[str], results: Iterable[tuple[tuple[str, str], float]]) -> dict[str, float]:
    """Ratings that make the results most likely (Bradley-Terry by Zermelo's iteration), with a drawn game between any
    two bots added so that nobody is infinitely strong."""
    met = {(a, b): 1.0 for a in bots for b in bots if a != b}
    won = dict.fromkeys(bots, (len(bots) - 1) / 2)
    for (a, b), share in results:
        met[a, b] += 1
        met[b, a] += 1
        won[a] += share
        won[b] += 1 - share
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(200):
        for bot in bots:
            others = sum(met[bot, other] / (strength[bot] + strength[other]) for other in bots if other != bot)
            strength[bot] = won[bot] / others
    ratings = {bot: 400 * log10(strength[bot]) for bot in bots}
    mean = sum(ratings.values()) / len(ratings)
    return {bot: rating - mean for bot, rating in ratings.items()}


def _pairing(pair: tuple[str, str], outcomes: Sequence[Outcome]) -> Pairing:
    decided = [outcome for outcome in outcomes if outcome.decided]
    wins = sum(outcome.won == 1.0 for outcome in decided)
    low, high = wilson(wins, len(decided))
    points = [sum(outcome.points[side] for outcome in outcomes) / len(outcomes) for side in (0, 1)]
    share = wins / len(decided) if decided else 0.5
    return Pairing(
        pair, len(outcomes), len(decided), wins, round(share, 4), round(low, 4), round(high, 4),
        (round(points[0], 2), round(points[1], 2)),
    )  # fmt: skip


def _standings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    ratings = elo(bots, ((o.bout.bots, o.won) for o in outcomes))
    spread = _spread(bots, outcomes)
    rows = []
    for bot in bots:
        sides = [(o, o.bout.bots.index(bot)) for o in outcomes if bot in o.bout.bots]
        seconds = sorted(second for outcome, side in sides for second in outcome.seconds[side]) or [0.0]
        p95 = seconds[min(len(seconds) - 1, int(0.95 * len(seconds)))]
        faults = sum(outcome.faults[side] for outcome, side in sides)
        low, high = spread[bot]
        mean = 1000 * sum(seconds) / len(seconds)
        rows.append(
            Standing(
                bot, round(ratings[bot], 1), round(low, 1), round(high, 1), round(mean, 2), round(1000 * p95, 2),
                len(seconds), faults,
            )
        )  # fmt: skip
    return sorted(rows, key=lambda row: -row.elo)


def _spread(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Bootstrap over deals: both seatings of a deal stay together."""
    deals: dict[tuple[tuple[str, str], int], list[tuple[tuple[str, str], float]]] = {}
    for outcome in outcomes:
        deals.setdefault((outcome.bout.bots, outcome.bout.index // 2), []).append((outcome.bout.bots, outcome.won))
    groups, random = list(deals.values()), Random(1)
    drawn = [
        elo(bots, [result for group in random.choices(groups, k=len(groups)) for result in group])
        for _ in range(RESAMPLES)
    ]
    ends = {bot: quantiles([ratings[bot] for ratings in drawn], n=40) for bot in bots}
    return {bot: (cuts[0], cuts[-1]) for bot, cuts in ends.items()}
