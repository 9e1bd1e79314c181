"""Messages as data: an id and named arguments, the same before and after they are sent."""

from __future__ import annotations

import msgspec
import pytest

from playcall.contract import Text, joined, msg, signed


def test_a_message_is_an_id_with_named_arguments() -> None:
    said = msg("gain", yards=3, who="Bears")
    assert (said.id, said.args) == ("gain", {"yards": 3, "who": "Bears"})
    assert msg("gain", yards=3, who="Bears") == said != msg("gain", yards=4, who="Bears")


def test_an_argument_may_have_any_name() -> None:
    assert msg("kick", id="K1", self=2).args == {"id": "K1", "self": 2}


def test_a_message_without_arguments_is_sent_as_its_id_alone() -> None:
    assert msgspec.to_builtins(msg("tie")) == {"id": "tie"}


def test_messages_within_messages_are_sent_whole() -> None:
    said = msg("drive", gains=(msg("gain", yards=3), msg("gain", yards=1)), by="Bears")
    assert msgspec.json.decode(msgspec.json.encode(said)) == {
        "id": "drive",
        "args": {"gains": [{"id": "gain", "args": {"yards": 3}}, {"id": "gain", "args": {"yards": 1}}], "by": "Bears"},
    }


def test_what_was_sent_can_be_read_again() -> None:
    said = msg("gain", yards=3)
    assert msgspec.json.decode(msgspec.json.encode(said), type=Text) == said


def test_several_things_are_joined_into_one_message() -> None:
    assert joined(iter(["A", 2]), "or") == Text("join-or", {"items": ("A", 2)})
    assert joined(["A"]).id == "join-and"


@pytest.mark.parametrize(("number", "shown"), [(3, "+3"), (-2, "−2"), (0, "0")])
def test_a_difference_shows_its_sign(number: int, shown: str) -> None:
    assert signed(number) == shown
