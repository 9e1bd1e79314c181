"""What the exhaustive runner should see at work: both faces of every card, every counter, every event."""

from __future__ import annotations

from collections.abc import Iterator

from playcall.games.sport_jockeys import events as told
from playcall.games.sport_jockeys.anatomy import FACES
from playcall.games.sport_jockeys.cards import NORMAL, load
from playcall.kernel import Event


def all_features() -> set[str]:
    """Everything that must have been seen once."""
    cards = load().cards[:NORMAL]
    features = {f"{face} {card.id}" for card in cards for face in FACES}
    features |= {f"combo {name}" for name in ("simple", "A", "B", "C", "D")}
    features |= {
        f"{code} answers {lying}" for lines in load().counters.values() for lying in lines for code in lines[lying]
    }
    return features | {f"event {name}" for name in told.EVENT_KINDS}


def features_seen(event: Event) -> Iterator[str]:
    """Which of them an event shows at work."""
    yield f"event {type(event).__name__}"
    if isinstance(event, told.ActionPlayed):
        for card in event.cards:
            yield f"{FACES[event.face]} {load().cards[card].id}"
        if event.combo:
            yield f"combo {event.combo}"
        if event.answer:
            yield f"{event.answer} answers {event.answered}"
