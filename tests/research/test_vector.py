"""Many games side by side: the same games in one process and in two."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import numpy as np
import pytest

import playcall
from playcall.kernel import BadOption, IllegalAction
from playcall.research import AgainstBots


def digest(processes: int, steps: int = 60, **settings: Any) -> tuple[str, int]:
    """What was seen and paid in random games; an illegal action is refused after them."""
    seen, rng = sha256(), np.random.default_rng(1)
    with playcall.vector("sport_jockeys", 5, processes=processes, seed=9, mode="quick", **settings) as games:
        batch = games.reset()
        for _ in range(steps):
            batch = games.step(games.sample(rng))
            for array in batch:
                seen.update(array.tobytes())
        with pytest.raises(IllegalAction):
            games.step(batch.masks.argmin(1))
        return seen.hexdigest(), int(batch.games.sum())


def test_two_processes_play_and_refuse_the_same_as_one() -> None:
    one, two = digest(1), digest(2)
    assert one == two
    assert one[1] > 0


def test_the_agent_has_one_seat_against_bots_and_another_in_the_next_game() -> None:
    games = playcall.vector("sport_jockeys", 3, opponents="rookie", seed=2, mode="quick")
    batch, rng = games.reset(), np.random.default_rng(3)
    seats: dict[int, set[int]] = {}
    paid = []
    while batch.games.min() < 2:
        before = batch.seats.copy()
        for place in range(3):
            seats.setdefault(int(batch.games[place]), set()).add(int(before[place]))
        batch = games.step(games.sample(rng))
        paid += batch.rewards[batch.ended].tolist()
    assert seats[0] == {0}
    assert seats[1] == {1}
    assert all(abs(one) == 1.0 for one, _ in paid)
    assert all(one == -two for one, two in paid)


def test_a_place_plays_what_the_same_seed_plays_alone() -> None:
    games = playcall.vector("sport_jockeys", 2, seed=4, mode="quick")
    batch = games.reset()
    table = games._share.tables[1].state
    assert np.array_equal(batch.observations[1], games.observer.vector(table, table.to_move()))
    assert np.flatnonzero(batch.masks[1]).tolist() == sorted(table.legal(table.to_move()))
    assert batch.observations.shape == (2, AgainstBots("sport_jockeys", mode="quick").lookout.observer.size)


@pytest.mark.parametrize(("n", "processes"), [(0, 1), (1, 0)])
def test_no_games_and_no_processes_are_refused(n: int, processes: int) -> None:
    with pytest.raises(BadOption, match="at least 1"):
        playcall.vector("sport_jockeys", n, processes=processes)
