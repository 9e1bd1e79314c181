"""The browser client as it was built: its pages, and its files, compressed beforehand."""

from __future__ import annotations

import mimetypes
import os
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from playcall.server.documents import accepted
from playcall.server.pages import NOT_BUILT, NOTHING_HERE, page

CLIENT = Path(__file__).parent / "client"
PAGES = re.compile(
    r"/|/lobby|/watch|/lab|/companion|/cards|/me|/settings|/help|/credits|/join/[A-Za-z0-9_-]+|/t/[A-Za-z0-9_-]+(/report|/replay)?"
    r"|/games/[a-z0-9_]+(/cards(/[A-Za-z0-9_-]+)?|/rules|/decks|/decks/build|/collection|/companion)?|/(decks|collections|sets)/[A-Za-z0-9_-]+|/replay"
    r"|/leagues(/join/[A-Za-z0-9_-]+"
    r"|/[A-Za-z0-9_-]+(/(fixtures|bracket|draft|trades|log|seasons(/[0-9]+)?|commissioner))?)?"
)
"""The addresses of the client's own router."""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOR_EVER = "public, max-age=31536000, immutable"

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class Browser(StaticFiles):
    """Files of the client; the client's page for its addresses and, as a 404, for those that nobody has."""

    def __init__(self, folder: Path = CLIENT) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True
        self.index = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        address: str = scope["path"]
        if address == "/api" or address.startswith("/api/"):
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        if PAGES.fullmatch(address):
            return self._page(scope)
        try:
            return await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404:
                raise
            return self._missing(address)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file in the smallest form that the browser takes."""
        chosen, encoding = _smallest(Path(full_path), Headers(scope=scope))
        response = super().file_response(chosen, os.stat(chosen), scope, status_code)
        if encoding:
            response.headers["content-encoding"] = encoding
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = FOR_EVER if "/assets/" in scope["path"] else "no-cache"
        return response

    def _page(self, scope: Scope) -> Response:
        if not self.index.is_file():
            return HTMLResponse(page("Playcall", NOT_BUILT), 503)
        return self.file_response(self.index, self.index.stat(), scope)

    def _missing(self, address: str) -> Response:
        """The client's page says that there is nothing; a file that is missing needs no more than a line."""
        if "." in address.rpartition("/")[2] or not self.index.is_file():
            return HTMLResponse(page("Playcall", NOTHING_HERE), 404)
        return FileResponse(self.index, 404, headers={"cache-control": "no-cache"})


def _smallest(file: Path, headers: Headers) -> tuple[Path, str]:
    """The file, or a compressed twin of it that the browser can read."""
    wanted = accepted(headers)
    for encoding, ending in ENCODINGS:
        twin = file.with_name(file.name + ending)
        if encoding in wanted and twin.is_file():
            return twin, encoding
    return file, ""
