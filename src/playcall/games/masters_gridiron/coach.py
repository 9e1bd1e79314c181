"""The coach."""

from __future__ import annotations

from playcall.kernel import Advice, Game, State


class GridironCoach:
    def __init__(self, game: Game) -> None: ...

    def advise(self, imagined: State, seat: int) -> list[Advice]:
        return [Advice(a, 0.0) for a in imagined.legal(seat)]
