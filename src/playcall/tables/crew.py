"""A crew: processes for what is too heavy for the one that serves, in fair turns, within limits of time and memory."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
import threading
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from playcall.kernel import PlaycallError
from playcall.tables.errors import Later

START_LIMIT = 30.0
"""Seconds that a process may take to start."""
HEAD = 8
"""Bytes that say how long a message is."""
MOST_REMEMBERED = 4096
"""Homes of which a crew knows who has worked for them."""
SOON = 5
"""Seconds after which somebody whose share is used up may ask again."""

Given = TypeVar("Given")
Answer = TypeVar("Answer")


class Died(Exception):
    """The process ended in the middle of its work: killed, or out of memory."""


class Failed(Exception):
    """Something went wrong in a process that nobody thought of; its words are those of the process."""


class Limits(msgspec.Struct, frozen=True):
    """What a process may use."""

    memory: int = 0
    """Bytes of data; 0 is as much as there is."""
    grown: int = 0
    """Bytes that it may have used when its work is done: one that has grown beyond makes room for another."""
    nice: int = 0
    """How far it stands back where there are too few cores."""


UNLIMITED = Limits()


class Worker:
    """A process of a crew, started when it is first needed. It does one thing at a time."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.process: BaseProcess | None = None
        self.line: socket.socket | None = None

    async def answer(self, work: Callable[[Given], Answer], given: Given, seconds: float) -> Answer:
        """Have something done; raises what the work raises, `TimeoutError`, `Died` or `Failed`."""
        try:
            if self.process is None:
                async with asyncio.timeout(START_LIMIT):
                    await self._start()
            async with asyncio.timeout(seconds):
                fine, answer, peak = await self._ask(framed((work, given)))
        except (EOFError, ConnectionError) as problem:
            self.end()
            raise Died from problem
        except BaseException:
            self.end()
            raise
        if 0 < self.limits.grown < peak:
            self.end()
        if not fine:
            raise answer
        done: Answer = answer
        return done

    async def _start(self) -> None:
        self.line, theirs = socket.socketpair()
        self.line.setblocking(False)
        self.process = get_context("spawn").Process(target=_serve, args=(theirs, self.limits), daemon=True)
        with theirs:
            await asyncio.to_thread(self.process.start)
        await self._ask(b"")

    async def _ask(self, question: bytes) -> tuple[bool, Any, int]:
        assert self.line is not None
        await asyncio.get_running_loop().sock_sendall(self.line, question)
        length = int.from_bytes(await self._read(self.line, HEAD))
        told: tuple[bool, Any, int] = pickle.loads(await self._read(self.line, length))
        return told

    @staticmethod
    async def _read(line: socket.socket, length: int) -> bytearray:
        """So many bytes; raises `EOFError` when the other side is gone."""
        body, got = bytearray(length), 0
        view = memoryview(body)
        while got < length:
            more = await asyncio.get_running_loop().sock_recv_into(line, view[got:])
            if not more:
                raise EOFError
            got += more
        return body

    def end(self) -> None:
        """End it, whatever it is doing; the next work starts another."""
        process, self.process = self.process, None
        if process is not None and process.pid is not None:
            process.kill()
        if self.line is not None:
            self.line.close()
            self.line = None


@dataclass(eq=False, slots=True)
class Job:
    """Something to be done for somebody."""

    who: str
    place: str
    home: str
    work: Callable[[Any], Any]
    given: Any
    seconds: float
    done: asyncio.Future[Any]


