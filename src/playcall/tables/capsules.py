"""Time capsules: a game of other rules or cards opens today, up to where it would go another way."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from playcall.contract import Game, Said, msg, text_of
from playcall.kernel import BadRecord, Record, steps
from playcall.tables.audience import tell
from playcall.tables.errors import Refused
from playcall.tables.messages import Told


class Parting(msgspec.Struct, frozen=True):
    """Where a game as it was played and the same choices today part."""

    ply: int
    """The action that leads elsewhere; 0 is the beginning."""
    then: Said
    now: Said

    def refused(self) -> Refused:
        """That the game cannot be shown as it was played."""
        return Refused("table/diverged", "no-such-game-today", ply=self.ply, then=self.then, now=self.now)

    def before(self, record: Record) -> Record:
        """As much of the record as means the same today."""
        return msgspec.structs.replace(record, actions=record.actions[: max(0, self.ply - 1)], scores=None)


def is_of_today(game: Game, record: Record) -> bool:
    return (record.rules, record.cards) == (game.rules_version, game.card_hash())


def parting(game: Game, record: Record, told: Sequence[Told]) -> Parting | None:
    """Compare what was told then with what happens today; None when it is the same to the end."""
    ply = n = 0
    try:
        for ply, state in steps(record, game, listen=True):
            for event in (state.log or [])[n:]:
                now = tell(state, n, event, None)
                if n == len(told) or not _alike(told[n], now):
                    return Parting(ply, _words(told[n] if n < len(told) else None), _words(now))
                n += 1
    except BadRecord as problem:
        return Parting(ply + 1, "{} {}.".format(*record.actions[ply]), text_of(problem))
    return Parting(ply, _words(told[n]), _words(None)) if n < len(told) else None


def _alike(then: Told, now: Told) -> bool:
    """Whether both say the same; facts that only one of the versions knows do not count."""
    known = msgspec.to_builtins(now.facts, str_keys=True)
    same = all(_json(then.facts[name]) == _json(known[name]) for name in then.facts.keys() & known.keys())
    return then.kind == now.kind and same


def _json(fact: object) -> bytes:
    return msgspec.json.encode(fact, order="sorted")


def _words(told: Told | None) -> Said:
    return msg("no-event") if told is None else told.text or f"{told.kind}."
