"""Text as messages: an id and named arguments, from the rules to the screen. Catalogues put them into a language.

A game's catalogues are `locales/en.ftl`, `locales/de.ftl` … in its package; what all games share is in
`playcall/contract/locales`. `contract/speech.py` reads them in Python, `web/src/lib/i18n.svelte.ts` in the browser.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message: what is said, before it is said in a language."""

    id: str
    args: dict[str, Any] = {}
    """Numbers, names, other messages, or lists of these (`Arg`)."""


Arg: TypeAlias = "str | int | float | Text | tuple[Arg, ...]"
"""What a message may be told. A name is a string; a list is said as "A, B and C"."""
Said: TypeAlias = Text | str
"""A message, or a proper name, which is the same in every language."""


def msg(id: str, /, **args: Arg) -> Text:
    """The message with this id and these arguments.

    >>> msg("sj-gain", yards=3)
    Text(id='sj-gain', args={'yards': 3})
    """
    return Text(id, args)


def joined(items: Iterable[Arg], how: str = "and") -> Text:
    """Several things as one: `and`, `or`, `comma`, `then`, `space` (sentences one after the other), `plus`, `score`."""
    return Text(f"join-{how}", {"items": tuple(items)})


def signed(number: int) -> str:
    """A difference with its sign: +3, −2, 0."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"
