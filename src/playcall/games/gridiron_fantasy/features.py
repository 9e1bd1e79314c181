"""What the exhaustive runner counts: every card that is used, and every effect that comes to work."""

from __future__ import annotations

from collections.abc import Iterable

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.catalogue import CARDS, FACES
from playcall.kernel import Event

ALONE = (
    e.TeamRevealed, e.ActionPlayed, e.CardLaid, e.AbilityUsed, e.SpecialApplied, e.Recovered, e.CardRemoved, e.Injured,
)  # fmt: skip


def all_features() -> set[str]:
    """Every card of the set."""
    return {f"card {face.id}" for face in CARDS}


def features_seen(event: Event) -> Iterable[str]:
    """Cards that an event shows in use."""
    cards: tuple[int, ...] = ()
    if isinstance(event, ALONE):
        cards = (event.card,)
    elif isinstance(event, e.PlaysRevealed):
        cards = (event.off_card, event.def_card)
    elif isinstance(event, e.QuickRevealed):
        cards = event.kick_cards + event.return_cards
    elif isinstance(event, e.Switched):
        cards = event.active
    elif isinstance(event, e.Discarded):
        cards = event.cards
    elif isinstance(event, e.TeamReplaced | e.CalledUp):
        cards = (event.new,) if isinstance(event, e.TeamReplaced) else (event.into,)
    return [f"card {FACES[card].id}" for card in cards if card >= 0]
