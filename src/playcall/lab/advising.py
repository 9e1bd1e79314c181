"""What a game's coach thinks of a seat's options, with the chance to win, from what that seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from playcall.contract import Game, Said
from playcall.contract.winning import curve_of, margin
from playcall.kernel import Chance, Observation, State

CERTAIN = 1e-6
"""A chance nearer to 0 or 1 is none."""


class Opinion(NamedTuple):
    """An option as the coach sees it."""

    action: int
    worth: float
    """In the game's own unit, mostly points."""
    share: float
    """The chance to win, or, where nobody can tell it, how much the coach likes it beside the others."""
    margin: float | None
    """Points by which the seat may expect to finish ahead; None where nobody can tell, or all is decided."""
    reasons: tuple[Said, ...]


class Opinions(NamedTuple):
    """All options of a decision, best first."""

    options: list[Opinion]
    are_chances: bool
    """Whether the shares are chances to win."""
    world: State
    """One of the positions that were imagined."""


def advise(game: Game, seen: Observation, chance: Chance, tries: int, explain: bool = True) -> Opinions:
    """Every option of the observed seat. What it cannot see differs in each of the positions it imagines."""
    worlds = [seen.imagine(chance) for _ in range(tries)]
    advice = game.coach.advise(worlds[0], seen.seat)
    first = {option.action: option.worth for option in advice}
    worths = mean_worths([first, *(game.coach.worths(world, seen.seat) for world in worlds[1:])])
    best = max(worths.values())
    behind = {action: worth - best for action, worth in worths.items()}
    chances = {action: chance_of(game, worlds, seen.seat, action, behind[action]) for action in worths}
    known = {action: share for action, share in chances.items() if share is not None}
    are_chances = len(known) == len(worths)
    shares = known if are_chances else preferences(worths)
    ahead = margin(game, worlds[0], seen.seat) if are_chances else None
    credence = curve_of(game.package).credence
    reasons = {option.action: option.reasons for option in advice}
    options = [
        Opinion(
            action, worth, shares[action],
            None if ahead is None or is_certain(shares[action]) else ahead + credence * behind[action],
            (*(consequence(game, worlds[0], seen.seat, action) if explain else ()), *reasons[action]),
        )
        for action, worth in sorted(worths.items(), key=lambda option: -option[1])
    ]  # fmt: skip
    return Opinions(options, are_chances, worlds[0])


def chance_of(game: Game, worlds: Sequence[State], seat: int, action: int, more: float) -> float | None:
    """The chance to win with an option that is worth so much more than the best: certain where it decides the game."""
    ends: list[float] = []
    for world in worlds:
        end = world.clone()
        end.apply(seat, action)
        share = game.win_chance(end, seat)
        if share is None or (end.result is None and not is_certain(share)):
            return undecided(game, worlds[0], seat, more)
        ends.append(share)
    return sum(ends) / len(ends)


def undecided(game: Game, world: State, seat: int, more: float) -> float | None:
    """The chance to win with an option that is worth so much more: as far as the coach can be believed.

    Where the best option or this one decides the game, the coach is not guessing.
    """
    best, plain = game.win_chance(world, seat), game.win_chance(world, seat, more)
    if best is None or plain is None or is_certain(best) or is_certain(plain):
        return plain
    return game.win_chance(world, seat, curve_of(game.package).credence * more)


def is_certain(share: float) -> bool:
    """Whether it is won or lost: then an expected lead would say nothing."""
    return not CERTAIN < share < 1 - CERTAIN


def mean_worths(opinions: Sequence[dict[int, float]]) -> dict[int, float]:
    """What each option is worth, over all imagined positions."""
    worths: dict[int, float] = {}
    for opinion in opinions:
        for action, worth in opinion.items():
            worths[action] = worths.get(action, 0.0) + worth / len(opinions)
    return worths


def preferences(worths: dict[int, float]) -> dict[int, float]:
    """Shares that add up to 1: an option worth a point less has 37 % of the other's share (softmax)."""
    best = max(worths.values())
    weights = {action: exp(max(-50.0, worth - best)) for action, worth in worths.items()}
    total = sum(weights.values())
    return {action: weight / total for action, weight in weights.items()}


def consequence(game: Game, imagined: State, seat: int, action: int) -> list[Said]:
    """What the option would lead to: the last step of its preview."""
    return [step.text for step in game.preview(imagined, seat, action).steps()[-1:]]
