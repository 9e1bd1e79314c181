"""Chances that everybody can work out: from the Action cards not yet turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb

from playcall.games.highlights_2052.cards import ActionCard, Play
from playcall.games.highlights_2052.effects import PASS
from playcall.games.highlights_2052.table import Table
from playcall.games.highlights_2052.zones import ACTION_DISCARD


def unseen(s: Table) -> list[ActionCard]:
    """FH-2.3  What the next Action card can be; after the last one all are shuffled again."""
    turned = set(s.zones[ACTION_DISCARD()])
    left = [card for place, card in enumerate(s.action_cards) if place not in turned]
    return left or list(s.action_cards)


def column(s: Table, play: Play) -> list[int]:
    """The yards that each unseen Action card would add to a play."""
    return [card.pass_ if play.type == PASS else card.run for card in unseen(s)]


def mean_of_best(numbers: Sequence[int], cards: int) -> float:
    """The mean highest of so many numbers drawn together."""
    k = max(1, min(cards, len(numbers)))
    ranked = sorted(numbers)
    ways = [comb(place, k - 1) for place in range(len(ranked))]
    return sum(number * way for number, way in zip(ranked, ways, strict=True)) / sum(ways)


def share(s: Table, good: Callable[[ActionCard], bool]) -> str:
    """How many of the unseen Action cards are good: `12 of 18 Action cards, 67%`."""
    cards = unseen(s)
    hits = sum(map(good, cards))
    return f"{hits} of {len(cards)} Action cards, {round(100 * hits / len(cards))}%"


def few(s: Table, good: Callable[[ActionCard], bool]) -> str:
    """The same without the percentage: `12 of 18 cards`."""
    cards = unseen(s)
    return f"{sum(map(good, cards))} of {len(cards)} cards"
