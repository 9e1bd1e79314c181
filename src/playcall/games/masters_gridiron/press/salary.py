"""What a player card costs: an evaluation of his ratings, then a price by position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[dict[str, dict[str, int]]] = {
    "QB": {"PAS": 5, "RED": 4, "RUS": 1},
    "RB": {"RUS": 5, "GOL": 3, "REC": 2},
    "FB": {"GOL": 5, "RBL": 3, "REC": 1, "RUS": 1},
    "TE": {"RED": 5, "REC": 4, "RBL": 1},
    "WR": {"REC": 6, "RED": 4},
    "T": {"PBL": 6, "RBL": 4},
    "G": {"RBL": 6, "PBL": 4},
    "C": {"RBL": 5, "PBL": 5},
    "DE": {"PRS": 7, "RDF": 2, "TAC": 1},
    "DT": {"RDF": 6, "PRS": 3, "TAC": 1},
    "LB": {"TAC": 7, "RDF": 2, "COV": 1},
    "CB": {"COV": 9, "TAC": 1},
    "S": {"COV": 5, "TAC": 4, "RDF": 1},
}
PREMIUM: Final = {
    "QB": 115, "RB": 125, "FB": 100, "TE": 105, "WR": 100, "T": 85, "G": 85, "C": 90,
    "DE": 100, "DT": 95, "LB": 105, "CB": 100, "S": 105,
}  # fmt: skip
"""In percent."""
PEAK: Final = 8
"""A single high rating is worth an evaluation this much lower."""


def evaluation(pos: str, ratings: Mapping[str, int]) -> int:
    """The weighted mean of what the position needs, or the highest rating less 8 where that is more."""
    mean = sum(weight * ratings[code] for code, weight in WEIGHTS[pos].items()) // 10
    return max(mean, max(ratings.values()) - PEAK)


def salary(pos: str, ratings: Mapping[str, int]) -> int:
    """In $ million; the engine reads the printed figure and never this (MG-13.3)."""
    return max(1, (20000 + (evaluation(pos, ratings) - 60) * 70 * PREMIUM[pos]) // 10000)
