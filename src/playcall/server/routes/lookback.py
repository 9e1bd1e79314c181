"""Looking back at games: replays, of tables and of records from outside, and final reports."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from fastapi import APIRouter, Response

from playcall.booklet.report import report_of
from playcall.bots import LEVELS
from playcall.games import TITLES, load
from playcall.host.capsules import Parting, is_of_today, parting
from playcall.host.coaching import second_thoughts
from playcall.host.errors import Refused
from playcall.host.messages import Told
from playcall.host.ports import SeatInfo, TableInfo
from playcall.host.replaying import conceded, look_back, own_eyes, record_of
from playcall.host.thinking import Task
from playcall.kernel import BadRecord, Game, Record
from playcall.kernel.record import check_end, steps
from playcall.server.deps import Somebody, TheService
from playcall.server.errors import refusals
from playcall.server.lookmodels import Eyes, First, OfSeat, RecordIn, ReplayOut, ReportOut, SecondThoughtsOut
from playcall.server.models import TableId
from playcall.server.service import Service
from playcall.server.showing import seat_of, show_options

router = APIRouter(prefix="/api", tags=["looking back"])


@router.get("/tables/{table}/replay", response_model=ReplayOut, responses=refusals(404, 409))
async def replay(
    table: TableId, person: Somebody, service: TheService, eyes: Eyes = None, first: First = 0
) -> Response:
    """A finished game ply by ply from any eyes; of a game that goes on, what you have seen yourself so far."""
    info = await service.hub.info(table)
    looking = own_eyes(info, seat_of(info, person), eyes)
    record, gave_up = await table_record(service, info)
    game = load(record.game)
    apart = await _parting(service, info, game, record)
    if apart is not None:
        record, gave_up = apart.before(record), None
    try:
        found = await asyncio.to_thread(look_back, game, record, looking, first, gave_up)
    except BadRecord as problem:
        raise Refused("table/diverged", str(problem)) from problem
    if info.ended_at is not None:
        found.warning = None if apart is None else apart.sentence()
    about = {**msgspec.structs.asdict(found), "options": show_options(info, person)}
    return _answer(about, [sitter(seat) for seat in info.seats], info.result)


async def _parting(service: Service, info: TableInfo, game: Game, record: Record) -> Parting | None:
    """Where a finished game goes another way today, if it was played with other rules or cards."""
    capsule = None if is_of_today(game, record) else await service.store.capsule(info.id)
    if capsule is None:
        return None
    told = msgspec.json.decode(capsule[1], type=list[Told])
    return await asyncio.to_thread(parting, game, record, told)


@router.get("/tables/{table}/report", response_model=ReportOut, responses=refusals(404, 409))
async def report(table: TableId, service: TheService) -> Response:
    """The final report: score and chances over time, box score, chart, turning points, moments."""
    info = await service.hub.info(table)
    if info.ended_at is None:
        raise Refused("table/not-over", "The report is written when the game is over.")
    record, _ = await table_record(service, info)
    game = load(record.game)
    apart = await _parting(service, info, game, record)
    if apart is not None:
        raise Refused("table/diverged", apart.sentence())
    found = await asyncio.to_thread(report_of, game, record)
    about = {"game": record.game, "options": record.options}
    return _answer({**about, **msgspec.structs.asdict(found)}, [sitter(seat) for seat in info.seats], info.result)


@router.get("/tables/{table}/report/coach", responses=refusals(404, 409))
async def coach(table: TableId, person: Somebody, service: TheService, seat: OfSeat = None) -> SecondThoughtsOut:
    """Which choices of a finished game the coach would have made otherwise, knowing no more than the seat did."""
    info = await service.hub.info(table)
    if info.ended_at is None:
        raise Refused("table/not-over", "The coach looks back when the game is over.")
    own = seat_of(info, person) or 0 if seat is None else seat
    if own >= len(info.seats):
        raise Refused("replay/eyes", f"This table has no seat {own}.")
    record, _ = await table_record(service, info)
    task = Task(info.id, record.game, record.options, record.seed, tuple(record.actions), own, "")
    found = await service.hub.thinker.advise(task, second_thoughts)
    if found is None:
        raise Refused("coach/silent", "The coach has no answer just now; ask again.")
    return SecondThoughtsOut.model_validate(msgspec.to_builtins(found))


@router.post("/replays", response_model=ReplayOut, responses=refusals(404))
async def replay_record(wish: RecordIn) -> Response:
    """A record from anywhere, ply by ply. Nothing is kept of it."""
    return await asyncio.to_thread(_replay_record, wish)


def _replay_record(wish: RecordIn) -> Response:
    record = Record.from_text(wish.record)
    game = load(record.game)
    for _, state in steps(record, game):
        final = state
    check_end(record, final)
    seats = [{"name": name, "bot": name if name in LEVELS else None} for name in record.seats]
    result = msgspec.to_builtins(final.result)
    if final.result is not None:
        result["text"] = game.words.result(final.result)
    found = look_back(game, record, wish.eyes, wish.first)
    return _answer(msgspec.structs.asdict(found), seats, result)


def sitter(seat: SeatInfo) -> dict[str, Any]:
    return {"name": seat.bot or " & ".join(seat.names) or "nobody", "bot": seat.bot}


async def table_record(service: Service, info: TableInfo) -> tuple[Record, int | None]:
    """What stands in a table's ledger, and who gave up."""
    entries = await service.store.entries(info.id)
    names = [seat.bot or "person" for seat in info.seats]
    return record_of(info.setup, entries, names), conceded(entries)


def _answer(found: dict[str, Any], seats: list[dict[str, Any]], result: dict[str, Any] | None) -> Response:
    """What was found as JSON; it is large, so it is written once, by the quicker of two ways."""
    whole = {**found, "title": TITLES.get(found["game"], found["game"]), "seats": seats, "result": result}
    return Response(msgspec.json.encode(whole), media_type="application/json")
