"""A real Chromium and a real server. One server for each test process, one browser for each test file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.server import Server
from tools.chromium import HOW, find

TIMEOUT = 30_000
"""How long anything may take on a busy machine; what is there at once does not wait."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
expect.set_options(timeout=TIMEOUT)
HARMLESS = re.compile(r"status of (4\d\d|503)|WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_FAILED")
"""What Chromium writes when a test is refused something, asks for what is not there, or takes the server away."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of one's own, on a free port, with an empty database."""
    running = Server(tmp_path_factory.mktemp("playcall"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Started and ended with each file: while Playwright runs, no other test may run an event loop."""
    program = find()
    if program is None:
        pytest.fail(HOW)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS, timeout=30_000)
        yield browser
        browser.close()


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Opens pages, each of another person; whatever goes wrong in one fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def new(width: int = 1440, height: int = 900, theme: str = "dark", **more: object) -> Page:
        context = browser.new_context(
            base_url=server.address, viewport={"width": width, "height": height}, color_scheme=theme,  # type: ignore[arg-type]
            **({"locale": "en-GB", "reduced_motion": "reduce"} | more),  # type: ignore[arg-type]
        )  # fmt: skip
        context.set_default_timeout(TIMEOUT)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda line: wrong.append(line.text) if line.type in ("error", "warning") else None)
        return page

    yield new
    for context in contexts:
        context.close()
    assert not [line for line in wrong if not HARMLESS.search(line)]


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
