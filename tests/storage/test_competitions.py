"""Competitions in the store: logs without gaps or doubles, how they stand, who takes part, tables of bots."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from playcall.seasons.ports import CompetitionInfo, Standing
from playcall.storage import SqlStore
from playcall.tables.ports import Taken
from tests.storage.conftest import OpenStore, act, seat, table

pytestmark = pytest.mark.anyio


def info(competition_id: str = "c1", **changes: Any) -> CompetitionInfo:
    plain = CompetitionInfo(
        competition_id, "toy", "Cup", f"invite {competition_id}", False, "ann", 1.5, 1.5, 1, None, {}
    )
    return msgspec.structs.replace(plain, **changes)


def stands(wake: float | None = None, **members: bool) -> Standing:
    return Standing(wake, {"phase": "forming", "teams": 8}, members)


async def test_a_log_is_kept_in_order(store: SqlStore) -> None:
    await store.new_competition(info(), ["founded", "joined"], stands(ann=True))
    await store.enter("c1", 2, ["picked", "passed"], stands(9.5, ann=True, bob=True), 7.25)
    assert await store.competition_log("c1") == ["founded", "joined", "picked", "passed"]
    assert await store.competition_log("c1", 1, 3) == ["joined", "picked"]
    kept = await store.competition("c1")
    assert kept is not None
    assert (kept.entries, kept.changed_at, kept.wake, kept.summary["teams"]) == (4, 7.25, 9.5, 8)
    assert await store.competition("c2") is None


async def test_the_same_entry_is_made_once(store: SqlStore, open_another: OpenStore) -> None:
    await store.new_competition(info(), ["founded"], stands())
    stores = [store, open_another()]
    done = await asyncio.gather(
        *(each.enter("c1", 1, [f"line {n}", "more"], stands(), 2.0) for n, each in enumerate(stores * 3)),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Taken) for each in done) == 5
    log = await store.competition_log("c1")
    assert len(log) == 3, "all lines of an entry, or none"
    kept = await store.competition("c1")
    assert kept is not None
    assert kept.entries == 3


async def test_a_refused_entry_leaves_nothing_behind(store: SqlStore) -> None:
    await store.new_competition(info(), ["founded"], stands(5.0))
    with pytest.raises(Taken):
        await store.enter("c1", 0, ["again"], stands(1.0, bob=True), 3.0)
    assert await store.waking(2.0) == []
    assert await store.competitions_of("bob", 5) == []


async def test_lists_tell_the_last_changed_first(store: SqlStore) -> None:
    await store.new_competition(info("c1", public=True), ["founded"], stands(ann=True))
    await store.new_competition(info("c2", changed_at=3.0, public=True), ["founded"], stands(ann=True, bob=True))
    await store.new_competition(info("c3"), ["founded"], stands(bob=True))
    assert [each.id for each in await store.competitions_of("ann", 5)] == ["c2", "c1"]
    assert [each.id for each in await store.public_competitions(1)] == ["c2"]
    await store.enter("c2", 1, ["left"], stands(ann=False, bob=True), 4.0)
    assert [each.id for each in await store.competitions_of("ann", 5)] == ["c1"]
    found = await store.competition_by_invite("invite c3")
    assert found is not None
    assert found.id == "c3"


async def test_what_must_be_looked_at_comes_the_longest_overdue_first(store: SqlStore) -> None:
    for name, wake in (("c1", 30.0), ("c2", 20.0), ("c3", None)):
        await store.new_competition(info(name), ["founded"], stands(wake))
    assert await store.waking(40.0) == ["c2", "c1"]
    await store.set_wake("c2", 50.0, instead_of=19.0)
    assert await store.waking(20.0) == ["c2"], "somebody else has set another moment"
    await store.set_wake("c2", None, instead_of=20.0)
    assert await store.waking(40.0) == ["c1"]


async def test_a_book_makes_way_for_a_newer_one_only(store: SqlStore) -> None:
    await store.new_competition(info(), ["founded"], stands())
    assert await store.book("c1") is None
    await store.save_book("c1", 40, b"forty")
    await store.save_book("c1", 20, b"twenty")
    assert await store.book("c1") == (40, b"forty")
    await store.save_book("c1", 80, b"eighty")
    assert await store.book("c1") == (80, b"eighty")


async def test_a_table_that_bots_have_played_is_kept_once(store: SqlStore) -> None:
    played = table("t9", seat(0, bot="starter"), seat(1, bot="rookie"), fixture="c1 1.r1.1", ended_at=5.0, result={})
    await store.keep_table(played, [act(0), act(1)], "record", b"[]")
    with pytest.raises(Taken):
        await store.keep_table(played, [act(0)], "another", b"[]")
    with pytest.raises(Taken):
        await store.new_table(played)
    kept = await store.table("t9")
    assert kept is not None
    assert (kept.fixture, kept.ended_at) == ("c1 1.r1.1", 5.0)
    assert len(await store.entries("t9")) == 2
    assert await store.capsule("t9") == ("record", b"[]")
