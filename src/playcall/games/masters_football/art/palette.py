"""Inks and papers of the manager's notebook."""

from __future__ import annotations

from typing import Final

PREFIX: Final = "mf-"
WIDTH, HEIGHT = 252, 352

INK: Final = "#16281f"
INK_2: Final = "#4a5546"
PAPER, PAPER_2 = "#f6f3e8", "#e7e1cd"
PALE: Final = "#7b806f"
"""A figure of nought."""
RED: Final = "#b5332a"
SLATE, CHALK = "#1e2a26", "#f4f1e6"
NEWSPRINT: Final = "#d9d3c0"

MATERIALS: Final = {
    "gold": "#d9b03c", "silver": "#b7c0c6", "bronze": "#c98a55", "wood": "#b08760", "lad": "#cfc6b2",
}  # fmt: skip
MATERIAL_NAMES: Final = {"gold": "Gold", "silver": "Silver", "bronze": "Bronze", "wood": "Wood", "lad": "Local"}

TYPES: Final = {
    "STRATEGY": ("#2458a8", "#ffffff"),
    "EVOLUTION": ("#1f7a45", "#ffffff"),
    "ANTI": ("#e3b505", "#221a00"),
    "CORRUPTION": ("#b5332a", "#ffffff"),
}
"""Ground and letters of each type of action card."""
