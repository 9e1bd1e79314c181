"""Messages put into a language: the catalogues of a game and of what all games share, read with Project Fluent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import playcall
from playcall.contract.text import Said, Text

LANGUAGES = ("en", "de")
"""Those that every game speaks in full; the first is spoken where another lacks a message."""
SHARED = "playcall.contract"
REMEMBERED = 4096
"""So many things that were said are not put together again."""

_HERE = Path(playcall.__path__[0])
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
_REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)\s*[.}]")


def catalogue(package: str, language: str) -> str:
    """The messages of a package in a language as they are written; empty where it has none."""
    try:
        return resources.files(package).joinpath("locales").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError, NotADirectoryError):
        return ""


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The id and the text of every message of a catalogue."""
    starts = [(found.start(), found[1]) for found in _ENTRY.finditer(source)]
    ends = [*(start for start, _ in starts[1:]), len(source)]
    for (start, id_), end in zip(starts, ends, strict=False):  # an empty catalogue has an end and no start
        yield id_, source[start:end]


class Speaker:
    """Says messages in one language. A message is read when it is first said: catalogues are large, games are short."""

    def __init__(self, language: str, *sources: str, otherwise: Speaker | None = None) -> None:
        self.language = language
        self.otherwise = otherwise
        """Who says what this language lacks."""
        self._unread = {id_: text for source in sources for id_, text in entries(source)}
        from fluent.runtime import FluentBundle  # only who speaks needs it

        self._bundle = FluentBundle([language], use_isolating=False)
        self._remembered = lru_cache(maxsize=REMEMBERED, typed=True)(self._format)
        for id_ in [id_ for id_ in self._unread if id_.startswith("-")]:
            self._read(id_)

    def __call__(self, said: Said) -> str:
        """A message in this language; a name stays as it is."""
        if isinstance(said, str):
            return said
        if said.id.startswith("join-"):
            return self._joined(said.id, said.args["items"])
        return self._remembered(said.id, **{name: self._value(value) for name, value in said.args.items()})

    def knows(self, id_: str) -> bool:
        return id_ in self._unread or self._bundle.has_message(id_)

    def _value(self, value: Any) -> Any:
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, dict):
            return self(Text(value["id"], value.get("args", {})))  # as it comes back from a file
        return self._joined("join-and", value) if isinstance(value, tuple | list) else value

    def _joined(self, id_: str, items: Any) -> str:
        said = [str(self._value(item)) for item in items]
        whole = said[0] if said else ""
        for n, item in enumerate(said[1:], 2):
            whole = self._remembered(f"{id_}-last" if n == len(said) else id_, a=whole, b=item)
        return whole

    def _format(self, id_: str, /, **args: Any) -> str:
        if not self.knows(id_):
            return self.otherwise._format(id_, **args) if self.otherwise is not None else id_
        self._read(id_)
        pattern = self._bundle.get_message(id_).value
        assert pattern is not None, f"The message '{id_}' has no text of its own."
        text, problems = self._bundle.format_pattern(pattern, args)
        assert not problems, f"The message '{id_}' cannot be said with {args}: {problems}."
        return str(text)

    def _read(self, id_: str) -> None:
        source = self._unread.get(id_)
        if source is not None:
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(source))
            self._unread.pop(id_, None)  # last, for another thread may be asking for it just now
            for reference in _REFERENCE.findall(source):
                self._read(reference)


@lru_cache(maxsize=64)
def speaker(package: str = SHARED, language: str = LANGUAGES[0], *more: str) -> Speaker:
    """Whoever says the messages of a game's package, of `more` packages, and of what all games share, in a language."""
    fallback = None if language == LANGUAGES[0] else speaker(package, LANGUAGES[0], *more)
    sources = [catalogue(each, language) for each in (SHARED, package, *more)]
    return Speaker(language, *sources, otherwise=fallback)


def say(said: Said, package: str = SHARED, language: str = LANGUAGES[0]) -> str:
    """A message of a game in a language, English where none is named."""
    return speaker(package, language)(said)


@lru_cache(maxsize=8)
def everyone(language: str = LANGUAGES[0]) -> Speaker:
    """Whoever says everything that anybody says: errors come from anywhere."""
    fallback = None if language == LANGUAGES[0] else everyone()
    return Speaker(language, *catalogues(language), otherwise=fallback)


def catalogues(language: str) -> list[str]:
    """All messages in a language: those of Playcall's own packages, and of games from elsewhere."""
    own = [*_HERE.glob(f"*/locales/{language}.ftl"), *_HERE.glob(f"games/*/locales/{language}.ftl")]
    others = {place.module for place in entry_points(group="playcall.games")}
    return [path.read_text(encoding="utf-8") for path in sorted(own)] + [
        catalogue(each, language) for each in sorted(others) if not each.startswith("playcall.")
    ]
