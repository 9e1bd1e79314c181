"""What the exhaustive runner should see at work: every Audible in each of its windows; and decks in which they are."""

from __future__ import annotations

from collections.abc import Iterator

from playcall.games.masters_gridiron import events as told
from playcall.games.masters_gridiron.anatomy import Audible
from playcall.games.masters_gridiron.cards import BOOK, as_audible, load
from playcall.games.masters_gridiron.decks import deck_code, stock_deck
from playcall.kernel import Event


def all_features() -> set[str]:
    """Everything that must have been seen once."""
    audibles = [card for card in load().book if isinstance(card, Audible)]
    calls = {f"{card.id} in {window.value}" for card in audibles for window in card.windows}
    outcomes = ("touchdown", "field_goal", "settled", "held", "stopped", "punt", "returned")
    return calls | {f"outcome {outcome}" for outcome in outcomes} | {"conversion good", "conversion missed"}


def features_seen(event: Event) -> Iterator[str]:
    """Which of them an event shows at work."""
    match event:
        case told.AudiblePlayed(card=card, window=window):
            yield f"{as_audible(load().book[card % BOOK]).id} in {window}"
        case told.Resolved(outcome=outcome):
            yield f"outcome {outcome}"
        case told.WentForTwo(good=good):
            yield f"conversion {'good' if good else 'missed'}"


def audible_deck(side: str) -> str:
    """The code of a deck with every Audible that a side can play."""
    cards = load()
    team = stock_deck(cards, 0, "basic")
    calls = [place for place, card in enumerate(cards.book) if isinstance(card, Audible) and card.side in (side, "ANY")]
    field_goals = [place for place in team.book if cards.book[place].id.startswith("F")]
    more = (field_goals * 3)[: len(calls)]
    return deck_code(team._replace(name="Loud", book=(*team.book, *more, *calls)), cards)
