"""GF-2, GF-15, GF-19  Decks: rosters as text, their check, suggestions, what is in packs, and the builder's bench.

What the rules need is offered here; the bench (`workshop`), the builder's pages (`pages`) and the check of the starter
decks (`verify`) are imported when somebody builds decks.
"""

from playcall.games.gridiron_fantasy.decks.packs import sealed_deck
from playcall.games.gridiron_fantasy.decks.roster import (
    FEWEST_ACTIONS,
    Deck,
    check_deck,
    choice_of,
    copy_limit,
    deck_code,
    deck_text,
    named_deck,
    read_deck,
    stock_deck,
    stock_names,
)

__all__ = [
    "FEWEST_ACTIONS", "Deck", "check_deck", "choice_of", "copy_limit", "deck_code", "deck_text", "named_deck",
    "read_deck", "sealed_deck", "stock_deck", "stock_names",
]  # fmt: skip
