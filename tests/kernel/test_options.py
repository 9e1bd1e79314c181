"""Options: documented, with defaults, read from text."""

from __future__ import annotations

from dataclasses import dataclass, fields

import pytest

from playcall.kernel import BadOption, choice, number, switch, text
from playcall.kernel.options import options_from, options_to
from tests.kernel.toy import TOY


@dataclass(frozen=True)
class Options:
    colour: str = choice("red", "blue", rule="TY-1.1")
    loud: bool = switch(False, rule="TY-1.2")
    quick: bool = switch(True, rule="TY-1.2")
    lives: int = number(3, -1, 9, rule="TY-1.3")
    teams: str = text("pick", rule="TY-1.3")


def test_settings_become_options_and_back() -> None:
    settings = {"colour": "blue", "loud": "on", "quick": "off", "lives": "-1", "teams": "a,b"}
    options = options_from(Options, settings)
    assert options == Options("blue", True, False, -1, "a,b")
    assert options_to(options) == settings


def test_defaults_are_not_written() -> None:
    assert options_to(Options()) == {}
    assert options_to(options_from(Options, {"colour": "red", "lives": "3"})) == {}


def test_options_document_themselves() -> None:
    values = {field.name: field.metadata.get("values") for field in fields(Options)}
    assert values == {
        "colour": ("red", "blue"),
        "loud": ("off", "on"),
        "quick": ("on", "off"),
        "lives": None,
        "teams": None,
    }
    assert all(field.metadata["rule"] for field in fields(Options))


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"color": "red"}, "There is no option 'color'; options are: colour, loud"),
        ({"colour": "green"}, "'colour' cannot be 'green'; it takes red or blue"),
        ({"loud": "yes"}, "'loud' cannot be 'yes'; it takes off or on"),
        ({"lives": "10"}, "'lives' cannot be '10'; it takes a number from -1 to 9"),
        ({"lives": "many"}, "'lives' cannot be 'many'"),
        ({"lives": "--1"}, "'lives' cannot be '--1'"),
        ({"lives": ""}, "'lives' cannot be ''"),
    ],
)
def test_bad_settings_are_refused_with_what_is_taken(settings: dict[str, str], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        options_from(Options, settings)


def test_a_game_refuses_what_does_not_go_together() -> None:
    with pytest.raises(BadOption, match="open draft is for short games"):
        TOY.parse_options({"rounds": "3", "draft": "open"})
    with pytest.raises(BadOption, match="open draft is for short games"):
        TOY.start(TOY.options(rounds=3, draft="open"))


def test_a_mode_is_found_by_its_name() -> None:
    mode = TOY.mode("duel")
    assert mode is not None
    assert TOY.seat_count(TOY.parse_options(mode.options)) == 2
    assert TOY.mode("nothing") is None