class Crew:
    """Some processes and those who wait for them. Everybody has one thing in hand at a time, and then it is their turn
    again after all others who wait."""

    def __init__(self, size: int, limits: Limits = UNLIMITED, each: int = 0, most: int = 0) -> None:
        self.workers = [Worker(limits) for _ in range(size)]
        self.free = list(self.workers)
        self.each = each
        """How many things of one person may wait, and four times as many of one address; 0 is no limit."""
        self.most = most
        """How many may wait altogether."""
        self.waiting: dict[str, deque[Job]] = {}
        """By person, in the order of their turns."""
        self.busy: set[str] = set()
        self.remembers: dict[str, Worker] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def do(
        self, who: str, work: Callable[[Given], Answer], given: Given, seconds: float, *, home: str = "",
        place: str = "", patient: bool = False,
    ) -> Answer:  # fmt: skip
        """Have something done in its turn; waiting does not count. `home` goes back to the process that knows it.

        Raises `Later` for somebody whose share is used up, unless they are `patient`.
        """
        if not patient:
            self._check_share(who, place)
        job = Job(who, place, home, work, given, seconds, asyncio.get_running_loop().create_future())
        self.waiting.setdefault(who, deque()).append(job)
        self._begin()
        done: Answer = await job.done
        return done

    def _check_share(self, who: str, place: str) -> None:
        near = sum(job.place == place for jobs in self.waiting.values() for job in jobs) if place else 0
        all_waiting = sum(map(len, self.waiting.values()))
        own = len(self.waiting.get(who, ()))
        if 0 < self.each <= own or 0 < 4 * self.each <= near or 0 < self.most <= all_waiting:
            raise Later("work/busy", seconds=SOON)

    def _begin(self) -> None:
        while self.free and (job := self._next()) is not None:
            worker = self._take(job.home)
            self.busy.add(job.who)
            task = asyncio.get_running_loop().create_task(self._work(worker, job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _next(self) -> Job | None:
        """The next thing of whoever's turn it is."""
        who = next((who for who in self.waiting if who not in self.busy), None)
        if who is None:
            return None
        jobs = self.waiting.pop(who)
        job = jobs.popleft()
        if jobs:
            self.waiting[who] = jobs
        return job if not job.done.done() else self._next()

    def _take(self, home: str) -> Worker:
        """Whoever knows the home, else one that runs already."""
        known = self.remembers.pop(home, None)
        worker = known if known in self.free else min(self.free, key=lambda one: one.process is None)
        self.free.remove(worker)
        if home:
            self.remembers[home] = worker
            while len(self.remembers) > MOST_REMEMBERED:
                del self.remembers[next(iter(self.remembers))]
        return worker

    async def _work(self, worker: Worker, job: Job) -> None:
        try:
            answer = await worker.answer(job.work, job.given, job.seconds)
            if not job.done.done():
                job.done.set_result(answer)
        except BaseException as problem:
            _break_off(job, problem)
        finally:
            self.busy.discard(job.who)
            self.free.append(worker)
            self._begin()

    def close(self) -> None:
        """End all processes; what was not done is not done."""
        jobs = [job for jobs in self.waiting.values() for job in jobs]
        self.waiting.clear()
        for job in jobs:
            job.done.cancel()
        for task in list(self.tasks):
            task.cancel()
        for worker in self.free:
            worker.end()


def _break_off(job: Job, problem: BaseException) -> None:
    if job.done.done():
        return
    if isinstance(problem, Exception):
        job.done.set_exception(problem)
    else:
        job.done.cancel()


# In the process -------------------------------------------------------------------------------------------------------


def _serve(line: socket.socket, limits: Limits) -> None:
    """Do what is asked, one thing after the other, until nobody is there to ask."""
    _begin(limits)
    with suppress(ConnectionError), line, line.makefile("rwb") as stream:
        stream.write(framed((True, None, 0)))
        stream.flush()
        while head := stream.read(HEAD):
            body = stream.read(int.from_bytes(head))
            stream.write(_done(body))
            stream.flush()


def _begin(limits: Limits) -> None:
    """Ctrl-C is the server's business, and a server that was killed takes its crew along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    if limits.nice and hasattr(os, "nice"):
        os.nice(limits.nice)
    if limits.memory:
        with suppress(ImportError, ValueError, OSError):
            import resource

            resource.setrlimit(resource.RLIMIT_DATA, (limits.memory, limits.memory))


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _done(body: bytes) -> bytes:
    """The answer to a question, or what went wrong; either is told with how large this process has been."""
    try:
        work, given = pickle.loads(body)
        return framed((True, work(given), _peak()))
    except PlaycallError as problem:
        return framed((False, problem, _peak()))
    except Exception:
        return framed((False, Failed(traceback.format_exc()), _peak()))


def _peak() -> int:
    """The most bytes that this process has held; what `getrusage` tells includes the server that started it."""
    try:
        told = Path("/proc/self/status").read_text()
    except OSError:
        return 0
    return int(told.partition("VmHWM:")[2].split()[0]) * 1024


def framed(told: object) -> bytes:
    body = pickle.dumps(told, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(HEAD) + body
