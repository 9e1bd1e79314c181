"""PettingZoo: every seat an agent, one after another (AEC) or all at once (Parallel)."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from playcall.contract import Game
from playcall.contract.speech import speaker
from playcall.kernel import State
from playcall.research.lookout import Form, Lookout
from playcall.research.observer import Observer
from playcall.research.setting import payoffs, prepared

NOWHERE = -1


def env(
    game: str | Game, *, mode: str | None = None, observation: Form = "vector", render_mode: str | None = None,
    **options: Any,
) -> Any:  # fmt: skip
    """A game as an AEC environment. An illegal action ends it with a loss of 1 for whoever chose it."""
    plain = SeatsInTurn(game, mode=mode, observation=observation, render_mode=render_mode, **options)
    bounded = wrappers.TerminateIllegalWrapper(plain, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(bounded))


class _Seated:
    """What both environments share: a game, its seats as agents, their spaces, the seeds of its games."""

    metadata: dict[str, Any]

    def __init__(
        self, game: str | Game, mode: str | None, observation: Form, render_mode: str | None, options: dict[str, Any],
        waits: bool,
    ) -> None:  # fmt: skip
        self.game, self.options = prepared(game, mode, options)
        self.metadata = {
            "name": self.game.id, "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1,
        }  # fmt: skip
        self.render_mode = render_mode
        self.lookout = Lookout(Observer(self.game, self.options), observation, waits)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.lookout.observer.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.lookout.space() for agent in self.possible_agents}
        actions = self.lookout.actions
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.table: State
        """The true position: for the environment alone."""

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as plain text, as a spectator sees it."""
        if self.render_mode != "ansi":
            return None
        return self.game.screen(self.table, None, 100, speaker(self.game.package))

    def close(self) -> None:
        """Nothing is held open."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table = self.game.start(self.options, int(self._seeds.integers(1 << 53)))
        self.agents = list(self.possible_agents)

    def _paid(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, payoffs(self.table.result, len(self.possible_agents)), strict=True))


class SeatsInTurn(_Seated, AECEnv):  # type: ignore[misc]
    """Seats that are asked choose one after another. What is chosen in secret stays so until the last has chosen."""

    def __init__(
        self, game: str | Game, *, mode: str | None = None, observation: Form = "vector",
        render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        AECEnv.__init__(self)
        _Seated.__init__(self, game, mode, observation, render_mode, options, waits=False)

    def observe(self, agent: str) -> dict[str, Any]:
        return self.lookout.look(self.table, self.possible_agents.index(agent))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.to_move()]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.table.apply(self.possible_agents.index(agent), int(action))
        mover = self.table.to_move()
        if mover == NOWHERE:
            self.rewards = self._paid()
            self.terminations = dict.fromkeys(self.agents, True)
            mover = (self.possible_agents.index(agent) + 1) % len(self.possible_agents)
        self.agent_selection = self.possible_agents[mover]
        self._accumulate_rewards()


class SeatsAtOnce(_Seated, ParallelEnv):  # type: ignore[misc]
    """All who are asked choose in one step; the others wait, with the last action as their only one.

    An illegal action ends the game: whoever chose it loses 1, and nobody wins.
    """

    def __init__(
        self, game: str | Game, *, mode: str | None = None, observation: Form = "vector",
        render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        _Seated.__init__(self, game, mode, observation, render_mode, options, waits=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._deal(seed)
        return self._look(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        asked = [decision.seat for decision in self.table.pending()]
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in asked}
        illegal = {seat for seat, action in chosen.items() if action not in self.table.legal(seat)}
        if not illegal:
            for seat, action in chosen.items():
                self.table.apply(seat, action)
        paid = self._paid()
        if illegal:
            paid = {agent: -1.0 if seat in illegal else 0.0 for seat, agent in enumerate(self.possible_agents)}
        over = bool(illegal) or self.table.over
        agents = self.agents
        self.agents = [] if over else agents
        infos: dict[str, Any] = {agent: {} for agent in agents}
        return self._look(), paid, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _look(self) -> dict[str, Any]:
        return {agent: self.lookout.look(self.table, seat) for seat, agent in enumerate(self.possible_agents)}


def parallel_env(
    game: str | Game, *, mode: str | None = None, observation: Form = "vector", render_mode: str | None = None,
    **options: Any,
) -> SeatsAtOnce:  # fmt: skip
    """A game as a Parallel environment."""
    return SeatsAtOnce(game, mode=mode, observation=observation, render_mode=render_mode, **options)
