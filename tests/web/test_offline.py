"""Without a network, without the server, and after an upgrade: what goes on, what waits, and that nothing old stays."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import NewPage
from tests.web.playing import choose_by_keys, sit_down, wait_for_choice
from tests.web.server import ROOT, Server

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise(requestAnimationFrame);
}"""
RENEWED = """async () => {
  const keeper = await navigator.serviceWorker.getRegistration();
  while (!(await caches.keys()).includes("playcall-second") || keeper.installing || keeper.waiting)
    await new Promise(requestAnimationFrame);
}"""
NO_NETWORK = "Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })"
ELSEWHERE = re.compile(r"^(?!http://127\.0\.0\.1|data:|blob:)")


def test_without_a_network_bots_play_on_and_nothing_is_asked_of_anybody_else(page: Page) -> None:
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page.route(ELSEWHERE, refuse)
    page.add_init_script(NO_NETWORK)
    page.goto("/")
    expect(page.get_by_role("heading", name="No network")).to_be_visible()
    page.get_by_role("button", name="Invite a friend to Highlights 2052").click()
    expect(page.get_by_text("the link reaches nobody until it has one")).to_be_visible()
    sit_down(page)
    for _ in range(6):
        wait_for_choice(page)
        choose_by_keys(page)
    assert not asked


def test_without_the_server_the_page_opens_says_what_waits_and_goes_on_by_itself(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(service_workers="allow")
    page.goto("/")
    page.evaluate(KEPT)
    page.goto("/games/highlights_2052/rules")
    page.locator("[id='FH-1.1']").wait_for()
    table = sit_down(page)
    wait_for_choice(page)
    server.stop()
    page.goto("/")
    expect(page.get_by_role("heading", name="The server is away")).to_be_visible()
    page.goto("/games/highlights_2052/rules")
    expect(page.locator("[id='FH-1.1']")).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    server.start()
    wait_for_choice(page)
    expect(page.get_by_text("The server does not answer")).to_be_hidden()


# The worker after an upgrade ------------------------------------------------------------------------------------------


class Quiet(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("cache-control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class Release:
    """A client of one file, served and replaced."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "assets").mkdir()
        self.serving = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        threading.Thread(target=self.serving.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.serving.server_address[1]}"

    def publish(self, name: str) -> None:
        worker = (ROOT / "web" / "worker.js").read_text(encoding="utf-8")
        for old in (self.folder / "assets").iterdir():
            old.unlink()
        (self.folder / "assets" / f"{name}.js").write_text(
            f"document.body.append('{name}'); navigator.serviceWorker.register('/worker.js');"
        )
        (self.folder / "index.html").write_text(f"<!doctype html><body><script src='/assets/{name}.js'></script>")
        files = f'["/", "/assets/{name}.js"]'
        (self.folder / "worker.js").write_text(
            worker.replace("/* files */ []", files).replace("/* version */", name), encoding="utf-8"
        )

    def stop(self) -> None:
        self.serving.shutdown()
        self.serving.server_close()


@pytest.fixture
def release(tmp_path: Path) -> Iterator[Release]:
    serving = Release(tmp_path)
    yield serving
    serving.stop()


def test_a_new_client_is_shown_at_once_and_is_the_one_that_is_kept(new_page: NewPage, release: Release) -> None:
    page = new_page(service_workers="allow")
    release.publish("first")
    page.goto(release.address)
    page.evaluate(KEPT)
    release.publish("second")
    page.reload()
    expect(page.locator("body")).to_have_text("second")
    page.evaluate(RENEWED)
    assert page.evaluate("fetch('/assets/first.js').then((file) => file.ok)"), "pages that are open still need it"
    release.stop()
    page.reload()
    expect(page.locator("body")).to_have_text("second")
