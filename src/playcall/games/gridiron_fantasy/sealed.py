"""GF-15.3  Sealed play: a deck made of all that new Starter Decks and Booster Packs hold."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.deckcheck import MOST_DIFFERENT, copy_limit
from playcall.games.gridiron_fantasy.decks import Deck
from playcall.games.gridiron_fantasy.options import Options
from playcall.games.gridiron_fantasy.packs import sealed_pool


def sealed_deck(seed: int, options: Options) -> Deck:
    """Every card of the pool, in as many copies as an Action deck may hold."""
    return _build(seed, options.sealed_starters, options.sealed_boosters, options.copy_limit)


@lru_cache(maxsize=64)
def _build(seed: int, starters: int, boosters: int, copies: str) -> Deck:
    pool = sealed_pool(seed, starters, boosters)
    cards = load()
    by_type: dict[str, list[int]] = {"OP": [], "DP": [], "OA": [], "DA": [], "TM": []}
    for place in sorted(pool):
        by_type[cards.cards[place].type].append(place)
    options = Options(copy_limit=copies)
    return Deck(
        "Sealed pool", tuple(by_type["TM"][:MOST_DIFFERENT]), tuple(by_type["OP"][:MOST_DIFFERENT]),
        tuple(by_type["DP"][:MOST_DIFFERENT]), _actions(by_type["OA"], pool, options),
        _actions(by_type["DA"], pool, options),
    )  # fmt: skip


def _actions(places: list[int], pool: Counter[int], options: Options) -> tuple[int, ...]:
    """GF-2.16  Copies are limited by the size of the deck that they make."""
    different = places[:MOST_DIFFERENT]
    limit = 1
    while True:
        deck = tuple(place for place in different for _ in range(min(limit, pool[place])))
        allowed = copy_limit(len(deck), options)
        if allowed <= limit:
            return deck
        limit += 1
