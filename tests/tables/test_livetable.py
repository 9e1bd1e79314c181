"""A table folded from its ledger: what may be entered, what may be taken back, what is kept."""

from __future__ import annotations

import pytest

from playcall.games import load
from playcall.kernel import replay
from playcall.tables.ending import outcomes_of
from playcall.tables.errors import Refused
from playcall.tables.ledger import Kind, Setup, acts
from playcall.tables.livetable import LiveTable, fold_all
from playcall.tables.ports import SeatInfo, TableInfo
from tests.kernel.toy import TOY
from tests.tables.tables import GAME, OPENED, enter, options, play_on, setup, table


def test_an_entry_is_judged_before_the_table_changes() -> None:
    live = table()
    before = live.state.to_json()
    entry = live.act(1, 0, "heads", OPENED)
    assert (entry.ply, entry.kind, entry.seat, entry.text) == (0, Kind.ACT, 1, "heads")
    assert live.state.to_json() == before
    live.fold(entry)
    assert live.ply == 1


@pytest.mark.parametrize(
    ("seat", "decision", "token", "code"),
    [
        (1, 0, "start", "choice/illegal"),
        (1, 0, "fly", "choice/illegal"),
        (0, 0, "heads", "choice/not-yours"),
        (9, 0, "heads", "choice/not-yours"),
        (1, 3, "heads", "choice/stale"),
        (1, -1, "heads", "choice/stale"),
    ],
)
def test_what_is_refused_changes_nothing(seat: int, decision: int, token: str, code: str) -> None:
    live = table()
    before = live.state.to_json()
    with pytest.raises(Refused) as problem:
        live.act(seat, decision, token, OPENED)
    assert problem.value.code == code
    assert live.state.to_json() == before


def test_simultaneous_choices_are_never_stale() -> None:
    live = at_the_audibles()
    decision = live.asked_at[0]
    enter(live, "place none", 1)
    assert live.asked_at == [decision, decision]
    live.fold(live.act(0, decision, "place none", OPENED))
    assert live.asked_at == [live.ply, live.ply]


def test_nobody_is_late_because_another_was_quicker_at_its_own_pace() -> None:
    live = at_the_bin()
    decision = live.asked_at[0]
    enter(live, toy_options(live, 1)[0], 1)
    assert live.asked_at == [decision, live.ply, decision], (
        "Who puts away one by one is asked anew, the others are not."
    )
    live.fold(live.act(2, decision, "enough", OPENED))
    assert live.asked_at == [decision, live.ply - 1, live.ply]
    with pytest.raises(Refused) as problem:
        live.act(2, decision, "enough", OPENED)
    assert problem.value.code == "choice/stale"
    live.fold(live.act(0, decision, toy_options(live, 0)[0], OPENED))
    assert live.asked_at[0] == live.ply


def test_questions_put_at_once_are_counted_for_each_seat() -> None:
    live = at_the_bin()
    enter(live, toy_options(live, 1)[0], 1)
    enter(live, toy_options(live, 1)[0], 1)
    assert [live.turn(seat) for seat in range(3)] == [0, 2, 0]
    assert fold_all(TOY, live.setup, OPENED, live.entries).asked_at == live.asked_at == [0, 2, 0]
    undo(live, 1)
    assert [live.turn(seat) for seat in range(3)] == [0, 1, 0]
    assert live.asked_at == [live.ply] * 3, "After something was taken back everybody is asked anew."


def at_the_bin() -> LiveTable:
    """Three seats put cards away, each at its own pace."""
    live = LiveTable(TOY, Setup("t1", TOY.id, {"draft": "none"}, 5, 1, TOY.card_hash()), OPENED)
    assert live.asked() == [0, 1, 2]
    assert live.state.situation() == "Bin.pick"
    return live


def toy_options(live: LiveTable, seat: int) -> list[str]:
    return [TOY.actions.token(action) for action in live.legal(seat)]


def at_the_audibles() -> LiveTable:
    live = table(teams="tidebreakers,haulers")
    enter(live, "heads")
    enter(live, "start")
    assert live.asked() == [0, 1]
    return live


def test_a_ledger_folds_to_the_same_table() -> None:
    live = table()
    play_on(live, 60)
    again = fold_all(GAME, live.setup, OPENED, live.entries)
    assert again.state == live.state
    assert again.events == live.events


def test_entries_follow_each_other() -> None:
    live = table()
    entry = live.act(1, 0, "heads", OPENED)
    live.fold(entry)
    with pytest.raises(AssertionError, match="does not follow"):
        live.fold(entry)


