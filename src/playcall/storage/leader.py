"""Electing the process that runs deadlines: whoever holds PostgreSQL's advisory lock."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import psycopg

from playcall.storage.postgres import connect

LOCK = 0x706C6179
"""The advisory lock's number: any will do, so long as all processes take the same."""

log = logging.getLogger(__name__)


class Leader:
    """A candidate for leading. The lock lives as long as the connection; a lost one is asked for again."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: psycopg.AsyncConnection | None = None
        self._held = False
        self._away = False
        """Whether it has been said that nobody answers."""
        self._asking = asyncio.Lock()

    async def lead(self) -> bool:
        """Whether this process leads now; False too while the database cannot be reached."""
        async with self._asking:
            try:
                leads = await self._ask()
                self._away = False
                return leads
            except psycopg.Error as error:
                if not self._away:
                    log.warning("Cannot ask PostgreSQL who leads: %s", error)
                self._away = True
                await self._drop()
                return False

    async def _ask(self) -> bool:
        if self._connection is not None:
            try:
                return await self._try_lock(self._connection)
            except psycopg.OperationalError:
                await self._drop()
        self._connection = await connect(self.url)
        return await self._try_lock(self._connection)

    async def _try_lock(self, connection: psycopg.AsyncConnection) -> bool:
        """Holding it, make sure that the connection, and with it the lock, is still there."""
        if self._held:
            await connection.execute("SELECT 1")
            return True
        cursor = await connection.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,))
        row = await cursor.fetchone()
        self._held = row is not None and bool(row[0])
        return self._held

    async def _drop(self) -> None:
        self._held = False
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """Let another process lead, from this moment on."""
        async with self._asking:
            if self._connection is not None and self._held:
                with suppress(psycopg.Error):
                    await self._connection.execute("SELECT pg_advisory_unlock(%s)", (LOCK,))
            await self._drop()
