"""What a card is worth, by whatever a game reckons with: for those who make cards."""

from __future__ import annotations

import msgspec

from playcall.contract.text import Text


class Worth(msgspec.Struct, frozen=True):
    """A figure of a card that can be held against the same figure of others."""

    value: float
    said: Text
    """The figure in words."""
