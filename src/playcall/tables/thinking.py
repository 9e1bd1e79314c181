"""Bots think in processes of their own, with a time limit; what goes wrong there never stops a table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from playcall.bots import LevelBot, make_bot
from playcall.bots.guard import coached
from playcall.contract import Game
from playcall.contract.guide import scripted
from playcall.games import load
from playcall.kernel import Chance, Observation, PlaycallError, State
from playcall.tables.crew import Crew, Died, Limits
from playcall.tables.trail import Trail

log = logging.getLogger("playcall.bots")

TIME_LIMIT = 10.0
"""Seconds a bot may think."""
MOST_REMEMBERED = 256
"""Tables that a process remembers."""
MOST_TOLD = 4096
"""Tables of which it is known what a process was told."""
SEARCHING = ("pro", "legend")
"""Levels that search: they take seconds, and nobody else's answer waits for them."""
STANDS_BACK = 5
"""How far a search stands back where there are too few cores."""

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
    given_back: str = ""
    """The token of a choice to which the fellow coach has objected."""
    seconds: float = 0.0
    """How long it may take; 0 for what the thinker allows."""
    epoch: int = 0
    """Grows when something was taken back: within one, actions are only added."""
    known: int = 0
    """How many actions are left out because the process has been told of them."""


class Forgotten(PlaycallError):
    """A process was told only what is new at a table that it does not know."""


class Thinker:
    """The processes in which bots think, those that answer at once apart from those that search.

    A table goes back to the process that remembers it, where that one is free, and is told what is new there.
    """

    def __init__(self, processes: int = 1, time_limit: float = TIME_LIMIT) -> None:
        self.time_limit = time_limit
        self.quick = Crew(processes)
        self.searching = Crew(processes, Limits(nice=STANDS_BACK))
        self.told: dict[str, tuple[int, int]] = {}
        """By table, its epoch and how many actions a process was told of."""

    async def choose(self, task: Task) -> str:
        """The token a bot chooses. A bot that fails or takes too long is answered for by the coach."""
        token = await self._ask(think, task)
        if token is None:
            token = await self._ask(fallback, msgspec.structs.replace(task, level=""))
        return fallback(task) if token is None else token

    async def advise(self, task: Task, advise: Callable[[Task], Answer]) -> Answer | None:
        """What a coach says; None when it fails or takes too long."""
        return await self._ask(advise, task)

    async def _ask(self, work: Callable[[Task], Answer], task: Task) -> Answer | None:
        """Have a question answered in another process. Waiting for a free one does not count as thinking."""
        for sent in (self._news(task), task, task):
            try:
                return await self._send(work, sent)
            except Forgotten:
                continue
            except Died:
                log.error("a bot's process died at table %s; another is started", task.table)
            except TimeoutError:
                log.error("bot '%s' took more than %g s at table %s", task.level, self._limit(task), task.table)
                break
            except Exception:
                log.exception("bot '%s' failed at table %s", task.level, task.table)
                break
        self.told.pop(task.table, None)
        return None

    async def _send(self, work: Callable[[Task], Answer], task: Task) -> Answer:
        crew = self.searching if task.level in SEARCHING else self.quick
        return await crew.do(task.table, recalling, (work, task), self._limit(task), home=task.table)

    def _limit(self, task: Task) -> float:
        return task.seconds or self.time_limit

    def _news(self, task: Task) -> Task:
        """The question with what is new since the last one."""
        epoch, known = self.told.pop(task.table, (0, 0))
        self.told[task.table] = (task.epoch, len(task.acts))
        while len(self.told) > MOST_TOLD:
            del self.told[next(iter(self.told))]
        if epoch != task.epoch or known > len(task.acts):
            return task
        return msgspec.structs.replace(task, acts=task.acts[known:], known=known)

    def close(self) -> None:
        self.quick.close()
        self.searching.close()


def recalling(question: tuple[Callable[[Task], Answer], Task]) -> Answer:
    """Answer a question that tells only what is new, with what this process remembers of the table."""
    work, task = question
    if task.known:
        known = _memory.get(task.table)
        if known is None or known.epoch != task.epoch or len(known.acts) < task.known:
            raise Forgotten("This process does not know the table.")
        task = msgspec.structs.replace(task, acts=(*known.acts[: task.known], *task.acts), known=0)
    return work(task)


