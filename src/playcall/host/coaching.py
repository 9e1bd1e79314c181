"""The coach at a table: what a game's heuristics think of a seat's options, from what that seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from playcall.games import load
from playcall.host.messages import Coached, Tip
from playcall.host.thinking import Task, position, stream
from playcall.kernel import Advice, Game, Observation, State

TRIES = 12
"""Imagined positions that the coach's opinions are averaged over: what it cannot see differs in each."""
COACH = 104_729
"""Sets the coach's stream of chance apart from the bots'."""


def advise(task: Task) -> Coached:
    """Every option of the asked seat, best first. The true position is only imagined from."""
    game = load(task.game)
    seen = Observation(position(game, task), task.seat)
    chance = stream(task, COACH)
    imagined = [seen.imagine(chance) for _ in range(TRIES)]
    opinions = [game.coach.advise(world, task.seat) for world in imagined]
    worths = mean_worths(opinions)
    best = max(worths.values())
    chances = {action: game.win_chance(imagined[0], task.seat, worth - best) for action, worth in worths.items()}
    known = {action: chance for action, chance in chances.items() if chance is not None}
    share = known if len(known) == len(worths) else preferences(worths)
    reasons = {advice.action: advice.reasons for advice in opinions[0]}
    tips = [
        Tip(
            game.actions.token(action), game.words.label(imagined[0], task.seat, action), round(worth, 2),
            round(share[action], 3), [*consequence(game, imagined[0], task.seat, action), *reasons[action]],
        )
        for action, worth in sorted(worths.items(), key=lambda option: -option[1])
    ]  # fmt: skip
    return Coached(0, "win chance" if share is known else "preference", tips)


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
