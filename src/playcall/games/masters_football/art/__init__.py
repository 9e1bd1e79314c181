"""The card faces of Masters of Football as SVG, made from the same data that the rules read."""

from __future__ import annotations

from functools import cache

from playcall.art.svg import Svg, join
from playcall.games.masters_football.art.action import action_face
from playcall.games.masters_football.art.emblems import symbols
from playcall.games.masters_football.art.manager import manager_face
from playcall.games.masters_football.art.marks import marks
from playcall.games.masters_football.art.palette import HEIGHT, WIDTH
from playcall.games.masters_football.art.player import player_face
from playcall.games.masters_football.art.tactic import backs, tactic_face
from playcall.games.masters_football.cards import TACTIC_NAMES, TACTICS, load
from playcall.kernel import Drawings


@cache
def drawings() -> Drawings:
    """Every card of the set, and its backs."""
    cards = load()
    faces: dict[str, Svg] = {card.id: manager_face(card) for card in cards.managers}
    faces |= {card.id: player_face(card) for card in cards.faced_players}
    faces |= {card.id: action_face(card) for card in cards.actions}
    faces |= {tactic: tactic_face(tactic, name) for tactic, name in zip(TACTICS, TACTIC_NAMES, strict=True)}
    return Drawings(
        defs=str(join(marks(), symbols())),
        size=(WIDTH, HEIGHT),
        cards={card: str(face) for card, face in faces.items()},
        backs={name: str(back) for name, back in backs().items()},
        behind={kind: kind for kind in ("manager", "player", "action", "tactic")},
    )
