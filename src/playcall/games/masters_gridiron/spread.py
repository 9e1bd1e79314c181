"""MG-15  Point spreads: what the payrolls of two decks say about them."""

from __future__ import annotations

from typing import Final

from playcall.games.masters_gridiron.table import NOBODY, Table

MILLIONS_PER_POINT: Final = 5
HALVES: Final = (0, 0, 5, 5, 10)
"""MG-15.3  Tenths of a point for the rest of a difference divided by 5."""


def spread_of(difference: int, rounding: str) -> int:
    """MG-15.2, MG-15.3  The spread in tenths of a point.

    >>> spread_of(17, "half"), spread_of(17, "exact"), spread_of(4, "half")
    (35, 34, 10)
    """
    if rounding == "exact":
        return difference * 10 // MILLIONS_PER_POINT
    whole, rest = divmod(difference, MILLIONS_PER_POINT)
    return 10 * whole + HALVES[rest]


def spread_tenths(s: Table) -> int:
    """The spread of a game in tenths; 0 where none is played."""
    if not s.options.spread:
        return 0
    return spread_of(abs(s.payrolls[0] - s.payrolls[1]), s.options.spread_rounding)


def favourite(s: Table) -> int:
    """MG-15.2, MG-15.7  The seat that is expected to win; -1 where there is no spread."""
    return NOBODY if spread_tenths(s) == 0 else int(s.payrolls[1] > s.payrolls[0])


def winner_against_spread(s: Table) -> int:
    """MG-15.5, MG-15.6, MG-15.7  The winner by the spread; -1 for a tie."""
    best = favourite(s)
    if best == NOBODY:
        return NOBODY if s.scores[0] == s.scores[1] else int(s.scores[1] > s.scores[0])
    ahead = 10 * (s.scores[best] - s.scores[1 - best]) - spread_tenths(s)
    if ahead == 0:
        return NOBODY if s.options.spread_push == "tie" else 1 - best
    return best if ahead > 0 else 1 - best
