"""What is heard: every decisive moment of every game has a sound of its own, short, and named after what happens."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from playcall.contract import Game
from playcall.contract.sounds import LONGEST, SHARED, Sounds, sounds_in, sounds_of
from playcall.games import all_games
from playcall.kernel import Event, Record, steps
from playcall.testing.golden import golden_path, golden_presets

GOLDEN = Path(__file__).parents[1] / "golden"
MOMENT = 2
GAMES = [pytest.param(game, id=game.id) for game in all_games()]


def kinds(game: Game) -> dict[str, set[str]]:
    """The events of a game, each with what it says."""
    module = f"{game.package}.events"
    return {kind.__name__: set(kind.__struct_fields__) for kind in Event.__subclasses__() if kind.__module__ == module}


def decisive(game: Game) -> set[str]:
    """What is heard at the decisive moments of a game of each mode; empty for one that has no sound."""
    found, sounds = set(), sounds_of(game)
    for preset in golden_presets(game):
        record = Record.from_text(golden_path(game, preset.name, GOLDEN).read_text(encoding="utf-8"))
        for _, state in steps(record, game, listen=True):
            for event in state.log or ():
                if game.words.stress(state, event).weight == MOMENT:
                    found.add(sounds.of(type(event).__name__, msgspec.to_builtins(event)) or "")
            assert state.log is not None
            state.log.clear()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_decisive_moment_has_a_sound_of_the_games_own(game: Game) -> None:
    heard = decisive(game)
    assert len(heard) > 2
    assert heard <= set(sounds_in(game.package).sounds)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_sounds_is_true(game: Game) -> None:
    own, all_, known = sounds_in(game.package), sounds_of(game), kinds(game)
    for moment in own.moments:
        assert moment.sound in all_.sounds, moment
        assert set(moment.facts) <= known[moment.event], moment
    assert set(own.sounds) <= {moment.sound for moment in own.moments}, "a sound that is never heard"
    assert not set(own.sounds) & set(sounds_in(SHARED).sounds)


def test_sounds_are_short_and_no_two_are_alike() -> None:
    recipes = [layers for package in (SHARED, *(game.package for game in all_games()))
               for layers in sounds_in(package).sounds.values()]  # fmt: skip
    assert all(layers for layers in recipes)
    assert max(layer.at + layer.length for layers in recipes for layer in layers) <= LONGEST + 1e-9
    assert not [one for one, other in combinations(recipes, 2) if one == other]


def test_a_moment_is_heard_as_the_first_that_fits() -> None:
    told = {
        "moments": [{"event": "Kick", "facts": {"good": True}, "sound": "posts"}, {"event": "Kick", "sound": "miss"}]
    }
    sounds = msgspec.convert(told, Sounds)
    assert sounds.of("Kick", {"good": True, "yards": 3}) == "posts"
    assert sounds.of("Kick", {"good": False}) == "miss"
    assert sounds.of("Snap", {}) is None


@pytest.mark.parametrize("layer", [{"length": 1.3}, {"loud": 0.9}, {"pitch": 5}, {"wave": "harp"}, {"echo": 1}])
def test_bounds_are_kept_when_sounds_are_read(layer: dict[str, object]) -> None:
    usual = {"wave": "sine", "pitch": 440, "length": 0.5, "loud": 0.3}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"sounds": {"one": [{**usual, **layer}]}}, Sounds)


def test_a_game_without_a_file_has_what_all_share() -> None:
    assert sounds_in("playcall.art") == Sounds()
