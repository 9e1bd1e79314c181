"""Tables: open, find, join, leave, and look back when the game is over."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from playcall.contract.guide import guide_of
from playcall.games import load
from playcall.server.deps import Me, Somebody, TheService, Viewer
from playcall.server.errors import PLAIN_TEXT, refusals
from playcall.server.models import Limit, Secret, TableId
from playcall.server.routes.sets import chosen
from playcall.server.security import DOOR, door_key, give_cookie, same, share_key, shared_seat
from playcall.server.service import Service
from playcall.server.showing import place_of, seat_of, show_position, show_problem, show_score, show_table
from playcall.server.tablemodels import (
    AgainWish,
    InviteOut,
    Join,
    NewTable,
    OpenedTable,
    ShareKey,
    TableDetail,
    TableOut,
    ToldOut,
)
from playcall.tables.errors import Refused, not_seated
from playcall.tables.hub import digest
from playcall.tables.messages import Told
from playcall.tables.ports import PersonInfo, TableInfo
from playcall.tables.room import Room

router = APIRouter(prefix="/api", tags=["tables"])

CANNOT_BE_OPENED = ("table/unreadable", "table/diverged")
"""What is told of a table beside what is known of it."""


@router.post("/tables", status_code=201, responses=refusals(401, 404))
async def open_table(wish: NewTable, person: Me, service: TheService) -> OpenedTable:
    """Open a table. It begins when every seat is taken."""
    if wish.guided:
        return await _open_guided(wish, person, service)
    game = await chosen(service, person, wish.game, wish.sets)
    info, invite = await service.hub.open_table(
        person, game, wish.options, seats=wish.seats, rated=wish.rated, clock=wish.clock,
        on_timeout=wish.on_timeout, free_chat=wish.free_chat, listed=wish.listed,
        delay=wish.delay,
    )  # fmt: skip
    return OpenedTable(table=show_table(info, person), invite=invite)


@router.get("/tables")
async def open_tables(
    person: Somebody,
    service: TheService,
    running: Annotated[bool, Query(description="Those with a game on, to watch, instead of those that wait.")] = False,
    over: Annotated[bool, Query(description="Those whose game is over, to look back at.")] = False,
    limit: Limit = 50,
) -> list[TableOut]:
    """Tables that wait for players and are open to everybody."""
    store = service.store
    listed = store.finished_tables if over else store.running_tables if running else store.open_tables
    found = await listed(limit)
    return [show_table(info, person) for info in found]


@router.get("/tables/{table}", responses=refusals(403, 404, 409))
async def one_table(table: TableId, person: Viewer, service: TheService) -> TableDetail:
    """A table, with its position from your eyes."""
    info = await service.hub.info(table)
    rematch = await service.store.rematch(table)
    if info.started_at is None:
        return TableDetail(table=show_table(info, person), position=None, score=[], rematch=rematch)
    try:
        room = await service.hub.enter(table)
    except Refused as problem:
        if problem.code not in CANNOT_BE_OPENED:
            raise
        shown = show_table(info, person)
        return TableDetail(table=shown, position=None, problem=show_problem(problem), score=[], rematch=rematch)
    seat = seat_of(info, person)
    position = show_position(room, place_of(info, person), service.hub.now())
    shown = show_table(info, person, room.live.stand_ins)
    return TableDetail(table=shown, position=position, score=show_score(room, seat), rematch=rematch)


@router.get("/invites/{secret}", responses=refusals(404))
async def invite(secret: Secret, service: TheService, request: Request, response: Response) -> InviteOut:
    """The table that an invite leads to. Where the server has an owner, an invite lets its guest in."""
    info = await service.store.table_by_invite(digest(secret))
    if info is None:
        raise Refused("invite/unknown")
    if service.settings.owner_token:
        give_cookie(response, DOOR, door_key(service.settings.owner_token), request.url.scheme == "https")
    return InviteOut(table=info.id)


@router.post("/tables/{table}/join", responses=refusals(401, 403, 404, 409))
async def join(table: TableId, wish: Join, person: Me, service: TheService) -> TableOut:
    """Sit down on a seat, or on the first that is open. Whoever sits already stays."""
    info = await service.hub.info(table)
    if wish.share is not None:
        place = shared_seat(info.setup, [place.seat for place in info.seats if place.persons], wish.share)
        if place is None:
            raise Refused("share/unknown")
        return show_table(await service.hub.join(person, table, place, share=True), person)
    _check_invite(info, person, wish.invite)
    return show_table(await service.hub.join(person, table, wish.seat, deck=wish.deck), person)


@router.get("/tables/{table}/share", responses=refusals(401, 403, 404))
async def share(table: TableId, person: Me, service: TheService) -> ShareKey:
    """A key for whoever shall sit on your seat with you and choose as you do."""
    info = await service.hub.info(table)
    return ShareKey(share=share_key(info.setup, _own_place(info, person)))


@router.post("/tables/{table}/leave", responses=refusals(401, 403, 404, 409))
async def leave(table: TableId, person: Me, service: TheService) -> TableOut:
    """Get up before the game begins."""
    _own_place(await service.hub.info(table), person)
    return show_table(await service.hub.leave(person, table), person)


@router.post("/tables/{table}/rematch", responses=refusals(401, 403, 404, 409))
async def rematch(table: TableId, person: Me, service: TheService) -> OpenedTable:
    """The same again, with seats turned; whoever asks second joins the first."""
    info, invite = await service.hub.rematch(person, table)
    return OpenedTable(table=show_table(info, person), invite=invite)


@router.post("/tables/{table}/again", status_code=201, responses=refusals(401, 403, 404, 409))
async def again(table: TableId, wish: AgainWish, person: Me, service: TheService) -> OpenedTable:
    """A finished game once more from your first choice at a ply or after it, against bots; the cards are the same."""
    info, invite = await service.hub.play_again_from(person, table, wish.ply)
    return OpenedTable(table=show_table(info, person), invite=invite)


@router.get("/tables/{table}/record", response_class=Response, responses={**PLAIN_TEXT, **refusals(404, 409)})
async def record(table: TableId, person: Somebody, service: TheService) -> PlainTextResponse:
    """The record of a finished game, or so far of one that you play against bots alone: it replays everywhere."""
    room = await _own_practice(service, table, person)
    text = (await _capsule(service, table))[0] if room is None else room.live.record(room.info.players()).to_text()
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{table}.record"'})


@router.get("/tables/{table}/events", responses=refusals(404, 409))
async def events(table: TableId, service: TheService) -> list[ToldOut]:
    """Everything that happened in a finished game, open to all."""
    _, body = await _capsule(service, table)
    lines = msgspec.json.decode(body, type=list[Told])
    return [ToldOut.model_validate(msgspec.to_builtins(line)) for line in lines]


async def _open_guided(wish: NewTable, person: PersonInfo, service: Service) -> OpenedTable:
    """The guided first game: everything but the player is given."""
    guide = guide_of(load(wish.game))
    if guide is None:
        raise Refused("guide/none", game=load(wish.game).title)
    if wish.rated:
        raise Refused("table/not-rated", "no-rated-guide")
    info, invite = await service.hub.open_table(
        person, wish.game, guide.options, seats=list(guide.seats), seed=guide.seed
    )
    return OpenedTable(table=show_table(info, person), invite=invite)


async def _own_practice(service: Service, table: str, person: PersonInfo | None) -> Room | None:
    """The room of a game that is on, where the only person may know everything: it tells the seed."""
    info = await service.hub.info(table)
    own = place_of(info, person)
    with_others = any(place.bot is None for place in info.seats if place.seat != own)
    if own is None or with_others or info.setup.rated or info.started_at is None or info.ended_at is not None:
        return None
    return await service.hub.enter(table)


async def _capsule(service: Service, table: str) -> tuple[str, bytes]:
    await service.hub.info(table)
    capsule = await service.store.capsule(table)
    if capsule is None:
        raise Refused("table/not-over", "no-record-yet")
    return capsule


def _own_place(info: TableInfo, person: PersonInfo) -> int:
    place = place_of(info, person)
    if place is None:
        raise not_seated()
    return place


def _check_invite(info: TableInfo, person: PersonInfo, invite: str | None) -> None:
    if info.listed or seat_of(info, person) is not None or info.opener == person.id:
        return
    if invite is None or not same(digest(invite), info.invite):
        raise Refused("invite/needed")
