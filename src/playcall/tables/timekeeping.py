"""What time it is: the clock on the wall may be set forward or back, and nobody gains or loses a second by it."""

from __future__ import annotations

import time
from collections.abc import Callable


def read_wall() -> float:
    """How far the clock on the wall is ahead of the one that nobody can set; read once, when a server starts."""
    return time.time() - time.monotonic()


def steady(ahead: float | None = None) -> Callable[[], float]:
    """Seconds since 1970 as they pass, from the one reading of the clock on the wall that all workers share."""
    ahead = read_wall() if ahead is None else ahead
    return lambda: ahead + time.monotonic()


class Timekeeper:
    """The time of a process. It never lies before what was entered in earlier processes."""

    def __init__(self, read: Callable[[], float]) -> None:
        self.read = read
        self.ahead = 0.0
        self.began = read()

    def now(self) -> float:
        return self.read() + self.ahead

    def catch_up(self, moment: float) -> None:
        """Something was entered at this moment; if that is still to come, the clock on the wall was set back."""
        late = max(0.0, moment - self.now())
        self.ahead += late
        self.began += late
