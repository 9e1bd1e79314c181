"""A guided first game: the same cards every time, and a word before each of the first choices."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from typing import Literal

import msgspec

from playcall.contract.game import Game
from playcall.contract.speech import speaker
from playcall.contract.text import Said, Text

FILE = "guide.toml"


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word to the player at a question. Several may belong to one question; the last says what to choose."""

    turn: int
    """The question it belongs to: how many choices the player had made when that was asked."""
    text: Said
    """In `guide.toml` the id of a message."""
    point: Literal["hand", "prompt", "field", "log", "score", "opponent", "rules", "coach", "table"] = "table"
    """The part of the table that it speaks of."""
    do: str | None = None
    """The token to choose; None to read on, or to choose freely at the last step."""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with a fixed seed against bots that always answer alike."""

    title: Said
    goal: Said
    """The aim of the game in two sentences."""
    seed: int
    options: dict[str, str]
    seats: tuple[str, ...]
    """As for a new table: `me` and the levels of bots."""
    steps: tuple[GuideStep, ...]
    closing: Said
    """What to say when the last step is done and play is free."""
    answers: tuple[str, ...] = ()
    """What the bot chooses, in order, while the player does as told: a coach who learns does not change the lesson."""


_KNOWN = msgspec.json.Decoder(Guide)
"""Made while one thread imports this: where two threads show msgspec a type for the first time at once, it crashes."""


@lru_cache(maxsize=16)
def guide_of(game: Game) -> Guide | None:
    """The guided first game in a game's package; None when it has none."""
    text = _read(game, FILE)
    return None if text is None else _in_messages(game, msgspec.convert(tomllib.loads(text), Guide))


def _in_messages(game: Game, guide: Guide) -> Guide:
    """A guide with the messages whose ids it names; what names none stays as it is."""
    knows = speaker(game.package).knows

    def message(said: Said) -> Said:
        return Text(said) if isinstance(said, str) and knows(said) else said

    steps = tuple(msgspec.structs.replace(step, text=message(step.text)) for step in guide.steps)
    words = {name: message(getattr(guide, name)) for name in ("title", "goal", "closing")}
    return msgspec.structs.replace(guide, steps=steps, **words)


def scripted(game: Game, options: dict[str, str], seed: int, acts: Sequence[tuple[int, str]], seat: int) -> str | None:
    """What the guide has a bot choose next; None where it says nothing, or the player has gone another way."""
    guide = guide_of(game)
    if guide is None or not guide.answers or not is_guided(game, options, seed):
        return None
    me = guide.seats.index("me")
    wanted = {step.turn: step.do for step in guide.steps if step.do is not None}
    mine = [token for who, token in acts if who == me]
    answered = sum(who == seat for who, _ in acts)
    strayed = any(wanted.get(turn, token) != token for turn, token in enumerate(mine))
    return None if seat == me or strayed or answered >= len(guide.answers) else guide.answers[answered]


def _read(game: Game, file: str) -> str | None:
    try:
        return resources.files(game.package).joinpath(file).read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        return None


def is_guided(game: Game, options: dict[str, str], seed: int) -> bool:
    """Whether a table is the guided first game of its game: no other has its seed."""
    guide = guide_of(game)
    return guide is not None and guide.seed == seed and guide.options == options
