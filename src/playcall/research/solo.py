"""Gymnasium: one seat is the agent, bots sit on the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from playcall.bots.thirdparty import bot_named
from playcall.contract import Game
from playcall.contract.speech import speaker
from playcall.kernel import BadOption, Observation, State
from playcall.lab.match import fill_seats, stream
from playcall.research.lookout import Form, Lookout
from playcall.research.observer import Observer
from playcall.research.setting import payoffs, prepared

NOBODY = -1


class AgainstBots(gymnasium.Env[dict[str, Any], np.int64]):
    """The agent's turns of a game; bots of a level, or of a class in a file, play between them.

    `seat` is the agent's place; None gives it another from game to game. An illegal action ends the game with -1.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self, game: str | Game, opponents: str | Sequence[str] = "starter", *, seat: int | None = None,
        mode: str | None = None, observation: Form = "vector", render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        self.game, self.options = prepared(game, mode, options)
        self.lookout = Lookout(Observer(self.game, self.options), observation)
        self.seats = self.lookout.observer.seats
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        self.opponents = fill_seats(names, max(1, self.seats - 1))
        if seat is not None and not 0 <= seat < self.seats:
            raise BadOption(f"There is no seat {seat}; seats are 0 to {self.seats - 1}.")
        for name in self.opponents:
            bot_named(name, self.game, stream(0))
        self.wanted = seat
        self.render_mode = render_mode
        self.observation_space = self.lookout.space()
        self.action_space = gymnasium.spaces.Discrete(self.lookout.actions)
        self.table: State

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        for _ in range(1000):
            self._deal()
            self._play_on()
            if not self.table.over:
                return self.lookout.look(self.table, self.seat), {"seat": self.seat}
        raise BadOption(f"Seat {self.seat} is never asked in {self.game.title}.")

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if int(action) not in self.table.legal(self.seat):
            return self.lookout.look(self.table, self.seat), -1.0, True, False, {"illegal": True}
        self.table.apply(self.seat, int(action))
        self._play_on()
        result = self.table.result
        paid = payoffs(result, self.seats)[self.seat]
        info = {"scores": result.scores} if result is not None else {}
        return self.lookout.look(self.table, self.seat), paid, self.table.over, False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask as sb3-contrib asks for it."""
        return self.lookout.observer.mask(self.table, self.seat).astype(bool)

    def render(self) -> str | None:
        """The table as plain text, as the agent sees it."""
        if self.render_mode != "ansi":
            return None
        return self.game.screen(self.table, self.seat, 100, speaker(self.game.package))

    def _deal(self) -> None:
        seed = int(self.np_random.integers(1 << 53))
        self.seat = int(self.np_random.integers(self.seats)) if self.wanted is None else self.wanted
        self.table = self.game.start(self.options, seed)
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self._bots = {
            seat: bot_named(name, self.game, stream(seed, seat))
            for seat, name in zip(others, self.opponents, strict=False)
        }

    def _play_on(self) -> None:
        """Until the agent is asked or the game is over."""
        while (seat := self.table.to_move()) not in (NOBODY, self.seat):
            self.table.apply(seat, self._bots[seat].choose(Observation(self.table, seat)))
