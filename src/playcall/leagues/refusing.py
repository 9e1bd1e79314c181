"""Why something cannot be done: a rule and a sentence. Whoever refuses changes nothing."""

from __future__ import annotations

import msgspec

from playcall.contract import Arg, Text, msg


class Refusal(msgspec.Struct, frozen=True):
    """An entry that the rules do not allow now."""

    rule: str
    text: Text


def no(rule: str, id: str, /, **args: Arg) -> Refusal:
    return Refusal(rule, msg(id, **args))
