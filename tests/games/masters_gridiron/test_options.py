"""Every option: its default, its values, and that each value makes a playable game."""

from __future__ import annotations

import dataclasses

import pytest

from playcall.contract import Mode
from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.options import Options
from playcall.kernel import BadOption
from tests.games.masters_gridiron.story import options, random_play, start

DEFAULTS = {
    "deck1": "pick", "deck2": "pick", "visitor": "random", "stock_form": "full", "open_rosters": True,
    "open_playbooks": False, "punt": "any", "check_window": True, "audible_limit": 0, "conversion_cards": "out",
    "ot_reply": "first_turn", "ot_max_periods": 20, "cap": 120, "cap_on_stock": False, "fg_share": "exact",
    "playbook_copies": 2, "playbook_max": 60, "spread": False, "spread_rounding": "half", "spread_push": "tie",
    "exclusive_pool": False,
}  # fmt: skip
VALUES = {
    "visitor": ["random", "seat1", "seat2"],
    "stock_form": ["full", "basic"],
    "open_rosters": ["on", "off"],
    "open_playbooks": ["off", "on"],
    "punt": ["any", "no_match", "forced"],
    "check_window": ["on", "off"],
    "audible_limit": ["0", "1", "3"],
    "conversion_cards": ["out", "bottom"],
    "ot_reply": ["first_turn", "each_period"],
    "ot_max_periods": ["20", "1"],
    "cap": ["120", "0", "200"],
    "cap_on_stock": ["off", "on"],
    "fg_share": ["exact", "at_least"],
    "playbook_copies": ["2", "0", "4"],
    "playbook_max": ["60", "24"],
    "spread": ["off", "on"],
    "spread_rounding": ["half", "exact"],
    "spread_push": ["tie", "underdog"],
    "exclusive_pool": ["off", "on"],
}


def test_the_defaults_are_those_of_the_rules() -> None:
    assert dataclasses.asdict(Options()) == DEFAULTS


def test_every_option_has_its_values_here() -> None:
    assert set(VALUES) | {"deck1", "deck2"} == set(DEFAULTS)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in VALUES.items() for value in values])
def test_a_game_can_be_played_with_every_value(name: str, value: str) -> None:
    spread = {"spread": "on"} if name.startswith("spread_") else {}
    settings = {"deck1": "COP", "deck2": "ASH", "playbook_max": "60", **spread, name: value}
    chosen = options(**settings)
    default = VALUES[name][0]
    assert GAME.options_to_json(chosen).get(name, default) == value
    tale = random_play(start(2, **settings), seed=2)
    assert tale.s.result


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("visitor", "seat3"),
        ("stock_form", "huge"),
        ("open_rosters", "perhaps"),
        ("punt", "never"),
        ("audible_limit", "-1"),
        ("ot_max_periods", "0"),
        ("cap", "lots"),
        ("playbook_max", "23"),
        ("spread_rounding", "third"),
        ("deck1", "ZZZ"),
        ("no_such_option", "1"),
    ],
)
def test_a_wrong_value_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadOption, match=name):
        options(**{name: value})


@pytest.mark.parametrize("name", ["cap", "playbook_copies", "audible_limit"])
def test_no_limit_may_be_written_as_none(name: str) -> None:
    assert getattr(options(**{name: "none"}), name) == 0
    assert options(**{name: "none"}) == options(**{name: "0"})


def test_a_number_that_has_no_word_is_still_a_number() -> None:
    with pytest.raises(BadOption, match=r"ot_max_periods.*from 1 to 40\.$"):
        options(ot_max_periods="none")
    with pytest.raises(BadOption, match=r"cap.*from 0 to 550 or none\.$"):
        options(cap="nobody")


@pytest.mark.parametrize("settings", [{"spread_rounding": "exact"}, {"spread_push": "underdog"}])
def test_the_ways_of_a_spread_are_refused_without_one(settings: dict[str, str]) -> None:
    with pytest.raises(BadOption, match="spread=on"):
        options(**settings)
    assert options(spread="on", **settings).spread


def test_a_cap_for_stock_teams_is_refused_without_a_cap() -> None:
    with pytest.raises(BadOption, match=r"cap_on_stock.*needs a cap"):
        options(cap="none", cap_on_stock="on")


def test_a_cap_below_every_stock_team_is_refused() -> None:
    with pytest.raises(BadOption, match="No stock team"):
        options(cap="50", cap_on_stock="on")


@pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.id)
def test_every_mode_can_be_played(mode: Mode) -> None:
    state = GAME.start(GAME.parse_options(dict(mode.options)), 3)
    while not state.over:
        state.apply(state.to_move(), state.legal(state.to_move())[0])
    assert state.result
