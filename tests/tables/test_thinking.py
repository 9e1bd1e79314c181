"""Bots in processes of their own: whatever goes wrong there, a table gets a legal choice, and the log says why."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator

import msgspec
import pytest

from playcall.kernel import IllegalAction, State
from playcall.tables import thinking
from playcall.tables.thinking import Task, Thinker, fallback, position, think
from tests.tables.tables import GAME

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
    legal = position(TASK).legal(TASK.seat)
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


# What a process remembers -------------------------------------------------------------------------------------------


def played(plies: int) -> Task:
    """A task after some choices."""
    acts: list[tuple[int, str]] = []
    state = GAME.start(seed=7)
    for _ in range(plies):
        seat = state.to_move()
        acts.append((seat, GAME.actions.token(state.legal(seat)[0])))
        state.act(*acts[-1])
    return Task("remembered", GAME.id, {}, 7, tuple(acts), state.to_move(), "starter")


def test_a_table_is_played_on_not_from_its_beginning() -> None:
    before = position(played(3))
    assert position(played(6)) is before
    assert before == replayed(played(6))


def test_after_a_choice_was_taken_back_the_table_is_rebuilt() -> None:
    later = position(played(6))
    assert position(played(3)) is not later
    assert position(played(3)) == replayed(played(3))


def test_an_action_that_does_not_fit_leaves_nothing_half_done() -> None:
    fine = played(3)
    with pytest.raises(IllegalAction):
        position(msgspec.structs.replace(fine, acts=(*fine.acts, (9, fine.acts[0][1]))))
    assert position(fine) == replayed(fine)


def test_a_bot_keeps_what_it_has_found_out_and_chooses_as_a_new_one_would() -> None:
    task = msgspec.structs.replace(played(4), level="pro")
    chosen = think(task)
    assert think(task) == chosen
    kept = thinking._memory[task.table].bots
    assert list(kept) == [(task.seat, "pro")]
    thinking._memory.clear()
    assert think(task) == chosen


def test_a_process_forgets_the_tables_it_has_not_seen_for_long() -> None:
    for number in range(thinking.MOST_REMEMBERED + 5):
        position(msgspec.structs.replace(TASK, table=f"t{number}"))
    assert len(thinking._memory) == thinking.MOST_REMEMBERED
    assert "t0" not in thinking._memory


async def test_a_table_goes_back_to_the_process_that_remembers_it() -> None:
    thinker = Thinker(2)
    try:
        tasks = [msgspec.structs.replace(TASK, table=table) for table in ("one", "two")]
        first = await asyncio.gather(*(thinker.advise(task, pid_of) for task in tasks))
        assert len(set(first)) == 2
        assert [await thinker.advise(task, pid_of) for task in reversed(tasks)] == first[::-1]
    finally:
        thinker.close()


def replayed(task: Task) -> State:
    state = GAME.start(seed=task.seed)
    for seat, token in task.acts:
        state.act(seat, token)
    return state
