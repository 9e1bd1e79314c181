"""What an attempt is worth as it stands, before and after the Defense card, and as it would be with other calls."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from playcall.games.masters_gridiron.appraisal import mean, unseen
from playcall.games.masters_gridiron.effects import Return
from playcall.games.masters_gridiron.matchup import (
    Standing,
    counted_number,
    defence_number,
    offence_number,
    standing,
)
from playcall.games.masters_gridiron.pairings import Hand
from playcall.games.masters_gridiron.prospects import none_of, stakes
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
    hand = unseen(s, s.offence)
    chance = safe_from(s, hand, now, number)
    points = stake.of(now.result) * chance
    if now.settle >= 0:
        near = safe_from(s, hand, now, number + now.settle + 1)
        points += stake.field_goal * max(0.0, near - chance)
    return points


def safe_from(s: Table, hand: Hand, now: Standing, number: int) -> float:
    """The chance that nobody in a hand reaches a number as things stand."""
    if not now.defence:
        return hand.chance(number, now.stops)
    stoppers = sum(best_answer(now, s.players[card].ratings) >= number for card in hand.cards)
    return none_of(len(hand.cards), stoppers, hand.size)


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


def with_call(s: Table, card: int, amount: int = 0) -> float:
    """The value as if an Audible had been played."""
    s.calls.append(card)
    s.call_amounts.append(amount)
    worth = value(s)
    s.calls.pop()
    s.call_amounts.pop()
    return worth


def without_call(s: Table, place: int) -> float:
    """The value as if an Audible had been cancelled."""
    s.cancelled.append(place)
    worth = value(s)
    s.cancelled.pop()
    return worth


def best_of_draws(values: Sequence[float], draws: int, keep: float) -> float:
    """The mean of the best of some cards drawn together, or of what there is."""
    if not values:
        return keep
    if draws == 1 or len(values) == 1:
        return mean(max(keep, value) for value in values)
    return mean(max(keep, one, other) for one, other in combinations(values, 2))
