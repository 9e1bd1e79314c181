"""Whom a table waits for who may be elsewhere: calls for games that are played over days."""

from __future__ import annotations

from collections.abc import Iterator

from playcall.tables.places import seat_at
from playcall.tables.ports import CallInfo
from playcall.tables.room import Room


def calls_of(room: Room, due_at: float) -> Iterator[CallInfo]:
    """A call for everybody whose choice a table with several people waits for."""
    if len(room.people()) < 2:
        return
    openly = room.live.asked_openly()
    for place in room.asked_of(room.people()):
        seat = seat_at(place)
        for person in room.info.at(place).persons:
            yield CallInfo(room.info.id, person, place, room.live.turn(seat), seat in openly, due_at)


def still_waits(room: Room, call: CallInfo) -> bool:
    """Whether a table still waits for the choice of which somebody was to be told."""
    return call.place in room.asked_of([call.place]) and room.live.turn(seat_at(call.place)) == call.turn
