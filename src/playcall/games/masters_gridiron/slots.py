"""MG-12.3, MG-12.4  The slots of a roster: ten fixed ones and an eleventh for each side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple


class Slots(NamedTuple):
    """Ten positions, and those the eleventh may have."""

    fixed: tuple[str, ...]
    eleventh: tuple[str, ...]

    def free(self, positions: Iterable[str]) -> list[str]:
        """Fixed slots that these positions leave open."""
        open_slots = Counter(self.fixed)
        open_slots.subtract(positions)
        return [pos for pos in dict.fromkeys(self.fixed) for _ in range(max(0, open_slots[pos]))]

    def surplus(self, positions: Iterable[str]) -> list[str]:
        """Positions beyond the fixed slots."""
        return sorted((Counter(positions) - Counter(self.fixed)).elements())


OFFENCE: Final = Slots(("QB", "RB", "TE", "WR", "WR", "T", "T", "G", "G", "C"), ("RB", "FB", "TE", "WR"))
DEFENCE: Final = Slots(("DE", "DE", "DT", "LB", "LB", "LB", "CB", "CB", "S", "S"), ("DE", "DT", "LB", "CB", "S"))
ROSTER_SIDE: Final = 11
FEWEST_TOUCHDOWNS: Final = 12
FEWEST_PLAYBOOK: Final = 24
