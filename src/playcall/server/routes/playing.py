"""At the table: choices, undo, conceding, stand-ins, chat. The socket offers the same."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query

from playcall.server.chat import say
from playcall.server.deps import Player, TheService
from playcall.server.errors import refusals
from playcall.server.models import Done, Limit, TableId
from playcall.server.tablemodels import (
    Action,
    Entered,
    LineOut,
    NewLine,
    ProposalAnswer,
    StandInWish,
    UndoAnswer,
    Undone,
)

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"], responses=refusals(404))


@router.post("/act", responses=refusals(401, 403, 409))
async def act(table: TableId, action: Action, person: Player, service: TheService) -> Entered:
    """Choose. When this answers, the choice is kept and everybody has been told."""
    entry = await service.hub.act(person, table, action.decision, action.token)
    return Entered(ply=entry.ply)


@router.post("/undo", responses=refusals(401, 403, 409))
async def undo(table: TableId, person: Player, service: TheService) -> Undone:
    """Take back your last choice, or ask the others to allow it."""
    return Undone(undone=await service.hub.undo(person, table))


@router.post("/undo/answer", responses=refusals(401, 403, 409))
async def answer_undo(table: TableId, answer: UndoAnswer, person: Player, service: TheService) -> Done:
    """Allow what another wants to take back, or not."""
    await service.hub.answer_undo(person, table, answer.agree)
    return Done()


@router.post("/proposal/answer", responses=refusals(401, 403, 409))
async def answer_proposal(table: TableId, answer: ProposalAnswer, person: Player, service: TheService) -> Done:
    """Have a joint choice of your fellow coach sent, or give it back once for another."""
    await service.hub.answer_proposal(person, table, answer.decision, answer.agree)
    return Done()


@router.post("/concede", responses=refusals(401, 403, 409))
async def concede(table: TableId, person: Player, service: TheService) -> Done:
    """Give up."""
    await service.hub.concede(person, table)
    return Done()


@router.post("/stand-in", responses=refusals(401, 403, 409))
async def stand_in(table: TableId, wish: StandInWish, person: Player, service: TheService) -> Done:
    """Let a bot play for you, or take over again."""
    await service.hub.stand_in(person, table, wish.level)
    return Done()


@router.get("/chat")
async def chat(
    table: TableId,
    service: TheService,
    after: Annotated[int, Query(ge=0, le=2**53, description="Lines after the one of this id.")] = 0,
    limit: Limit = 100,
) -> list[LineOut]:
    """What was said, oldest first."""
    await service.hub.info(table)
    lines = await service.store.said(table, after, limit)
    return [LineOut(**msgspec.to_builtins(line)) for line in lines]


@router.post("/chat", status_code=201, responses=refusals(401, 403))
async def new_line(table: TableId, line: NewLine, person: Player, service: TheService) -> LineOut:
    """Say something."""
    return LineOut(**msgspec.to_builtins(await say(service.hub, person, table, line.phrase, line.text)))
