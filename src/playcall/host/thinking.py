"""Bots think in processes of their own, with a time limit; what goes wrong there never stops a table."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import TypeVar

import msgspec

from playcall.booklet.guide import scripted
from playcall.bots import make_bot
from playcall.bots.guard import coached
from playcall.games import load
from playcall.kernel import Chance, Game, Observation, State

log = logging.getLogger("playcall.bots")

TIME_LIMIT = 10.0
"""Seconds a bot may think."""
START_LIMIT = 30.0
"""Seconds that its process may take to start before that."""
TRIES = 2
"""How often a question is asked whose process died: the bot that killed it may have been another one."""


Answer = TypeVar("Answer")


class Task(msgspec.Struct, frozen=True):
    """A question to a bot: the game so far, and whose choice it is."""

    table: str
    game: str
    options: dict[str, str]
    seed: int
    acts: Sequence[tuple[int, str]]
    seat: int
    level: str


class Thinker:
    """A pool of processes for bots. It starts when it is first needed."""

    def __init__(self, workers: int = 1, time_limit: float = TIME_LIMIT) -> None:
        self.workers = workers
        self.time_limit = time_limit
        self.pool: ProcessPoolExecutor | None = None
        self.started = False
        """Whether the pool has answered anything yet."""
        self.turns = asyncio.Semaphore(workers)

    async def choose(self, task: Task) -> str:
        """The token a bot chooses. A bot that fails or takes too long is answered for by the coach."""
        token = await self._ask(think, task)
        return fallback(task) if token is None else token

    async def advise(self, task: Task, advise: Callable[[Task], Answer]) -> Answer | None:
        """What a coach says; None when it fails or takes too long."""
        return await self._ask(advise, task)

    async def _ask(self, work: Callable[[Task], Answer], task: Task) -> Answer | None:
        """Have a question answered in another process. Waiting for a free one is no thinking."""
        async with self.turns:
            for _ in range(TRIES):
                pool = self._pool()
                try:
                    return await self._answer(pool, work, task)
                except BrokenProcessPool:
                    log.error("a bot's process died at table %s; another is started", task.table)
                    self._drop(pool)
                except TimeoutError:
                    log.error("bot '%s' took more than %g s at table %s", task.level, self.time_limit, task.table)
                    self._drop(pool)
                    break
                except Exception:
                    log.exception("bot '%s' failed at table %s", task.level, task.table)
                    break
        return None

    async def _answer(self, pool: ProcessPoolExecutor, work: Callable[[Task], Answer], task: Task) -> Answer:
        limit = self.time_limit if self.started else self.time_limit + START_LIMIT
        answer = await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work, task), limit)
        self.started = True
        return answer

    def close(self) -> None:
        self._drop(self.pool)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), _begin)
            self.started = False
        return self.pool

    def _drop(self, pool: ProcessPoolExecutor | None) -> None:
        """End a pool, with whatever its processes are at; a newer one stays."""
        if pool is None or pool is not self.pool:
            return
        self.pool = None
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """In a bot's process: Ctrl-C is the server's business, and a server that was killed takes its bots along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def think(task: Task) -> str:
    """Rebuild the position and let the bot choose, in whatever process this runs."""
    game = load(task.game)
    state = position(game, task)
    told = scripted(game, task.options, task.seed, task.acts, task.seat)
    if told is not None and game.actions.parse(told) in state.legal(task.seat):
        return told
    bot = make_bot(task.level, game, stream(task), timed=True)
    action = bot.choose(Observation(state, task.seat))
    if action not in state.legal(task.seat):
        raise ValueError(f"chose {action}, which is not legal")
    return game.actions.token(action)


def fallback(task: Task) -> str:
    """What the coach would do; the first legal choice where even that fails."""
    game = load(task.game)
    return game.actions.token(coached(game, Observation(position(game, task), task.seat), stream(task)))


def position(game: Game, task: Task) -> State:
    state = game.start(game.parse_options(task.options), task.seed)
    for seat, token in task.acts:
        state.act(seat, token)
    return state


def stream(task: Task, of: int = 0) -> Chance:
    """Chance of its own for a seat's next choice: not the table's, and the same whoever chose first of several."""
    own = sum(seat == task.seat for seat, _ in task.acts)
    return Chance.of(Chance.of(task.seed + 7919 * (task.seat + 1) + of).bits() + own)
