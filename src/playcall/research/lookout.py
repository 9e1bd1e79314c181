"""What environments show: observations with the mask of the options in them, and the spaces they lie in."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np

from playcall.kernel import BadOption, State
from playcall.research.observer import TOKEN, Observer

Form = Literal["vector", "tokens"]
"""An observation as one vector, or as tokens of cards beside a shorter vector."""
HIGHEST = 64.0
"""No place of an observation is larger: places hold -1 to 1, or how many equal cards lie together."""


class Lookout:
    """Gives the observations of an environment and the spaces they lie in."""

    def __init__(self, observer: Observer, form: Form, waits: bool = False) -> None:
        self.observer, self.form = observer, form
        self.waits = waits
        """Whether there is one action more, the last: to wait while others are asked."""
        self.actions = observer.actions + waits
        if form not in ("vector", "tokens"):
            raise BadOption(f"Observations are 'vector' or 'tokens', not '{form}'.")

    def space(self) -> gymnasium.spaces.Dict:
        box, layout = gymnasium.spaces.Box, self.observer.layout
        mask = box(0, 1, (self.actions,), np.int8)
        if self.form == "vector":
            return gymnasium.spaces.Dict(
                {"observation": box(-1.0, HIGHEST, (self.observer.size,), np.float32), "action_mask": mask}
            )
        tokens = box(0, np.iinfo(np.int16).max, (layout.most_tokens, len(TOKEN)), np.int16)
        beside = box(-1.0, HIGHEST, (self.observer.beside,), np.float32)
        return gymnasium.spaces.Dict({"tokens": tokens, "globals": beside, "action_mask": mask})

    def look(self, state: State, seat: int) -> dict[str, Any]:
        mask = np.zeros(self.actions, np.int8)
        mask[state.legal(seat)] = 1
        if self.waits and not mask.any():
            mask[-1] = 1
        vector = self.observer.vector(state, seat)
        if self.form == "vector":
            return {"observation": vector, "action_mask": mask}
        beside = vector[: self.observer.beside].copy()
        return {"tokens": self.observer.tokens(state, seat), "globals": beside, "action_mask": mask}
