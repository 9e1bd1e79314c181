"""Tables and people as the interface shows them: never the seed, never a hash, never a hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from playcall.booklet.decks import workshop_of
from playcall.booklet.guide import is_guided
from playcall.games import PLAYABLE, TITLES, load
from playcall.host.audience import Watcher
from playcall.host.ledger import Setup
from playcall.host.ports import PersonInfo, RatingInfo, TableInfo
from playcall.host.room import Room
from playcall.kernel import BadOption
from playcall.kernel.options import options_from
from playcall.server.models import PersonOut, RatingOut
from playcall.server.tablemodels import PositionOut, SeatOut, TableOut

HIDDEN = "hidden"
"""Stands for an option that only another seat may know."""


def show_person(person: PersonInfo) -> PersonOut:
    return PersonOut(id=person.id, name=person.name, username=person.username, created_at=person.created_at)


def show_seats(info: TableInfo, stand_ins: dict[int, str] | None = None) -> list[dict[str, Any]]:
    """Who sits where, as plain data; the socket sends the same."""
    return [
        {
            "seat": seat.seat,
            "bot": seat.bot,
            "stand_in": (stand_ins or {}).get(seat.seat),
            "people": [{"id": one, "name": name} for one, name in zip(seat.persons, seat.names, strict=False)],
            "open": seat.open,
            "connected": bool(seat.persons) and seat.lost_at is None,
        }
        for seat in info.seats
    ]


def seat_of(info: TableInfo, person: PersonInfo | None) -> int | None:
    return next((seat.seat for seat in info.seats if person is not None and person.id in seat.persons), None)


def show_table(info: TableInfo, person: PersonInfo | None, stand_ins: dict[int, str] | None = None) -> TableOut:
    setup = info.setup
    return TableOut(
        id=setup.table, game=setup.game, title=TITLES.get(setup.game, setup.game), options=show_options(info, person),
        guided=guided(setup), rated=setup.rated, clock=setup.clock, on_timeout=setup.on_timeout,
        free_chat=setup.free_chat, listed=info.listed, opener=info.opener, created_at=info.created_at,
        started_at=info.started_at, ended_at=info.ended_at, rematch_of=info.rematch_of, result=info.result,
        my_seat=seat_of(info, person),
        seats=[SeatOut.model_validate(seat) for seat in show_seats(info, stand_ins)],
    )  # fmt: skip


def show_options(info: TableInfo, person: PersonInfo | None) -> dict[str, str]:
    """The options of a table; while the game is on, without the decks that others may not know."""
    options = info.setup.options
    if info.ended_at is not None or (person is not None and person.id == info.opener):
        return options
    own = seat_of(info, person)
    hidden = {name for name, seat in _secrets(info.setup).items() if seat != own}
    return {name: HIDDEN if name in hidden else value for name, value in options.items()}


def _secrets(setup: Setup) -> Mapping[str, int]:
    game = load(setup.game) if setup.game in PLAYABLE else None
    workshop = None if game is None else workshop_of(game)
    if game is None or workshop is None or not setup.options.keys() & workshop.deck_options.keys():
        return {}
    try:
        return workshop.secrets(options_from(game.options, setup.options))
    except BadOption:
        return workshop.deck_options  # of a time with other options: better too little than too much


def guided(setup: Setup) -> bool:
    return setup.game in PLAYABLE and is_guided(load(setup.game), setup.options, setup.seed)


def show_position(room: Room, seat: int | None, now: float) -> PositionOut:
    """The table from one seat's eyes."""
    hello = msgspec.to_builtins(Watcher(room.live, seat).hello(now))
    hello.pop("type", None)
    return PositionOut.model_validate(hello)


def show_rating(rating: RatingInfo) -> RatingOut:
    plain = msgspec.to_builtins(rating)
    return RatingOut(**plain, shown=rating.mu - 3 * rating.sigma)
