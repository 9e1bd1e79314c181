"""Bots in processes of their own: whatever goes wrong there, a table gets a legal choice, and the log says why."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator

import pytest

from playcall.host import thinking
from playcall.host.thinking import Task, Thinker, fallback, position, think
from tests.host.tables import GAME

pytestmark = pytest.mark.anyio

TASK = Task("t1", GAME.id, {}, 7, (), 1, "random")


def sleep(task: Task) -> str:
    time.sleep(60)
    return "never"


def die(task: Task) -> str:
    os._exit(3)


def die_once(task: Task) -> str:
    """The first process that is asked dies; `table` names a file that tells the second."""
    try:
        os.mkdir(task.table)
    except FileExistsError:
        return "alive"
    os._exit(3)


def pid_of(task: Task) -> str:
    return str(os.getpid())


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    one = Thinker(1)
    yield one
    one.close()


def is_legal(token: str) -> bool:
    legal = position(GAME, TASK).legal(TASK.seat)
    return GAME.actions.parse(token) in legal


async def test_a_bot_thinks_in_another_process(thinker: Thinker) -> None:
    assert await thinker.choose(TASK) == think(TASK)
    assert await thinker.advise(TASK, pid_of) != str(os.getpid())


async def test_a_bot_that_fails_is_answered_for(thinker: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    token = await thinker.choose(Task("t1", GAME.id, {}, 7, (), 1, "nobody"))
    assert is_legal(token)
    assert "bot 'nobody' failed at table t1" in caplog.text


async def test_a_bot_that_takes_too_long_is_answered_for(
    thinker: Thinker, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await thinker.advise(TASK, pid_of)
    thinker.time_limit = 0.1
    monkeypatch.setattr(thinking, "think", sleep)
    assert is_legal(await thinker.choose(TASK))
    assert "bot 'random' took more than 0.1 s at table t1" in caplog.text


async def test_a_bot_that_kills_its_process_is_answered_for(
    thinker: Thinker, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "think", die)
    assert is_legal(await thinker.choose(TASK))
    assert "a bot's process died at table t1" in caplog.text
    monkeypatch.undo()
    assert await thinker.choose(TASK) == think(TASK)


async def test_whose_process_was_killed_by_another_is_asked_again(thinker: Thinker, tmp_path: os.PathLike[str]) -> None:
    task = Task(f"{tmp_path}/died", GAME.id, {}, 7, (), 1, "random")
    assert await thinker.advise(task, die_once) == "alive"


async def test_waiting_for_a_turn_is_no_thinking(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many tables share one process; none is answered for because the others think."""
    await thinker.advise(TASK, pid_of)
    thinker.time_limit = 20.0
    answers = await asyncio.gather(*(thinker.choose(TASK) for _ in range(40)))
    assert set(answers) == {think(TASK)}
    assert len({await thinker.advise(TASK, pid_of) for _ in range(3)}) == 1


def test_the_fallback_is_legal() -> None:
    assert is_legal(fallback(TASK))
