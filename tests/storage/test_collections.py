"""Collections: one for each person and game, and none is changed behind somebody's back."""

import msgspec
import pytest

from playcall.storage import SqlStore
from playcall.tables.ports import CollectionInfo, Taken
from tests.storage.conftest import OpenStore

pytestmark = pytest.mark.anyio

MINE = CollectionInfo("ann", "toy", "collection: toy\n", None, 5.0)


def changed(**changes: object) -> CollectionInfo:
    return msgspec.structs.replace(MINE, **changes)


async def test_collections_are_kept_changed_shared_and_given_away(store: SqlStore) -> None:
    assert await store.collection("ann", "toy") is None
    await store.save_collection(MINE, None)
    assert await store.collection("ann", "toy") == MINE
    assert await store.collection("bob", "toy") is None
    assert await store.collection("ann", "other") is None
    shared = changed(text="x" * 5000, share="secret", updated_at=6.0)
    await store.save_collection(shared, MINE)
    assert await store.shared_collection("secret") == shared
    assert await store.shared_collection("other") is None
    await store.delete_collection("ann", "toy")
    assert await store.collection("ann", "toy") is None


async def test_what_another_process_has_changed_is_not_overwritten(store: SqlStore, open_another: OpenStore) -> None:
    other = open_another()
    await store.save_collection(MINE, None)
    with pytest.raises(Taken):
        await other.save_collection(changed(text="mine"), None)
    await other.save_collection(changed(text="theirs"), MINE)
    with pytest.raises(Taken):
        await store.save_collection(changed(text="mine"), MINE)
    assert await store.collection("ann", "toy") == changed(text="theirs")


async def test_a_share_secret_leads_to_one_collection(store: SqlStore) -> None:
    await store.save_collection(changed(share="secret"), None)
    with pytest.raises(Taken):
        await store.save_collection(changed(person="bob", share="secret"), None)
