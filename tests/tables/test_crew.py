"""Heavy work in processes: everybody in their turn, nobody more than their share, nothing without limits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from playcall.kernel import BadOption
from playcall.tables.backroom import Backroom, Customer, Shelf
from playcall.tables.crew import Crew, Limits, Worker
from playcall.tables.errors import Later, Refused

pytestmark = pytest.mark.anyio

ANN, BOB = Customer("ann", "1.1.1.1"), Customer("bob", "1.1.1.1")


def fill(bytes_wanted: int) -> int:
    return len(bytearray(bytes_wanted))


def refuse(wanted: str) -> str:
    raise BadOption("no-clock", text=wanted)


def say(word: str) -> bytes:
    return word.encode()


class Desk:
    """Stands in for a process: what it is given lies there until the test lets it go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.order: list[Any] = []
        self.open = asyncio.Semaphore(0)
        desk = self

        async def answer(worker: Worker, work: Any, given: Any, seconds: float) -> Any:
            desk.order.append(given)
            await desk.open.acquire()
            return work(given)

        monkeypatch.setattr(Worker, "answer", answer)

    async def begin(self, crew: Crew, who: str, *words: str) -> list[asyncio.Task[bytes]]:
        tasks = [asyncio.create_task(crew.do(who, say, word, 1.0)) for word in words]
        await asyncio.sleep(0)
        return tasks


async def test_who_asks_for_much_waits_behind_who_asks_for_little(monkeypatch: pytest.MonkeyPatch) -> None:
    crew, desk = Crew(1), Desk(monkeypatch)
    tasks = await desk.begin(crew, "ann", "a1", "a2", "a3", "a4")
    tasks += await desk.begin(crew, "bob", "b1")
    for _ in tasks:
        desk.open.release()
    await asyncio.gather(*tasks)
    assert desk.order == ["a1", "a2", "b1", "a3", "a4"] or desk.order == ["a1", "b1", "a2", "a3", "a4"]


async def test_nobody_has_two_things_in_hand_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    crew, desk = Crew(3), Desk(monkeypatch)
    tasks = await desk.begin(crew, "ann", "a1", "a2", "a3")
    tasks += await desk.begin(crew, "bob", "b1")
    await asyncio.sleep(0)
    assert desk.order == ["a1", "b1"]
    for _ in tasks:
        desk.open.release()
    await asyncio.gather(*tasks)


async def test_whose_share_is_used_up_is_told_when_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    crew, desk = Crew(1, each=2), Desk(monkeypatch)
    tasks = await desk.begin(crew, "ann", "a1", "a2", "a3")
    with pytest.raises(Later) as refused:
        await crew.do("ann", say, "a4", 1.0)
    assert (refused.value.code, refused.value.seconds) == ("work/busy", 5)
    tasks += await desk.begin(crew, "bob", "b1")
    tasks.append(asyncio.create_task(crew.do("ann", say, "league", 1.0, patient=True)))
    await asyncio.sleep(0)
    for _ in tasks:
        desk.open.release()
    assert len(await asyncio.gather(*tasks)) == 5


async def test_many_persons_at_one_address_have_the_share_of_four(monkeypatch: pytest.MonkeyPatch) -> None:
    crew, desk = Crew(1, each=1), Desk(monkeypatch)
    tasks = [asyncio.create_task(crew.do(f"p{n}", say, "x", 1.0, place="1.1.1.1")) for n in range(5)]
    await asyncio.sleep(0)
    with pytest.raises(Later):
        await crew.do("p9", say, "x", 1.0, place="1.1.1.1")
    tasks.append(asyncio.create_task(crew.do("p9", say, "x", 1.0, place="2.2.2.2")))
    await asyncio.sleep(0)
    for _ in tasks:
        desk.open.release()
    await asyncio.gather(*tasks)


async def test_what_several_ask_for_is_made_once_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    backroom, desk = Backroom(), Desk(monkeypatch)
    tasks = [asyncio.create_task(backroom.make(who, "key", say, "word")) for who in (ANN, BOB, ANN)]
    await asyncio.sleep(0)
    desk.open.release()
    assert await asyncio.gather(*tasks) == [b"word"] * 3
    assert await backroom.make(BOB, "key", say, "word") == b"word"
    assert desk.order == ["word"]


def test_the_shelf_holds_so_many_bytes() -> None:
    shelf = Shelf(most=100)
    for n in range(5):
        shelf.put(n, b"x" * 40)
    assert list(shelf.things) == [3, 4]
    shelf.put(3, b"x" * 60)
    assert (shelf.get(3), shelf.get(4), shelf.size) == (b"x" * 60, b"x" * 40, 100)
    shelf.put(5, b"x" * 101)
    assert (list(shelf.things), shelf.size) == ([], 0)


# Real processes -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def backroom() -> Iterator[Backroom]:
    one = Backroom()
    one.crew = Crew(1, Limits(memory=1000 * 2**20, grown=150 * 2**20))
    yield one
    one.close()


async def test_too_much_memory_is_refused_and_what_has_grown_is_replaced(
    backroom: Backroom, caplog: pytest.LogCaptureFixture
) -> None:
    try:
        with pytest.raises(Refused) as refused:
            await backroom.do(ANN, fill, 2000 * 2**20)
        assert refused.value.code == "work/failed"
        assert "MemoryError" in caplog.text
        assert await backroom.do(ANN, say, "still here") == b"still here"
        with pytest.raises(BadOption, match="quick"):
            await backroom.do(ANN, refuse, "quick")
        assert backroom.crew.workers[0].process is not None
        assert await backroom.do(ANN, fill, 200 * 2**20) == 200 * 2**20
        assert backroom.crew.workers[0].process is None
    finally:
        backroom.close()
