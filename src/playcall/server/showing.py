"""Tables and people as the interface shows them: never the seed, never a hash, never a hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from playcall.contract import text_of
from playcall.contract.expansions import Named, base_id, named_sets
from playcall.contract.guide import is_guided
from playcall.games import game_ids, load, shelf, title_of
from playcall.kernel import BadOption, PlaycallError
from playcall.kernel.options import options_from
from playcall.server.models import PersonOut, RatingOut
from playcall.server.setmodels import SetFactsOut
from playcall.server.tablemodels import PositionOut, SeatOut, SideScoreOut, TableOut
from playcall.tables.audience import Watcher
from playcall.tables.ledger import Setup
from playcall.tables.places import seat_at
from playcall.tables.ports import PersonInfo, RatingInfo, SeatInfo, TableInfo
from playcall.tables.room import Room

LAST_EVENTS = 100
"""Of a long game the socket tells everything, once; whoever asks again and again is told the last of it."""
HIDDEN = "hidden"
"""Stands for an option that only another seat may know."""


def show_person(person: PersonInfo) -> PersonOut:
    return PersonOut(id=person.id, name=person.name, username=person.username, created_at=person.created_at)


def show_seats(info: TableInfo, stand_ins: dict[int, str] | None = None) -> list[dict[str, Any]]:
    """Who sits where, as plain data; the socket sends the same."""
    return [_show_side([_show_place(place, stand_ins or {}) for place in side]) for side in info.sides()]


def _show_place(place: SeatInfo, stand_ins: dict[int, str]) -> dict[str, Any]:
    return {
        "seat": place.seat,
        "bot": place.bot,
        "stand_in": stand_ins.get(place.seat),
        "people": [{"id": one, "name": name} for one, name in zip(place.persons, place.names, strict=False)],
        "open": place.open,
        "connected": bool(place.persons) and place.lost_at is None,
    }


def _show_side(places: list[dict[str, Any]]) -> dict[str, Any]:
    """A seat of the game: its only place, or what its two coaches come to."""
    first = places[0]
    if len(places) == 1:
        return {**first, "coaches": []}
    return {
        "seat": first["seat"],
        "bot": None,
        "stand_in": None,
        "people": [person for place in places for person in place["people"]],
        "open": any(place["open"] for place in places),
        "connected": any(place["connected"] for place in places),
        "coaches": places,
    }


def place_of(info: TableInfo, person: PersonInfo | None) -> int | None:
    return None if person is None else info.place_of(person.id)


def seat_of(info: TableInfo, person: PersonInfo | None) -> int | None:
    place = place_of(info, person)
    return None if place is None else seat_at(place)


def show_table(info: TableInfo, person: PersonInfo | None, stand_ins: dict[int, str] | None = None) -> TableOut:
    setup = info.setup
    return TableOut(
        id=setup.table, game=base_id(setup.game), edition=setup.game, sets=show_sets(setup.game),
        title=title_of(setup.game), options=show_options(info, person),
        guided=guided(setup), rated=setup.rated, clock=setup.clock, on_timeout=setup.on_timeout,
        free_chat=setup.free_chat, delay=setup.delay, listed=info.listed, opener=info.opener,
        created_at=info.created_at, started_at=info.started_at, ended_at=info.ended_at,
        rematch_of=info.rematch_of, result=info.result, my_seat=seat_of(info, person),
        here=[] if person is None else info.kept_by(person.id),
        seats=[SeatOut.model_validate(seat) for seat in show_seats(info, stand_ins)],
        league=info.fixture.partition(" ")[0] or None, fixture=info.fixture.partition(" ")[2] or None,
    )  # fmt: skip


def show_sets(game_id: str) -> list[SetFactsOut]:
    """The card sets that an address names; one that is not here goes by its id."""
    return [_show_set(game_id, wanted) for wanted in named_sets(game_id)]


def _show_set(game_id: str, wanted: Named) -> SetFactsOut:
    try:
        found = shelf.find(wanted, base_id(game_id))
    except PlaycallError:
        return SetFactsOut(set=wanted.id, name=wanted.id, version=wanted.version, author="", hash=wanted.hash)
    return SetFactsOut(set=found.id, name=found.name, version=found.version, author=found.author, hash=found.hash)


def show_options(info: TableInfo, person: PersonInfo | None) -> dict[str, str]:
    """The options of a table; while the game is on, without the decks that others may not know."""
    options = info.setup.options
    if info.ended_at is not None:
        return options
    hidden = {name for name, seat in _secrets(info.setup).items() if not _knows(info, person, seat)}
    return {name: HIDDEN if name in hidden else value for name, value in options.items()}


def _knows(info: TableInfo, person: PersonInfo | None, seat: int) -> bool:
    """Whether somebody knows the deck of a seat: it is theirs, or they have given it to a bot."""
    if person is None or info.kept_by(person.id):
        return False
    is_bot = info.players()[seat] != "person" if seat < len(info.sides()) else False
    return seat == seat_of(info, person) or (is_bot and person.id == info.opener and not info.fixture)


def _secrets(setup: Setup) -> Mapping[str, int]:
    base = base_id(setup.game)
    game = load(base) if base in game_ids() else None
    workshop = None if game is None else game.workshop
    if game is None or workshop is None or not setup.options.keys() & workshop.deck_options.keys():
        return {}
    try:
        return workshop.secrets(options_from(game.options, setup.options))
    except BadOption:
        return workshop.deck_options  # of a time with other options: better too little than too much


def guided(setup: Setup) -> bool:
    return setup.game in game_ids() and is_guided(load(setup.game), setup.options, setup.seed)


def show_position(room: Room, place: int | None, now: float) -> PositionOut:
    """The table from somebody's eyes, with the last of what happened."""
    table = room.shown_to(place)
    hello = msgspec.to_builtins(Watcher(table, place).hello(now, max(0, len(table.events) - LAST_EVENTS)))
    hello.pop("type", None)
    return PositionOut.model_validate(hello)


def show_problem(problem: PlaycallError) -> Any:
    """An error as a message within an answer."""
    return msgspec.to_builtins(text_of(problem))


def show_score(room: Room, seat: int | None) -> list[SideScoreOut]:
    score = room.live.game.words.score(room.shown_to(seat).state)
    return [SideScoreOut.model_validate(msgspec.to_builtins(side)) for side in score]


def show_rating(rating: RatingInfo) -> RatingOut:
    plain = msgspec.to_builtins(rating)
    return RatingOut(**plain, shown=rating.mu - 3 * rating.sigma)
