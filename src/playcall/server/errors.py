"""Errors at the border: a status with a stable code, one sentence in English, and the sentence as a message."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from msgspec import to_builtins
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from playcall.contract import Text, msg, text_of
from playcall.contract.expansions import UnknownSet
from playcall.kernel import (
    BadOption,
    BadRecord,
    CardError,
    IllegalAction,
    PlaycallError,
    UnknownGame,
    UnknownToken,
)
from playcall.seasons.desk import Turned
from playcall.server.models import Problem
from playcall.tables.errors import Later, Refused
from playcall.tables.messages import Refusal
from playcall.tables.ports import Taken

log = logging.getLogger("playcall.server")

DATABASE = (DBAPIError, NoConnectionFree)
"""What comes of asking a database that is away, or whose disk is full."""

STATUS = {
    "account/claimed": 409,
    "account/none": 409,
    "account/taken": 409,
    "again/no-choice": 409,
    "auth/needed": 401,
    "auth/owner": 401,
    "auth/wrong": 401,
    "auth/wrong-password": 403,
    "body/too-large": 413,
    "body/too-slow": 408,
    "bot/unknown": 422,
    "calls/no-mail": 503,
    "calls/off": 409,
    "calls/wrong-code": 409,
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
    "hold/not-here": 403,
    "input/bad": 422,
    "invite/needed": 403,
    "invite/unknown": 404,
    "lab/changed": 409,
    "lab/going": 409,
    "lab/no-mode": 409,
    "lab/too-many": 409,
    "lab/too-many-games": 409,
    "lab/unknown": 404,
    "league/invite": 403,
    "league/no-season": 404,
    "league/no-team": 404,
    "league/none": 409,
    "league/not-open": 409,
    "league/not-yours": 403,
    "league/refused": 409,
    "league/settings": 422,
    "league/unknown": 404,
    "method/refused": 405,
    "option/bad": 422,
    "origin/refused": 403,
    "path/unknown": 404,
    "person/unknown": 404,
    "print/no-such-cards": 409,
    "rate/limit": 429,
    "record/bad": 422,
    "replay/eyes": 422,
    "rule/unknown": 404,
    "server/database": 503,
    "server/error": 500,
    "server/full": 503,
    "session/unknown": 404,
    "set/too-many": 409,
    "set/unknown": 404,
    "share/unknown": 403,
    "stand-in/rated": 409,
    "table/diverged": 409,
    "table/full": 409,
    "table/not-over": 409,
    "table/not-rated": 422,
    "table/not-started": 409,
    "table/over": 409,
    "table/started": 409,
    "table/taken": 409,
    "table/unknown": 404,
    "table/unreadable": 409,
    "undo/not-asked": 409,
    "undo/nothing": 409,
    "undo/rated": 409,
    "work/busy": 429,
    "work/failed": 503,
}
"""Every code of the interface with its status."""

MEANINGS = {
    401: "Sign in first: as a guest, with an account, or as the owner of the server.",
    403: "You are not allowed to do this.",
    404: "Not found.",
    405: "The method is not supported.",
    408: "The request did not arrive in time.",
    409: "Not possible now: the table, account, deck or collection is in another state.",
    413: "The request body is too large.",
    422: "The input is not valid; the message names the field.",
    429: "Too many requests; Retry-After says when to try again.",
    500: "An error of the server.",
    503: "The database or the mail server cannot be reached, or what was asked for takes too long.",
}
CODES = {
    UnknownGame: "game/unknown",
    UnknownSet: "set/unknown",
    BadOption: "option/bad",
    IllegalAction: "choice/illegal",
    UnknownToken: "choice/illegal",
    BadRecord: "record/bad",
    CardError: "card/bad",
}


WRONG = {
    "missing": "no-input-missing",
    "string_too_short": "no-input-too-short",
    "string_too_long": "no-input-too-long",
    "string_pattern_mismatch": "no-input-signs",
    "greater_than_equal": "no-input-too-small",
    "less_than_equal": "no-input-too-large",
    "int_parsing": "no-input-number",
    "int_type": "no-input-number",
}
"""What can be wrong with a field, by the checker's word for it."""


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How a route documents the statuses with which it refuses."""
    return {status: {"model": Problem, "description": MEANINGS[status]} for status in statuses}


PLAIN_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
"""How a route documents that it answers with text."""
EVERYWHERE = refusals(401, 403, 408, 413, 422, 429, 503)


def code_of(problem: PlaycallError) -> str:
    if isinstance(problem, Refused):
        return problem.code
    return next((code for kind, code in CODES.items() if isinstance(problem, kind)), "input/bad")


def refusal(problem: PlaycallError) -> Refusal:
    """An error as a socket sends it; what is English alone goes without a message."""
    said = text_of(problem)
    return Refusal(code_of(problem), str(problem), said if isinstance(said, Text) else None)


def response(problem: PlaycallError, headers: dict[str, str] | None = None) -> JSONResponse:
    """An error as a route sends it."""
    sent = to_builtins(refusal(problem))
    del sent["type"]
    if isinstance(problem, Turned):
        sent["rule"] = problem.rule
    later = {"retry-after": str(problem.seconds)} if isinstance(problem, Later) else {}
    return JSONResponse(sent, STATUS.get(sent["code"], 409), {**later, **(headers or {})})


def add_handlers(app: FastAPI) -> None:
    """Let every error of the app end as a `Problem`."""
    app.add_exception_handler(PlaycallError, _refused)
    app.add_exception_handler(Taken, _taken)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    for away in DATABASE:
        app.add_exception_handler(away, _no_database)
    app.add_exception_handler(Exception, _failed)


async def _refused(_: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, PlaycallError)
    return response(problem)


async def _taken(_: Request, __: Exception) -> JSONResponse:
    return response(Refused("table/taken"))


async def _invalid(_: Request, problem: Exception) -> JSONResponse:
    """Name the first field that does not fit, never what was sent."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return response(Refused("input/bad", field=where[:80], why=_why(first)))


def _why(wrong: dict[str, Any]) -> Text | str:
    """What is wrong with a field: in words of ours where people meet it, else as the checker says it."""
    if wrong["type"] not in WRONG:
        return str(wrong["msg"])
    limits = {name: value for name, value in wrong.get("ctx", {}).items() if isinstance(value, int)}
    return msg(WRONG[wrong["type"]], **limits)


async def _http(_: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    headers = dict(problem.headers or {})
    if problem.status_code == 404:
        return response(Refused("path/unknown"), headers)
    if problem.status_code == 405:
        return response(Refused("method/refused"), headers)
    return response(Refused("input/bad", "no-request", why=str(problem.detail)), headers)


async def _no_database(request: Request, problem: Exception) -> JSONResponse:
    return response(request.app.state.service.outage.gone(problem))


async def _failed(request: HTTPConnection, problem: Exception) -> JSONResponse:
    """Sockets come here too, before they have said what they want; for them the answer is the end."""
    log.error("%s %s failed: %r", request.scope.get("method", "socket"), request.url.path, problem)
    return response(failed())


def failed() -> Refused:
    """Something that nobody thought of."""
    return Refused("server/error")
