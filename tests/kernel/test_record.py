"""Records: text in, the same game out, and a sentence about every way to be wrong."""

from __future__ import annotations

import pytest

from playcall.kernel import BadRecord, Record, replay, steps
from playcall.testing import play_random
from playcall.testing.checks import to_text
from tests.kernel.toy import TOY, Tossed

RECORD = play_random(TOY, TOY.parse_options({"draft": "open", "seats": "2"}), 5, checks=())
TEXT = RECORD.to_text()


def test_a_record_reads_like_this() -> None:
    lines = TEXT.splitlines()
    assert lines[:8] == [
        "playcall record 1",
        "game: magpies",
        "rules: 1",
        "cards: 18-5",
        "options: draft=open seats=2",
        "seed: 5",
        "seats: seat0 seat1",
        "",
    ]
    assert lines[8].startswith(("0 take ", "1 take "))
    assert lines[-1].startswith("= ")


def test_text_and_record_are_the_same_thing() -> None:
    assert Record.from_text(TEXT) == RECORD
    assert Record.from_text(TEXT).to_text() == TEXT


def test_comments_and_blank_lines_are_skipped() -> None:
    assert Record.from_text(TEXT.replace("\n0 take", "\n# a fine pick\n\n0 take")) == RECORD


def test_a_record_without_options_has_none() -> None:
    record = Record.begin(TOY, TOY.options(), 1, ["a", "b", "c"])
    assert Record.from_text(record.to_text()) == record
    assert record.options == {}


def test_a_replay_can_stop_on_the_way() -> None:
    assert replay(RECORD, TOY, to=0) == TOY.start(TOY.parse_options(RECORD.options), RECORD.seed)
    whole = [to_text(state) for _, state in steps(RECORD, TOY)]
    assert to_text(replay(RECORD, TOY, to=7)) == whole[7]
    assert len(whole) == len(RECORD.actions) + 1


def test_an_unfinished_record_replays_too() -> None:
    record = Record.from_text("\n".join(TEXT.splitlines()[:12]))
    assert record.scores is None
    assert not replay(record, TOY).over


def test_a_listener_hears_the_game_from_its_start() -> None:
    for _, state in steps(RECORD, TOY, listen=True):
        log = state.log
    assert log is not None
    assert isinstance(log[0], Tossed)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("playcall record 1", "playcall record 9", "its first line is not 'playcall record 1'"),
        ("rules: 1", "rule: 1", "Line 3 of the record should begin with 'rules:'"),
        ("rules: 1", "rules: one", "'rules' of the record should be a number, not 'one'"),
        ("seed: 5", "seed: x", "'seed' of the record should be a number"),
        ("draft=open", "draft", "'draft' in the record's options should be name=value"),
        ("\n\n", "\n\nsomebody passes\n", "Line 9 of the record, 'somebody passes', is not 'seat token'"),
        ("\n= ", "\n= 1\n0 pass\n= ", "comes after its end"),
        ("\n= ", "\n= many ", "is not 'seat token'"),
    ],
)
def test_a_text_that_is_no_record_is_refused(old: str, new: str, says: str) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord, match=says):
        Record.from_text(TEXT.replace(old, new, 1))


@pytest.mark.parametrize("text", ["", "\n", "playcall record 1", "playcall record 1\ngame: magpies"])
def test_a_broken_off_head_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_text(text)


def test_a_record_that_does_not_fit_names_the_action() -> None:
    record = Record.from_text(TEXT)
    record.actions[3] = (record.actions[3][0], "bury")
    with pytest.raises(BadRecord, match=r"does not replay: action 4, '[01] bury': 'bury' is not possible now"):
        replay(record, TOY)
    record.actions[3] = (0, "fly")
    with pytest.raises(BadRecord, match="action 4, '0 fly': 'fly' is not an action of this game"):
        replay(record, TOY)


def test_wrong_scores_are_found() -> None:
    record = Record.from_text(TEXT)
    record.scores = (99, 0)
    with pytest.raises(BadRecord, match=r"says \(99, 0\) at the end, but it replays to"):
        replay(record, TOY)
