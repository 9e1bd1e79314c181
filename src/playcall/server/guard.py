"""The guard in front of every request: hosts, owner token, forged requests, rates, sizes, headers, counting."""

from __future__ import annotations

import asyncio
import time
from urllib.parse import parse_qsl, urlencode

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from playcall.server.errors import response
from playcall.server.limiting import Limiter
from playcall.server.metrics import Metrics
from playcall.server.security import (
    DOOR,
    SAFE_METHODS,
    SESSION,
    door_key,
    give_cookie,
    host_is_ours,
    may_change,
    origin_is_ours,
    same,
)
from playcall.server.settings import Settings, same_place
from playcall.tables.errors import Refused
from playcall.tables.hub import digest

# Scripts come from our own files only. Style attributes are allowed (they cannot run anything): cards are SVG whose
# colours stand in them. The felt's grain is a data: picture, and an exported picture of a moment is drawn from a blob.
POLICY = (
    "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; "
    "base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
OPEN_TO_ALL = ("/api/health", "/api/invites/", "/api/leagues/invites/", "/api/refusals/")
"""Where one may go without having shown the owner's token: an invite lets its guest in; a refusal can be read."""

FILES = "/assets/"
"""The client's own files are not counted: a new client is fetched whole, to be there without the server."""


class Guard:
    """ASGI middleware; what it lets through is of a size, at a rate and from a page that we accept."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.limiter = limiter
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(scope, message)
            await send(message)

        try:
            await self._let_in(scope, receive, sending)
        finally:
            self._count(scope, status, time.perf_counter() - began)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HTTPConnection(scope)
        try:
            await self._check_rate(request)
            if (shown := await self._shown_token(request)) is not None:
                await shown(scope, receive, send)
                return
            await self._check(request)
            if scope["method"] not in SAFE_METHODS:
                receive = await self._read_body(request.headers, receive)
        except Refused as problem:
            await response(problem)(scope, receive, send)
            return
        await self.app(scope, receive, send)

    async def _check_rate(self, request: HTTPConnection) -> None:
        """Before anything that could be guessed; raises `Refused`."""
        if not host_is_ours(request.headers, self.settings):
            raise Refused("host/refused")
        if not request.scope["path"].startswith(FILES):
            await self.limiter.check("requests", address(request))

    async def _check(self, request: HTTPConnection) -> None:
        """Raises `Refused`."""
        self._check_door(request)
        if request.scope["method"] not in SAFE_METHODS:
            if not may_change(request.headers, self.settings):
                raise Refused("csrf/refused")
            await self.limiter.check("writes", self._writer(request))

    def _writer(self, request: HTTPConnection) -> str:
        """Who changes something: a session that is known, else an address, whatever its cookies say."""
        session = digest(request.cookies.get(SESSION, ""))
        return session if self.limiter.knows(session) else address(request)

    async def _read_body(self, headers: Headers, receive: Receive) -> Receive:
        """The body, if it is not too large, ready to be received again; raises `Refused`."""
        body = b""
        more = True
        while more:
            message = await self._next(receive)
            if message["type"] == "http.disconnect":
                break
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self.settings.body_limit:
                raise Refused("body/too-large", most=self.settings.body_limit)
        ready: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def again() -> Message:
            return ready.pop() if ready else await receive()

        return again

    async def _next(self, receive: Receive) -> Message:
        try:
            async with asyncio.timeout(self.settings.request_seconds):
                return await receive()
        except TimeoutError:
            raise Refused("body/too-slow", seconds=int(self.settings.request_seconds)) from None

    # The door -----------------------------------------------------------------------------------------------------

    def _check_door(self, request: HTTPConnection) -> None:
        """Raises `Refused` for a stranger, where the server has an owner."""
        token, path = self.settings.owner_token, request.scope["path"]
        if not token or not path.startswith("/api/") or path.startswith(OPEN_TO_ALL):
            return
        if not same(request.cookies.get(DOOR, ""), door_key(token)):
            raise Refused("auth/owner")

    async def _shown_token(self, request: HTTPConnection) -> RedirectResponse | None:
        """Whoever shows the owner's token gets a cookie, and an address without it; raises `Refused`."""
        token, shown = self.settings.owner_token, request.query_params.get("token")
        if not token or shown is None or request.scope["method"] != "GET":
            return None
        await self.limiter.check("passwords", address(request))
        if not same(shown, token):
            return None
        rest = [(name, value) for name, value in parse_qsl(request.url.query) if name != "token"]
        path = "/" + request.scope["path"].lstrip("/")
        answer = RedirectResponse(path + (f"?{urlencode(rest)}" if rest else ""), 303)
        give_cookie(answer, DOOR, door_key(token), request.url.scheme == "https")
        return answer

    # Sockets ------------------------------------------------------------------------------------------------------

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HTTPConnection(scope)
        try:
            await self._check_socket(request)
        except Refused as problem:
            await receive()
            await self._refuse_socket(scope, receive, send, problem)
            return
        await self.app(scope, receive, send)

    async def _check_socket(self, request: HTTPConnection) -> None:
        if not host_is_ours(request.headers, self.settings):
            raise Refused("host/refused")
        if origin_is_ours(request.headers, self.settings) is False:
            raise Refused("origin/refused")
        await self.limiter.check("sockets", address(request))
        self._check_door(request)

    async def _refuse_socket(self, scope: Scope, receive: Receive, send: Send, problem: Refused) -> None:
        """With the same answer as a request, where the web server can give one."""
        if "websocket.http.response" in scope.get("extensions", {}):
            await response(problem)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": problem.code})

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in ("GET", "POST", "PUT", "PATCH", "DELETE") else "other"
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.seconds.labels(route).observe(seconds)


def address(request: HTTPConnection) -> str:
    """Where a request comes from."""
    return same_place(request.client.host) if request.client is not None else ""


def _add_headers(scope: Scope, message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
