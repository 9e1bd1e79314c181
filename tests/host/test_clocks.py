"""Clocks are reckoned from the times in the ledger."""

from __future__ import annotations

import pytest

from playcall.host.clocks import DAY, Clock, Timer, read_clock
from playcall.kernel import BadOption
from tests.host.tables import OPENED, enter, table


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("", Clock()),
        ("decision 60", Clock(per_decision=60)),
        ("bank 600 10", Clock(bank=600, increment=10)),
        ("days 3", Clock(per_decision=3 * DAY)),
    ],
)
def test_reading_a_clock(text: str, clock: Clock) -> None:
    assert read_clock(text) == clock


@pytest.mark.parametrize("text", ["decision", "decision 0", "bank 10", "sand 5", "decision x", "days -1", "days 1e9"])
def test_what_is_no_clock(text: str) -> None:
    with pytest.raises(BadOption, match="is no clock"):
        read_clock(text)


def test_a_bank_pays_and_gains() -> None:
    timer = Timer(Clock(bank=100, increment=10), 2)
    timer.ask([0], 50.0)
    assert timer.deadline(0) == 150.0
    timer.answer(0, 80.0)
    assert timer.banks == [80.0, 100.0]


def test_a_seat_asked_before_goes_on() -> None:
    timer = Timer(Clock(per_decision=60), 2)
    timer.ask([0, 1], 0.0)
    timer.answer(1, 10.0)
    timer.ask([0], 10.0)
    assert timer.next_deadline() == 60.0


def test_no_clock_no_deadline() -> None:
    live = table()
    assert live.timer.next_deadline() is None


def test_a_table_runs_its_clock() -> None:
    live = table("bank 60 5")
    assert live.timer.deadline(1) == OPENED + 60
    enter(live, "heads", now=OPENED + 20)
    assert live.timer.banks[1] == 45
    assert live.timer.deadline(live.asked()[0]) == OPENED + 20 + live.timer.banks[live.asked()[0]]
    assert live.timer.left(live.asked()[0], OPENED + 30) == live.timer.banks[live.asked()[0]] - 10
