"""What Team cards are worth to a team that is being put together."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.games.gridiron_fantasy.anatomy import Team
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.league.trades import RARITY_WORTH


def by_worth(cards: Sequence[str], roster: Sequence[str]) -> list[str]:
    """The best first: what fills a place that nobody of the roster has, then the rarer."""
    held = {_place(card) for card in roster}
    return sorted(cards, key=lambda card: (_place(card) in held, -RARITY_WORTH[load().card(card).rarity], card))


def _place(card: str) -> str:
    """A position, or the kind of a card of which one is enough."""
    face = load().card(card)
    assert isinstance(face, Team)
    return face.position or (face.subtype if face.subtype in ("coach", "franchise") else face.id)
