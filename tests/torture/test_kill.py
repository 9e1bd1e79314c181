"""A few kills on each database; `make torture` runs hundreds."""

from __future__ import annotations

import pytest

from tests.databases import NewDatabase
from tests.torture.kill import torment
from tests.torture.kill_league import torment_league

KILLS = 2


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgres", 2)])
def test_nothing_acknowledged_is_lost(kind: str, workers: int, new_database: NewDatabase) -> None:
    one = torment(new_database(kind), workers, KILLS, tables=2, against_bots=1, openers=1, seconds=100, pause=0.02)
    assert not one.problems, one.problems
    assert one.killed == KILLS
    assert len(one.played) >= 3


@pytest.mark.rule("LG-10.1", "LG-3.8")
def test_nothing_of_a_league_is_lost_or_doubled(new_database: NewDatabase) -> None:
    """Killed in its draft, in a round and during a trade; `make torture` does it on both databases."""
    one = torment_league(new_database("sqlite"), workers=1, kills=3, seconds=220)
    assert not one.problems, one.problems
    assert (one.killed, one.stage) == (3, "trade")
