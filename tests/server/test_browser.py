"""The client's pages and files: small, cached as long as they may be, and a plain word where one is missing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from playcall.server.browser import Browser
from tests.server.house import House

pytestmark = pytest.mark.anyio

PLAIN = {"accept-encoding": "identity"}
PAGES = [
    "/", "/lobby", "/me", "/settings", "/help", "/credits", "/join/s3cret-_", "/t/ab12", "/t/ab12/report",
    "/t/ab12/replay", "/games/highlights_2052", "/games/highlights_2052/cards", "/games/highlights_2052/rules",
    "/cards", "/watch", "/companion", "/games/highlights_2052/companion", "/games/highlights_2052/cards/hb01",
]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    for name, text in {"index.html": "<h1>Index", "assets/app-1.js": "let a", "favicon.svg": "<svg>"}.items():
        (tmp_path / name).write_text(text)
        (tmp_path / f"{name}.br").write_text(f"br {text}")
        (tmp_path / f"{name}.gz").write_text(f"gz {text}")
    return tmp_path


@pytest.fixture
async def visitor(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = Starlette()
    app.router.default = Browser(folder)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as visitor:
        yield visitor


@pytest.mark.parametrize("path", PAGES)
async def test_every_address_of_the_client_is_its_page(visitor: httpx.AsyncClient, path: str) -> None:
    answer = await visitor.get(path, headers=PLAIN)
    assert (answer.status_code, answer.text) == (200, "<h1>Index")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nowhere", "/t/", "/t/a/b", "/games/x/y", "/join/", "/lobby/"])
async def test_an_unknown_address_is_the_clients_page_as_a_404(visitor: httpx.AsyncClient, path: str) -> None:
    answer = await visitor.get(path)
    assert (answer.status_code, answer.text) == (404, "<h1>Index")


@pytest.mark.parametrize("path", ["/assets/gone-1.js", "/robots.txt", "/../browser.py", "/assets/../../pages.py"])
async def test_a_missing_file_is_a_plain_404(visitor: httpx.AsyncClient, path: str) -> None:
    answer = await visitor.get(path)
    assert answer.status_code == 404
    assert "nothing at this address" in answer.text


@pytest.mark.parametrize(
    ("accepted", "encoding", "start"),
    [
        ("gzip, deflate, br", "br", "br "),
        ("gzip", "gzip", "gz "),
        ("br;q=0, gzip;q=0.5", "gzip", "gz "),
        ("identity", None, "let"),
    ],
)
async def test_files_come_in_the_smallest_form_the_browser_takes(
    visitor: httpx.AsyncClient, accepted: str, encoding: str | None, start: str
) -> None:
    async with visitor.stream("GET", "/assets/app-1.js", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert raw.decode().startswith(start)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"


async def test_named_files_are_kept_for_ever_and_others_asked_for_again(visitor: httpx.AsyncClient) -> None:
    named = await visitor.get("/assets/app-1.js", headers=PLAIN)
    assert named.headers["cache-control"] == "public, max-age=31536000, immutable"
    other = await visitor.get("/favicon.svg", headers=PLAIN)
    assert other.headers["cache-control"] == "no-cache"
    again = await visitor.get("/favicon.svg", headers={**PLAIN, "if-none-match": other.headers["etag"]})
    assert again.status_code == 304


async def test_pages_are_only_read(visitor: httpx.AsyncClient) -> None:
    assert (await visitor.post("/")).status_code == 405
    assert (await visitor.head("/", headers=PLAIN)).status_code == 200


async def test_a_client_that_is_not_built_says_so_and_how(visitor: httpx.AsyncClient, folder: Path) -> None:
    (folder / "index.html").unlink()
    answer = await visitor.get("/lobby")
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert (await visitor.get("/nowhere")).status_code == 404


async def test_the_interface_keeps_its_own_errors(house: House) -> None:
    async with house.stranger() as visitor:
        assert (await visitor.http.get("/api/nowhere")).json()["code"] == "path/unknown"
        assert (await visitor.http.post("/api/games", headers={"x-playcall": "1"})).json()["code"] == "method/refused"
        assert (await visitor.http.get("/")).status_code == 200


async def test_long_answers_are_compressed_and_short_ones_are_not(house: House) -> None:
    async with house.stranger() as visitor:
        long = await visitor.http.get("/api/games/highlights_2052/cards", headers={"accept-encoding": "gzip"})
        assert long.headers["content-encoding"] == "gzip"
        assert int(long.headers["content-length"]) < 30_000
        assert (
            "content-encoding" not in (await visitor.http.get("/api/me", headers={"accept-encoding": "gzip"})).headers
        )
