"""Group commit: plies that come in at the same time are written to disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from playcall.host.ledger import Entry
from playcall.host.ports import Taken
from playcall.storage.bulk import enter, set_deadlines
from playcall.storage.connections import Connections, is_duplicate

BATCH = 1000
"""Plies in one commit."""


@dataclass(eq=False, slots=True)
class Pending:
    """An entry on its way into the ledger, and whoever waits for it."""

    table: str
    entry: Entry
    deadline: float | None
    done: asyncio.Future[None] = field(repr=False)

    def settle(self, error: BaseException | None = None) -> None:
        """Tell the caller, unless it has stopped waiting."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        elif isinstance(error, asyncio.CancelledError):
            self.done.cancel()
        else:
            self.done.set_exception(error)


class GroupCommit:
    """Enters plies. While one commit is under way the next batch gathers."""

    def __init__(self, db: Connections) -> None:
        self.db = db
        self._waiting: list[Pending] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, table_id: str, entry: Entry, deadline: float | None) -> None:
        """Returns when the entry is committed; raises `Taken` when its ply is there already."""
        if self._closed:
            raise RuntimeError("The store is closed.")
        pending = Pending(table_id, entry, deadline, asyncio.get_running_loop().create_future())
        self._waiting.append(pending)
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write(), name="ledger")
        await pending.done

    async def close(self) -> None:
        """Take no more, and commit what is waiting."""
        self._closed = True
        if self._writer is not None:
            await self._writer

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                # One order for all processes, so that two batches never wait for each other in a circle.
                batch.sort(key=lambda pending: (pending.table, pending.entry.ply))
                await self._commit(batch)
        finally:
            self._writer = None
            for pending in self._waiting:
                pending.settle(asyncio.CancelledError())
            self._waiting.clear()

    async def _commit(self, batch: list[Pending]) -> None:
        """Commit a batch; when a row of it is refused, find out whose, and commit the others."""
        try:
            try:
                await self._together(batch)
                refused: dict[Pending, Exception] = {}
            except (IntegrityError, DataError):
                refused = await self._one_by_one(batch)
        except BaseException as error:
            for pending in batch:
                pending.settle(error)
            if not isinstance(error, Exception):
                raise
        else:
            for pending in batch:
                pending.settle(refused.get(pending))

    async def _together(self, batch: list[Pending]) -> None:
        async with self.db.writing() as connection:
            await enter(connection, [(pending.table, pending.entry) for pending in batch])
            await set_deadlines(connection, last_deadlines(batch))

    async def _one_by_one(self, batch: list[Pending]) -> dict[Pending, Exception]:
        """Still one commit; the entries that were refused, with the reason."""
        refused: dict[Pending, Exception] = {}
        async with self.db.writing() as connection:
            for pending in batch:
                try:
                    async with connection.begin_nested():
                        await enter(connection, [(pending.table, pending.entry)])
                except (IntegrityError, DataError) as error:
                    refused[pending] = reason(pending, error)
            await set_deadlines(connection, last_deadlines(pending for pending in batch if pending not in refused))
        return refused


def last_deadlines(entered: Iterable[Pending]) -> dict[str, float | None]:
    """The last ply of each table says when its clock falls."""
    return {pending.table: pending.deadline for pending in entered}


def reason(pending: Pending, error: DBAPIError) -> Exception:
    if is_duplicate(error):
        return Taken(f"Ply {pending.entry.ply} of table '{pending.table}' is there already.")
    return error
