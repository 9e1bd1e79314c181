"""What an option would do, as far as its seat can know: one structure, from which everything that is said follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from playcall.contract.text import Said, Text


class PreviewStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of what an option would do, with the rules behind it."""

    text: Said
    rules: tuple[str, ...] = ()


Steps = Callable[[], Iterable[PreviewStep]]
_NOTHING: Mapping[str, Any] = {}


class Preview:
    """An option of a decision. Label and tag are made for every option; the steps only when somebody asks."""

    __slots__ = ("_steps", "button", "card", "label", "outcome", "partner", "tag", "tone")

    def __init__(
        self,
        label: Said,
        *,
        card: str | None = None,
        partner: str | None = None,
        tag: Text | str | None = None,
        tone: str = "",
        button: Said | None = None,
        outcome: Mapping[str, Any] = _NOTHING,
        steps: Steps | None = None,
    ) -> None:
        self.label = label
        """What the option is called in a list."""
        self.button = label if button is None else button
        """What it is called on a button, where its card can be seen: the same unless that is too long."""
        self.card = card
        """The id of the card that it lays or takes; None when it is about no single card."""
        self.partner = partner
        """The id of a second card that is laid with the first."""
        self.tag = tag
        """What it would do, in at most 24 characters."""
        self.tone = tone
        """How good that is for the seat: `good`, `half`, `bad`, or nothing where that cannot be said."""
        self.outcome = outcome
        """What would come of it as plain data, for a table to draw: points, place, score, odds."""
        self._steps = steps

    def steps(self) -> tuple[PreviewStep, ...]:
        """What it would do, step by step; empty where there is nothing to add."""
        return tuple(self._steps()) if self._steps is not None else ()
