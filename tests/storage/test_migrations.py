"""Migrations: they make what the models say, both ways, and nobody loses data on the way."""

import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from playcall.storage import DatabaseError, migrate, migrating, open_store
from playcall.storage.migrating import current, downgrade, draft, locked, newest, upgrade
from playcall.storage.models import Base

NewRevision = Callable[[str], None]
NOW = newest()


def tables(url: str) -> set[str]:
    with locked(url) as connection:
        return set(inspect(connection).get_table_names()) - {"alembic_version"}


def differences(url: str) -> list[object]:
    with locked(url) as connection:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


def test_migrations_make_what_the_models_say(empty_url: str) -> None:
    migrate(empty_url)
    assert tables(empty_url) == set(Base.metadata.tables)
    assert differences(empty_url) == []


def test_migrations_go_both_ways(empty_url: str) -> None:
    migrate(empty_url)
    with locked(empty_url) as connection:
        downgrade(connection)
        assert current(connection) is None
    assert tables(empty_url) == set()
    migrate(empty_url)
    assert differences(empty_url) == []


def test_migrating_twice_changes_nothing(database_url: str) -> None:
    add_person(database_url)
    migrate(database_url)
    assert persons(database_url) == ["ann"]


def test_processes_that_start_at_once_migrate_once(empty_url: str) -> None:
    with ThreadPoolExecutor(4) as processes:
        list(processes.map(migrate, [empty_url] * 4))
    assert differences(empty_url) == []


def test_a_migration_that_fails_leaves_nothing_behind(empty_url: str) -> None:
    migrating.make_folder(empty_url)

    def fail_halfway() -> None:
        with locked(empty_url) as connection:
            upgrade(connection)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail_halfway()
    assert tables(empty_url) == set()


# A newer revision -------------------------------------------------------------------------------------------------


@pytest.fixture
def new_revision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewRevision:
    """Write a further revision, as a later Playcall would have it."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrating.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))

    def write(step: str) -> None:
        monkeypatch.setattr(migrating, "MIGRATIONS", folder)
        draft("Later")
        file = next(folder.glob(f"versions/{newest()}*.py"))
        file.write_text(file.read_text().replace("pass", step, 1))

    return write


def add_person(url: str) -> None:
    with locked(url) as connection:
        connection.execute(text("INSERT INTO persons (id, name, created_at) VALUES ('ann', 'Ann', 1)"))
        connection.execute(
            text("INSERT INTO sessions (secret, person, created_at, expires_at) VALUES ('secret', 'ann', 1, 2)")
        )


def persons(url: str) -> list[str]:
    with locked(url) as connection:
        return list(connection.scalars(text("SELECT id FROM persons")))


WIDER = """with op.batch_alter_table("persons") as batch:
        batch.alter_column("name", type_=sa.String(90), existing_type=sa.String(40), existing_nullable=False)"""


def test_a_newer_revision_keeps_what_is_there(database_url: str, new_revision: NewRevision) -> None:
    """Moving a table on SQLite drops the old one: what refers to it must stay."""
    add_person(database_url)
    new_revision(WIDER)
    migrate(database_url)
    with locked(database_url) as connection:
        assert current(connection) == newest() != NOW
        assert connection.scalars(text("SELECT person FROM sessions")).all() == ["ann"]
        downgrade(connection, NOW)


def test_before_a_newer_revision_a_copy_is_kept(
    new_database: Callable[[str], str], new_revision: NewRevision, tmp_path: Path
) -> None:
    url = new_database("sqlite")
    file = Path(url.removeprefix("sqlite:///"))
    add_person(url)
    migrate(url)
    assert list(tmp_path.glob(f"{file.stem}-*.db")) == []
    new_revision("pass")
    migrate(url)
    (copy,) = tmp_path.glob(f"{file.stem}-*-{NOW}.db")
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT id FROM persons").fetchall() == [("ann",)]
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (NOW,)
    connection.close()
    migrate(url)
    assert len(list(tmp_path.glob(f"{file.stem}-*.db"))) == 1


def test_a_database_of_a_newer_playcall_is_left_alone(database_url: str) -> None:
    with locked(database_url) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(
        DatabaseError, match=rf"newer Playcall \(revision 9999, this one knows {NOW}\): update Playcall"
    ):
        migrate(database_url)
    with locked(database_url) as connection:
        assert current(connection) == "9999"
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{NOW}'"))


# Addresses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("playcall.db", "'playcall.db' is not a database address"),
        ("mysql://host/name", "'mysql' is not a database Playcall knows: use sqlite or postgresql"),
        ("sqlite://", "keeps its data in a file"),
        ("sqlite:///:memory:", "keeps its data in a file"),
        ("sqlite:////dev/null/x/playcall.db", "The folder /dev/null/x for the database cannot be made"),
        ("sqlite:////proc", "The database sqlite:////proc cannot be used: unable to open database file"),
        ("postgresql://me:hush@127.0.0.1:1/x", r"postgresql://me:\*\*\*@127.0.0.1:1/x cannot be used: .*refused"),
    ],
)
def test_a_database_that_cannot_be_opened(url: str, message: str) -> None:
    with pytest.raises(DatabaseError, match=message) as caught:
        open_store(url)
    assert "\n" not in str(caught.value)
    assert "hush" not in str(caught.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.db"
    file.write_text("Third and long. " * 100)
    with pytest.raises(DatabaseError, match="file is not a database"):
        open_store(f"sqlite:///{file}")
    assert file.read_text() == "Third and long. " * 100
