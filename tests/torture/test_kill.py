"""A few kills on each database; `make torture` runs hundreds."""

from __future__ import annotations

import pytest

from tests.databases import NewDatabase
from tests.torture.kill import torment

KILLS = 4


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgres", 2)])
def test_nothing_acknowledged_is_lost(kind: str, workers: int, new_database: NewDatabase) -> None:
    one = torment(new_database(kind), workers, KILLS, tables=3, against_bots=1, seconds=100, pause=0.04)
    assert not one.problems, one.problems
    assert one.killed == KILLS
    assert len(one.played) >= 4
