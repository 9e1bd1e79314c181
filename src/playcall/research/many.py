"""Many games side by side: observations, masks and rewards as arrays, in memory that processes share."""

from __future__ import annotations

import signal
import weakref
from collections.abc import Sequence
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from playcall.bots import Bot
from playcall.bots.thirdparty import bot_named
from playcall.contract import Game
from playcall.kernel import BadOption, Observation, State
from playcall.lab.match import fill_seats, stream
from playcall.lab.simulate import game_seed
from playcall.research.observer import Observer
from playcall.research.setting import payoffs, prepared

Array = npt.NDArray[Any]
_RESET, _STEP, _END = b"r", b"s", b"e"


class Batch(NamedTuple):
    """All games after a step. The arrays are written over by the next one: copy what is to be kept."""

    observations: Array
    masks: Array
    seats: Array
    """The seat of each game that is asked now."""
    rewards: Array
    """What the step has paid to every seat of each game."""
    ended: Array
    """Whether a game has ended with the step; its observation is then the first of the next game."""
    games: Array
    """How many games have ended at each place so far."""
    scores: Array
    """The scores of the last game that has ended at each place."""


class Plan(msgspec.Struct, frozen=True):
    """What a process has to know to play its share."""

    game: str
    settings: dict[str, str]
    opponents: tuple[str, ...]
    seed: int
    first: int
    """The place of its first game among all."""


class _Table:
    """One place: a game after another, each with a seed that follows from the place and its number."""

    def __init__(self, game: Game, options: Any, seats: int, opponents: Sequence[str], seed: int) -> None:
        self.game, self.options, self.seats, self.seed = game, options, seats, seed
        self.opponents = opponents
        self.played = -1
        self.bots: dict[int, Bot] = {}
        self.state: State

    def deal(self) -> None:
        """The next game in which somebody is asked."""
        while True:
            self.played += 1
            seed = game_seed(self.seed, self.played)
            self.state = self.game.start(self.options, seed)
            if self.opponents:
                own = self.played % self.seats
                others = [seat for seat in range(self.seats) if seat != own]
                names = fill_seats(self.opponents, len(others))
                made = [
                    bot_named(name, self.game, stream(seed, seat)) for seat, name in zip(others, names, strict=True)
                ]
                self.bots = dict(zip(others, made, strict=True))
            self.play_on()
            if not self.state.over:
                return

    def play_on(self) -> None:
        while (bot := self.bots.get(seat := self.state.to_move())) is not None:
            self.state.apply(seat, bot.choose(Observation(self.state, seat)))


class _Share:
    """Some of the games, played in one process into rows of the arrays."""

    def __init__(self, game: Game, options: Any, plan: Plan, batch: Batch, actions: Array) -> None:
        self.observer = Observer(game, options)
        self.batch, self.actions = batch, actions
        seeds = [stream(plan.seed, plan.first + place).bits() >> 11 for place in range(len(actions))]
        seats = self.observer.seats
        self.tables = [_Table(game, options, seats, plan.opponents, seed) for seed in seeds]

    def reset(self) -> None:
        self.batch.rewards.fill(0)
        self.batch.ended.fill(False)
        self.batch.games.fill(0)
        for place, table in enumerate(self.tables):
            table.played = -1
            table.deal()
            self._look(place, table.state)

    def step(self) -> None:
        batch = self.batch
        batch.rewards.fill(0)
        batch.ended.fill(False)
        seats = batch.seats.tolist()
        for place, (table, action) in enumerate(zip(self.tables, self.actions.tolist(), strict=True)):
            table.state.apply(seats[place], action)
            table.play_on()
            if table.state.over:
                assert table.state.result is not None
                batch.rewards[place] = payoffs(table.state.result, table.seats)
                batch.scores[place] = table.state.result.scores[: table.seats]
                batch.ended[place] = True
                batch.games[place] += 1
                table.deal()
            self._look(place, table.state)

    def _look(self, place: int, state: State) -> None:
        seat = state.to_move()
        self.batch.seats[place] = seat
        self.observer.vector(state, seat, self.batch.observations[place])
        self.observer.mask(state, seat, self.batch.masks[place])


