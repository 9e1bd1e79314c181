"""Clubhouses on fresh databases, SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import pytest

from tests.seasons.club import PEOPLE, Club, Wire, person, register

OpenClub = Callable[[], Club]


@pytest.fixture(autouse=True)
def drafted_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


@pytest.fixture
async def another(database_url: str) -> AsyncIterator[OpenClub]:
    """Another process on the same database."""
    wire = Wire()
    async with AsyncExitStack() as stack:

        def make() -> Club:
            club = Club(database_url, wire)
            stack.push_async_callback(club.close)
            return club

        yield make


@pytest.fixture
async def club(another: OpenClub) -> Club:
    """A clubhouse with Ann, Bob and Cy."""
    club = another()
    for name in PEOPLE:
        await club.store.new_person(person(name))
    return club
