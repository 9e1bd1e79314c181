"""The ledger: no ply doubled, no acknowledged one lost."""

import asyncio
import random

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError

from playcall.storage import SqlStore, commits
from playcall.tables.ledger import Entry, Kind
from playcall.tables.ports import OutcomeInfo, RatingInfo, Taken
from tests.storage.conftest import OpenStore, act, seat, table

pytestmark = pytest.mark.anyio


async def open_tables(store: SqlStore, count: int) -> list[str]:
    names = [f"t{number}" for number in range(count)]
    for name in names:
        await store.new_table(table(name, seat(0, "ann"), seat(1, "bob")))
    return names


async def test_entries_come_back_in_order(store: SqlStore) -> None:
    await open_tables(store, 2)
    written = [
        act(0, "pass:deep"),
        Entry(1, Kind.STAND_IN, 1, "starter", 2001.0),
        Entry(2, Kind.UNDO, 0, "0", 2002.0),
        Entry(3, Kind.CONCEDE, 1, "", 2003.0625),
    ]
    for entry in reversed(written):
        await store.append("t0", entry, None)
    assert await store.entries("t0") == written
    assert await store.entries("t0", after=2) == written[2:]
    assert await store.entries("t1") == []


async def test_how_far_tables_have_come(store: SqlStore) -> None:
    names = await open_tables(store, 4)
    for number, name in enumerate(names):
        for ply in range(number):
            await store.append(name, act(ply), None)
    assert await store.plies(["t0", "t1", "t3", "nowhere"]) == {"t1": 1, "t3": 3}


async def test_a_long_token_is_kept_whole(store: SqlStore) -> None:
    await open_tables(store, 1)
    await store.append("t0", act(0, "card+" * 200), None)
    assert (await store.entries("t0"))[0].text == "card+" * 200


async def test_a_ply_is_entered_once(store: SqlStore) -> None:
    await open_tables(store, 1)
    await store.append("t0", act(0, "first"), None)
    with pytest.raises(Taken, match="Ply 0 of table 't0' is there already"):
        await store.append("t0", act(0, "second"), 5.0)
    assert [entry.text for entry in await store.entries("t0")] == ["first"]
    assert await store.due(10.0) == []


async def test_a_ply_needs_a_table(store: SqlStore) -> None:
    await open_tables(store, 1)
    results = await asyncio.gather(
        store.append("t9", act(0), None), store.append("t0", act(0), None), return_exceptions=True
    )
    assert isinstance(results[0], IntegrityError)
    assert results[1] is None
    assert await store.entries("t0") == [act(0)]


async def test_calls_at_the_same_time_share_a_commit(store: SqlStore) -> None:
    names = await open_tables(store, 20)
    counted = count_commits(store)
    await asyncio.gather(*(store.append(name, act(ply), None) for name in names for ply in range(5)))
    assert len(counted) == 1
    assert [len(await store.entries(name)) for name in names] == [5] * 20


def count_commits(store: SqlStore) -> list[Connection]:
    """A list that grows with every commit of plies."""
    counted: list[Connection] = []
    scribe = store.db._scribe
    event.listen(store.engine.sync_engine if scribe is None else scribe._engine, "commit", counted.append)
    return counted