def think(task: Task) -> str:
    """Rebuild the position and let the bot choose, in whatever process this runs."""
    game = load(task.game)
    state = position(task)
    told = scripted(game, task.options, task.seed, task.acts, task.seat)
    if told is not None and game.actions.parse(told) in state.legal(task.seat):
        return told
    bot = _remembered(task).bot(game, task)
    seen = Observation(state, task.seat)
    action = bot.choose(seen)
    if action not in state.legal(task.seat):
        raise ValueError(f"chose {action}, which is not legal")
    token = game.actions.token(action)
    return second_choice(game, seen, task) if token == task.given_back else token


def second_choice(game: Game, seen: Observation, task: Task) -> str:
    """What the coach likes best beside the choice that was given back; that one again where there is no other."""
    worths = game.coach.worths(seen.imagine(stream(task)), task.seat)
    tokens = [game.actions.token(action) for action in sorted(worths, key=worths.__getitem__, reverse=True)]
    return next((token for token in tokens if token != task.given_back), task.given_back)


def fallback(task: Task) -> str:
    """What the coach would do; the first legal choice where even that fails."""
    game = load(task.game)
    return game.actions.token(coached(game, Observation(position(task), task.seat), stream(task)))


class Remembered:
    """What a process remembers of a table: its position, and the bots that sit there with what they have found out."""

    def __init__(self, game: Game, task: Task) -> None:
        self.begun = (task.game, task.options, task.seed)
        self.epoch = task.epoch
        self.acts: list[tuple[int, str]] = []
        self.first = game.start(game.parse_options(task.options), task.seed)
        self.state = self.first.clone()
        self.trail: Trail[State] = Trail()
        self.bots: dict[tuple[int, str], LevelBot] = {}

    def is_of(self, task: Task) -> bool:
        """Whether the game of a task is this one."""
        return self.begun == (task.game, task.options, task.seed)

    def follow(self, task: Task) -> State:
        """Go back to where the task's game parts from what is known of it, and on to its end."""
        self._go_back(task)
        self.epoch = task.epoch
        for seat, token in task.acts[len(self.acts) :]:
            self.state.act(seat, token)
            self.acts.append((seat, token))
            if self.trail.wants(len(self.acts)):
                self.trail.keep(len(self.acts), self.state.clone())
        return self.state

    def _go_back(self, task: Task) -> None:
        if [*task.acts[: len(self.acts)]] == self.acts:
            return
        alike = next(n for n, act in enumerate((*task.acts, None)) if act is None or act != self.acts[n])
        acts, state = self.trail.back_to(alike) or (0, self.first)
        self.state = state.clone()
        del self.acts[acts:]
        self.bots.clear()

    def bot(self, game: Game, task: Task) -> LevelBot:
        """The bot on the task's seat. What it draws depends on seed, seat and choice alone, not on its memory."""
        key = (task.seat, task.level)
        if key not in self.bots:
            self.bots[key] = make_bot(task.level, game, stream(task), timed=True)
        self.bots[key].chance = stream(task)
        return self.bots[key]


_memory: dict[str, Remembered] = {}
"""Tables that this process has thought for, the latest last."""


def _remembered(task: Task) -> Remembered:
    known = _memory.pop(task.table, None)
    if known is None or not known.is_of(task):
        known = Remembered(load(task.game), task)
    _memory[task.table] = known
    if len(_memory) > MOST_REMEMBERED:
        del _memory[next(iter(_memory))]
    return known


def position(task: Task) -> State:
    """The position of a task, to be looked at and not to be changed."""
    known = _remembered(task)
    try:
        return known.follow(task)
    except Exception:
        del _memory[task.table]
        raise


def stream(task: Task, of: int = 0) -> Chance:
    """Chance of its own for a seat's next choice: not the table's, and the same whoever chose first of several."""
    own = sum(seat == task.seat for seat, _ in task.acts)
    return Chance.of(Chance.of(task.seed + 7919 * (task.seat + 1) + of).bits() + own)
