"""The environments pass the suites of those whose interfaces they have."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import playcall
from playcall.games import game_ids
from playcall.kernel import BadOption, Result
from playcall.research import AgainstBots
from playcall.research.setting import payoffs

SHORT = {
    "masters_gridiron": "kickoff", "sport_jockeys": "quick", "highlights_2052": "quick", "masters_football": "friendly",
    "gridiron_fantasy": "quick",
}  # fmt: skip
GAMES = pytest.mark.parametrize("game", game_ids())


@pytest.fixture(autouse=True)
def farama_advice() -> Iterator[None]:
    """Their suites advise against dictionaries as observations, which their own card games have, as masks need them."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(should be gymnasium.spaces.box|is not a NumPy array).*")
        warnings.filterwarnings("ignore", message=".*Action mask numpy array is all zeros.*")
        yield


@GAMES
def test_seats_in_turn_pass_the_suite_of_pettingzoo(game: str) -> None:
    api_test(playcall.env(game, mode=SHORT[game]), num_cycles=60)


def test_tokens_pass_it_too() -> None:
    api_test(playcall.env("sport_jockeys", mode="quick", observation="tokens"), num_cycles=60)


@GAMES
def test_seats_at_once_pass_the_suite_of_pettingzoo(game: str) -> None:
    parallel_api_test(playcall.parallel_env(game, mode=SHORT[game]), num_cycles=60)


@GAMES
def test_a_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: playcall.env(game, mode=SHORT[game]), num_cycles=30)
    parallel_seed_test(lambda: playcall.parallel_env(game, mode=SHORT[game]), num_cycles=10)


@GAMES
def test_one_seat_against_bots_passes_the_checker_of_gymnasium(game: str) -> None:
    check_env(AgainstBots(game, "rookie", mode=SHORT[game]), skip_render_check=True)


def played(env: Any, seed: int) -> list[float]:
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        paid[agent] += reward
        done = ended or cut
        env.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return list(paid.values())


def test_a_game_pays_once_and_sums_to_nothing() -> None:
    paid = [played(playcall.env("sport_jockeys", mode="quick"), seed) for seed in range(3)]
    assert {sum(one) for one in paid} == {0.0}
    assert any(max(one) == 1.0 for one in paid)


def test_an_illegal_action_costs_whoever_chose_it() -> None:
    env = playcall.env("sport_jockeys", mode="quick")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_whoever_is_not_asked_can_only_wait() -> None:
    env = playcall.parallel_env("sport_jockeys", mode="quick")
    seen, _ = env.reset(seed=1)
    idle = [one["action_mask"] for seat, one in enumerate(seen.values()) if not env.table.legal(seat)]
    assert idle
    assert all(mask[-1] == 1 and mask.sum() == 1 for mask in idle)


def test_the_table_is_shown_as_text() -> None:
    env = AgainstBots("sport_jockeys", mode="quick", render_mode="ansi")
    env.reset(seed=2)
    assert "who has the ball first" in str(env.render())


@pytest.mark.parametrize(
    ("wrong", "told"),
    [({"mode": "none"}, "no mode"), ({"seat": 9}, "no seat 9"), ({"opponents": "nobody"}, "nobody"), ({"x": 1}, "x")],
)
def test_what_cannot_be_set_up_is_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        AgainstBots("sport_jockeys", **wrong)


def test_an_automatic_opponent_that_wins_costs_every_seat() -> None:
    assert payoffs(Result((3, 10), 1, "points", ""), 1) == [-1.0]
    assert payoffs(Result((3, 3), None, "points", ""), 2) == [0.0, 0.0]
    assert payoffs(Result((3, 9, 1, 2), 1, "points", "", allies=(3,)), 4) == [-1.0, 1.0, -1.0, 1.0]
