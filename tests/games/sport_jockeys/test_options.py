"""The options of Sport Jockeys American Football: their values and defaults, and bad values.

What each value changes is tested beside its rule: `mode` SJ-20, `unit` SJ-16.1, `start_column` SJ-17.9, `start_row`
SJ-17.10, `kickoff_after_zero` SJ-7.2, `kicking_team_combos` SJ-8.3, `touchback_on_kickoff` SJ-4.9, `face_down_value`
SJ-4.4, `big_margin` SJ-18.12, `seven_in_line` SJ-7.5, `challenge_scope` SJ-15.8, `challenge_review` SJ-15.5,
`special_refresh` SJ-15.11, `quick_combos` SJ-20.5, `tie_break` SJ-21.
"""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from playcall.games.sport_jockeys import GAME
from playcall.games.sport_jockeys.options import Options
from playcall.kernel import BadOption
from tests.games.sport_jockeys.story import Scene, opening, options, random_play

VALUES = {
    "mode": "full quick",
    "unit": "by_mode quarter half game",
    "kickoff_after_zero": "off on",
    "kicking_team_combos": "never after_kick",
    "touchback_on_kickoff": "on off",
    "big_margin": "by_mode on off",
    "seven_in_line": "by_mode on off",
    "challenge_scope": "penalty rulings",
    "challenge_review": "sure coin",
    "special_refresh": "half game",
    "quick_combos": "no_bonus none",
    "tie_break": "draw sudden_death",
}
"""Default first."""
NUMBERS = {"start_column": (1, 1, 2), "start_row": (4, 1, 5), "face_down_value": (1, 0, 1)}
"""Default, least and most."""


@pytest.mark.parametrize("name", VALUES)
def test_the_values_of_an_option_and_its_default(name: str) -> None:
    default, *others = VALUES[name].split()
    assert options(**{name: default}) == options()
    assert GAME.options_to_json(options(**{name: default})) == {}
    for value in others:
        mode = {"mode": "quick"} if name == "quick_combos" else {}
        assert GAME.options_to_json(options(**mode, **{name: value})) == {**mode, name: value}
        assert options(**mode, **{name: value}) != options(**mode)


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_have_a_default_and_limits(name: str) -> None:
    default, least, most = NUMBERS[name]
    assert getattr(options(), name) == default
    for value in range(least, most + 1):
        assert getattr(options(**{name: str(value)}), name) == value
    for bad in (str(least - 1), str(most + 1), "some", ""):
        with pytest.raises(BadOption, match=f"'{name}' cannot be .* a number from {least} to {most}"):
            options(**{name: bad})


def test_no_option_is_left_out() -> None:
    assert {field.name for field in fields(Options)} == {*VALUES, *NUMBERS}
    assert len(fields(Options)) == 15


@pytest.mark.rule("SJ-20.3", "SJ-20.4", "SJ-20.5", "SJ-15.11")
@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("quick_combos=none", "'quick_combos' belongs to the Quick Start (mode=quick); this is the full game"),
        ("mode=quick kickoff_after_zero=on", "'kickoff_after_zero' belongs to the full game (mode=full)"),
        ("mode=quick kicking_team_combos=after_kick", "'kicking_team_combos' belongs to the full game"),
        ("mode=quick touchback_on_kickoff=off", "'touchback_on_kickoff' belongs to the full game"),
        ("mode=quick challenge_scope=rulings", "'challenge_scope' belongs to the full game"),
        ("mode=quick challenge_review=coin", "'challenge_review' belongs to the full game"),
        ("mode=quick unit=half special_refresh=game", "belongs to the full game (mode=full); this is the Quick Start."),
        ("unit=game special_refresh=game", "belongs to games with two halves or sudden death; this is the full game"),
    ],
)
def test_an_option_without_its_mode_is_refused(settings: str, said: str) -> None:
    chosen = dict(setting.split("=") for setting in settings.split())
    with pytest.raises(BadOption, match=re.escape(said)):
        options(**chosen)


def test_what_sudden_death_brings_back_may_be_kept_away() -> None:
    assert options(unit="game", tie_break="sudden_death", special_refresh="game").special_refresh == "game"


@pytest.mark.rule("SJ-20.1", "SJ-20.6", "SJ-16.1")
def test_what_follows_the_mode() -> None:
    full, quick = options(), options(mode="quick")
    assert (full.unit_name, full.doubles, full.sevens, full.bonuses, full.combos) == ("quarter", True, True, True, True)
    assert (quick.unit_name, quick.doubles, quick.sevens, quick.bonuses) == ("game", False, False, False)
    assert (quick.combos, options(mode="quick", quick_combos="none").combos) == (True, False)


def test_the_modes_are_options_and_can_be_played() -> None:
    assert [mode.id for mode in GAME.modes] == ["full", "halves", "one_deck", "quick", "singles", "short_drives"]
    for mode in GAME.modes:
        tale = random_play(opening(1, **dict(mode.options)), lambda s: s.over, seed=1)
        assert tale.s.result is not None
        assert GAME.seat_count(options(**dict(mode.options))) == 2


@pytest.mark.rule("SJ-8.3", "SJ-4.9", "SJ-15.8")
def test_options_of_a_game_are_kept_with_its_position() -> None:
    scene = Scene("C13", "C38 C45", kick="", kicking_team_combos="after_kick", touchback_on_kickoff="off")
    again = GAME.restore(scene.s.to_json())
    assert again == scene.s
    assert again.options_used() == scene.s.options
