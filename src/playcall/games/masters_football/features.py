"""What the exhaustive runner should see at work: every action card, every manager, the turns of results."""

from __future__ import annotations

from collections.abc import Iterator

from playcall.games.masters_football import events as told
from playcall.games.masters_football.cards import load
from playcall.kernel import Event

RESULTS = ("higher", "genius", "lower", "equal", "denied")


def all_features() -> set[str]:
    """Everything that must have been seen once."""
    cards = load()
    features = {f"action {card.id}" for card in cards.actions}
    features |= {f"manager {manager.id}" for manager in cards.managers}
    features |= {f"player {player.id}" for player in cards.players[: cards.printed]}
    features |= {f"settled {why}" for why in RESULTS}
    return features


def features_seen(event: Event) -> Iterator[str]:
    """Which of them an event shows at work."""
    cards = load()
    match event:
        case told.CardPlayed(card=card):
            yield f"action {cards.actions[card].id}"
        case told.ManagerChosen(manager=manager):
            yield f"manager {cards.managers[manager].id}"
        case told.TeamRevealed(players=players):
            yield from (f"player {cards.players[player].id}" for player in players)
        case told.Settled(why=why):
            yield f"settled {why}"
