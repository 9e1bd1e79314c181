"""The coach at a table: what a game's heuristics think of a seat's options, from what that seat can know."""

from __future__ import annotations

from playcall.games import load
from playcall.host.messages import Coached, Tip
from playcall.host.thinking import Task, position, stream
from playcall.kernel import Observation, Record
from playcall.lab import advising
from playcall.lab.review import SeatReview, review

TRIES = 12
"""Imagined positions that the coach's opinions are averaged over: what it cannot see differs in each."""
COACH = 104_729
"""Sets the coach's stream of chance apart from the bots'."""


def advise(task: Task) -> Coached:
    """Every option of the asked seat, best first. The true position is only imagined from."""
    game = load(task.game)
    seen = Observation(position(game, task), task.seat)
    found = advising.advise(game, seen, stream(task, COACH), TRIES)
    tips = [
        Tip(
            game.actions.token(option.action), game.words.label(found.world, task.seat, option.action),
            round(option.worth, 2), round(option.share, 3), None if option.margin is None else round(option.margin, 1),
            list(option.reasons),
        )
        for option in found.options
    ]  # fmt: skip
    return Coached(0, "win chance" if found.are_chances else "preference", tips)


def second_thoughts(task: Task) -> SeatReview:
    """Go through a finished game as a seat lived through it: its chances, its luck, and its choices."""
    game = load(task.game)
    seats = [""] * game.seat_count(game.parse_options(task.options))
    record = Record(task.game, 0, "", task.options, task.seed, seats, list(task.acts))
    return review(game, record, task.seat).reviews[0]
