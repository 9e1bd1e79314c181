"""Tables: open, find, join, leave, and look back when the game is over."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from playcall.booklet.guide import guide_of
from playcall.games import load
from playcall.host.errors import Refused
from playcall.host.hub import digest
from playcall.host.messages import Told
from playcall.host.ports import PersonInfo, TableInfo
from playcall.server.deps import Me, Somebody, TheService
from playcall.server.errors import PLAIN_TEXT, refusals
from playcall.server.models import Limit, Secret, TableId
from playcall.server.security import DOOR, door_key, give_cookie, same, share_key, shared_seat
from playcall.server.service import Service
from playcall.server.showing import seat_of, show_position, show_table
from playcall.server.tablemodels import InviteOut, Join, NewTable, OpenedTable, ShareKey, TableDetail, TableOut, ToldOut

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables", status_code=201, responses=refusals(401, 404))
async def open_table(wish: NewTable, person: Me, service: TheService) -> OpenedTable:
    """Open a table. It begins when every seat is taken."""
    if wish.guided:
        return await _open_guided(wish, person, service)
    info, invite = await service.hub.open_table(
        person, wish.game, wish.options, seats=wish.seats, rated=wish.rated, clock=wish.clock,
        on_timeout=wish.on_timeout, free_chat=wish.free_chat, listed=wish.listed,
    )  # fmt: skip
    return OpenedTable(table=show_table(info, person), invite=invite)


@router.get("/tables")
async def open_tables(
    person: Somebody,
    service: TheService,
    running: Annotated[bool, Query(description="Those with a game on, to watch, instead of those that wait.")] = False,
    limit: Limit = 50,
) -> list[TableOut]:
    """Tables that wait for players and are open to everybody."""
    found = await (service.store.running_tables(limit) if running else service.store.open_tables(limit))
    return [show_table(info, person) for info in found]


@router.get("/tables/{table}", responses=refusals(404, 409))
async def one_table(table: TableId, person: Somebody, service: TheService) -> TableDetail:
    """A table, with its position from your eyes."""
    info = await service.hub.info(table)
    rematch = await service.store.rematch(table)
    if info.started_at is None:
        return TableDetail(table=show_table(info, person), position=None, rematch=rematch)
    room = await service.hub.enter(table)
    position = show_position(room, seat_of(info, person), service.hub.now())
    return TableDetail(table=show_table(info, person, room.live.stand_ins), position=position, rematch=rematch)


@router.get("/invites/{secret}", responses=refusals(404))
async def invite(secret: Secret, service: TheService, request: Request, response: Response) -> InviteOut:
    """The table that an invite leads to. Where the server has an owner, an invite lets its guest in."""
    info = await service.store.table_by_invite(digest(secret))
    if info is None:
        raise Refused("invite/unknown", "This invite leads nowhere; ask for a new one.")
    if service.settings.owner_token:
        give_cookie(response, DOOR, door_key(service.settings.owner_token), request.url.scheme == "https")
    return InviteOut(table=info.id)


@router.post("/tables/{table}/join", responses=refusals(401, 403, 404, 409))
async def join(table: TableId, wish: Join, person: Me, service: TheService) -> TableOut:
    """Sit down on a seat, or on the first that is open. Whoever sits already stays."""
    info = await service.hub.info(table)
    if wish.share is not None:
        seat = shared_seat(info.setup, len(info.seats), wish.share)
        if seat is None or not info.seats[seat].persons:
            raise Refused("share/unknown", "This key opens no seat of this table.")
        return show_table(await service.hub.join(person, table, seat, share=True), person)
    _check_invite(info, person, wish.invite)
    return show_table(await service.hub.join(person, table, wish.seat, deck=wish.deck), person)


@router.get("/tables/{table}/share", responses=refusals(401, 403, 404))
async def share(table: TableId, person: Me, service: TheService) -> ShareKey:
    """A key for whoever shall sit on your seat with you: two coaches of one team."""
    info = await service.hub.info(table)
    return ShareKey(share=share_key(info.setup, _own_seat(info, person)))


@router.post("/tables/{table}/leave", responses=refusals(401, 403, 404, 409))
async def leave(table: TableId, person: Me, service: TheService) -> TableOut:
    """Get up before the game begins."""
    _own_seat(await service.hub.info(table), person)
    return show_table(await service.hub.leave(person, table), person)


@router.post("/tables/{table}/rematch", responses=refusals(401, 403, 404, 409))
async def rematch(table: TableId, person: Me, service: TheService) -> OpenedTable:
    """The same again, with seats turned; whoever asks second joins the first."""
    info, invite = await service.hub.rematch(person, table)
    return OpenedTable(table=show_table(info, person), invite=invite)


@router.get("/tables/{table}/record", response_class=Response, responses={**PLAIN_TEXT, **refusals(404, 409)})
async def record(table: TableId, service: TheService) -> PlainTextResponse:
    """The record of a finished game: it replays everywhere."""
    text, _ = await _capsule(service, table)
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
        raise Refused("guide/none", f"{load(wish.game).title} has no guided first game.")
    if wish.rated:
        raise Refused("table/not-rated", "The guided first game is never rated.")
    info, invite = await service.hub.open_table(
        person, wish.game, guide.options, seats=list(guide.seats), seed=guide.seed
    )
    return OpenedTable(table=show_table(info, person), invite=invite)


async def _capsule(service: Service, table: str) -> tuple[str, bytes]:
    await service.hub.info(table)
    capsule = await service.store.capsule(table)
    if capsule is None:
        raise Refused("table/not-over", "The record is open to all when the game is over.")
    return capsule


def _own_seat(info: TableInfo, person: PersonInfo) -> int:
    seat = seat_of(info, person)
    if seat is None:
        raise Refused("choice/not-yours", "You do not sit at this table.")
    return seat


def _check_invite(info: TableInfo, person: PersonInfo, invite: str | None) -> None:
    if info.listed or seat_of(info, person) is not None or info.opener == person.id:
        return
    if invite is None or not same(digest(invite), info.invite):
        raise Refused("invite/needed", "This table is for those who have its invite link.")
