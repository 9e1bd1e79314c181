"""Storage: what outlives a process, on SQLite or PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playcall.storage.alone import alone
from playcall.storage.backup import backup, restore
from playcall.storage.bus import LocalBus, PostgresBus
from playcall.storage.database import DatabaseError, default_url, is_postgres, open_database
from playcall.storage.migrating import migrate
from playcall.storage.store import SqlStore

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from playcall.tables.ports import Bus

__all__ = [
    "DatabaseError",
    "LocalBus",
    "PostgresBus",
    "SqlStore",
    "alone",
    "backup",
    "default_url",
    "migrate",
    "open_bus",
    "open_store",
    "restore",
]


def open_store(url: str) -> SqlStore:
    """The store at an address, brought up to date first; raises `DatabaseError`."""
    migrate(url)
    return SqlStore(open_database(url), url)


def open_bus(url: str, engine: AsyncEngine) -> Bus:
    """The bus that fits a database: between processes on PostgreSQL, within this one on SQLite."""
    return PostgresBus(url, engine) if is_postgres(url) else LocalBus()
