"""GF-19  Collecting: the packs that can be opened, and what is played with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playcall.booklet.collecting import Product
from playcall.games.gridiron_fantasy.anatomy import RARITIES
from playcall.games.gridiron_fantasy.cards import CardSet
from playcall.games.gridiron_fantasy.decks import stock_deck
from playcall.games.gridiron_fantasy.packs import EDITIONS, Edition, open_booster, open_starter
from playcall.kernel import BadOption, Chance

STARTER_CARDS: Final = 60
BOOSTER_CARDS: Final = 12


class Packs:
    """GF-19.1 to GF-19.3  Starter Decks and Booster Packs of both editions, and the decks of the franchises."""

    rule = "GF-19.1"

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def products(self) -> list[Product]:
        named = []
        for edition in EDITIONS:
            title = edition.capitalize()
            starter = f"Starter Deck, {title} edition"
            named.append(Product(f"starter-{edition}", starter, STARTER_CARDS, "Playable as it is."))
            booster = f"Booster Pack, {title} edition"
            named.append(
                Product(f"booster-{edition}", booster, BOOSTER_CARDS, "Seven common, four uncommon, one rare.")
            )
        for franchise in self.cards.franchises:
            title = f"{franchise.name}, the deck of the franchise"
            named.append(Product(f"franchise-{franchise.letter.lower()}", title, STARTER_CARDS, franchise.motto))
        return named

    def open(self, product: str, seed: int) -> list[str]:
        """The cards by id, the rarest last; a franchise's deck is the same whatever the seed."""
        kind, _, which = product.partition("-")
        places: Sequence[int]
        if kind == "franchise" and (letters := self._letters()).get(which) is not None:
            places = stock_deck(self.cards, letters[which]).cards
        elif kind in ("starter", "booster") and which in EDITIONS:
            edition: Edition = "hobby" if which == "hobby" else "retail"
            places = (open_starter if kind == "starter" else open_booster)(Chance.of(seed), edition, self.cards)
        else:
            raise BadOption(f"There is nothing called '{product}' to open.")
        faces = [self.cards.cards[place] for place in places]
        return [face.id for face in sorted(faces, key=lambda face: RARITIES.index(face.rarity))]

    def size(self) -> int:
        return len(self.cards.cards)

    def _letters(self) -> dict[str, int]:
        return {franchise.letter.lower(): place for place, franchise in enumerate(self.cards.franchises)}
