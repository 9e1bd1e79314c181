"""Backups: a whole database in one compressed file of JSON lines, the same from SQLite and from PostgreSQL.

The first line says what the file is. Then each table has a line with its columns, followed by its rows as lists; the
last line counts the rows, so that a file cut short is noticed.
"""

from __future__ import annotations

import gzip
import os
import time
import zlib
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO

import msgspec
from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from playcall.storage.database import DatabaseError, is_postgres, open_tool, shown, sqlite_file
from playcall.storage.migrating import current, downgrade, first_line, locked, make_folder, newest, upgrade
from playcall.storage.models import Base

FORMAT = 1
CHUNK = 1000
"""Rows in one statement."""


class Header(msgspec.Struct, tag_field="line", tag="playcall backup"):
    """The first line."""

    format: int
    revision: str
    at: float


class TableLine(msgspec.Struct, tag_field="line", tag="table"):
    """Before the rows of a table."""

    name: str
    columns: list[str]


class End(msgspec.Struct, tag_field="line", tag="end"):
    """The last line."""

    rows: int


Line = Header | TableLine | End | list[object]
_decoder = msgspec.json.Decoder(Line)


def backup(url: str, file: Path) -> int:
    """Write everything to a file, as it is at one moment; the server may keep running. Returns the number of rows."""
    partial = file.with_name(f"{file.name}.part")
    try:
        with _reading(url) as connection, _private(partial) as raw, gzip.GzipFile(fileobj=raw, mode="wb") as lines:
            rows = _dump(connection, lines)
        os.replace(partial, file)
    except OSError as error:
        raise DatabaseError(f"The backup {file} cannot be written: {error.strerror or error}.") from error
    finally:
        partial.unlink(missing_ok=True)
    return rows


def restore(url: str, file: Path, force: bool = False) -> int:
    """Fill a database from a backup, in one transaction; returns the number of rows.

    A database that holds something is replaced only with `force`. Stop the server first.
    """
    with _lines(file) as lines:
        header = next(lines, None)
        if not isinstance(header, Header):
            raise DatabaseError(f"{file} is not a Playcall backup.")
        if header.format > FORMAT or header.revision > newest():
            raise DatabaseError(f"{file} was made by a newer Playcall (revision {header.revision}): update Playcall.")
        make_folder(url)
        with locked(url) as connection:
            _clear(connection, url, force)
            upgrade(connection, header.revision)
            rows = _load(connection, lines, file)
            upgrade(connection)
    return rows


# Writing ----------------------------------------------------------------------------------------------------------


@contextmanager
def _reading(url: str) -> Iterator[Connection]:
    """A sound and current database, seen as it is at one moment."""
    if not is_postgres(url) and not sqlite_file(url).is_file():
        raise DatabaseError(f"There is no database {sqlite_file(url)}.")
    engine = open_tool(url, locking=False)
    try:
        with engine.connect() as connection:
            if is_postgres(url):
                connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                _check_integrity(connection)
            if (revision := current(connection)) != newest():
                has = f"has revision {revision or 'none'}, not {newest()}"
                raise DatabaseError(f"The database {shown(url)} {has}: start the server once.")
            yield connection
    except SQLAlchemyError as error:
        raise DatabaseError(f"The database {shown(url)} cannot be read: {first_line(error)}.") from error
    finally:
        engine.dispose()


def _check_integrity(connection: Connection) -> None:
    said = connection.exec_driver_sql("PRAGMA integrity_check").scalar()
    if said != "ok":
        raise DatabaseError(f"The database is damaged and was not backed up: {said}.")


@contextmanager
def _private(file: Path) -> Iterator[IO[bytes]]:
    """A new file that only its owner may read: it holds password hashes."""
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as raw:
        yield raw
        raw.flush()
        os.fsync(raw.fileno())


