"""The faces of all cards as text, with every printed field."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from playcall.games.gridiron_fantasy.catalogue import CARDS, Face
from playcall.games.gridiron_fantasy.names import objective_words, symbols_words
from playcall.games.gridiron_fantasy.printed import rules_text
from playcall.kernel import CardFace

KINDS = {
    "OP": "Offensive Play", "DP": "Defensive Play", "OA": "Offensive Action", "DA": "Defensive Action", "TM": "Team",
}  # fmt: skip
RARITIES = {"C": "common", "U": "uncommon", "R": "rare", "V": "very rare"}
EDITIONS = {"both": "", "retail": ", Retail edition", "hobby": ", Hobby edition"}


@cache
def all_faces() -> tuple[CardFace, ...]:
    """Every card in the order of the set."""
    return tuple(card_face(face) for face in CARDS)


def card_face(face: Face) -> CardFace:
    card = face.card
    lines = [*_head(face), *rules_text(card)]
    if face.penalty:
        lines.append(f"Penalty Risk {face.penalty.risk}: {face.penalty.foul}, {face.penalty.yards} yards")
    if face.alert:
        lines.append(f"Referee Alert {face.alert}")
    lines += [f"“{card.flavour}”"] if card.flavour else []
    lines.append(f"{face.id}, {RARITIES[card.rarity]}{EDITIONS[card.edition]}")
    return CardFace(face.id, face.name, KINDS[face.type], tuple(lines), facts(face))


def _head(face: Face) -> list[str]:
    if face.kind:
        return [f"{face.kind.capitalize()}, {symbols_words(face.symbols)}, Objective {objective_words(face)}"]
    if face.subtype:
        position = f" ({face.position})" if face.position else ""
        return [f"{face.subtype.capitalize()}{position}, {face.plaque} plaque"]
    return [f"Challenge card, {symbols_words(face.symbols)}"] if face.challenge else ["Action"]


def facts(face: Face) -> dict[str, Any]:
    """The printed fields as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(face.card)
    plain["text"] = list(rules_text(face.card))
    return {name: value for name, value in plain.items() if value not in (None, [], ())}
