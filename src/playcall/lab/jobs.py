"""Work shared out to processes: the results come in the order of the tasks, whatever number of processes does them."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def in_order(
    work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, pool: ProcessPoolExecutor | None = None
) -> Iterator[Done]:
    """The results of all tasks in order; with one job, or one task, nothing is started for it.

    A `pool` that is open serves several lists of tasks, one after the other.
    """
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
    elif pool is not None:
        yield from _in_order(pool, work, tasks, ahead=4 * jobs)
    else:
        with processes(min(jobs, len(tasks))) as own:
            assert own is not None
            yield from _in_order(own, work, tasks, ahead=4 * min(jobs, len(tasks)))


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """So many processes, ended when nobody needs them any more; None where one job is enough."""
    if jobs == 1:
        yield None
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, work: Callable[[Task], Done], tasks: Sequence[Task], ahead: int
) -> Iterator[Done]:
    """With a few tasks in work at any time."""
    in_work: deque[Future[Done]] = deque()
    for task in tasks:
        with _interrupts_held():
            in_work.append(pool.submit(work, task))
        if len(in_work) == ahead:
            yield in_work.popleft().result()
    while in_work:
        yield in_work.popleft().result()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Processes that start meanwhile never hear of Ctrl-C: ending them is the business of this one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
