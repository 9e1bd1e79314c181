"""Whether everything that a game says can be said in every language."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from functools import cache
from typing import Any

from playcall.contract import Game, Text
from playcall.contract.speech import LANGUAGES, speaker

_WORD = re.compile(r"[^\W\d_]{2,}")
_KEYWORD = re.compile(r"[a-z][a-z-]*")
_said: dict[str, set[Hashable]] = {}
"""For each package the kinds of messages that were said before: the same message is not read out a thousand times."""


def check_said(game: Game, said: Any, what: str) -> None:
    """A text is a message, not English, and every language has it and all it refers to."""
    if not isinstance(said, Text):
        assert isinstance(said, str), f"{what} is no message: {said!r}"
        assert is_name(game, said), f"{what} is no message, but plain text: {said!r}"
        return
    told = _said.setdefault(game.package, set())
    if (kind := _kind(said)) not in told:
        for language in LANGUAGES:
            speak = speaker(game.package, language)
            for id_ in _ids(said):
                assert speak.knows(id_), f"{what} needs a text that '{language}' lacks: there is no message '{id_}'."
            speak(said)
        told.add(kind)


def is_name(game: Game, text: str) -> bool:
    """Whether a text is the same in every language: the title of a card, or something without words such as +3."""
    return text in _titles(game) or not _WORD.search(text)


@cache
def _titles(game: Game) -> frozenset[str]:
    return frozenset(face.title for face in game.faces())


def _ids(said: Text) -> Iterator[str]:
    """The message and those among its arguments."""
    if said.id.startswith("join-"):
        yield said.id + "-last"
    yield said.id
    for value in said.args.values():
        for one in value if isinstance(value, tuple | list) else (value,):
            if isinstance(one, Text):
                yield from _ids(one)


def _kind(value: Any) -> Hashable:
    """What decides how a message is put together: small numbers and keywords count, names do not."""
    if isinstance(value, str):
        return value if _KEYWORD.fullmatch(value) else "a name"
    if isinstance(value, Text):
        return value.id, *((name, _kind(value.args[name])) for name in sorted(value.args))
    if isinstance(value, tuple | list):
        return tuple(map(_kind, value[:3]))
    return max(-2, min(int(value), 6))
