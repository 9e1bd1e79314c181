"""For researchers: observations as numbers, environments, many games side by side, games as data.

What needs more than numpy is imported when it is asked for, so that nobody needs all of the extras.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playcall.research.dataset import export
    from playcall.research.layout import Field, Layout
    from playcall.research.loading import Games, load
    from playcall.research.many import Batch, Vector, vector
    from playcall.research.observer import TOKEN, Observer
    from playcall.research.solo import AgainstBots
    from playcall.research.zoo import env, parallel_env

_PLACES = {
    "AgainstBots": "solo", "Batch": "many", "Field": "layout", "Games": "loading", "Layout": "layout",
    "Observer": "observer", "TOKEN": "observer", "Vector": "many", "env": "zoo", "export": "dataset", "load": "loading",
    "parallel_env": "zoo", "vector": "many",
}  # fmt: skip

__all__ = [
    "TOKEN", "AgainstBots", "Batch", "Field", "Games", "Layout", "Observer", "Vector", "env", "export", "load",
    "parallel_env", "vector",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'playcall.research' has no attribute '{name}'")
    return getattr(import_module(f"playcall.research.{_PLACES[name]}"), name)
