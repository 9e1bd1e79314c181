"""Opening the database: SQLite with write-ahead log by default, PostgreSQL by URL."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from sqlite3 import OperationalError
from time import monotonic, sleep
from typing import Protocol

from sqlalchemy import Connection, Engine, NullPool, QueuePool, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from playcall.kernel import PlaycallError

WAIT = 10
"""Seconds that a process waits for another one's writing to SQLite, or for PostgreSQL to answer."""

LIVELY: dict[str, str | int] = {
    "connect_timeout": WAIT,
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
"""How to connect to PostgreSQL: a dead line is noticed within half a minute."""
BOUNDED = {"options": "-c lock_timeout=30s -c idle_in_transaction_session_timeout=60s"}
"""No transaction of the store waits for another one for ever, not even for one whose process was stopped."""


class DatabaseError(PlaycallError):
    """The database cannot be opened, brought up to date, saved or restored."""


def default_url(folder: Path) -> str:
    """`PLAYCALL_DATABASE_URL`, or a SQLite file in the data folder."""
    return os.environ.get("PLAYCALL_DATABASE_URL") or f"sqlite:///{folder / 'playcall.db'}"


def parse(url: str) -> URL:
    """The parts of a database's address; raises `DatabaseError` when it is none of ours."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseError(
            f"'{url}' is not a database address: write sqlite:///playcall.db or postgresql://user@host/name."
        ) from None
    kind = parsed.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise DatabaseError(f"'{kind}' is not a database Playcall knows: use sqlite or postgresql.")
    if kind == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise DatabaseError("Playcall keeps its data in a file: write sqlite:///playcall.db.")
    if kind == "postgresql" and find_spec("psycopg") is None:
        raise DatabaseError("PostgreSQL needs the extra 'postgres': install 'playcall[postgres]'.")
    return parsed


def is_postgres(url: str) -> bool:
    return parse(url).get_backend_name() == "postgresql"


def sqlite_file(url: str) -> Path:
    """Where a SQLite database lies."""
    return Path(parse(url).database or "")


def shown(url: str) -> str:
    """A database's address as it may be shown: without the password."""
    return parse(url).set(drivername=parse(url).get_backend_name()).render_as_string(hide_password=True)


def open_database(url: str) -> AsyncEngine:
    """An engine with the settings we rely on; on SQLite it is for reading, see `open_writer`.

    Here as everywhere errors do not tell what was in a statement: they go into logs.
    """
    if is_postgres(url):
        return create_async_engine(
            parse(url).set(drivername="postgresql+psycopg"),
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            connect_args=LIVELY | BOUNDED,
            hide_parameters=True,
        )
    engine = create_async_engine(parse(url).set(drivername="sqlite+aiosqlite"), hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_reader)
    return engine


def open_writer(url: str) -> Engine:
    """The one connection that writes to a SQLite file, used by one thread; a commit there has reached the disk."""
    engine = create_engine(
        parse(url).set(drivername="sqlite"), poolclass=QueuePool, pool_size=1, max_overflow=0, hide_parameters=True
    )  # fmt: skip
    event.listen(engine, "connect", _prepare_writer)
    event.listen(engine, "begin", _begin_writing)
    return engine


def open_tool(url: str, locking: bool = True) -> Engine:
    """A plain engine for migrating, saving and restoring: foreign keys do not act.

    On SQLite a transaction keeps others from writing; not `locking`, it sees the file as it was when it began.
    """
    if is_postgres(url):
        return create_engine(
            parse(url).set(drivername="postgresql+psycopg"),
            poolclass=NullPool,
            connect_args=LIVELY,
            hide_parameters=True,
        )
    engine = create_engine(parse(url).set(drivername="sqlite"), poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "connect", _prepare_tool)
    event.listen(engine, "begin", _begin_writing if locking else _begin_reading)
    return engine


class _Cursor(Protocol):
    def execute(self, statement: str) -> object: ...
    def close(self) -> None: ...


class _SqliteConnection(Protocol):
    isolation_level: str | None

    def cursor(self) -> _Cursor: ...


def _prepare(connection: _SqliteConnection, *pragmas: str) -> None:
    """We begin transactions ourselves: the driver would begin them too late to lock anything."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={WAIT * 1000}")
    _write_ahead(cursor)
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: _Cursor) -> None:
    """The journal is switched without waiting for others, who may begin with the same file at once: try again."""
    until = monotonic() + WAIT
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except OperationalError:
            if monotonic() > until:
                raise
            sleep(0.02)


def _prepare_reader(connection: _SqliteConnection, _: object) -> None:
    _prepare(connection, "foreign_keys=ON", "query_only=ON")


def _prepare_writer(connection: _SqliteConnection, _: object) -> None:
    _prepare(connection, "foreign_keys=ON", "synchronous=FULL")


def _prepare_tool(connection: _SqliteConnection, _: object) -> None:
    _prepare(connection, "foreign_keys=OFF", "synchronous=FULL")


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
