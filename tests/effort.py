"""How much the tests do: `make test` takes one pass through everything, `make torture` all combinations."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

ALL = "PLAYCALL_EVERY_GAME" in os.environ
"""Set by `make torture`."""

One = TypeVar("One")


def pass_through(combinations: Sequence[One], *chosen: int) -> list[One]:
    """Those chosen, by their numbers; all of them in `make torture`."""
    return list(combinations) if ALL else [combinations[number] for number in chosen]
