"""Places at a table: a seat's own, or those of its two coaches (LG-9.1). The game knows seats alone."""

from __future__ import annotations

import msgspec

from playcall.contract import Unit

DEFENCE = 100
"""How much more the place of a defensive coach is than its seat; that of everybody else is the seat's own number."""


class Proposal(msgspec.Struct, frozen=True):
    """A joint choice of the offensive coach before it is sent."""

    token: str
    objected: bool = False
    """Whether the defensive coach has given it back: once, then the next choice is sent as it is."""


def seat_at(place: int) -> int:
    return place % DEFENCE


def coach_of(unit: Unit, seat: int) -> int:
    """The place that chooses for a seat with two coaches."""
    return seat + DEFENCE if unit is Unit.DEFENCE else seat


def partner_of(place: int) -> int:
    return seat_at(place) if place >= DEFENCE else place + DEFENCE
