"""Whether the service is well, and what it counts."""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST

from playcall import __version__
from playcall.server.deps import TheService
from playcall.server.errors import PLAIN_TEXT
from playcall.server.models import HealthOut
from playcall.server.outage import AWAY

router = APIRouter(prefix="/api", tags=["status"])


@router.get("/health")
async def health(service: TheService) -> HealthOut:
    """Whether the database answers, and what happens can be kept."""
    try:
        await service.store.person("")
        await service.store.check()
    except AWAY as problem:
        raise service.outage.gone(problem) from None
    service.outage.back()
    return HealthOut(status="ok", version=__version__, database="ok")


@router.get("/metrics", response_class=Response, responses=PLAIN_TEXT)
async def metrics(service: TheService) -> Response:
    """Counters for Prometheus."""
    return Response(service.metrics.text(), media_type=CONTENT_TYPE_LATEST)
