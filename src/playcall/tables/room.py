"""A room: one table in the memory of one process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from playcall.tables.ledger import Entry
from playcall.tables.livetable import LiveTable
from playcall.tables.messages import Coached
from playcall.tables.places import partner_of, seat_at
from playcall.tables.ports import TableInfo

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
        self.late: LiveTable | None = None
        """The table as spectators see it, where they see it late."""
        self.coached: tuple[tuple[int, int, int], Coached] | None = None
        """The coach's last words, by epoch, decision and seat."""

    def judge(self, place: int, decision: int, token: str, now: float) -> Entry:
        """The entry for a choice, or the one that shows it to a fellow coach who is a person; raises `Refused`."""
        if self.live.is_joint(seat_at(place)) and not self.bot_at(partner_of(place)):
            return self.live.propose(place, decision, token, now)
        return self.live.act(place, decision, token, now)

    def shown_to(self, seat: int | None) -> LiveTable:
        """The table as a seat sees it, or as spectators do: late where the table wants it, until the game is over."""
        if seat is not None or not self.is_shown_late:
            return self.live
        if self.late is None:
            self.late = LiveTable(self.live.game, replace(self.live.setup, clock=""), self.live.opened)
        for entry in self.live.entries[self.late.ply : self.late_ply]:
            self.late.fold(entry)
        return self.late

    @property
    def is_shown_late(self) -> bool:
        return self.live.setup.delay > 0

    @property
    def late_ply(self) -> int:
        """How many entries spectators are shown."""
        return max(0, self.live.ply - (0 if self.live.over else self.live.setup.delay))

    def people(self) -> list[int]:
        """Places held by persons."""
        return [place.seat for place in self.info.seats if place.persons]

    def asked_of(self, places: list[int]) -> list[int]:
        """Those of some places whose choice the table waits for, whoever may know it."""
        waits_for = [self.live.waits_for(seat) for seat in self.live.asked()]
        return [place for place in places if place in waits_for and not self.bot_at(place)]

    def bot_at(self, place: int) -> str | None:
        """The level of the bot that chooses at a place now."""
        return self.live.stand_ins.get(place) or self.info.at(place).bot

    def bot_for(self, seat: int) -> str | None:
        """The level of the bot that an asked seat waits for."""
        return self.bot_at(self.live.waits_for(seat))

    def has_bots(self) -> bool:
        return bool(self.live.stand_ins) or any(seat.bot for seat in self.info.seats)

    def tell(self, what: str) -> None:
        for listener in list(self.listeners):
            listener(what, self)
