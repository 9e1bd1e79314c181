"""One fault of every kind on each database; `make torture` lets hundreds come while a league is played, too."""

from __future__ import annotations

import pytest

from tests.databases import NewDatabase
from tests.torture.chaos import unleash

GAMES = {"sqlite": ("highlights_2052", "gridiron_fantasy"), "postgres": ("masters_football", "sport_jockeys")}
KINDS = 8


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgres", 2)])
def test_whatever_goes_wrong_nothing_is_lost_doubled_or_leaked(
    kind: str, workers: int, new_database: NewDatabase
) -> None:  # fmt: skip
    one = unleash(
        new_database(kind), workers, KINDS, games=GAMES[kind], league=False, seconds=240.0, pause=0.02, seed=1,
        every=50, watched=1.0,
    )  # fmt: skip
    assert not one.problems, one.problems
    assert sorted(one.faults.values()) == [1] * KINDS, one.faults
    assert one.summary().endswith("0 problems")
