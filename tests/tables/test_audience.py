"""What an audience is sent: its own view and events, as changes that add up, and nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.kernel import Chance, imagine
from playcall.tables.audience import Watcher, delta, fingerprint, merge
from playcall.tables.livetable import LiveTable
from playcall.tables.messages import Hello, Update, write_message
from tests.tables.tables import OPENED, enter, options, play_on, table

SEATS = [0, 1, None]


@pytest.mark.parametrize("seat", SEATS)
def test_changes_add_up_to_the_view(seat: int | None) -> None:
    live = table()
    watcher = Watcher(live, seat)
    known: dict[str, Any] = watcher.hello(OPENED).view
    for step in range(120):
        if live.over:
            break
        play_on(live, 1, seed=step)
        message = watcher.catch_up(OPENED)
        assert isinstance(message, Update)
        known = merge(known, message.delta)
        assert fingerprint(known) == message.hash


def test_a_fact_that_comes_as_nothing_is_sent_too() -> None:
    old, new = {"facts": {"kept": 1}}, {"facts": {"kept": 1, "foul": None}}
    assert delta(old, new) == {"facts": {"foul": None}}
    assert merge(old, delta(old, new)) == new


def test_events_are_told_once_and_in_order() -> None:
    live = table()
    watcher = Watcher(live, 0)
    numbers = [event.n for event in watcher.hello(OPENED).events]
    for step in range(40):
        play_on(live, 1, seed=step)
        numbers += [event.n for event in watcher.catch_up(OPENED).events]
    assert numbers == list(range(len(live.events)))


def test_resuming_gives_exactly_what_was_missed() -> None:
    live = table()
    play_on(live, 30)
    seen = len(live.events)
    play_on(live, 10, seed=2)
    hello = Watcher(live, 1).resume(0, seen, OPENED)
    assert [event.n for event in hello.events] == list(range(seen, len(live.events)))


@pytest.mark.parametrize(("epoch", "event"), [(1, 0), (0, 10_000), (0, -1)])
def test_resuming_with_a_wrong_number_starts_again(epoch: int, event: int) -> None:
    live = table()
    play_on(live, 20)
    assert Watcher(live, 1).resume(epoch, event, OPENED).events[0].n == 0


def test_an_undo_starts_everybody_again() -> None:
    live = table()
    watcher = Watcher(live, 0)
    watcher.hello(OPENED)
    enter(live, "heads")
    entry = live.undo(1, OPENED)
    assert entry is not None
    live.fold(entry)
    message = watcher.catch_up(OPENED)
    assert isinstance(message, Hello)
    assert message.epoch == 1


def test_a_question_goes_to_the_asked_seat_alone() -> None:
    live = table()
    asked = Watcher(live, 1).hello(OPENED).question
    assert asked is not None
    assert [option.token for option in asked.options] == options(live, 1)
    assert Watcher(live, 0).hello(OPENED).question is None
    assert Watcher(live, None).hello(OPENED).question is None


def test_the_turn_of_a_question_outlasts_what_is_taken_back() -> None:
    live = table()
    first = Watcher(live, 1).hello(OPENED)
    enter(live, "heads")
    entry = live.undo(1, OPENED)
    assert entry is not None
    live.fold(entry)
    again = Watcher(live, 1).hello(OPENED)
    assert first.question is not None
    assert again.question is not None
    assert (first.question.decision, again.question.decision) == (0, 2)
    assert (first.question.turn, again.question.turn) == (0, 0)
    assert (again.ply, again.acts) == (2, 0)


def test_the_turn_does_not_depend_on_who_of_several_answers_first() -> None:
    live = table(teams="haulers,sentinels")
    enter(live, "heads")
    enter(live, "start")
    assert live.asked() == [0, 1]
    before = Watcher(live, 0).hello(OPENED).question
    enter(live, options(live, 1)[0], 1)
    after = Watcher(live, 0).hello(OPENED)
    assert before is not None
    assert after.question is not None
    assert (before.turn, after.question.turn, after.acts) == (1, 1, 3)
    kept = LiveTable.from_snapshot(live.game, live.setup, OPENED, live.to_snapshot(), live.entries)
    assert kept is not None
    assert (kept.turn(0), kept.turn(1), kept.acts) == (1, 2, 3)
    assert kept.asked_at == live.asked_at


def test_a_question_is_worked_out_once_for_all_windows_of_a_seat() -> None:
    live = table()
    assert Watcher(live, 1).hello(OPENED).question is Watcher(live, 1).hello(OPENED).question


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("plies", [3, 12, 40, 90])
def test_frames_do_not_depend_on_what_is_hidden(seat: int | None, plies: int) -> None:
    live, twin = table(), table()
    play_on(live, plies)
    play_on(twin, plies)
    world = imagine(live.state, seat, Chance.of(5))
    twin.state.zones = world.zones
    for name in live.state.secret:
        setattr(twin.state, name, getattr(world, name))
    twin.state.asking = live.state.asking if seat in live.asked() else twin.state.asking
    assert sent(live, seat) == sent(twin, seat)


def sent(live: LiveTable, seat: int | None) -> bytes:
    return write_message(Watcher(live, seat).hello(OPENED))


def test_a_spectator_sees_everything_after_the_end() -> None:
    live = table()
    play_on(live)
    hello = Watcher(live, None).hello(OPENED)
    assert all(zone["cards"] is not None for zone in hello.view["zones"].values())
    assert hello.result is not None
