"""The back room: what takes long is made there, everybody in their turn, and kept for whoever asks for the same."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple, TypeVar

from playcall.tables.crew import Crew, Died, Failed, Limits
from playcall.tables.errors import Refused

log = logging.getLogger("playcall.tables")

MEGABYTE = 2**20
LIMITS = Limits(memory=1536 * MEGABYTE, grown=320 * MEGABYTE, nice=10)
"""What one process may use. Everybody else's choices and bots come first."""
SECONDS = 60.0
"""How long one thing may take."""
EACH, MOST = 4, 64
"""How many things of one person may wait, and of all."""
SHELF = 64 * MEGABYTE
"""Bytes of what was made that are kept."""

Given = TypeVar("Given")
Answer = TypeVar("Answer")


class Customer(NamedTuple):
    """Somebody who asks for something: a person or, where nobody is known, an address."""

    who: str
    place: str = ""
    """The address: whoever comes as many persons has one place."""


class Shelf:
    """Things that were made, by what was asked for; the ones not asked for longest make room."""

    def __init__(self, most: int = SHELF) -> None:
        self.most = most
        self.size = 0
        self.things: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        if key in self.things:
            self.things.move_to_end(key)
        return self.things.get(key)

    def put(self, key: Hashable, thing: bytes) -> None:
        self.size += len(thing) - len(self.things.pop(key, b""))
        self.things[key] = thing
        while self.size > self.most:
            self.size -= len(self.things.popitem(last=False)[1])


class Backroom:
    """Processes for heavy work, apart from those of the bots."""

    def __init__(self, processes: int = 1) -> None:
        self.crew = Crew(processes, LIMITS, EACH, MOST)
        self.shelf = Shelf()
        self.making: dict[Hashable, asyncio.Task[bytes]] = {}

    async def make(self, customer: Customer, key: Hashable, work: Callable[[Given], bytes], given: Given) -> bytes:
        """Something that is the same for everybody who asks for `key`; made once, however many ask at a time."""
        found = self.shelf.get(key)
        if found is not None:
            return found
        if key not in self.making:
            self.making[key] = asyncio.get_running_loop().create_task(self._make(customer, key, work, given))
        return await asyncio.shield(self.making[key])

    async def _make(self, customer: Customer, key: Hashable, work: Callable[[Given], bytes], given: Given) -> bytes:
        try:
            made = await self.do(customer, work, given)
            self.shelf.put(key, made)
            return made
        finally:
            del self.making[key]

    async def do(
        self, customer: Customer, work: Callable[[Given], Answer], given: Given, seconds: float = SECONDS,
        patient: bool = False,
    ) -> Answer:  # fmt: skip
        """Have something done; raises `Refused` where that takes too much, `Later` where somebody asks for too much."""
        try:
            return await self._hand_over(customer, work, given, seconds, patient)
        except TimeoutError:
            log.warning("%s took more than %g s", work.__name__, seconds)
        except (Died, Failed) as problem:
            log.error("%s failed: %s", work.__name__, str(problem) or "its process died")
        raise Refused("work/failed")

    async def _hand_over(
        self, customer: Customer, work: Callable[[Given], Answer], given: Given, seconds: float, patient: bool
    ) -> Answer:
        return await self.crew.do(customer.who, work, given, seconds, place=customer.place, patient=patient)

    def close(self) -> None:
        self.crew.close()
