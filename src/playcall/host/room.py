"""A room: one table in the memory of one process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from playcall.host.livetable import LiveTable
from playcall.host.messages import Coached
from playcall.host.ports import TableInfo

Listener = Callable[[str, "Room"], None]
"""Called when something changed: `moved`, `seats`, `undo`, `said`."""


class Room:
    """A table in this process: the folded position, who sits there, who listens."""

    def __init__(self, info: TableInfo, live: LiveTable) -> None:
        self.info = info
        self.live = live
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.undo_by: int | None = None
        self.undo_agreed: set[int] = set()
        self.thinking = False
        self.coached: tuple[tuple[int, int, int], Coached] | None = None
        """The coach's last words, by epoch, decision and seat."""

    def seat_of(self, person: str) -> int | None:
        return next((seat.seat for seat in self.info.seats if person in seat.persons), None)

    def people(self) -> list[int]:
        """Seats held by persons."""
        return [seat.seat for seat in self.info.seats if seat.persons]

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that chooses for a seat now."""
        return self.live.stand_ins.get(seat) or self.info.seats[seat].bot

    def has_bots(self) -> bool:
        return bool(self.live.stand_ins) or any(seat.bot for seat in self.info.seats)

    def tell(self, what: str) -> None:
        for listener in list(self.listeners):
            listener(what, self)
