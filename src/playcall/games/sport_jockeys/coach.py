"""The coach."""

from __future__ import annotations

from playcall.kernel import Advice, State


class SportJockeysCoach:
    def advise(self, imagined: State, seat: int) -> list[Advice]:
        return [Advice(action, 0.0) for action in imagined.legal(seat)]