def _dump(connection: Connection, lines: gzip.GzipFile) -> int:
    count = 0
    lines.write(_encode(Header(FORMAT, newest(), time.time())))
    for table in Base.metadata.sorted_tables:
        lines.write(_encode(TableLine(str(table.name), [str(column.name) for column in table.columns])))
        rows = connection.execution_options(yield_per=CHUNK).execute(select(table))
        for row in rows:
            lines.write(_encode(list(row)))
            count += 1
    lines.write(_encode(End(count)))
    return count


def _encode(line: Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


# Reading ----------------------------------------------------------------------------------------------------------


@contextmanager
def _lines(file: Path) -> Iterator[Iterator[Line]]:
    try:
        with gzip.open(file, "rb") as raw:
            yield (_decoder.decode(line) for line in raw)
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, LookupError):
        raise DatabaseError(f"{file} is not a Playcall backup, or it is damaged; nothing was restored.") from None
    except OSError as error:
        raise DatabaseError(f"The backup {file} cannot be read: {error.strerror or error}.") from error


def _clear(connection: Connection, url: str, force: bool) -> None:
    """Leave nothing in the database, if that may be."""
    there = set(inspect(connection).get_table_names())
    ours = [table for table in Base.metadata.sorted_tables if table.name in there]
    if not force and any(connection.execute(select(1).select_from(table).limit(1)).first() for table in ours):
        raise DatabaseError(f"The database {shown(url)} is not empty: restore with force to replace what it holds.")
    if current(connection) is not None:
        downgrade(connection)


def _load(connection: Connection, lines: Iterator[Line], file: Path) -> int:
    """Insert all rows into the tables as they were when the backup was made."""
    tables = _tables_there(connection)
    count = 0
    line = next(lines, None)
    while isinstance(line, TableLine):
        if line.name not in tables:
            raise DatabaseError(f"The backup {file} has a table '{line.name}' that Playcall does not know.")
        filling = _Filling(connection, tables[line.name], line.columns)
        line = filling.take(lines)
        count += filling.count
    if not isinstance(line, End) or line.rows != count:
        raise DatabaseError(f"The backup {file} is cut short; nothing was restored.")
    return count


def _tables_there(connection: Connection) -> dict[str, Table]:
    there = MetaData()
    there.reflect(connection)
    for table in there.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return dict(there.tables)


class _Filling:
    """One table being filled."""

    def __init__(self, connection: Connection, table: Table, columns: list[str]) -> None:
        self.connection = connection
        self.table = table
        self.columns = columns
        self.binary = [isinstance(table.columns[name].type, LargeBinary) for name in columns]
        self.count = 0

    def take(self, lines: Iterator[Line]) -> Line | None:
        """Insert the rows that follow; returns the line after them."""
        after: list[Line] = []
        rows = self._rows(lines, after)
        while chunk := list(islice(rows, CHUNK)):
            self._insert(chunk)
        self._continue_numbering()
        return after[0] if after else None

    def _insert(self, chunk: list[dict[str, object]]) -> None:
        try:
            self.connection.execute(insert(self.table), chunk)
        except (IntegrityError, DataError) as error:
            raise DatabaseError(
                f"The backup has rows of '{self.table.name}' that are refused ({first_line(error)}); "
                "nothing was restored."
            ) from error
        self.count += len(chunk)

    def _rows(self, lines: Iterator[Line], after: list[Line]) -> Iterator[dict[str, object]]:
        for line in lines:
            if not isinstance(line, list):
                after.append(line)
                return
            values = (b64decode(str(value)) if raw else value for value, raw in zip(line, self.binary, strict=True))
            yield dict(zip(self.columns, values, strict=True))

    def _continue_numbering(self) -> None:
        """PostgreSQL numbers new rows from a sequence of its own: it continues after the last one."""
        numbered = self.table.autoincrement_column
        if numbered is None or not self.count or self.connection.dialect.name != "postgresql":
            return
        last = self.connection.scalar(select(func.max(numbered)))
        statement = text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)")
        self.connection.execute(statement, {"table": self.table.name, "column": numbered.name, "last": last})
