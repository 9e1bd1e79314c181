"""Settings as people type them: `--option name=value`, `--option mode=NAME`, `--bots A,B`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from playcall.cli.files import CommandError
from playcall.cli.own_decks import with_own_decks
from playcall.contract import Game


def read_settings(game: Game, words: Sequence[str]) -> dict[str, str]:
    """Option settings, checked. `mode=NAME` takes over the mode's settings; any others given win over them."""
    given = dict(_setting(word) for word in words)
    preset = _preset(game, given)
    settings = with_own_decks(game, {**preset, **given})
    game.parse_options(settings)
    return settings


def read_bots(names: str) -> list[str]:
    """Level names, separated by commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def _setting(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals or not name.strip():
        raise CommandError(f"'{word}' is not a setting: write --option name=value.")
    return name.strip(), value.strip()


def _preset(game: Game, given: dict[str, str]) -> dict[str, str]:
    """The settings of the mode that is named; the name itself stays only where the game has such an option."""
    if "mode" not in given:
        return {}
    values = _mode_values(game)
    mode = game.mode(given["mode"])
    if mode is None and given["mode"] not in values:
        names = dict.fromkeys([*(mode.id for mode in game.modes), *values])
        raise CommandError(f"There is no mode '{given['mode']}'; modes are: {', '.join(names)}.")
    if mode is not None:
        del given["mode"]
        return dict(mode.options)
    return {}


def _mode_values(game: Game) -> tuple[str, ...]:
    """The values of a game's own option called `mode`, for games that have one."""
    found = [field.metadata.get("values", ()) for field in fields(game.options) if field.name == "mode"]
    return tuple(found[0]) if found else ()
