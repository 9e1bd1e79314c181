"""Notices between processes, heard in this one too: sockets that wait for a table to begin learn what happens to it."""

from __future__ import annotations

from collections.abc import Callable

from playcall.tables.ports import Bus, Heard

Notify = Callable[[str], None]
"""Called with what changed: `seats`, `moved`, `said`."""


class Notices:
    """A bus that also notifies this process. Without another bus behind it, this process is the only one."""

    def __init__(self, bus: Bus | None) -> None:
        self.bus = bus
        self.waiting: dict[str, set[Notify]] = {}

    def subscribe(self, table_id: str, notify: Notify) -> None:
        self.waiting.setdefault(table_id, set()).add(notify)

    def unsubscribe(self, table_id: str, notify: Notify) -> None:
        subscribers = self.waiting.get(table_id, set())
        subscribers.discard(notify)
        if not subscribers:
            self.waiting.pop(table_id, None)

    async def publish(self, notice: str) -> None:
        self._tell(notice)
        if self.bus is not None:
            await self.bus.publish(notice)

    async def listen(self, heard: Heard) -> None:
        async def tell_and_hear(notice: str) -> None:
            self._tell(notice)
            await heard(notice)

        if self.bus is not None:
            await self.bus.listen(tell_and_hear)

    async def close(self) -> None:
        if self.bus is not None:
            await self.bus.close()

    def _tell(self, notice: str) -> None:
        what, _, table_id = notice.partition(" ")
        if notice == "*":
            for subscribers in list(self.waiting.values()):
                for notify in list(subscribers):
                    notify("moved")
            return
        for notify in list(self.waiting.get(table_id, ())):
            notify(what)
