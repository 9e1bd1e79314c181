"""The store: everything durable, on SQLite or PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from playcall.storage.calls import Calls
from playcall.storage.cardsets import CardSets
from playcall.storage.collections import Collections
from playcall.storage.commits import GroupCommit
from playcall.storage.competitions import Competitions
from playcall.storage.connections import Connections
from playcall.storage.lab import LabRuns
from playcall.storage.ledger import Ledger
from playcall.storage.library import Library
from playcall.storage.people import People
from playcall.storage.tables import Tables

if TYPE_CHECKING:
    from playcall.seasons.ports import Shelf
    from playcall.storage.leader import Leader


class SqlStore(People, Tables, Ledger, Library, Collections, CardSets, LabRuns, Competitions, Calls):
    """Implements `Shelf`: when a method returns, what it did is committed.

    A plain read is a single statement. Writes are short transactions; those that depend on who sits at a table lock
    the table's row first. The engine belongs to the store from now on: `close` disposes of it.
    """

    def __init__(self, engine: AsyncEngine, url: str) -> None:
        self.engine = engine
        self.db = Connections(engine, url)
        self.commits = GroupCommit(self.db)
        self._leader: Leader | None = None

    async def check(self) -> None:
        """Raises what the database raises, if nothing can be kept in it right now."""
        await self.db.execute(text("UPDATE alembic_version SET version_num = version_num"))

    async def lead(self) -> bool:
        if not self.db.postgres:
            return True
        if self._leader is None:
            from playcall.storage.leader import Leader

            self._leader = Leader(self.db.url)
        return await self._leader.lead()

    async def close(self) -> None:
        """Commit what is under way, hand over the lead, and let the connections go."""
        await self.commits.close()
        if self._leader is not None:
            await self._leader.close()
        await self.db.close()


if TYPE_CHECKING:

    def _is_a_store(store: SqlStore) -> Shelf:
        return store
