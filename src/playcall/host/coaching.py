"""The coach at a table: what a game's heuristics think of a seat's options, from what that seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import msgspec

from playcall.games import load
from playcall.host.messages import Coached, Tip
from playcall.host.thinking import Task, position, stream
from playcall.kernel import Advice, Chance, Game, Observation, State

TRIES = 12
"""Imagined positions that the coach's opinions are averaged over: what it cannot see differs in each."""
LOOKS_BACK = 3
"""The same for each choice of a finished game."""
MOST_THOUGHTS = 5
WORTH_A_THOUGHT = 0.02
"""Less of the chance to win is not worth mentioning."""
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


class Thought(msgspec.Struct):
    """A choice that the coach would have made otherwise."""

    ply: int
    """The choice led to this ply of the replay."""
    chosen: str
    better: str
    """What was chosen, and what the coach would have chosen, as labels."""
    cost: float
    """How much of the chance to win it gave away, from 0 to 1."""
    reasons: list[str]
    """Why the coach's choice is better."""


class SecondThoughts(msgspec.Struct):
    """What the coach thinks of a seat's choices in a finished game, from what the seat knew at the time."""

    seat: int
    decisions: int
    """Choices that the coach has judged: those in play, with a chance to win to compare."""
    agreed: int
    """How many of them were its first or second choice."""
    thoughts: list[Thought]
    """The dearest first."""


def second_thoughts(task: Task) -> SecondThoughts:
    """Go through a finished game and judge the choices of a seat."""
    game = load(task.game)
    state = game.start(game.parse_options(task.options), task.seed)
    chance = stream(task, COACH)
    found = SecondThoughts(task.seat, 0, 0, [])
    for ply, (seat, token) in enumerate(task.acts, 1):
        if seat == task.seat and len(state.legal(seat)) > 1 and game.win_chance(state, seat) is not None:
            _judge(game, Observation(state, seat), game.actions.parse(token), ply, chance, found)
        state.act(seat, token)
    found.thoughts.sort(key=lambda thought: -thought.cost)
    del found.thoughts[MOST_THOUGHTS:]
    return found


def _judge(game: Game, seen: Observation, action: int, ply: int, chance: Chance, found: SecondThoughts) -> None:
    imagined = [seen.imagine(chance) for _ in range(LOOKS_BACK)]
    opinions = [game.coach.advise(world, seen.seat) for world in imagined]
    worths = mean_worths(opinions)
    ranked = sorted(worths, key=lambda option: -worths[option])
    found.decisions += 1
    found.agreed += action in ranked[:2]
    best, world = ranked[0], imagined[0]
    now, then = (game.win_chance(world, seen.seat, worths[option] - worths[best]) for option in (best, action))
    if now is not None and then is not None and now - then >= WORTH_A_THOUGHT:
        reasons = next(list(advice.reasons) for advice in opinions[0] if advice.action == best)
        why = [*consequence(game, world, seen.seat, best), *reasons]
        chosen, better = (game.words.label(world, seen.seat, option) for option in (action, best))
        found.thoughts.append(Thought(ply, chosen, better, round(now - then, 3), why))


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
