"""How a coach rates: options with their worth and a reason, which is put into words only for those who will read it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any

from playcall.contract.coach import Advice, Coach
from playcall.contract.text import Said, Text
from playcall.kernel import State

Why = Said | tuple[Callable[..., Said], *tuple[Any, ...]]
"""A reason, or what puts it together and what that needs."""
Rated = tuple[int, float, Why]
"""An action, its worth in expected points, and a reason."""

_worth = itemgetter(1)


def in_words(reason: Why) -> Said:
    """A reason put together.

    >>> in_words(("{:.0%} to be good.".format, 0.5))
    '50% to be good.'
    """
    return reason if isinstance(reason, Text | str) else reason[0](*reason[1:])


class RatingCoach(Coach):
    """A coach that rates the options of a decision one by one; of equals the one that was rated first is the best."""

    @abstractmethod
    def rated(self, imagined: State, seat: int) -> Iterable[Rated]:
        """Every legal option of the seat, in any order."""

    def advise(self, imagined: State, seat: int) -> list[Advice]:
        rated = sorted(self.rated(imagined, seat), key=_best_first)
        told = [(action, worth, in_words(reason)) for action, worth, reason in rated]
        return [Advice(action, worth, (words,) if words else ()) for action, worth, words in told]

    def worths(self, imagined: State, seat: int) -> dict[int, float]:
        return {action: worth for action, worth, _ in sorted(self.rated(imagined, seat), key=_best_first)}

    def favourite(self, imagined: State, seat: int) -> int:
        legal = imagined.legal(seat)
        return legal[0] if len(legal) == 1 else max(self.rated(imagined, seat), key=_worth)[0]


def _best_first(rated: Rated) -> float:
    return -rated[1]
