"""What every folder of tests may use, and the order they come in."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import mkdtemp

import pytest

pytest_plugins = ["tests.databases"]

os.environ["PLAYCALL_SETS"] = mkdtemp(prefix="playcall-sets-")  # no test leaves card sets in somebody's data folder

TESTS = Path(__file__).parent
LONGEST = ("web", "torture", "test_exhaustive.py", "test_conformance.py", "server", "cli", "bots", "lab", "seasons")
"""What takes longest begins first: whole files go to whichever process is free, and all end together."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path.relative_to(TESTS).parts[0], len(places)))
