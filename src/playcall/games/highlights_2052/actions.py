"""The action space: every choice of Football Highlights 2052 with its token."""

from __future__ import annotations

from itertools import combinations

from playcall.games.highlights_2052.cards import load
from playcall.kernel import ActionSpace

COPIES = 2
"""Copies of the card set that one table can need: eight players, four to a copy."""
PACK = 11
"""Cards in a pack of the league draft."""

_CARDS = [card.id + suffix for suffix in ("", "b")[:COPIES] for card in load().cards]
_TEAMS = [team.id + suffix for suffix in ("", "-2")[:COPIES] for team in load().teams]

PAIRS = tuple(combinations(range(PACK), 2))
"""The places of a pair within a pack, by the argument of `PAIR`."""

ACTIONS = ActionSpace()
HEADS = ACTIONS.verb("heads")
TAILS = ACTIONS.verb("tails")
START = ACTIONS.verb("start")
HOME = ACTIONS.verb("home")
TEAM = ACTIONS.verb("team", _TEAMS)
TAKE = ACTIONS.verb("take", _CARDS)
PAIR = ACTIONS.verb("pair", [f"{i + 1} {j + 1}" for i, j in PAIRS])
CUT = ACTIONS.verb("cut", _CARDS)
PLACE = ACTIONS.verb("place", _CARDS)
PLACE_NONE = ACTIONS.verb("place none")
PLAY = ACTIONS.verb("play", _CARDS)
AUDIBLE = ACTIONS.verb("audible")
DISCARD = ACTIONS.verb("discard", _CARDS)
KEEP = ACTIONS.verb("keep")
FROM_AUDIBLE = ACTIONS.verb("from audible")
FROM_PLAYBOOK = ACTIONS.verb("from playbook")
ACTIVATE = ACTIONS.verb("activate", ["1", "2", "3"])
USE_BOX = ACTIONS.verb("use box")
ACCEPT = ACTIONS.verb("accept")
DECLINE = ACTIONS.verb("decline")
KICK = ACTIONS.verb("kick")
NO_KICK = ACTIONS.verb("no kick")
TWO_RUN = ACTIONS.verb("two run")
TWO_PASS = ACTIONS.verb("two pass")
