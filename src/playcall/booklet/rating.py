"""How a coach rates: options with their worth and a reason, which is put into words only for those who will read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any

from playcall.kernel import Advice

Reason = str | tuple[Callable[..., str], *tuple[Any, ...]]
"""Words, or what puts them together and what it needs for that."""
Rated = tuple[int, float, Reason]
"""An action, its worth in expected points, and a reason."""

_worth = itemgetter(1)


def in_words(reason: Reason) -> str:
    """A reason put together.

    >>> in_words(("{:.0%} to be good.".format, 0.5))
    '50% to be good.'
    """
    return reason if isinstance(reason, str) else reason[0](*reason[1:])


def ranked(options: Iterable[Rated]) -> list[Advice]:
    """Advice, best first; of equals the one that was rated first."""
    rated = sorted(options, key=lambda option: -option[1])
    told = [(action, worth, in_words(reason)) for action, worth, reason in rated]
    return [Advice(action, worth, (words,) if words else ()) for action, worth, words in told]


def best_of(options: Iterable[Rated]) -> int:
    """The action that `ranked` would put first."""
    return max(options, key=_worth)[0]
