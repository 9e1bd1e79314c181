"""A process that is told to end says goodbye to its sockets first."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from playcall.server.service import Service

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def draining_first(service: Service) -> Iterator[None]:
    """On SIGTERM or Ctrl-C: close the sockets with a reason, then do what the web server meant to do."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    meant: dict[int, Any] = {}
    tasks: set[asyncio.Task[None]] = set()

    async def drain(number: int) -> None:
        await service.drain()
        _pass_on(meant[number], number)

    def told(number: int, _: FrameType | None) -> None:
        if service.draining and number == signal.SIGINT:
            _pass_on(meant[number], number)
        elif not service.draining:
            service.draining = True
            loop.call_soon_threadsafe(lambda: tasks.add(loop.create_task(drain(number))))

    meant.update({number: signal.signal(number, told) for number in SIGNALS})
    try:
        yield
    finally:
        for number, action in meant.items():
            if signal.getsignal(number) is told:
                signal.signal(number, action)


def _pass_on(action: Any, number: int) -> None:
    if callable(action):
        action(number, None)
