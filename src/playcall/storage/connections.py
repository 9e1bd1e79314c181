"""How the store reads and writes: readers beside each other, on SQLite one writer at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, Executable, Select, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playcall.storage.database import is_postgres, open_writer
from playcall.storage.models import Base, GameTable

UNIQUE_VIOLATION = "23505"
DISK_FULL = "53100"
Done = TypeVar("Done")


class Connections:
    """The connections of a store."""

    def __init__(self, engine: AsyncEngine, url: str) -> None:
        self.url = url
        self.postgres = is_postgres(url)
        self._engine = engine
        self._readers = engine.execution_options(isolation_level="AUTOCOMMIT") if self.postgres else engine
        self._scribe = None if self.postgres else Scribe(url)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """For one statement: it sees what is committed, and only that."""
        async with self._readers.connect() as connection:
            yield connection

    async def write(self, work: Callable[[Connection], Done]) -> Done:
        """A transaction, committed at the end. It is a plain function: on SQLite one trip to another thread."""
        if self._scribe is not None:
            return await self._scribe.write(work)
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def execute(self, statement: Executable, row: Mapping[str, object] | None = None) -> None:
        """A transaction of a single statement."""

        def work(connection: Connection) -> None:
            connection.execute(statement, row)

        await self.write(work)

    def insert_or_update(
        self, model: type[Base], keys: list[str], values: list[str]
    ) -> postgresql.Insert | sqlite.Insert:
        """An insert that replaces the `values` of a row whose `keys` are there already; without values, keeps it."""
        statement = postgresql.insert(model) if self.postgres else sqlite.insert(model)
        if not values:
            return statement.on_conflict_do_nothing(index_elements=keys)
        return statement.on_conflict_do_update(
            index_elements=keys, set_={name: statement.excluded[name] for name in values}
        )

    async def close(self) -> None:
        if self._scribe is not None:
            await self._scribe.close()
        await self._engine.dispose()


class Scribe:
    """A thread with the one connection that writes to a SQLite file: first come, first served."""

    def __init__(self, url: str) -> None:
        self._engine = open_writer(url)
        self._thread = ThreadPoolExecutor(1, "scribe")

    async def write(self, work: Callable[[Connection], Done]) -> Done:
        """Begun, it is brought to its end, whether or not the caller still waits."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Callable[[Connection], Done]) -> Done:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def locking(table_id: str) -> Select[float | None]:
    """When a table started; until the transaction ends nobody else changes the table's row.

    On SQLite a writing transaction has the whole file to itself. Plies can still be entered meanwhile.
    """
    return select(GameTable.started_at).where(GameTable.id == table_id).with_for_update(key_share=True)


def is_duplicate(error: DBAPIError) -> bool:
    """Whether a row was refused because its key is there already."""
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        return cause.sqlite_errorname in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
    return getattr(cause, "sqlstate", None) == UNIQUE_VIOLATION


def is_full(error: DBAPIError) -> bool:
    """Whether something could not be kept because the disk is full."""
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorname", "") == "SQLITE_FULL"
    return getattr(cause, "sqlstate", None) == DISK_FULL
