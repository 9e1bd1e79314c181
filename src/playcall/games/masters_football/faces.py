"""Every card of the set, ready to print as text."""

from __future__ import annotations

from functools import cache

import msgspec

from playcall.games.masters_football.cards import (
    GENIUS_NAMES,
    POSITION_NAMES,
    TACTIC_NAMES,
    TACTICS,
    TYPE_NAMES,
    ActionCard,
    Manager,
    Player,
    load,
)
from playcall.games.masters_football.names import WINDOW_NAMES, count
from playcall.kernel import CardFace

TACTIC_SETS = 4


@cache
def all_faces() -> tuple[CardFace, ...]:
    """Managers, players with a Local Lad of each position, action cards, tactic cards."""
    cards = load()
    return (
        *map(manager_face, cards.managers),
        *map(player_face, cards.faced_players),
        *map(action_face, cards.actions),
        *map(tactic_face, TACTICS, TACTIC_NAMES),
    )


def tactic_face(card: str, name: str) -> CardFace:
    return CardFace(
        card, name, "tactic", (f"{name} rules both teams if you win the tactical roll.",), copies=TACTIC_SETS
    )


def manager_face(card: Manager) -> CardFace:
    lines = (f"Budget {card.budget} M", f"Academy limit {card.academy_limit} M", card.text, card.flavour)
    return CardFace(card.id, card.name, "manager", lines, msgspec.to_builtins(card))


def player_face(card: Player) -> CardFace:
    rows = [
        f"{name}: attack {attack}, defence {defence}"
        for name, attack, defence in zip(TACTIC_NAMES, card.attack, card.defence, strict=True)
    ]
    genius = [GENIUS_NAMES[card.genius]] if card.genius else []
    head = f"{card.level.capitalize()} {POSITION_NAMES[card.pos]}, {card.cost} M"
    lines = (head, *rows, f"Tactical skill {card.tac}", *genius)
    return CardFace(card.id, card.name, "player", lines, msgspec.to_builtins(card))


def action_face(card: ActionCard) -> CardFace:
    windows = ", ".join(WINDOW_NAMES[window] for window in card.windows)
    cost = "Costs your points" if card.cost == "POINTS" else f"Costs {card.cost} M"
    tactics = [] if len(card.tactics) == len(TACTICS) else [f"Only in {', '.join(card.tactics)}"]
    copies = count(card.count, "card")
    lines = (f"{TYPE_NAMES[card.type]} · {windows}", cost, card.text, *tactics, copies, card.flavour)
    return CardFace(card.id, card.name, "action", lines, msgspec.to_builtins(card), card.count)
