"""The action space: every choice of Sport Jockeys American Football with its token."""

from __future__ import annotations

from playcall.games.sport_jockeys.cards import load
from playcall.kernel import ActionSpace

_CARDS = [card.id for card in load().deck]

ACTIONS = ActionSpace()
HEADS = ACTIONS.verb("heads")
TAILS = ACTIONS.verb("tails")
KICK = ACTIONS.verb("kick")
RECEIVE = ACTIONS.verb("receive")
OFFENCE = ACTIONS.verb("offence")
DEFENCE = ACTIONS.verb("defence")
HOME = ACTIONS.verb("home")
VISITOR = ACTIONS.verb("visitor")
CONTINUE = ACTIONS.verb("continue")
END_UNIT = ACTIONS.verb("end unit")
READY = ACTIONS.verb("ready")
DELAY = ACTIONS.verb("delay")
TIME_OUT = ACTIONS.verb("timeout")
SWAP = ACTIONS.verb("swap", _CARDS)
SNAP = ACTIONS.verb("snap")
SPIKE = ACTIONS.verb("spike", _CARDS)
TOUCHBACK = ACTIONS.verb("touchback", _CARDS)
PLAY = ACTIONS.verb("play", _CARDS)
PLAYED = ACTIONS.verb("done")
SLOPPY = ACTIONS.verb("sloppy", _CARDS)
NONE = ACTIONS.verb("none")
CHALLENGE = ACTIONS.verb("challenge")
ACCEPT = ACTIONS.verb("accept")
ENFORCE = ACTIONS.verb("enforce")
DECLINE = ACTIONS.verb("decline")