def test_a_hidden_choice_is_taken_back_freely() -> None:
    live = at_the_audibles()
    card = options(live, 0)[0]
    enter(live, card, 0)
    assert live.undo_is_free(0, [0, 1])
    undo(live, 0)
    assert live.asked() == [0, 1]
    assert live.epoch == 1


def undo(live: LiveTable, seat: int) -> None:
    entry = live.undo(seat, OPENED)
    assert entry is not None
    live.fold(entry)


def test_what_drew_chance_is_not_free() -> None:
    live = table(teams="tidebreakers,haulers")
    enter(live, "heads")
    assert not live.undo_is_free(1, [0, 1])


def test_what_showed_a_card_is_not_free() -> None:
    live = at_the_audibles()
    enter(live, "place none", 0)
    enter(live, "place none", 1)
    first = live.asked()[0]
    enter(live, options(live, first)[0])
    assert not live.undo_is_free(first, [0, 1])


def test_undo_replays_the_ledger() -> None:
    live = table()
    play_on(live, 30)
    position, events = live.state.to_json(), len(live.events)
    seat = live.asked()[0]
    token = options(live, seat)[-1]
    enter(live, token, seat)
    undo(live, seat)
    assert live.state.to_json() == position
    assert len(live.events) == events
    assert live.ply == 32
    assert len(acts(live.entries)) == 30


def test_nothing_to_take_back() -> None:
    assert table().undo(0, OPENED) is None


def test_conceding_ends_the_game() -> None:
    live = table()
    live.fold(live.concede(1, OPENED))
    assert live.over
    assert live.result is not None
    assert live.result.winner == 0
    with pytest.raises(Refused, match="over"):
        live.act(1, 0, "heads", OPENED)


@pytest.mark.parametrize(("players", "conceding", "winners"), [("4", 1, (2, 3)), ("4", 2, (0, 1)), ("3", 0, (2,))])
def test_partners_lose_together_when_one_concedes(players: str, conceding: int, winners: tuple[int, ...]) -> None:
    game = load("gridiron_fantasy")
    options = {"form": "shared", "players": players, "length": "short", "listed": "on"}
    live = LiveTable(game, Setup("t1", game.id, options, 7, game.rules_version, game.card_hash()), OPENED)
    live.fold(live.concede(conceding, OPENED))
    assert live.result is not None
    assert tuple(seat for seat in range(live.seats) if live.result.won(seat)) == winners
    seats = tuple(SeatInfo(seat, None, (f"p{seat}",)) for seat in range(live.seats))
    info = TableInfo(live.setup, "", "p0", True, OPENED, OPENED, None, None, None, None, seats)
    assert [one.outcome for one in outcomes_of(info, live)] == [
        "won" if seat in winners else "lost" for seat in range(live.seats)
    ]


def test_all_others_win_when_one_of_many_concedes() -> None:
    live = LiveTable(TOY, Setup("t1", TOY.id, {}, 7, 1, TOY.card_hash()), OPENED)
    live.fold(live.concede(1, OPENED))
    assert live.result is not None
    assert [live.result.won(seat) for seat in range(3)] == [True, False, True]


def test_a_stand_in_plays_and_leaves() -> None:
    live = table()
    live.fold(live.stand_in(1, "starter", OPENED))
    assert live.stand_ins == {1: "starter"}
    live.fold(live.stand_in(1, "", OPENED))
    assert live.stand_ins == {}


def test_a_snapshot_spares_the_replay() -> None:
    live = table()
    play_on(live, 80)
    kept = LiveTable.from_snapshot(GAME, live.setup, OPENED, live.to_snapshot(), live.entries)
    assert kept is not None
    assert kept.state == live.state
    assert kept.events == live.events
    play_on(live, 20, seed=5)
    play_on(kept, 20, seed=5)
    assert kept.state == live.state


def test_a_snapshot_that_fits_no_more_is_left_aside() -> None:
    live = table()
    assert LiveTable.from_snapshot(GAME, live.setup, OPENED, b'{"position": {}}', []) is None


def test_a_finished_table_gives_a_record_that_replays() -> None:
    live = table()
    play_on(live)
    record = live.record(["person", "person"])
    assert replay(record, GAME).result == live.result


def test_a_ledger_of_other_rules_says_where_it_parts() -> None:
    live = table()
    play_on(live, 5)
    wrong = [*live.entries[:3], live.entries[0]]
    changed = [entry.__class__(ply, entry.kind, entry.seat, entry.text, entry.at) for ply, entry in enumerate(wrong)]
    with pytest.raises(Refused, match="part at action 4"):
        fold_all(GAME, setup(), OPENED, changed)
