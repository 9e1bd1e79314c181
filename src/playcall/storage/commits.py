"""Group commit: plies that come in at the same time are written to disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from playcall.storage.bulk import enter, set_deadlines
from playcall.storage.connections import Connections, is_duplicate
from playcall.tables.ledger import Entry
from playcall.tables.ports import Taken

BATCH = 1000
"""Plies in one commit."""
OFTEN = 0.015
"""Seconds after a commit within which another ply means that more will follow."""
GATHER = 0.003
"""Seconds for which they are waited for then."""


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
    """Enters plies. While one commit is under way, and shortly before the next, a batch gathers."""

    def __init__(self, db: Connections) -> None:
        self.db = db
        self._waiting: list[Pending] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self._last = -OFTEN
        """When the last commit was done."""

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
                await self._gather()
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                # One order for all processes, so that two batches never wait for each other in a circle.
                batch.sort(key=lambda pending: (pending.table, pending.entry.ply))
                await self._commit(batch)
                self._last = asyncio.get_running_loop().time()
        finally:
            self._writer = None
            for pending in self._waiting:
                pending.settle(asyncio.CancelledError())
            self._waiting.clear()

    async def _gather(self) -> None:
        """Let more plies come in where they come often: a commit costs as much for one as for ten."""
        if asyncio.get_running_loop().time() - self._last < OFTEN:
            await asyncio.sleep(GATHER)

    async def _commit(self, batch: list[Pending]) -> None:
        """Commit a batch; when a row of it is refused, find out whose, and commit the others."""
        try:
            try:
                await self.db.write(partial(together, batch))
                refused: dict[Pending, Exception] = {}
            except (IntegrityError, DataError):
                refused = await self.db.write(partial(one_by_one, batch))
        except BaseException as error:
            for pending in batch:
                pending.settle(error)
            if not isinstance(error, Exception):
                raise
        else:
            for pending in batch:
                pending.settle(refused.get(pending))


def together(batch: list[Pending], connection: Connection) -> None:
    enter(connection, [(pending.table, pending.entry) for pending in batch])
    set_deadlines(connection, last_deadlines(batch))


def one_by_one(batch: list[Pending], connection: Connection) -> dict[Pending, Exception]:
    """Still one commit; the entries that were refused, with the reason."""
    refused: dict[Pending, Exception] = {}
    for pending in batch:
        try:
            with connection.begin_nested():
                enter(connection, [(pending.table, pending.entry)])
        except (IntegrityError, DataError) as error:
            refused[pending] = reason(pending, error)
    set_deadlines(connection, last_deadlines(pending for pending in batch if pending not in refused))
    return refused


def last_deadlines(entered: Iterable[Pending]) -> dict[str, float | None]:
    """The last ply of each table says when its clock falls."""
    return {pending.table: pending.deadline for pending in entered}


def reason(pending: Pending, error: DBAPIError) -> Exception:
    if is_duplicate(error):
        return Taken(f"Ply {pending.entry.ply} of table '{pending.table}' is there already.")
    return error
