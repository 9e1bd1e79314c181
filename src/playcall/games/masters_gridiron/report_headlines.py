"""The headline over a finished game, and the sentence below it."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.booklet.course import verdict
from playcall.booklet.report import Point
from playcall.games.masters_gridiron.names import points_words
from playcall.games.masters_gridiron.procedures.match import straight_winner
from playcall.games.masters_gridiron.spread import favourite, spread_tenths, winner_against_spread
from playcall.games.masters_gridiron.table import NOBODY, Table

RUNAWAY = 15
"""Points of a victory that was never in doubt at the end."""


def headline(s: Table, score: Sequence[Point]) -> str:
    """What a newspaper would set above it."""
    if not s.over:
        return f"Given up at {s.scores[0]} to {s.scores[1]}"
    winner = straight_winner(s)
    if winner == NOBODY:
        return f"{s.names[0]} and {s.names[1]} share it"
    if s.period:
        return f"{s.names[winner]} win in overtime"
    return verdict(s.names[winner], score, winner, RUNAWAY, unit="turn")


def summary(s: Table) -> str:
    """The score, and what the spread makes of it."""
    line = f"{s.names[0]} {s.scores[0]}, {s.names[1]} {s.scores[1]}."
    best = favourite(s)
    if not s.over or not s.options.spread or best == NOBODY:
        return line
    covered = winner_against_spread(s)
    points = points_words(spread_tenths(s))
    if covered == NOBODY:
        return f"{line} {s.names[best]} were favoured by exactly that: a push."
    verdict = "and beat the spread" if covered == best else f"and {s.names[1 - best]} win against the spread"
    return f"{line} {s.names[best]} were favoured by {points}, {verdict}."
