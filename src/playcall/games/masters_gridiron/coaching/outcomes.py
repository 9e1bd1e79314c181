"""What an attempt is worth as it stands, before and after the Defense card; positions are tried out on clones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from playcall.games.masters_gridiron.appraisal import mean
from playcall.games.masters_gridiron.effects import Return
from playcall.games.masters_gridiron.matchup import (
    Standing,
    counted_number,
    defence_number,
    offence_number,
    standing,
)
from playcall.games.masters_gridiron.prospects import Unseen, none_of, stakes
from playcall.games.masters_gridiron.table import NO_CARD, Table

SCORES: Final = {"TD": 7.0, "FG": 3.0, "SAFETY": 2.0}
CARRIED: Final = 0.16
"""Points that each point of a carried number is worth."""


def value(s: Table) -> float:
    """Points for the offence to expect from what lies now; scores of the defence count against it."""
    if s.play_card == NO_CARD:
        return 0.0
    return expected_value(s) if s.defence_card == NO_CARD else certain_value(s)


def expected_value(s: Table) -> float:
    """Before the answer: whether nobody in the other hand can stop it."""
    now, stake = standing(s), stakes(s)
    number = offence_number(s, now).total
    unseen = Unseen(s, s.offence)
    answers = [best_answer(now, player.ratings) for player in unseen.players]
    chance = none_of(len(answers), sum(answer >= number for answer in answers), unseen.hand)
    points = stake.of(now.result) * chance
    if now.settle >= 0:
        near = none_of(len(answers), sum(answer > number + now.settle for answer in answers), unseen.hand)
        points += stake.field_goal * max(0.0, near - chance)
    return points


def best_answer(now: Standing, ratings: Sequence[int]) -> int:
    """The defence number that a player would have as things stand."""
    numbers = []
    for place, rating in enumerate(ratings):
        if now.stops >> place & 1:
            numbers.append(rating + sum(m.amount for m in now.defence if m.rating in (-1, place)))
    return max(numbers)


def certain_value(s: Table) -> float:
    """After the answer: what Resolve would bring."""
    now, stake = standing(s), stakes(s)
    offence, defence = offence_number(s, now).total, defence_number(s, now).total
    margin = defence - offence
    stopped = s.punting or margin >= 0
    if stopped and now.returning >= 0:
        effect = s.audible(s.calls[now.returning]).effect
        assert isinstance(effect, Return)
        counted = counted_number(s, now, effect)
        if counted is not None and counted - offence >= effect.m:
            return -SCORES[effect.score]
    if not stopped:
        return stake.of("FG" if now.held else now.result)
    if s.punting:
        return 0.0
    if margin <= now.settle:
        return stake.field_goal
    return -sum(CARRIED * effect.n for effect in now.takeaways if margin >= effect.m)


def with_call(s: Table, card: int, amount: int = 0) -> Table:
    """The position as if an Audible had been played."""
    twin = s.clone()
    twin.calls.append(card)
    twin.call_amounts.append(amount)
    return twin


def without_call(s: Table, place: int) -> Table:
    """The position as if an Audible had been cancelled."""
    twin = s.clone()
    twin.cancelled.append(place)
    return twin


def best_of_draws(values: Sequence[float], draws: int, keep: float) -> float:
    """The mean of the best of some cards drawn together, or of what there is."""
    if not values:
        return keep
    if draws == 1 or len(values) == 1:
        return mean(max(keep, value) for value in values)
    return mean(max(keep, one, other) for one, other in combinations(values, 2))
