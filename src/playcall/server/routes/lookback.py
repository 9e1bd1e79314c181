"""Looking back at games: replays, of tables and of records from outside, and final reports."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from playcall.kernel import Record
from playcall.server import made
from playcall.server.deps import Somebody, TheCustomer, TheService
from playcall.server.errors import refusals
from playcall.server.lookmodels import Eyes, First, OfSeat, RecordIn, ReplayOut, ReportOut, SecondThoughtsOut
from playcall.server.models import TableId
from playcall.server.service import Service
from playcall.server.showing import seat_of, show_options
from playcall.tables.capsules import is_of_today
from playcall.tables.cardsets import bring
from playcall.tables.errors import Refused, silent_coach
from playcall.tables.hub import digest
from playcall.tables.ports import SeatInfo, TableInfo
from playcall.tables.replaying import conceded, own_eyes, record_of

router = APIRouter(prefix="/api", tags=["looking back"])


@router.get("/tables/{table}/replay", response_model=ReplayOut, responses=refusals(404, 409))
async def replay(
    table: TableId, person: Somebody, customer: TheCustomer, service: TheService, eyes: Eyes = None, first: First = 0
) -> Response:
    """A finished game ply by ply from any eyes; of a game that goes on, what you have seen yourself so far."""
    info = await service.hub.info(table)
    looking = own_eyes(info, seat_of(info, person), eyes)
    past = await _past(service, info, {"options": show_options(info, person)}, eyes=looking, first=first)
    key = ("replay", table, len(past.record.actions), past.gave_up, looking, first, info.ended_at, person and person.id)
    return _json(await service.backroom.make(customer, key, made.replay, past))


@router.get("/tables/{table}/report", response_model=ReportOut, responses=refusals(404, 409))
async def report(table: TableId, customer: TheCustomer, service: TheService) -> Response:
    """The final report: score and chances over time, box score, chart, turning points, moments."""
    info = await service.hub.info(table)
    if info.ended_at is None:
        raise Refused("table/not-over", "no-report-yet")
    past = await _past(service, info, {})
    return _json(await service.backroom.make(customer, ("report", table), made.report, past))


@router.get("/tables/{table}/report/coach", response_model=SecondThoughtsOut, responses=refusals(404, 409))
async def coach(
    table: TableId, person: Somebody, customer: TheCustomer, service: TheService, seat: OfSeat = None
) -> Response:
    """Which choices of a finished game the coach would have made otherwise, knowing no more than the seat did."""
    info = await service.hub.info(table)
    if info.ended_at is None:
        raise Refused("table/not-over", "no-review-yet")
    own = seat_of(info, person) or 0 if seat is None else seat
    if own >= len(info.sides()):
        raise Refused("replay/eyes", "no-seat", seat=own)
    past = await _past(service, info, {}, first=own)
    try:
        return _json(await service.backroom.make(customer, ("coach", table, own), made.second_thoughts, past))
    except Refused as problem:
        raise silent_coach() if problem.code == "work/failed" else problem from problem


@router.post("/replays", response_model=ReplayOut, responses=refusals(404))
async def replay_record(wish: RecordIn, customer: TheCustomer, service: TheService) -> Response:
    """A record from anywhere, ply by ply. Nothing is kept of it for long."""
    record = Record.from_text(wish.record)
    await bring(service.store, record.game)
    past = made.Past(record, wish.eyes, wish.first)
    key = ("record", digest(wish.record), wish.eyes, wish.first)
    return _json(await service.backroom.make(customer, key, made.replay_record, past))


async def _past(service: Service, info: TableInfo, about: dict[str, Any], **wishes: Any) -> made.Past:
    """A table's game, with all that is needed to look back at it elsewhere."""
    record, gave_up = await table_record(service, info)
    game = await bring(service.store, record.game)
    capsule = None if is_of_today(game, record) else await service.store.capsule(info.id)
    told = None if capsule is None else capsule[1]
    about = {**about, "seats": sitters(info), "result": info.result}
    return made.Past(
        record, gave_up=gave_up, ended=info.ended_at is not None, told=told, about=about, **wishes
    )  # fmt: skip


def sitters(info: TableInfo) -> list[dict[str, Any]]:
    """Who played each seat: a bot, one person, or two coaches."""
    return [_sitter(side) for side in info.sides()]


def _sitter(side: list[SeatInfo]) -> dict[str, Any]:
    bot = side[0].bot if len(side) == 1 else None
    names = [name for place in side for name in place.names]
    return {"name": bot or " & ".join(names) or "nobody", "bot": bot}


async def table_record(service: Service, info: TableInfo) -> tuple[Record, int | None]:
    """What stands in a table's ledger, and who gave up."""
    entries = await service.store.entries(info.id)
    return record_of(info.setup, entries, info.players()), conceded(entries)


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")
