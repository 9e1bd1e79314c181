"""The coach at a table: what a game's heuristics think of a seat's options, from what that seat can know."""

from __future__ import annotations

from playcall.games import load
from playcall.kernel import Observation, Record
from playcall.lab import advising
from playcall.lab.review import SeatReview, review
from playcall.tables.messages import Coached, Tip
from playcall.tables.thinking import Task, position, stream

TRIES = 12
"""Imagined positions that the coach's opinions are averaged over: what it cannot see differs in each."""
COACH = 104_729
"""Sets the coach's stream of chance apart from the bots'."""


def advise(task: Task) -> Coached:
    """Every option of the asked seat, best first. The true position is only imagined from."""
    game = load(task.game)
    seen = Observation(position(task), task.seat)
    found = advising.advise(game, seen, stream(task, COACH), TRIES)
    tips = [
        Tip(
            game.actions.token(option.action), game.preview(found.world, task.seat, option.action).label,
            round(option.worth, 2), round(option.share, 3), None if option.margin is None else round(option.margin, 1),
            list(option.reasons),
        )
        for option in found.options
    ]  # fmt: skip
    return Coached(0, "win chance" if found.are_chances else "preference", tips)


def second_thoughts(record: Record, seat: int) -> SeatReview:
    """Go through a finished game as a seat lived through it: its chances, its luck, and its choices."""
    plain = Record(record.game, 0, "", record.options, record.seed, record.seats, record.actions)
    return review(load(record.game), plain, seat).reviews[0]
