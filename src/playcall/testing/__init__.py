"""The conformance kit every game is plugged into, and what rule tests are written with."""

from playcall.testing.chance import ScriptedChance
from playcall.testing.conformance import DEAR, Preset, modes, option_values, play_random, presets
from playcall.testing.coverage import Coverage, rule_coverage
from playcall.testing.exhaustive import Report, run_exhaustively
from playcall.testing.stories import Story

__all__ = [
    "DEAR",
    "Coverage",
    "Preset",
    "Report",
    "ScriptedChance",
    "Story",
    "modes",
    "option_values",
    "play_random",
    "presets",
    "rule_coverage",
    "run_exhaustively",
]
