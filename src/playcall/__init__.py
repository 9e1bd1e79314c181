"""Football card games on a computer."""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_RESEARCH = ("env", "parallel_env", "vector")


def __getattr__(name: str) -> Any:
    """Environments for researchers, imported when they are asked for; they need the extra `research`."""
    if name not in _RESEARCH:
        raise AttributeError(f"module 'playcall' has no attribute '{name}'")
    return getattr(import_module("playcall.research"), name)
