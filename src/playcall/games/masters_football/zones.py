"""Where cards lie (the zone table of the rules): who sees them, and what their backs look like.

Players lie by club, cards and managers by seat, teams and tactic cards by side of a match: home and away of the first
match, then of the second where two are played at once.
"""

from __future__ import annotations

from typing import Final

from playcall.kernel import Sees, ZoneKind, ZoneLayout

SEATS: Final = 8
CLUBS: Final = 8
MATCHES: Final = 2
SIDES: Final = 2 * MATCHES

OFFER = ZoneKind("manager offer", Sees.OWNER, back="manager", per="seat", holders=SEATS)
MANAGER = ZoneKind("manager", Sees.ALL, back="manager", per="seat", holders=SEATS)
REMOVED = ZoneKind("removed managers", Sees.NOBODY, back="manager")
STACK = ZoneKind("player stack", Sees.NOBODY, back="player", per="level", holders=4)
DISCARDS = ZoneKind("player discards", Sees.ALL, back="player", per="level", holders=4)
PURCHASE = ZoneKind("purchase hand", Sees.OWNER, back="player", per="seat", holders=SEATS)
SQUAD = ZoneKind("squad", Sees.OWNER, back="player", per="club", holders=CLUBS, group="club")
FACE_DOWN = ZoneKind("team face down", Sees.OWNER, back="player", per="side", holders=SIDES, group="club")
PITCH = ZoneKind("pitch", Sees.ALL, back="player", per="side", holders=SIDES)
OFF = ZoneKind("taken off", Sees.ALL, back="player", per="side", holders=SIDES)
TACTIC_SET = ZoneKind("tactic cards", Sees.OWNER, back="tactic", per="side", holders=SIDES, group="tactics")
LAID = ZoneKind("tactic face down", Sees.OWNER, back="tactic", per="side", holders=SIDES, group="tactics")
ACTION_STACK = ZoneKind("action stack", Sees.NOBODY, back="action")
ACTION_DISCARD = ZoneKind("action discard", Sees.ALL, back="action")
HAND = ZoneKind("action hand", Sees.OWNER, back="action", per="seat", holders=SEATS)
IN_PLAY = ZoneKind("in play", Sees.ALL, back="action", per="match", holders=MATCHES)
ON_TABLE = ZoneKind("played", Sees.ALL, back="action", per="match", holders=MATCHES)

LAYOUT = ZoneLayout(
    [
        OFFER, MANAGER, REMOVED, STACK, DISCARDS, PURCHASE, SQUAD, FACE_DOWN, PITCH, OFF, TACTIC_SET, LAID,
        ACTION_STACK, ACTION_DISCARD, HAND, IN_PLAY, ON_TABLE,
    ]
)  # fmt: skip
