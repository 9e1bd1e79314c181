"""People and sessions."""

import asyncio

import pytest

from playcall.storage import SqlStore
from playcall.storage.people import YEAR
from playcall.tables.ports import PersonInfo, Taken
from tests.storage.conftest import person

pytestmark = pytest.mark.anyio


async def test_a_person_is_kept(store: SqlStore) -> None:
    assert await store.person("ann") == person("ann")
    assert await store.person("nobody") is None


async def test_a_person_can_be_renamed(store: SqlStore) -> None:
    await store.rename("ann", "Änne 🏈")
    assert await store.person("ann") == PersonInfo("ann", "Änne 🏈", None, 1000.25)


async def test_a_guest_claims_an_account(store: SqlStore) -> None:
    assert await store.credentials("Ann") is None
    await store.claim("ann", "Ann", "hash")
    claimed = PersonInfo("ann", "Ann", "Ann", 1000.25)
    assert await store.credentials("ANN") == (claimed, "hash")
    assert await store.person("ann") == claimed


@pytest.mark.parametrize(("first", "second"), [("Coach", "coach"), ("ÄRGER", "ärger"), ("Straße", "STRASSE")])
async def test_a_username_is_one_persons_whatever_its_case(store: SqlStore, first: str, second: str) -> None:
    await store.claim("ann", first, "hash")
    with pytest.raises(Taken, match=f"'{second}' is in use"):
        await store.claim("bob", second, "other")
    found = await store.credentials(second)
    assert found is not None
    assert found[0].id == "ann"


async def test_of_two_claims_at_once_one_wins(store: SqlStore) -> None:
    claims = [store.claim(name, "Coach", f"hash of {name}") for name in ("ann", "bob", "cy")]
    results = await asyncio.gather(*claims, return_exceptions=True)
    assert sum(isinstance(result, Taken) for result in results) == 2
    assert results.count(None) == 1


async def test_claiming_again_changes_the_password(store: SqlStore) -> None:
    await store.claim("ann", "Ann", "old")
    await store.claim("ann", "ann", "new")
    found = await store.credentials("ANN")
    assert found is not None
    assert (found[0].username, found[1]) == ("ann", "new")


async def test_a_session_leads_to_its_person_until_it_expires(store: SqlStore) -> None:
    await store.new_session("secret", "ann", now=100, expires_at=200)
    assert await store.session_person("secret", now=199) == person("ann")
    assert await store.session_person("secret", now=200) is None
    assert await store.session_person("other", now=100) is None


async def test_a_session_can_be_ended(store: SqlStore) -> None:
    await store.new_session("secret", "ann", now=100, expires_at=200)
    await store.end_session("secret")
    await store.end_session("secret")
    assert await store.session_person("secret", now=150) is None


async def test_expired_sessions_make_room(store: SqlStore) -> None:
    await store.new_session("old", "ann", now=100, expires_at=200)
    await store.new_session("new", "bob", now=200 + YEAR, expires_at=300 + YEAR)
    assert await store.session_person("old", now=150) is None
    assert await store.session_person("new", now=250 + YEAR) == person("bob")
