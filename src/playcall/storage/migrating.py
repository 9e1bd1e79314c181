"""Bringing a database up to date. Everything happens in one transaction: it works, or nothing has changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from playcall.storage.database import DatabaseError, is_postgres, open_tool, shown, sqlite_file

MIGRATIONS = Path(__file__).with_name("migrations")
LOCK = 0x706C6173
"""The advisory lock of PostgreSQL that lets one process migrate at a time."""


def migrate(url: str, revision: str = "head") -> None:
    """Bring the database to the newest revision; of a SQLite file that holds an older one, a dated copy is kept.

    Any number of processes may start at once: the first migrates, the others wait and find it done.
    """
    make_folder(url)
    with locked(url) as connection:
        old = current(connection)
        if old is not None and old != newest() and not is_postgres(url):
            keep_copy(sqlite_file(url), old)
        upgrade(connection, revision)


@contextmanager
def locked(url: str) -> Iterator[Connection]:
    """A transaction beside which nobody else migrates, and on SQLite nobody writes; errors are `DatabaseError`s."""
    engine = open_tool(url)
    try:
        with engine.begin() as connection:
            if is_postgres(url):
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            yield connection
            check_keys(connection)
    except SQLAlchemyError as error:
        raise DatabaseError(f"The database {shown(url)} cannot be used: {first_line(error)}.") from error
    finally:
        engine.dispose()


def make_folder(url: str) -> None:
    """The folder of a SQLite file."""
    if is_postgres(url):
        return
    folder = sqlite_file(url).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(f"The folder {folder} for the database cannot be made: {error.strerror}.") from error


def current(connection: Connection) -> str | None:
    """The revision a database has; None for a new one."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The revision this Playcall works with."""
    revision = ScriptDirectory.from_config(_config()).get_current_head()
    assert revision is not None
    return revision


def upgrade(connection: Connection, revision: str = "head") -> None:
    """On to a newer revision."""
    _known(connection)
    command.upgrade(_config(connection), revision)


def downgrade(connection: Connection, revision: str = "base") -> None:
    """Back to an older revision; `base` removes everything."""
    _known(connection)
    command.downgrade(_config(connection), revision)


def _known(connection: Connection) -> None:
    revision = current(connection)
    if revision is not None and revision > newest():
        raise DatabaseError(
            f"The database was made by a newer Playcall (revision {revision}, this one knows {newest()}): "
            "update Playcall."
        )


def draft(message: str) -> None:
    """For contributors: write the next revision, from what the models have and the migrations have not.

    Look it over: a renamed column, for one, looks like a dropped and an added one.
    """
    with TemporaryDirectory() as folder, locked(f"sqlite:///{folder}/draft.db") as connection:
        upgrade(connection)
        command.revision(_config(connection), message, autogenerate=True, rev_id=f"{int(newest()) + 1:04}")


def keep_copy(file: Path, revision: str) -> Path:
    """A copy beside a SQLite file, named by date and revision."""
    copy = file.with_name(f"{file.stem}-{datetime.now():%Y%m%d-%H%M%S}-{revision}{file.suffix}")
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))
    except sqlite3.Error as error:
        raise DatabaseError(
            f"The database is of revision {revision} and was left so: it cannot be copied to {copy} ({error})."
        ) from error
    return copy


def check_keys(connection: Connection) -> None:
    """Foreign keys were off on SQLite while tables were moved: look whether any points nowhere."""
    if connection.dialect.name != "sqlite":
        return
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if broken is not None:
        raise DatabaseError(f"The table '{broken[0]}' refers to rows of '{broken[2]}' that are not there.")


def first_line(error: SQLAlchemyError) -> str:
    """What the database says, in one line and without a full stop."""
    cause = getattr(error, "orig", None) or error
    return next(iter(str(cause).strip().splitlines()), "unknown error").rstrip(".")


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
