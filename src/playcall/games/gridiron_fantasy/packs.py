"""GF-19.1, GF-19.4  Starter Decks of 60 cards and Booster Packs of 12, drawn by rarity from a seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Sequence
from typing import Final, Literal

from playcall.games.gridiron_fantasy.anatomy import RARITIES, Action, AnyCard, Play, Team
from playcall.games.gridiron_fantasy.cards import CardSet, load
from playcall.kernel import Chance

Edition = Literal["retail", "hobby"]
EDITIONS: Final = ("retail", "hobby")
BOOSTER: Final = {"C": 7, "U": 4}
"""And a rare card."""
VERY_RARE: Final = 6
"""One rare card of so many is a very rare one."""
WEIGHTS: Final = {"C": 60, "U": 28, "R": 10, "V": 2}
"""How often a place of a Starter Deck is filled by a rarity."""
FEWEST_KIND: Final = 3
FEWEST_CHALLENGES: Final = 13

Fits = Callable[[AnyCard], bool]


def open_booster(chance: Chance, edition: Edition, cards: CardSet | None = None) -> tuple[int, ...]:
    """Seven common, four uncommon and a rare or very rare card of an edition, all different."""
    pool = _of_edition(cards or load(), edition)
    rare = "V" if chance.number("very rare", VERY_RARE) == 0 else "R"
    drawn: list[int] = []
    for rarity, number in (*BOOSTER.items(), (rare, 1)):
        for _ in range(number):
            fitting = [place for place, card in pool if card.rarity == rarity and place not in drawn]
            drawn.append(fitting[chance.number("booster", len(fitting))])
    return tuple(drawn)


def open_starter(chance: Chance, edition: Edition, cards: CardSet | None = None) -> tuple[int, ...]:
    """Sixty different cards of an edition that can be played as they are."""
    pool = _of_edition(cards or load(), edition)
    drawn: list[int] = []
    positions: set[str] = set()
    for fits, number in _slots():
        fitting = [(place, card) for place, card in pool if fits(card)]
        for _ in range(number):
            place, card = _draw(chance, [each for each in fitting if _is_new(*each, drawn, positions)])
            drawn.append(place)
            if isinstance(card, Team) and card.position:
                positions.add(card.position)
    return tuple(drawn)


def sealed_pool(
    seed: int, starters: int, boosters: int, edition: Edition = "retail", cards: CardSet | None = None
) -> Counter[int]:
    """GF-15.3  The copies of each card in new Starter Decks and Booster Packs."""
    chance, pool = Chance.of(seed), Counter[int]()
    for _ in range(starters):
        pool.update(open_starter(chance, edition, cards))
    for _ in range(boosters):
        pool.update(open_booster(chance, edition, cards))
    return pool


Pool = Sequence[tuple[int, AnyCard]]


def _of_edition(cards: CardSet, edition: Edition) -> Pool:
    return [(place, card) for place, card in enumerate(cards.cards) if card.edition in ("both", edition)]


def _slots() -> list[tuple[Fits, int]]:
    """The places of a Starter Deck: what fits, and how often."""
    subtypes = [(_is_subtype(name), 1) for name in ("franchise", "coach", "formation", "sponsor")]
    stars = [(_is_star("gold"), 2), (_is_star("silver"), 2)]
    plays = [(_is_play(part, kind), FEWEST_KIND) for part in ("OP", "DP") for kind in ("run", "pass")]
    plays += [(_is_play(part, ""), 8 - 2 * FEWEST_KIND) for part in ("OP", "DP")]
    actions = [(_is_action(part, "challenge"), FEWEST_CHALLENGES) for part in ("OA", "DA")]
    actions += [(_is_action(part, ""), 18 - FEWEST_CHALLENGES) for part in ("OA", "DA")]
    return [*subtypes, *stars, *plays, *actions]


def _is_subtype(subtype: str) -> Fits:
    return lambda card: isinstance(card, Team) and card.subtype == subtype


def _is_star(plaque: str) -> Fits:
    return lambda card: isinstance(card, Team) and card.subtype == "star" and card.plaque == plaque


def _is_play(part: str, kind: str) -> Fits:
    return lambda card: isinstance(card, Play) and card.type == part and kind in ("", card.kind)


def _is_action(part: str, mode: str) -> Fits:
    return lambda card: isinstance(card, Action) and card.type == part and mode in ("", card.mode)


def _is_new(place: int, card: AnyCard, drawn: Sequence[int], positions: Container[str]) -> bool:
    """Whether neither the card nor a star of its position is in the deck."""
    return place not in drawn and not (isinstance(card, Team) and card.position in positions)


def _draw(chance: Chance, fitting: Pool) -> tuple[int, AnyCard]:
    """A rarity by its weight among those that have a fitting card, then a card evenly."""
    there = [rarity for rarity in RARITIES if any(card.rarity == rarity for _, card in fitting)]
    ticket = chance.number("rarity", sum(WEIGHTS[rarity] for rarity in there))
    for rarity in there:
        ticket -= WEIGHTS[rarity]
        if ticket < 0:
            cards = [each for each in fitting if each[1].rarity == rarity]
            return cards[chance.number("card", len(cards))]
    raise AssertionError("a ticket is always within the weights")
