"""A Ray cluster as a pool of processes: the same work, the same seeds, the same results on many machines.

Ray is an extra (`pip install 'playcall[ray]'`) and is imported here alone. Whatever a worker needs goes with its task:
the card sets that a game is played with are put on its shelf first. Every machine has the same version of Playcall.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, TypeVar

from playcall import __version__
from playcall.contract.expansions import Expansion
from playcall.games import shelf
from playcall.kernel import BadOption

LOCAL = "local"
SCHEME = "ray://"
Task = TypeVar("Task")
Done = TypeVar("Done")


def check_place(on: str) -> None:
    """Refuse what is not the name of a cluster; raises `BadOption`."""
    if on and on != LOCAL and not (on.startswith(SCHEME) and on.removeprefix(SCHEME)):
        raise BadOption(f"'{on}' is not a cluster: write {SCHEME}HOST:PORT, or {LOCAL} for one on this machine.")


@contextmanager
def cluster(on: str, jobs: int) -> Iterator[Machines]:
    """The cluster of an address, or a small one on this machine with so many workers; one that is open serves all."""
    check_place(on)
    ray = _ray()
    if ray.is_initialized():
        yield Machines(ray)
        return
    settings: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if on == LOCAL:
        settings |= {"num_cpus": jobs, "include_dashboard": False}
    else:
        settings["address"] = on
    try:
        ray.init(**settings)
    except (ConnectionError, RuntimeError, TimeoutError) as problem:
        raise BadOption(f"The cluster {on} does not answer: {str(problem).partition(chr(10))[0]}") from problem
    try:
        yield Machines(ray)
    finally:
        ray.shutdown()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    try:
        import ray
    except ModuleNotFoundError as missing:
        raise BadOption(f"A cluster needs {missing.name}: pip install 'playcall[ray]'.") from missing
    return ray


class Machines(Executor):
    """The workers of a cluster, asked like a pool of processes."""

    def __init__(self, ray: Any) -> None:
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._there = ray.remote(there)
        self._sets = tuple(shelf.known())

    def submit(self, work: Callable[..., Done], /, *args: Any, **kwargs: Any) -> Future[Done]:
        """One task, for whichever machine is free; a machine that is lost has its task done by another."""
        assert len(args) == 1
        assert not kwargs
        future: Future[Done] = self._there.remote(__version__, self._sets, work, args[0]).future()
        return future


def there(version: str, sets: tuple[Expansion, ...], work: Callable[[Task], Done], task: Task) -> Done:
    """Do a task on a machine of the cluster."""
    if version != __version__:
        raise BadOption(f"A machine of the cluster has Playcall {__version__}, this one {version}.")
    for expansion in sets:
        shelf.keep(expansion)
    return work(task)
