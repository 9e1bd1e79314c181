"""Work shared out to processes, or to the machines of a cluster: the results come in the order of the tasks, whoever
does them."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def in_order(
    work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, pool: Executor | None = None, on: str = ""
) -> Iterator[Done]:
    """The results of all tasks in order; with one job, or one task, nothing is started for it.

    A `pool` that is open serves several lists of tasks, one after the other; `on` names a cluster.
    """
    if pool is not None and len(tasks) > 1:
        yield from _in_order(pool, work, tasks, ahead=_ahead(pool, jobs))
    elif tasks and (on or (jobs > 1 and len(tasks) > 1)):
        with processes(min(jobs, len(tasks)), on) as own:
            assert own is not None
            yield from _in_order(own, work, tasks, ahead=_ahead(own, jobs))
    else:
        yield from map(work, tasks)


def _ahead(pool: Executor, jobs: int) -> int:
    """How many tasks are in work at any time."""
    return 4 * max(jobs, getattr(pool, "width", 1))


@contextmanager
def processes(jobs: int, on: str = "") -> Iterator[Executor | None]:
    """So many processes, ended when nobody needs them any more, or a cluster; None where one job is enough."""
    if on:
        from playcall.lab.cluster import cluster

        with cluster(on, jobs) as machines:
            yield machines
        return
    if jobs == 1:
        yield None
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(pool: Executor, work: Callable[[Task], Done], tasks: Sequence[Task], ahead: int) -> Iterator[Done]:
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
