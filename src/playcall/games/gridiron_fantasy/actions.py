"""The action space: every choice of Gridiron Fantasy Football with its token. Cards are named by their ids."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.games.gridiron_fantasy.catalogue import CARDS, LETTERS
from playcall.games.gridiron_fantasy.effects import ABILITIES
from playcall.kernel import ActionSpace

MOST_FITTING = 5
"""GF-4.7  The cards among which a commitment is chosen."""
MOST_CHOICES = 8

_IDS = [face.id for face in CARDS]


def _subset(mask: int) -> str:
    places = [str(place + 1) for place in range(MOST_FITTING) if mask >> place & 1]
    return " ".join(places) or "none"


ACTIONS = ActionSpace()
DECK = ACTIONS.verb("deck", LETTERS)
LISTED = ACTIONS.verb("listed")
PICK = ACTIONS.verb("pick", _IDS)
HOME = ACTIONS.verb("home")
VISITOR = ACTIONS.verb("visitor")
RECEIVE = ACTIONS.verb("receive")
KICK_OFF = ACTIONS.verb("kick off")
TURN_UP = ACTIONS.verb("turn up", _IDS)
TOUCHBACK = ACTIONS.verb("touchback")
RETURN = ACTIONS.verb("return")
FAIR_CATCH = ACTIONS.verb("fair catch")
DECLARE = ACTIONS.verb("declare", ABILITIES)
SET_ASIDE = ACTIONS.verb("set aside", _IDS)
COMMIT = ACTIONS.verb("commit", [_subset(mask) for mask in range(1 << MOST_FITTING)])
KEEP = ACTIONS.verb("keep")
TAKE_OUT = ACTIONS.verb("take out", _IDS)
PUT_IN = ACTIONS.verb("put in", _IDS)
SWITCH = ACTIONS.verb("switch", _IDS)
READY = ACTIONS.verb("ready")
PLAY = ACTIONS.verb("play")
PUNT = ACTIONS.verb("punt")
FIELD_GOAL = ACTIONS.verb("field goal")
CALL = ACTIONS.verb("call", _IDS)
NAME = ACTIONS.verb("name", ABILITIES)
LAY = ACTIONS.verb("lay", _IDS)
ACTION = ACTIONS.verb("action", _IDS)
ABILITY = ACTIONS.verb("ability", _IDS)
APPLY = ACTIONS.verb("apply", _IDS)
PASS = ACTIONS.verb("pass")
END_TURN = ACTIONS.verb("end turn")
DECLINE = ACTIONS.verb("decline")
LOSE = ACTIONS.verb("lose", [str(yards) for yards in range(1, 31)])
VICTIM = ACTIONS.verb("victim", _IDS)
CHOOSE = ACTIONS.verb("choose", [str(place + 1) for place in range(MOST_CHOICES)])
COMPLAIN = ACTIONS.verb("complain", _IDS)
ALERT = ACTIONS.verb("alert", _IDS)
ACCEPT = ACTIONS.verb("accept")
DISCARD = ACTIONS.verb("discard", _IDS)
DONE = ACTIONS.verb("done")
RESHUFFLE = ACTIONS.verb("reshuffle")
KICK = ACTIONS.verb("kick")
GO_FOR_TWO = ACTIONS.verb("go for two")
TAG = ACTIONS.verb("tag", [str(place + 1) for place in range(8)])


def subset(mask: int, cards: Sequence[int]) -> list[int]:
    """The cards that a commitment names."""
    return [card for place, card in enumerate(cards) if mask >> place & 1]
