"""GF-19  Collecting: the packs that can be opened, and what is played with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Final

from playcall.art.colour import contrast
from playcall.contract import msg
from playcall.contract.collecting import Album, Product, Sort, Tally
from playcall.games.gridiron_fantasy.cards import CardSet, Franchise
from playcall.games.gridiron_fantasy.catalogue import LETTERS, team_of
from playcall.games.gridiron_fantasy.decks.packs import (
    BOOSTER,
    EDITIONS,
    Edition,
    booster_size,
    open_booster,
    open_starter,
    starter_size,
)
from playcall.games.gridiron_fantasy.decks.roster import PARTS, part_title, stock_deck
from playcall.games.gridiron_fantasy.decks.workshop import INKS, rarity_name
from playcall.games.gridiron_fantasy.effects import RARITIES, AnyCard, Team
from playcall.games.gridiron_fantasy.moves import retired
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.kernel import BadOption, Chance, State

EDITION_INKS: Final = {"retail": "#8f2f1d", "hobby": "#23406f"}
RARITY_INKS: Final = {"C": "#5c6560", "U": "#2f6b45", "R": "#2a5aa0", "V": "#7d5c0c"}


class Packs:
    """GF-19.1 to GF-19.3  Starter Decks and Booster Packs of both editions, and the decks of the franchises."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.open = lru_cache(maxsize=4096)(self._open)

    def album(self) -> Album:
        return self._album

    @cached_property
    def _album(self) -> Album:
        cards = {card.id: self._sorts(card) for card in self.cards.cards}
        return Album("GF-19.1", msg("gf-pack-note"), tuple(self._products()), self._tallies(), "rarity", cards)

    def lost(self, state: State, seat: int) -> list[str]:
        """GF-9.9  Cards of a seat's own deck that were Retired In Plaster, where that is for good. With two coaches a
        card belongs to the first whose deck has it."""
        assert isinstance(state, Table)
        options = state.options
        if not options.rip_permanent or options.pool == "sealed" or options.deck(seat) in ("pick", *LETTERS):
            return []
        team = state.team_of_seat(seat)
        gone = {place_of(card) for card in retired(state) if team_of(card) == team}
        chief = state.chief(team)
        others = state.game.deck_of(state, chief).team if seat != chief else ()
        own = [place for place in state.game.deck_of(state, seat).team if place in gone and place not in others]
        return [self.cards.cards[place].id for place in own]

    def _tallies(self) -> tuple[Tally, ...]:
        sorts = {
            "type": tuple(Sort(part.lower(), part_title(part), INKS[part]) for part in PARTS),
            "rarity": tuple(Sort(rarity, rarity_name(rarity), RARITY_INKS[rarity]) for rarity in RARITIES),
            "franchise": tuple(Sort(one.letter, one.name, _ink(one)) for one in self.cards.franchises),
        }
        return tuple(Tally(name, msg("gf-pack-tally", name=name), listed) for name, listed in sorts.items())

    def _sorts(self, card: AnyCard) -> dict[str, str]:
        sorts = {"type": card.type.lower(), "rarity": card.rarity}
        return sorts | ({"franchise": card.affinity} if isinstance(card, Team) and card.affinity else {})

    def _products(self) -> Iterator[Product]:
        for edition in EDITIONS:
            ink = EDITION_INKS[edition]
            yield Product(
                f"starter-{edition}", msg("gf-pack-starter", edition=edition), starter_size(),
                msg("gf-pack-starter-note"), msg("gf-pack-kind", kind="starter"), ink,
            )  # fmt: skip
            yield Product(
                f"booster-{edition}", msg("gf-pack-booster", edition=edition), booster_size(),
                msg("gf-pack-booster-note", common=BOOSTER["C"], uncommon=BOOSTER["U"]),
                msg("gf-pack-kind", kind="booster"), ink,
            )  # fmt: skip
        for place, franchise in enumerate(self.cards.franchises):
            size = len(stock_deck(self.cards, place).cards)
            yield Product(
                f"franchise-{franchise.letter.lower()}", franchise.name, size,
                franchise.motto, msg("gf-pack-kind", kind="franchise"), _ink(franchise),
            )  # fmt: skip

    def _open(self, product: str, seed: int) -> Sequence[str]:
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
        return tuple(face.id for face in sorted(faces, key=lambda face: RARITIES.index(face.rarity)))

    def _letters(self) -> dict[str, int]:
        return {franchise.letter.lower(): place for place, franchise in enumerate(self.cards.franchises)}


def _ink(franchise: Franchise) -> str:
    """The colour of a franchise that white letters stand out from."""
    return max(franchise.colours, key=lambda colour: contrast(colour, "#ffffff"))
