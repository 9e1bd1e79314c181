"""OpenSpiel plays every game: its own checks, its search, its counterfactual regret minimisation."""

from __future__ import annotations

import pickle
from importlib import import_module
from types import ModuleType

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from playcall.games import game_ids
from playcall.research.spiel import register, register_all
from tests.examples import ROOT
from tests.research.test_environments import SHORT

GAMES = pytest.mark.parametrize("game", game_ids())


@pytest.fixture(scope="module", autouse=True)
def registered() -> None:
    register_all()


def started(game: str, deal: int = 0, **settings: object) -> pyspiel.State:
    state = pyspiel.load_game(f"playcall_{game}", {"mode": SHORT[game], **settings}).new_initial_state()
    state.apply_action(deal)
    return state


@GAMES
def test_the_checks_of_openspiel_pass(game: str) -> None:
    known = pyspiel.load_game(f"playcall_{game}", {"mode": SHORT[game], "deals": 3})
    pyspiel.random_sim_test(known, num_sims=1, serialize=game == "sport_jockeys", verbose=False)


def test_a_state_is_saved_and_restored() -> None:
    state = started("sport_jockeys")
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state) == str(pickle.loads(pickle.dumps(state)))
    assert again.information_state_string() == state.information_state_string()
    assert again.history() == state.history()


def test_a_resampled_state_looks_the_same_to_its_player_and_is_another() -> None:
    state = started("sport_jockeys", 5)
    rng = np.random.RandomState(1)
    while state.move_number() < 40:
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    others = [state.resample_from_infostate(player, rng.uniform) for _ in range(4)]
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert len({str(other) for other in others}) == 4
    assert np.array_equal(others[0].information_state_tensor(player), state.information_state_tensor(player))


def test_information_set_search_of_openspiel_plays_sport_jockeys() -> None:
    state = started("sport_jockeys", 2)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, uct_c=1.4, max_simulations=6, random_state=np.random.RandomState(2)
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.fixture
def goal_to_go(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example of a tiny variant."""
    monkeypatch.syspath_prepend(str(ROOT / "examples/goal_line/src"))
    monkeypatch.syspath_prepend(str(ROOT / "examples/cfr"))
    return import_module("goal_to_go")


def test_regret_minimisation_solves_a_tiny_variant(goal_to_go: ModuleType) -> None:
    solver, gain = goal_to_go.solve(iterations=8)
    assert gain < 0.05
    calls = goal_to_go.first_down(solver)
    assert all(0.05 < share < 0.5 for share in calls["offence"])
    assert calls["defence"].index(max(calls["defence"])) == 3


def test_what_was_chosen_in_secret_is_not_in_the_state_of_the_other(goal_to_go: ModuleType) -> None:
    seen = set()
    for action in range(2):
        state = pyspiel.load_game(register(goal_to_go.GoalToGo())).new_initial_state()
        state.apply_action(0)
        state.apply_action(action)
        assert state.current_player() == 1
        seen.add((state.information_state_string(), tuple(state.information_state_tensor())))
    assert len(seen) == 1


def test_what_a_seat_has_chosen_itself_stays_in_its_state(goal_to_go: ModuleType) -> None:
    seen = set()
    for action in range(2):
        state = pyspiel.load_game(register(goal_to_go.GoalToGo())).new_initial_state()
        state.apply_action(0)
        state.apply_action(action)
        seen.add(state.information_state_string(0))
    assert len(seen) == 2
