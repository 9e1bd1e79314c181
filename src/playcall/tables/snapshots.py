"""Loading tables: from a kept position, never on the event loop where that would take long."""

from __future__ import annotations

import asyncio

import msgspec

from playcall.games import load
from playcall.tables.backroom import Backroom, Customer
from playcall.tables.cardsets import bring
from playcall.tables.errors import Refused, unreadable
from playcall.tables.ledger import Entry, Setup
from playcall.tables.livetable import LiveTable, fold_all
from playcall.tables.ports import Store, TableInfo

EVERY = 200
"""Plies between two snapshots."""
SHORT = 16
"""Entries that are folded in no time."""

Kept = tuple[int, bytes]
"""A snapshot, and how many entries it covers."""


class Ledger(msgspec.Struct, frozen=True):
    """Everything that a table follows from."""

    setup: Setup
    opened: float
    entries: list[Entry]

    @classmethod
    def of(cls, info: TableInfo, entries: list[Entry]) -> Ledger:
        return cls(info.setup, info.started_at or info.created_at, entries)


async def load_table(store: Store, backroom: Backroom, info: TableInfo) -> LiveTable:
    """A table from the store; raises `Refused` where its game or options are not there any more."""
    ledger = Ledger.of(info, await store.entries(info.id))
    kept = await store.snapshot(info.id)
    try:
        await bring(store, info.setup.game)
        return await _restored(ledger, kept) or await _played_again(store, backroom, ledger)
    except Refused:
        raise
    except Exception as problem:
        raise unreadable(problem) from problem


async def fold_elsewhere(backroom: Backroom, ledger: Ledger) -> Kept:
    """A snapshot of a table at the end of its ledger, made in the back room."""
    whose = Customer(f"table {ledger.setup.table}")
    return len(ledger.entries), await backroom.do(whose, folded, ledger, patient=True)


async def _restored(ledger: Ledger, kept: Kept | None) -> LiveTable | None:
    """A table from its newest snapshot and the entries after it; None where there is none that fits."""
    if len(ledger.entries) <= SHORT:
        return restored(ledger, kept)
    return await asyncio.to_thread(restored, ledger, kept)


async def _played_again(store: Store, backroom: Backroom, ledger: Ledger) -> LiveTable:
    """A table from its whole ledger; a long one is kept as it stands, so that this happens once."""
    if len(ledger.entries) > EVERY:
        kept = await fold_elsewhere(backroom, ledger)
        await store.save_snapshot(ledger.setup.table, *kept)
        table = await _restored(ledger, kept)
        assert table is not None, "a snapshot fits its own ledger"
        return table
    if len(ledger.entries) <= SHORT:
        return fold(ledger)
    return await asyncio.to_thread(fold, ledger)


def restored(ledger: Ledger, kept: Kept | None) -> LiveTable | None:
    if kept is None or not 0 <= len(ledger.entries) - kept[0] <= 2 * EVERY:
        return None
    ply, body = kept
    game, entries = load(ledger.setup.game), ledger.entries
    table = LiveTable.from_snapshot(game, ledger.setup, ledger.opened, body, entries[:ply])
    if table is not None:
        for entry in entries[ply:]:
            table.fold(entry)
    return table


def fold(ledger: Ledger) -> LiveTable:
    return fold_all(load(ledger.setup.game), ledger.setup, ledger.opened, ledger.entries)


def folded(ledger: Ledger) -> bytes:
    """A table as it stands after its ledger, in whatever process this runs."""
    return fold(ledger).to_snapshot()


async def save_if_long(store: Store, table: LiveTable) -> None:
    """Keep the position every few plies."""
    if table.ply and table.ply % EVERY == 0:
        await store.save_snapshot(table.setup.table, table.ply, table.to_snapshot())