class Vector:
    """`n` games at once. Whoever is asked in a game is the one to act there; with opponents it is always the agent."""

    def __init__(self, game: Game, options: Any, n: int, processes: int, opponents: tuple[str, ...], seed: int) -> None:
        self.game, self.options, self.n = game, options, n
        self.observer = Observer(game, options)
        shapes = _shapes(n, self.observer)
        self._memory = [SharedMemory(create=True, size=_bytes(shape)) for shape in shapes] if processes > 1 else []
        arrays = _arrays(shapes, self._memory)
        self.batch, self.actions = Batch(*arrays[:-1]), arrays[-1]
        plan = Plan(game.id, game.options_to_json(options), opponents, seed, 0)
        self._share = None if processes > 1 else _Share(game, options, plan, self.batch, self.actions)
        self._pipes: list[Connection] = []
        self._workers: list[BaseProcess] = []
        for first, last in _ranges(n, processes) if processes > 1 else ():
            self._start(msgspec.structs.replace(plan, first=first), last - first)
        self._end = weakref.finalize(self, _end, self._pipes, self._workers, self._memory)

    def reset(self) -> Batch:
        """Begin the first game at every place."""
        if self._share is not None:
            self._share.reset()
            return self.batch
        self._tell(_RESET)
        return self.receive()

    def step(self, actions: Array) -> Batch:
        """One action for each game, for the seat that is asked there. Raises `IllegalAction`."""
        self.send(actions)
        return self.receive()

    def send(self, actions: Array) -> None:
        """Let the processes play; `receive` waits for them. Meanwhile a network can think about another vector."""
        self.actions[:] = actions
        if self._share is not None:
            self._share.step()
        else:
            self._tell(_STEP)

    def receive(self) -> Batch:
        for pipe in self._pipes:
            try:
                problem = pipe.recv()
            except EOFError:
                raise RuntimeError("A process that played some of the games is gone.") from None
            if problem is not None:
                raise problem
        return self.batch

    def sample(self, rng: np.random.Generator) -> Array:
        """A random legal action for each game."""
        drawn = rng.random(self.batch.masks.shape, np.float32) * self.batch.masks
        chosen: Array = drawn.argmax(1)
        return chosen

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone with it."""
        self._end()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _tell(self, word: bytes) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(word)

    def _start(self, plan: Plan, count: int) -> None:
        context = get_context("spawn")
        own, other = context.Pipe()
        names = [block.name for block in self._memory]
        worker = context.Process(target=_work, args=(plan, count, self.n, names, other), daemon=True)
        worker.start()
        other.close()
        self._pipes.append(own)
        self._workers.append(worker)


def vector(
    game: str | Game, n: int, *, processes: int = 1, opponents: str | Sequence[str] = (), seed: int = 0,
    mode: str | None = None, **options: Any,
) -> Vector:  # fmt: skip
    """`n` games side by side in so many processes. Which games are played does not turn on the number of processes.

    With `opponents` (levels, or classes in files) the agent has one seat of each game, another in the next, and bots
    have the others; without, it plays every seat in turn.
    """
    for name, value in (("games", n), ("processes", processes)):
        if value < 1:
            raise BadOption(f"The number of {name} must be at least 1, not {value}.")
    known, chosen = prepared(game, mode, options)
    names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    for name in names:
        bot_named(name, known, stream(0))
    return Vector(known, chosen, n, min(processes, n), names, seed)


# Memory and processes ------------------------------------------------------------------------------------------------

Shaped = tuple[tuple[int, ...], type]


def _shapes(n: int, observer: Observer) -> list[Shaped]:
    """Those of a `Batch`, then the actions."""
    return [
        ((n, observer.size), np.float32), ((n, observer.actions), np.int8), ((n,), np.int32),
        ((n, observer.seats), np.float32), ((n,), np.bool_), ((n,), np.int64), ((n, observer.seats), np.int64),
        ((n,), np.int64),
    ]  # fmt: skip


def _bytes(shape: Shaped) -> int:
    return prod(shape[0]) * np.dtype(shape[1]).itemsize


def _arrays(shapes: list[Shaped], memory: Sequence[SharedMemory]) -> list[Array]:
    if not memory:
        return [np.zeros(shape, kind) for shape, kind in shapes]
    return [np.ndarray(shape, kind, block.buf) for (shape, kind), block in zip(shapes, memory, strict=True)]


def _ranges(n: int, processes: int) -> list[tuple[int, int]]:
    edges = [n * part // processes for part in range(processes + 1)]
    return list(pairwise(edges))


def _work(plan: Plan, count: int, n: int, names: Sequence[str], pipe: Connection) -> None:
    """A process: plays its share whenever it is told to, and says what went wrong, if anything."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game, options = prepared(plan.game, None, plan.settings)
    memory = [SharedMemory(name) for name in names]
    rows = slice(plan.first, plan.first + count)
    arrays = [array[rows] for array in _arrays(_shapes(n, Observer(game, options)), memory)]
    share = _Share(game, options, plan, Batch(*arrays[:-1]), arrays[-1])
    orders = {_RESET: share.reset, _STEP: share.step}
    try:
        while (word := pipe.recv_bytes()) != _END:
            pipe.send(_tried(orders[word]))
    except (EOFError, OSError):
        return


def _tried(order: Any) -> Exception | None:
    try:
        order()
    except Exception as problem:
        return problem
    return None


def _end(pipes: Sequence[Connection], workers: Sequence[BaseProcess], memory: Sequence[SharedMemory]) -> None:
    for pipe in pipes:
        try:
            pipe.send_bytes(_END)
        except OSError:
            continue
    for worker in workers:
        worker.join(5)
        if worker.is_alive():
            worker.kill()
    for pipe in pipes:
        pipe.close()
    for block in memory:
        block.unlink()
