"""Backups: out of one database, into any other."""

import gzip
import os
import stat
from pathlib import Path

import pytest
from sqlalchemy import text

from playcall.storage import DatabaseError, SqlStore, backup, restore
from playcall.storage.database import open_database
from playcall.storage.migrating import locked, newest
from playcall.storage.models import Base
from playcall.tables.ports import DeckInfo, OutcomeInfo, RatingInfo
from tests.databases import KINDS, NewDatabase
from tests.storage.conftest import act, person, seat, table

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "playcall.backup"


def open_at(url: str) -> SqlStore:
    return SqlStore(open_database(url), url)


async def fill(url: str) -> None:
    """Something in every table that has a method to fill it."""
    store = open_at(url)
    for name in ("ann", "bob"):
        await store.new_person(person(name))
    await store.claim("ann", "Änne", "hash")
    await store.new_session("secret", "ann", 1.0, 2.5)
    await store.new_table(table("t1", seat(0, "ann"), seat(1, bot="starter")))
    await store.new_table(table("t2", seat(0, "bob", "ann"), seat(1), listed=False, rematch_of="t1"))
    for ply in range(3):
        await store.append("t1", act(ply, "run:\n'\"🏈", at=1 / 3), 0.1)
    await store.save_snapshot("t1", 2, bytes(range(256)))
    await store.say("t1", "ann", "", "Hut!", 5.0)
    await store.save_deck(DeckInfo("d1", "ann", "toy", "Blitz", "3 blitz", None, 5.0))
    won = [OutcomeInfo("ann", 0, 7, "won")]
    rating = [RatingInfo("ann", "", "toy", 25.0, 8.0, 1)]
    await store.finish("t1", {"scores": [7, None]}, 9.0, won, "record", b"\x00\xff", rating)
    await store.close()


def content(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database."""
    with locked(url) as connection:
        return {
            one.name: sorted((tuple(row) for row in connection.execute(one.select()).all()), key=repr)
            for one in Base.metadata.sorted_tables
        }


@pytest.mark.parametrize("target", KINDS)
async def test_a_backup_restores_everything(
    database_url: str, new_database: NewDatabase, file: Path, target: str
) -> None:
    await fill(database_url)
    rows = backup(database_url, file)
    other = new_database(target)
    assert restore(other, file) == rows
    assert content(other) == content(database_url)
    assert rows == sum(len(lines) for lines in content(other).values()) > 15


async def test_a_restored_database_goes_on(database_url: str, new_database: NewDatabase, file: Path) -> None:
    await fill(database_url)
    backup(database_url, file)
    for kind in KINDS:
        other = new_database(kind)
        restore(other, file)
        store = open_at(other)
        before = await store.said("t1")
        after = await store.say("t1", "bob", "", "Again!", 6.0)
        assert after.id > before[-1].id
        found = await store.table("t2")
        assert found is not None
        assert found.result is None
        await store.close()


async def test_an_empty_place_will_do(database_url: str, empty_url: str, file: Path) -> None:
    await fill(database_url)
    backup(database_url, file)
    restore(empty_url, file)
    assert content(empty_url) == content(database_url)


async def test_a_full_database_is_not_overwritten_without_force(database_url: str, file: Path) -> None:
    await fill(database_url)
    backup(database_url, file)
    saved = content(database_url)
    store = open_at(database_url)
    await store.new_person(person("late"))
    await store.close()
    with pytest.raises(DatabaseError, match="is not empty: restore with force"):
        restore(database_url, file)
    assert content(database_url) != saved
    restore(database_url, file, force=True)
    assert content(database_url) == saved


async def test_a_backup_is_one_moment_while_the_server_goes_on(database_url: str, file: Path) -> None:
    await fill(database_url)
    store = open_at(database_url)
    backup(database_url, file)
    await store.append("t2", act(0), None)
    backup(database_url, file)
    await store.close()


async def test_only_the_owner_may_read_a_backup(database_url: str, file: Path) -> None:
    backup(database_url, file)
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    assert list(file.parent.glob("*.part")) == []


# Errors -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [0.2, 0.9])
async def test_a_file_cut_short_restores_nothing(database_url: str, file: Path, kept: float) -> None:
    await fill(database_url)
    backup(database_url, file)
    saved = content(database_url)
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * kept)])
    with pytest.raises(DatabaseError, match="damaged; nothing was restored"):
        restore(database_url, file, force=True)
    assert content(database_url) == saved


async def test_missing_lines_are_noticed(database_url: str, file: Path) -> None:
    await fill(database_url)
    backup(database_url, file)
    saved = content(database_url)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    people = next(number for number, line in enumerate(lines) if b'"persons"' in line)
    for damaged, message in (
        (lines[:-1], "is cut short; nothing was restored"),
        (lines[: people + 1] + lines[people + 2 :], "nothing was restored"),
        ([*lines[: people + 1], b'["x"]\n', *lines[people + 1 :]], "damaged; nothing was restored"),
        (lines[1:], "is not a Playcall backup"),
        ([b"{}\n"], "is not a Playcall backup"),
        ([], "is not a Playcall backup"),
        (
            [lines[0].replace(f'"{newest()}"'.encode(), b'"9999"'), *lines[1:]],
            r"newer Playcall \(revision 9999\): update Playcall",
        ),
        ([line.replace(b'"persons"', b'"nobody"') for line in lines], "a table 'nobody' that Playcall does not"),
    ):
        file.write_bytes(gzip.compress(b"".join(damaged)))
        with pytest.raises(DatabaseError, match=message):
            restore(database_url, file, force=True)
    assert content(database_url) == saved


async def test_files_that_cannot_be_used(database_url: str, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="cannot be read: No such file or directory"):
        restore(database_url, tmp_path / "nothing")
    with pytest.raises(DatabaseError, match="cannot be written: No such file or directory"):
        backup(database_url, tmp_path / "nowhere" / "file")
    (tmp_path / "note").write_text("Fourth and one.")
    with pytest.raises(DatabaseError, match="is not a Playcall backup"):
        restore(database_url, tmp_path / "note")


async def test_databases_that_cannot_be_saved(empty_url: str, tmp_path: Path, file: Path) -> None:
    with pytest.raises(
        DatabaseError, match=rf"There is no database|has revision none, not {newest()}: start the server once"
    ):
        backup(empty_url, file)
    with pytest.raises(DatabaseError, match="There is no database"):
        backup(f"sqlite:///{tmp_path / 'none.db'}", file)
    with pytest.raises(DatabaseError, match=r"cannot be read: .*refused"):
        backup("postgresql://127.0.0.1:1/none", file)
    assert not file.exists()


async def test_a_failed_backup_leaves_the_old_one(new_database: NewDatabase, file: Path) -> None:
    url = new_database("sqlite")
    backup(url, file)
    good = file.read_bytes()
    with locked(url) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
    with pytest.raises(DatabaseError, match=f"has revision 0000, not {newest()}"):
        backup(url, file)
    assert file.read_bytes() == good
