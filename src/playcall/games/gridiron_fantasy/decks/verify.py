"""The verifier of the starter decks: their make-up, what each leans on, and that every ordinary card is in one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from playcall.games.gridiron_fantasy.cards import CardSet, Franchise, StockDeck, load
from playcall.games.gridiron_fantasy.effects import ABILITIES, Action, Play

SIZES: Final = {"op": 8, "dp": 8, "oa": 18, "da": 18}
LISTED: Final = 6
MOST_DECKS: Final = 4
SYMBOLS: Final = (33, 40)
ALERTS: Final = (11, 17)
RISKS: Final = (4, 6)
RARE: Final = ("R", "V")


def problems(cards: CardSet | None = None) -> list[str]:
    """Everything in which the starter decks differ from what they should be."""
    cards = cards or load()
    found = [problem for deck in cards.decks for problem in _deck(cards, deck)]
    return [*found, *_spread(cards)]


def _deck(cards: CardSet, deck: StockDeck) -> Iterator[str]:
    franchise = next(each for each in cards.franchises if each.letter == deck.franchise)
    for name, size in SIZES.items():
        ids: tuple[str, ...] = getattr(deck, name)
        strangers = [card for card in ids if not card.startswith(f"{name.upper()}-") or card not in cards.places]
        where = f"deck {deck.franchise}, {name}"
        if strangers or len(set(ids)) != size or len(ids) != size:
            yield f"{where}: {size} different cards are wanted, these do not belong there: {strangers}"
            continue
        faces = [cards.card(card) for card in ids]
        plays = [face for face in faces if isinstance(face, Play)]
        actions = [face for face in faces if isinstance(face, Action)]
        problems = _playbook(plays, franchise) if plays else _actions(actions, franchise)
        yield from (f"{where}: {problem}" for problem in problems)


def _playbook(plays: list[Play], franchise: Franchise) -> Iterator[str]:
    for book, wanted in ((plays, 4), (plays[:LISTED], 3)):
        if sum(play.kind == "run" for play in book) != wanted:
            yield f"{wanted} of {len(book)} Plays should be Runs"
    first, second = franchise.abilities
    mains = Counter(play.main for play in plays)
    if {play.kind for play in plays if play.main == first} != {"run", "pass"}:
        yield f"a Run and a Pass of {first} are wanted"
    for ability in ABILITIES:
        wanted = {first: 3, second: 2}.get(ability, 1)
        if mains[ability] < wanted:
            yield f"{wanted} Plays of {ability} are wanted, there are {mains[ability]}"
    if sum(play.rarity in RARE for play in plays) > 2:
        yield "more than two Plays are rare or very rare"


def _actions(actions: list[Action], franchise: Franchise) -> Iterator[str]:
    challenges = [card for card in actions if card.mode == "challenge"]
    if len(challenges) != 14:
        yield f"{len(challenges)} Challenge cards, not 14"
    first, second = franchise.abilities
    least: dict[str, int] = {first: 7, second: 5}
    for place, ability in enumerate(ABILITIES):
        wanted = least.get(ability, 2)
        number = sum(card.symbols[place] > 0 for card in challenges)
        if number < wanted:
            yield f"{wanted} Challenge cards with {ability} are wanted, there are {number}"
    sums = {
        "symbols": (sum(sum(card.symbols) for card in challenges), SYMBOLS),
        "alerts": (sum(card.alert for card in actions), ALERTS),
        "cards with a risk": (sum(card.penalty is not None for card in actions), RISKS),
        "rare cards": (sum(card.rarity == "R" for card in actions), (0, 2)),
        "very rare cards": (sum(card.rarity == "V" for card in actions), (0, 1)),
    }
    for what, (number, (low, high)) in sums.items():
        if not low <= number <= high:
            yield f"{number} {what}, not {low} to {high}"


def _spread(cards: CardSet) -> Iterator[str]:
    used = Counter(card for deck in cards.decks for name in SIZES for card in getattr(deck, name))
    for card in cards.cards:
        if card.type != "TM" and card.rarity not in RARE and not used[card.id]:
            yield f"{card.id} is in no starter deck"
        if used[card.id] > MOST_DECKS:
            yield f"{card.id} is in {used[card.id]} starter decks, {MOST_DECKS} at most"
    for franchise in cards.franchises:
        if len(franchise.team) != 8 or any(cards.card(card).type != "TM" for card in franchise.team):
            yield f"franchise {franchise.letter} has not eight Team cards"
