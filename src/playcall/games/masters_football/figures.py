"""The printed figures as flat tables: what the rules read thousands of times in a match."""

from __future__ import annotations

from typing import Final

from playcall.games.masters_football.cards import LAD, LEVELS, load

_PLAYERS = load().players
ATTACK: Final = tuple(tuple(player.attack[tactic] for player in _PLAYERS) for tactic in range(4))
DEFENCE: Final = tuple(tuple(player.defence[tactic] for player in _PLAYERS) for tactic in range(4))
"""By tactic, then by player."""
TAC: Final = tuple(player.tac for player in _PLAYERS)
POS: Final = tuple(player.pos for player in _PLAYERS)
COST: Final = tuple(player.cost for player in _PLAYERS)
GENIUS: Final = tuple(player.genius for player in _PLAYERS)
LEVEL: Final = tuple(LAD if player.level == "lad" else LEVELS.index(player.level) for player in _PLAYERS)
"""Gold 0, silver 1, bronze 2, wood 3, Local Lad 4."""
LIKENESS: Final = tuple(f"player {level}" for level in LEVEL)

ACTION: Final = load().actions
PRICE: Final = tuple(card.price for card in ACTION)
RESERVE: Final = tuple(card.reserve for card in ACTION)

ATTACK_FACES: Final = load().dice.attack
DEFENCE_FACES: Final = load().dice.defence
GENIUS_VALUES: Final = tuple(2 if face == "G" else int(face) for face in load().dice.genius)
TACTIC_FACES: Final = load().dice.tactic
LEVEL_NAMES: Final = load().dice.levels
RED, BROWN, ORANGE, GREEN, BLUE, PURPLE = range(6)


def level_of(value: int) -> int:
    """MF-9.4, MF-9.6  Up to 2 red, then a level for every two, 11 or more purple."""
    return RED if value <= 2 else PURPLE if value >= 11 else (value - 1) // 2
