"""Clocks are reckoned from the times in the ledger."""

from __future__ import annotations

import pytest

from playcall.kernel import BadOption, Chance
from playcall.tables.audience import clocks
from playcall.tables.clocks import DAY, Clock, Timer, read_clock
from playcall.tables.ledger import Kind, Setup
from playcall.tables.livetable import LiveTable
from tests.kernel.toy import TOY
from tests.tables.tables import OPENED, enter, options, table


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
    with pytest.raises(BadOption, match="is not a clock"):
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


def test_the_clock_of_a_seat_that_is_asked_in_secret_is_its_own() -> None:
    live = LiveTable(TOY, Setup("t1", TOY.id, {"draft": "none"}, 5, 1, TOY.card_hash(), clock="decision 60"), OPENED)
    play_until_secret(live)
    [asked] = live.asked()
    for seat in (*range(live.seats), None):
        left = clocks(live, seat, OPENED + 10).left
        assert left == [50.0 if other == seat == asked else None for other in range(live.seats)]


def play_until_secret(live: LiveTable) -> None:
    """Random choices until somebody may react unseen."""
    chance = Chance.of(4)
    while all(decision.known for decision in live.state.pending()):
        seat = live.asked()[0]
        legal = live.legal(seat)
        token = live.game.actions.token(legal[chance.number("choice", len(legal))])
        live.fold(live.act(seat, live.asked_at[seat], token, OPENED))


# When to look -------------------------------------------------------------------------------------------------------


def test_a_decisions_deadline_is_known_beforehand() -> None:
    timer = Timer(Clock(per_decision=60), 3)
    timer.ask([0, 1], 0.0)
    assert timer.not_before(0, 20.0) == 60.0
    timer.ask([1], 20.0)
    assert timer.not_before(1, 30.0) == 90.0


def test_the_smallest_bank_may_be_asked_next() -> None:
    timer = Timer(Clock(bank=100, increment=5), 2)
    timer.banks = [70.0, 30.0]
    timer.ask([0], 0.0)
    assert timer.not_before(0, 10.0) == 40.0
    assert timer.not_before(0, 65.0) == 70.0


def test_without_a_clock_nobody_needs_to_look() -> None:
    assert Timer(Clock(), 2).not_before(0, 5.0) is None


@pytest.mark.parametrize("clock", ["decision 30", "bank 60 5", "days 1"])
def test_no_clock_falls_before_it_was_to_be_looked_at(clock: str) -> None:
    """Through whole games with choices, taking back and stand-ins, at uneven times."""
    for seed in range(3):
        live, chance, now = table(clock), Chance.of(seed), OPENED
        while not live.over and live.ply < 120:
            now += chance.number("seconds", 20)
            asked = live.asked()
            seat = asked[chance.number("seat", len(asked))]
            legal = options(live, seat)
            entry = live.act(seat, live.asked_at[seat], legal[chance.number("choice", len(legal))], now)
            if chance.number("other", 10) == 0:
                entry = live.undo(seat, now) or live.stand_in(seat, "starter", now)
            look = live.timer.not_before(entry.seat if entry.kind is Kind.ACT else None, entry.at)
            live.fold(entry)
            due = live.timer.next_deadline()
            assert look is not None
            assert due is None or look <= due


def test_time_that_was_used_stays_used() -> None:
    """And what is asked again after an undo has its time from then on."""
    live = table("bank 60 0")
    [seat] = live.asked()
    enter(live, "heads", now=OPENED + 20)
    entry = live.undo(seat, OPENED + 50)
    assert entry is not None
    live.fold(entry)
    assert live.timer.banks[seat] == 40.0
    assert live.timer.deadline(seat) == OPENED + 90
