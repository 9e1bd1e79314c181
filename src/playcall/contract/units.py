"""The units of a side, for tables where each has a coach of its own (LG-9)."""

from __future__ import annotations

from enum import StrEnum


class Unit(StrEnum):
    """Whose decision it is where a side has two coaches."""

    OFFENCE = "offence"
    DEFENCE = "defence"
    JOINT = "joint"
    """Of both: the offensive coach chooses, and the defensive coach may object once."""
