"""The web application: settings in, an ASGI app out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import Depends, FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from playcall import __version__
from playcall.server import pages
from playcall.server.browser import Browser
from playcall.server.deps import sets_here
from playcall.server.draining import draining_first
from playcall.server.errors import EVERYWHERE, add_handlers
from playcall.server.guard import Guard
from playcall.server.leaguesockets import league_socket
from playcall.server.limiting import Limiter
from playcall.server.metrics import Metrics
from playcall.server.routes import (
    account,
    boxes,
    calls,
    collections,
    companions,
    decks,
    faces,
    galleries,
    lab,
    leagues,
    library,
    lookback,
    people,
    playing,
    sets,
    sounds,
    status,
    tables,
)
from playcall.server.service import Ports, Service, open_ports
from playcall.server.settings import Settings
from playcall.server.sockets import table_socket
from playcall.tables.backroom import Backroom
from playcall.tables.thinking import Thinker

ABOUT = (
    "Football card games. Requests that change something carry the header `X-Playcall: 1`, unless they come from a "
    "page of this server. Every error is `{code, message}`."
)


def create_app(
    settings: Settings, ports: Ports = open_ports, thinker: Thinker | None = None, backroom: Backroom | None = None
) -> FastAPI:
    """The application; it opens its database when it starts and closes it when it ends."""
    limiter, metrics = Limiter(settings.rates), Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = Service(settings, limiter, metrics)
        await service.open(ports, thinker, backroom)
        app.state.service = service
        try:
            with draining_first(service):
                yield
        finally:
            await service.close()

    app = FastAPI(
        title="Playcall", version=__version__, description=ABOUT, lifespan=lifespan, openapi_url="/api/openapi.json",
        docs_url=None, redoc_url=None, redirect_slashes=False,
    )  # fmt: skip
    add_handlers(app)
    for part in (
        library,
        boxes,
        faces,
        galleries,
        companions,
        sounds,
        people,
        account,
        calls,
        tables,
        playing,
        lookback,
        decks,
        collections,
        leagues,
        sets,
        lab,
        status,
    ):
        app.include_router(part.router, responses=EVERYWHERE, dependencies=[Depends(sets_here)])
    app.include_router(pages.router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", table_socket))
    app.router.routes.append(WebSocketRoute("/api/leagues/{league}/socket", league_socket))
    app.router.default = Browser()
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=6)
    app.add_middleware(Guard, settings=settings, limiter=limiter, metrics=metrics)
    return app
