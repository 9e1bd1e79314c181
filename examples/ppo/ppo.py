"""Proximal policy optimisation against the Starter of Sport Jockeys, in one file.

    pip install 'playcall[research]'
    python examples/ppo/ppo.py --decisions 3000000 --processes 2
    playcall arena sport_jockeys rookie --bot examples/ppo/ppo.py:Agent --option mode=quick

The network is a perceptron with two hidden layers. Its gradient is worked out by hand, so that numpy is enough;
`--torch DEVICE` lets PyTorch do it (`pip install torch`). `Agent` is the trained bot: it reads `agent.npz` beside this
file.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import playcall
from playcall.contract import Game
from playcall.kernel import Chance, Observation
from playcall.research import Observer, Vector

Floats = npt.NDArray[np.float32]
Weights = dict[str, Floats]
WEIGHTS = Path(__file__).with_name("agent.npz")
GAME, MODE, OPPONENT = "sport_jockeys", "quick", "starter"
HIDDEN, STEPS, EPOCHS, PARTS = 128, 128, 3, 8
CLIP, DISCOUNT, TRACE, VALUE, ENTROPY, RATE = 0.2, 0.997, 0.95, 0.5, 0.01, 1e-3
POINT = 1 / 16
"""What a point of the score is worth beside a win, which is worth 1."""


# The network ----------------------------------------------------------------------------------------------------------


def new_weights(size: int, actions: int, rng: np.random.Generator) -> Weights:
    def layer(rows: int, columns: int, gain: float) -> Floats:
        drawn: Floats = (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)
        return drawn

    return {
        "w1": layer(size, HIDDEN, 1.4), "b1": np.zeros(HIDDEN, np.float32),
        "w2": layer(HIDDEN, HIDDEN, 1.4), "b2": np.zeros(HIDDEN, np.float32),
        "wp": layer(HIDDEN, actions, 0.01), "bp": np.zeros(actions, np.float32),
        "wv": layer(HIDDEN, 1, 1.0), "bv": np.zeros(1, np.float32),
    }  # fmt: skip


def forward(w: Weights, seen: Floats, masks: npt.NDArray[Any]) -> tuple[Floats, Floats, Floats, Floats]:
    """Log probabilities of the actions and the value of each observation, then both hidden layers."""
    one = np.maximum(seen @ w["w1"] + w["b1"], 0)
    two = np.maximum(one @ w["w2"] + w["b2"], 0)
    logits = np.where(masks, two @ w["wp"] + w["bp"], -1e9)
    logits -= logits.max(1, keepdims=True)
    logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    return logs, (two @ w["wv"] + w["bv"])[:, 0], one, two


class Sample(NamedTuple):
    """Decisions to learn from."""

    seen: Floats
    masks: npt.NDArray[Any]
    actions: npt.NDArray[Any]
    logs: Floats
    """Log probability of the action when it was chosen."""
    gains: Floats
    """How much better than expected it went, normalised."""
    returns: Floats


def loss(w: Weights, batch: Sample) -> float:
    """What is made small: the clipped objective, the error of the value, and certainty."""
    logs, values, _, _ = forward(w, batch.seen, batch.masks)
    ratio = np.exp(logs[np.arange(len(logs)), batch.actions] - batch.logs)
    policy = -np.minimum(ratio * batch.gains, np.clip(ratio, 1 - CLIP, 1 + CLIP) * batch.gains)
    entropy = -(np.exp(logs) * np.where(batch.masks, logs, 0)).sum(1)
    return float((policy + VALUE * 0.5 * (values - batch.returns) ** 2 - ENTROPY * entropy).mean())


def gradient(w: Weights, batch: Sample) -> Weights:
    """How the loss changes with each weight, by hand."""
    logs, values, one, two = forward(w, batch.seen, batch.masks)
    chances, rows, size = np.exp(logs), np.arange(len(logs)), len(logs)
    ratio = np.exp(logs[rows, batch.actions] - batch.logs)
    clipped = np.where(batch.gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    push = np.where(clipped, 0, -batch.gains * ratio)[:, None]
    known = np.where(batch.masks, logs, 0)
    entropy = -(chances * known).sum(1, keepdims=True)
    logits = -push * chances + ENTROPY * chances * (known + entropy)
    logits[rows, batch.actions] += push[:, 0]
    logits = (logits / size).astype(np.float32)
    value = (VALUE * (values - batch.returns) / size).astype(np.float32)[:, None]
    back_two = (logits @ w["wp"].T + value @ w["wv"].T) * (two > 0)
    back_one = (back_two @ w["w2"].T) * (one > 0)
    return {
        "w1": batch.seen.T @ back_one, "b1": back_one.sum(0), "w2": one.T @ back_two, "b2": back_two.sum(0),
        "wp": two.T @ logits, "bp": logits.sum(0), "wv": two.T @ value, "bv": value.sum(0),
    }  # fmt: skip


def torch_gradient(device: str) -> Callable[[Weights, Sample], Weights]:
    """The same by PyTorch."""
    import torch

    def gradient(w: Weights, batch: Sample) -> Weights:
        own = {name: torch.tensor(value, device=device, requires_grad=True) for name, value in w.items()}
        seen, masks, actions, before, gains, returns = (torch.as_tensor(part, device=device) for part in batch)
        two = torch.relu(torch.relu(seen @ own["w1"] + own["b1"]) @ own["w2"] + own["b2"])
        logs = torch.log_softmax((two @ own["wp"] + own["bp"]).masked_fill(masks == 0, -1e9), 1)
        ratio = torch.exp(logs.gather(1, actions[:, None])[:, 0] - before)
        policy = -torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)
        entropy = -(logs.exp() * logs.masked_fill(masks == 0, 0)).sum(1)
        error = ((two @ own["wv"] + own["bv"])[:, 0] - returns) ** 2
        (policy + VALUE * 0.5 * error - ENTROPY * entropy).mean().backward()
        return {name: value.grad.cpu().numpy() for name, value in own.items()}

    return gradient


class Adam:
    """Steps down the gradient, each weight at its own pace."""

    def __init__(self, w: Weights) -> None:
        self.mean = {name: np.zeros_like(value) for name, value in w.items()}
        self.square = {name: np.zeros_like(value) for name, value in w.items()}
        self.steps = 0

    def step(self, w: Weights, slope: Weights, rate: float) -> None:
        self.steps += 1
        length = np.sqrt(sum(float((part**2).sum()) for part in slope.values()))
        for name, part in slope.items():
            part = part * np.float32(min(1.0, 0.5 / (length + 1e-8)))
            self.mean[name] += 0.1 * (part - self.mean[name])
            self.square[name] += 0.001 * (part**2 - self.square[name])
            mean, square = self.mean[name] / (1 - 0.9**self.steps), self.square[name] / (1 - 0.999**self.steps)
            w[name] -= (rate * mean / (np.sqrt(square) + 1e-5)).astype(np.float32)


# Playing --------------------------------------------------------------------------------------------------------------


def chosen(logs: Floats, rng: np.random.Generator) -> npt.NDArray[Any]:
    """An action for each row, as likely as its probability."""
    actions: npt.NDArray[Any] = (logs + rng.gumbel(size=logs.shape)).argmax(1)
    return actions


def advantages(rewards: Floats, values: Floats, ended: npt.NDArray[Any], last: Floats) -> Floats:
    """Generalised advantage estimation over steps and games: a game that has ended hands nothing back."""
    gains = np.zeros_like(rewards)
    later, following = np.zeros_like(last), last
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[step]
        surprise = rewards[step] + DISCOUNT * following * goes_on - values[step]
        later = gains[step] = surprise + DISCOUNT * TRACE * goes_on * later
        following = values[step]
    return gains


class Player:
    """Plays the games and keeps what has happened."""

    def __init__(self, games: Vector, rng: np.random.Generator) -> None:
        self.games, self.rng = games, rng
        [place] = [field for field in games.observer.layout.fields if field.name == "facts.scores"]
        self.scores = slice(place.start + 1, place.start + 3)
        self.scale = games.observer.layout.facts.parts["scores"].of.scale  # type: ignore[union-attr]
        self.batch = games.reset()
        self.paid: list[float] = []
        """How the last games have ended."""

    def margin(self) -> Floats:
        """By how many points the agent leads, as it sees them."""
        own, other = (self.batch.observations[:, self.scores] * self.scale).T
        margin: Floats = own - other
        return margin

    def collect(self, w: Weights, steps: int) -> tuple[Sample, Floats]:
        """So many decisions in every game as a sample, and the rewards."""
        kept: list[tuple[Any, ...]] = []
        rows = np.arange(self.games.n)
        for _ in range(steps):
            seen, masks, before = self.batch.observations.copy(), self.batch.masks.copy(), self.margin()
            logs, values, _, _ = forward(w, seen, masks)
            actions, seats = chosen(logs, self.rng), self.batch.seats.copy()
            self.batch = self.games.step(actions)
            ended = self.batch.ended.copy()
            final = self.batch.scores[rows, seats] - self.batch.scores[rows, 1 - seats]
            won = self.batch.rewards[rows, seats]
            reward = won + POINT * (np.where(ended, final, self.margin()) - before)
            self.paid = [*self.paid, *won[ended].tolist()][-400:]
            kept.append((seen, masks, actions, logs[rows, actions], values, reward.astype(np.float32), ended))
        seen, masks, actions, logs, values, rewards, ended = (np.stack(part) for part in zip(*kept, strict=True))
        last = forward(w, self.batch.observations, self.batch.masks)[1]
        gains = advantages(rewards, values, ended, last)
        flat = Sample(
            *(part.reshape(-1, *part.shape[2:]) for part in (seen, masks, actions, logs, gains, gains + values))
        )
        return flat, rewards


def learn(w: Weights, pace: Adam, sample: Sample, rate: float, slope_of: Any, rng: np.random.Generator) -> None:
    """A few rounds over all decisions, in parts."""
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(sample.actions)), PARTS):
            batch = Sample(*(values[part] for values in sample))
            gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
            pace.step(w, slope_of(w, batch._replace(gains=gains)), rate)


def train(decisions: int, games: int, processes: int, seed: int, device: str, weights: Path, opponent: str) -> Weights:
    rng = np.random.default_rng(seed)
    slope_of = torch_gradient(device) if device else gradient
    with playcall.vector(GAME, games, processes=processes, opponents=opponent, seed=seed, mode=MODE) as many:
        player = Player(many, rng)
        w = new_weights(many.observer.size, many.observer.actions, rng)
        pace, began, played = Adam(w), perf_counter(), 0
        while played < decisions:
            sample, _ = player.collect(w, STEPS)
            learn(w, pace, sample, RATE * max(0.1, 1 - played / decisions), slope_of, rng)
            played += len(sample.actions)
            won = float(np.mean(player.paid)) if player.paid else 0.0
            print(f"{played:>9,} decisions, {perf_counter() - began:>5.0f} s, mean result {won:+.2f}", flush=True)
            np.savez(weights, digest=many.observer.layout.digest, **w)  # type: ignore[arg-type]
    return w


class Agent:
    """The trained network as a bot. It sees what its seat may know: an imagined position looks the same to it."""

    def __init__(self, game: Game, chance: Chance, weights: Path = WEIGHTS) -> None:
        self.game, self.chance = game, chance
        self.weights: Weights = dict(np.load(weights))
        self.digest = str(self.weights.pop("digest"))
        self.observer: Observer | None = None

    def choose(self, seen: Observation) -> int:
        imagined = seen.imagine(self.chance)
        if self.observer is None:
            self.observer = Observer(self.game, imagined.options)
            if self.observer.layout.digest != self.digest:
                raise ValueError(f"The agent was trained for {GAME} with --option mode={MODE}.")
        vector = self.observer.vector(imagined, seen.seat)
        mask = self.observer.mask(imagined, seen.seat)
        return int(forward(self.weights, vector[None], mask[None])[0].argmax())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=3_000_000, help="how many to learn from")
    parser.add_argument("--games", type=int, default=64, help="how many games at once")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--torch", default="", metavar="DEVICE", help="let PyTorch work out the gradient: cpu, cuda")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--opponent", default=OPPONENT)
    args = parser.parse_args()
    train(args.decisions, args.games, args.processes, args.seed, args.torch, args.weights, args.opponent)


if __name__ == "__main__":
    main()
