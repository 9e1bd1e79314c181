"""Whether the service is well, and what it counts."""

from __future__ import annotations

import logging

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST

from playcall import __version__
from playcall.host.errors import Refused
from playcall.server.deps import TheService
from playcall.server.errors import PLAIN_TEXT
from playcall.server.models import HealthOut

router = APIRouter(prefix="/api", tags=["status"])
log = logging.getLogger("playcall.server")


@router.get("/health")
async def health(service: TheService) -> HealthOut:
    """Whether the database answers."""
    try:
        await service.store.person("")
    except Exception as problem:
        log.error("the database does not answer: %s", type(problem).__name__)
        raise Refused("server/database", "The database cannot be reached.") from None
    return HealthOut(status="ok", version=__version__, database="ok")


@router.get("/metrics", response_class=Response, responses=PLAIN_TEXT)
async def metrics(service: TheService) -> Response:
    """Counters for Prometheus."""
    return Response(service.metrics.text(), media_type=CONTENT_TYPE_LATEST)
