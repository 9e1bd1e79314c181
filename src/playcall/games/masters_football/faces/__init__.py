"""The cards of Masters of Football as text and as SVG, made from the same data that the rules read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from playcall.art.svg import Svg, join
from playcall.contract import CardFace, Drawings
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
from playcall.games.masters_football.faces.action import WHEN, action_face
from playcall.games.masters_football.faces.manager import backs, manager_face, tactic_face
from playcall.games.masters_football.faces.marks import HEIGHT, LAD, WIDTH, emblems, marks, symbols
from playcall.games.masters_football.faces.player import player_face

TACTIC_SETS = 4


@cache
def drawings() -> Drawings:
    """Every card that has an emblem, and the backs; what has none is set in plain type by whoever shows it."""
    return Drawings(
        defs=str(join(marks(), symbols())),
        size=(WIDTH, HEIGHT),
        cards={card: str(face) for card, face in _drawn()},
        backs={name: str(back) for name, back in backs().items()},
        behind={kind: kind for kind in ("manager", "player", "action", "tactic")},
    )


def _drawn() -> Iterator[tuple[str, Svg]]:
    cards, known = load(), emblems()
    yield from ((card.id, manager_face(card)) for card in cards.managers if card.id in known)
    yield from ((card.id, player_face(card)) for card in cards.faced_players if card.id in known or card.level == LAD)
    yield from ((card.id, action_face(card)) for card in cards.actions if card.id in known)
    yield from ((tactic, tactic_face(tactic, name)) for tactic, name in zip(TACTICS, TACTIC_NAMES, strict=True))


# In plain text -------------------------------------------------------------------------------------------------------


@cache
def all_faces() -> tuple[CardFace, ...]:
    """Managers, players with a Local Lad of each position, action cards, tactic cards."""
    cards = load()
    return (
        *map(_manager, cards.managers),
        *map(_player, cards.faced_players),
        *map(_action, cards.actions),
        *map(_tactic, TACTICS, TACTIC_NAMES),
    )


def _tactic(card: str, name: str) -> CardFace:
    lines = (f"{name} rules both teams if you win the tactical roll.",)
    return CardFace(card, name, "tactic", lines, copies=TACTIC_SETS)


def _manager(card: Manager) -> CardFace:
    lines = (f"Budget {card.budget} M", f"Academy limit {card.academy_limit} M", card.text, card.flavour)
    return CardFace(card.id, card.name, "manager", lines, msgspec.to_builtins(card))


def _player(card: Player) -> CardFace:
    rows = [
        f"{name}: attack {attack}, defence {defence}"
        for name, attack, defence in zip(TACTIC_NAMES, card.attack, card.defence, strict=True)
    ]
    genius = [GENIUS_NAMES[card.genius]] if card.genius else []
    head = f"{card.level.capitalize()} {POSITION_NAMES[card.pos]}, {card.cost} M"
    lines = (head, *rows, f"Tactical skill {card.tac}", *genius)
    return CardFace(card.id, card.name, "player", lines, msgspec.to_builtins(card))


def _action(card: ActionCard) -> CardFace:
    windows = ", ".join(WHEN[window] for window in card.windows)
    cost = "Costs your points" if card.cost == "POINTS" else f"Costs {card.cost} M"
    tactics = [] if len(card.tactics) == len(TACTICS) else [f"Only in {', '.join(card.tactics)}"]
    copies = f"{card.count} card{'s' if card.count > 1 else ''}"
    lines = (f"{TYPE_NAMES[card.type]} · {windows}", cost, card.text, *tactics, copies, card.flavour)
    facts = {**msgspec.to_builtins(card), "brief": card.brief or card.text}
    return CardFace(card.id, card.name, "action", lines, facts, card.count)
