"""The language of the terminal: what was asked for, or what the system speaks where Playcall does."""

from __future__ import annotations

import os

from playcall.contract import Game
from playcall.contract.speech import LANGUAGES, Speaker, speaker
from playcall.kernel import BadOption

VARIABLE = "PLAYCALL_LANGUAGE"
_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(wanted: str | None) -> str:
    """The language to speak; raises `BadOption` for one that Playcall does not."""
    asked = wanted or os.environ.get(VARIABLE)
    if asked:
        if asked not in LANGUAGES:
            raise BadOption(f"Playcall does not speak '{asked}'; it speaks {', '.join(LANGUAGES)}.")
        return asked
    system = next((value for name in _SYSTEM if (value := os.environ.get(name))), "")
    return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]


def speaker_of(game: Game, wanted: str | None = None) -> Speaker:
    """Whoever speaks in the terminal: for a game, and for the terminal around it."""
    return speaker(game.package, language_of(wanted), __package__)
