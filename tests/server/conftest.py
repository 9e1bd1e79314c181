"""A house that most tests of the server share, and houses of their own for the others."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from playcall.server.settings import Settings
from playcall.tables.backroom import Backroom
from playcall.tables.thinking import Thinker
from tests.cli import fake
from tests.databases import KINDS, Pool
from tests.server.house import House, quick, running

NewHouse = Callable[..., House]


@pytest.fixture(scope="package", autouse=True)
def high_card() -> Iterator[None]:
    """High Card, a game of a minute, beside the real ones."""
    with pytest.MonkeyPatch.context() as patch:
        fake.register(patch)
        yield


@pytest.fixture(scope="package")
def fresh_database(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    def make() -> str:
        file = tmp_path_factory.mktemp("house") / "playcall.db"
        shutil.copy(sqlite_template, file)
        return f"sqlite:///{file}"

    return make


@pytest.fixture(scope="package")
def sqlite_house(high_card: None, fresh_database: Callable[[], str]) -> Iterator[House]:
    with running(quick(database_url=fresh_database())) as house:
        yield house


@pytest.fixture(scope="package")
def postgres_house(high_card: None, postgres_pool: Pool) -> Iterator[House]:
    with postgres_pool.database() as url, running(quick(database_url=url)) as house:
        yield house


@pytest.fixture(scope="module")
def house(request: pytest.FixtureRequest) -> House:
    """One server for everybody; nothing limits them. A module with `both_databases` meets two, one after the other."""
    house: House = request.getfixturevalue(f"{getattr(request, 'param', 'sqlite')}_house")
    return house


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if getattr(metafunc.module, "both_databases", False) and "house" in metafunc.fixturenames:
        metafunc.parametrize("house", KINDS, indirect=True, scope="module")


@pytest.fixture
def new_house(fresh_database: Callable[[], str]) -> Iterator[NewHouse]:
    """Servers with settings of their own."""
    with ExitStack() as stack:

        def make(
            settings: Settings | None = None, thinker: Thinker | None = None, backroom: Backroom | None = None,
            **changes: Any,
        ) -> House:  # fmt: skip
            changes.setdefault("database_url", fresh_database())
            return stack.enter_context(running(settings or quick(**changes), thinker, backroom))

        yield make
