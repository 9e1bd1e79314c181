"""The example that learns: its gradient is right, its sums are right, and what it has trained is a bot of the arena."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from playcall.games import load
from playcall.kernel import Chance, Observation
from playcall.lab.arena import bouts, fight
from playcall.research import AgainstBots
from tests.examples import ROOT


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "examples/ppo"))
    module = import_module("ppo")
    monkeypatch.setattr(module, "HIDDEN", 8)
    return module


def some_decisions(ppo: ModuleType) -> tuple[dict[str, Any], Any]:
    """Weights and a sample in double precision, with ratios on both sides of the clip."""
    rng = np.random.default_rng(0)
    w = {name: value + 0.3 * rng.standard_normal(value.shape) for name, value in ppo.new_weights(12, 5, rng).items()}
    masks = rng.random((16, 5)) < 0.7
    masks[:, 0] = True
    seen = rng.standard_normal((16, 12))
    actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
    before = ppo.forward(w, seen, masks)[0][np.arange(16), actions] + 0.3 * rng.standard_normal(16)
    return w, ppo.Sample(seen, masks, actions, before, rng.standard_normal(16), rng.standard_normal(16))


def slope(ppo: ModuleType, w: dict[str, Any], sample: Any, name: str, place: tuple[int, ...]) -> float:
    """How the loss changes with one weight, by trying."""
    step, found = 1e-6, []
    for change in (step, -step):
        twin = {**w, name: w[name].copy()}
        twin[name][place] += change
        found.append(ppo.loss(twin, sample))
    return float(found[0] - found[1]) / (2 * step)


def test_the_gradient_by_hand_is_the_slope_of_the_loss(ppo: ModuleType) -> None:
    w, sample = some_decisions(ppo)
    found = ppo.gradient(w, sample)
    for name, value in w.items():
        for place in list(np.ndindex(value.shape))[::7]:
            assert found[name][place] == pytest.approx(slope(ppo, w, sample, name, place), abs=1e-6), name


def test_advantages_end_with_their_game(ppo: ModuleType) -> None:
    rewards = np.array([[0.0], [1.0], [0.0]], np.float32)
    values = np.array([[0.5], [0.25], [0.5]], np.float32)
    ended = np.array([[False], [True], [False]])
    gains = ppo.advantages(rewards, values, ended, np.array([2.0], np.float32))
    after = ppo.DISCOUNT * 2.0 - 0.5
    won = 1.0 - 0.25
    first = ppo.DISCOUNT * 0.25 - 0.5 + ppo.DISCOUNT * ppo.TRACE * won
    assert gains[:, 0] == pytest.approx([first, won, after], rel=1e-5)


def test_learning_makes_what_went_well_likelier(ppo: ModuleType) -> None:
    rng = np.random.default_rng(2)
    w = ppo.new_weights(6, 4, rng)
    seen, masks = rng.standard_normal((256, 6)).astype(np.float32), np.ones((256, 4), np.int8)
    actions = rng.integers(0, 4, 256)
    good = np.where(actions == 2, 1.0, -1.0).astype(np.float32)
    pace = ppo.Adam(w)
    for _ in range(5):
        before = ppo.forward(w, seen, masks)[0][np.arange(256), actions]
        ppo.learn(w, pace, ppo.Sample(seen, masks, actions, before, good, good), 0.01, ppo.gradient, rng)
    assert np.exp(ppo.forward(w, seen, masks)[0][:, 2]).mean() > 0.5


def test_it_trains_a_bot_that_plays_in_the_arena(
    ppo: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ppo, "STEPS", 12)
    weights = tmp_path / "agent.npz"
    ppo.train(20, games=2, processes=1, seed=1, device="", weights=weights, opponent="random")
    agent = tmp_path / "ppo.py"
    agent.write_bytes((ROOT / "examples/ppo/ppo.py").read_bytes())
    quick = load("sport_jockeys").mode("quick")
    assert quick is not None
    due = bouts("sport_jockeys", quick.options, [f"{agent}:Agent", "random"], 2, seed=1)
    assert [outcome.faults for outcome in fight(due)] == [(0, 0), (0, 0)]


def test_a_bot_trained_for_another_mode_says_so(ppo: ModuleType, tmp_path: Path) -> None:
    weights = tmp_path / "agent.npz"
    np.savez(weights, digest="other")
    env = AgainstBots("sport_jockeys", "random", seat=0)
    env.reset(seed=1)
    agent = ppo.Agent(load("sport_jockeys"), Chance.of(1), weights)
    with pytest.raises(ValueError, match="mode=quick"):
        agent.choose(Observation(env.table, 0))
