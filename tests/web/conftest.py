"""A real Chromium and a real server, one of each for each test process."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.playing import TIMEOUT
from tests.web.server import Server
from tools.chromium import HOW, find

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
LISTENING = re.compile(r"DevTools listening on (ws://\S+)")
expect.set_options(timeout=TIMEOUT)
HARMLESS = re.compile(
    r"status of (4\d\d|503)|WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_FAILED|blocked by Playwright"
    r"|was preloaded using link preload but not used within a few seconds"
)
"""What Chromium writes when a test is refused something, asks for what is not there, or takes the server away;
and where a busy machine is slow to use what it has loaded."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of one's own, on a free port, with an empty database."""
    running = Server(tmp_path_factory.mktemp("playcall"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One browser for all files; its address. It runs by itself, without an event loop in this process."""
    program = find()
    if program is None:
        pytest.fail(HOW)
    folder = tmp_path_factory.mktemp("chromium")
    command = [program, "--headless", "--remote-debugging-port=0", f"--user-data-dir={folder}", *FLAGS, "about:blank"]
    running = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert running.stderr is not None
    try:
        address = next((found[1] for line in running.stderr if (found := LISTENING.search(line))), None)
        assert address, "Chromium did not start."
        reader = threading.Thread(target=running.stderr.read, daemon=True)
        reader.start()
        yield address
        os.killpg(running.pid, signal.SIGTERM)
        reader.join(30)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)  # its helpers too: they hold the line that was read from
        running.wait(30)
        running.stderr.close()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """A line to the browser for each file: while Playwright runs, no other test may run an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.connect_over_cdp(chromium, timeout=TIMEOUT)
        yield browser
        browser.close()


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Opens pages, each of another person who has read nothing yet; whatever goes wrong in one fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def new(width: int = 1440, height: int = 900, theme: str = "dark", **more: object) -> Page:
        how = {
            "base_url": server.address, "color_scheme": theme, "locale": "en-GB", "reduced_motion": "reduce",
            "service_workers": "block", "viewport": {"width": width, "height": height}, **more,
        }  # fmt: skip
        context = browser.new_context(**how)  # type: ignore[arg-type]
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