async def test_plies_that_come_often_are_waited_for(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_tables(store, 1)
    monkeypatch.setattr(commits, "OFTEN", 60.0)
    monkeypatch.setattr(commits, "GATHER", 0.3)
    await store.append("t0", act(0), None)
    counted = count_commits(store)
    first = asyncio.create_task(store.append("t0", act(1), None))
    await asyncio.sleep(0.01)
    await asyncio.gather(first, store.append("t0", act(2), None))
    assert len(counted) == 1


async def test_after_a_silence_nobody_waits(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_tables(store, 1)
    monkeypatch.setattr(commits, "OFTEN", 0.02)
    monkeypatch.setattr(commits, "GATHER", 60.0)
    async with asyncio.timeout(30):
        for ply in range(3):
            await store.append("t0", act(ply), None)
            await asyncio.sleep(0.03)


async def test_a_loser_spoils_nothing_for_the_others(store: SqlStore) -> None:
    names = await open_tables(store, 10)
    await store.append("t3", act(0, "first"), 50.0)
    results = await asyncio.gather(
        *(store.append(name, act(0, "batch"), 10.0) for name in names), return_exceptions=True
    )
    assert [isinstance(result, Taken) for result in results] == [name == "t3" for name in names]
    texts = [(await store.entries(name))[0].text for name in names]
    assert texts == ["first" if name == "t3" else "batch" for name in names]
    assert set(await store.due(20.0)) == set(names) - {"t3"}


async def test_processes_race_for_every_ply(store: SqlStore, open_another: OpenStore) -> None:
    """Three processes append to the same tables; whoever loses a ply tries the next, as the host does."""
    stores = [store, open_another(), open_another()]
    names = await open_tables(store, 4)
    acknowledged: list[tuple[str, int, str]] = []
    lost = 0

    async def play(number: int, name: str, plies: int) -> None:
        nonlocal lost
        ply = entered = 0
        while entered < plies:
            text = f"{number}-{entered}"
            try:
                await stores[number % 3].append(name, act(ply, text), float(ply))
            except Taken:
                lost += 1
            else:
                acknowledged.append((name, ply, text))
                entered += 1
            ply += 1

    await asyncio.gather(*(play(number, name, 5) for number in range(9) for name in names))
    stored = [(name, entry.ply, entry.text) for name in names for entry in await store.entries(name)]
    assert sorted(stored) == sorted(acknowledged)
    assert len(stored) == len(set(stored)) == 9 * 5 * len(names)
    assert lost > 0
    for name in names:
        assert [entry.ply for entry in await store.entries(name)] == list(range(45))


async def test_five_hundred_callers(store: SqlStore) -> None:
    names = await open_tables(store, 25)
    plies = [(name, ply) for name in names for ply in range(40)]
    random.Random(7).shuffle(plies)

    async def enter(mine: list[tuple[str, int]]) -> None:
        for name, ply in mine:
            await store.append(name, act(ply), None)

    await asyncio.gather(*(enter(plies[start::500]) for start in range(500)))
    for name in names:
        assert [entry.ply for entry in await store.entries(name)] == list(range(40))


async def test_a_caller_who_gives_up_waiting_harms_nobody(store: SqlStore) -> None:
    await open_tables(store, 1)
    impatient = asyncio.create_task(store.append("t0", act(0), None))
    patient = asyncio.create_task(store.append("t0", act(1), None))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert act(1) in await store.entries("t0")
    await store.append("t0", act(2), None)


async def test_closing_commits_what_is_under_way(store: SqlStore, open_another: OpenStore) -> None:
    await open_tables(store, 1)
    appends = [asyncio.create_task(store.append("t0", act(ply), None)) for ply in range(5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*appends)
    assert len(await open_another().entries("t0")) == 5
    with pytest.raises(RuntimeError, match="closed"):
        await store.append("t0", act(5), None)


# Deadlines --------------------------------------------------------------------------------------------------------


async def test_the_last_ply_says_when_the_clock_falls(store: SqlStore) -> None:
    await open_tables(store, 2)
    await asyncio.gather(*(store.append("t0", act(ply), 100.0 - ply) for ply in (2, 0, 1)))
    assert (await store.table("t0") or table()).deadline == 98.0
    assert await store.due(97.9) == []
    assert await store.due(98.0) == ["t0"]
    await store.append("t0", act(3), None)
    assert await store.due(1000.0) == []


async def test_due_tables_come_longest_overdue_first(store: SqlStore) -> None:
    names = await open_tables(store, 5)
    for number, name in enumerate(names):
        await store.set_deadline(name, 50.0 - number, None)
    assert await store.due(48.0) == ["t4", "t3", "t2"]
    assert await store.due(48.0, limit=1) == ["t4"]
    await store.set_deadline("t4", None, 46.0)
    assert await store.due(48.0) == ["t3", "t2"]


async def test_a_deadline_that_somebody_has_changed_stays(store: SqlStore) -> None:
    await open_tables(store, 1)
    await store.set_deadline("t0", 5.0, None)
    await store.append("t0", act(0), 3.0)
    await store.set_deadline("t0", 9.0, 5.0)
    await store.set_deadline("t0", None, None)
    assert await store.due(3.0) == ["t0"]
    await store.set_deadline("t0", 9.0, 3.0)
    assert await store.due(8.0) == []


async def test_an_ended_table_has_no_deadline(store: SqlStore) -> None:
    await open_tables(store, 1)
    await store.set_deadline("t0", 5.0, None)
    await finish(store)
    await store.set_deadline("t0", 5.0, None)
    assert await store.due(10.0) == []


async def test_unfinished_tables_have_started_and_not_ended(store: SqlStore) -> None:
    await open_tables(store, 4)
    for number, name in enumerate(("t2", "t0", "t1")):
        await store.start(name, 10.0 + number)
    await finish(store, "t0")
    assert await store.unfinished() == ["t2", "t1"]
    assert await store.unfinished(limit=1) == ["t2"]


# Snapshots --------------------------------------------------------------------------------------------------------


async def test_the_newest_snapshot_counts(store: SqlStore) -> None:
    await open_tables(store, 2)
    assert await store.snapshot("t0") is None
    await store.save_snapshot("t0", 40, b"\x00forty\xff")
    await store.save_snapshot("t0", 80, b"eighty")
    await store.save_snapshot("t0", 60, b"late")
    assert await store.snapshot("t0") == (80, b"eighty")
    await store.save_snapshot("t0", 80, b"again")
    assert await store.snapshot("t0") == (80, b"again")
    assert await store.snapshot("t1") is None


# Endings ----------------------------------------------------------------------------------------------------------


async def finish(store: SqlStore, name: str = "t0", score: int = 21, now: float = 9000.0) -> bool:
    outcomes = [OutcomeInfo("ann", 0, score, "won"), OutcomeInfo("bob", 1, 7, "lost")]
    ratings = [RatingInfo("bob", "", "toy", 24.0, 8.0, 1), RatingInfo("ann", "", "toy", 26.0, float(score), 1)]
    result: dict[str, object] = {"scores": [score, 7], "winner": 0}
    return await store.finish(name, result, now, outcomes, f"record {score}", b"\x00\xff", ratings)


async def test_a_table_ends_with_everything(store: SqlStore) -> None:
    await open_tables(store, 1)
    assert await finish(store)
    ended = await store.table("t0")
    assert ended is not None
    assert ended.result == {"scores": [21, 7], "winner": 0}
    assert (ended.ended_at, ended.deadline) == (9000.0, None)
    assert await store.capsule("t0") == ("record 21", b"\x00\xff")
    assert await store.rating("ann", "toy") == RatingInfo("ann", "Ann", "toy", 26.0, 21.0, 1)
    assert await store.outcomes_of("bob", 9) == [
        {"table": "t0", "game": "toy", "seat": 1, "score": 7, "outcome": "lost", "ended_at": 9000.0}
    ]


async def test_a_table_ends_once(store: SqlStore, open_another: OpenStore) -> None:
    other = open_another()
    await open_tables(store, 1)
    scores = [30, 31, 32, 33, 34, 35]
    ended = await asyncio.gather(*(finish((store, other)[score % 2], score=score) for score in scores))
    assert ended.count(True) == 1
    score = scores[ended.index(True)]
    assert await store.capsule("t0") == (f"record {score}", b"\x00\xff")
    assert [one["score"] for one in await store.outcomes_of("ann", 9)] == [score]
    assert (await store.rating("ann", "toy") or RatingInfo("", "", "", 0, 0, 0)).sigma == score
    assert not await store.finish("t9", {}, 1.0, [], "", b"", [])


async def test_an_ending_that_fails_leaves_the_table_running(store: SqlStore) -> None:
    await open_tables(store, 1)
    nobody = [OutcomeInfo("nobody", 0, 3, "won")]
    with pytest.raises(IntegrityError):
        await store.finish("t0", {"winner": 0}, 9000.0, nobody, "record", b"", [])
    assert await store.capsule("t0") is None
    assert (await store.table("t0") or table(ended_at=1.0)).ended_at is None


async def test_many_games_end_together(store: SqlStore, open_another: OpenStore) -> None:
    other = open_another()
    names = await open_tables(store, 12)
    ended = await asyncio.gather(
        *(finish((store, other)[number % 2], name, now=9000.0 + number) for number, name in enumerate(names))
    )
    assert all(ended)
    assert [one["table"] for one in await store.outcomes_of("ann", 3)] == ["t11", "t10", "t9"]
