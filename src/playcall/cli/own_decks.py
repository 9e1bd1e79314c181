"""Decks that somebody keeps: text files in a folder of each game, found by name."""

from __future__ import annotations

import re
from pathlib import Path

from playcall.cli.files import read_text
from playcall.contract import Game
from playcall.server.settings import data_folder

LONGEST_NAME = 60
LONGEST_PATH = 250
"""Longer words are codes of decks."""
DECK_OPTION = re.compile(r"deck\d*")


def folder_of(game: Game) -> Path:
    return data_folder() / "decks" / game.id


def slug(name: str) -> str:
    """A name as a file has it; empty where it cannot be one."""
    return "-".join(re.findall(r"[^\W_]+", name.lower())) if len(name) <= LONGEST_NAME else ""


def stored_deck(game: Game, name: str) -> str | None:
    """The text of a deck that is kept under a name."""
    file = folder_of(game) / f"{slug(name)}.txt"
    return read_text(file) if slug(name) and file.is_file() else None


def deck_in_words(game: Game, name: str) -> str | None:
    """The text of a deck that is kept under a name, or of a file; None where it is neither."""
    stored = stored_deck(game, name)
    if stored is not None:
        return stored
    is_file = len(name) < LONGEST_PATH and Path(name).is_file()
    return read_text(Path(name)) if is_file or name.endswith(".txt") else None


def with_own_decks(game: Game, settings: dict[str, str]) -> dict[str, str]:
    """Options that name a deck of one's own or a file, with its code in their place: so a record has all of it."""
    workshop = game.workshop
    if workshop is None:
        return settings
    decks = {name: deck_in_words(game, value) for name, value in settings.items() if DECK_OPTION.fullmatch(name)}
    return settings | {name: workshop.code(text, game.options()) for name, text in decks.items() if text}
