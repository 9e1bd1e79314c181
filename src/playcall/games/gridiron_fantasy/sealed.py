"""GF-15.3  Sealed play: what new Starter Decks and Booster Packs hold, with a choice of cards that suits."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.catalogue import COPIES
from playcall.games.gridiron_fantasy.deckcheck import MOST_DIFFERENT
from playcall.games.gridiron_fantasy.decks import Deck
from playcall.games.gridiron_fantasy.options import Options
from playcall.games.gridiron_fantasy.packs import sealed_pool
from playcall.games.gridiron_fantasy.suggest import Chooser

MOST_ACTIONS: Final = MOST_DIFFERENT - 2
"""GF-2.21  Different Actions of each kind: so many, besides 'as listed' and 'done', can be chosen from."""


@lru_cache(maxsize=64)
def sealed_deck(seed: int, options: Options) -> Deck:
    """Everything in the packs; `oa` and `da` are what is listed for the Action decks, other Actions are in reserve."""
    pool = sealed_pool(seed, options.sealed_starters, options.sealed_boosters)
    chooser = Chooser(load(), "even", Deck(""), pool)
    oa, da = chooser.actions("OA"), chooser.actions("DA")
    team, op, dp = (_best(chooser, part, MOST_DIFFERENT) for part in ("TM", "OP", "DP"))
    size = options.playbook_size
    suits = chooser.team(options.team_cards, options.all_formations)
    return Deck(
        "Sealed pool", team, op, dp, oa, da, _reserve(chooser, "OA", pool, oa), _reserve(chooser, "DA", pool, da),
        (*suits, *chooser.plays("OP", size), *chooser.plays("DP", size)),
    )  # fmt: skip


def _best(chooser: Chooser, part: str, most: int) -> tuple[int, ...]:
    return tuple(sorted(chooser.ranked(part)[:most]))


def _reserve(chooser: Chooser, part: str, pool: Counter[int], listed: tuple[int, ...]) -> tuple[int, ...]:
    """All copies but those that are listed."""
    copies = Counter({place: min(pool[place], COPIES) for place in _best(chooser, part, MOST_ACTIONS)})
    return tuple(sorted((copies - Counter(listed)).elements()))
