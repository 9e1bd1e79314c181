"""Positions as JSON: saved by name, equal when their content is equal, refused when they do not fit."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from playcall.kernel import BadOption, BadPosition, Chance, State
from playcall.testing import Story
from playcall.testing.checks import restore, to_text
from tests.kernel.toy import TOY, Round, table


def saved() -> dict[str, Any]:
    """A position in the first round, after two of three have committed."""
    story = Story.of(TOY, {"draft": "none"}, decks={"deck": list(range(12))})
    for seat in range(3):
        story.act(seat, "enough")
    story.act(0, story.options(0)[0]).act(2, story.options(2)[1])
    plain: dict[str, Any] = msgspec.json.decode(to_text(story.state))
    return plain


def test_steps_are_saved_by_name() -> None:
    assert saved()["stack"] == [
        {"procedure": "Match", "at": "again", "fields": [1]},
        {"procedure": "Round", "at": "commit", "fields": [-1]},
    ]
    assert set(saved()["held"]) == {"0", "2"}
    assert saved()["options"] == {"draft": "none"}


def test_a_position_comes_back_with_its_secret_answers() -> None:
    state = TOY.restore(saved())
    assert [decision.seat for decision in state.pending()] == [1]
    state.apply(1, state.legal(1)[0])
    assert state.held == {}


def test_a_test_can_start_in_the_middle() -> None:
    state = TOY.blank(TOY.options(), Chance.of(0))
    state.zones[0] = list(range(18))
    state.call(Round(winner=1))
    state.stack[-1].at = "peek"
    state.advance()
    assert state.to_move() == 1
    assert restore(TOY, to_text(state)) == state


def test_a_save_between_two_decisions_goes_on_by_itself() -> None:
    position = saved()
    position["stack"][1]["at"], position["held"] = "draw", {}
    assert TOY.restore(position).situation() == "Bin.pick"


def test_positions_are_equal_when_their_content_is() -> None:
    one, two = TOY.start(seed=1), TOY.start(seed=1)
    assert one == two
    assert one != TOY.start(seed=2)
    assert one != "a position"
    table(two).points[0] += 1
    assert one != two
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def _without(key: str) -> dict[str, Any]:
    position = saved()
    del position[key]
    return position


def _with(**changes: Any) -> dict[str, Any]:
    return saved() | changes


@pytest.mark.parametrize(
    "position",
    [
        *(_without(key) for key in ("game", "chance", "zones", "stack", "held", "result", "plain")),
        _with(game="another"),
        _with(zones=[[]]),
        _with(zones=7),
        _with(plain={}),
        _with(held={"x": 1}),
        _with(result={"scores": "many"}),
        _with(stack=[{"procedure": "Siesta", "at": "sleep", "fields": []}]),
        _with(stack=[{"procedure": "Round", "at": "sleep", "fields": [-1]}]),
        _with(stack=[{"procedure": "Round", "at": "draw", "fields": [1, 2, 3]}]),
        _with(stack=[{"procedure": "Round", "at": "", "fields": [1]}]),
        _with(stack=[{"procedure": "Round"}]),
    ],
)
def test_what_is_no_position_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="This is not a saved position of magpies"):
        TOY.restore(position)


def test_bad_options_in_a_position_are_refused() -> None:
    with pytest.raises(BadOption, match="'draft' cannot be 'beer'"):
        TOY.restore(_with(options={"draft": "beer"}))


def test_the_kit_calls_a_position_that_cannot_be_read_a_failure() -> None:
    with pytest.raises(AssertionError, match="cannot be read back"):
        restore(TOY, b"{}")


def test_options_are_part_of_a_position() -> None:
    state: State = TOY.start(TOY.parse_options({"rounds": "1"}), seed=1)
    assert restore(TOY, to_text(state)).options_used().rounds == 1
