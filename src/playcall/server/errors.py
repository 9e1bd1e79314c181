"""Errors at the border: every one is a status with `{"code", "message"}`, a stable code and one sentence."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from starlette.exceptions import HTTPException

from playcall.host.errors import Refused
from playcall.host.ports import Taken
from playcall.kernel import BadOption, BadRecord, CardError, IllegalAction, PlaycallError, UnknownGame, UnknownToken
from playcall.server.models import Problem

log = logging.getLogger("playcall.server")

STATUS = {
    "account/claimed": 409,
    "account/taken": 409,
    "auth/needed": 401,
    "auth/owner": 401,
    "auth/wrong": 401,
    "body/too-large": 413,
    "bot/unknown": 422,
    "card/bad": 422,
    "chat/empty": 422,
    "chat/not-seated": 403,
    "chat/phrase": 422,
    "chat/phrases-only": 403,
    "choice/illegal": 422,
    "choice/not-yours": 403,
    "choice/stale": 409,
    "coach/not-here": 409,
    "coach/silent": 503,
    "collection/busy": 409,
    "collection/none": 409,
    "collection/unknown": 404,
    "csrf/refused": 403,
    "deck/given": 409,
    "deck/no-answer": 503,
    "deck/none": 409,
    "deck/other-game": 409,
    "deck/too-many": 409,
    "deck/unknown": 404,
    "game/unknown": 404,
    "guide/none": 404,
    "host/refused": 403,
    "input/bad": 422,
    "invite/needed": 403,
    "invite/unknown": 404,
    "method/refused": 405,
    "option/bad": 422,
    "path/unknown": 404,
    "person/unknown": 404,
    "print/no-such-cards": 409,
    "rate/limit": 429,
    "record/bad": 422,
    "replay/eyes": 422,
    "rule/unknown": 404,
    "server/database": 503,
    "server/error": 500,
    "share/unknown": 403,
    "table/diverged": 409,
    "table/full": 409,
    "table/not-over": 409,
    "table/not-rated": 422,
    "table/not-started": 409,
    "table/over": 409,
    "table/started": 409,
    "table/taken": 409,
    "table/unknown": 404,
    "undo/not-asked": 409,
    "undo/nothing": 409,
    "undo/rated": 409,
}
"""Every code of the interface with its status."""

MEANINGS = {
    401: "Somebody must be known first: a guest, an account, or the owner of the server.",
    403: "Not allowed to whoever asks.",
    404: "There is no such thing.",
    405: "Not in this way.",
    409: "Not now: the table, account, deck or collection is in another state.",
    413: "The body is too large.",
    422: "The input does not fit; the message names the field.",
    429: "Too often; Retry-After says when to try again.",
    500: "A mistake of the server.",
    503: "The database cannot be reached.",
}
CODES = {
    UnknownGame: "game/unknown",
    BadOption: "option/bad",
    IllegalAction: "choice/illegal",
    UnknownToken: "choice/illegal",
    BadRecord: "record/bad",
    CardError: "card/bad",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How a route documents the statuses with which it refuses."""
    return {status: {"model": Problem, "description": MEANINGS[status]} for status in statuses}


PLAIN_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
"""How a route documents that it answers with text."""
EVERYWHERE = refusals(401, 403, 413, 422, 429, 503)


def code_of(problem: PlaycallError) -> str:
    if isinstance(problem, Refused):
        return problem.code
    return next((code for kind, code in CODES.items() if isinstance(problem, kind)), "input/bad")


def response(code: str, message: str, headers: dict[str, str] | None = None) -> JSONResponse:
    """An error as it is sent."""
    return JSONResponse({"code": code, "message": message}, STATUS.get(code, 409), headers)


def add_handlers(app: FastAPI) -> None:
    """Let every error of the app end as a `Problem`."""
    app.add_exception_handler(PlaycallError, _refused)
    app.add_exception_handler(Taken, _taken)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(DBAPIError, _no_database)
    app.add_exception_handler(NoConnectionFree, _no_database)
    app.add_exception_handler(Exception, _failed)


async def _refused(_: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, PlaycallError)
    return response(code_of(problem), str(problem))


async def _taken(_: Request, __: Exception) -> JSONResponse:
    return response("table/taken", "Somebody else was quicker; look again.")


async def _invalid(_: Request, problem: Exception) -> JSONResponse:
    """Name the first field that does not fit, never what was sent."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return response("input/bad", f"'{where[:80]}' does not fit: {first['msg']}.")


async def _http(_: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    headers = dict(problem.headers or {})
    if problem.status_code == 404:
        return response("path/unknown", "There is nothing at this address; /api/docs lists what there is.", headers)
    if problem.status_code == 405:
        return response("method/refused", "This address does not take that method.", headers)
    return response("input/bad", f"The request cannot be read: {problem.detail}.", headers)


async def _no_database(request: Request, problem: Exception) -> JSONResponse:
    log.error("%s %s: the database refuses: %s", request.method, request.url.path, type(problem).__name__)
    return response("server/database", "The database cannot be reached just now; try again in a moment.")


async def _failed(request: Request, problem: Exception) -> JSONResponse:
    log.error("%s %s failed: %r", request.method, request.url.path, problem)
    return response("server/error", FAILED)


FAILED = "The server made a mistake, and it is noted. Try again; if that does not help, report it."
