"""The doorbell: lets those of this process who wait for a table to begin hear what the bus says of it."""

from __future__ import annotations

from collections.abc import Callable

from playcall.host.ports import Bus, Heard

Ring = Callable[[str], None]
"""Called with what changed: `seats`, `moved`, `said`."""


class Doorbell:
    """A bus that also rings in this process. Without another behind it, this process is alone."""

    def __init__(self, bus: Bus | None) -> None:
        self.bus = bus
        self.waiting: dict[str, set[Ring]] = {}

    def wait(self, table_id: str, ring: Ring) -> None:
        self.waiting.setdefault(table_id, set()).add(ring)

    def leave(self, table_id: str, ring: Ring) -> None:
        rings = self.waiting.get(table_id, set())
        rings.discard(ring)
        if not rings:
            self.waiting.pop(table_id, None)

    async def publish(self, notice: str) -> None:
        self._ring(notice)
        if self.bus is not None:
            await self.bus.publish(notice)

    async def listen(self, heard: Heard) -> None:
        async def ring_and_hear(notice: str) -> None:
            self._ring(notice)
            await heard(notice)

        if self.bus is not None:
            await self.bus.listen(ring_and_hear)

    async def close(self) -> None:
        if self.bus is not None:
            await self.bus.close()

    def _ring(self, notice: str) -> None:
        what, _, table_id = notice.partition(" ")
        if notice == "*":
            for rings in list(self.waiting.values()):
                for ring in list(rings):
                    ring("moved")
            return
        for ring in list(self.waiting.get(table_id, ())):
            ring(what)
