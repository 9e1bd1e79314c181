"""Errors as messages: what is wrong, before it is said in a language."""

from __future__ import annotations

from playcall.contract.text import Said, Text, joined
from playcall.kernel import PlaycallError


def text_of(problem: PlaycallError) -> Said:
    """What an error says; a plain string where it is a sentence in English alone."""
    if " " in problem.id:
        return problem.id
    return Text(problem.id, {name: _argument(value) for name, value in problem.told.items()})


def _argument(value: object) -> object:
    """Another error is said within this one; of several values one can be chosen."""
    if isinstance(value, PlaycallError):
        return text_of(value)
    return joined(value, "or") if isinstance(value, tuple) else value


def _in_english(problem: PlaycallError) -> str:
    from playcall.contract.speech import everyone  # only who speaks needs it

    said = text_of(problem)
    return said if isinstance(said, str) else everyone()(said)


PlaycallError.in_english = _in_english
