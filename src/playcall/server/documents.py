"""Large answers that never change: made once, compressed once, known to the browser by a version."""

from __future__ import annotations

import gzip
import hashlib
from typing import Annotated, Any, NamedTuple

import msgspec
from fastapi import Query, Request, Response

FOR_EVER = "public, max-age=31536000, immutable"
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "It is the version that `If-None-Match` names."}}
Version = Annotated[
    str | None, Query(alias="v", max_length=64, description="The version one expects: may be kept for ever.")
]


class Document(NamedTuple):
    """JSON, plain and compressed."""

    version: str
    plain: bytes
    small: bytes

    @classmethod
    def of(cls, content: Any) -> Document:
        plain = msgspec.json.encode(content)
        return cls(hashlib.sha256(plain).hexdigest()[:16], plain, gzip.compress(plain, mtime=0))

    def answer(self, request: Request, version: str | None) -> Response:
        """The document, or that there is nothing new. `ETag` is its version."""
        kept = FOR_EVER if version == self.version else "no-cache"
        headers = {"etag": f'"{self.version}"', "cache-control": kept, "vary": "accept-encoding"}
        if self.version in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.small, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
        return Response(self.plain, media_type="application/json", headers=headers)
