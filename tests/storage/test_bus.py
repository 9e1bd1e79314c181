"""The bus: every notice arrives, whatever happens to the connection."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import pytest

from playcall.storage import LocalBus, PostgresBus, open_bus
from playcall.storage import bus as storage_bus
from playcall.storage.database import is_postgres, open_database
from playcall.tables.ports import Bus
from tests.databases import NewDatabase, run_sql

pytestmark = pytest.mark.anyio

OpenBus = Callable[[str], Bus]


class Ear:
    """Remembers what it heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.news = asyncio.Event()

    async def __call__(self, notice: str) -> None:
        self.heard.append(notice)
        self.news.set()

    async def until(self, wanted: Callable[[list[str]], bool]) -> None:
        async with asyncio.timeout(60):
            while not wanted(self.heard):
                self.news.clear()
                await self.news.wait()


@pytest.fixture
async def open_one() -> AsyncIterator[OpenBus]:
    async with AsyncExitStack() as stack:

        def make(url: str) -> Bus:
            engine = open_database(url)
            bus = open_bus(url, engine)
            stack.push_async_callback(engine.dispose)
            stack.push_async_callback(bus.close)
            return bus

        yield make


async def test_the_bus_fits_the_database(database_url: str, open_one: OpenBus) -> None:
    assert type(open_one(database_url)) is (PostgresBus if is_postgres(database_url) else LocalBus)


async def test_everybody_hears(database_url: str, open_one: OpenBus) -> None:
    bus = open_one(database_url)
    first, second = Ear(), Ear()
    await bus.listen(first)
    await bus.listen(second)
    for number in range(20):
        await bus.publish(f"moved t{number}")
    expected = [f"moved t{number}" for number in range(20)]
    for ear in (first, second):
        await ear.until(lambda heard: len(heard) == 20)
        assert ear.heard == expected


async def test_a_listener_may_publish_and_may_fail(
    database_url: str, open_one: OpenBus, caplog: pytest.LogCaptureFixture
) -> None:
    bus = open_one(database_url)
    ear = Ear()

    async def answer(notice: str) -> None:
        if notice == "moved t1":
            await bus.publish("seats t1")
        raise ZeroDivisionError

    await bus.listen(answer)
    await bus.listen(ear)
    await bus.publish("moved t1")
    await ear.until(lambda heard: heard == ["moved t1", "seats t1"])
    assert "A listener failed on the notice 'seats t1'" in caplog.text


async def test_publishing_does_not_wait_for_listeners(database_url: str, open_one: OpenBus) -> None:
    """A table's lock is held while publishing, and wanted while hearing."""
    bus = open_one(database_url)
    lock = asyncio.Lock()
    ear = Ear()

    async def hear(notice: str) -> None:
        async with lock:
            await ear(notice)

    await bus.listen(hear)
    async with asyncio.timeout(60), lock:
        await bus.publish("moved t1")
        await bus.publish("moved t1")
    await ear.until(lambda heard: "moved t1" in heard)


async def test_a_notice_is_short(database_url: str, open_one: OpenBus) -> None:
    bus = open_one(database_url)
    for notice in ("", "x" * 201, "ä" * 101):
        with pytest.raises(ValueError, match="1 to 200 bytes"):
            await bus.publish(notice)


async def test_equal_notices_that_wait_are_told_once() -> None:
    bus, ear = LocalBus(), Ear()
    await bus.listen(ear)
    for _ in range(5):
        await bus.publish("moved t1")
    await ear.until(bool)
    await asyncio.sleep(0)
    assert ear.heard == ["moved t1"]
    await bus.publish("moved t1")
    await ear.until(lambda heard: len(heard) == 2)
    await bus.close()


# Between processes ------------------------------------------------------------------------------------------------


@pytest.fixture
def server(new_database: NewDatabase) -> str:
    return new_database("postgres")


@pytest.fixture
def two(server: str, open_one: OpenBus) -> tuple[Bus, Bus]:
    return open_one(server), open_one(server)


def cut_all(url: str) -> None:
    """End every connection to a database but this one."""
    run_sql(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )


async def test_processes_hear_each_other(two: tuple[Bus, Bus]) -> None:
    ears = Ear(), Ear()
    for bus, ear in zip(two, ears, strict=True):
        await bus.listen(ear)
    await asyncio.gather(*(two[number % 2].publish(f"moved t{number}") for number in range(300)))
    for ear in ears:
        await ear.until(lambda heard: len(heard) == 300)
        assert set(ear.heard) == {f"moved t{number}" for number in range(300)}


async def test_a_lost_connection_comes_back(
    two: tuple[Bus, Bus], server: str, caplog: pytest.LogCaptureFixture
) -> None:
    ear = Ear()
    await two[0].listen(ear)
    for round_ in range(2):
        ear.heard.clear()
        cut_all(server)
        await ear.until(lambda heard: heard == ["*"])
        await two[1].publish(f"moved t{round_}")
        await ear.until(lambda heard, last=f"moved t{round_}": heard == ["*", last])  # type: ignore[misc]
    assert "Lost the connection that listens" in caplog.text


async def test_what_could_not_be_sent_is_sent_again(
    two: tuple[Bus, Bus], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ear = Ear()
    speaker = two[1]
    assert isinstance(speaker, PostgresBus)
    await two[0].listen(ear)
    send, failures = speaker._send, [OSError("cable pulled"), OSError("still pulled")]

    async def fail_first(batch: list[str]) -> None:
        if failures:
            raise failures.pop(0)
        await send(batch)

    monkeypatch.setattr(speaker, "_send", fail_first)
    await speaker.publish("moved t1")
    await asyncio.sleep(0.01)
    await speaker.publish("moved t2")
    await ear.until(lambda heard: heard == ["moved t1", "moved t2"])
    assert "cable pulled" in caplog.text


async def test_closing_sends_what_is_waiting(two: tuple[Bus, Bus]) -> None:
    ear = Ear()
    await two[0].listen(ear)
    await two[1].publish("moved t1")
    await two[1].close()
    await ear.until(lambda heard: heard == ["moved t1"])


async def test_a_bus_that_nobody_answers_says_so_and_closes(
    open_one: OpenBus, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(storage_bus, "FAREWELL", 0.1)
    bus = open_one("postgresql://127.0.0.1:1/none")
    await bus.listen(Ear())
    assert "Cannot listen to PostgreSQL yet" in caplog.text
    await bus.publish("moved t1")
    await bus.close()
    assert "Cannot notify through PostgreSQL" in caplog.text
