"""Tables and people as the interface shows them: never the seed, never a hash, never a hand."""

from __future__ import annotations

from typing import Any

import msgspec

from playcall.booklet.guide import is_guided
from playcall.games import PLAYABLE, TITLES, load
from playcall.host.audience import Watcher
from playcall.host.ledger import Setup
from playcall.host.ports import DeckInfo, PersonInfo, RatingInfo, TableInfo
from playcall.host.room import Room
from playcall.server.models import DeckOut, PersonOut, RatingOut
from playcall.server.tablemodels import PositionOut, SeatOut, TableOut


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
        id=setup.table, game=setup.game, title=TITLES.get(setup.game, setup.game), options=setup.options,
        guided=guided(setup), rated=setup.rated, clock=setup.clock, on_timeout=setup.on_timeout,
        free_chat=setup.free_chat, listed=info.listed, opener=info.opener, created_at=info.created_at,
        started_at=info.started_at, ended_at=info.ended_at, rematch_of=info.rematch_of, result=info.result,
        my_seat=seat_of(info, person),
        seats=[SeatOut.model_validate(seat) for seat in show_seats(info, stand_ins)],
    )  # fmt: skip


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


def show_deck(deck: DeckInfo, problems: list[str]) -> DeckOut:
    return DeckOut(
        id=deck.id, game=deck.game, name=deck.name, text=deck.text, share=deck.share, updated_at=deck.updated_at,
        problems=problems,
    )  # fmt: skip
