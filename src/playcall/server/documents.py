"""Large answers that never change: made once, compressed once, known to the browser by a version."""

from __future__ import annotations

import gzip
import hashlib
from typing import Annotated, Any, NamedTuple

import brotli  # type: ignore[import-untyped]
import msgspec
from fastapi import Query, Request, Response
from starlette.datastructures import Headers

FOR_EVER = "public, max-age=31536000, immutable"
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "It is the version that `If-None-Match` names."}}
Version = Annotated[
    str | None, Query(alias="v", max_length=64, description="The version one expects: may be kept for ever.")
]


LARGE = 128 * 1024
"""Bytes from which the last tenth is not worth the seconds it takes."""


class Document(NamedTuple):
    """An answer, plain and compressed in either way."""

    version: str
    plain: bytes
    small: bytes
    smallest: bytes
    kind: str = "application/json"

    @classmethod
    def of(cls, content: Any) -> Document:
        """Data as JSON."""
        return cls.written(msgspec.json.encode(content), "application/json")

    @classmethod
    def written(cls, plain: bytes, kind: str) -> Document:
        smallest = brotli.compress(plain, quality=5 if len(plain) > LARGE else 11)
        return cls(hashlib.sha256(plain).hexdigest()[:16], plain, gzip.compress(plain, mtime=0), smallest, kind)

    def answer(self, request: Request, version: str | None) -> Response:
        """The document, or that there is nothing new. `ETag` is its version."""
        kept = FOR_EVER if version == self.version else "no-cache"
        headers = {"etag": f'"{self.version}"', "cache-control": kept, "vary": "accept-encoding"}
        if self.version in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        for encoding, content in (("br", self.smallest), ("gzip", self.small)):
            if encoding in accepted(request.headers):
                return Response(content, media_type=self.kind, headers={**headers, "content-encoding": encoding})
        return Response(self.plain, media_type=self.kind, headers=headers)


def accepted(headers: Headers) -> set[str]:
    """The encodings that a browser takes."""
    words = headers.get("accept-encoding", "").split(",")
    return {word.partition(";")[0].strip() for word in words if "q=0" not in word.replace("q=0.", "")}
