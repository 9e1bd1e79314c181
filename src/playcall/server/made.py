"""What the back room makes for the interface: each a plain function of plain data, in whatever process it runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from playcall.bots import LEVELS
from playcall.contract.expansions import base_id
from playcall.contract.report import report_of
from playcall.games import load, title_of
from playcall.kernel import BadRecord, Record
from playcall.kernel.record import called, check_end, steps
from playcall.printing import CannotPrint, Wish, print_chosen, print_everything
from playcall.tables import coaching
from playcall.tables.capsules import Parting, is_of_today, parting
from playcall.tables.errors import because
from playcall.tables.messages import Told
from playcall.tables.replaying import look_back


class Past(msgspec.Struct, frozen=True):
    """A game to look back at."""

    record: Record
    eyes: str = "all"
    first: int = 0
    gave_up: int | None = None
    ended: bool = False
    told: bytes | None = None
    """What was told then, where rules or cards have changed since."""
    about: Mapping[str, Any] = {}
    """What is known of its table: seats, result, options."""


class Sheets(msgspec.Struct, frozen=True):
    """Cards to print."""

    game: str
    wish: tuple[Any, ...]
    everything: bool


def replay(past: Past) -> bytes:
    """A game ply by ply, up to where it goes another way today."""
    game, record, gave_up = load(past.record.game), past.record, past.gave_up
    apart = _parting(past)
    if apart is not None:
        record, gave_up = apart.before(record), None
    try:
        found = look_back(game, record, past.eyes, past.first, gave_up)
    except BadRecord as problem:
        raise because("table/diverged", problem) from problem
    if past.ended:
        found.warning = None if apart is None else str(apart.refused())
    return _written(record.game, {**msgspec.structs.asdict(found), **past.about})


def report(past: Past) -> bytes:
    """The final report of a finished game."""
    apart = _parting(past)
    if apart is not None:
        raise apart.refused()
    told = msgspec.structs.asdict(report_of(load(past.record.game), past.record))
    told.pop("stars")
    return _written(past.record.game, {"options": past.record.options, **told, **past.about})


def second_thoughts(past: Past) -> bytes:
    """What the coach thinks of the choices of the seat `first`."""
    return msgspec.json.encode(coaching.second_thoughts(past.record, past.first))


def replay_record(past: Past) -> bytes:
    """A record from outside, checked to its end."""
    record, game = past.record, load(past.record.game)
    for _, state in steps(record, game):
        final = state
    check_end(record, final)
    seats = [{"name": called(name), "bot": name if name in LEVELS else None} for name in record.seats]
    result = msgspec.to_builtins(final.result)
    if final.result is not None:
        result["text"] = msgspec.to_builtins(game.words.result(final.result))
    found = look_back(game, record, past.eyes, past.first)
    return _written(record.game, {**msgspec.structs.asdict(found), "seats": seats, "result": result})


def sheets(wanted: Sheets) -> bytes:
    """Cards, or everything in the box, as a PDF."""
    try:
        return (print_everything if wanted.everything else print_chosen)(load(wanted.game), Wish(*wanted.wish)).pdf
    except CannotPrint as problem:
        raise because("print/no-such-cards", problem) from None


def _parting(past: Past) -> Parting | None:
    """Where a finished game goes another way today, if it was played with other rules or cards."""
    game = load(past.record.game)
    if past.told is None or is_of_today(game, past.record):
        return None
    return parting(game, past.record, msgspec.json.decode(past.told, type=list[Told]))


def _written(game: str, found: Mapping[str, Any]) -> bytes:
    """What was found as JSON; it is large, so it is written once, by the quicker of two ways."""
    known = {"game": base_id(game), "edition": game, "title": title_of(game)}
    return msgspec.json.encode({**found, **known})
