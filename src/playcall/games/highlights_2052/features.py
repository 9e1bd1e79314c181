"""What the exhaustive runner should see at work: every card at both ends, every Action card, every effect."""

from __future__ import annotations

from collections.abc import Iterator

from playcall.games.highlights_2052 import events as told
from playcall.games.highlights_2052.cards import Card, Play, load
from playcall.games.highlights_2052.effects import Bonus, If, Situation
from playcall.kernel import Event


def all_features() -> set[str]:
    """Everything that must have been seen once."""
    features = {f"action card {action.no}" for action in load().actions}
    for card in load().cards:
        features |= {f"threat {card.id}", f"defence {card.id}"}
        features |= set(box_features(card))
        for play in card.plays:
            features |= set(play_features(play))
    return features


def features_seen(event: Event) -> Iterator[str]:
    """Which of them an event shows at work."""
    cards = load().cards
    match event:
        case told.Threat(card=card) | told.OffensiveAudible(card=card):
            yield f"threat {cards[card % len(cards)].id}"
        case told.Defence(card=card):
            yield f"defence {cards[card % len(cards)].id}"
        case told.OvertimeCards(visitor_card=one, home_card=other):
            yield from (f"defence {cards[card % len(cards)].id}" for card in (one, other))
        case told.Activated(card=card, play=play):
            yield from play_features(cards[card % len(cards)].plays[play])
        case told.BoxApplied(card=card):
            yield from box_features(cards[card % len(cards)])
        case told.ActionTurned(number=number):
            yield f"action card {number}"


def play_features(play: Play) -> Iterator[str]:
    for effect in play.effects:
        yield f"effect {type(effect).__name__}"
        if isinstance(effect, Situation | Bonus):
            yield f"condition {type(effect.condition).__name__}"


def box_features(card: Card) -> Iterator[str]:
    """The action of a box, its condition and its rider."""
    if card.rider is not None:
        yield f"effect {type(card.rider).__name__}"
    if isinstance(card.box, If):
        yield f"condition {type(card.box.condition).__name__}"
    action = card.box.action if isinstance(card.box, If) else card.box
    if action is not None:
        yield f"effect {type(action).__name__}"
