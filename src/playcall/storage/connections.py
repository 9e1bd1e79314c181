"""How the store reads and writes: readers beside each other, on SQLite one writer at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Select, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playcall.storage.database import is_postgres, open_writer
from playcall.storage.models import Base, GameTable

UNIQUE_VIOLATION = "23505"


class Connections:
    """The connections of a store."""

    def __init__(self, engine: AsyncEngine, url: str) -> None:
        self.url = url
        self.postgres = is_postgres(url)
        self._readers = engine.execution_options(isolation_level="AUTOCOMMIT") if self.postgres else engine
        self._writers = engine if self.postgres else open_writer(url)
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """For one statement: it sees what is committed, and only that."""
        async with self._readers.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end; on SQLite everybody gets a turn, first come, first served."""
        if self.postgres:
            async with self._writers.begin() as connection:
                yield connection
        else:
            async with self._turn, self._writers.begin() as connection:
                yield connection

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
        await self._writers.dispose()
        await self._readers.dispose()


def locking(table_id: str) -> Select[float | None]:
    """When a table started; until the transaction ends nobody else changes the table's row.

    On SQLite a writing transaction has the whole file to itself. Entering plies goes on meanwhile.
    """
    return select(GameTable.started_at).where(GameTable.id == table_id).with_for_update(key_share=True)


def is_duplicate(error: DBAPIError) -> bool:
    """Whether a row was refused because its key is there already."""
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        return cause.sqlite_errorname in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
    return getattr(cause, "sqlstate", None) == UNIQUE_VIOLATION
