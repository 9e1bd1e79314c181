"""What was agreed on for a competition, as people type it: `--option name=value`, for the league and for its game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from playcall.cli.files import CommandError
from playcall.cli.settings import read_settings
from playcall.contract import Game
from playcall.leagues import Settings

FLAGS = ("options", "teams", "seasons", "bot")
"""Settings that have flags of their own."""
NAMES = tuple(name for name in Settings.__struct_fields__ if name not in FLAGS)
SWITCHES = {"on": True, "off": False}


def read_agreed(game: Game, words: Sequence[str], **flags: object) -> Settings:
    """The settings of a competition; the options of its game are checked when it is founded."""
    ours = {name: value for name, value in map(_split, words) if name in NAMES}
    rest = [word for word in words if _split(word)[0] not in NAMES]
    values = {name: _value(name, value) for name, value in ours.items()}
    try:
        return msgspec.convert({**values, **flags, "options": _options(game, rest)}, Settings, strict=False)
    except msgspec.ValidationError as problem:
        raise CommandError(f"These settings do not work: {problem}.") from None


def _options(game: Game, words: Sequence[str]) -> dict[str, str]:
    """Options of the game beside those that every match of a league has."""
    play = game.league_play()
    fixed = dict(play.table_settings()) if play is not None else {}
    given = read_settings(game, [*(f"{name}={text}" for name, text in fixed.items()), *words])
    return {name: text for name, text in given.items() if fixed.get(name) != text}


def _split(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise CommandError(f"'{word}' is not a setting: write --option name=value.")
    return name.strip(), value.strip()


def _value(name: str, text: str) -> object:
    kind = type(getattr(Settings(), name))
    if text in SWITCHES:
        return SWITCHES[text]
    if kind is tuple or name == "free":
        return tuple(word for word in text.split(",") if word and word != "none")
    return text
