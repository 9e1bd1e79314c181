"""One server to a SQLite file: it keeps tables in memory, and two would not hear of each other."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from playcall.storage.database import DatabaseError, is_postgres, shown, sqlite_file
from playcall.storage.migrating import make_folder


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Keep other servers from a SQLite file; raises `DatabaseError` where one serves it already.

    What keeps them out is a lock on a file beside it, which ends with the process, however that ends.
    """
    if is_postgres(url):
        yield
        return
    make_folder(url)
    file = sqlite_file(url)
    with closing(_open(f"{file}-served")) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorname == "SQLITE_BUSY":
                raise DatabaseError(
                    f"Another Playcall serves {shown(url)} already: open that one, or name another file with --db."
                ) from None
            raise DatabaseError(f"{file}-served cannot be written: {problem}.") from None
        yield


def _open(file: str) -> sqlite3.Connection:
    try:
        return sqlite3.connect(file, timeout=0, isolation_level=None)
    except sqlite3.OperationalError as problem:
        raise DatabaseError(f"{file} cannot be written: {problem}.") from None
