"""Rate limits, kept in memory: how often an address or a session may ask."""

from __future__ import annotations

from collections import OrderedDict

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from playcall.server.settings import Rates
from playcall.tables.errors import Later

MOST_KNOWN = 100_000
"""Sessions that are known to be somebody's at a time."""


class TooOften(Later):
    """Somebody asks too often."""

    def __init__(self, seconds: int) -> None:
        super().__init__("rate/limit", seconds=seconds)


class Limiter:
    """The rates of one process."""

    def __init__(self, rates: Rates) -> None:
        self.strategy = SlidingWindowCounterRateLimiter(MemoryStorage())
        self.items: dict[str, RateLimitItem] = {
            name: parse(rate) for name in Rates.__struct_fields__ if (rate := getattr(rates, name))
        }
        self._known: OrderedDict[str, None] = OrderedDict()

    def remember(self, session: str) -> None:
        """A session that was found to be somebody's; the last ones to ask are known."""
        self._known[session] = None
        self._known.move_to_end(session)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def forget(self, session: str) -> None:
        self._known.pop(session, None)

    def knows(self, session: str) -> bool:
        return session in self._known

    async def check(self, kind: str, *who: str) -> None:
        """Count one more; raises `TooOften`."""
        item = self.items.get(kind)
        if item is not None and not await self.strategy.hit(item, kind, *who):
            raise TooOften(int(item.get_expiry()))


class Bucket:
    """A socket's own rate: so many at once, then so many a second."""

    def __init__(self, per_second: float, burst: int, now: float) -> None:
        self.per_second = per_second
        self.burst = float(burst)
        self.left = float(burst)
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> float:
        """Seconds that one more has to wait."""
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second) - cost
        self.at = now
        return max(0.0, -self.left / self.per_second)
