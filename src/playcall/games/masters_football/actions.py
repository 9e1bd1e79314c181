"""The action space: every choice of Masters of Football with its token."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from playcall.games.masters_football.cards import TACTICS, load
from playcall.kernel import ActionSpace

SQUAD_PLACES: Final = 16
"""More places than any squad can have."""
TRIOS: Final = tuple(combinations(range(SQUAD_PLACES), 3))
"""The squad places of a team, by the argument of `TEAM`."""
TRIO_OF: Final = {trio: argument for argument, trio in enumerate(TRIOS)}
PLACES: Final = 3

NO_TARGET, NO_SIDE = 0, -1
PLAYERS_OF: Final = (1, 4)
"""Targets that are players of home and away, by place."""
TEAM_OF: Final = (7, 8)
TACTIC_TARGET: Final = 9
TARGETS: Final = (
    "", *(f"{side} {place}" for side in ("home", "away") for place in (1, 2, 3)), "home", "away", *TACTICS,
)  # fmt: skip

_MANAGERS = [manager.id for manager in load().managers]
_PLAYERS = [player.id for player in load().players]
_CARDS = [action.id for action in load().actions]
DICE_NAMES: Final = ("attack", "attack genius", "defence", "defence genius")

ACTIONS = ActionSpace()
KEEP_MANAGER = ACTIONS.verb("manager", _MANAGERS)
BUY = ACTIONS.verb("buy", _PLAYERS)
DONE_CHOOSING = ACTIONS.verb("done")
SWAP = ACTIONS.verb("swap", _CARDS)
TEAM = ACTIONS.verb("team", [" ".join(str(place + 1) for place in trio) for trio in TRIOS])
TACTIC = ACTIONS.verb("tactic", TACTICS)
SAY_CARDS = ACTIONS.verb("cards")
SAY_NONE = ACTIONS.verb("no cards")
PLAY = ACTIONS.verb("play", [f"{card} {target}".strip() for card in _CARDS for target in TARGETS])
USE = ACTIONS.verb("use", _CARDS)
ABILITY = ACTIONS.verb("ability", ["", *DICE_NAMES])
COUNTER = ACTIONS.verb("counter", _CARDS)
PASS = ACTIONS.verb("pass")
REROLL = ACTIONS.verb("reroll")
STAND = ACTIONS.verb("stand")
SAY_SUB = ACTIONS.verb("substitute", ["none", "before", "after"])
SUB = ACTIONS.verb("sub", [f"{out + 1} {place + 1}" for out in range(PLACES) for place in range(SQUAD_PLACES)])
NO_SUB = ACTIONS.verb("no sub")
ROLL = ACTIONS.verb("roll")
PICK = ACTIONS.verb("pick", _PLAYERS)
PICK_NONE = ACTIONS.verb("pick none")
DROP = ACTIONS.verb("drop", _PLAYERS)
DISCARD = ACTIONS.verb("discard", _CARDS)


def play(card: int, target: int = NO_TARGET) -> int:
    """The action of playing a card at a target."""
    return PLAY.first + card * len(TARGETS) + target


def played(action: int) -> tuple[int, int]:
    """Card and target of a play."""
    return divmod(action - PLAY.first, len(TARGETS))


def team_of_target(target: int) -> int:
    """The side that a target belongs to; -1 when it names none."""
    if PLAYERS_OF[0] <= target < TEAM_OF[0]:
        return (target - 1) // PLACES
    return TEAM_OF.index(target) if target in TEAM_OF else NO_SIDE


def place_of_target(target: int) -> int:
    """The place on the field that a target names, or -1."""
    return (target - 1) % PLACES if PLAYERS_OF[0] <= target < TEAM_OF[0] else NO_SIDE


def pair(action: int) -> tuple[int, int]:
    """Place on the field and place in the squad of a substitution."""
    return divmod(action - SUB.first, SQUAD_PLACES)
