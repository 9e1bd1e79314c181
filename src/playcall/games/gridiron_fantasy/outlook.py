"""What an option would lead to, as far as it can be reckoned: Totals after a card, the situation after a flag."""

from __future__ import annotations

from playcall.games.gridiron_fantasy.catalogue import SECS
from playcall.games.gridiron_fantasy.names import down_words, short_spot
from playcall.games.gridiron_fantasy.procedures.challenge import Challenge
from playcall.games.gridiron_fantasy.procedures.penalty import Flags, penalty_yards
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.games.gridiron_fantasy.totals import recount

LAST_DOWN = 4


def laid_totals(s: Table, turn: Challenge, place: int) -> tuple[int, int, int] | None:
    """The ability that a card would change, and both Totals in it: the best of the ways to lay it."""
    ways = [piece for piece in turn.lays(s) if place_of(piece.card) == place]
    if not ways:
        return None
    ability = s.dominant if turn.primary else SECS[s.secondaries[0][1]].key
    best = max(ways, key=lambda piece: piece.adds[ability] + piece.taxes[ability])
    twin = s.clone()
    twin.laid.append((turn.role, best.card, *best.symbols))
    recount(twin)
    changes = [abs(new - old) for new, old in zip(twin.raw, s.raw, strict=True)]
    if not changes[ability] + changes[4 + ability]:
        ability = max(range(4), key=lambda each: changes[each] + changes[4 + each])
    return ability, twin.totals[turn.role * 4 + ability], twin.totals[4 - turn.role * 4 + ability]


def situation(down: int, los: int, mark: int) -> str:
    return f"{down_words(down, mark - los, los)}, {short_spot(los)}"


def after_flag(s: Table, flags: Flags) -> str:
    """GF-10.12  The situation after a penalty is accepted; the down is played again."""
    yards = penalty_yards(s, flags.fouling, flags.foul(s).yards)
    los = s.los + (yards if flags.fouling == 1 else -yards)
    return situation(s.down, los, s.mark) if los < s.mark else situation(1, los, min(100, los + 10))


def after_play(s: Table) -> str:
    """The situation after the result of the Play stands."""
    if s.turnover:
        return s.turnover
    los = s.los + s.yards
    if los >= 100:
        return "touchdown"
    if los <= 0:
        return "safety"
    if los >= s.mark or s.gained_first_down:
        return situation(1, los, min(100, los + 10))
    return situation(s.down + 1, los, s.mark) if s.down < LAST_DOWN else "over on downs"
