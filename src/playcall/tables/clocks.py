"""Clocks: how long a seat may take, reckoned from the times in the ledger alone."""

from __future__ import annotations

import msgspec

from playcall.kernel import BadOption

DAY = 86400.0
GRACE = 30.0
"""Seconds a seat whose connection was lost is given on top."""


RETURN = 120.0
"""Seconds in which everybody who was asked before can come back once a server has been started."""


class Clock(msgspec.Struct, frozen=True):
    """A time control: a number of seconds for each decision, and a bank that is used when they run out."""

    per_decision: float = 0.0
    bank: float = 0.0
    increment: float = 0.0

    @property
    def runs(self) -> bool:
        return self.per_decision > 0 or self.bank > 0


def read_clock(text: str) -> Clock:
    """A clock from its text: nothing, `decision 60`, `bank 600 10` or `days 3`; raises `BadOption`."""
    if not text:
        return Clock()
    kind, *words = text.split()
    try:
        numbers = [float(word) for word in words]
    except ValueError:
        numbers = []
    if any(not 0 <= number <= 30 * DAY for number in numbers):
        numbers = []
    match kind, numbers:
        case "decision", [seconds] if seconds > 0:
            return Clock(per_decision=seconds)
        case "bank", [bank, increment] if bank > 0:
            return Clock(bank=bank, increment=increment)
        case "days", [days] if days > 0:
            return Clock(per_decision=days * DAY)
    raise BadOption("no-clock", text=text)


class Timer:
    """The running time of each seat at a table."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.banks = [clock.bank] * seats
        self.since: dict[int, float] = {}
        """When each asked seat's time began."""

    def ask(self, seats: list[int], now: float) -> None:
        """These seats are asked from now on; whoever was asked already keeps their clock running."""
        self.since = {seat: self.since.get(seat, now) for seat in seats}

    def answer(self, seat: int, now: float) -> None:
        """A seat has chosen: its bank pays what it took and gains the increment."""
        began = self.since.pop(seat, now)
        if self.clock.bank:
            self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, now - began)) + self.clock.increment

    def deadline(self, seat: int) -> float | None:
        """When the seat's time is up; None when no time runs for it."""
        if not self.clock.runs or seat not in self.since:
            return None
        return self.since[seat] + (self.clock.per_decision or self.banks[seat])

    def next_deadline(self) -> float | None:
        """The first deadline of any seat."""
        times = [time for seat in self.since if (time := self.deadline(seat)) is not None]
        return min(times, default=None)

    def not_before(self, chooser: int | None, now: float) -> float | None:
        """Once a seat (or none) has chosen, no clock falls before this, whoever is asked next; None without a clock."""
        if not self.clock.runs:
            return None
        fresh = self.clock.per_decision or min(self.left(other, now) or 0.0 for other in range(len(self.banks)))
        going_on = [due for other in self.since if other != chooser and (due := self.deadline(other)) is not None]
        return min([now + fresh, *going_on])

    def left(self, seat: int, now: float) -> float | None:
        """Seconds a seat has left; of a seat not asked, its bank."""
        due = self.deadline(seat)
        if due is not None:
            return max(0.0, due - max(now, self.since[seat]))
        return self.banks[seat] if self.clock.bank else None
