"""The chance of a goal, exact: of the 1,296 rolls of two dice and two genius dice."""

from __future__ import annotations

from functools import cache
from typing import Final

from playcall.games.masters_football.cards import GENIUS_FACE
from playcall.games.masters_football.figures import ATTACK_FACES, DEFENCE_FACES, GENIUS_VALUES
from playcall.games.masters_football.match import Match

ROLLS: Final = 6**4


@cache
def goals(attack: int, defence: int, bonus: int = 0, attacking_genius: bool = False, denying: bool = False) -> int:
    """Goals in 1,296 rolls of an attack level against a defence level; `denying` is a Defensive Genius there."""
    count = 0
    for face in ATTACK_FACES[attack]:
        for i, genius in enumerate(GENIUS_VALUES):
            for other in DEFENCE_FACES[defence]:
                for j, against in enumerate(GENIUS_VALUES):
                    if denying and j == GENIUS_FACE:
                        continue
                    inspired = attacking_genius and i == GENIUS_FACE
                    count += inspired or face + genius + bonus > other + against
    return count


def goals_of(m: Match, bonus: int | None = None) -> int:
    """Goals in 1,296 rolls of the coming attack of a match."""
    side = m.attacker
    return goals(
        m.attack_level[side],
        m.defence_level[1 - side],
        m.bonus if bonus is None else bonus,
        "A" in m.genius[side] and not m.spent[side],
        "D" in m.genius[1 - side],
    )
