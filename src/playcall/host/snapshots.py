"""Snapshots: a long table is loaded from its last kept position instead of from its first action."""

from __future__ import annotations

from playcall.games import load
from playcall.host.livetable import LiveTable, fold_all
from playcall.host.ports import Store, TableInfo

EVERY = 200
"""Plies between two snapshots."""


async def load_table(store: Store, info: TableInfo) -> LiveTable:
    """A table from the store: its newest snapshot and the entries after it, or the whole ledger."""
    game = load(info.setup.game)
    entries = await store.entries(info.id)
    opened = info.started_at or info.created_at
    kept = await store.snapshot(info.id)
    if kept is not None and kept[0] <= len(entries):
        table = LiveTable.from_snapshot(game, info.setup, opened, kept[1], entries[: kept[0]])
        if table is not None:
            for entry in entries[kept[0] :]:
                table.fold(entry)
            return table
    return fold_all(game, info.setup, opened, entries)


async def save_if_long(store: Store, table: LiveTable) -> None:
    """Keep the position every so many plies."""
    if table.ply and table.ply % EVERY == 0:
        await store.save_snapshot(table.setup.table, table.ply, table.to_snapshot())
