"""The bus: how processes tell each other that a table changed. Ids only; what changed is read from the store."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

if TYPE_CHECKING:
    import psycopg

    from playcall.tables.ports import Bus, Heard

CHANNEL = "playcall"
EVERYTHING = "*"
"""The notice that notices may have been missed."""
LONGEST = 200
"""Bytes of a notice; PostgreSQL would carry 8000, ids need few."""
BATCH = 500
PULSE = 20.0
"""Seconds of silence after which the connection is tried."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
"""Seconds between attempts to reach PostgreSQL again; doubled each time."""
FAREWELL = 2.0
"""Seconds that closing waits for the last notices to go out."""

log = logging.getLogger(__name__)


class Ears:
    """Those who listen in this process. They are told one notice after the other, never from within `publish`.

    Equal notices that wait are told once: they say that something changed, not what.
    """

    def __init__(self) -> None:
        self._listeners: list[Heard] = []
        self._waiting: dict[str, None] = {}
        self._task: asyncio.Task[None] | None = None

    def add(self, heard: Heard) -> None:
        self._listeners.append(heard)

    def tell(self, notice: str) -> None:
        self._waiting[notice] = None
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._tell_all(), name="bus: telling")

    async def _tell_all(self) -> None:
        try:
            while self._waiting:
                notice = next(iter(self._waiting))
                del self._waiting[notice]
                for heard in list(self._listeners):
                    await self._tell_one(heard, notice)
        finally:
            self._task = None

    @staticmethod
    async def _tell_one(heard: Heard, notice: str) -> None:
        try:
            await heard(notice)
        except Exception:
            log.exception("A listener failed on the notice '%s'", notice)

    async def close(self) -> None:
        self._waiting.clear()
        if self._task is not None:
            await stop(self._task)


async def stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def checked(notice: str) -> str:
    if not notice or len(notice.encode()) > LONGEST:
        raise ValueError(f"A notice has 1 to {LONGEST} bytes; this one begins '{notice[:40]}'.")
    return notice


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self._ears = Ears()

    async def publish(self, notice: str) -> None:
        self._ears.tell(checked(notice))

    async def listen(self, heard: Heard) -> None:
        self._ears.add(heard)

    async def close(self) -> None:
        await self._ears.close()


class PostgresBus:
    """A bus between processes, by LISTEN and NOTIFY. The process that publishes hears itself too.

    Notices are sent in statements of their own, several at a time: NOTIFY makes commits wait for each other, and the
    ledger's must not. What could not be sent is sent again; when the listening connection was lost, everybody
    hears `*` once it is back, because notices may have been missed.
    """

    def __init__(self, url: str, engine: AsyncEngine) -> None:
        self.url = url
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._ears = Ears()
        self._outgoing: dict[str, None] = {}
        self._sender: asyncio.Task[None] | None = None
        self._receiver: asyncio.Task[None] | None = None
        self._connecting = asyncio.Lock()

    # Speaking -----------------------------------------------------------------------------------------------------

    async def publish(self, notice: str) -> None:
        """Returns at once; the notice goes out with all others of this moment."""
        self._outgoing[checked(notice)] = None
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_all(), name="bus: sending")

    async def _send_all(self) -> None:
        pause = FIRST_PAUSE
        try:
            while self._outgoing:
                batch = list(self._outgoing)[:BATCH]
                for notice in batch:
                    del self._outgoing[notice]
                try:
                    await self._send(batch)
                    pause = FIRST_PAUSE
                except (SQLAlchemyError, OSError) as error:
                    if pause == FIRST_PAUSE:
                        log.warning("Cannot notify through PostgreSQL, trying again: %s", error)
                    self._outgoing = dict.fromkeys([*batch, *self._outgoing])
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._sender = None

    async def _send(self, batch: list[str]) -> None:
        statement = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:batch AS text[])) AS notice")
        async with self._engine.connect() as connection:
            await connection.execute(statement, {"channel": CHANNEL, "batch": batch})

    # Listening ----------------------------------------------------------------------------------------------------

    async def listen(self, heard: Heard) -> None:
        """When it returns, every notice published from then on will be heard.

        While PostgreSQL is away, that is when it is back: then everybody hears `*`.
        """
        async with self._connecting:
            if self._receiver is None:
                receiving = self._receive(await self._try_to_connect())
                self._receiver = asyncio.get_running_loop().create_task(receiving, name="bus: listening")
            self._ears.add(heard)

    async def _connect(self) -> psycopg.AsyncConnection:
        from playcall.storage.postgres import connect

        connection = await connect(self.url)
        await connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def _try_to_connect(self) -> psycopg.AsyncConnection | None:
        from psycopg import Error

        try:
            return await self._connect()
        except (Error, OSError) as error:
            log.warning("Cannot listen to PostgreSQL yet, trying again: %s", error)
            return None

    async def _receive(self, connection: psycopg.AsyncConnection | None) -> None:
        """Listen for ever, through as many connections as it takes."""
        from psycopg import Error

        while True:
            if connection is None:
                connection = await self._reconnect()
                self._ears.tell(EVERYTHING)
            try:
                await self._hear(connection)
            except Error as error:
                log.warning("Lost the connection that listens to PostgreSQL, opening another: %s", error)
            finally:
                await connection.close()
            connection = None

    async def _hear(self, connection: psycopg.AsyncConnection) -> None:
        """Listen until the connection is lost, which raises."""
        while True:
            async for notice in connection.notifies(timeout=PULSE):
                self._ears.tell(notice.payload)
            await connection.execute("SELECT 1")

    async def _reconnect(self) -> psycopg.AsyncConnection:
        from psycopg import Error

        pause = FIRST_PAUSE
        while True:
            try:
                return await self._connect()
            except (Error, OSError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def close(self) -> None:
        """Send what is waiting, if that is possible within seconds, and stop listening. Close the store after it."""
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=FAREWELL)
        for task in (self._sender, self._receiver):
            if task is not None:
                await stop(task)
        await self._ears.close()


if TYPE_CHECKING:

    def _are_buses(local: LocalBus, between: PostgresBus) -> tuple[Bus, Bus]:
        return local, between
