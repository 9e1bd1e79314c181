"""What a game's coach thinks of a seat's options, with the chance to win, from what that seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from playcall.booklet.winning import margin
from playcall.kernel import Advice, Chance, Game, Observation, State


class Opinion(NamedTuple):
    """An option as the coach sees it."""

    action: int
    worth: float
    """In the game's own unit, mostly points."""
    share: float
    """The chance to win, or, where nobody can tell it, how much the coach likes it beside the others."""
    margin: float | None
    """Points by which the seat may expect to finish ahead; None where nobody can tell."""
    reasons: tuple[str, ...]


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
    opinions = [game.coach.advise(world, seen.seat) for world in worlds]
    worths = mean_worths(opinions)
    best = max(worths.values())
    chances = {action: game.win_chance(worlds[0], seen.seat, worth - best) for action, worth in worths.items()}
    known = {action: share for action, share in chances.items() if share is not None}
    are_chances = len(known) == len(worths)
    shares = known if are_chances else preferences(worths)
    ahead = margin(game, worlds[0], seen.seat) if are_chances else None
    reasons = {advice.action: advice.reasons for advice in opinions[0]}
    options = [
        Opinion(
            action, worth, shares[action], None if ahead is None else ahead + worth - best,
            (*(consequence(game, worlds[0], seen.seat, action) if explain else ()), *reasons[action]),
        )
        for action, worth in sorted(worths.items(), key=lambda option: -option[1])
    ]  # fmt: skip
    return Opinions(options, are_chances, worlds[0])


def mean_worths(opinions: Sequence[Sequence[Advice]]) -> dict[int, float]:
    """What each option is worth, over all imagined positions."""
    worths: dict[int, float] = {}
    for advice in opinions:
        for option in advice:
            worths[option.action] = worths.get(option.action, 0.0) + option.worth / len(opinions)
    return worths


def preferences(worths: dict[int, float]) -> dict[int, float]:
    """Shares that add up to 1: an option worth a point less has 37 % of the other's share (softmax)."""
    best = max(worths.values())
    weights = {action: exp(max(-50.0, worth - best)) for action, worth in worths.items()}
    total = sum(weights.values())
    return {action: weight / total for action, weight in weights.items()}


def consequence(game: Game, imagined: State, seat: int, action: int) -> list[str]:
    """What the option would do, as a sentence."""
    text = game.words.explain(imagined, seat, action)
    return [text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "]")) else ".")] if text else []
