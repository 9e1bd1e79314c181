"""Stores and plain things to put into them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import msgspec
import pytest

from playcall.storage import SqlStore
from playcall.storage.database import open_database
from playcall.tables.ledger import Entry, Kind, Setup
from playcall.tables.ports import PersonInfo, SeatInfo, TableInfo

OpenStore = Callable[[], SqlStore]


@pytest.fixture
async def open_another(database_url: str) -> AsyncIterator[OpenStore]:
    """Another store on the same database, as another process would have it."""
    async with AsyncExitStack() as stack:

        def another() -> SqlStore:
            store = SqlStore(open_database(database_url), database_url)
            stack.push_async_callback(store.close)
            return store

        yield another


@pytest.fixture
async def store(open_another: OpenStore) -> SqlStore:
    """A store with three people: ann, bob and cy."""
    store = open_another()
    for name in ("ann", "bob", "cy"):
        await store.new_person(person(name))
    return store


def person(name: str) -> PersonInfo:
    return PersonInfo(name, name.title(), None, 1000.25)


def table(table_id: str = "t1", *seats: SeatInfo, **changes: object) -> TableInfo:
    """A table that Ann has opened; without seats it has two open ones."""
    setup = Setup(table_id, "toy", {"length": "short"}, 2**63 - 1, 3, "abc", clock="decision 60")
    info = TableInfo(
        setup, f"invite {table_id}", "ann", True, 1000.5, None, None, None, None, None, seats or (seat(0), seat(1))
    )
    return msgspec.structs.replace(info, **changes)


def seat(number: int, *persons: str, bot: str | None = None) -> SeatInfo:
    return SeatInfo(number, bot, persons, tuple(name.title() for name in persons))


def act(ply: int, text: str = "run", at: float = 2000.125) -> Entry:
    return Entry(ply, Kind.ACT, ply % 2, text, at)
