"""The chance to win from here: a curve over what a game's outlook promises every side.

A game gives an `outlook` and keeps the two numbers of the curve in `win_chance.toml`, which `tools/win_chance.py` fits
to simulated games. With two sides the curve is the logistic function of the lead.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from math import exp, sqrt

import msgspec

from playcall.contract.coach import Outlook
from playcall.contract.game import Game
from playcall.kernel import Result, State

FILE = "win_chance.toml"


class Curve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chances in proportion to `e^(steepness × score / √(left + settling))`, and what the curve was fitted to."""

    steepness: float
    settling: float
    points: dict[str, float] = {}
    """What the holdings are worth, by their names."""
    credence: float = 1.0
    """How much of the difference that the coach sees between two options proves true when they are played on."""
    games: int = 0
    seed: int = 0
    log_loss: float = 0.0


_KNOWN = msgspec.json.Decoder(Curve)
"""Made while one thread imports this: where two threads show msgspec a type for the first time at once, it crashes."""


@lru_cache(maxsize=16)
def curve_of(package: str) -> Curve:
    """The curve in a game's package; a gentle one where none was fitted yet."""
    try:
        text = resources.files(package).joinpath(FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return Curve(0.5, 1.0)
    return msgspec.convert(tomllib.loads(text), Curve)


@lru_cache(maxsize=16)
def points_of(game: type[Game]) -> tuple[float, ...]:
    """What the holdings of a game are worth, in their order."""
    points = curve_of(game.package).points
    return tuple([points.get(name, 0.0) for name in game.holdings])


def outlook_of(game: Game, state: State) -> Outlook | None:
    """A game's outlook with all that is held counted in, by what it has proved to be worth."""
    found = game.outlook(state)
    return weighed(found, points_of(type(game))) if found is not None and found.holdings else found


def weighed(outlook: Outlook, points: Sequence[float]) -> Outlook:
    """The same with what every seat holds counted in."""
    expected = [score + sumprod(points, held) for score, held in zip(outlook.expected, outlook.holdings, strict=True)]
    return Outlook(tuple(expected), outlook.left, outlook.scores, teams=outlook.teams)


def sumprod(points: Sequence[float], held: Sequence[float]) -> float:
    return sum([each * number for each, number in zip(points, held, strict=True)])


def shares(outlook: Outlook, curve: Curve) -> list[float]:
    """The chance of each side to win; they add up to 1, partners counting once."""
    slope = curve.steepness / sqrt(outlook.left + curve.settling)
    best = max(outlook.expected)
    weights = [exp(max(-60.0, slope * (score - best))) for score in outlook.expected]
    total = sum(weights) if not outlook.teams else sum(dict(zip(outlook.teams, weights, strict=True)).values())
    return [weight / total for weight in weights]


def chances(game: Game, state: State) -> list[float] | None:
    """The chance of each side to win, those that tie sharing it; None where nobody can tell."""
    if state.result is not None:
        return ended(state.result, teams_at(state, len(state.result.scores)))
    outlook = outlook_of(game, state)
    return None if outlook is None else shares(outlook, curve_of(game.package))


def teams_at(state: State, sides: int) -> list[int]:
    """The team of each side."""
    return [state.team_of_seat(side) for side in range(sides)]


def ended(result: Result, teams: Sequence[int] = ()) -> list[float]:
    """Who has won, with allies; those level at the top share it where nobody has, partners counting once.

    Without `teams` everybody plays alone.
    """
    if result.winner is not None:
        return [float(result.won(side)) for side in range(len(result.scores))]
    best = max(result.scores)
    level = [score == best for score in result.scores]
    sharers = {team for team, is_best in zip(teams or range(len(level)), level, strict=True) if is_best}
    return [is_best / len(sharers) for is_best in level]


def with_more(outlook: Outlook, seat: int, more: float) -> Outlook:
    """The same, were a seat and its partners better off by that many points."""
    better = [side == seat for side in range(len(outlook.expected))]
    if outlook.teams:
        better = [team == outlook.teams[seat] for team in outlook.teams]
    expected = [score + more * gains for score, gains in zip(outlook.expected, better, strict=True)]
    return Outlook(tuple(expected), outlook.left, teams=outlook.teams)


def win_chance(game: Game, state: State, seat: int, more: float = 0.0) -> float | None:
    """What `Game.win_chance` answers in a game with an outlook."""
    outlook = outlook_of(game, state) if state.result is None and more else None
    if outlook is not None:
        return shares(with_more(outlook, seat, more), curve_of(game.package))[seat]
    found = chances(game, state)
    return None if found is None else found[seat]


def margin(game: Game, state: State, seat: int) -> float | None:
    """Points by which a seat may expect to finish ahead of the best of the others, its partners left out."""
    outlook = outlook_of(game, state)
    scores = state.result.scores if state.result is not None else outlook.expected if outlook is not None else ()
    teams = teams_at(state, len(scores))
    others = [score for team, score in zip(teams, scores, strict=True) if team != teams[seat]]
    return scores[seat] - max(others) if others else None
